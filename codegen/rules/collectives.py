# SPDX-License-Identifier: BSD-3-Clause
"""Rules about one collective."""

from codegen.problems import did_you_mean, listed
from codegen.rules import rule

# Words of the language that the generator does not carry yet; whoever makes it carry one takes it out here.
NOT_YET = {"single": ("neutral", "vote", "allocate", "mailbox"), "kind": ("counts", "displs", "number", "peer", "tag"),
           "extent": ("counts[rank]", "blocks")}


def _is_carried(collective):
    return not (collective.single in NOT_YET["single"] or collective.host_result
                or any(p.kind in NOT_YET["kind"] or (p.extent and p.extent.word in NOT_YET["extent"])
                       for p in collective.parameters))


def _carried(model):
    return [c for c in model.collectives if _is_carried(c)]


def _mixes(collective):
    """Has an inout buffer and another one."""
    return collective.of_kind("inout") is not None and len(collective.buffers) > 1


@rule
def not_yet(model):
    """A collective uses only words that the generator carries already."""
    for collective in model.collectives:
        if collective.single in NOT_YET["single"]:
            yield collective.at.value("single"), f'the generator does not carry "single: {collective.single}" yet'
        if collective.host_result:
            yield collective.at.key("host_result"), 'the generator does not carry "host_result: true" yet'
        for parameter in collective.parameters:
            if parameter.kind in NOT_YET["kind"]:
                yield parameter.at.value("kind"), f'the generator does not carry "kind: {parameter.kind}" yet'
            if parameter.extent and parameter.extent.word in NOT_YET["extent"]:
                yield parameter.at.value("extent"), f'the generator does not carry the extent "{parameter.extent}" yet'


@rule
def parameter_twice(model):
    """No two parameters of a collective have the same name."""
    for collective in model.collectives:
        first = {}
        for parameter in collective.parameters:
            if first.setdefault(parameter.name, parameter) is not parameter:
                yield parameter.at.value("name"), f'there are two parameters "{parameter.name}"'


@rule
def kind_twice(model):
    """A collective has at most one parameter of each kind, and either an inout buffer or others."""
    for collective in _carried(model):
        first = {}
        for parameter in collective.parameters:
            other = first.setdefault(parameter.kind, parameter)
            if other is not parameter:
                yield parameter.at.value("kind"), f'"{parameter.name}" is a second {parameter.kind}, beside "{other.name}"'
            elif parameter.is_buffer and _mixes(collective) and parameter is collective.buffers[1]:
                yield parameter.at.value("kind"), (f'"{parameter.name}" is {parameter.kind} beside "{collective.buffers[0].name}"; right is '
                                                   "one inout buffer alone, or input and output")


@rule
def extent_missing(model):
    """A buffer says how many elements it has."""
    for collective in model.collectives:
        for parameter in collective.buffers:
            if parameter.extent is None:
                yield parameter.at.mark, f'the buffer "{parameter.name}" has no extent'


@rule
def extent_useless(model):
    """Only a buffer has an extent and says who needs it."""
    for collective in model.collectives:
        for parameter in collective.parameters:
            for key in ("extent", "needed_by"):
                if not parameter.is_buffer and key in parameter.at.keys:
                    yield parameter.at.key(key), f'"{parameter.name}" is no buffer, so that it has no {key}'


@rule
def extent_count(model):
    """An extent names a count parameter of the collective."""
    for collective in _carried(model):
        counts = [p.name for p in collective.parameters if p.kind == "count"]
        for buffer in collective.buffers:
            if buffer.extent and buffer.extent.count not in counts:
                yield buffer.at.value("extent"), (f'the extent of "{buffer.name}" is {buffer.extent}, but "{buffer.extent.count}" is '
                                                  f"no count parameter" + did_you_mean(buffer.extent.count, counts))


@rule
def typed_by(model):
    """A collective with buffers says which one the plain name takes the type from: one that every rank needs."""
    for collective in model.collectives:
        buffers = [b.name for b in collective.buffers if not b.at_root_only]
        name = collective.typed_by_name
        if collective.buffers and not name:
            yield collective.at.mark, f'"{collective.name}" has buffers, but no typed_by; right is {listed(buffers, "or")}'
        elif name and name not in [b.name for b in collective.buffers]:
            yield collective.at.value("typed_by"), f'typed_by is "{name}", which is no buffer' + did_you_mean(name, buffers)
        elif name and name not in buffers:
            yield collective.at.value("typed_by"), f'typed_by is "{name}", which only the root needs' + did_you_mean("", buffers)


@rule
def root_missing(model):
    """Where only the root needs a buffer there is a root, and where there is a root it makes a difference."""
    for collective in _carried(model):
        rooted = [b for b in collective.buffers if b.at_root_only]
        if collective.root is None:
            for buffer in rooted:
                yield buffer.at.value("needed_by"), f'only the root needs "{buffer.name}", but "{collective.name}" has no root parameter'
        elif collective.buffers and not rooted and collective.of_kind("inout") is None:
            yield collective.root.at.value("name"), f'no buffer depends on "{collective.root.name}"'


@rule
def operator_missing(model):
    """What folds has an operator, and nothing else has one."""
    for collective in _carried(model):
        if collective.single == "fold" and not collective.has_op:
            yield collective.at.value("single"), f'one process folds in "{collective.name}", but there is no operator parameter'
        elif collective.single != "fold" and collective.has_op:
            yield collective.op.at.value("kind"), f'"{collective.name}" has an operator, but one process does not fold in it'


@rule
def single_buffers(model):
    """One process can do what "single" says with the buffers that there are."""
    for collective in _carried(model):
        if _mixes(collective):
            continue
        if collective.single in ("move", "fold") and not collective.has_pair:
            yield collective.at.value("single"), f'one process cannot {collective.single} without an input and an output buffer'
        elif collective.single == "nothing" and collective.written:
            yield collective.at.value("single"), f'if one process does nothing, nobody writes "{collective.written.name}"'


@rule
def in_place(model):
    """The in-place form fits the buffers: "same" needs equal extents, an own block one of size blocks."""
    shapes = {"same": None, "own_block_of_recv": (False, True), "own_block_of_send": (True, False)}
    for collective in _carried(model):
        word = collective.in_place
        if word == "none":
            continue
        if not collective.has_pair:
            yield collective.at.value("in_place"), f'"{collective.name}" has no pair of input and output that could be in place'
            continue
        read, written = collective.read.extent, collective.written.extent
        if read is None or written is None:
            continue
        if shapes[word] is None and read != written:
            yield collective.at.value("in_place"), f"in_place: same, but the extents are {read} and {written}"
        elif shapes[word] and (read.per_rank, written.per_rank) != shapes[word]:
            whole = collective.written if word == "own_block_of_recv" else collective.read
            other = collective.read if whole is collective.written else collective.written
            yield collective.at.value("in_place"), (f'in_place: {word}, but "{other.name}" is {other.extent} and "{whole.name}" is '
                                                    f"{whole.extent}; right is one block and size blocks")


@rule
def no_buffers(model):
    """A collective without buffers has no count, no root and no operator."""
    for collective in _carried(model):
        if not collective.buffers:
            for parameter in collective.parameters:
                yield parameter.at.value("kind"), f'"{collective.name}" has no buffer, so that "{parameter.name}" says nothing'
