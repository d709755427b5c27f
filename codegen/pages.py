# SPDX-License-Identifier: BSD-3-Clause
"""The words of the reference pages. Pure functions from the model to Markdown; the templates arrange them."""

from codegen import entry, spell
from codegen.problems import listed


def cell(text):
    """A text as a cell of a table."""
    return text.replace("|", "\\|").replace("\n", " ")


def table(heads, rows):
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    return "\n".join(lines + ["| " + " | ".join(cell(str(c)) for c in row) + " |" for row in rows])


def code(text):
    return f"`{text}`"


# ---- a collective ---------------------------------------------------------------------------------------------------------

def plain_call(collective):
    return f"tutti_{collective.name}({', '.join(['comm', *(p.name for p in collective.parameters)])})"


def forms(collective, dtype):
    """The functions of a collective, as one block of C; typed ones by the example of one type."""
    functions = [spell.any_function(collective), spell.with_function(collective)]
    if collective.is_typed:
        functions.insert(0, spell.typed_function(collective, dtype))
    return "\n".join(function.define() + ";" for function in functions)


def example(model):
    """The type whose functions stand for those of all."""
    return next((d for d in model.dtypes if d.kind == "float"), model.dtypes[0])


def elements(parameter):
    if not parameter.is_buffer:
        return "-"
    return code(str(parameter.extent).replace("*", " * "))


def needed_by(parameter):
    if parameter.at_root_only:
        return "the root; elsewhere it is not looked at and may be NULL"
    return "every rank"


def parameter_rows(collective):
    yield [code("comm"), code("tutti_comm *"), "-", "every rank", "the communicator; all of its ranks make the call"]
    types = dict((name, c_type) for c_type, name in spell.any_parameters(collective))
    for parameter in collective.parameters:
        c_type = spell.parameter_type(parameter, "T") if parameter.is_buffer else types[parameter.name]
        yield [code(parameter.name), code(c_type), elements(parameter), needed_by(parameter), parameter.text]


def in_place(collective):
    if not collective.has_pair:
        return "There is one buffer, or none: nothing to be in place." if collective.is_typed else "There are no buffers."
    if not collective.has_in_place:
        return "There is no in-place form: the buffers must not overlap."
    where = " at the root" if collective.rooted_in_place else ""
    return (f"The call is in place{where} where `{entry.in_place_text(collective)}`. Ranks may differ in this. Any other overlap of "
            f"what is read with what is written is `TUTTI_ERR_BUFFER`, with nothing written."
            + ("" if collective.in_place == "same" else " In place, only the own block is written."
               if collective.in_place == "own_block_of_send" else " In place, the own block stands already where it belongs."))


_ONE_PROCESS = {
    "nothing": "There is nobody else: the call checks its arguments and returns.",
    "move": "`{written}` gets the elements of `{read}`, byte for byte.",
    "fold": "`{written}` gets the result of the operator on one input. That is `{read}` itself, but for bool, which comes out as 0 "
            "or 1, and for the logical operators, which give 0 or 1 on integers as well.",
}


def one_process(collective):
    return _ONE_PROCESS[collective.single].format(read=collective.read and collective.read.name,
                                                  written=collective.written and collective.written.name)


def error_rows(collective):
    """(status, when), in the order in which they are found."""
    yield "TUTTI_ERR_STATE", "`tutti_finalize` was called, and no `tutti_init` since"
    yield "TUTTI_ERR_COMM", "`comm` is NULL, freed or broken"
    yield "TUTTI_ERR_MEMORY", "the buffers are said to be in memory that no engine of the job carries"
    if collective.has_root:
        yield "TUTTI_ERR_ARGUMENT", f"`{collective.root.name}` is no rank of `comm`"
    if collective.is_typed:
        yield "TUTTI_ERR_ARGUMENT", "`dtype` is no element type"
    if collective.has_op:
        yield "TUTTI_ERR_ARGUMENT", f"`{collective.op.name}` is `TUTTI_OP_NONE` or no operator"
        yield "TUTTI_ERR_UNSUPPORTED", "type and operator do not go together"
    yield "TUTTI_ERR_UNSUPPORTED", "the engine does not carry this"
    if collective.is_typed:
        sizes = listed([f"{e} elements".replace("*", " * ") for e in collective.extents], "or")
        yield "TUTTI_ERR_ARGUMENT", f"{sizes} have more than PTRDIFF_MAX bytes"
        yield "TUTTI_ERR_BUFFER", f"a buffer that this rank needs is NULL, and `{collective.count.name}` is not 0"
    if collective.has_pair:
        yield "TUTTI_ERR_BUFFER", "buffers overlap, and the call is not in place"
    yield "TUTTI_ERR_BACKEND", "the engine failed; the communicator is broken from then on"


def engine_notes(model, collective):
    """One line for each thing in which an engine is special here."""
    for engine in model.engines:
        for without in engine.without:
            if without.collective is collective:
                yield f"**{engine.title}** does not carry it: {without.text}"
        if collective.has_op:
            for exception in engine.exceptions:
                yield (f"**{engine.title}**, {listed([o.name for o in exception.pairs.operators])} of "
                       f"{listed([d.name for d in exception.pairs.dtypes])}: {exception.text}")


# ---- types and operators -----------------------------------------------------------------------------------------------------

def dtype_rows(model):
    for dtype in model.dtypes:
        yield [code(spell.constant(dtype)), dtype.id, code(spell.c_type(dtype)), dtype.size, code(f"_{dtype.name}"), dtype.text]


def compiler_type_rows(model):
    for dtype in model.dtypes:
        if dtype.compiler_type:
            yield [code(dtype.compiler_type), code(spell.constant(dtype))]


def operator_rows(model):
    for operator in model.operators:
        yield [code(spell.constant(operator)), operator.id, operator.text, operator.on_boolean or "refused",
               listed([d.name for d in spell.types_of(model, operator)])]


_HOW = {None: "-", "native": "native", "fold": "fold", "refuse": "refused"}


def matrix(model, engine):
    """Operators down, types across: how the engine carries each pair."""
    rows = [[code(o.name), *(_HOW[engine.how(o, d)] for d in model.dtypes)] for o in model.operators]
    return table(["", *(code(d.name) for d in model.dtypes)], rows)


def status_rows(model):
    for status in model.statuses:
        yield [code(spell.status_constant(status)), status.id, status.text, status.when or "-"]


def index_rows(model):
    for collective in model.collectives:
        yield [f"[{collective.name}]({collective.name}.md)", collective.summary]


# ---- manual pages ------------------------------------------------------------------------------------------------------------

def man_names(collective):
    names = [f"tutti_{collective.name}", *(["any"] if collective.is_typed else []), "with"]
    return ", ".join([names[0], *(f"{names[0]}_{sibling}" for sibling in names[1:])])


def man_summary(collective):
    """The summary as the line of an index: without capital and full stop."""
    summary = collective.summary.rstrip(".")
    return summary[:1].lower() + summary[1:]


def see_also(model, collective):
    return ", ".join(f"**tutti_{other.name}**(3)" for other in model.collectives if other is not collective)
