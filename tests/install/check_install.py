# SPDX-License-Identifier: BSD-3-Clause
"""Installs into an empty folder and builds a C and a C++ program against what stands there, by find_package."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

build, work, cmake, generator, version = sys.argv[1:6]
work = pathlib.Path(work)
shutil.rmtree(work, ignore_errors=True)
consumer = work / "consumer"
consumer.mkdir(parents=True)

BODY = """
int main()
{
    double x[2] = { 1.5, 2.5 };
    TUTTI_MUST(tutti_init(NULL));
    TUTTI_MUST(tutti_all_reduce(tutti_world(), x, x, 2, TUTTI_SUM));
    std_printf("%s %g %g\\n", tutti_version(), x[0], x[1]);
    tutti_finalize();
    return 0;
}
"""
(consumer / "main.c").write_text('#include <stdio.h>\n#include <tutti/tutti.h>\n' + BODY.replace("main()", "main(void)").replace("std_printf", "printf"))
(consumer / "main.cpp").write_text('#include <cstdio>\n#include <tutti/tutti.h>\n' + BODY.replace("std_printf", "std::printf"))
(consumer / "CMakeLists.txt").write_text(f"""cmake_minimum_required(VERSION 3.20)
project(consumer C CXX)
find_package(tutti {version} REQUIRED)
add_executable(in_c main.c)
target_link_libraries(in_c PRIVATE tutti::tutti)
add_executable(in_cxx main.cpp)
target_link_libraries(in_cxx PRIVATE tutti::tutti)
""")


def run(*command, **options):
    print("+", " ".join(map(str, command)), flush=True)
    return subprocess.run([str(c) for c in command], check=True, text=True, **options)


run(cmake, "--install", build, "--prefix", work / "prefix", stdout=subprocess.DEVNULL)
cache = (pathlib.Path(build) / "CMakeCache.txt").read_text()
sanitize = re.search(r"^TUTTI_SANITIZE:STRING=(.+)$", cache, re.M)
flags = [f"-DCMAKE_C_FLAGS=-fsanitize={sanitize[1]}", f"-DCMAKE_CXX_FLAGS=-fsanitize={sanitize[1]}"] if sanitize else []
run(cmake, "-S", consumer, "-B", consumer / "build", "-G", generator, f"-DCMAKE_PREFIX_PATH={work / 'prefix'}", *flags)
run(cmake, "--build", consumer / "build")
clean = {key: value for key, value in os.environ.items() if not re.match(r"OMPI_|PMI|SLURM|RANK$|WORLD_SIZE$|TUTTI_", key)}
for program in ("in_c", "in_cxx"):
    out = run(consumer / "build" / program, capture_output=True, env=clean).stdout
    assert out == f"{version} 1.5 2.5\n", out
installed = {str(p.relative_to(work / "prefix" / "include")) for p in (work / "prefix" / "include").rglob("*") if p.is_file()}
assert "tutti/tutti.h" in installed and "tutti/collectives.h" in installed and all(n.endswith(".h") for n in installed), installed
assert any((work / "prefix").rglob("man3/tutti_all_reduce.3")), "the man pages are not installed"
print(f"install: {len(installed)} headers; a C and a C++ program build and run against them")
