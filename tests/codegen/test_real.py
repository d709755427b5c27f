# SPDX-License-Identifier: BSD-3-Clause
"""The real spec: generated/ is fresh, what is permanent has not changed, and adding one thing takes one entry."""

import re
import shutil
import subprocess
import sys

import pytest
import support

from codegen import cli, emit, outputs, render, shape, spell
from codegen.rules import names

# Numbers of releases, written down here by hand. Lines are added, and never changed.
PERMANENT = {
    "collectives": "barrier 1 broadcast 2 reduce 3 all_reduce 4 all_gather 5 gather 6 scatter 7 reduce_scatter 8 all_to_all 9",
    "dtypes": "bool 1 i8 2 u8 3 i16 4 u16 5 i32 6 u32 7 i64 8 u64 9 f16 10 bf16 11 f32 12 f64 13 f8e4m3 14 f8e5m2 15",
    "operators": "sum 1 prod 2 min 3 max 4 avg 5 band 6 bor 7 bxor 8 land 9 lor 10 lxor 11",
    "statuses": "ok 0 argument 1 buffer 2 unsupported 3 state 4 comm 5 backend 6 memory 7 timeout 8 mismatch 9 aborted 10",
}


@pytest.fixture(scope="module")
def model():
    found_model, found = support.found_in(cli.SPEC)
    assert not found
    return found_model


def test_generated_is_fresh():
    done = subprocess.run([sys.executable, "-m", "codegen", "--check"], cwd=support.ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_output_says_that_it_is_one(model):
    for name, text in render.render(model).items():
        assert emit.MARKER in text[:600], name


@pytest.mark.parametrize("kind", PERMANENT)
def test_numbers_are_permanent(model, kind):
    words = PERMANENT[kind].split()
    there = {thing.name: thing.id for thing in getattr(model, kind)}
    for name, number in zip(words[::2], words[1::2]):
        assert there.get(name) == int(number), name


def test_pairs_that_go_together(model):
    integers = {"i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"}
    everything = {d.name for d in model.dtypes}
    expected = {"sum": everything, "prod": everything, "min": everything, "max": everything, "avg": everything - {"bool"}}
    for name in ("band", "bor", "bxor", "land", "lor", "lxor"):
        expected[name] = integers | {"bool"}
    there = {}
    for operator, dtype in model.pairs:
        there.setdefault(operator.name, set()).add(dtype.name)
    assert there == expected
    boolean = {o.name: o.on_boolean for o in model.operators if o.on_boolean}
    assert boolean == {"sum": "or", "max": "or", "bor": "or", "lor": "or", "prod": "and", "min": "and", "band": "and", "land": "and",
                       "bxor": "parity", "lxor": "parity"}


def test_mpi_reduces_only_what_is_exact_there(model):
    mpi = model.engine("mpi")
    native = {(o.name, d.name) for o, d in model.pairs if mpi.how(o, d) == "native"}
    wide, integers = ["i32", "u32", "i64", "u64"], ["i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"]
    assert native == ({(o, d) for o in ("sum", "prod") for d in [*wide, "f32", "f64"]} | {("avg", "f32"), ("avg", "f64")}
                      | {(o, d) for o in ("min", "max") for d in integers if d.startswith("i")}  # unsigned: some MPIs compare as signed
                      | {(o, d) for o in ("band", "bor", "bxor") for d in integers})
    assert all(mpi.how(o, d) != "refuse" for o, d in model.pairs)


@pytest.mark.parametrize("name,parameters", {
    "barrier": "", "broadcast": "buffer count dtype root", "reduce": "send recv count dtype op root",
    "all_reduce": "send recv count dtype op", "all_gather": "send recv count dtype", "gather": "send recv count dtype root",
    "scatter": "send recv count dtype root", "reduce_scatter": "send recv count dtype op", "all_to_all": "send recv count dtype"}.items())
def test_signatures(model, name, parameters):
    collective = next(c for c in model.collectives if c.name == name)
    assert spell.any_names(collective) == parameters.split()


def test_hand_written_names_are_known_to_the_rules():
    """No collective may take a name that the hand-written headers declare."""
    declared = set()
    for path in (support.ROOT / "include/tutti").glob("*.h"):
        declared |= set(re.findall(r"\btutti_(\w+)\(", re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)))
    missing = {name for name in declared - names.OWN_FUNCTIONS if not name.startswith("_") and not name.endswith("_")}
    assert declared and not missing


# ---- one entry each ----------------------------------------------------------------------------------------------------------

@pytest.fixture
def copy(tmp_path):
    return shutil.copytree(cli.SPEC, tmp_path / "spec")


def new_texts(spec):
    model, found = support.found_in(spec)
    assert not found, found
    return model, render.render(model)


