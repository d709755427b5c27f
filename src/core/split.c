/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Communicators from communicators.
 */
#include "core.h"

#include <stdlib.h>

static tutti__where at(const char *function, const tutti_comm *comm)
{
    return (tutti__where){ function, comm, TUTTI_DTYPE_NONE, NULL };
}

/* What is the same in all of them. *out is NULL from here on, whatever happens. */
static tutti_status enter(const char *function, tutti_comm *comm, tutti_comm **out)
{
    tutti_status status;
    if (out) *out = NULL;
    status = tutti__comm_usable(function, comm);
    if (status != TUTTI_OK) return status;
    tutti__notice(function);
    if (out) return TUTTI_OK;
    const tutti__where where = at(function, comm);
    return tutti__fail_at(&where, TUTTI_ERR_ARGUMENT, "out is NULL; right is where the communicator is to go");
}

/* The engine's own failure: its text in ours, and the parent is broken if nobody knows what the other ranks did. */
static tutti_status fail_engine(const char *function, tutti_comm *comm, tutti_status status)
{
    const tutti__where where = at(function, comm);
    tutti__fail_at(&where, status, "%s", tutti_last_error());
    if (tutti__breaks(status)) tutti__break(comm);
    return status;
}

static tutti_status split_by_engine(const char *function, tutti_comm *comm, int color, int key, tutti_group *child)
{
    const tutti_backend *backend = comm->host.backend;
    tutti_status status;
    tutti__group_of(backend, child);
    status = backend->split(&comm->host, color, key, child);
    if (status != TUTTI_OK) return fail_engine(function, comm, status);
    if (color == TUTTI_UNDEFINED || (child->size >= 1 && child->rank >= 0 && child->rank < child->size))
        return TUTTI_OK;
    if (backend->release) backend->release(child);
    tutti__fail(TUTTI_ERR_BACKEND, "the engine made this process rank %d of %d, which cannot be", child->rank,
                child->size);
    return fail_engine(function, comm, TUTTI_ERR_BACKEND);
}

/* Everything is checked. The handle comes first: with no memory for it this rank has taken no turn. */
static tutti_status split(const char *function, tutti_comm *comm, int color, int key, tutti_comm **out)
{
    tutti_comm *made = NULL;
    tutti_group child;
    tutti_status status = TUTTI_OK;
    if (color != TUTTI_UNDEFINED) {
        made = tutti__comm_new(function);
        if (!made) return TUTTI_ERR_MEMORY;
        made->memory = comm->memory;
        made->stream = comm->stream;
    }
    if (comm->size == 1)
        tutti__single_group(&child);
    else
        status = split_by_engine(function, comm, color, key, &child);
    if (status != TUTTI_OK) {
        free(made);
        return status;
    }
    if (made) tutti__comm_fill(made, &child);
    *out = made;
    return TUTTI_OK;
}

tutti_status tutti_comm_split(tutti_comm *comm, int color, int key, tutti_comm **out)
{
    const tutti__where where = at("tutti_comm_split", comm);
    tutti_status status = enter(where.name, comm, out);
    if (status != TUTTI_OK) return status;
    if (color < 0 && color != TUTTI_UNDEFINED)
        return tutti__fail_at(&where, TUTTI_ERR_ARGUMENT,
                              "color is %d; right is 0 or more, or TUTTI_UNDEFINED (%d) to be in no group", color,
                              TUTTI_UNDEFINED);
    return split(where.name, comm, color, key, out);
}

tutti_status tutti_comm_dup(tutti_comm *comm, tutti_comm **out)
{
    tutti_status status = enter("tutti_comm_dup", comm, out);
    if (status != TUTTI_OK) return status;
    return split("tutti_comm_dup", comm, 0, comm->rank, out);
}

tutti_status tutti_comm_split_node(tutti_comm *comm, tutti_comm **out)
{
    int node = 0;
    tutti_status status = enter("tutti_comm_split_node", comm, out);
    if (status == TUTTI_OK && comm->size > 1) {
        status = tutti__find_node("tutti_comm_split_node", &comm->host, &node);
        if (status != TUTTI_OK && tutti__breaks(status)) tutti__break(comm);
    }
    if (status != TUTTI_OK) return status;
    return split("tutti_comm_split_node", comm, node, comm->rank, out);
}

/* The list is the same on all ranks, so that all of them find what is wrong with it. seen: size entries, all false. */
static tutti_status check_list(const tutti__where *where, const int *ranks, int n, bool *seen)
{
    const int size = where->comm->size;
    for (int i = 0; i < n; ++i) {
        if (ranks[i] < 0 || ranks[i] >= size)
            return tutti__fail_at(where, TUTTI_ERR_ARGUMENT, "ranks[%d] is %d; right is 0 to %d", i, ranks[i],
                                  size - 1);
        if (seen[ranks[i]])
            return tutti__fail_at(where, TUTTI_ERR_ARGUMENT,
                                  "ranks[%d] is %d, which stands in the list before; right is each rank once", i,
                                  ranks[i]);
        seen[ranks[i]] = true;
    }
    return TUTTI_OK;
}

tutti_status tutti_comm_subset(tutti_comm *comm, const int *ranks, int n, tutti_comm **out)
{
    const tutti__where where = at("tutti_comm_subset", comm);
    int color = TUTTI_UNDEFINED, key = 0;
    bool *seen;
    tutti_status status = enter(where.name, comm, out);
    if (status != TUTTI_OK) return status;
    if (n < 1) return tutti__fail_at(&where, TUTTI_ERR_ARGUMENT, "n is %d; right is at least 1", n);
    if (!ranks)
        return tutti__fail_at(&where, TUTTI_ERR_ARGUMENT, "ranks is NULL; right is a list of n ranks (n is %d)", n);

    seen = calloc((size_t)comm->size, sizeof *seen);
    if (!seen) return tutti__fail_at(&where, TUTTI_ERR_MEMORY, "no memory for %d flags", comm->size);
    status = check_list(&where, ranks, n, seen);
    free(seen);
    if (status != TUTTI_OK) return status;
    for (int i = 0; i < n; ++i) {
        if (ranks[i] != comm->rank) continue;
        color = 0;
        key = i;
    }
    return split(where.name, comm, color, key, out);
}
