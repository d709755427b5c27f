/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Reductions. MPI's own are used for the pairs that the spec calls native, which MPI carries exactly; all others are folded.
 */
#include "engine.h"

#include "fold.h"

#include <string.h>

static bool is_native(tutti_op op, tutti_dtype dtype)
{
    return tutti__mpi_how[op->number][dtype] == TUTTI__MPI_NATIVE;
}

/* The last step of a native reduction on a rank that holds the result: an average is MPI's sum and then one division. */
static void finish(const tutti_group *group, tutti_op op, tutti_dtype dtype, void *recv, size_t count)
{
    if (op->number == TUTTI__OP_AVG) tutti__divide(dtype, recv, count, group->size);
}

/*
 * MPI_IN_PLACE here although each rank may choose: what it changes is where a rank's own input is read, before its first
 * message, in every algorithm of the MPIs in use; a copy of the buffer instead would cost the most common call of all.
 */
tutti_status tutti__mpi_all_reduce(tutti_group *group, const tutti_all_reduce_args *args, tutti_request *request)
{
    tutti__mpi_state *state = group->state;
    const void *send = args->send == args->recv ? MPI_IN_PLACE : args->send;
    (void)request;
    TUTTI_TRY(tutti__mpi_check_count(state, args->count));
    if (!is_native(args->op, args->dtype)) return tutti__mpi_fold_all_reduce(group, args);
    TUTTI__MPI(MPI_Allreduce(send, args->recv, (int)args->count, tutti__mpi_type(args->dtype), tutti__mpi_op(args->op->number),
                             state->plain));
    finish(group, args->op, args->dtype, args->recv, args->count);
    return TUTTI_OK;
}

/* In place at a root other than 0 goes by a copy: an MPI in use (MPICH 4.0 and 4.1) crashes there over MPI_IN_PLACE. */
tutti_status tutti__mpi_reduce(tutti_group *group, const tutti_reduce_args *args, tutti_request *request)
{
    tutti__mpi_state *state = group->state;
    size_t bytes = args->count * tutti__dtype_sizes[args->dtype];
    bool is_root = group->rank == args->root;
    const void *send = args->send;
    (void)request;
    TUTTI_TRY(tutti__mpi_check_count(state, args->count));
    if (!is_native(args->op, args->dtype)) return tutti__mpi_fold_reduce(group, args);
    if (is_root && send == args->recv && group->rank == 0) {
        send = MPI_IN_PLACE;
    } else if (is_root && send == args->recv) {
        void *copy;
        TUTTI_TRY(tutti__mpi_scratch(state, bytes, &copy));
        send = memcpy(copy, send, bytes);
    }
    TUTTI__MPI(MPI_Reduce(send, is_root ? args->recv : NULL, (int)args->count, tutti__mpi_type(args->dtype),
                          tutti__mpi_op(args->op->number), args->root, state->plain));
    tutti__mpi_scratch_done(state);
    if (is_root) finish(group, args->op, args->dtype, args->recv, args->count);
    return TUTTI_OK;
}

/* In place the result goes to scratch first: MPI's in-place form would put it at the start of the buffer, not at its block. */
tutti_status tutti__mpi_reduce_scatter(tutti_group *group, const tutti_reduce_scatter_args *args, tutti_request *request)
{
    tutti__mpi_state *state = group->state;
    size_t block = args->count * tutti__dtype_sizes[args->dtype];
    bool in_place = args->recv == (const char *)args->send + (size_t)group->rank * block;
    void *recv = args->recv;
    (void)request;
    TUTTI_TRY(tutti__mpi_check_count(state, args->count));
    if (!is_native(args->op, args->dtype)) return tutti__mpi_fold_reduce_scatter(group, args);
    if (in_place) TUTTI_TRY(tutti__mpi_scratch(state, block, &recv));
    TUTTI__MPI(MPI_Reduce_scatter_block(args->send, recv, (int)args->count, tutti__mpi_type(args->dtype),
                                        tutti__mpi_op(args->op->number), state->plain));
    if (in_place) memcpy(args->recv, recv, block);
    tutti__mpi_scratch_done(state);
    finish(group, args->op, args->dtype, args->recv, args->count);
    return TUTTI_OK;
}
