# SPDX-License-Identifier: BSD-3-Clause
"""Stage 6: writing the outputs, or comparing them with what is there."""

import pathlib


def write(texts, folder):
    """Writes what differs, removes what no output makes. Gives the paths that changed."""
    folder = pathlib.Path(folder)
    changed = []
    for name, text in texts.items():
        path = folder / name
        data = text.encode()
        if path.is_file() and path.read_bytes() == data:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        changed.append(name)
    return changed
