# SPDX-License-Identifier: BSD-3-Clause
"""Hand-written documents: links resolve, C code compiles, and every name and variable in them exists."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md"), *ROOT.glob("spec/**/*.md"),
                *ROOT.glob("generated/docs/**/*.md")])
HAND_WRITTEN = [page for page in PAGES if "generated" not in page.relative_to(ROOT).parts]
HEADERS = [*ROOT.glob("include/tutti/*.h"), *ROOT.glob("generated/include/tutti/*.h")]
COMPILER = os.environ.get("TUTTI_TEST_CC", "cc")


def name(page):
    return str(page.relative_to(ROOT))


def prose(page):
    """The page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.M | re.S)


def anchors(page):
    heads = re.findall(r"^#+ (.*)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def links(page):
    text = re.sub(r"`[^`\n]*`", "", prose(page))
    return [target for target in re.findall(r"\]\(([^)\s]+)\)", text) if not re.match(r"\w+:", target)]


def test_there_are_pages():
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/environment.md"} <= {name(page) for page in PAGES}


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_resolve(page):
    for target in links(page):
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), f"{name(page)}: {target}"
        assert not anchor or anchor in anchors(file), f"{name(page)}: {target}: no such heading"


# ---- environment variables ----

def variables_in_source():
    """Every TUTTI_ variable that the library reads: names given as strings that no header declares as a constant."""
    code = re.sub(r"/\*.*?\*/", "", "\n".join(header.read_text() for header in HEADERS), flags=re.S)
    found = {name for path in ROOT.glob("src/**/*.c") for name in re.findall(r'"(TUTTI_[A-Z_]+)"', path.read_text())}
    return found - set(re.findall(r"\bTUTTI_[A-Z0-9_]+\b", code))


def variables_in_page():
    first_cells = re.findall(r"^\|([^|]*)\|", (ROOT / "docs/environment.md").read_text(), re.M)
    return set(re.findall(r"`(TUTTI_[A-Z_]+)`", " ".join(first_cells)))


def test_the_page_of_variables_is_complete():
    assert variables_in_source(), "the source reads no variable?"
    assert variables_in_page() == variables_in_source()


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_variables_in_use_exist(page):
    """VAR=value in a document is a variable of the library, or an option of the build."""
    options = set(re.findall(r"\b(TUTTI_[A-Z_]+)\b", "\n".join(p.read_text() for p in ROOT.glob("**/CMakeLists.txt"))))
    used = set(re.findall(r"\b(TUTTI_[A-Z_]+)=", page.read_text()))
    assert used <= variables_in_source() | options, name(page)


# ---- names ----

def known_names():
    text = "\n".join(path.read_text() for path in [*HEADERS, *ROOT.glob("src/**/*.[ch]"), *ROOT.glob("generated/src/*"),
                                                    *ROOT.glob("cmake/*"), ROOT / "CMakeLists.txt"] if path.is_file())
    return set(re.findall(r"\b(?:tutti|TUTTI)_\w+", text))


@pytest.mark.parametrize("page", [p for p in HAND_WRITTEN if p.name != "CHANGELOG.md"], ids=name)
def test_names_exist(page):
    """A name of ours in backquotes is one that the sources have."""
    quoted = " ".join(re.findall(r"`([^`\n]+)`", prose(page)))
    words = {word for word in re.findall(r"\b((?:tutti|TUTTI)_\w+)(?![\w…<*])", quoted) if not word.endswith("_")}
    invented = {"tutti_ring_shift", "tutti__mpi_ring_shift"}  # of the worked example
    files = {path.stem for path in [*HEADERS, *ROOT.glob("generated/cmake/*")]}
    assert words <= known_names() | invented | files, f"{name(page)}: {sorted(words - known_names() - invented - files)}"


# ---- code ----

PRELUDE = "#include <stdio.h>\n#include <stdlib.h>\n#include <tutti/tutti.h>\n#include <tutti/backend.h>\n"


def blocks():
    for page in HAND_WRITTEN:
        for number, text in enumerate(re.findall(r"^```c\n(.*?)^```$", page.read_text(), re.M | re.S), 1):
            if '#include "engine.h"' not in text:  # that one belongs to the worked example
                yield pytest.param(text, id=f"{name(page)}:{number}")


@pytest.mark.parametrize("text", blocks())
def test_code_compiles(text):
    """Whole programs and functions as they stand; lines of a function within one."""
    if not re.search(r"^\w.*\)\n\{", text, re.M):
        text = f"tutti_status lines(void);\ntutti_status lines(void)\n{{\n{text}\nreturn TUTTI_OK;\n}}\n"
    done = subprocess.run([COMPILER, "-x", "c", "-std=c11", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-I", str(ROOT / "include"),
                           "-I", str(ROOT / "generated" / "include"), "-I", str(ROOT / "src" / "core"),
                           "-I", str(ROOT / "generated" / "src"), "-"], input=PRELUDE + text, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr


def worked_example(language):
    return re.search(rf"^```{language}\n(.*?)^```$", (ROOT / "docs/adding-a-collective.md").read_text(), re.M | re.S)[1]


def test_the_worked_example_works(tmp_path):
    """The spec of docs/adding-a-collective.md, put into a copy of ours, generates; its core compiles against what came out."""
    shutil.copytree(ROOT / "spec", tmp_path / "spec")
    (tmp_path / "spec" / "collectives" / "ring_shift.yaml").write_text(worked_example("yaml"))
    out = tmp_path / "out"
    done = subprocess.run([sys.executable, "-m", "codegen", "--spec", str(tmp_path / "spec"), "--out", str(out)],
                          cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "tutti_ring_shift_bf16(" in (out / "include/tutti/collectives.h").read_text()
    if not shutil.which("mpicc"):
        return
    folders = [out / "include", out / "src", ROOT / "include", ROOT / "src/core", ROOT / "src/backends/mpi"]
    done = subprocess.run(["mpicc", "-x", "c", "-std=c11", "-fsyntax-only", "-Wall", "-Wextra", "-Werror",
                           *(f"-I{folder}" for folder in folders), "-"], input=worked_example("c"), text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
