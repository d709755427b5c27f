# SPDX-License-Identifier: BSD-3-Clause
"""The C names and functions that the model's objects become. Pure: from objects to text, nothing kept."""

from dataclasses import dataclass

from codegen import c_text

def constant(thing, family=""):
    """TUTTI_F32, TUTTI_SUM, TUTTI_COLLECTIVE_ALL_REDUCE."""
    return f"TUTTI_{family}{thing.name.upper()}"


def status_constant(status):
    return "TUTTI_OK" if status.is_ok else constant(status, "ERR_")


def collective_constant(collective):
    return constant(collective, "COLLECTIVE_")


def operator_row(operator):
    """The row of an operator in the internal tables."""
    return f"TUTTI__OP_{operator.name.upper()}"


def c_type(dtype):
    if dtype.kind == "boolean":
        return "bool"
    if dtype.kind == "float":
        return {32: "float", 64: "double"}[dtype.bits]
    if dtype.kind == "narrow":
        return f"tutti_{dtype.name}"
    return storage(dtype)


def storage(dtype):
    """The C type in which an element lies in memory and travels."""
    if dtype.kind == "float":
        return {32: "float", 64: "double"}[dtype.bits]
    return f"{'' if dtype.kind == 'signed' else 'u'}int{dtype.bits}_t"


@dataclass(frozen=True)
class Function:
    """A C function that returns a tutti_status. parameters: (type, name)."""
    name: str
    parameters: tuple

    def declare(self):
        return c_text.prototype("tutti_status", self.name, self.parameters, prefix="TUTTI_NODISCARD", tail=";")

    def declare_plain(self):
        """Without the attribute, which internal functions do not need."""
        return c_text.prototype("tutti_status", self.name, self.parameters, tail=";")

    def define(self):
        return c_text.prototype("tutti_status", self.name, self.parameters)

    @property
    def parameter_names(self):
        return [name for _, name in self.parameters]


COMM = ("tutti_comm *", "comm")
_FIXED = {"count": "size_t", "operator": "tutti_op", "root": "int"}


def parameter_type(parameter, element):
    """The C type of a parameter where elements have the C type `element`."""
    if parameter.is_buffer:
        return c_text.pointer(element, const=not parameter.is_written)
    return _FIXED[parameter.kind]


def any_parameters(collective):
    """The parameters of the run-time form without comm: dtype stands directly after the last count."""
    found = []
    last = max((i for i, p in enumerate(collective.parameters) if p.kind == "count"), default=None)
    for number, parameter in enumerate(collective.parameters):
        found.append((parameter_type(parameter, "void"), parameter.name))
        if number == last and collective.is_typed:
            found.append(("tutti_dtype", "dtype"))
    return tuple(found)


def typed_function(collective, dtype):
    element = c_type(dtype)
    parameters = tuple((parameter_type(p, element), p.name) for p in collective.parameters)
    return Function(f"tutti_{collective.name}_{dtype.name}", (COMM, *parameters))


def any_function(collective):
    """The form for any type given at run time; of an untyped collective the plain one."""
    return Function(f"tutti_{collective.name}{'_any' if collective.is_typed else ''}", (COMM, *any_parameters(collective)))


def with_function(collective):
    return Function(f"tutti_{collective.name}_with",
                    (COMM, *any_parameters(collective), ("const tutti_call *", "call")))


def args_type(collective):
    return f"tutti_{collective.name}_args"


def entry_function(collective):
    return Function(f"tutti__{collective.name}",
                    (COMM, (f"const {args_type(collective)} *", "args"), ("const tutti_call *", "call")))


def core_function(engine, collective):
    return Function(f"tutti__{engine.name}_{collective.name}", core_parameters(collective))


def slot(collective):
    """The member of tutti_backend_ops."""
    return c_text.prototype("tutti_status", f"(*{collective.name})", core_parameters(collective), prefix="   ", tail=";")


