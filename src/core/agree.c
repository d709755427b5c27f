/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What the ranks of a job must agree on before the first call: everything that changes what travels between them. A
 * difference is found by all ranks alike, as each sees what every rank said.
 */
#include "core.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { VALUE_SIZE = 64, NAME_SIZE = 256, REFUSAL_SIZE = 512, RANKS_SHOWN = 8, VALUES_SHOWN = 4 };

/* The values to agree on, in the order in which a difference is reported. */
enum { ABI, ENGINE, CHECK, COUNT_LIMIT, N_VALUES };
static const char *const value_names[N_VALUES] = { "the number of the engine contract", "the engine for host memory",
                                                   "TUTTI_CHECK", "TUTTI_MPI_COUNT_LIMIT" };

/* What one rank says. Its layout may change with the version, which is compared first, in a record that never changes. */
typedef struct record {
    char values[N_VALUES][VALUE_SIZE];
    int refusal;
    char refusal_text[REFUSAL_SIZE];
} record;

typedef struct version_record {
    char version[VALUE_SIZE];
} version_record;

static void set_value(char *value, const char *text)
{
    snprintf(value, VALUE_SIZE, "%s", text);
}

static tutti_status exchange(const char *function, tutti_group *group, const void *mine, void *all, size_t size)
{
    tutti_status status = group->backend->exchange(group, mine, all, size);
    if (status == TUTTI_OK) return TUTTI_OK;
    return tutti__fail(status, "%s: %s (engine %s)", function, tutti_last_error(), group->backend->name);
}

/* "rank 0, 2, 5 and 3 more" of those that say the same as this one. */
static void append_ranks(char *text, size_t size, const char *values, size_t step, int ranks, const char *value)
{
    int shown = 0, more = 0;
    for (int rank = 0; rank < ranks; ++rank) {
        if (strcmp(values + (size_t)rank * step, value) != 0) continue;
        if (shown == RANKS_SHOWN) {
            ++more;
            continue;
        }
        tutti__append(text, size, "%s%d", shown++ ? ", " : " on rank ", rank);
    }
    if (more) tutti__append(text, size, " and %d more", more);
}

static bool is_first_with_its_value(const char *values, size_t step, int rank)
{
    for (int earlier = 0; earlier < rank; ++earlier)
        if (strcmp(values + (size_t)earlier * step, values + (size_t)rank * step) == 0) return false;
    return true;
}

/* values: of rank 0; the next rank's stands step bytes further. */
static tutti_status compare(const char *function, const char *name, const char *values, size_t step, int ranks)
{
    char text[1024] = "";
    int shown = 0;
    bool equal = true;
    for (int rank = 1; rank < ranks && equal; ++rank) equal = strcmp(values, values + (size_t)rank * step) == 0;
    if (equal) return TUTTI_OK;
    for (int rank = 0; rank < ranks && shown < VALUES_SHOWN; ++rank) {
        const char *value = values + (size_t)rank * step;
        if (!is_first_with_its_value(values, step, rank)) continue;
        tutti__append(text, sizeof text, "%s\"%s\"", shown++ ? "; " : "", value);
        append_ranks(text, sizeof text, values, step, ranks, value);
    }
    return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: %s differs between the ranks: %s; right is the same on all of them",
                       function, name, text);
}

static void describe(const tutti__settings *settings, const tutti_group *world, tutti_status refusal, record *mine)
{
    const char *limit = getenv("TUTTI_MPI_COUNT_LIMIT");
    char abi[VALUE_SIZE];
    memset(mine, 0, sizeof *mine);
    snprintf(abi, sizeof abi, "%d", TUTTI_BACKEND_ABI);
    set_value(mine->values[ABI], abi);
    set_value(mine->values[ENGINE], world->backend->name);
    set_value(mine->values[CHECK], settings->check == TUTTI__CHECK_OFF ? "off" : "args");
    set_value(mine->values[COUNT_LIMIT], limit ? limit : "");
    mine->refusal = (int)refusal;
    if (refusal != TUTTI_OK) snprintf(mine->refusal_text, sizeof mine->refusal_text, "%s", tutti_last_error());
}

