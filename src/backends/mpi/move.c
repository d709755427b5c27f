/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Collectives that move elements and combine none.
 *
 * In place: MPI_IN_PLACE is a local matter only at the root of gather and scatter. For all_gather and all_to_all MPI wants it
 * on all ranks or on none, and here each rank may choose; so a rank that is in place lends MPI a copy of what it sends.
 */
#include "engine.h"

#include <string.h>

tutti_status tutti__mpi_barrier(tutti_group *group, const tutti_barrier_args *args, tutti_request *request)
{
    tutti__mpi_state *state = group->state;
    (void)args;
    (void)request;
    TUTTI__MPI(MPI_Barrier(state->plain));
    return TUTTI_OK;
}

tutti_status tutti__mpi_broadcast(tutti_group *group, const tutti_broadcast_args *args, tutti_request *request)
{
    tutti__mpi_state *state = group->state;
    (void)request;
    TUTTI_TRY(tutti__mpi_check_count(state, args->count));
    TUTTI__MPI(MPI_Bcast(args->buffer, (int)args->count, tutti__mpi_type(args->dtype), args->root, state->plain));
    return TUTTI_OK;
}

/* *send, or a copy of its size bytes in the group's scratch if the call is in place. */
static tutti_status lend(tutti__mpi_state *state, bool in_place, size_t size, const void **send)
{
    void *copy;
    if (!in_place) return TUTTI_OK;
    TUTTI_TRY(tutti__mpi_scratch(state, size, &copy));
    memcpy(copy, *send, size);
    *send = copy;
    return TUTTI_OK;
}

tutti_status tutti__mpi_all_gather(tutti_group *group, const tutti_all_gather_args *args, tutti_request *request)
{
    tutti__mpi_state *state = group->state;
    MPI_Datatype type = tutti__mpi_type(args->dtype);
    size_t block = args->count * tutti__dtype_sizes[args->dtype];
    const void *send = args->send;
    int count = (int)args->count;
    (void)request;
    TUTTI_TRY(tutti__mpi_check_count(state, args->count));
    TUTTI_TRY(lend(state, send == (char *)args->recv + (size_t)group->rank * block, block, &send));
    TUTTI__MPI(MPI_Allgather(send, count, type, args->recv, count, type, state->plain));
    tutti__mpi_scratch_done(state);
    return TUTTI_OK;
}

tutti_status tutti__mpi_gather(tutti_group *group, const tutti_gather_args *args, tutti_request *request)
{
    tutti__mpi_state *state = group->state;
    MPI_Datatype type = tutti__mpi_type(args->dtype);
    size_t block = args->count * tutti__dtype_sizes[args->dtype];
    bool is_root = group->rank == args->root;
    const void *send = args->send;
    int count = (int)args->count;
    (void)request;
    TUTTI_TRY(tutti__mpi_check_count(state, args->count));
    if (is_root && send == (char *)args->recv + (size_t)group->rank * block) send = MPI_IN_PLACE;
    TUTTI__MPI(MPI_Gather(send, count, type, is_root ? args->recv : NULL, count, type, args->root, state->plain));
    return TUTTI_OK;
}

tutti_status tutti__mpi_scatter(tutti_group *group, const tutti_scatter_args *args, tutti_request *request)
{
    tutti__mpi_state *state = group->state;
    MPI_Datatype type = tutti__mpi_type(args->dtype);
    size_t block = args->count * tutti__dtype_sizes[args->dtype];
    bool is_root = group->rank == args->root;
    void *recv = args->recv;
    int count = (int)args->count;
    (void)request;
    TUTTI_TRY(tutti__mpi_check_count(state, args->count));
    if (is_root && recv == (const char *)args->send + (size_t)group->rank * block) recv = MPI_IN_PLACE;
    TUTTI__MPI(MPI_Scatter(is_root ? args->send : NULL, count, type, recv, count, type, args->root, state->plain));
    return TUTTI_OK;
}

tutti_status tutti__mpi_all_to_all(tutti_group *group, const tutti_all_to_all_args *args, tutti_request *request)
{
    tutti__mpi_state *state = group->state;
    MPI_Datatype type = tutti__mpi_type(args->dtype);
    size_t whole = (size_t)group->size * args->count * tutti__dtype_sizes[args->dtype];
    const void *send = args->send;
    int count = (int)args->count;
    (void)request;
    TUTTI_TRY(tutti__mpi_check_count(state, args->count));
    TUTTI_TRY(lend(state, send == args->recv, whole, &send));
    TUTTI__MPI(MPI_Alltoall(send, count, type, args->recv, count, type, state->plain));
    tutti__mpi_scratch_done(state);
    return TUTTI_OK;
}
