# SPDX-License-Identifier: BSD-3-Clause
"""Stage 1: the files of a spec become trees whose every node knows its line and column.

YAML is read as far as a spec needs it: mappings, lists and scalars. What would make a place ambiguous (a key twice, an
alias, a tag, several documents) is refused.
"""

import pathlib
from dataclasses import dataclass

import yaml

from codegen.problems import Mark, declare, did_you_mean, listed

declare(
    folder_missing="the folder of the spec, and those in it, are there",
    folder_empty="the folders of the spec hold something",
    file_missing="every file that a spec consists of is there",
    file_unknown="a folder of the spec holds nothing else",
    file_unreadable="files of the spec can be read",
    yaml_encoding="files are UTF-8",
    yaml_syntax="files are YAML",
    yaml_empty="files hold something",
    yaml_document="files hold one document",
    yaml_alias="nothing is an alias, so that each thing has one place",
    yaml_tag="nothing has a tag",
    yaml_key="keys are words",
    yaml_duplicate_key="no key stands twice in a mapping",
)

# What a spec consists of: the files that must be there, and the folders with one file a thing.
FILES = ("api", "dtypes", "ops", "status")
FOLDERS = ("collectives", "backends")


@dataclass(frozen=True)
class Node:
    """A mapping (value: dict of Node), a list (tuple of Node) or a scalar, and where it stands."""
    mark: Mark
    value: object
    keys: object = None  # of a mapping: the mark of each key

    def plain(self):
        """The same without places."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, tuple):
            return [node.plain() for node in self.value]
        return self.value

    def follow(self, path):
        """The node at a path of keys and numbers."""
        node = self
        for step in path:
            node = node.value[step]
        return node


@dataclass(frozen=True)
class File:
    """One file of the spec: its kind ("collectives"), its name without the ending, and its tree."""
    kind: str
    stem: str
    root: Node


class _Refused(Exception):
    def __init__(self, mark, rule, text):
        super().__init__(text)
        self.problem = (mark, rule, text)


def load(folder, problems):
    """All files of the spec in the folder that can be read, by kind and then by name."""
    folder = pathlib.Path(folder)
    if not folder.is_dir():
        problems.add(Mark(""), "folder-missing", "there is no such folder of a spec")
        return []
    files = []
    for path in sorted(folder.iterdir()):
        if path.suffix in (".yaml", ".yml") and path.name not in {f"{kind}.yaml" for kind in FILES}:
            problems.add(Mark(path.name), "file-unknown", "no file of a spec" + did_you_mean(path.stem, FILES))
    for kind in FILES:
        path = folder / f"{kind}.yaml"
        if not path.exists():
            problems.add(Mark(f"{kind}.yaml"), "file-missing", "there is no such file; a spec consists of "
                         + listed([f"{name}.yaml" for name in FILES] + [f"{name}/" for name in FOLDERS]))
        else:
            _append(files, folder, path, kind, problems)
    for kind in FOLDERS:
        _load_folder(folder, kind, files, problems)
    if (folder / "backends").is_dir() and not (folder / "backends/single.yaml").exists():
        problems.add(Mark("backends/single.yaml"), "file-missing", "there is no such file; every spec has the engine of one process")
    return files


def _load_folder(folder, kind, files, problems):
    if not (folder / kind).is_dir():
        problems.add(Mark(kind), "folder-missing", "there is no such folder; it holds one .yaml file each")
        return
    paths = sorted((folder / kind).iterdir())
    for path in paths:
        if path.suffix == ".yaml":
            _append(files, folder, path, kind, problems)
        else:
            problems.add(Mark(_relative(folder, path)), "file-unknown", f"no file of a spec; {kind}/ holds one .yaml file each")
    if not paths:
        problems.add(Mark(kind), "folder-empty", "the folder holds nothing")


def names(folder, kind):
    """The names, without the ending, of what stands in a folder of the spec, readable or not."""
    path = pathlib.Path(folder) / kind
    return {file.stem for file in path.glob("*.yaml")} if path.is_dir() else set()


def _relative(folder, path):
    return path.relative_to(folder).as_posix()


def _append(files, folder, path, kind, problems):
    name = _relative(folder, path)
    try:
        files.append(File(kind, path.stem, parse(name, path.read_bytes())))
    except _Refused as refused:
        problems.add(*refused.problem)
    except OSError as error:
        problems.add(Mark(name), "file-unreadable", error.strerror or "the file cannot be read")


def parse(name, data):
    """The tree of a file's bytes."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[:error.start].count(b"\n") + 1
        column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
        raise _Refused(Mark(name, line, column), "yaml-encoding", "this byte is not UTF-8") from None
    try:
        documents = list(yaml.compose_all(text, Loader=yaml.SafeLoader))
        if len(documents) > 1:
            raise _Refused(_mark(name, documents[1]), "yaml-document", "a second document; a file of the spec holds one")
        if not documents or documents[0] is None or _is_null(documents[0]):
            raise _Refused(Mark(name, 1, 1), "yaml-empty", "the file is empty")
        return _convert(name, documents[0], set())
    except yaml.MarkedYAMLError as error:
        at = error.problem_mark or error.context_mark
        raise _Refused(Mark(name, at.line + 1, at.column + 1) if at else Mark(name), "yaml-syntax",
                       error.problem or "no YAML") from None
    except yaml.reader.ReaderError as error:
        before = text[:error.position]
        raise _Refused(Mark(name, before.count("\n") + 1, len(before) - before.rfind("\n")), "yaml-syntax",
                       f"the character U+{_code(error.character):04X} is not allowed") from None
    except RecursionError:
        raise _Refused(Mark(name, *_deepest(text)), "yaml-syntax", "nested too deeply") from None