/* The lowest rank that refused speaks for all; on a rank that refused itself its own text stays. */
static tutti_status heed_refusals(const char *function, const record *all, const tutti_group *world)
{
    if (all[world->rank].refusal != TUTTI_OK)
        return tutti__fail((tutti_status)all[world->rank].refusal, "%s", all[world->rank].refusal_text);
    for (int rank = 0; rank < world->size; ++rank)
        if (all[rank].refusal != TUTTI_OK)
            return tutti__fail((tutti_status)all[rank].refusal, "%s: rank %d refused: %s", function, rank,
                               all[rank].refusal_text);
    return TUTTI_OK;
}

static tutti_status agree_on_version(const char *function, tutti_group *world)
{
    version_record mine, *all = calloc((size_t)world->size, sizeof *all);
    tutti_status status;
    if (!all) return tutti__fail(TUTTI_ERR_MEMORY, "%s: no memory for what %d ranks say", function, world->size);
    memset(&mine, 0, sizeof mine);
    set_value(mine.version, tutti_version());
    status = exchange(function, world, &mine, all, sizeof mine);
    if (status == TUTTI_OK) status = compare(function, "the version of tutti", all->version, sizeof *all, world->size);
    free(all);
    return status;
}

static tutti_status agree_on_values(const tutti__start *start, const tutti__settings *settings, tutti_group *world,
                                    tutti_status refusal)
{
    record mine, *all = calloc((size_t)world->size, sizeof *all);
    tutti_status status;
    if (!all) return tutti__fail(TUTTI_ERR_MEMORY, "%s: no memory for what %d ranks say", start->function, world->size);
    describe(settings, world, refusal, &mine);
    status = exchange(start->function, world, &mine, all, sizeof mine);
    if (status == TUTTI_OK) status = heed_refusals(start->function, all, world);
    for (int i = 0; status == TUTTI_OK && i < N_VALUES; ++i)
        status = compare(start->function, value_names[i], all->values[i], sizeof *all, world->size);
    free(all);
    return status;
}

/* ---- nodes -------------------------------------------------------------------------------------------------------------- */

typedef struct node_record {
    int number;           /* what the engine says */
    char name[NAME_SIZE]; /* or the name of the host */
} node_record;

static tutti_status describe_node(const char *function, tutti_group *group, node_record *mine)
{
    memset(mine, 0, sizeof *mine);
    if (group->backend->node) {
        tutti_status status = group->backend->node(group, &mine->number);
        if (status != TUTTI_OK)
            return tutti__fail(status, "%s: %s (engine %s)", function, tutti_last_error(), group->backend->name);
    } else if (gethostname(mine->name, sizeof mine->name - 1) != 0) {
        snprintf(mine->name, sizeof mine->name, "rank %d", group->rank); /* nameless: a node of its own */
    }
    return TUTTI_OK;
}

/* *node: the lowest rank here; places: this rank among those. */
static tutti_status look_at_nodes(const char *function, tutti_group *group, int *node, tutti__places *places)
{
    node_record mine, *all = calloc((size_t)group->size, sizeof *all);
    tutti_status status;
    if (!all) return tutti__fail(TUTTI_ERR_MEMORY, "%s: no memory for the nodes of %d ranks", function, group->size);
    status = describe_node(function, group, &mine);
    if (status == TUTTI_OK) status = exchange(function, group, &mine, all, sizeof mine);
    *places = (tutti__places){ 0, 0 };
    for (int rank = group->size - 1; status == TUTTI_OK && rank >= 0; --rank) {
        if (memcmp(&all[rank], &mine, sizeof mine) != 0) continue;
        *node = rank;
        ++places->local_size;
        if (rank < group->rank) ++places->local_rank;
    }
    free(all);
    return status;
}

tutti_status tutti__find_node(const char *function, tutti_group *group, int *node)
{
    tutti__places places;
    return look_at_nodes(function, group, node, &places);
}

tutti_status tutti__agree(const tutti__start *start, const tutti__settings *settings, tutti_group *world,
                          tutti_status refusal, tutti__places *places)
{
    int node;
    tutti_status status;
    *places = (tutti__places){ 0, 1 };
    if (world->size == 1) return refusal;
    status = agree_on_version(start->function, world);
    if (status == TUTTI_OK) status = agree_on_values(start, settings, world, refusal);
    if (status == TUTTI_OK) status = look_at_nodes(start->function, world, &node, places);
    return status;
}
