# SPDX-License-Identifier: BSD-3-Clause
"""The table of the conformance suite (tests/conformance/table.h): how to call each function, and how many cases there are.

The suite in C finds its cases by itself; the numbers here come from the spec alone, and the suite compares them with what it ran.
"""

from codegen import c_text, spell

SIZES = (1, 2, 3, 4)          # ranks of a communicator
SMALL_COUNTS = (0, 1, 17)     # each with every root
LARGE_BYTES = 20000           # a block of this size and a few more elements, with one root
FORMS = 4                     # typed, plain, any, with


def _everyone(buffer):
    return buffer is not None and not buffer.at_root_only


def _received(c):
    return c.written or c.of_kind("inout")


# What every rank can see is wrong: which collectives it goes with.
FAULTS = {
    "communicator NULL": lambda c: True,
    "call.size 0": lambda c: True,
    "device memory": lambda c: True,
    "call.request": lambda c: True,
    "call.timeout_seconds": lambda c: True,
    "root -1": lambda c: c.has_root,
    "root size": lambda c: c.has_root,
    "no type": lambda c: c.is_typed,
    "unknown type": lambda c: c.is_typed,
    "no operator": lambda c: c.has_op,
    "count past PTRDIFF_MAX": lambda c: c.is_typed,
    "send NULL": lambda c: _everyone(c.read),
    "recv NULL": lambda c: _everyone(_received(c)),
    "overlap": lambda c: _everyone(c.read) and _everyone(_received(c)),
}


# ---- counting ------------------------------------------------------------------------------------------------------------

def faults(collective):
    return sum(1 for applies in FAULTS.values() if applies(collective))


def placements(collective, size):
    """Apart, in place and, with several ranks, mixed."""
    if not collective.has_in_place:
        return 1
    return 2 if size == 1 else 3


def right_cases(model, collective, dtype, size):
    """Calls that must succeed with this type, on a communicator of this size."""
    operators = sum(1 for o in model.operators if o.goes_with(dtype)) if collective.has_op else 1
    roots = size if collective.has_root else 1
    return operators * (len(SMALL_COUNTS) * roots + 1) * placements(collective, size)


def refused_cases(model, collective, dtype):
    """Pairs that do not go together, with elements and with none."""
    return 2 * sum(1 for o in model.operators if not o.goes_with(dtype)) if collective.has_op else 0


def untyped_cases(collective):
    """Those of the row without a type: faults, and the two functions of a collective without a type."""
    return faults(collective) + (0 if collective.is_typed else 2)


def cases(model, collective, dtype, size):
    return right_cases(model, collective, dtype, size) + refused_cases(model, collective, dtype)


def matrix_cases(model, collective):
    """In one process every right case goes through every form."""
    if not collective.is_typed:
        return untyped_cases(collective)
    return untyped_cases(collective) + sum(
        FORMS * right_cases(model, collective, d, 1) + refused_cases(model, collective, d) for d in model.dtypes)


def case_rows(model, collective):
    """The rows of the table by type number and by size; size 0 is never used."""
    rows = [("0", [untyped_cases(collective) for _ in SIZES])]
    if collective.is_typed:
        rows += [(spell.constant(d), [cases(model, collective, d, size) for size in SIZES]) for d in model.dtypes]
    return [f"[{index}] = {{ 0, {', '.join(map(str, numbers))} }}" for index, numbers in rows]


def functions(model, collective):
    return 2 * len(model.dtypes) + 2 if collective.is_typed else 2


# ---- spelling ------------------------------------------------------------------------------------------------------------

def _value(parameter, element=None):
    """The argument that a parameter gets, cast to pointers to the element type for the plain function."""
    if parameter.is_buffer:
        member = "a->recv" if parameter.is_written else "a->send"
        return f"({c_text.pointer(element, const=not parameter.is_written)}){member}" if element else member
    return {"count": "a->count", "operator": "a->op", "root": "a->root"}[parameter.kind]


def _adaptor(name, function, arguments):
    call = c_text.call(function, ["a->comm", *arguments], prefix="return ", tail=";", indent=c_text.INDENT)
    return f"static tutti_status {name}(const conformance_args *a)\n{{\n{call}\n}}\n"


def _typed_arguments(collective, element=None):
    return [_value(p, element) for p in collective.parameters]


def _any_arguments(collective):
    by_name = {p.name: _value(p) for p in collective.parameters}
    return [by_name.get(name, "a->dtype") for _, name in spell.any_parameters(collective)]


def adaptors(model, collective):
    """A C function for each function of the collective that takes the suite's set of arguments."""
    name = collective.name
    found = []
    if collective.is_typed:
        for d in model.dtypes:
            found.append(_adaptor(f"{name}_{d.name}", spell.typed_function(collective, d).name, _typed_arguments(collective)))
        for d in model.dtypes:
            found.append(_adaptor(f"{name}_plain_{d.name}", f"tutti_{name}", _typed_arguments(collective, spell.c_type(d))))
    found.append(_adaptor(f"{name}_any", spell.any_function(collective).name, _any_arguments(collective)))
    found.append(_adaptor(f"{name}_with", spell.with_function(collective).name, [*_any_arguments(collective), "a->call"]))
    return "\n".join(found)


def _buffer(buffer):
    if buffer is None:
        return "{ false, false, false }"
    words = [True, buffer.extent.per_rank, buffer.at_root_only]
    return "{ " + ", ".join(_boolean(word) for word in words) + " }"


def _boolean(value):
    return "true" if value else "false"


def members(model, collective):
    """The initialisers of a row of the table."""
    name = collective.name
    found = [
        ("name", c_text.string(name)),
        ("number", spell.collective_constant(collective)),
        ("send", _buffer(collective.read)),
        ("recv", _buffer(_received(collective))),
        ("recv_is_read", _boolean(collective.of_kind("inout"))),
        ("has_type", _boolean(collective.is_typed)),
        ("has_op", _boolean(collective.has_op)),
        ("has_root", _boolean(collective.has_root)),
        ("in_place", f"CONFORMANCE_{collective.in_place.upper()}"),
        ("any", f"{name}_any"),
        ("with", f"{name}_with"),
        ("functions", str(functions(model, collective))),
        ("matrix", str(matrix_cases(model, collective))),
    ]
    if collective.is_typed:
        found += [(f"typed[{spell.constant(d)}]", f"{name}_{d.name}") for d in model.dtypes]
        found += [(f"plain[{spell.constant(d)}]", f"{name}_plain_{d.name}") for d in model.dtypes]
    return [f".{member} = {value}," for member, value in found]