def _deepest(text):
    """Line and column of the last bracket that opens the deepest nesting; the start where only indentation nests."""
    depth = most = 0
    at = 0
    for index, character in enumerate(text):
        depth += (character in "[{") - (character in "]}")
        if depth > most:
            most, at = depth, index
    before = text[:at]
    return before.count("\n") + 1, at - before.rfind("\n")


def _code(character):
    return character if isinstance(character, int) else ord(character)


def _mark(name, node):
    return Mark(name, node.start_mark.line + 1, node.start_mark.column + 1)


def _is_null(node):
    return isinstance(node, yaml.ScalarNode) and node.tag == "tag:yaml.org,2002:null" and node.value == ""


def _convert(name, node, seen):
    mark = _mark(name, node)
    if id(node) in seen:
        raise _Refused(mark, "yaml-alias", "an alias; write it out, so that each thing has one place")
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        return _convert_mapping(name, node, mark, seen)
    if isinstance(node, yaml.SequenceNode):
        return Node(mark, tuple(_convert(name, item, seen) for item in node.value))
    return Node(mark, _scalar(node, mark))


def _convert_mapping(name, node, mark, seen):
    value, keys = {}, {}
    for key_node, value_node in node.value:
        key_mark = _mark(name, key_node)
        if not isinstance(key_node, yaml.ScalarNode):
            raise _Refused(key_mark, "yaml-key", "a key must be a word")
        if key_node.value in value:
            raise _Refused(key_mark, "yaml-duplicate-key",
                           f'"{key_node.value}" stands here for the second time; first in line {keys[key_node.value].line}')
        keys[key_node.value] = key_mark
        value[key_node.value] = _convert(name, value_node, seen)
    return Node(mark, value, keys)


# YAML 1.1 reads "no", "on", "y" and 0o17 as what nobody means; only these are anything but text here.
_WORDS = {"true": True, "false": False}


def _scalar(node, mark):
    if node.tag not in ("tag:yaml.org,2002:" + t for t in ("str", "int", "float", "bool", "null", "timestamp")):
        raise _Refused(mark, "yaml-tag", f"the tag {node.tag}; a spec needs none")
    text = node.value
    if node.style is not None:  # quoted
        return text
    if text in ("", "null", "~"):
        return None
    if text in _WORDS:
        return _WORDS[text]
    if node.tag.endswith(":int") and text.lstrip("-").isdigit() and len(text) < 20:
        return int(text)
    if node.tag.endswith(":float"):
        try:
            return float(text)
        except ValueError:
            return text
    return text
