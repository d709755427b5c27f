/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The one mechanism behind every reduction that MPI does not carry exactly.
 *
 * Few bytes: every contribution goes to every rank that wants the result (one MPI collective), which folds all of it.
 * Many: rank r is given its piece of every contribution, point to point, folds that piece in rank order, and sends the
 * result on. Each element is combined once, in rank order, in one place, so all ranks hold the same bits, and each rank
 * moves about twice the buffer however many ranks there are.
 */
#include "engine.h"

#include "fold.h"

#include <string.h>

/* All contributions together up to this size go to everybody: below it the second trip costs more than the bytes. */
enum { FEW_BYTES = 16 << 10 };

/* Where each rank's piece of a contribution stands: equal blocks of count elements, or even shares of count elements. */
typedef struct layout {
    size_t count;
    size_t element; /* bytes */
    int size;       /* ranks */
    bool blocks;
} layout;

typedef struct piece {
    size_t offset, bytes; /* in bytes */
    int count;            /* in elements */
} piece;

static piece piece_of(const layout *of, int rank)
{
    size_t offset = (size_t)rank * of->count, length = of->count;
    if (!of->blocks) tutti_shard(of->count, rank, of->size, &offset, &length);
    return (piece){ offset * of->element, length * of->element, (int)length };
}

/* The communicator of this traffic. The first call makes it, on all ranks at the same call. */
static tutti_status open_pieces(tutti__mpi_state *state)
{
    if (state->pieces != MPI_COMM_NULL) return TUTTI_OK;
    TUTTI__MPI(MPI_Comm_dup(state->plain, &state->pieces));
    TUTTI__MPI(MPI_Comm_set_errhandler(state->pieces, MPI_ERRORS_RETURN));
    return TUTTI_OK;
}

/* A tag that the exchanges just before and after do not use; MPI promises tags up to 32767. */
static int next_tag(tutti__mpi_state *state)
{
    return (int)(state->turn++ % 32768u);
}

/* ---- messages: posted, and then waited for together ------------------------------------------------------------------------ */

static tutti_status post_receive(tutti__mpi_state *state, void *base, piece it, MPI_Datatype type, int from, int tag)
{
    if (it.count == 0) return TUTTI_OK;
    TUTTI__MPI(MPI_Irecv((char *)base + it.offset, it.count, type, from, tag, state->pieces, &state->requests[state->pending]));
    ++state->pending;
    return TUTTI_OK;
}

static tutti_status post_send(tutti__mpi_state *state, const void *base, piece it, MPI_Datatype type, int to, int tag)
{
    if (it.count == 0) return TUTTI_OK;
    TUTTI__MPI(MPI_Isend((const char *)base + it.offset, it.count, type, to, tag, state->pieces,
                         &state->requests[state->pending]));
    ++state->pending;
    return TUTTI_OK;
}

/* One by one: of many at once MPI would only say that one of them failed, and not why. */
static tutti_status wait_for_all(tutti__mpi_state *state)
{
    for (int i = 0; i < state->pending; ++i) TUTTI__MPI(MPI_Wait(&state->requests[i], MPI_STATUS_IGNORE));
    state->pending = 0;
    return TUTTI_OK;
}

/*
 * This rank's piece of every contribution; inputs[r] then points to rank r's. The own one is not copied: it stays in send. The
 * others stand in gathered, which has room for them. Once they are here, send may be written.
 */
static tutti_status post_collect(tutti_group *group, const layout *of, MPI_Datatype type, const void *send, void *gathered)
{
    tutti__mpi_state *state = group->state;
    piece own = piece_of(of, group->rank);
    int tag = next_tag(state);
    state->inputs[group->rank] = (const char *)send + own.offset;
    for (int step = 1; step < group->size; ++step) {
        const int from = (group->rank - step + group->size) % group->size;
        const piece slot = { (size_t)(step - 1) * own.bytes, own.bytes, own.count };
        state->inputs[from] = (const char *)gathered + slot.offset;
        TUTTI_TRY(post_receive(state, gathered, slot, type, from, tag));
    }
    for (int step = 1; step < group->size; ++step) {
        const int to = (group->rank + step) % group->size;
        TUTTI_TRY(post_send(state, send, piece_of(of, to), type, to, tag));
    }
    return TUTTI_OK;
}

/* Every rank's finished piece to every rank: result holds this rank's own at its place, and afterwards all of them. */
static tutti_status post_share(tutti_group *group, const layout *of, MPI_Datatype type, void *result)
{
    tutti__mpi_state *state = group->state;
    int tag = next_tag(state);
    for (int step = 1; step < group->size; ++step) {
        const int from = (group->rank - step + group->size) % group->size, to = (group->rank + step) % group->size;
        TUTTI_TRY(post_receive(state, result, piece_of(of, from), type, from, tag));
        TUTTI_TRY(post_send(state, result, piece_of(of, group->rank), type, to, tag));
    }
    return TUTTI_OK;
}

/* Every rank's finished piece to the root. own: this rank's; result: where all of them go at the root. */
static tutti_status post_bring(tutti_group *group, const layout *of, MPI_Datatype type, int root, const void *own, void *result)
{
    tutti__mpi_state *state = group->state;
    int tag = next_tag(state);
    if (group->rank != root) {
        piece mine = piece_of(of, group->rank);
        mine.offset = 0;
        return post_send(state, own, mine, type, root, tag);
    }
    for (int from = 0; from < group->size; ++from)
        if (from != root) TUTTI_TRY(post_receive(state, result, piece_of(of, from), type, from, tag));
    return TUTTI_OK;
}

