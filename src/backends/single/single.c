/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The engine of one process: the job is this process alone, every group has one rank.
 */
#include "single.h"

static tutti_status single_open(const tutti_backend_host *host, const tutti_options *options, tutti_group *world)
{
    (void)host;
    (void)options;
    world->rank = 0;
    world->size = 1;
    return TUTTI_OK;
}

static tutti_status single_exchange(tutti_group *group, const void *mine, void *all, size_t size)
{
    (void)group;
    return tutti__single_move(mine, all, size);
}

static tutti_status single_split(tutti_group *parent, int color, int key, tutti_group *child)
{
    (void)parent;
    (void)key;
    if (color == TUTTI_UNDEFINED) return TUTTI_OK;
    child->rank = 0;
    child->size = 1;
    return TUTTI_OK;
}

const tutti_backend tutti__single_backend = {
    .size = sizeof(tutti_backend),
    .abi = TUTTI_BACKEND_ABI,
    .name = "single",
    .memory = 1u << TUTTI_MEMORY_HOST,
    .open = single_open,
    .exchange = single_exchange,
    .split = single_split,
    .ops = &tutti__single_ops,
};

void tutti__single_group(tutti_group *group)
{
    *group = (tutti_group){ .struct_size = sizeof *group,
                            .rank = 0,
                            .size = 1,
                            .backend = &tutti__single_backend,
                            .ops = &tutti__single_ops,
                            .pairs = tutti__op_pairs };
}
