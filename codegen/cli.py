# SPDX-License-Identifier: BSD-3-Clause
"""python3 -m codegen: writes what the spec says, or checks that it is written."""

import argparse
import pathlib
import shlex
import sys

from codegen import emit, outputs, problems, render, stages

ROOT = pathlib.Path(__file__).resolve().parents[1]
SPEC = ROOT / "spec"
OUT = ROOT / "generated"

OK, WRONG = 0, 1


def _parser():
    parser = argparse.ArgumentParser(prog="python3 -m codegen", description="Turns the spec into generated/.")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="write nothing; say what differs from the spec (then 1 is returned)")
    what.add_argument("--list", action="store_true", help="name the outputs, one a line")
    what.add_argument("--rules", action="store_true", help="name the rules of the spec language")
    parser.add_argument("--spec", metavar="DIR", type=pathlib.Path, default=SPEC, help="the folder of the spec (spec/)")
    parser.add_argument("--out", metavar="DIR", type=pathlib.Path, default=OUT, help="the folder of the outputs (generated/)")
    return parser


def main(arguments=None):
    options = _parser().parse_args(arguments)
    if options.rules:
        for rule, meaning in sorted(problems.RULES.items()):
            print(f"{rule}: {meaning}")
        return OK
    try:
        return _run(options)
    except OSError as error:
        print(f"{error.filename}: error: {error.strerror}", file=sys.stderr)
        return WRONG


def _run(options):
    found = problems.Problems()
    model = stages.read(options.spec, found)
    if model is None:
        for problem in found.sorted():
            print(problem.under(_shown(options.spec)), file=sys.stderr)
        print(f"{len(found)} error{'s' if len(found) > 1 else ''} in {_shown(options.spec)}; nothing was written", file=sys.stderr)
        return WRONG
    if options.list:
        print("\n".join(output.path for output in outputs.plan(model)))
        return OK
    texts = render.render(model)
    return _check(texts, options) if options.check else _write(texts, options)


def _shown(folder):
    """The folder as seen from here, as compilers show it, if it lies below."""
    folder, here = folder.resolve(), pathlib.Path.cwd()
    return folder.relative_to(here) if folder.is_relative_to(here) else folder


def _check(texts, options):
    differences = emit.compare(texts, options.out)
    for line in emit.report(differences):
        print(line)
    if not differences:
        print(f"{options.out}: {len(texts)} files, all as the spec says")
        return OK
    for path in emit.in_the_way(differences, options.out):
        print(f"{path}: codegen did not write this; remove it or move it away first")
    print(f"{options.out} is not what the spec says. This mends it: {_command(options)}")
    return WRONG


def _command(options):
    words = ["python3", "-m", "codegen"]
    for name, value, usual in (("--spec", options.spec, SPEC), ("--out", options.out, OUT)):
        if value != usual:
            words += [name, str(value)]
    return shlex.join(words)


def _write(texts, options):
    differences, left = emit.write(texts, options.out)
    for difference in differences:
        if difference not in left:
            print(f"{'removed' if difference.kind == 'orphaned' else 'wrote'} {difference.path}")
    for difference in left:
        print(f"{options.out / difference.path}: error: no output, and not written by codegen: remove it or move it away", file=sys.stderr)
    print(f"{options.out}: {len(texts)} files, {len(differences) - len(left)} changed")
    return WRONG if left else OK
