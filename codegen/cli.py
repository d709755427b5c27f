# SPDX-License-Identifier: BSD-3-Clause
"""python3 -m codegen"""

import argparse
import pathlib
import sys

from codegen import build, emit, load, problems, render

ROOT = pathlib.Path(__file__).resolve().parents[1]


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="codegen")
    parser.add_argument("--spec", default=ROOT / "spec")
    parser.add_argument("--out", default=ROOT / "generated")
    options = parser.parse_args(arguments)
    found = problems.Problems()
    files = load.load(options.spec, found)
    model = build.build(files, found) if not found else None
    if found:
        for problem in found.sorted():
            print(problem, file=sys.stderr)
        return 1
    for name in emit.write(render.render(model), options.out):
        print(name)
    return 0
