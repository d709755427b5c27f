# SPDX-License-Identifier: BSD-3-Clause
"""The archive defines tutti_ and tutti__ names and nothing else, and needs nothing it should not."""

import argparse
import re
import subprocess
import sys

PUBLIC_HEADERS_SAY = re.compile(r"^tutti_[a-z]")
INTERNAL = re.compile(r"^tutti__")


def symbols(nm, archive):
    """(name, kind) of every external symbol of the archive."""
    listing = subprocess.run([nm, "-g", "-P", archive], text=True, capture_output=True, check=True).stdout
    for line in listing.splitlines():
        fields = line.split()
        if len(fields) >= 2 and not line.endswith(":"):
            yield fields[0], fields[1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nm")
    parser.add_argument("archive")
    parser.add_argument("--mpi", type=int, default=1)
    parser.add_argument("--sanitize", default="")
    options = parser.parse_args()

    defined, wanted = set(), set()
    for name, kind in symbols(options.nm, options.archive):
        (wanted if kind in "Uwv" else defined).add(name)
    wrong = sorted(n for n in defined if not PUBLIC_HEADERS_SAY.match(n) and not INTERNAL.match(n))
    if options.sanitize:  # a sanitizer adds names of its own to every object
        wrong = [n for n in wrong if not re.match(r"(__)?(asan|ubsan|odr_asan)|_?DW\.ref|__odr", n)]
    problems = [f"exported, but no name of ours: {n}" for n in wrong]
    problems += [f"used, but defined nowhere: {n}" for n in sorted(wanted - defined) if n.startswith("tutti")]
    ends = sorted(n for n in wanted if re.fullmatch(r"(exit|_exit|_Exit|abort|atexit|signal|sigaction|fork|system)", n))
    problems += [f"a library must not call {n}" for n in ends]
    if not options.mpi:
        problems += [f"built without MPI, but uses {n}" for n in sorted(wanted) if n.startswith("MPI_") or n.startswith("ompi_")]
    print(f"symbols: {len(defined)} defined, {len(wanted - defined)} used from outside, {len(problems)} problems")
    for problem in problems:
        print(problem)
    if len(defined) < 100:
        problems.append("too few symbols: was the archive read?")
    return 1 if problems else 0


sys.exit(main())
