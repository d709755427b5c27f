# SPDX-License-Identifier: BSD-3-Clause
"""Whatever stands in the files of a spec: located problems, never a traceback."""

import random
import re

import pytest
import support

FILES = sorted(path.relative_to(support.STRANGE).as_posix() for path in support.STRANGE.rglob("*.yaml"))
LINE = re.compile(r"[\w./-]+(:\d+:\d+)?: error: [^\n]+ \[[a-z-]+\]")

CONTENTS = {
    "empty": b"", "blank": b"   \n\n", "comment": b"# only this\n", "null": b"null\n", "number": b"12\n", "text": b"text\n",
    "list": b"- 1\n- two\n", "mapping": b"a: 1\n", "nested": b"a: [[[[{b: [c, {d: }]}]]]]\n", "empty list": b"[]\n", "empty mapping": b"{}\n",
    "only dashes": b"---\n---\n", "end": b"...\n", "unclosed": b"a: 'b\n", "colon": b": :\n", "bang": b"!x y\n", "anchor": b"&a *a\n",
    "merge": b"<<: {a: 1}\nb: 2\n", "bom": b"\xef\xbb\xbfversion: 1.2.3\n", "utf16": "version: 1.2.3\n".encode("utf-16"), "latin1": b"a: \xe9\n",
    "nul": b"a: \x00\n", "escape": b'a: "\\x00\\u2028"\n', "emoji": "a: \U0001f600\n".encode(), "surrogate": b'a: "\\ud800"\n', "tab": b"\ta: 1\n",
    "crlf": b"version: 1.2.3\r\n", "long": b"a: " + b"x" * 200000, "date": b"a: 2001-01-01\n",
    "inf": b"a: .inf\nb: .nan\n", "big": b"a: " + b"9" * 400 + b"\n", "sexagesimal": b"a: 1:30\n", "null key": b"? \n: x\n",
    "number key": b"1: x\n", "set": b"? a\n? b\n", "two documents": b"a: 1\n---\nb: 2\n", "percent": b"%YAML 9.9\n---\na: 1\n", "alias loop": b"a: &x [*x]\n",
}


def check(spec):
    model, found = support.found_in(spec)
    assert (model is None) == bool(found)
    for line in found:
        assert LINE.fullmatch(line), line


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("content", CONTENTS, ids=str)
def test_any_content_of_any_file(tmp_path, name, content):
    spec = support.copy_strange(tmp_path)
    (spec / name).write_bytes(CONTENTS[content])
    model, found = support.found_in(spec)
    assert model is None or (name, content) in (("api.yaml", "crlf"), ("api.yaml", "bom"))
    check(spec)


@pytest.mark.parametrize("content", [b"[" * 1500, b"{a: " * 1500, b"".join(b" " * i + b"a:\n" for i in range(1200))],
                         ids=["lists", "mappings", "blocks"])
def test_nesting_without_end(tmp_path, content):
    spec = support.copy_strange(tmp_path)
    (spec / "api.yaml").write_bytes(content)
    check(spec)
    assert all(":" in line.split(" ")[0].removesuffix(":") for line in support.found_in(spec)[1]), "no line and column"


@pytest.mark.parametrize("value", ['"8"', "9" * 40])
def test_a_number_that_arrives_as_a_text_is_called_so(tmp_path, value):
    spec = support.copy_strange(tmp_path)
    path = next((spec / "collectives").glob("*.yaml"))
    path.write_text(re.sub(r"^id: .*$", f"id: {value}", path.read_text(), flags=re.M))
    assert any("as a text: it stands in quotes, or has more digits" in line for line in support.found_in(spec)[1])


@pytest.mark.parametrize("name", FILES)
def test_any_line_left_out_or_doubled(tmp_path, name):
    spec = support.copy_strange(tmp_path)
    lines = (spec / name).read_text().splitlines(keepends=True)
    for number in range(len(lines)):
        for new in ([], [lines[number]] * 2):
            (spec / name).write_text("".join(lines[:number] + new + lines[number + 1:]))
            check(spec)


@pytest.mark.parametrize("name", FILES)
def test_any_place_cut_off(tmp_path, name):
    spec = support.copy_strange(tmp_path)
    data = (spec / name).read_bytes()
    for end in range(0, len(data), max(1, len(data) // 25)):
        (spec / name).write_bytes(data[:end])
        check(spec)


@pytest.mark.parametrize("seed", range(150))
def test_random_changes(tmp_path, seed):
    rng = random.Random(seed)
    spec = support.copy_strange(tmp_path)
    path = spec / rng.choice(FILES)
    data = bytearray(path.read_bytes())
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(data))
        what = rng.random()
        if what < 0.4:
            data[at:at + 1] = bytes([rng.choice(b"{}[]:,-#&*!|>'\"%@` \n\t0aZ\x00\xff")])
        elif what < 0.7:
            del data[at:at + rng.randint(1, 12)]
        else:
            data[at:at] = data[:rng.randint(1, 40)]
    path.write_bytes(bytes(data))
    check(spec)


@pytest.mark.parametrize("what", ["nothing", "a file", "an empty folder"])
def test_no_spec(tmp_path, what):
    spec = tmp_path / "spec"
    if what == "a file":
        spec.write_text("")
    elif what == "an empty folder":
        spec.mkdir()
    status, out, err = support.run("--spec", spec, "--out", tmp_path / "out")
    assert status == 1 and not out and "error: there is no such" in err and "Traceback" not in err


def test_folders_and_links_where_files_should_be(tmp_path):
    spec = support.copy_strange(tmp_path)
    (spec / "api.yaml").unlink()
    (spec / "api.yaml").mkdir()
    (spec / "collectives/hush.yaml").unlink()
    (spec / "collectives/hush.yaml").symlink_to("nowhere")
    (spec / "collectives/.hidden").write_text("")
    model, found = support.found_in(spec)
    assert found == ["api.yaml: error: Is a directory [file-unreadable]",
                     "collectives/.hidden: error: no file of a spec; collectives/ holds one .yaml file each [file-unknown]",
                     "collectives/hush.yaml: error: No such file or directory [file-unreadable]"]
