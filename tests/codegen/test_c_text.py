# SPDX-License-Identifier: BSD-3-Clause
"""How C is spelt: pure functions, one by one."""

import pytest
import support  # noqa: F401  (the path)

from codegen import c_text


@pytest.mark.parametrize("c_type,name,result", [
    ("int", "x", "int x"), ("const float *", "x", "const float *x"), ("void", "", "void"), ("size_t *const *", "x", "size_t *const *x")])
def test_declarator(c_type, name, result):
    assert c_text.declarator(c_type, name) == result


def test_pointer():
    assert c_text.pointer("float") == "float *" and c_text.pointer("void", const=True) == "const void *"


def test_fill_on_one_line():
    assert c_text.fill("f(", ["a", "b"], ");") == "f(a, b);"
    assert c_text.fill("f(", [], ");") == "f();"
    assert c_text.fill("f(", ["a"], ")", indent="    ") == "    f(a)"


def test_fill_breaks_after_commas_and_goes_on_under_the_first_item():
    assert c_text.fill("f(", ["aaaa", "bbbb", "cccc"], ");", width=12) == "f(aaaa,\n  bbbb,\n  cccc);"
    assert c_text.fill("f(", ["aaaa", "bbbb", "cccc"], ");", width=14) == "f(aaaa, bbbb,\n  cccc);"


def test_fill_uses_the_line_up_to_its_last_column():
    assert c_text.fill("f(", ["aaaa", "bbbb"], ");", width=14) == "f(aaaa, bbbb);"
    assert c_text.fill("f(", ["aaaa", "bbbb"], ");", width=13) == "f(aaaa,\n  bbbb);"


def test_fill_goes_to_four_spaces_where_the_head_is_too_long():
    assert c_text.fill("a_long_function(", ["an_argument", "b"], ");", width=20) == "a_long_function(\n    an_argument, b);"


@pytest.mark.parametrize("width", range(27, 80))
def test_fill_never_passes_the_width(width):
    text = c_text.fill("return function(", ["first", "second_one", "third", "x", "the_fifth_of_them"], ");", width, "    ")
    assert all(len(line) <= width for line in text.split("\n"))
    assert "".join(text.split()) == "returnfunction(first,second_one,third,x,the_fifth_of_them);"


def test_prototype():
    assert c_text.prototype("int", "f", []) == "int f(void)"
    assert c_text.prototype("const char *", "f", [("int", "a"), ("float *", "b")], "static", ";") == "static const char *f(int a, float *b);"


def test_call():
    assert c_text.call("f", ["a", "b"], prefix="return ", tail=";", indent="  ") == "  return f(a, b);"


@pytest.mark.parametrize("text,result", [
    ("plain", '"plain"'), ('a "b"', r'"a \"b\""'), ("back\\slash", r'"back\\slash"'), ("two\nlines\t", r'"two\nlines\t"'),
    ("what??=", r'"what?\?="'), ("what???", r'"what?\??"'), ("é1", r'"\303\2511"')])
def test_string(text, result):
    assert c_text.string(text) == result


def test_strings_breaks_long_ones():
    text = "one two three four five six seven eight nine ten"
    found = c_text.strings(text, "    x = ", ";", width=40)
    assert all(len(line) <= 40 for line in found.split("\n"))
    assert "".join(part for part in found.split('"')[1::2]) == text
    assert c_text.strings("short", "x = ", ";") == 'x = "short";'


def test_comment():
    assert c_text.comment("One line.") == "/* One line. */"
    assert c_text.comment("Two words", width=10) == "/*\n * Two\n * words\n */"
    assert c_text.comment("a\n\nb") == "/*\n * a\n *\n * b\n */"
    assert c_text.comment("ends */ and begins /* here") == "/* ends * / and begins / * here */"


def test_comment_hangs_what_is_indented():
    assert c_text.comment("head\n  word: some more text", width=19) == "/*\n * head\n *   word: some\n *     more text\n */"


@pytest.mark.parametrize("length", range(85, 105))
def test_a_comment_never_passes_the_width(length):
    assert all(len(line) <= 100 for line in c_text.comment("x" * (length - 50) + " " + "y" * 49).split("\n"))


def test_aligned():
    assert c_text.aligned([["a", "1"], ["long", "2"]]) == "    a    1\n    long 2"
    assert c_text.aligned([]) == ""


def test_bits():
    assert c_text.bits([1, 2, 2]) == "0x6u" and c_text.bits([]) == "0x0u" and c_text.bits([31]) == "0x80000000u"


def test_continued():
    assert c_text.continued("a\nb \nc") == "a \\\nb \\\nc"
