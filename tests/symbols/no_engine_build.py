# SPDX-License-Identifier: BSD-3-Clause
"""Case G9: a build that finds neither MPI nor CUDA links no symbol of theirs and gives the one-process results."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

source, build, cmake, nm, generator = sys.argv[1:6]
PROGRAM = r"""
#include <stdio.h>
#include "tutti/tutti.h"
int main(void)
{
    float mine[3] = { 1.0f, 2.0f, 3.0f }, all[3] = { 0 };
    int32_t whole = 7;
    TUTTI_MUST(tutti_init(NULL));
    TUTTI_MUST(tutti_all_reduce_f32(tutti_world(), mine, all, 3, TUTTI_AVG));
    TUTTI_MUST(tutti_broadcast(tutti_world(), &whole, 1, 0));
    TUTTI_MUST(tutti_all_gather_f32(tutti_world(), mine, all, 3));
    TUTTI_MUST(tutti_barrier(tutti_world()));
    printf("rank %d of %d: %g %g %g %d\n", tutti_comm_rank(tutti_world()), tutti_comm_size(tutti_world()), (double)all[0],
           (double)all[1], (double)all[2], (int)whole);
    return tutti_finalize() == TUTTI_OK ? 0 : 1;
}
"""


def run(*command, **options):
    print("+", " ".join(map(str, command)), flush=True)
    return subprocess.run(command, check=True, text=True, **options)


# A path with a compiler and no mpicc or nvcc: the tools this needs, linked into a folder of their own.
shutil.rmtree(build, ignore_errors=True)
tools = pathlib.Path(build) / "tools"
tools.mkdir(parents=True)
for tool in ("cc", "gcc", "ld", "as", "ar", "ranlib", "nm", "strip", "make", "ninja", "sh", "uname", "objcopy", "objdump", "readelf"):
    where = shutil.which(tool)
    if where:
        (tools / tool).symlink_to(os.path.realpath(where))
environment = {"PATH": str(tools), "LC_ALL": "C"}
run(cmake, "-S", source, "-B", build, "-G", generator, "-DTUTTI_BUILD_TESTS=OFF", "-DTUTTI_BUILD_EXAMPLES=OFF",
    "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_DISABLE_FIND_PACKAGE_MPI=ON", env=environment)
run(cmake, "--build", build, "-j", "2", env=environment)

program = pathlib.Path(build) / "program.c"
program.write_text(PROGRAM)
binary = str(pathlib.Path(build) / "program")
archive = next(pathlib.Path(build).glob("**/libtutti.a"))
run("cc", "-std=c11", str(program), "-I", f"{source}/include", "-I", f"{source}/generated/include", str(archive), "-lm", "-pthread", "-o", binary)
names = run(nm, "-g", binary, capture_output=True).stdout + run(nm, "-g", str(archive), capture_output=True).stdout
foreign = sorted(set(re.findall(r"\b(?:P?MPI_\w+|ompi_\w+|cuda\w+|nccl\w+)\b", names)))
assert not foreign, f"symbols of an engine that is not there: {foreign}"
clean = {key: value for key, value in os.environ.items() if not re.match(r"OMPI_|PMI|SLURM|RANK$|WORLD_SIZE$|TUTTI_", key)}
out = run(binary, capture_output=True, env=clean)
assert out.stdout == "rank 0 of 1: 1 2 3 7\n", out.stdout
assert out.stderr == "", out.stderr
print("G9: no symbol of an engine, the one-process results")
