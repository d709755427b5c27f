# SPDX-License-Identifier: BSD-3-Clause
"""The stages up to the model, in their order: load -> shape -> build -> rules."""

from codegen import build, load, rules, shape


def read(folder, problems):
    """The model of the spec in the folder, or None if there are problems.

    A file that cannot be read or has the wrong shape does not hide what is wrong in the others, as long as the files that
    all others refer to are right.
    """
    files = load.load(folder, problems)
    good = shape.shape(files, problems)
    if not {file.kind for file in good} >= set(load.FILES):
        return None
    unread = load.names(folder, "collectives") - {file.stem for file in good if file.kind == "collectives"}
    model = build.build(good, problems, unread)
    rules.check(model, problems)
    return None if problems else model
