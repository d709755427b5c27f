# SPDX-License-Identifier: BSD-3-Clause
# Generated from spec by codegen. Do not edit. Paths are relative to the root of the project.
set(TUTTI_GENERATED_SOURCES
    generated/src/backend_single.c
    generated/src/collective_all_gather.c
    generated/src/collective_all_reduce.c
    generated/src/collective_all_to_all.c
    generated/src/collective_barrier.c
    generated/src/collective_broadcast.c
    generated/src/collective_gather.c
    generated/src/collective_reduce.c
    generated/src/collective_reduce_scatter.c
    generated/src/collective_scatter.c
    generated/src/fold_table.c
    generated/src/tables.c
)
set(TUTTI_GENERATED_MPI_SOURCES
    generated/src/backend_mpi.c
)
