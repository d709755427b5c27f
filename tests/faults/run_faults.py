# SPDX-License-Identifier: BSD-3-Clause
"""Puts one deliberate fault after the other into a copy of a core, and says whether the suite catches it.

    run_faults.py SETTINGS [NAME]     NAME: only the faults with this in their name

Only the one object is rebuilt; it is linked before the library, so that its functions stand in for the library's. Then one part
of the suite runs, which must fail. An edit that no longer applies is an error too: the core has changed, so change the edit.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
from dataclasses import dataclass

MOVE, REDUCE, FOLD = (f"src/backends/mpi/{name}.c" for name in ("move", "reduce", "fold_pieces"))
SINGLE = "src/backends/single/single.h"


def slice_of(collective, dtype=None, op=None, watchdog=20):
    """The arguments of the conformance suite that choose these cases."""
    chosen = {"--collective": collective, "--dtype": dtype, "--op": op}
    return ("conformance", *(word for option, value in chosen.items() if value for word in (option, value)), "--watchdog", str(watchdog))


@dataclass(frozen=True)
class Fault:
    name: str
    file: str
    old: str      # a text that stands in the file once
    new: str
    ranks: int    # 0: without a launcher
    part: tuple   # the program and its arguments
    compile: str = None  # the file that includes the header with the fault


FAULTS = (
    Fault("wrong root", MOVE,
          "MPI_Bcast(args->buffer, (int)args->count, tutti__mpi_type(args->dtype), args->root,",
          "MPI_Bcast(args->buffer, (int)args->count, tutti__mpi_type(args->dtype), 0,",
          2, slice_of("broadcast", "f32")),
    Fault("one element short", MOVE,
          "MPI_Allgather(send, count, type, args->recv, count, type,",
          "MPI_Allgather(send, count - 1, type, args->recv, count - 1, type,",
          2, slice_of("all_gather", "i16")),
    Fault("wrong bytes lent in place", MOVE,
          "    memcpy(copy, *send, size);\n",
          "    memcpy(copy, *send, size - 1);\n    ((char *)copy)[size - 1] = 0;\n",
          2, slice_of("all_to_all", "u64")),
    Fault("nobody waits", MOVE,
          "    TUTTI__MPI(MPI_Barrier(state->plain));\n",
          "    (void)state;\n",
          3, ("cases", "barrier")),
    Fault("sum for max", REDUCE,
          "MPI_Allreduce(send, args->recv, (int)args->count, tutti__mpi_type(args->dtype), tutti__mpi_op(args->op->number),",
          "MPI_Allreduce(send, args->recv, (int)args->count, tutti__mpi_type(args->dtype),"
          " tutti__mpi_op(args->op->number == TUTTI__OP_MAX ? TUTTI__OP_SUM : args->op->number),",
          2, slice_of("all_reduce", "i32")),
    Fault("an average that is not divided", REDUCE,
          "if (op->number == TUTTI__OP_AVG) tutti__divide",
          "if (op->number == TUTTI__OP_AVG && group->size > 8) tutti__divide",
          2, slice_of("reduce_scatter", "f64")),
    Fault("a buffer off the root is written", REDUCE,
          "MPI_Reduce(send, is_root ? args->recv : NULL,",
          "MPI_Reduce(send, args->recv ? memset(args->recv, 0, bytes) : NULL,",
          2, slice_of("reduce", "f32", "sum")),
    Fault("in place at the start of the buffer", REDUCE,
          "    if (in_place) memcpy(args->recv, recv, block);\n",
          "    if (in_place) memcpy((void *)args->send, recv, block);\n",
          3, slice_of("reduce_scatter", "u32", "sum")),
    Fault("rank order reversed", FOLD,
          "state->inputs[rank] = (const char *)gathered + (size_t)rank * bytes;",
          "state->inputs[group->size - 1 - rank] = (const char *)gathered + (size_t)rank * bytes;",
          3, slice_of("all_reduce", "bf16", "sum")),
    Fault("wrong offset of a piece", FOLD,
          "(char *)args->recv + own.offset, (size_t)own.count);",
          "(char *)args->recv + own.offset + 1, (size_t)own.count);",
          2, slice_of("all_reduce", "i8", "sum")),
    Fault("the last element of a piece stays behind", FOLD,
          "TUTTI_TRY(post_send(state, result, piece_of(of, group->rank), type, to, tag));",
          "piece cut = piece_of(of, group->rank);\n        --cut.count;\n"
          "        TUTTI_TRY(post_send(state, result, cut, type, to, tag));",
          3, slice_of("all_reduce", "u16", "sum")),
    Fault("the send buffer is changed", FOLD,
          "tutti__fold(args->op, args->dtype, state->inputs, group->size, args->recv, args->count);\n    tutti__mpi_scratch_done",
          "tutti__fold(args->op, args->dtype, state->inputs, group->size, args->recv, args->count);\n"
          "    memcpy((char *)args->send, args->recv, blocks.element);\n    tutti__mpi_scratch_done",
          2, slice_of("reduce_scatter", "f16", "max")),
    Fault("one rank is left out", FOLD,
          "tutti__fold(args->op, args->dtype, state->inputs, group->size, result, (size_t)own.count);",
          "tutti__fold(args->op, args->dtype, state->inputs, group->size - 1, result, (size_t)own.count);",
          2, slice_of("reduce", "u8", "sum")),
    Fault("one rank does not take part", FOLD,
          "    TUTTI_TRY(post_share(group,",
          "    if (group->rank != 0) TUTTI_TRY(post_share(group,",
          2, slice_of("all_reduce", "f16", "sum", watchdog=4)),
    Fault("one rank refuses", REDUCE,
          "    if (!is_native(args->op, args->dtype)) return tutti__mpi_fold_reduce(group, args);\n",
          "    if (group->rank == 1) return tutti__fail(TUTTI_ERR_UNSUPPORTED, \"not today\");\n"
          "    if (!is_native(args->op, args->dtype)) return tutti__mpi_fold_reduce(group, args);\n",
          2, slice_of("reduce", "i32", "lor", watchdog=4)),
    Fault("one process leaves everything as it is in place", SINGLE,
          "if (send == recv && tutti__fold_is_copy(op, dtype)) return TUTTI_OK;",
          "if (send == recv) return TUTTI_OK;",
          0, slice_of("all_reduce", "bool"), compile="generated/src/backend_single.c"),
)


class Bench:
    """Builds and runs, as the settings that CMake wrote say."""

    def __init__(self, settings):
        self.settings = settings
        self.source = pathlib.Path(settings["source"])
        self.work = pathlib.Path(settings["work"])
        self.work.mkdir(parents=True, exist_ok=True)

    def edited(self, fault):
        """The source to compile, with the fault in it; None if the edit does not apply."""
        text = (self.source / fault.file).read_text()
        if text.count(fault.old) != 1:
            return None
        copy = self.work / pathlib.Path(fault.file).name
        copy.write_text(text.replace(fault.old, fault.new))
        return self.source / fault.compile if fault.compile else copy

    def build(self, source, program):
        s = self.settings
        includes = [str(self.work), *dict.fromkeys(s["includes"] + s["mpi_includes"].split(";"))]
        flags = ["-std=c11", "-O1", f"-DTUTTI_HAVE_MPI={s['have_mpi']}", "-D_POSIX_C_SOURCE=200809L",
                 *(f"-I{folder}" for folder in includes if folder and "INSTALL_INTERFACE" not in folder)]
        made, linked = self.work / "fault.o", self.work / program
        libraries = [*s["suite"], s["library"], *s["mpi_libraries"].split(";"), *s["mpi_flags"].split(), s["cunit"], "-lm"]
        self.must([s["compiler"], *flags, "-c", str(source), "-o", str(made)])
        self.must([s["compiler"], *s["programs"][program], str(made), *filter(None, libraries), "-o", str(linked)])
        return linked

    def must(self, command):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")

    def run(self, program, ranks, arguments):
        """(did it fail, what it said)"""
        launcher = [*self.settings["mpiexec"], str(ranks)] if ranks else []
        try:
            done = subprocess.run([*launcher, str(program), *arguments], capture_output=True, text=True, timeout=90,
                                  stdin=subprocess.DEVNULL, env=os.environ)
        except subprocess.TimeoutExpired:
            return True, "failed: the program did not end"
        return done.returncode != 0, done.stderr + done.stdout


def words(said):
    """The line that tells of a failed check, a call that did not come back, or a crash; None: it failed otherwise."""
    for pattern in (r"^failed: .*", r"^rank \d+ of .*", r".*exited on signal.*"):
        found = re.search(pattern, said, re.M)
        if found:
            return found[0][:230]
    return None


def main():
    settings = json.loads(pathlib.Path(sys.argv[1]).read_text())
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    bench = Bench(settings)
    chosen = [f for f in FAULTS if only in f.name and (settings["have_mpi"] or f.ranks == 0)]
    bad = 0
    for ranks, (program, *arguments) in dict.fromkeys((f.ranks, f.part) for f in chosen):
        failed, said = bench.run(settings["built"][program], ranks, arguments)
        if failed:
            print(f"fails without a fault: {program} {' '.join(arguments)}: {words(said) or said[:2000]}")
            bad += 1
    for fault in chosen:
        source = bench.edited(fault)
        if source is None:
            print(f"EDIT DOES NOT APPLY  {fault.name} ({fault.file})")
            bad += 1
            continue
        program, *arguments = fault.part
        failed, said = bench.run(bench.build(source, program), fault.ranks, arguments)
        why = words(said) if failed else None
        print(f"{'caught    ' if why else 'NOT CAUGHT'}  {fault.name} ({fault.file}): {why or said[-500:]}")
        sys.stdout.flush()
        bad += not why
        if fault.compile:
            (bench.work / pathlib.Path(fault.file).name).unlink()
    print(f"faults: {len(chosen)} tried, {bad} not as they should be")
    return bad != 0


if __name__ == "__main__":
    sys.exit(main())
