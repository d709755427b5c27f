/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The checks at the head of every generated entry, in the order in which faults are reported: state, communicator, memory
 * kind, root, type, operator, pair, sizes, buffers, overlap. The good path is inline and short; a failure is composed out
 * of line, from the same arguments.
 */
#ifndef TUTTI_CORE_CHECK_CALL_H
#define TUTTI_CORE_CHECK_CALL_H

#include "core.h"

#if defined(__GNUC__) || defined(__clang__)
#define TUTTI__LIKELY(condition) __builtin_expect(!!(condition), 1)
#else
#define TUTTI__LIKELY(condition) (condition)
#endif

/* Returns from the entry with the first check that fails. */
#define TUTTI__REQUIRE(check)                                    \
    do {                                                         \
        tutti_status status_ = (check);                          \
        if (!TUTTI__LIKELY(status_ == TUTTI_OK)) return status_; \
    } while (0)

/* Out of line: finds out which fault it is, or (tutti__enter_slowly) also takes the rare good paths. */
tutti_status tutti__enter_slowly(const tutti__where *where, tutti_group **group);
tutti_status tutti__leave_failed(const tutti__where *where, tutti_status status);
tutti_status tutti__fail_root(const tutti__where *where, const char *parameter, int root);
tutti_status tutti__fail_type(const tutti__where *where, const tutti_group *group);
tutti_status tutti__fail_reduction(const tutti__where *where, const tutti_group *group, tutti_op op);
tutti_status tutti__fail_bytes(const tutti__where *where, const char *parameter, size_t count, int blocks);
tutti_status tutti__fail_null(const tutti__where *where, const char *parameter, size_t bytes);
tutti_status tutti__fail_slot(const tutti__where *where, const tutti_group *group);
tutti_status tutti__fail_overlap(const tutti__where *where, const char *read_name, const void *read, size_t read_bytes,
                                 const char *write_name, const void *write, size_t write_bytes, const char *expression);

/* The communicator is usable, and *group is what carries calls on this memory. */
static inline tutti_status tutti__enter(const tutti__where *where, tutti_group **group)
{
    tutti_comm *comm = (tutti_comm *)where->comm;
    if (TUTTI__LIKELY(comm && atomic_load_explicit(&comm->state, memory_order_relaxed) == TUTTI__COMM_LIVE &&
                      !where->call)) {
        *group = &comm->host;
        return TUTTI_OK;
    }
    return tutti__enter_slowly(where, group);
}

/* What the slot returned. Of a failure the text gets the call's name, type and rank, and the communicator may be broken. */
static inline tutti_status tutti__leave(const tutti__where *where, tutti_status status)
{
    return TUTTI__LIKELY(status == TUTTI_OK) ? TUTTI_OK : tutti__leave_failed(where, status);
}

static inline tutti_status tutti__check_root(const tutti__where *where, const char *parameter, int root)
{
    return TUTTI__LIKELY((unsigned)root < (unsigned)where->comm->size) ? TUTTI_OK
                                                                       : tutti__fail_root(where, parameter, root);
}

static inline bool tutti__dtype_known(tutti_dtype dtype)
{
    return (unsigned)dtype - 1u < TUTTI__N_DTYPES - 1u;
}

/* The engine moves this element type. */
static inline tutti_status tutti__check_type(const tutti__where *where, const tutti_group *group)
{
    return TUTTI__LIKELY(tutti__dtype_known(where->dtype) && (group->pairs[0] >> where->dtype & 1u))
               ? TUTTI_OK
               : tutti__fail_type(where, group);
}

/* Type and operator exist, go together, and the engine carries them. */
static inline tutti_status tutti__check_reduction(const tutti__where *where, const tutti_group *group, tutti_op op)
{
    return TUTTI__LIKELY(tutti__dtype_known(where->dtype) && op && (unsigned)op->number - 1u < TUTTI__N_OPS - 1u &&
                         (group->pairs[op->number] >> where->dtype & 1u))
               ? TUTTI_OK
               : tutti__fail_reduction(where, group, op);
}

/* *bytes = blocks * count elements, in bytes, and it is not past PTRDIFF_MAX. */
static inline tutti_status tutti__check_bytes(const tutti__where *where, const char *parameter, size_t count,
                                              int blocks, size_t *bytes)
{
    const size_t each = tutti__dtype_sizes[where->dtype] * (size_t)blocks; /* at most 8 * 2^31 */
    bool too_many;
#if defined(__GNUC__) || defined(__clang__)
    too_many = __builtin_mul_overflow(count, each, bytes); /* a division costs more than the rest of the call */
#else
    too_many = count > SIZE_MAX / each;
    *bytes = count * each;
#endif
    return TUTTI__LIKELY(!too_many && *bytes <= (size_t)PTRDIFF_MAX)
               ? TUTTI_OK
               : tutti__fail_bytes(where, parameter, count, blocks);
}

/* A buffer that this rank's role uses is there. */
static inline tutti_status tutti__check_buffer(const tutti__where *where, const char *parameter, const void *buffer,
                                               size_t bytes)
{
    return TUTTI__LIKELY(buffer != NULL) ? TUTTI_OK : tutti__fail_null(where, parameter, bytes);
}

/*
 * What is read does not overlap what is written, unless the call is in place. expression says what the other buffer must equal
 * for that: "recv" (send == recv), "recv + rank*count" (send equals it), "send + rank*count" (recv equals it); NULL: the
 * collective has no in-place form.
 */
static inline tutti_status tutti__check_overlap(const tutti__where *where, const char *read_name, const void *read,
                                                size_t read_bytes, const char *write_name, const void *write,
                                                size_t write_bytes, bool in_place, const char *expression)
{
    if (TUTTI__LIKELY(in_place || tutti__the_job.check == TUTTI__CHECK_OFF ||
                      (uintptr_t)read + read_bytes <= (uintptr_t)write ||
                      (uintptr_t)write + write_bytes <= (uintptr_t)read))
        return TUTTI_OK;
    return tutti__fail_overlap(where, read_name, read, read_bytes, write_name, write, write_bytes, expression);
}

static inline tutti_status tutti__check_slot(const tutti__where *where, const tutti_group *group, bool there)
{
    return TUTTI__LIKELY(there) ? TUTTI_OK : tutti__fail_slot(where, group);
}

#endif
