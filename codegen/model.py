# SPDX-License-Identifier: BSD-3-Clause
"""What a spec says, as immutable objects. Templates and tests read these and nothing else.

    Model
      .api           Api(version)
      .statuses      Status(name, id, text, when), ordered by id; ok is 0
      .dtypes        Dtype(name, id, kind, bits, text), ordered by id
      .operators     Operator(name, id, kinds, on_boolean, text), ordered by id
      .collectives   Collective, ordered by id
      .engines       Engine, single first
      .pairs         every (Operator, Dtype) that goes together

    Collective
      .name .id .summary .details .single .in_place ("none", "same", "own_block_of_recv", "own_block_of_send")
      .parameters    Parameter, in the order of the typed function, without comm
      .buffers       those parameters that are buffers: .is_read, .is_written, .extent, .needed_by ("all" or "root")
      .has_op .has_root .is_typed .typed_by (the Parameter that every rank has) .count (the Parameter)
      .rooted_in_place   the in-place form exists at the root only

    Parameter
      .name .kind ("input", "output", "inout", "count", "operator", "root") .text
      .extent        Extent of a buffer: .word, .per_rank (True: size blocks of .count elements; False: one)
      .at_root_only  only the root needs it

Every object has .at, the Place in the spec that it comes from, for the texts of rules.
"""

from dataclasses import dataclass, field
from functools import cached_property

from codegen.problems import Mark

KINDS = ("boolean", "signed", "unsigned", "float", "narrow")
BUFFER_KINDS = ("input", "output", "inout")


@dataclass(frozen=True)
class Place:
    """Where an object stands, and where each of its keys and values does (items of a list: by number)."""
    mark: Mark
    keys: object = field(default_factory=dict)
    values: object = field(default_factory=dict)

    def key(self, name):
        return self.keys.get(name, self.mark)

    def value(self, *path):
        place = self
        for step in path:
            if step not in place.values:
                return place.mark
            place = place.values[step]
        return place.mark


NOWHERE = Place(Mark(""))


def _at():
    return field(default=NOWHERE, compare=False, repr=False, kw_only=True)


@dataclass(frozen=True)
class Api:
    version: str
    at: Place = _at()

    @property
    def version_parts(self):
        return tuple(int(part) for part in self.version.split("."))


@dataclass(frozen=True)
class Status:
    name: str
    id: int
    text: str
    when: str
    at: Place = _at()

    @property
    def is_ok(self):
        return self.id == 0


@dataclass(frozen=True)
class Dtype:
    name: str
    id: int
    kind: str
    bits: int
    text: str
    compiler_type: str = None
    at: Place = _at()

    @property
    def size(self):
        return self.bits // 8

    @property
    def is_narrow(self):
        return self.kind == "narrow"

    @property
    def is_integer(self):
        return self.kind in ("signed", "unsigned")


@dataclass(frozen=True)
class Operator:
    name: str
    id: int
    kinds: tuple
    text: str
    on_boolean: str = None
    at: Place = _at()

    def goes_with(self, dtype):
        return dtype.kind in self.kinds


@dataclass(frozen=True)
class Extent:
    """How many elements a buffer has. count: the parameter that says so; displs: where the blocks stand, of "blocks" only."""
    word: str  # "count", "size*count", "counts[rank]" or "blocks"
    count: str
    displs: str = None

    @property
    def per_rank(self):
        """One block for each rank; else one block."""
        return self.word in ("size*count", "blocks")

    def __str__(self):
        return {"count": "{0}", "size*count": "size*{0}", "counts[rank]": "{0}[rank]",
                "blocks": "blocks({0})" if self.displs is None else "blocks({0}, {1})"}[self.word].format(self.count, self.displs)


@dataclass(frozen=True)
class Parameter:
    name: str
    kind: str
    text: str
    extent: Extent = None
    needed_by: str = "all"
    at: Place = _at()

    @property
    def is_buffer(self):
        return self.kind in BUFFER_KINDS

    @property
    def is_read(self):
        return self.kind in ("input", "inout")

    @property
    def is_written(self):
        return self.kind in ("output", "inout")

    @property
    def at_root_only(self):
        return self.needed_by == "root"