/* ---- the collectives ------------------------------------------------------------------------------------------------------- */

/* inputs[r] = slot r of one buffer with a whole contribution a rank. */
static void point_at_slots(tutti_group *group, const void *gathered, size_t bytes)
{
    tutti__mpi_state *state = group->state;
    for (int rank = 0; rank < group->size; ++rank) state->inputs[rank] = (const char *)gathered + (size_t)rank * bytes;
}

static tutti_status all_reduce_few(tutti_group *group, const tutti_all_reduce_args *args, size_t bytes)
{
    tutti__mpi_state *state = group->state;
    MPI_Datatype type = tutti__mpi_type(args->dtype);
    void *gathered;
    TUTTI_TRY(tutti__mpi_scratch(state, (size_t)group->size * bytes, &gathered));
    TUTTI__MPI(MPI_Allgather(args->send, (int)args->count, type, gathered, (int)args->count, type, state->plain));
    point_at_slots(group, gathered, bytes);
    tutti__fold(args->op, args->dtype, state->inputs, group->size, args->recv, args->count);
    return TUTTI_OK;
}

tutti_status tutti__mpi_fold_all_reduce(tutti_group *group, const tutti_all_reduce_args *args)
{
    tutti__mpi_state *state = group->state;
    MPI_Datatype type = tutti__mpi_type(args->dtype);
    layout shares = { args->count, tutti__dtype_sizes[args->dtype], group->size, false };
    piece own = piece_of(&shares, group->rank);
    void *gathered;
    if ((size_t)group->size * args->count * shares.element <= FEW_BYTES)
        return all_reduce_few(group, args, args->count * shares.element);
    TUTTI_TRY(open_pieces(state));
    TUTTI_TRY(tutti__mpi_scratch(state, (size_t)(group->size - 1) * own.bytes, &gathered));
    TUTTI_TRY(post_collect(group, &shares, type, args->send, gathered));
    TUTTI_TRY(wait_for_all(state));
    tutti__fold(args->op, args->dtype, state->inputs, group->size, (char *)args->recv + own.offset, (size_t)own.count);
    TUTTI_TRY(post_share(group, &shares, type, args->recv));
    TUTTI_TRY(wait_for_all(state));
    tutti__mpi_scratch_done(state);
    return TUTTI_OK;
}

static tutti_status reduce_few(tutti_group *group, const tutti_reduce_args *args, size_t bytes)
{
    tutti__mpi_state *state = group->state;
    MPI_Datatype type = tutti__mpi_type(args->dtype);
    void *gathered = NULL;
    int count = (int)args->count;
    bool is_root = group->rank == args->root;
    if (is_root) TUTTI_TRY(tutti__mpi_scratch(state, (size_t)group->size * bytes, &gathered));
    TUTTI__MPI(MPI_Gather(args->send, count, type, gathered, count, type, args->root, state->plain));
    if (!is_root) return TUTTI_OK;
    point_at_slots(group, gathered, bytes);
    tutti__fold(args->op, args->dtype, state->inputs, group->size, args->recv, args->count);
    return TUTTI_OK;
}

tutti_status tutti__mpi_fold_reduce(tutti_group *group, const tutti_reduce_args *args)
{
    tutti__mpi_state *state = group->state;
    MPI_Datatype type = tutti__mpi_type(args->dtype);
    layout shares = { args->count, tutti__dtype_sizes[args->dtype], group->size, false };
    piece own = piece_of(&shares, group->rank);
    bool is_root = group->rank == args->root;
    char *gathered, *result;
    void *scratch;
    if ((size_t)group->size * args->count * shares.element <= FEW_BYTES)
        return reduce_few(group, args, args->count * shares.element);
    TUTTI_TRY(open_pieces(state));
    /* Off the root the result's own piece has no buffer of the caller's: it stands behind what was gathered. */
    TUTTI_TRY(tutti__mpi_scratch(state, (size_t)group->size * own.bytes, &scratch));
    gathered = scratch;
    result = is_root ? (char *)args->recv + own.offset : gathered + (size_t)(group->size - 1) * own.bytes;
    TUTTI_TRY(post_collect(group, &shares, type, args->send, gathered));
    TUTTI_TRY(wait_for_all(state));
    tutti__fold(args->op, args->dtype, state->inputs, group->size, result, (size_t)own.count);
    TUTTI_TRY(post_bring(group, &shares, type, args->root, result, args->recv));
    TUTTI_TRY(wait_for_all(state));
    tutti__mpi_scratch_done(state);
    return TUTTI_OK;
}

tutti_status tutti__mpi_fold_reduce_scatter(tutti_group *group, const tutti_reduce_scatter_args *args)
{
    tutti__mpi_state *state = group->state;
    layout blocks = { args->count, tutti__dtype_sizes[args->dtype], group->size, true };
    void *gathered;
    TUTTI_TRY(open_pieces(state));
    TUTTI_TRY(tutti__mpi_scratch(state, (size_t)(group->size - 1) * args->count * blocks.element, &gathered));
    TUTTI_TRY(post_collect(group, &blocks, tutti__mpi_type(args->dtype), args->send, gathered));
    TUTTI_TRY(wait_for_all(state));
    tutti__fold(args->op, args->dtype, state->inputs, group->size, args->recv, args->count);
    tutti__mpi_scratch_done(state);
    return TUTTI_OK;
}
