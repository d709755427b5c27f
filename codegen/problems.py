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


# Every kind of fault: its id, and what holds where it is not found. Stages add theirs.
RULES = {}


def declare(**rules):
    """Registers rules: declare(yaml_syntax="...") for "yaml-syntax"."""
    for name, meaning in rules.items():
        rule = name.replace("_", "-")
        assert rule not in RULES, rule
        RULES[rule] = meaning


@dataclass(frozen=True, order=True)
class Problem:
    mark: Mark
    rule: str
    text: str

    def __str__(self):
        return f"{self.mark}: error: {self.text} [{self.rule}]"

    def under(self, folder):
        """The line with the spec's folder before the file."""
        return f"{folder}/{self}" if self.mark.file else f"{folder}{self}"


@dataclass
class Problems:
    """The list that every stage adds to."""
    found: set = field(default_factory=set)

    def add(self, mark, rule, text):
        assert rule in RULES, rule
        self.found.add(Problem(mark, rule, " ".join(text.split())))

    def sorted(self):
        return sorted(self.found)

    def __len__(self):
        return len(self.found)


def closest(word, words):
    """The one of the words that the word may have been meant to be, or None."""
    return next(iter(difflib.get_close_matches(str(word).lower(), sorted({str(w) for w in words}), n=1)), None)


def did_you_mean(word, words):
    """'; did you mean "count"?' for a word that is close to one of the words, else the words if they are few."""
    close = closest(word, words)
    if close:
        return f'; did you mean "{close}"?'
    words = sorted({str(w) for w in words})
    return "; right is " + listed(words, "or") if 0 < len(words) <= 16 else ""


def listed(words, last="and"):
    """'a', 'a and b', 'a, b and c'."""
    words = [str(w) for w in words]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else "nothing"
