# SPDX-License-Identifier: BSD-3-Clause
"""The list of outputs: which template makes which file. A new output is a line here."""

from dataclasses import dataclass, field


# Engines whose cores are written by hand, and that there are templates for.
ENGINES = ("mpi",)


@dataclass(frozen=True)
class Output:
    path: str      # in the output folder
    template: str  # in codegen/templates
    variables: dict = field(default_factory=dict)
    needs: str = ""  # "mpi": part of a build with this engine only

    @property
    def is_source(self):
        """Part of the library."""
        return self.path.startswith("src/") and self.path.endswith(".c")


def plan(model):
    """Every output of the model, in order of path."""
    found = [
        Output(".clang-format", ".clang-format.j2"),
        Output("cmake/tutti_sources.cmake", "cmake/tutti_sources.cmake.j2"),
        Output("cmake/tutti_version.cmake", "cmake/tutti_version.cmake.j2"),
        Output("src/entries.h", "src/entries.h.j2"),
        Output("src/fold_kernels.inc", "src/fold_kernels.inc.j2"),
        Output("src/fold_table.c", "src/fold_table.c.j2"),
        Output("src/tables.c", "src/tables.c.j2"),
        Output("src/tables.h", "src/tables.h.j2"),
    ]
    for name in ("version", "status", "dtypes", "ops", "collectives", "front", "backend_ops"):
        found.append(Output(f"include/tutti/{name}.h", f"include/{name}.h.j2"))
    for name in ("README", "types", "operators", "status"):
        found.append(Output(f"docs/{name}.md", f"docs/{name}.md.j2"))
    example = next((d for d in model.dtypes if d.kind == "float"), model.dtypes[0])
    for collective in model.collectives:
        found.append(Output(f"docs/{collective.name}.md", "docs/collective.md.j2", {"collective": collective, "example": example}))
        found.append(Output(f"src/collective_{collective.name}.c", "src/collective.c.j2", {"collective": collective}))
    for engine in model.engines:
        found += _engine_outputs(engine)
    for name in ("conformance_table", "one_process_matrix"):
        found.append(Output(f"tests/{name}.c", f"tests/{name}.c.j2"))
    return tuple(sorted(found, key=lambda output: output.path))


def _engine_outputs(engine):
    name, variables = engine.name, {"engine": engine}
    if engine.is_generated:
        return [Output(f"src/backend_{name}.c", "src/backend_single.c.j2", variables)]
    return [Output(f"src/backend_{name}.c", f"src/backend_{name}.c.j2", variables, needs=name),
            Output(f"src/backend_{name}.h", f"src/backend_{name}.h.j2", variables, needs=name)]
