# SPDX-License-Identifier: BSD-3-Clause
"""Rules about engines (spec/backends)."""

from codegen import outputs, spell
from codegen.problems import listed
from codegen.rules import rule
from codegen.rules.tables import WIDTHS


def _by_hand(model):
    return [e for e in model.engines if not e.is_generated and e.name != "single"]


def _number(version):
    return tuple(int(part) for part in version.split("."))


@rule
def engine_of_one(model):
    """Exactly one engine has generated cores: the one of one process, named "single"."""
    generated = [e for e in model.engines if e.is_generated]
    for engine in generated:
        if engine.name != "single":
            yield engine.at.value("cores"), f'the cores of "{engine.name}" cannot be generated; only those of "single" are'
    for engine in model.engines:
        if engine.name == "single" and not engine.is_generated:
            yield engine.at.value("cores"), 'the cores of "single" are generated'


@rule
def engine_template(model):
    """The generator has templates for an engine whose cores are written by hand."""
    for engine in _by_hand(model):
        if engine.name not in outputs.ENGINES:
            yield engine.at.value("name"), (f'the generator has no templates for the engine "{engine.name}"; it has those for '
                                            f"{listed(outputs.ENGINES)}")


@rule
def engine_of_one_bare(model):
    """The engine of one process carries everything, and has no types and operators of its own."""
    for engine in model.engines:
        if engine.name == "single":
            for key in ("types", "operators", "native", "refuse", "exceptions", "without", "first_version"):
                if key in engine.at.keys:
                    yield engine.at.key(key), f'"{engine.name}" has generated cores, so that it has no {key}'


@rule
def engine_version(model):
    """An engine by hand says its first version, and uses nothing that came later."""
    for engine in _by_hand(model):
        if engine.first_version is None:
            yield engine.at.mark, f'the engine "{engine.name}" has no first_version'
            continue
        for used in engine.types:
            if _number(used.since) > _number(engine.first_version):
                yield used.at.value("since"), (f"{used.engine} came with {used.since}, but the engine's first version is "
                                               f"{engine.first_version}")


@rule
def engine_type_missing(model):
    """An engine by hand has a type for each type in which elements are stored."""
    for engine in _by_hand(model):
        there = {used.storage for used in engine.types}
        missing = {}
        for dtype in model.dtypes:
            if dtype.bits in WIDTHS[dtype.kind] and spell.storage(dtype) not in there:
                missing.setdefault(spell.storage(dtype), dtype)
        for storage, dtype in missing.items():
            yield engine.at.key("types"), f'"{engine.name}" has no type for {storage}, in which {dtype.name} is stored'


@rule
def engine_type_twice(model):
    """An engine has one type for each."""
    for engine in model.engines:
        yield from _twice(engine.types, "storage", lambda used: used.storage, "a second type for {}")


@rule
def engine_operator_twice(model):
    """An engine has one operator for each."""
    for engine in model.engines:
        yield from _twice(engine.operators, "operator", lambda used: used.operator.name, 'a second operator for "{}"')


@rule
def engine_without_twice(model):
    """A collective that an engine lacks is named once."""
    for engine in model.engines:
        yield from _twice(engine.without, "collective", lambda used: used.collective.name, '"{}" stands here for the second time')


def _twice(things, key, name, text):
    seen = set()
    for thing in things:
        if name(thing) in seen:
            yield thing.at.value(key), text.format(name(thing))
        seen.add(name(thing))


@rule
def engine_operator_missing(model):
    """An operator of a native pair has an operator of the engine."""
    for engine in model.engines:
        there = {used.operator.name for used in engine.operators}
        for pairs in engine.native:
            for number, operator in enumerate(pairs.operators):
                if operator.name not in there:
                    yield pairs.at.value("operators", number), f'"{engine.name}" has no operator of its own for "{operator.name}"'


@rule
def engine_operator_useless(model):
    """An operator of the engine has a native pair."""
    for engine in model.engines:
        native = {operator.name for pairs in engine.native for operator in pairs.operators}
        for used in engine.operators:
            if used.operator.name not in native:
                yield used.at.value("operator"), f'no pair of "{used.operator.name}" is native in "{engine.name}"'


@rule
def pair_impossible(model):
    """Pairs that an engine speaks of go together."""
    for engine in model.engines:
        for pairs in (*engine.native, *engine.refuse, *(e.pairs for e in engine.exceptions)):
            for number, dtype in enumerate(pairs.dtypes):
                wrong = [o.name for o in pairs.operators if not o.goes_with(dtype)]
                if wrong:
                    yield pairs.at.value("types", number), f'"{dtype.name}" does not go with {listed(wrong, "or")}'


@rule
def pair_twice(model):
    """An engine says of a pair once whether it is native or refused."""
    for engine in model.engines:
        seen = set()
        for pairs in (*engine.native, *engine.refuse):
            for number, dtype in enumerate(pairs.dtypes):
                again = [o.name for o in pairs.operators if (o.name, dtype.name) in seen]
                seen.update((o.name, dtype.name) for o in pairs.operators)
                if again:
                    yield pairs.at.value("types", number), f'it is said already how "{dtype.name}" is carried with {listed(again)}'


@rule
def tolerance_type(model):
    """A tolerance is for a type of its exception, and stands there once."""
    for engine in model.engines:
        for exception in engine.exceptions:
            names = [d.name for d in exception.pairs.dtypes]
            seen = set()
            for tolerance in exception.tolerances:
                if tolerance.dtype.name not in names:
                    yield tolerance.at.value("type"), f'the exception does not speak of "{tolerance.dtype.name}"'
                elif tolerance.dtype.name in seen:
                    yield tolerance.at.value("type"), f'a second tolerance for "{tolerance.dtype.name}"'
                seen.add(tolerance.dtype.name)
