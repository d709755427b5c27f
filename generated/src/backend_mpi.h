/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/backends/mpi.yaml by codegen. Do not edit. */
#ifndef TUTTI_BACKEND_MPI_H
#define TUTTI_BACKEND_MPI_H

#include <mpi.h>

#include "core.h"

/* The cores, one a collective, written by hand in src/backends/mpi. */
tutti_status tutti__mpi_barrier(tutti_group *group, const tutti_barrier_args *args,
                                tutti_request *request);
tutti_status tutti__mpi_broadcast(tutti_group *group, const tutti_broadcast_args *args,
                                  tutti_request *request);
tutti_status tutti__mpi_reduce(tutti_group *group, const tutti_reduce_args *args,
                               tutti_request *request);
tutti_status tutti__mpi_all_reduce(tutti_group *group, const tutti_all_reduce_args *args,
                                   tutti_request *request);
tutti_status tutti__mpi_all_gather(tutti_group *group, const tutti_all_gather_args *args,
                                   tutti_request *request);
tutti_status tutti__mpi_gather(tutti_group *group, const tutti_gather_args *args,
                               tutti_request *request);
tutti_status tutti__mpi_scatter(tutti_group *group, const tutti_scatter_args *args,
                                tutti_request *request);
tutti_status tutti__mpi_reduce_scatter(tutti_group *group, const tutti_reduce_scatter_args *args,
                                       tutti_request *request);
tutti_status tutti__mpi_all_to_all(tutti_group *group, const tutti_all_to_all_args *args,
                                   tutti_request *request);

extern const tutti_backend_ops tutti__mpi_ops;

/* As tutti_backend.pairs: what the engine carries. */
extern const uint32_t tutti__mpi_pairs[TUTTI__N_OPS];

/* How it carries a pair: by MPI's own reduction, or by tutti's fold; REFUSE: not at all. */
enum { TUTTI__MPI_REFUSE = 0, TUTTI__MPI_NATIVE, TUTTI__MPI_FOLD };
extern const unsigned char tutti__mpi_how[TUTTI__N_OPS][TUTTI__N_DTYPES];

/* MPI's type in which elements travel; MPI_DATATYPE_NULL for an unknown one. */
MPI_Datatype tutti__mpi_type(tutti_dtype dtype);

/*
 * MPI's operator for a row, where a pair of it is NATIVE; else MPI_OP_NULL.
 * For avg it is MPI_SUM: the core divides afterwards.
 */
MPI_Op tutti__mpi_op(int op_number);

#endif
