/* SPDX-License-Identifier: BSD-3-Clause */
#include "check_call.h"

#include <string.h>

/* Slots are pointers to functions of different types; whether one is there can be seen without calling it. */
static bool has_slot(const tutti_backend_ops *ops, size_t offset)
{
    static const unsigned char none[sizeof ops->barrier] = { 0 };
    return memcmp((const char *)ops + offset, none, sizeof none) != 0;
}

static bool goes_with(const tutti_group *group, tutti_op op, tutti_dtype dtype)
{
    return op && (unsigned)op->number - 1u < TUTTI__N_OPS - 1u && (group->pairs[op->number] >> dtype & 1u);
}

bool tutti_supported(const tutti_comm *comm, tutti_collective collective, tutti_dtype dtype, tutti_op op,
                     tutti_memory memory)
{
    const tutti__collective_shape *shape;
    const tutti_group *group;
    if (!tutti__comm_is_there(comm) || atomic_load(&((tutti_comm *)comm)->state) == TUTTI__COMM_BROKEN) return false;
    if ((unsigned)collective >= TUTTI__N_COLLECTIVES) return false;
    shape = &tutti__collective_shapes[collective];
    if (memory == TUTTI_MEMORY_DETECT)
        memory = comm->memory == TUTTI_MEMORY_DEVICE ? TUTTI_MEMORY_DEVICE : TUTTI_MEMORY_HOST;
    if (memory != TUTTI_MEMORY_HOST || shape->slot == 0) return false;
    group = &comm->host;
    if (!has_slot(group->ops, shape->slot)) return false;
    if (!shape->has_dtype) return dtype == TUTTI_DTYPE_NONE && op == TUTTI_OP_NONE;
    if (!tutti__dtype_known(dtype)) return false;
    return shape->has_op ? goes_with(group, op, dtype) : op == TUTTI_OP_NONE && (group->pairs[0] >> dtype & 1u);
}