def core_parameters(collective):
    return (("tutti_group *", "group"), (f"const {args_type(collective)} *", "args"), ("tutti_request *", "request"))


def body(collective, call="NULL", dtype="dtype"):
    """The statements that fill the argument struct and call the entry."""
    values = [dtype if name == "dtype" else name for _, name in any_parameters(collective)]
    fill = c_text.fill(f"const {args_type(collective)} args = {{ ", ["sizeof args", *values], " };", indent=c_text.INDENT)
    call = c_text.call(f"tutti__{collective.name}", ["comm", "&args", call], prefix="return ", tail=";", indent=c_text.INDENT)
    return f"{fill}\n\n{call}"


def public_names(model, collective):
    """Every name that a collective makes or keeps for itself; some of the siblings come with a later version."""
    base = f"tutti_{collective.name}"
    names = [base, f"{base}_any", f"{base}_with", f"{base}_init", f"{base}_async", args_type(collective)]
    for dtype in model.dtypes:
        names += [f"{base}_{dtype.name}", f"{base}_{dtype.name}_async"]
    return names


# ---- lists and rows ----------------------------------------------------------------------------------------------------

def enumerators(rows):
    """rows: (name, number, text of the comment or None). Comments that are too long for a line stand above theirs."""
    rows = list(rows)
    cells = []
    for index, (name, number, text) in enumerate(rows):
        comma = "," if index < len(rows) - 1 else ""
        cells.append([f"{name} = {number}{comma}"] + ([f"/* {text} */"] if text else []))
    beside = c_text.aligned(cells)
    if max(map(len, beside.split("\n")), default=0) <= c_text.WIDTH:
        return beside
    above = [[c_text.comment(text, c_text.INDENT)] if text else [] for _, _, text in rows]
    return "\n".join(line for texts, row in zip(above, cells) for line in (*texts, c_text.INDENT + row[0]))


def shape_row(collective):
    """A row of tutti__collective_shapes."""
    flags = ["true" if flag else "false" for flag in (collective.is_typed, collective.has_op)]
    return c_text.fill(f"    [{collective_constant(collective)}] = {{ ",
                       [f"offsetof(tutti_backend_ops, {collective.name})", *flags], " },")


def status_rows(model):
    return [(status_constant(s), s.id, s.text) for s in model.statuses]


def dtype_rows(model):
    return [("TUTTI_DTYPE_NONE", 0, "no type, for calls without one")] + [(constant(d), d.id, d.text) for d in model.dtypes]


def collective_rows(model):
    return [(collective_constant(c), c.id, None) for c in model.collectives]


def operator_rows(model):
    return [("TUTTI__OP_NONE", 0, None)] + [(operator_row(o), o.id, None) for o in model.operators]


def collective_names(model):
    """(index, name) of a table that has a text at every index."""
    names = {c.id: c.name for c in model.collectives}
    return [(collective_constant_or(names, i), names.get(i, "unknown")) for i in range(model.n_collectives)]


def collective_constant_or(names, number):
    return f"TUTTI_COLLECTIVE_{names[number].upper()}" if number in names else str(number)


def types_of(model, operator):
    return [d for d in model.dtypes if operator.goes_with(d)]


def carried_types(model, engine, operator):
    return [d for d in model.dtypes if engine.how(operator, d) in ("native", "fold")]


def type_set(dtypes):
    return c_text.bits(d.id for d in dtypes)


def engine_type(engine, dtype):
    return next(t.engine for t in engine.types if t.storage == storage(dtype))


def how_row(engine, operator, dtype):
    how = f"TUTTI__{engine.name.upper()}_{engine.how(operator, dtype).upper()}"
    return f"    [{operator_row(operator)}][{constant(dtype)}] = {how},"


def names(things):
    return [thing.name for thing in things]


def any_names(collective):
    """The members of the argument struct after size."""
    return [name for _, name in any_parameters(collective)]


def neighbours(words):
    """Each word with the one after it."""
    return list(zip(words, words[1:]))
