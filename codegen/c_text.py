# SPDX-License-Identifier: BSD-3-Clause
"""How C is spelt and wrapped. Pure functions of text: no model, no templates."""

import textwrap

WIDTH = 100
INDENT = " " * 4


def declarator(c_type, name):
    """`float` and `x` give `float x`; `float *` and `x` give `float *x`."""
    if not name:
        return c_type
    return f"{c_type}{name}" if c_type.endswith("*") else f"{c_type} {name}"


def pointer(c_type, const=False):
    return f"{'const ' if const else ''}{c_type} *"


def fill(head, items, tail="", width=WIDTH, indent=""):
    """`head` + items joined by commas + `tail`, broken after commas where it is too long for the width.

    Further lines stand under the first item; where the head is too long for that, four spaces in.
    """
    items = list(items)
    one_line = indent + head + ", ".join(items) + tail
    if len(one_line) <= width or not items:
        return one_line
    column = len(indent + head)
    if max(column + len(item) for item in items) + 1 + len(tail) > width:
        column = len(indent) + len(INDENT)
        lines = [indent + head.rstrip(), " " * column]
    else:
        lines = [indent + head]
    for number, item in enumerate(items):
        last = number == len(items) - 1
        piece = item + (tail if last else ",")
        space = " " if lines[-1].strip() and not lines[-1].endswith(("(", "{")) and number else ""
        if number and len(lines[-1]) + len(space) + len(piece) > width:
            lines.append(" " * column + piece)
        else:
            lines[-1] += space + piece
    return "\n".join(lines)


def prototype(returns, name, parameters, prefix="", tail="", width=WIDTH):
    """`tutti_status f(int a, int b)`; parameters: (type, name). No parameters: void."""
    head = f"{prefix}{' ' if prefix else ''}{declarator(returns, name)}("
    return fill(head, [declarator(*p) for p in parameters] or ["void"], ")" + tail, width)


def call(name, arguments, prefix="", tail="", width=WIDTH, indent=""):
    return fill(f"{prefix}{name}(", arguments, ")" + tail, width, indent)


def string(text):
    """A C string literal."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("??", "?\\?").replace("\n", "\\n").replace("\t", "\\t")
    if not escaped.isascii():
        escaped = "".join(c if c.isascii() else "".join(f"\\{b:03o}" for b in c.encode()) for c in escaped)
    return f'"{escaped}"'


def strings(text, head="", tail="", width=WIDTH):
    """A literal after the head, in several pieces where it is too long for one line."""
    if len(head + string(text) + tail) <= width:
        return head + string(text) + tail
    room = max(20, width - len(head) - len(tail) - 6)
    pieces = textwrap.wrap(text, room, drop_whitespace=False, break_on_hyphens=False)
    return head + ("\n" + " " * len(head)).join(string(piece) for piece in pieces) + tail


def comment(text, indent="", width=WIDTH):
    """A comment of one line, or a block with a star in each. Blank lines in the text divide paragraphs."""
    text = text.replace("*/", "* /").replace("/*", "/ *")
    lines = wrap_paragraphs(text, width - len(indent) - 3)
    if len(lines) == 1 and len(indent) + len(lines[0]) + 6 <= width:
        return f"{indent}/* {lines[0]} */"
    body = "\n".join(f"{indent} * {line}".rstrip() for line in lines)
    return f"{indent}/*\n{body}\n{indent} */"


def wrap_paragraphs(text, width):
    lines = []
    for paragraph in text.strip().split("\n\n"):
        lines += [""] if lines else []
        for part in paragraph.split("\n"):
            hang = len(part) - len(part.lstrip(" "))
            lines += textwrap.wrap(part.strip(), width, initial_indent=" " * hang, subsequent_indent=" " * (hang + 2 if hang else 0),
                                   break_long_words=False, break_on_hyphens=False) or [""]
    return lines


def aligned(rows, indent=INDENT, gap=1):
    """Rows of columns, each column as wide as its widest cell."""
    rows = [list(row) for row in rows]
    widths = [max(len(row[i]) for row in rows if i < len(row)) for i in range(max(map(len, rows), default=0))]
    return "\n".join(
        (indent + (" " * gap).join(cell.ljust(widths[i]) for i, cell in enumerate(row))).rstrip() for row in rows)


def bits(numbers):
    """The set of these bit numbers, as a C constant."""
    return f"0x{sum(1 << n for n in set(numbers)):x}u"


def continued(text):
    """Every line but the last with a backslash at its end, as a #define needs it."""
    return " \\\n".join(line.rstrip() for line in text.split("\n"))