@dataclass(frozen=True)
class Collective:
    name: str
    id: int
    summary: str
    single: str
    parameters: tuple = ()
    typed_by_name: str = None
    in_place: str = "none"
    details: str = ""
    host_result: bool = False
    at: Place = _at()

    def parameter(self, name):
        return next((p for p in self.parameters if p.name == name), None)

    def of_kind(self, kind):
        """The one parameter of this kind, or None."""
        return next((p for p in self.parameters if p.kind == kind), None)

    @cached_property
    def buffers(self):
        return tuple(p for p in self.parameters if p.is_buffer)

    @property
    def typed_by(self):
        return self.parameter(self.typed_by_name)

    @property
    def is_typed(self):
        return bool(self.buffers)

    @property
    def op(self):
        return self.of_kind("operator")

    @property
    def root(self):
        return self.of_kind("root")

    @property
    def count(self):
        return self.of_kind("count")

    @property
    def has_op(self):
        return self.op is not None

    @property
    def has_root(self):
        return self.root is not None

    @property
    def has_in_place(self):
        return self.in_place != "none"

    @property
    def read(self):
        """The buffer that is only read, or None."""
        return self.of_kind("input")

    @property
    def written(self):
        """The buffer that is only written, or None."""
        return self.of_kind("output")

    @property
    def has_pair(self):
        """One buffer is read and another one written, so that they may overlap."""
        return self.read is not None and self.written is not None

    @property
    def rooted_in_place(self):
        return self.has_in_place and any(b.at_root_only for b in self.buffers)

    @property
    def extents(self):
        """The different extents of the buffers, smaller ones first."""
        return tuple(sorted({b.extent for b in self.buffers}, key=lambda e: (e.per_rank, e.count)))


@dataclass(frozen=True)
class EngineType:
    storage: str
    engine: str
    since: str
    at: Place = _at()


@dataclass(frozen=True)
class EngineOperator:
    operator: Operator
    engine: str
    then: str = None
    at: Place = _at()


@dataclass(frozen=True)
class PairSet:
    """All combinations of these operators and types."""
    operators: tuple
    dtypes: tuple
    at: Place = _at()

    def __contains__(self, pair):
        return pair[0] in self.operators and pair[1] in self.dtypes


@dataclass(frozen=True)
class Tolerance:
    """The largest relative error that a test of this type may allow."""
    dtype: Dtype
    relative: float
    at: Place = _at()


@dataclass(frozen=True)
class EngineException:
    """Where an engine does otherwise than the meaning page says: for which pairs, the text, the tolerance of tests."""
    pairs: PairSet
    text: str
    tolerances: tuple = ()
    at: Place = _at()


@dataclass(frozen=True)
class Without:
    """A collective that an engine does not carry, and why."""
    collective: Collective
    text: str
    at: Place = _at()


@dataclass(frozen=True)
class Engine:
    name: str
    title: str
    cores: str
    first_version: str = None
    types: tuple = ()
    operators: tuple = ()
    native: tuple = ()
    refuse: tuple = ()
    exceptions: tuple = ()
    without: tuple = ()
    at: Place = _at()

    @property
    def is_generated(self):
        return self.cores == "generated"

    def carries(self, collective):
        return all(w.collective is not collective for w in self.without)

    def how(self, operator, dtype):
        """native, fold, refuse, or None for a pair that does not go together."""
        if not operator.goes_with(dtype):
            return None
        for word, sets in (("native", self.native), ("refuse", self.refuse)):
            if any((operator, dtype) in pairs for pairs in sets):
                return word
        return "fold"


@dataclass(frozen=True)
class Model:
    api: Api
    statuses: tuple
    dtypes: tuple
    operators: tuple
    collectives: tuple
    engines: tuple

    @cached_property
    def pairs(self):
        return tuple((o, d) for o in self.operators for d in self.dtypes if o.goes_with(d))

    def engine(self, name):
        return next((e for e in self.engines if e.name == name), None)

    @property
    def n_dtypes(self):
        """One more than the highest number, as tables are indexed by number."""
        return max((d.id for d in self.dtypes), default=0) + 1

    @property
    def n_operators(self):
        return max((o.id for o in self.operators), default=0) + 1

    @property
    def n_collectives(self):
        return max((c.id for c in self.collectives), default=0) + 1
