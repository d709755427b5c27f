# SPDX-License-Identifier: BSD-3-Clause
"""What docs/adding-a-collective.md promises, done in a copy of the tree: nothing is touched but what it names."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

SOURCE = pathlib.Path(os.environ.get("TUTTI_SOURCE_DIR", pathlib.Path(__file__).resolve().parents[2]))
WORK = pathlib.Path(os.environ.get("TUTTI_WORK_DIR", "/tmp/tutti-add"))
CMAKE = os.environ.get("TUTTI_CMAKE", "cmake")
HAVE_MPI = os.environ.get("TUTTI_HAVE_MPI", "1") == "1"
LAUNCHER = [os.environ.get("TUTTI_MPIEXEC", "mpirun"), os.environ.get("TUTTI_MPIEXEC_N", "-n")]
# All of the library, and of the tests only the suite.
PARTS = ("CMakeLists.txt", "LICENSE", "cmake", "codegen", "generated", "include", "spec", "src", "tests/CMakeLists.txt",
         "tests/conformance", "tests/oracle.c", "tests/oracle.h", "tests/oracle_inputs.c")


class Copy:
    """A newcomer's copy of the tree."""

    def __init__(self):
        shutil.rmtree(WORK, ignore_errors=True)
        self.root, self.build_folder = WORK / "tree", WORK / "build"
        for part in PARTS:
            target = self.root / part
            target.parent.mkdir(parents=True, exist_ok=True)
            if (SOURCE / part).is_dir():
                shutil.copytree(SOURCE / part, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(SOURCE / part, target)
        self.before = self.contents()

    def contents(self):
        """{path: bytes} of what people write."""
        paths = [p for p in self.root.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
        names = {str(p.relative_to(self.root)): p for p in paths}
        return {name: path.read_bytes() for name, path in names.items() if not name.startswith("generated/")}

    def write(self, path, text):
        assert not (self.root / path).exists()
        (self.root / path).write_text(text)

    def insert(self, path, before, text):
        """The text before the one place where `before` stands."""
        old = (self.root / path).read_text()
        assert old.count(before) == 1, f"{path}: {before}"
        (self.root / path).write_text(old.replace(before, text + before))

    def append(self, path, text):
        with open(self.root / path, "a", encoding="utf-8") as file:
            file.write(text)

    def generate(self):
        done = subprocess.run([sys.executable, "-B", "-m", "codegen"], cwd=self.root, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def configure(self):
        command = [CMAKE, "-S", str(self.root), "-B", str(self.build_folder), "-DCMAKE_BUILD_TYPE=Debug", "-DTUTTI_WERROR=ON",
                   f"-DTUTTI_WITH_MPI={'ON' if HAVE_MPI else 'OFF'}", "-DTUTTI_BUILD_EXAMPLES=OFF"]
        for option, variable in (("-G{}", "TUTTI_GENERATOR"), ("-DCMAKE_C_COMPILER={}", "TUTTI_CC")):
            if os.environ.get(variable):
                command.append(option.format(os.environ[variable]))
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    def build(self):
        """(it went well, what it said)"""
        command = [CMAKE, "--build", str(self.build_folder), "--parallel", "2", "--target", "conformance", "one_process_matrix"]
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
        return done.returncode == 0, done.stdout + done.stderr

    def must_build(self):
        well, said = self.build()
        assert well, said[-3000:]

    def run(self, program, *arguments, ranks=0):
        launcher = [*LAUNCHER, str(ranks)] if ranks else []
        path = self.build_folder / "tests" / "conformance" / program
        return subprocess.run([*launcher, str(path), *arguments], capture_output=True, text=True, timeout=120,
                              stdin=subprocess.DEVNULL)

    def conforms(self, *arguments):
        """The suite's part in one process and on 2 and 3 ranks."""
        for ranks in (0, 2, 3) if HAVE_MPI else (0,):
            done = self.run("conformance", *arguments, ranks=ranks)
            found = re.search(r"(\d+) cases, (\d+) failed", done.stdout)
            assert done.returncode == 0 and found and int(found[1]) > 0 and found[2] == "0", done.stdout + done.stderr

    def matrix(self):
        done = self.run("one_process_matrix")
        assert done.returncode == 0, done.stdout[-3000:]
        return done.stdout

    def touched(self):
        """Files that are new or changed since the copy was made, but for what the generator writes."""
        return {name for name, content in self.contents().items() if self.before.get(name) != content}


@pytest.fixture
def copy():
    made = Copy()
    yield made
    shutil.rmtree(WORK, ignore_errors=True)


def unresolved(said):
    """What a linker says that nobody defined (GNU, or LLVM)."""
    return set(re.findall(r"undefined (?:reference to `|symbol: )(\w+)", said))


# ---- a collective --------------------------------------------------------------------------------------------------------

RING_SHIFT = """\
# SPDX-License-Identifier: BSD-3-Clause
name: ring_shift
id: 40
summary: Every rank gets the block of its left neighbour; rank 0 gets that of the last rank.
parameters:
  - {name: send, kind: input, extent: count, text: this rank's block}
  - {name: recv, kind: output, extent: count, text: the left neighbour's block}
  - {name: count, kind: count, text: "elements, the same on every rank"}
typed_by: recv
single: move
in_place: none
"""

RING_SHIFT_MPI = """\
/* SPDX-License-Identifier: BSD-3-Clause */
#include "engine.h"

tutti_status tutti__mpi_ring_shift(tutti_group *group, const tutti_ring_shift_args *args, tutti_request *request)
{
    tutti__mpi_state *state = group->state;
    const int left = (group->rank + group->size - 1) % group->size, right = (group->rank + 1) % group->size;
    const int count = (int)args->count;
    MPI_Datatype type = tutti__mpi_type(args->dtype);
    (void)request;
    TUTTI_TRY(tutti__mpi_check_count(state, args->count));
    TUTTI__MPI(MPI_Sendrecv(args->send, count, type, right, 0, args->recv, count, type, left, 0, state->plain,
                            MPI_STATUS_IGNORE));
    return TUTTI_OK;
}
"""


def test_add_collective(copy):
    copy.write("spec/collectives/ring_shift.yaml", RING_SHIFT)
    copy.generate()
    copy.configure()
    expected = {"spec/collectives/ring_shift.yaml", "tests/oracle.c"}
    if HAVE_MPI:
        well, said = copy.build()
        assert not well and unresolved(said) == {"tutti__mpi_ring_shift"}, said[-3000:]
        copy.write("src/backends/mpi/ring_shift.c", RING_SHIFT_MPI)
        expected.add("src/backends/mpi/ring_shift.c")
    copy.must_build()
    assert "tests/oracle.c has no line for the collective ring_shift" in copy.run("conformance").stderr
    copy.insert("tests/oracle.c", "    EXPECT(barrier, NOTHING)", "    EXPECT(ring_shift, FROM((rank + size - 1) % size, i)) \\\n")
    copy.must_build()
    copy.conforms("--collective", "ring_shift")
    assert re.search(r"tutti_ring_shift \.\.\.passed", copy.matrix())
    assert copy.touched() == expected


# ---- an operator ---------------------------------------------------------------------------------------------------------

BXNOR = """\
- name: bxnor
  id: 12
  kinds: [signed, unsigned]
  text: Bitwise equality. A bit is 1 where an even number of elements have 0.
"""


def test_add_operator(copy):
    copy.append("spec/ops.yaml", BXNOR)
    copy.generate()
    copy.configure()
    well, said = copy.build()
    assert not well and "TUTTI__FOLD_signed_bxnor" in said, said[-3000:]
    copy.append("src/core/fold/operators.inc",
                "\n#define TUTTI__BXNOR_BITS(name, T) TUTTI__ON_BITS(name, T, ~(a ^ b))\n"
                "#define TUTTI__FOLD_signed_bxnor TUTTI__BXNOR_BITS\n"
                "#define TUTTI__FOLD_unsigned_bxnor TUTTI__BXNOR_BITS\n")
    copy.insert("tests/oracle.c", "    OPERATOR(bor, ",
                "    OPERATOR(bxnor, ORACLE_INTEGER, ORACLE_ANY, -1, ~(a ^ b), 0.0, 0.0, false, false, KEEP) \\\n")
    copy.must_build()
    copy.conforms("--op", "bxnor")
    copy.matrix()
    assert copy.touched() == {"spec/ops.yaml", "src/core/fold/operators.inc", "tests/oracle.c"}


# ---- an element type -----------------------------------------------------------------------------------------------------

F8E3M4 = """\
- {name: f8e3m4, id: 16, kind: narrow, bits: 8, text: 3 bits of exponent and 4 of mantissa; overflows to infinity}
"""

F8E3M4_BITS = """\
static inline float tutti__widen_f8e3m4(uint8_t x)
{
    const uint32_t sign = (uint32_t)(x & 0x80u) << 24;
    return tutti__f32_of_bits(sign | tutti__widen(x & 0x7fu, 4, 3, 0x6fu, 0x70u));
}

static inline uint8_t tutti__narrow_f8e3m4(float value)
{
    const uint32_t bits = tutti__bits_of_f32(value);
    return (uint8_t)(((bits >> 24) & 0x80u) | tutti__round(bits & 0x7fffffffu, 4, 3, 0x6fu, 0x78u, 0x70u));
}

"""

F8E3M4_TYPE = """
enum { TUTTI__LAST_f8e3m4 = 0x70, TUTTI__NAN_f8e3m4 = 0x78 };
TUTTI__NARROW(f8e3m4, 8)
TUTTI__LOAD_BLOCK(f8e3m4, tutti__widen_f8e3m4)
TUTTI__STORE_BLOCK(f8e3m4, tutti__narrow_f8e3m4)
"""


def test_add_type(copy):
    copy.append("spec/dtypes.yaml", F8E3M4)
    copy.generate()
    copy.configure()
    well, said = copy.build()
    assert not well and "f8e3m4" in said, said[-3000:]
    copy.insert("src/core/narrow.h", "static inline float tutti__widen_f8e5m2", F8E3M4_BITS)
    copy.append("src/core/narrow.c", "TUTTI__CONVERSIONS(f8e3m4)\n")
    copy.append("src/core/fold/types.inc", F8E3M4_TYPE)
    copy.insert("tests/oracle.c", '    { "f8e5m2", FLOAT', '    { "f8e3m4", FLOAT, 8, 3, 4 },\n')
    copy.must_build()
    copy.conforms("--dtype", "f8e3m4")
    copy.matrix()
    assert copy.touched() == {"spec/dtypes.yaml", "src/core/narrow.h", "src/core/narrow.c", "src/core/fold/types.inc",
                              "tests/oracle.c"}
