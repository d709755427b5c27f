# SPDX-License-Identifier: BSD-3-Clause
"""Stage 6: writing the outputs, or comparing them with what is there."""

import difflib
import pathlib
from dataclasses import dataclass

# Stands near the top of every output, so that a file which is no output any more can be told from somebody's own.
MARKER = "by codegen. Do not edit."


@dataclass(frozen=True)
class Difference:
    """missing: an output that is not there; stale: it is another one; orphaned: a file that is no output."""
    kind: str
    path: str
    diff: tuple = ()


def compare(texts, folder):
    """What differs between the outputs and the folder, in order of path."""
    folder = pathlib.Path(folder)
    found = [Difference("orphaned", name) for name in _files(folder) if name not in texts]
    for name, text in texts.items():
        path = folder / name
        if not path.is_file():
            found.append(Difference("missing", name))
        elif path.read_bytes() != text.encode():
            found.append(Difference("stale", name, tuple(_diff(name, path.read_bytes(), text))))
    return sorted(found, key=lambda difference: difference.path)


def in_the_way(differences, folder):
    """Paths that writing would not touch or could not: files of somebody else, and folders where a file belongs."""
    paths = [(difference.kind, pathlib.Path(folder) / difference.path) for difference in differences]
    return [path for kind, path in paths if path.is_dir() or (kind == "orphaned" and not _is_ours(path))]


def write(texts, folder):
    """Makes the folder what the outputs say. Gives the differences that there were; orphans that are not ours stay."""
    folder = pathlib.Path(folder)
    found = compare(texts, folder)
    left = []
    for difference in found:
        path = folder / difference.path
        if difference.kind == "orphaned":
            if _is_ours(path):
                path.unlink()
                _remove_empty(path.parent, folder)
            else:
                left.append(difference)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(texts[difference.path].encode())
    return found, left


def _files(folder):
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file() or path.is_symlink())


def _is_ours(path):
    try:
        return MARKER.encode() in path.read_bytes()[:600]
    except OSError:
        return False


def _remove_empty(folder, top):
    while folder != top and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def _diff(name, old, new):
    """What differs, with what does not show (ends of lines, a missing last one) made to show."""
    lines = [line.replace("\r", "\\r") for line in old.decode("utf-8", errors="replace").split("\n")]
    yield from difflib.unified_diff(lines, new.split("\n"), f"{name} (as it is)", f"{name} (as it should be)", lineterm="", n=2)


def report(differences, most_lines=120, most_per_file=30):
    """The differences as lines for people, with a bound on how much of them is shown."""
    for difference in differences:
        yield f"{difference.kind}: {difference.path}"
        shown = min(len(difference.diff), most_per_file, max(most_lines, 0))
        yield from (f"    {line}" for line in difference.diff[:shown])
        most_lines -= shown
        if len(difference.diff) > shown:
            yield f"    ... and {len(difference.diff) - shown} more lines"
