# SPDX-License-Identifier: BSD-3-Clause
"""The checks of a collective's entry and its core of one process, as C statements. Pure functions of the model."""

from codegen import c_text

IN = " " * 4


def require(check, arguments, indent=IN):
    return c_text.call(check, ["&where", *arguments], prefix="TUTTI__REQUIRE(", tail=");", indent=indent)


def size_name(extent):
    """The variable that holds an extent in bytes."""
    return "all_bytes" if extent.per_rank else "bytes"


def declarations(collective):
    dtype = "args->dtype" if collective.is_typed else "TUTTI_DTYPE_NONE"
    lines = [f'{IN}const tutti__where where = {{ "tutti_{collective.name}", comm, {dtype}, call }};', f"{IN}tutti_group *group;"]
    sizes = [size_name(e) for e in collective.extents]
    if sizes:
        lines.append(f"{IN}size_t {', '.join(sizes)};")
    return "\n".join(lines)


def checks(collective):
    """The statements between the declarations and the call of the slot, in the order in which faults are reported."""
    lines = [require("tutti__enter", ["&group"])]
    if collective.has_root:
        lines.append(require("tutti__check_root", [c_text.string(collective.root.name), f"args->{collective.root.name}"]))
    if collective.has_op:
        lines.append(require("tutti__check_reduction", ["group", f"args->{collective.op.name}"]))
    elif collective.is_typed:
        lines.append(require("tutti__check_type", ["group"]))
    lines.append(require("tutti__check_slot", ["group", f"group->ops->{collective.name} != NULL"]))
    for extent in collective.extents:
        blocks = "comm->size" if extent.per_rank else "1"
        lines.append(require("tutti__check_bytes", [c_text.string(extent.count), f"args->{extent.count}", blocks,
                                                    f"&{size_name(extent)}"]))
    if collective.is_typed:
        lines.append(f"{IN}if (args->{collective.count.name} == 0) return TUTTI_OK;")
        lines += _buffer_checks(collective)
    return "\n".join(lines)


def _buffer_checks(collective):
    everywhere = [b for b in collective.buffers if not b.at_root_only]
    at_root = [b for b in collective.buffers if b.at_root_only]
    lines = [_buffer_check(b, IN) for b in everywhere]
    if not at_root:
        return lines + ([overlap_check(collective, IN)] if collective.has_pair else [])
    inside = [_buffer_check(b, IN + IN) for b in at_root]
    inside += [overlap_check(collective, IN + IN)] if collective.has_pair else []
    return [*lines, f"{IN}if (comm->rank == args->{collective.root.name}) {{", *inside, f"{IN}}}"]


def _buffer_check(buffer, indent):
    return require("tutti__check_buffer", [c_text.string(buffer.name), f"args->{buffer.name}", size_name(buffer.extent)],
                   indent)


def overlap_check(collective, indent):
    read, written = collective.read, collective.written
    is_in_place, expression = in_place(collective)
    return require("tutti__check_overlap", [
        c_text.string(read.name), f"args->{read.name}", size_name(read.extent),
        c_text.string(written.name), f"args->{written.name}", size_name(written.extent),
        is_in_place, c_text.string(expression) if expression else "NULL"], indent)


def in_place(collective):
    """The C condition for a call to be in place, and what its text says the other buffer must equal."""
    read, written = collective.read, collective.written
    if collective.in_place == "same":
        return f"args->{read.name} == args->{written.name}", written.name
    if collective.in_place == "own_block_of_recv":
        return f"args->{read.name} == {_own_block(collective, written)}", f"{written.name} + rank*{written.extent.count}"
    if collective.in_place == "own_block_of_send":
        return f"args->{written.name} == {_own_block(collective, read)}", f"{read.name} + rank*{read.extent.count}"
    return "false", None


def in_place_text(collective):
    """The same for people: `send == recv + rank*count`."""
    read, written = collective.read.name, collective.written.name
    _, expression = in_place(collective)
    return f"{written if collective.in_place == 'own_block_of_send' else read} == {expression}"


def _own_block(collective, buffer):
    one = next(e for e in collective.extents if not e.per_rank)
    return f"(const char *)args->{buffer.name} + (size_t)comm->rank * {size_name(one)}"


# ---- one process -----------------------------------------------------------------------------------------------------

def _nothing(collective):
    return c_text.call("tutti__single_nothing", [], prefix="return ", tail=";", indent=IN)


def _move(collective):
    return c_text.call("tutti__single_move", [f"args->{collective.read.name}", f"args->{collective.written.name}",
                                              f"args->{collective.count.name} * tutti__dtype_sizes[args->dtype]"],
                       prefix="return ", tail=";", indent=IN)


def _fold(collective):
    return c_text.call("tutti__single_fold", [f"args->{collective.op.name}", "args->dtype", f"args->{collective.read.name}",
                                              f"args->{collective.written.name}", f"args->{collective.count.name}"],
                       prefix="return ", tail=";", indent=IN)


# What one process does, for each word that the generator carries.
SINGLE = {"nothing": _nothing, "move": _move, "fold": _fold}


def single(collective):
    return SINGLE[collective.single](collective)


def single_uses_args(collective):
    return collective.single != "nothing"


# ---- the comment in the header -----------------------------------------------------------------------------------------

def comment(collective):
    """What stands above a collective's functions in the header."""
    lines = [collective.summary, *([collective.details] if collective.details else [])]
    lines += [f"  {parameter.name}: {_note(parameter)}" for parameter in collective.parameters]
    if collective.has_in_place:
        lines.append(f"In place{' at the root' if collective.rooted_in_place else ''}: {in_place_text(collective)}.")
    return c_text.comment("\n".join(lines))


def _note(parameter):
    note = parameter.text
    if parameter.is_buffer:
        note += f" ({parameter.extent} elements)"
    if parameter.at_root_only:
        note += "; used at the root only, elsewhere it may be NULL"
    return note
