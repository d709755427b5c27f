/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/collectives by codegen. Do not edit. */
#ifndef TUTTI_ENTRIES_H
#define TUTTI_ENTRIES_H

#include "tutti/backend_ops.h"

/* One entry a collective: checks the arguments and calls the engine of the communicator. */
TUTTI_NODISCARD tutti_status tutti__barrier(tutti_comm *comm, const tutti_barrier_args *args,
                                            const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti__broadcast(tutti_comm *comm, const tutti_broadcast_args *args,
                                              const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti__reduce(tutti_comm *comm, const tutti_reduce_args *args,
                                           const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti__all_reduce(tutti_comm *comm, const tutti_all_reduce_args *args,
                                               const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti__all_gather(tutti_comm *comm, const tutti_all_gather_args *args,
                                               const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti__gather(tutti_comm *comm, const tutti_gather_args *args,
                                           const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti__scatter(tutti_comm *comm, const tutti_scatter_args *args,
                                            const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti__reduce_scatter(tutti_comm *comm,
                                                   const tutti_reduce_scatter_args *args,
                                                   const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti__all_to_all(tutti_comm *comm, const tutti_all_to_all_args *args,
                                               const tutti_call *call);

#endif
