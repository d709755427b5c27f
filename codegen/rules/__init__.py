# SPDX-License-Identifier: BSD-3-Clause
"""Stage 4: what no schema can say. Each rule is a function over the model that yields (mark, text) for each fault.

A rule's id is its function's name with hyphens; its docstring says what holds.
"""

from codegen.problems import declare

_RULES = []


def rule(function):
    """Makes the function a rule."""
    declare(**{function.__name__: " ".join(function.__doc__.split()).rstrip(".")})
    _RULES.append(function)
    return function


def check(model, problems):
    for function in _RULES:
        for mark, text in function(model):
            problems.add(mark, function.__name__.replace("_", "-"), text)


from codegen.rules import collectives, engines, names, tables  # noqa: E402,F401  (they register themselves)
