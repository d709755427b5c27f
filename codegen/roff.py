# SPDX-License-Identifier: BSD-3-Clause
"""The words of the reference pages as manual pages. Pure functions from Markdown, as codegen/pages.py makes it, to roff."""

import re


def text(markdown):
    """Prose: code and strong words in bold, everything else as it is. One line of input is one line of output."""
    return "\n".join(_line(line) for line in markdown.split("\n"))


def _line(line):
    line = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line)  # a link is its words
    pieces = re.split(r"(`[^`]*`|\*\*[^*]+\*\*)", line)
    return _guarded("".join(_piece(piece) for piece in pieces))


def _piece(words):
    for mark in ("**", "`"):
        if words.startswith(mark) and words.endswith(mark) and len(words) > 2 * len(mark):
            return f"\\fB{_escaped(words[len(mark):-len(mark)])}\\fR"
    return _escaped(words)


def code(lines):
    """Lines of C, to stand between .nf and .fi."""
    return "\n".join(_guarded(_escaped(line)) for line in lines.split("\n"))


def _escaped(words):
    return words.replace("\\", "\\e").replace("-", "\\-")


def _guarded(line):
    """A dot or an apostrophe at the beginning of a line would be a request."""
    return "\\&" + line if line.startswith((".", "'")) else line
