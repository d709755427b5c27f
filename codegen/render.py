# SPDX-License-Identifier: BSD-3-Clause
"""Stage 5: the model becomes the text of every output. Nothing is written here."""

import pathlib

import jinja2

from codegen import c_text, conformance, entry, front, outputs, pages, roff, spell

TEMPLATES = pathlib.Path(__file__).resolve().parent / "templates"


def environment(folder=TEMPLATES):
    env = jinja2.Environment(loader=jinja2.FileSystemLoader(str(folder)), undefined=jinja2.StrictUndefined, autoescape=False,
                             trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
    env.globals.update(c=c_text, conformance=conformance, spell=spell, entry=entry, front=front, pages=pages, roff=roff)
    return env


def render(model, folder=TEMPLATES):
    """{path in the output folder: text}, in the order of the list of outputs."""
    env = environment(folder)
    planned = outputs.plan(model)
    texts = {}
    for output in planned:
        text = env.get_template(output.template).render(model=model, path=output.path, outputs=planned, **output.variables)
        texts[output.path] = "\n".join(line.rstrip() for line in text.rstrip().split("\n")) + "\n"
    return texts
