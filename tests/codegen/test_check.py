# SPDX-License-Identifier: BSD-3-Clause
"""Writing, --check, --list, and that outputs depend on the spec alone."""

import os
import shutil
import subprocess
import sys

import pytest
import support


COUNT = len(support.run("--list", "--spec", support.STRANGE)[1].splitlines())


@pytest.fixture
def out(tmp_path):
    folder = tmp_path / "out"
    assert support.run("--spec", support.STRANGE, "--out", folder)[0] == 0
    return folder


def check(out, *more):
    return support.run("--check", "--spec", support.STRANGE, "--out", out, *more)


def contents(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_what_was_written_is_right(out):
    status, text, err = check(out)
    assert status == 0 and not err and text == f"{out}: {COUNT} files, all as the spec says\n"


def test_a_second_run_changes_nothing(out):
    times = {path: path.stat().st_mtime_ns for path in out.rglob("*")}
    status, text, _ = support.run("--spec", support.STRANGE, "--out", out)
    assert status == 0 and text == f"{out}: {COUNT} files, 0 changed\n"
    assert times == {path: path.stat().st_mtime_ns for path in out.rglob("*")}


def test_stale_missing_and_orphaned_are_told_apart(out):
    (out / "src/tables.c").write_text((out / "src/tables.c").read_text().replace("TUTTI_WEE] = 2", "TUTTI_WEE] = 3"))
    (out / "docs/types.md").unlink()
    (out / "src/collective_gone.c").write_text("/* Generated from spec by codegen. Do not edit. */\n")
    before = contents(out)
    status, text, err = check(out)
    lines = text.splitlines()
    assert status == 1 and not err
    assert [line for line in lines if line[0] not in " "] == [
        "missing: docs/types.md", "orphaned: src/collective_gone.c", "stale: src/tables.c",
        f"{out} is not what the spec says. This mends it: python3 -m codegen --spec {support.STRANGE} --out {out}"]
    assert "    -    [TUTTI_WEE] = 3," in lines and "    +    [TUTTI_WEE] = 2," in lines
    assert contents(out) == before, "--check wrote something"


def test_writing_mends_all_three(out):
    right = contents(out)
    (out / "src/tables.c").write_text("other\n")
    (out / "docs/types.md").unlink()
    (out / "old").mkdir()
    (out / "old/gone.c").write_text("/* Generated from spec by codegen. Do not edit. */\n")
    status, text, _ = support.run("--spec", support.STRANGE, "--out", out)
    assert status == 0 and contents(out) == right and not (out / "old").exists()
    assert text.splitlines()[:3] == ["wrote docs/types.md", "removed old/gone.c", "wrote src/tables.c"]


def test_a_file_that_is_not_ours_is_neither_removed_nor_accepted(out):
    (out / "mine.txt").write_text("of my own\n")
    status, _, err = support.run("--spec", support.STRANGE, "--out", out)
    assert status == 1 and err == f"{out}/mine.txt: error: no output, and not written by codegen: remove it or move it away\n"
    assert (out / "mine.txt").exists() and check(out)[0] == 1
    assert f"{out}/mine.txt: codegen did not write this; remove it or move it away first" in check(out)[1]


@pytest.mark.parametrize("change", ["removed", "changed", "doubled", "blank at the end"])
def test_any_line_counts(out, change):
    path = out / "src/collective_shout.c"
    lines = path.read_text().splitlines(keepends=True)
    for number in range(0, len(lines), 17):
        new = {"removed": [], "changed": ["x" + lines[number]], "doubled": [lines[number]] * 2,
               "blank at the end": [lines[number].replace("\n", " \n")]}[change]
        path.write_text("".join(lines[:number] + new + lines[number + 1:]))
        assert check(out)[0] == 1, f"line {number + 1}"


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00binary", b"no end of line", b"\r\n" * 3])
def test_any_bytes_may_stand_there(out, data):
    (out / "src/tables.h").write_bytes(data)
    status, text, err = check(out)
    assert status == 1 and "stale: src/tables.h" in text and not err


def test_only_line_ends_or_the_last_one_differ(out):
    path = out / "src/tables.h"
    text = path.read_bytes()
    for other in (text.replace(b"\n", b"\r\n"), text[:-1], text + b"\n"):
        path.write_bytes(other)
        status, shown, _ = check(out)
        assert status == 1 and len(shown.splitlines()) > 2, "a difference that does not show"


def test_long_differences_are_cut(out):
    for path in out.rglob("*.c"):
        path.write_text("".join(f"line {i}\n" for i in range(500)))
    status, text, _ = check(out)
    assert status == 1 and len(text.splitlines()) < 200 and "more lines" in text


def test_a_folder_where_a_file_should_be(out):
    (out / "src/tables.h").unlink()
    (out / "src/tables.h").mkdir()
    assert check(out)[0] == 1
    status, _, err = support.run("--spec", support.STRANGE, "--out", out)
    assert status == 1 and err == f"{out}/src/tables.h: error: Is a directory\n"


def test_an_output_folder_that_is_a_file(tmp_path):
    (tmp_path / "out").write_text("")
    status, _, err = support.run("--spec", support.STRANGE, "--out", tmp_path / "out")
    assert status == 1 and "error: Not a directory" in err or "error: File exists" in err


def test_no_output_folder_at_all(tmp_path):
    status, text, _ = check(tmp_path / "none")
    assert status == 1 and text.count("missing: ") == COUNT and not (tmp_path / "none").exists()


def test_list_names_the_outputs(out):
    status, text, _ = support.run("--list", "--spec", support.STRANGE)
    assert status == 0 and text.splitlines() == sorted(contents(out))


def test_rules_are_listed():
    status, text, _ = support.run("--rules")
    assert status == 0 and "file-name: " in text


def test_the_command_line_is_argparse():
    for wrong in (["--chekc"], ["--check", "--list"], ["surplus"]):
        with pytest.raises(SystemExit) as end:
            support.run(*wrong)
        assert end.value.code == 2


def test_outputs_depend_on_the_spec_alone(tmp_path):
    """Another place, another order of hashing, another locale, another clock: the same bytes."""
    found = []
    for number, extra in enumerate([{"PYTHONHASHSEED": "1", "TZ": "UTC", "LC_ALL": "C"},
                                    {"PYTHONHASHSEED": "77", "TZ": "Asia/Tokyo", "LC_ALL": "C.UTF-8"}]):
        spec = shutil.copytree(support.STRANGE, tmp_path / f"place{number}" / "spec")
        out = tmp_path / f"place{number}" / "out"
        subprocess.run([sys.executable, "-m", "codegen", "--spec", spec, "--out", out], check=True, cwd=support.ROOT,
                       env={**os.environ, **extra, "PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True)
        found.append(contents(out))
    assert found[0] == found[1]
    for name, data in found[0].items():
        assert b"/home" not in data and b"/tmp" not in data and b"place0" not in data, name


@pytest.mark.parametrize("module", ["jinja2", "jsonschema", "yaml"])
def test_a_python_without_the_modules_says_so(tmp_path, module):
    (tmp_path / f"{module}.py").write_text(f"raise ModuleNotFoundError('none', name='{module}')\n")
    done = subprocess.run([sys.executable, "-m", "codegen", "--check"], cwd=support.ROOT, capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"})
    assert done.returncode == 1 and f"has no module {module}" in done.stderr and "Traceback" not in done.stderr
