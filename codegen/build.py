# SPDX-License-Identifier: BSD-3-Clause
"""Stage 3: trees of the right shape become the objects of the model. Names become the things that they name."""

import re

from codegen import model as m
from codegen.problems import declare, did_you_mean


declare(
    name_unknown="what is named elsewhere in the spec is there",
    key_unused="every key is read",
)


class Reader:
    """One mapping of the spec, whose every key must be taken; what is left over when it is closed is a fault."""

    def __init__(self, node, problems):
        self.node = node
        self.problems = problems
        self.left = set(node.value)

    def take(self, key, default=None):
        if key not in self.node.value:
            return default
        self.left.discard(key)
        return self.node.value[key].plain()

    def list(self, key):
        self.left.discard(key)
        return self.node.value[key].value if key in self.node.value else ()

    def text(self, key, default=""):
        return " ".join((self.take(key) or default).split())

    def name(self, key, things, what, unread=()):
        """The thing that the key's value names, or None and a problem (no problem for those that could not be read)."""
        self.left.discard(key)
        return look_up(self.node.value[key], things, what, self.problems, unread)

    def names(self, key, things, what):
        return tuple(t for t in (look_up(n, things, what, self.problems) for n in self.list(key)) if t)

    def close(self):
        for key in sorted(self.left):
            self.problems.add(self.node.keys[key], "key-unused", f'nothing reads "{key}"')
        return place(self.node)


def look_up(node, things, what, problems, unread=()):
    for thing in things:
        if thing.name == node.value:
            return thing
    if node.value in unread:
        return None
    problems.add(node.mark, "name-unknown",
                 f'"{node.value}" is no {what}' + did_you_mean(node.value, (t.name for t in things)))
    return None


def place(node):
    if isinstance(node.value, dict):
        return m.Place(node.mark, dict(node.keys), {key: place(value) for key, value in node.value.items()})
    if isinstance(node.value, tuple):
        return m.Place(node.mark, {}, {number: place(value) for number, value in enumerate(node.value)})
    return m.Place(node.mark)


def build(files, problems, unread=frozenset()):
    """The model of files whose shape is right. unread: names of collectives whose files are not among them."""
    api = _api(Reader(_one(files, "api"), problems))
    statuses = tuple(_status(Reader(node, problems)) for node in _one(files, "status").value)
    dtypes = tuple(_dtype(Reader(node, problems)) for node in _one(files, "dtypes").value)
    operators = tuple(_operator(Reader(node, problems)) for node in _one(files, "ops").value)
    collectives = tuple(_collective(Reader(f.root, problems)) for f in files if f.kind == "collectives")
    model = m.Model(api, _by_id(statuses), _by_id(dtypes), _by_id(operators), _by_id(collectives), ())
    engines = []
    for file in files:
        before = len(problems)
        if file.kind == "backends":
            engine = _engine(Reader(file.root, problems), model, unread)
            engines += [engine] if len(problems) == before else []  # else rules would speak of a part of it
    engines.sort(key=lambda e: (not e.is_generated, e.name))
    return m.Model(api, model.statuses, model.dtypes, model.operators, model.collectives, tuple(engines))


def _one(files, kind):
    return next(f.root for f in files if f.kind == kind)


def _by_id(things):
    return tuple(sorted(things, key=lambda thing: (thing.id, thing.name)))


def _api(r):
    return m.Api(r.take("version"), at=r.close())


def _status(r):
    return m.Status(r.take("name"), r.take("id"), r.text("text"), r.text("when"), at=r.close())


def _dtype(r):
    return m.Dtype(r.take("name"), r.take("id"), r.take("kind"), r.take("bits"), r.text("text"), r.take("compiler_type"),
                   at=r.close())


def _operator(r):
    return m.Operator(r.take("name"), r.take("id"), tuple(r.take("kinds")), r.text("text"), r.take("on_boolean"), at=r.close())


_EXTENTS = (
    ("size*count", re.compile(r"size\*(\w+)")),
    ("counts[rank]", re.compile(r"(\w+)\[rank\]")),
    ("blocks", re.compile(r"blocks\((\w+)(?:, *(\w+))?\)")),
    ("count", re.compile(r"(\w+)")),
)


def extent(text):
    """The extent that the text spells: its word, and the parameters in it."""
    for word, pattern in _EXTENTS:
        match = pattern.fullmatch(text)
        if match:
            return m.Extent(word, *(name for name in match.groups() if name))
    raise ValueError(text)


def _parameter(r):
    return m.Parameter(r.take("name"), r.take("kind"), r.text("text"),
                       extent(r.take("extent")) if "extent" in r.left else None, r.take("needed_by", "all"), at=r.close())


def _collective(r):
    parameters = tuple(_parameter(Reader(node, r.problems)) for node in r.list("parameters"))
    return m.Collective(r.take("name"), r.take("id"), r.text("summary"), r.take("single"), parameters, r.take("typed_by"),
                        r.take("in_place", "none"), r.text("details"), r.take("host_result", False), at=r.close())


def _engine(r, model, unread):
    def each(key, make):
        return tuple(thing for thing in (make(Reader(node, r.problems)) for node in r.list(key)) if thing)

    def pair_set(p):
        return m.PairSet(p.names("operators", model.operators, "operator"), p.names("types", model.dtypes, "element type"),
                         at=p.close())

    def engine_operator(p):
        operator = p.name("operator", model.operators, "operator")
        found = m.EngineOperator(operator, p.take("engine"), p.take("then"), at=p.close())
        return found if operator else None

    def engine_exception(p):
        pairs = m.PairSet(p.names("operators", model.operators, "operator"),
                          p.names("types", model.dtypes, "element type"))
        tolerance = tuple(t for t in (engine_tolerance(Reader(node, p.problems)) for node in p.list("tolerance")) if t)
        return m.EngineException(pairs, p.text("text"), tolerance, at=p.close())

    def engine_tolerance(p):
        dtype = p.name("type", model.dtypes, "element type")
        found = m.Tolerance(dtype, float(p.take("relative")), at=p.close())
        return found if dtype else None

    def without(p):
        collective = p.name("collective", model.collectives, "collective", unread)
        found = m.Without(collective, p.text("text"), at=p.close())
        return found if collective else None

    return m.Engine(r.take("name"), r.take("title"), r.take("cores"), r.take("first_version"),
                    each("types", lambda p: m.EngineType(p.take("storage"), p.take("engine"), p.take("since"), at=p.close())),
                    each("operators", engine_operator), each("native", pair_set), each("refuse", pair_set),
                    each("exceptions", engine_exception), each("without", without), at=r.close())
