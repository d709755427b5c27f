# SPDX-License-Identifier: BSD-3-Clause
"""Stage 2: every file is held against the JSON Schema of its kind; what is wrong is said at its place in the YAML."""

import functools
import json
import pathlib

import jsonschema

from codegen.problems import closest, declare, did_you_mean

declare(
    shape_type="a value has the type that its key asks for",
    shape_unknown_key="a mapping has no key but those of the language",
    shape_missing_key="a mapping has the keys that it needs",
    shape_word="where there is a list of words, a value is one of them",
    shape_pattern="names, versions, texts and extents are spelt as such",
    shape_range="numbers are in their range",
    shape_length="names are not too long",
    shape_empty="a list that is there has something in it",
    shape_twice="nothing stands in a list of words twice",
)

SCHEMAS = pathlib.Path(__file__).resolve().parents[1] / "spec" / "schema"

_TYPES = {"object": "a mapping", "array": "a list", "string": "a text", "integer": "a whole number", "number": "a number",
          "boolean": "true or false"}


def _is_integer(_, value):
    return isinstance(value, int) and not isinstance(value, bool)


_Validator = jsonschema.validators.extend(
    jsonschema.Draft202012Validator,
    type_checker=jsonschema.Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_integer))


@functools.lru_cache(maxsize=None)
def schema(kind):
    return json.loads((SCHEMAS / f"{kind}.json").read_text())


def shape(files, problems):
    """The files that have the right shape."""
    return [file for file in files if not _check(file, problems)]


def _check(file, problems):
    errors = list(_Validator(schema(file.kind)).iter_errors(file.root.plain()))
    for error in _first_of_each_place(errors):
        node = file.root.follow(error.absolute_path)
        for mark, rule, text in _SAY[error.validator](error, node):
            problems.add(mark, rule, text)
    return bool(errors)


def _first_of_each_place(errors):
    """Of a value of the wrong type nothing else is said, nor two things of one value."""
    order = {"type": 0, "enum": 1, "pattern": 2}
    kept = {}
    for error in sorted(errors, key=lambda e: order.get(e.validator, 3)):
        several = error.validator in ("additionalProperties", "required")
        kept.setdefault((tuple(error.absolute_path), error.message if several else ""), error)
    return kept.values()


# ---- what is said of each constraint that the schemas use ------------------------------------------------------------------

def _what(error):
    """The key that the value stands at."""
    path = list(error.absolute_path)
    if not path:
        return "the file"
    return f'"{path[-1]}"' if isinstance(path[-1], str) else f"item {path[-1] + 1}"


def _shown(value):
    if isinstance(value, str):
        text = value if len(value) <= 40 else value[:37] + "..."
        return '"' + "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in text) + '"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "nothing"
    return {dict: "a mapping", list: "a list"}.get(type(value), str(value))


def _number_as_text(value):
    """What to say of a number that arrived as a text."""
    digits = isinstance(value, str) and value.lstrip("+-").isdigit()
    return " (as a text: it stands in quotes, or has more digits than any number here)" if digits else ""


def _type(error, node):
    yield node.mark, "shape-type", (f"{_what(error)} must be {_TYPES[error.validator_value]}, not {_shown(error.instance)}"
                                    + _number_as_text(error.instance))


def _unknown_keys(error, node):
    known = error.schema.get("properties", {})
    for key in sorted(set(error.instance) - set(known)):
        yield node.keys[key], "shape-unknown-key", f'unknown key "{key}"' + did_you_mean(key, set(known) - set(error.instance))


def _missing_keys(error, node):
    unknown = set(error.instance) - set(error.schema["properties"])
    for key in error.validator_value:
        if key not in error.instance and not any(closest(word, [key]) for word in unknown):  # else it is said of that one
            yield node.mark, "shape-missing-key", f'the key "{key}" is missing'


def _word(error, node):
    words = error.validator_value
    hint = _number_as_text(error.instance) or did_you_mean(error.instance, words)
    yield node.mark, "shape-word", f"{_shown(error.instance)} is no word for {_what(error)}" + hint


def _pattern(error, node):
    yield node.mark, "shape-pattern", f"{_shown(error.instance)} is not {error.schema['description']}"


def _range(error, node):
    lowest, highest = error.schema.get("minimum"), error.schema.get("maximum")
    yield node.mark, "shape-range", f"{_what(error)} is {_shown(error.instance)}; right is {lowest} to {highest}"


def _length(error, node):
    yield node.mark, "shape-length", (f"{_what(error)} is too long: {len(error.instance)} characters; right is at most "
                                      f"{error.validator_value}")


def _empty(error, node):
    yield node.mark, "shape-empty", f"{_what(error)} has nothing in it; leave it out, or fill it"


def _twice(error, node):
    seen = []
    for number, item in enumerate(error.instance):
        if item in seen:
            yield node.value[number].mark, "shape-twice", f"{_shown(item)} stands in {_what(error)} twice"
        seen.append(item)


_SAY = {"type": _type, "additionalProperties": _unknown_keys, "required": _missing_keys, "enum": _word, "pattern": _pattern,
        "minimum": _range, "maximum": _range, "maxLength": _length, "minItems": _empty,
        "uniqueItems": _twice}

# The constraints that a schema may use; a test holds the schemas against it.
CONSTRAINTS = (*_SAY, "items", "properties")
