# SPDX-License-Identifier: BSD-3-Clause
"""The list of outputs: which template makes which file. A new output is a line here."""

from dataclasses import dataclass, field


# Engines whose cores are written by hand, and that there are templates for.
ENGINES = ("mpi",)


# Outputs that there is one of: each has a template of its name in codegen/templates.
SINGLE = (
    ".clang-format",
    "cmake/tutti_sources.cmake", "cmake/tutti_version.cmake",
    "docs/README.md", "docs/operators.md", "docs/status.md", "docs/types.md",
    "include/tutti/backend_ops.h", "include/tutti/collectives.h", "include/tutti/dtypes.h", "include/tutti/front.h",
    "include/tutti/ops.h", "include/tutti/status.h", "include/tutti/version.h",
    "src/entries.h", "src/fold_kernels.inc", "src/fold_table.c", "src/tables.c", "src/tables.h",
    "tests/abi_test.c", "tests/conformance_table.c", "tests/front_test.c", "tests/front_test.cpp", "tests/one_process_matrix.c",
)


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
    found = [Output(path, f"{path}.j2") for path in SINGLE]
    for collective in model.collectives:
        found.append(Output(collective_page(collective), "docs/collective.md.j2", {"collective": collective}))
        found.append(Output(f"src/collective_{collective.name}.c", "src/collective.c.j2", {"collective": collective}))
        found.append(Output(f"man/tutti_{collective.name}.3", "man/collective.3.j2", {"collective": collective}))
        for sibling in ("any", "with") if collective.is_typed else ("with",):
            found.append(Output(f"man/tutti_{collective.name}_{sibling}.3", "man/sibling.3.j2", {"collective": collective}))
    for engine in model.engines:
        found.append(Output(f"src/backend_{engine.name}.c", f"src/backend_{engine.name}.c.j2", {"engine": engine},
                            needs="" if engine.is_generated else engine.name))
        if not engine.is_generated:
            found.append(Output(f"src/backend_{engine.name}.h", f"src/backend_{engine.name}.h.j2", {"engine": engine}))
    return tuple(sorted(found, key=lambda output: output.path))


def collective_page(collective):
    return f"docs/{collective.name}.md"
