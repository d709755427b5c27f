# SPDX-License-Identifier: BSD-3-Clause
"""What comes out of the strange spec, letter by letter. A change of a template shows here as a change of golden/.

Update: TUTTI_UPDATE_GOLDEN=1 python3 -m pytest tests/codegen/test_golden.py, and look at the difference.
"""

import os
import shutil
import subprocess

import pytest
import support

from codegen import render

GOLDEN = support.HERE / "golden"
SUFFIX = ".golden"  # not .c or .h: these files are data


@pytest.fixture(scope="module")
def texts():
    model, found = support.found_in(support.STRANGE)
    assert not found
    return render.render(model)


def test_the_strange_spec_gives_what_it_gave(texts):
    if os.environ.get("TUTTI_UPDATE_GOLDEN"):
        shutil.rmtree(GOLDEN, ignore_errors=True)
        for name, text in texts.items():
            path = GOLDEN / (name + SUFFIX)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    there = {path.relative_to(GOLDEN).as_posix().removesuffix(SUFFIX): path.read_text()
             for path in GOLDEN.rglob("*") if path.is_file()}
    assert sorted(there) == sorted(texts), __doc__
    for name in texts:
        assert there[name] == texts[name], f"{name}\n{__doc__}"


def test_lines_hold_100_columns(texts):
    wide = [f"{name}:{number}" for name, text in texts.items() if not name.endswith((".md", ".3"))  # prose
            for number, line in enumerate(text.splitlines(), 1) if len(line) > 100]
    assert not wide


def compiler():
    found = shutil.which("gcc") or shutil.which("clang") or shutil.which("cc")
    if not found:
        pytest.skip("SKIPPED: no C compiler on this machine")
    return found


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("strange")
    assert support.run("--spec", support.STRANGE, "--out", folder)[0] == 0
    return folder


def compile_file(path, folder, *more):
    root = support.ROOT
    includes = [root / "include", folder / "include", root / "src/core", root / "src/backends/single", folder / "src"]
    command = [compiler(), "-std=c11", "-D_POSIX_C_SOURCE=200809L", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only",
               *(word for include in includes for word in ("-I", str(include))), *more, str(path)]
    return subprocess.run(command, capture_output=True, text=True)


def test_what_comes_out_is_c(written):
    """Long names, odd orders of parameters and texts with everything in them are spelt rightly too."""
    sources = [*sorted((written / "src").glob("*.c")), written / "tests/abi_test.c", written / "tests/front_test.c"]
    for path in sources:
        if not path.name.startswith("backend_"):  # those ask for an engine's own header, or for operators by their names
            done = compile_file(path, written)
            assert done.returncode == 0, f"{path.name}\n{done.stderr}"


def test_texts_come_through_c_unchanged(written):
    """A text with quotes, backslashes, trigraphs and the end of a comment."""
    text = (written / "src/tables.c").read_text()
    assert r'"Not \"fine\" \\ at all??!"'.replace("??", "?\\?") in text
    assert "*/" not in text.replace("*/", "", text.count("/*"))
