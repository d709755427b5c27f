# SPDX-License-Identifier: BSD-3-Clause
"""The README's program is examples/hello, it compiles as the README says, and prints what the README shows."""

import os
import pathlib
import re
import shlex
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
MPIEXEC = os.environ.get("TUTTI_TEST_MPIEXEC")


def block(language, page="README.md"):
    found = re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / page).read_text(), re.M | re.S)
    assert found, f"{page} has no {language} block"
    return found


def program():
    return block("c")[0]


@pytest.fixture(scope="module")
def hello(tmp_path_factory):
    """The README's program, compiled strictly, in a folder of its own."""
    folder = tmp_path_factory.mktemp("readme")
    (folder / "hello.c").write_text(program())
    compiler = "mpicc" if MPIEXEC else os.environ["TUTTI_TEST_CC"]
    command = [compiler, "-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-I", str(ROOT / "include"),
               "-I", str(ROOT / "generated" / "include"), "hello.c", os.environ["TUTTI_TEST_LIBRARY"], "-lm", "-o", "hello"]
    if os.environ.get("TUTTI_TEST_SANITIZE"):
        command.append(f"-fsanitize={os.environ['TUTTI_TEST_SANITIZE']}")
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0 and not done.stderr, done.stderr
    return folder


def sessions():
    """(command, output) of each "$ command" in the README's console block."""
    text = block("console")[0]
    return [(command, output) for command, output in re.findall(r"^\$ (.*)\n((?:[^$].*\n)*)", text, re.M)]


def test_the_program_has_12_lines_and_is_the_example():
    assert len(program().splitlines()) == 12
    assert program() == (ROOT / "examples/hello/hello.c").read_text().split("\n", 1)[1]


def test_the_readme_shows_one_process_and_many():
    assert [command for command, _ in sessions()] == ["./hello", "mpirun -n 4 ./hello"]


@pytest.mark.parametrize("command,output", sessions(), ids=[command for command, _ in sessions()])
def test_it_prints_what_the_readme_shows(hello, command, output):
    words = shlex.split(command)
    if words[0] == "mpirun":
        if not MPIEXEC:
            pytest.skip("SKIPPED: built without MPI")
        words[0] = MPIEXEC
    done = subprocess.run(words, cwd=hello, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout == output
    # The launcher may have something to say of the machine; the library has not.
    assert "tutti" not in done.stderr and (words[0] == MPIEXEC or done.stderr == "")


def test_the_example_prints_the_same():
    done = subprocess.run([os.environ["TUTTI_TEST_HELLO"]], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, dict(sessions())["./hello"], "")
