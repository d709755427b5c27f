/* SPDX-License-Identifier: BSD-3-Clause */
#include "core.h"

void tutti_shard(size_t count, int rank, int size, size_t *offset, size_t *length)
{
    size_t first = 0, mine = 0;
    if (size >= 1 && rank >= 0 && rank < size) {
        const size_t each = count / (size_t)size, more = count % (size_t)size, before = (size_t)rank;
        first = each * before + (before < more ? before : more);
        mine = each + (before < more ? 1 : 0);
    }
    if (offset) *offset = first;
    if (length) *length = mine;
}