RING_SHIFT = """\
name: ring_shift
id: 29
summary: Every rank gets the block of its left neighbour.
parameters:
  - {name: send, kind: input, extent: count, text: this rank's block}
  - {name: recv, kind: output, extent: count, text: the left neighbour's block}
  - {name: count, kind: count, text: "elements of one block, the same on every rank"}
typed_by: recv
single: move
"""


def test_a_collective_is_one_file(copy):
    (copy / "collectives/ring_shift.yaml").write_text(RING_SHIFT)
    _, texts = new_texts(copy)
    assert "tutti_status tutti_ring_shift_bf16(" in texts["src/collective_ring_shift.c"]
    assert ".ring_shift = tutti__mpi_ring_shift," in texts["src/backend_mpi.c"]
    assert ".ring_shift = single_ring_shift," in texts["src/backend_single.c"]
    assert "generated/src/collective_ring_shift.c" in texts["cmake/tutti_sources.cmake"]
    assert "#define tutti_ring_shift(comm, send, recv, count)" in texts["include/tutti/front.h"]
    assert "(ring_shift.md)" in texts["docs/README.md"] and "docs/ring_shift.md" in texts
    assert texts["include/tutti/backend_ops.h"].index("(*all_to_all)") < texts["include/tutti/backend_ops.h"].index("(*ring_shift)")


def test_an_operator_is_one_entry(copy):
    with open(copy / "ops.yaml", "a") as file:
        file.write("- {name: last, id: 12, kinds: [signed, unsigned, float], text: The last rank's.}\n")
    model, texts = new_texts(copy)
    assert "TUTTI__FOLD_PAIR(last, f64, float)" in texts["src/fold_kernels.inc"]
    assert "[TUTTI__OP_LAST][TUTTI_F64] = TUTTI__MPI_FOLD," in texts["src/backend_mpi.c"]
    assert "#define TUTTI_LAST (&tutti__op_last)" in texts["include/tutti/ops.h"] and model.n_operators == 13


def test_an_element_type_is_one_entry(copy):
    with open(copy / "dtypes.yaml", "a") as file:
        file.write("- {name: f8e3m4, id: 16, kind: narrow, bits: 8, text: E3M4}\n")
    model, texts = new_texts(copy)
    assert "TUTTI__FOLD_PAIR(avg, f8e3m4, narrow)" in texts["src/fold_kernels.inc"]
    assert "case TUTTI_F8E3M4: return MPI_UINT8_T;" in texts["src/backend_mpi.c"]
    assert "float tutti_f8e3m4_to_f32(tutti_f8e3m4 value);" in texts["include/tutti/dtypes.h"]
    assert "TUTTI__ARM(tutti_f8e3m4, TUTTI_F8E3M4)" in texts["include/tutti/front.h"] and model.n_dtypes == 17
    assert "tutti_all_reduce_f8e3m4(" in texts["include/tutti/collectives.h"]


# ---- how templates are kept -------------------------------------------------------------------------------------------------

def test_templates_are_short_mirror_the_outputs_and_are_all_used(model):
    used = {output.template for output in outputs.plan(model)}
    for path in render.TEMPLATES.rglob("*.j2"):
        name = path.relative_to(render.TEMPLATES).as_posix()
        text = path.read_text()
        assert len(text.splitlines()) <= 80, name
        if name not in used:  # then another one includes it, and is too long without
            assert any(f'include "{name}"' in other.read_text() for other in render.TEMPLATES.rglob("*.j2")), name
    assert {output.path.split("/")[0] for output in outputs.plan(model)} - {".clang-format"} == {
        path.name for path in render.TEMPLATES.iterdir() if path.is_dir()}


def test_templates_hold_no_logic():
    """Loops, and tests of one property or of two: nothing that has to be tested by itself."""
    for path in render.TEMPLATES.rglob("*.j2"):
        text = path.read_text()
        assert not re.search(r"{%-?\s*(macro|call|filter|do)\b", text), path.name
        for condition in re.findall(r"{%-?\s*(?:if|elif) (.*?)-?%}", text):
            assert condition.count(" and ") + condition.count(" or ") <= 1, f"{path.name}: {condition}"


def test_the_worked_example_is_the_file():
    shown = re.search(r"```yaml\n(name: gather\n.*?)```", (cli.SPEC / "README.md").read_text(), re.S)[1]
    assert (cli.SPEC / "collectives/gather.yaml").read_text().endswith(shown)


def test_every_word_of_the_language_is_explained():
    text = (cli.SPEC / "README.md").read_text()
    for kind in ("collectives", "dtypes", "ops", "backends"):
        properties = shape.schema(kind).get("items", shape.schema(kind))["properties"]
        for key in properties:
            assert re.search(rf"\*\*{key}\*\*|`{key}[`:]", text) or key == "title", f"{kind}: {key}"
    parameters = shape.schema("collectives")["properties"]["parameters"]["items"]["properties"]
    for words in (parameters["kind"], *(shape.schema("collectives")["properties"][key] for key in ("single", "in_place"))):
        for word in words["enum"]:
            assert f"{word}`" in text, word
