# SPDX-License-Identifier: BSD-3-Clause
"""What the scripts of tools/ say twice, or that somebody else says as well."""

import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def sh(text):
    done = subprocess.run(["sh", "-euc", f". tools/lib.sh\n{text}"], cwd=ROOT, capture_output=True, text=True,
                          env={"PATH": os.environ["PATH"]})
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_scripts_and_the_tests_start_mpi_alike():
    of_tests = re.search(r"set\(TUTTI_MPI_ENVIRONMENT\s([^)]*)\)", (ROOT / "cmake/TuttiTests.cmake").read_text())[1].split()
    of_scripts = [line for line in sh("mpi_settings; env").splitlines() if re.match(r"(OMPI|PRTE)_", line)]
    assert sorted(of_scripts) == sorted(of_tests)


def test_the_scripts_find_a_python_that_imports():
    assert sh("find_python json").strip()
    assert sh("find_python no_such_module_at_all") == ""


def test_a_need_that_is_met_is_not_missing_and_others_are():
    assert sh("need sh sh -c true; need fog sh -c false; need_header brook no/such/header.h; echo $missing") == "fog brook\n"
