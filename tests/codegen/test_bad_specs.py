# SPDX-License-Identifier: BSD-3-Clause
"""Every rule has an id, and a bad spec that breaks it and nothing else; what is printed is compared letter by letter.

A case is a file in bad/, named after its rule (rule.case, or rule--which.case). It says how the strange spec is changed:
    edit FILE     lines "- old" (which must stand in the file once) and "+ new" follow
    add FILE      lines "+ text" follow
    bytes FILE    a line "+ hex" follows
    remove FILE   (or a folder)
    folder NAME
    no shapes     the files are not held against their schemas
    expect LINE   what must be printed; nothing else may be
"""

import shutil

import pytest
import support

from codegen import problems, shape

BAD = support.HERE / "bad"
CASES = sorted(BAD.glob("*.case"))


def rule_of(path):
    return path.stem.partition("--")[0]


def steps(path):
    """(word, argument, old lines, new lines) of a case."""
    found = []
    for line in path.read_text().splitlines():
        if line.startswith(("- ", "+ ")) or line in "-+" and line:
            found[-1][2 if line[0] == "-" else 3].append(line[2:])
        elif line and not line.startswith("#"):
            word, _, argument = line.partition(" ")
            found.append((word, argument, [], []))
    return found


def apply(spec, word, argument, old, new):
    path = spec / argument
    if word == "edit":
        text, before, after = path.read_text(), "\n".join(old), "\n".join(new)
        assert text.count(before) == 1, f"{argument}: {text.count(before)} times: {before}"
        path.write_text(text.replace(before, after))
    elif word == "add":
        path.write_text("".join(f"{line}\n" for line in new))
    elif word == "bytes":
        path.write_bytes(bytes.fromhex("".join(new)))
    elif word == "folder":
        path.mkdir()
    elif word == "remove":
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    else:
        raise AssertionError(word)


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.stem)
def test_a_bad_spec_gives_exactly_what_it_should(case, tmp_path, monkeypatch):
    spec = support.copy_strange(tmp_path)
    expected = []
    for word, argument, old, new in steps(case):
        if word == "expect":
            expected.append(argument)
        elif word == "no":
            monkeypatch.setattr(shape, "shape", lambda files, found: files)
        else:
            apply(spec, word, argument, old, new)
    assert expected, "a case that expects nothing"
    model, found = support.found_in(spec)
    assert found == expected
    assert model is None
    assert all(line.endswith(f"[{rule_of(case)}]") for line in expected)


def test_every_rule_has_a_case_and_every_case_a_rule():
    assert {rule_of(case) for case in CASES} == set(problems.RULES)


def test_every_rule_says_what_holds():
    for rule, meaning in problems.RULES.items():
        assert meaning and not meaning.endswith("."), rule


def test_the_strange_spec_is_right():
    model, found = support.found_in(support.STRANGE)
    assert not found and len(model.collectives) == 6


def test_errors_come_sorted_and_all_together(tmp_path):
    spec = support.copy_strange(tmp_path)
    (spec / "collectives/hush.yaml").write_text("name: hush\nid: 7\nsummary: Waits.\nsingle: nothin\n")
    (spec / "backends/mpi.yaml").write_text((spec / "backends/mpi.yaml").read_text().replace("types: [huge, real]", "types: [hugh, rael]"))
    (spec / "collectives/shout.yaml").write_text((spec / "collectives/shout.yaml").read_text().replace("typed_by: words", "typed_by: word"))
    status, out, err = support.run("--spec", spec, "--out", tmp_path / "out")
    lines = err.splitlines()
    assert status == 1 and not out and not (tmp_path / "out").exists()
    assert len(lines) == 5 and lines[:4] == sorted(lines[:4])
    assert lines[0].startswith(f"{spec}/backends/mpi.yaml:15:")
    assert lines[4] == f"4 errors in {spec}; nothing was written"
