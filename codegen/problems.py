# SPDX-License-Identifier: BSD-3-Clause
"""Places in the spec, and what is wrong at them. Problems are collected, and printed together at the end."""

import difflib
from dataclasses import dataclass, field


@dataclass(frozen=True, order=True)
class Mark:
    """A place in a file of the spec. Lines and columns count from 1; 0: the file as a whole."""
    file: str
    line: int = 0
    column: int = 0

    def __str__(self):
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True, order=True)
class Problem:
    mark: Mark
    rule: str
    text: str

    def __str__(self):
        return f"{self.mark}: error: {self.text} [{self.rule}]"


@dataclass
class Problems:
    """The list that every stage adds to."""
    found: set = field(default_factory=set)

    def add(self, mark, rule, text):
        self.found.add(Problem(mark, rule, " ".join(text.split())))

    def sorted(self):
        return sorted(self.found)

    def __len__(self):
        return len(self.found)


def did_you_mean(word, words):
    """'; did you mean "count"?' for a word that is close to one of the words, else the words if they are few."""
    words = sorted({str(w) for w in words})
    close = difflib.get_close_matches(str(word).lower(), words, n=1)
    if close:
        return f'; did you mean "{close[0]}"?'
    if 0 < len(words) <= 16:
        return "; right is " + listed(words, "or")
    return ""


def listed(words, last="and"):
    """'a', 'a and b', 'a, b and c'."""
    words = [str(w) for w in words]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else "nothing"
