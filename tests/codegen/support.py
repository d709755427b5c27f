# SPDX-License-Identifier: BSD-3-Clause
"""What the tests of the generator share."""

import contextlib
import functools
import io
import pathlib
import shutil
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
STRANGE = HERE / "strange"
sys.path.insert(0, str(ROOT))

from codegen import cli, load, problems, stages  # noqa: E402

load.parse = functools.lru_cache(maxsize=None)(load.parse)  # the tests read the same files over and over


def copy_strange(folder):
    """A copy of the strange spec, to be broken."""
    return pathlib.Path(shutil.copytree(STRANGE, pathlib.Path(folder) / "spec"))


def found_in(spec):
    """(model, the problems as lines) of a spec."""
    found = problems.Problems()
    model = stages.read(spec, found)
    return model, [str(problem) for problem in found.sorted()]


def run(*arguments):
    """(status, stdout, stderr) of the generator."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = cli.main([str(argument) for argument in arguments])
    return status, out.getvalue(), err.getvalue()
