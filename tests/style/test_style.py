# SPDX-License-Identifier: BSD-3-Clause
"""The measures of the house: lengths of functions, files, lines and templates, a licence line, and no foreign symbol style."""

import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
C_SOURCES = ("src", "include", "tests", "examples", "bench")


def files(*patterns, under=("",)):
    for folder in under:
        for pattern in patterns:
            for path in sorted((ROOT / folder).rglob(pattern)):
                relative = path.relative_to(ROOT)
                if not any(part.startswith((".", "build")) or part == "__pycache__" for part in relative.parts):
                    yield path


def c_files():
    return files("*.c", "*.h", "*.inc", "*.cu", under=C_SOURCES)


def test_hand_written_files_have_at_most_400_lines():
    long = [(p.relative_to(ROOT), n) for p in c_files() if (n := len(p.read_text().splitlines())) > 400]
    assert not long


def function_lengths(text):
    """(name, lines) of every function whose braces stand in the first column."""
    lines = text.splitlines()
    start = None
    for number, line in enumerate(lines):
        if line.startswith("{") and number and not lines[number - 1].rstrip().endswith("="):
            start = number
        elif line.startswith("}") and start is not None:
            head = next((l for l in reversed(lines[max(0, start - 6):start]) if re.match(r"\w.*\(", l)), "?")
            if ")" in lines[start - 1]:
                yield head.strip(), number - start - 1
            start = None


def test_hand_written_functions_have_under_60_lines():
    long = [(str(p.relative_to(ROOT)), name, n) for p in c_files() for name, n in function_lengths(p.read_text()) if n >= 60]
    assert not long


def test_lines_are_not_too_long():
    long = [f"{p.relative_to(ROOT)}:{i}" for p in c_files() for i, l in enumerate(p.read_text().splitlines(), 1) if len(l) > 130]
    assert not long
    wide = [f"{p.relative_to(ROOT)}:{i}" for p in files("*.c", "*.h", under=("generated",))
            for i, l in enumerate(p.read_text().splitlines(), 1) if len(l) > 100]
    assert not wide


def test_templates_have_at_most_80_lines():
    long = [(p.name, n) for p in files("*.j2", under=("codegen",)) if (n := len(p.read_text().splitlines())) > 80]
    assert not long


def test_every_source_names_its_licence():
    sources = files("*.c", "*.h", "*.inc", "*.py", "*.sh", "*.cmake", "CMakeLists.txt")
    bare = [str(p.relative_to(ROOT)) for p in sources if "SPDX-License-Identifier: BSD-3-Clause" not in p.read_text()[:600]]
    assert not bare


def test_public_headers_declare_only_our_names():
    for path in files("*.h", under=("include", "generated/include")):
        for name in re.findall(r"^#define (\w+)", path.read_text(), re.M):
            assert name.startswith(("TUTTI_", "tutti_")), f"{path.name}: {name}"


def test_scripts_are_posix_sh():
    for path in files("*.sh", under=("tools", "bench", "tests")):
        first = path.read_text().splitlines()[0]
        assert first in ("#!/bin/sh", "#!/usr/bin/env sh"), f"{path.name}: {first}"
        done = subprocess.run(["sh", "-n", str(path)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
