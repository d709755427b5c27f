# SPDX-License-Identifier: BSD-3-Clause
"""The trainer: it learns, it says so in a table, and any number of processes learns the same."""

import os
import re
import subprocess

import pytest

DIGITS = os.environ.get("TUTTI_TEST_DIGITS")
MPIEXEC = os.environ.get("TUTTI_TEST_MPIEXEC")
HEADER = "epoch      loss  accuracy  samples/s  in collectives"

needs_digits = pytest.mark.skipif(not DIGITS, reason="SKIPPED: digits was not built (no zlib)")
needs_mpi = pytest.mark.skipif(not MPIEXEC, reason="SKIPPED: built without MPI")
pytestmark = needs_digits


def digits(ranks, *arguments):
    launcher = [MPIEXEC, "-n", str(ranks)] if ranks else []
    return subprocess.run([*launcher, DIGITS, *arguments], capture_output=True, text=True, timeout=100)


def trained(tmp_path, ranks, *arguments):
    """(stdout, [(epoch, loss, accuracy), ...]) of a run that succeeds. ranks 0: without a launcher."""
    path = tmp_path / f"losses-{ranks}"
    done = digits(ranks, "--losses", str(path), *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    rows = [line.split() for line in path.read_text().splitlines()]
    return done.stdout, [(int(e), float(l), float(a)) for e, l, a in rows]


def test_one_process_learns_and_tells(tmp_path):
    out, rows = trained(tmp_path, 0)
    assert "1437 images to train on, 360 to test on" in out and "1 rank(s), engine single" in out
    assert HEADER in out
    table = re.findall(r"^ *(\d+) +(\d+\.\d+) +(\d+\.\d+) % +(\d+) +(\d+\.\d) %$", out, re.M)
    assert [int(row[0]) for row in table] == [row[0] for row in rows] == list(range(1, len(rows) + 1))
    assert rows[-1][1] < 0.05 < rows[-2][1], "it stops at the first loss below the mark"
    assert "Stopped after" in out
    assert rows[-1][2] >= 0.95
    assert all(int(row[3]) > 0 and 0 <= float(row[4]) <= 100 for row in table)


def test_a_second_run_gives_the_same_digits(tmp_path):
    assert trained(tmp_path, 0)[1] == trained(tmp_path, 0)[1]


def test_another_seed_gives_others(tmp_path):
    assert trained(tmp_path, 0, "--epochs", "1")[1] != trained(tmp_path, 0, "--epochs", "1", "--seed", "2")[1]


@needs_mpi
@pytest.mark.parametrize("ranks", [1, 2, 3, 4])
def test_many_processes_learn_the_same(tmp_path, ranks):
    alone, (out, rows) = trained(tmp_path, 0)[1], trained(tmp_path, ranks)
    assert f"{ranks} rank(s), engine " + ("mpi" if ranks > 1 else "") in out
    assert out.count(HEADER) == 1, "rank 0 alone speaks"
    assert len(rows) == len(alone)
    for (_, loss, accuracy), (_, loss_alone, accuracy_alone) in zip(rows, alone):
        assert abs(loss - loss_alone) < 1e-5
        assert abs(accuracy - accuracy_alone) < 1e-5
    assert rows[-1][2] >= 0.95


@needs_mpi
def test_batches_that_ranks_cannot_share_evenly(tmp_path):
    """Batches of 5 for 4 ranks, the last one of 2: two ranks then have nothing to learn from, and still take part."""
    arguments = ("--batch", "5", "--epochs", "1", "--until", "0")
    (many,), (alone,) = trained(tmp_path, 4, *arguments)[1], trained(tmp_path, 0, *arguments)[1]
    assert many == pytest.approx(alone, abs=1e-5)


@needs_mpi
def test_all_stop_when_one_has_to(tmp_path):
    out, rows = trained(tmp_path, 2, "--until", "0", "--seconds", "0.1", "--epochs", "100000")
    assert "Stopped after" in out and len(rows) < 100000


@pytest.mark.parametrize("arguments,text", [
    (["--epochs", "0"], '"--epochs 0" is no option'),
    (["--epochs"], '"--epochs " is no option'),
    (["--batch", "-1"], '"--batch -1" is no option'),
    (["--until", "nan"], '"--until nan" is no option'),
    (["--speed", "9"], '"--speed 9" is no option'),
    (["--data", "/nowhere/digits.gz"], "/nowhere/digits.gz: No such file"),
    (["--losses", "/nowhere/losses"], "/nowhere/losses: No such file"),
])
def test_what_is_wrong_is_said(arguments, text):
    done = digits(0, *arguments)
    assert done.returncode == 1 and text in done.stderr, done.stderr
    assert HEADER not in done.stdout


@pytest.mark.parametrize("content,text", [
    (b"1,2,3\n", ":1: not 64 pixels"),
    (b",".join([b"17"] * 65) + b"\n", ":1: not 64 pixels"),
    (b",".join([b"1"] * 65) + b"\n" + b",".join([b"1"] * 66) + b"\n", ":2: not 64 pixels"),
    (b"", "damaged or ends too early"),
])
def test_a_damaged_file_is_refused(tmp_path, content, text):
    path = tmp_path / "digits.csv"
    path.write_bytes(content)
    done = digits(0, "--data", str(path))
    assert done.returncode == 1 and text in done.stderr, done.stderr


@needs_mpi
def test_a_file_that_only_one_rank_cannot_read_ends_all(tmp_path):
    done = digits(2, "--losses", "/nowhere/losses")
    assert done.returncode != 0 and HEADER not in done.stdout


def test_help():
    done = digits(0, "--help")
    assert done.returncode == 0 and "--epochs N" in done.stdout
