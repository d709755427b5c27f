/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What a collective does in a group of one rank: the words that a spec's "single:" can be. The generated cores
 * (backend_single.c) call these; every argument is checked already. Words for later collectives (neutral, vote, allocate,
 * mailbox) are functions beside these.
 */
#ifndef TUTTI_BACKENDS_SINGLE_SINGLE_H
#define TUTTI_BACKENDS_SINGLE_SINGLE_H

#include <string.h>

#include "fold.h"

/* nothing: there is nobody to wait for or to send to. */
static inline tutti_status tutti__single_nothing(void)
{
    return TUTTI_OK;
}

/* move: the one block goes from the send to the receive buffer, byte for byte. In place it is there already. */
static inline tutti_status tutti__single_move(const void *from, void *to, size_t bytes)
{
    if (from != to) memcpy(to, from, bytes);
    return TUTTI_OK;
}

/*
 * fold: the operator applied to one input. Not always a copy: bool is normalised, land of integers gives 0 or 1. In place a
 * copy is nothing at all, which is what makes a call in one process cost next to nothing.
 */
static inline tutti_status tutti__single_fold(tutti_op op, tutti_dtype dtype, const void *send, void *recv,
                                              size_t count)
{
    if (send == recv && tutti__fold_is_copy(op, dtype)) return TUTTI_OK;
    const void *const input = send; /* not &send: it would be stored before the return above as well */
    tutti__fold(op, dtype, &input, 1, recv, count);
    return TUTTI_OK;
}

#endif
