# SPDX-License-Identifier: BSD-3-Clause
"""Rules about numbers and names of all kinds of things."""

from codegen import outputs, spell
from codegen.rules import rule

KEYWORDS = frozenset("""
    alignas alignof and and_eq asm atomic_cancel auto bitand bitor bool break case catch char char8_t char16_t char32_t class
    co_await co_return co_yield compl complex concept const const_cast consteval constexpr constinit continue decltype default
    delete do double dynamic_cast else enum explicit export extern false float for friend goto if imaginary inline int linux long
    mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast
    requires restrict return short signed sizeof static static_assert static_cast struct switch template this thread_local throw
    true try typedef typeid typename typeof union unix unsigned using virtual void volatile wchar_t while xor xor_eq
""".split())

# Names that the generated functions use for themselves beside the parameters of the spec.
OWN_PARAMETERS = frozenset("comm dtype call request args size".split())

# What TUTTI_<NAME> is already, in lower case.
OWN_CONSTANTS = frozenset("ok undefined must try version nodiscard printf".split())

# What tutti_<name> is already, written by hand.
OWN_FUNCTIONS = frozenset("""
    backend_register comm comm_abort comm_backend comm_dup comm_free comm_from_mpi comm_from_nccl comm_rank comm_set_memory
    comm_set_stream comm_set_timeout comm_shrink comm_size comm_split comm_split_node comm_subset comm_synchronize finalize free
    group_begin group_end init init_mpi initialized last_error local_rank local_size op_free op_premul_sum op_user request_free
    request_wait_stream shard start status_name status_text supported test version wait wait_all world dtype_name dtype_size
    dtype_parse op_name op_parse op op_object op_function op_user_desc call options memory threads request recv_info rule
    backend backend_ops backend_host group status dtype collective mem_alloc mem_free set_label hook_add hook_remove
    set_deprecation_handler deprecation_handler front
""".split())


def _families(model):
    return (("status", model.statuses), ("element type", model.dtypes), ("operator", model.operators),
            ("collective", model.collectives), ("engine", model.engines))


def _in_file_order(things):
    return sorted(things, key=lambda thing: thing.at.mark)


def _repeated(families, key):
    """(kind, thing, the first one of its kind with the same key) of every thing that is not the first."""
    for what, things in families:
        first = {}
        for thing in _in_file_order(things):
            other = first.setdefault(getattr(thing, key), thing)
            if other is not thing:
                yield what, thing, other


@rule
def number_twice(model):
    """No two things of a kind have the same number."""
    for what, thing, other in _repeated(_families(model)[:4], "id"):
        yield thing.at.value("id"), f'{what} "{thing.name}" has the number {thing.id} of "{other.name}"; right is a new one'


@rule
def number_gap(model):
    """Numbers of statuses, types and operators follow each other, since tables are indexed by them."""
    for (what, things), lowest in zip(_families(model)[:3], (0, 1, 1)):
        numbers = {lowest - 1, *(thing.id for thing in things)}
        for thing in things:
            if thing.id - 1 not in numbers:
                yield thing.at.value("id"), f'{what} "{thing.name}" has the number {thing.id}, but none has {thing.id - 1}'


@rule
def name_twice(model):
    """No two things of a kind have the same name."""
    for what, thing, other in _repeated(_families(model)[:3], "name"):  # of the others each has a file of its name
        yield thing.at.value("name"), f'there are two of the {what} "{thing.name}"; the first stands at {other.at.mark}'


@rule
def file_name(model):
    """A file of a folder is named after what stands in it."""
    for thing in (*model.collectives, *model.engines):
        stem = thing.at.mark.file.rpartition("/")[2].removesuffix(".yaml")
        if thing.name != stem:
            yield thing.at.value("name"), f'the name is "{thing.name}", but the file is {stem}.yaml'


@rule
def name_keyword(model):
    """No collective and no parameter is named by a word of C or C++."""
    for collective in model.collectives:
        for thing in (collective, *collective.parameters):
            if thing.name in KEYWORDS:
                yield thing.at.value("name"), f'"{thing.name}" is a word of C or C++'


@rule
def name_taken(model):
    """No parameter has a name that the generated functions use themselves."""
    for collective in model.collectives:
        for parameter in collective.parameters:
            if parameter.name in OWN_PARAMETERS:
                yield parameter.at.value("name"), f'"{parameter.name}" is a name that the generated functions use themselves'


@rule
def constant_twice(model):
    """No two constants get the same name."""
    first = {name: "the library" for name in OWN_CONSTANTS}
    for what, things in _families(model)[1:3]:
        for thing in _in_file_order(things):
            owner = first.setdefault(thing.name, what)
            if owner != what:
                yield thing.at.value("name"), f'{spell.constant(thing)} is a name of {"an " if owner[0] in "aeiou" else ""}{owner} already'


@rule
def page_twice(model):
    """No page of a collective has the name of another page."""
    for collective in model.collectives:
        if outputs.collective_page(collective) in outputs.SINGLE:
            yield collective.at.value("name"), f'"{collective.name}" is the name of another page of the reference'


@rule
def symbol_twice(model):
    """No two functions of the library get the same name."""
    owners = {f"tutti_{name}": "the library's own" for name in OWN_FUNCTIONS}
    for dtype in model.dtypes:
        for name in (f"tutti_{dtype.name}", f"tutti_{dtype.name}_to_f32", f"tutti_f32_to_{dtype.name}"):
            owners.setdefault(name, f'of element type "{dtype.name}"')
    for collective in _in_file_order(model.collectives):
        for name in spell.public_names(model, collective):
            owner = owners.setdefault(name, f'of "{collective.name}"')
            if owner != f'of "{collective.name}"':
                yield collective.at.value("name"), f'{name}, which "{collective.name}" needs, is {owner} already'
                break
