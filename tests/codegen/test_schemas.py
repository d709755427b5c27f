# SPDX-License-Identifier: BSD-3-Clause
"""Every constraint of every schema is broken once, in an else right spec: one problem, at its place, and no traceback."""

import json
import shutil

import pytest
import support
import yaml

from codegen import load, shape

# A value of every other type than the one asked for, and what breaks a pattern or a list of words.
OTHERS = {"object": "text", "array": "text", "string": ["list"], "integer": "text", "number": "text", "boolean": "text"}
STRUCTURE = ("$schema", "title", "description", "items", "properties")


def files_of(spec):
    for path in sorted(spec.rglob("*.yaml")):
        kind = path.parent.name if path.parent != spec else path.stem
        yield kind, path.relative_to(spec).as_posix(), load.parse(path.name, path.read_bytes()).plain()


def places(schema, value, path=(), schema_path=()):
    """(path in the value, the schema that holds there, where that stands) for every place that a schema speaks of."""
    yield path, schema, schema_path
    if isinstance(value, dict):
        for key, part in schema.get("properties", {}).items():
            if key in value:
                yield from places(part, value[key], (*path, key), (*schema_path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from places(schema["items"], item, (*path, number), (*schema_path, "[]"))


def broken(constraint, schema, value):
    """Values that break this constraint of the schema and, as far as can be, no other."""
    rule = schema[constraint]
    if constraint == "type":
        yield OTHERS[rule]
        yield None
        if rule == "integer":
            yield 1.0
            yield True
    elif constraint == "required":
        for key in rule:
            yield {k: v for k, v in value.items() if k != key}
    elif constraint == "additionalProperties":
        yield {**value, "zzz": 1}
    elif constraint == "enum":
        yield "zzz"
        yield 12
    elif constraint == "pattern":
        yield "\u0001"
        yield ""
    elif constraint in ("minimum", "maximum"):
        yield rule - 1 if constraint == "minimum" else rule + 1
    elif constraint == "maxLength":
        yield "a" * (rule + 1)
    elif constraint == "minItems":
        yield []
    elif constraint == "uniqueItems":
        yield [*value, value[0]]
    else:
        raise AssertionError(f"no way to break {constraint}")


def replaced(value, path, new):
    if not path:
        return new
    copy = list(value) if isinstance(value, list) else dict(value)
    copy[path[0]] = replaced(copy[path[0]], path[1:], new)
    return copy


def mutations():
    seen = set()
    for kind, name, value in files_of(support.STRANGE):
        for path, schema, where in places(shape.schema(kind), value):
            for constraint in schema:
                at = (kind, *where, constraint)
                if constraint in STRUCTURE or at in seen:
                    continue
                seen.add(at)
                here = value
                for step in path:
                    here = here[step]
                for number, new in enumerate(broken(constraint, schema, here)):
                    yield pytest.param(name, replaced(value, path, new), path, id="/".join(map(str, (*at, number))))


@pytest.fixture(scope="module")
def spec(tmp_path_factory):
    return support.copy_strange(tmp_path_factory.mktemp("schemas"))


@pytest.mark.parametrize("name,value,path", mutations())
def test_a_broken_constraint_is_one_located_problem(spec, name, value, path):
    file = spec / name
    try:
        file.write_text(yaml.safe_dump(value, sort_keys=False, allow_unicode=True))
        model, found = support.found_in(spec)
    finally:
        shutil.copyfile(support.STRANGE / name, file)
    assert model is None and len(found) == 1, found
    location, _, rest = found[0].partition(": error: ")
    file_name, line, column = location.rsplit(":", 2)
    assert file_name == name and int(line) > 0 and int(column) > 0
    assert "[shape-" in rest
    if path and isinstance(path[-1], str) and "shape-missing" not in rest:
        text = yaml.safe_dump(value, sort_keys=False, allow_unicode=True).splitlines()[int(line) - 1]
        assert path[-1] in text or "zzz" in text or text.lstrip().startswith(("-", "version")), text


def constraints(schema, where=()):
    for constraint, rule in schema.items():
        if constraint not in STRUCTURE:
            yield (*where, constraint)
        if constraint == "properties":
            for key, part in rule.items():
                yield from constraints(part, (*where, key))
        if constraint == "items":
            yield from constraints(rule, (*where, "[]"))


@pytest.mark.parametrize("path", sorted(shape.SCHEMAS.glob("*.json")), ids=lambda p: p.stem)
def test_the_strange_spec_has_every_key_so_that_no_constraint_is_left_out(path):
    schema = json.loads(path.read_text())
    wanted = {(path.stem, *where) for where in constraints(schema)}
    reached = {(kind, *where, constraint) for kind, _, value in files_of(support.STRANGE)
               for _, part, where in places(shape.schema(kind), value) for constraint in part if constraint not in STRUCTURE}
    assert wanted and not wanted - reached


def test_schemas_use_no_constraint_that_nothing_is_said_of():
    def words(schema):
        for word, rule in schema.items():
            yield word
            for part in (rule.values() if word == "properties" else [rule] if word == "items" else []):
                yield from words(part)

    for path in shape.SCHEMAS.glob("*.json"):
        assert set(words(json.loads(path.read_text()))) <= {*shape.CONSTRAINTS, "$schema", "title", "description"}


def test_there_is_a_schema_for_every_kind_of_file():
    assert {path.stem for path in shape.SCHEMAS.iterdir()} == {*load.FILES, *load.FOLDERS}
