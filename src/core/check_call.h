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
#define TUTTI__COLD __attribute__((cold))
#else
#define TUTTI__LIKELY(condition) (condition)
#define TUTTI__COLD
#endif

/* Returns from the entry with the first check that fails. */
#define TUTTI__REQUIRE(check)                                    \
    do {                                                         \
        tutti_status status_ = (check);                          \
        if (!TUTTI__LIKELY(status_ == TUTTI_OK)) return status_; \
    } while (0)

/* Out of line: finds out which fault it is, or (tutti__enter_slowly) also takes the rare good paths. */
TUTTI__COLD tutti_status tutti__enter_slowly(const tutti__where *where, tutti_group **group);
TUTTI__COLD tutti_status tutti__leave_failed(const tutti__where *where, tutti_status status);
TUTTI__COLD tutti_status tutti__fail_root(const tutti__where *where, const char *parameter, int root);
TUTTI__COLD tutti_status tutti__fail_type(const tutti__where *where, const tutti_group *group);
TUTTI__COLD tutti_status tutti__fail_reduction(const tutti__where *where, const tutti_group *group, tutti_op op);
TUTTI__COLD tutti_status tutti__fail_bytes(const tutti__where *where, const char *parameter, size_t count, int blocks);
TUTTI__COLD tutti_status tutti__fail_null(const tutti__where *where, const char *parameter, size_t bytes);
TUTTI__COLD tutti_status tutti__fail_slot(const tutti__where *where, const tutti_group *group);
TUTTI__COLD tutti_status tutti__fail_overlap(const tutti__where *where, const char *read_name, const void *read,
                                             size_t read_bytes, const char *write_name, const void *write,
                                             size_t write_bytes, const char *expression);

/* Tells the compiler that a failure is never TUTTI_OK, so that no path leads from it back to the good one. */
static inline tutti_status tutti__failed(tutti_status status)
{
#if defined(__GNUC__) || defined(__clang__)
    if (status == TUTTI_OK) __builtin_unreachable();
#endif
    return status;
}

/* The communicator is usable, and *group is what carries calls on this memory. */
static inline tutti_status tutti__enter(const tutti__where *where, tutti_group **group)
{
    tutti_comm *comm = (tutti_comm *)where->comm;
    tutti_group *found; /* of its own, so that the caller's stays in a register */
    tutti_status status;
    if (TUTTI__LIKELY(comm && atomic_load_explicit(&comm->state, memory_order_relaxed) == TUTTI__COMM_LIVE &&
                      !where->call)) {
        *group = &comm->host;
        return TUTTI_OK;
    }
    status = tutti__enter_slowly(where, &found);
    *group = found;
    return status;
}

/* What the slot returned. Of a failure the text gets the call's name, type and rank, and the communicator may be broken. */
static inline tutti_status tutti__leave(const tutti__where *where, tutti_status status)
{
    return TUTTI__LIKELY(status == TUTTI_OK) ? TUTTI_OK : tutti__failed(tutti__leave_failed(where, status));
}

static inline tutti_status tutti__check_root(const tutti__where *where, const char *parameter, int root)
{
    return TUTTI__LIKELY((unsigned)root < (unsigned)where->comm->size)
               ? TUTTI_OK
               : tutti__failed(tutti__fail_root(where, parameter, root));
}

static inline bool tutti__dtype_known(tutti_dtype dtype)
{
    return (unsigned)dtype - 1u < TUTTI__N_DTYPES - 1u;
}

/* The engine moves this element type. */
static inline tutti_status tutti__check_type(const tutti__where *where, const tutti_group *group)
{
    return TUTTI__LIKELY((unsigned)where->dtype < 32u && (group->pairs[0] >> where->dtype & 1u))
               ? TUTTI_OK
               : tutti__failed(tutti__fail_type(where, group));
}

/* Type and operator exist, go together, and the engine carries them. */
static inline tutti_status tutti__check_reduction(const tutti__where *where, const tutti_group *group, tutti_op op)
{
    /* A set has bits of types alone, so that any number below 32 may be asked for. An operator is one of ours. */
    return TUTTI__LIKELY((unsigned)where->dtype < 32u && op && (group->pairs[op->number] >> where->dtype & 1u))
               ? TUTTI_OK
               : tutti__failed(tutti__fail_reduction(where, group, op));
}

/* *bytes = blocks * count elements, in bytes, and it is not past PTRDIFF_MAX. */
static inline tutti_status tutti__check_bytes(const tutti__where *where, const char *parameter, size_t count,
                                              int blocks, size_t *bytes)
{
    const size_t element = tutti__dtype_sizes[where->dtype]; /* at most 16 */
    const size_t each = element * (size_t)blocks;
    bool too_many;
    if (blocks == 1 && TUTTI__LIKELY(count <= (size_t)PTRDIFF_MAX / 16)) { /* then it is made only where it is used */
        *bytes = count * element;
        return TUTTI_OK;
    }
#if defined(__GNUC__) || defined(__clang__)
    too_many = __builtin_mul_overflow(count, each, bytes); /* a division costs more than the rest of the call */
#else
    too_many = count > SIZE_MAX / each;
    *bytes = count * each;
#endif
    return TUTTI__LIKELY(!too_many && *bytes <= (size_t)PTRDIFF_MAX)
               ? TUTTI_OK
               : tutti__failed(tutti__fail_bytes(where, parameter, count, blocks));
}

/* A buffer that this rank's role uses is there. */
static inline tutti_status tutti__check_buffer(const tutti__where *where, const char *parameter, const void *buffer,
                                               size_t bytes)
{
    return TUTTI__LIKELY(buffer != NULL) ? TUTTI_OK : tutti__failed(tutti__fail_null(where, parameter, bytes));
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
    return tutti__failed(
        tutti__fail_overlap(where, read_name, read, read_bytes, write_name, write, write_bytes, expression));
}

static inline tutti_status tutti__check_slot(const tutti__where *where, const tutti_group *group, bool there)
{
    return TUTTI__LIKELY(there) ? TUTTI_OK : tutti__failed(tutti__fail_slot(where, group));
}

#endif
