/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What the parts of the MPI engine share. Only standard MPI-3.1 is used. Everything that can be wrong about a call is
 * checked before MPI sees it, as an MPI may end the job over an argument whatever error handler is set.
 */
#ifndef TUTTI_BACKENDS_MPI_ENGINE_H
#define TUTTI_BACKENDS_MPI_ENGINE_H

#include "backend_mpi.h"
#include "core.h"

/*
 * group->state. Each channel is a communicator of its own, so that no message of one can be taken for another's:
 * plain carries MPI's collectives, pieces the point to point traffic of calls that move raw pieces and fold them.
 */
typedef struct tutti__mpi_state {
    MPI_Comm plain;
    MPI_Comm pieces;       /* MPI_COMM_NULL until the first call that needs it, which is the same one on every rank */
    unsigned turn;         /* number of the next exchange of pieces; its tags come from it */
    bool ends_mpi;         /* the world's only: this engine started MPI, so it finalises it */
    size_t count_limit;    /* the most elements that one MPI call takes */
    void *scratch;         /* grows; kept between calls up to KEPT_SCRATCH bytes */
    size_t scratch_size;   /* in bytes */
    const void **inputs;   /* one a rank: what a fold reads */
    MPI_Request *requests; /* room for two a rank */
    int pending;           /* how many of them MPI works on; more than none between two calls: one of them failed */
    struct tutti__mpi_state *next; /* among the abandoned ones */
} tutti__mpi_state;

/* TUTTI_ERR_BACKEND with MPI's own text. call is the text of the call; its name is what stands before the bracket. */
tutti_status tutti__mpi_failed(const char *call, int code);

/* Returns from the function with a status if MPI reports a failure. */
#define TUTTI__MPI(call)                                                       \
    do {                                                                       \
        int code_ = (call);                                                    \
        if (code_ != MPI_SUCCESS) return tutti__mpi_failed(#call, code_);      \
    } while (0)

/* size bytes for the time of one call: MEMORY if there are none. tutti__mpi_scratch_done when the call is over. */
tutti_status tutti__mpi_scratch(tutti__mpi_state *state, size_t size, void **out);
void tutti__mpi_scratch_done(tutti__mpi_state *state);

/* UNSUPPORTED if one MPI call does not take so many elements: known to all ranks alike, before anything is sent. */
static inline tutti_status tutti__mpi_check_count(const tutti__mpi_state *state, size_t count)
{
    if (count <= state->count_limit) return TUTTI_OK;
    return tutti__fail(TUTTI_ERR_UNSUPPORTED, "count is %zu; right is at most %zu elements, what one MPI call takes", count,
                       state->count_limit);
}

/*
 * The reductions that MPI does not carry exactly: raw pieces move to where they are combined, tutti__fold combines them in
 * rank order, the results move on. Arguments as the collectives'.
 */
tutti_status tutti__mpi_fold_all_reduce(tutti_group *group, const tutti_all_reduce_args *args);
tutti_status tutti__mpi_fold_reduce(tutti_group *group, const tutti_reduce_args *args);
tutti_status tutti__mpi_fold_reduce_scatter(tutti_group *group, const tutti_reduce_scatter_args *args);

extern const tutti_backend tutti__mpi_backend;

#endif
