/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The failing side of the checks in check_call.h: which fault it is, and a text that says what would be right.
 */
#include "check_call.h"

#include <string.h>

/* ---- communicator, options of the call, memory ------------------------------------------------------------------------- */

/* A member that the caller's structure has; else it is as if it were zero. */
#define CALL_HAS(call, member) ((call)->size >= offsetof(tutti_call, member) + sizeof((call)->member))

static tutti_status check_memory(const tutti__where *where, tutti_memory memory)
{
    if (memory == TUTTI_MEMORY_DETECT) memory = where->comm->memory;
    if (memory == TUTTI_MEMORY_DEVICE)
        return tutti__fail_at(where, TUTTI_ERR_MEMORY,
                              "the buffers are said to be in device memory, which no engine of this job carries; "
                              "right is host memory (TUTTI_MEMORY_HOST)");
    return TUTTI_OK;
}

/* Options of one call: those that this version has not are refused and not forgotten. */
static tutti_status check_call(const tutti__where *where)
{
    const tutti_call *call = where->call;
    const tutti_memory memory = CALL_HAS(call, memory) ? call->memory : TUTTI_MEMORY_DETECT;
    const double timeout = CALL_HAS(call, timeout_seconds) ? call->timeout_seconds : 0.0;
    tutti_status status;
    if (call->size < sizeof call->size)
        return tutti__fail_at(where, TUTTI_ERR_ARGUMENT,
                              "call->size is %zu; start from tutti_call call = TUTTI_CALL_INIT", call->size);
    if ((unsigned)memory > TUTTI_MEMORY_DEVICE)
        return tutti__fail_at(where, TUTTI_ERR_ARGUMENT,
                              "call->memory is %d; right is TUTTI_MEMORY_DETECT, _HOST or _DEVICE", (int)memory);
    if (!(timeout >= 0))
        return tutti__fail_at(where, TUTTI_ERR_ARGUMENT, "call->timeout_seconds is %g; right is 0: none", timeout);
    status = check_memory(where, memory);
    if (status != TUTTI_OK) return status;
    if (timeout > 0)
        return tutti__fail_at(where, TUTTI_ERR_UNSUPPORTED,
                              "call->timeout_seconds is %g, but this version has no deadlines; right is 0: none",
                              timeout);
    if (CALL_HAS(call, request) && call->request)
        return tutti__fail_at(where, TUTTI_ERR_UNSUPPORTED,
                              "call->request is set, but this version has blocking calls only; right is NULL");
    return TUTTI_OK;
}

/* Only here is looked at what changes seldom; a communicator that passes on host memory goes the quick way from then on. */
tutti_status tutti__enter_slowly(const tutti__where *where, tutti_group **group)
{
    tutti_comm *comm = (tutti_comm *)where->comm;
    tutti_status status = tutti__comm_usable(where->name, comm);
    *group = NULL;
    if (status != TUTTI_OK) return status;
    status = where->call ? check_call(where) : check_memory(where, TUTTI_MEMORY_DETECT);
    if (status != TUTTI_OK) return status;
    tutti__notice(where->name);
    if (comm->memory != TUTTI_MEMORY_DEVICE)
        atomic_store_explicit(&comm->state, TUTTI__COMM_LIVE, memory_order_relaxed);
    *group = &comm->host;
    return TUTTI_OK;
}

tutti_status tutti__leave_failed(const tutti__where *where, tutti_status status)
{
    tutti__fail_at(where, status, "%s", tutti_last_error());
    if (tutti__breaks(status)) tutti__break((tutti_comm *)where->comm);
    return status;
}

/* ---- root, type, operator ------------------------------------------------------------------------------------------------ */

tutti_status tutti__fail_root(const tutti__where *where, const char *parameter, int root)
{
    return tutti__fail_at(where, TUTTI_ERR_ARGUMENT, "%s is %d; right is 0 to %d", parameter, root,
                          where->comm->size - 1);
}

/* "bool i8 u8" of the types in the set. */
static void append_types(char *text, size_t size, uint32_t set)
{
    for (unsigned dtype = 1; dtype < TUTTI__N_DTYPES; ++dtype)
        if (set >> dtype & 1u) tutti__append(text, size, " %s", tutti__dtype_names[dtype]);
}

static tutti_status fail_unknown_type(const tutti__where *where)
{
    char types[256] = "";
    append_types(types, sizeof types, ~0u);
    return tutti__fail_at(where, TUTTI_ERR_ARGUMENT, "dtype is %d, which is no element type; right is one of%s",
                          (int)where->dtype, types);
}

tutti_status tutti__fail_type(const tutti__where *where, const tutti_group *group)
{
    char types[256] = "";
    if (!tutti__dtype_known(where->dtype)) return fail_unknown_type(where);
    append_types(types, sizeof types, group->pairs[0]);
    return tutti__fail_at(where, TUTTI_ERR_UNSUPPORTED, "engine %s does not carry %s; it carries%s",
                          group->backend->name, tutti__dtype_names[where->dtype], types);
}

tutti_status tutti__fail_reduction(const tutti__where *where, const tutti_group *group, tutti_op op)
{
    char text[256] = "";
    uint32_t pairs;
    if (!tutti__dtype_known(where->dtype)) return fail_unknown_type(where);
    if (!op || (unsigned)op->number - 1u >= TUTTI__N_OPS - 1u) {
        for (int i = 1; i < TUTTI__N_OPS; ++i) tutti__append(text, sizeof text, " %s", tutti__op_objects[i]->name);
        return tutti__fail_at(where, TUTTI_ERR_ARGUMENT, "op is %s; right is one of%s",
                              op ? "no operator" : "TUTTI_OP_NONE", text);
    }
    pairs = tutti__op_pairs[op->number];
    if (!(pairs >> where->dtype & 1u)) {
        append_types(text, sizeof text, pairs);
        return tutti__fail_at(where, TUTTI_ERR_UNSUPPORTED, "%s does not go with %s; it goes with%s", op->name,
                              tutti__dtype_names[where->dtype], text);
    }
    append_types(text, sizeof text, group->pairs[op->number]);
    return tutti__fail_at(where, TUTTI_ERR_UNSUPPORTED, "engine %s does not carry %s of %s; of %s it carries%s",
                          group->backend->name, op->name, tutti__dtype_names[where->dtype], op->name,
                          text[0] ? text : " nothing");
}

tutti_status tutti__fail_slot(const tutti__where *where, const tutti_group *group)
{
    return tutti__fail_at(where, TUTTI_ERR_UNSUPPORTED,
                          "engine %s has no %s; ask tutti_supported beforehand, or use another engine",
                          group->backend->name, strncmp(where->name, "tutti_", 6) == 0 ? where->name + 6 : where->name);
}

/* ---- sizes and buffers ----------------------------------------------------------------------------------------------------- */

tutti_status tutti__fail_bytes(const tutti__where *where, const char *parameter, size_t count, int blocks)
{
    const size_t element = tutti__dtype_sizes[where->dtype];
    const size_t most = (size_t)PTRDIFF_MAX / element / (size_t)blocks;
    if (blocks == 1)
        return tutti__fail_at(where, TUTTI_ERR_ARGUMENT,
                              "%s is %zu; %zu bytes each, that is past PTRDIFF_MAX; right is at most %zu", parameter,
                              count, element, most);
    return tutti__fail_at(where, TUTTI_ERR_ARGUMENT,
                          "%s is %zu; %d blocks of it, %zu bytes an element, are past PTRDIFF_MAX; "
                          "right is at most %zu",
                          parameter, count, blocks, element, most);
}

tutti_status tutti__fail_null(const tutti__where *where, const char *parameter, size_t bytes)
{
    return tutti__fail_at(where, TUTTI_ERR_BUFFER, "%s is NULL, but count says %zu bytes", parameter, bytes);
}

/*
 * expression: what the other buffer must equal to be in place. If it begins with the written buffer's name ("recv",
 * "recv + rank*count"), the read one must equal it, and the other way round ("send + rank*count").
 */
tutti_status tutti__fail_overlap(const tutti__where *where, const char *read_name, const void *read, size_t read_bytes,
                                 const char *write_name, const void *write, size_t write_bytes, const char *expression)
{
    const bool from_write = expression && strncmp(expression, write_name, strlen(write_name)) == 0;
    const bool has_offset = expression && strchr(expression, '+');
    const char *base = (const char *)(from_write ? write : read);
    const size_t block = from_write ? read_bytes : write_bytes;
    char right[320] = "";

    if (expression)
        tutti__append(right, sizeof right, "or in place: %s == %s", from_write ? read_name : write_name, expression);
    if (has_offset)
        tutti__append(right, sizeof right, ", here %p", (const void *)(base + (size_t)where->comm->rank * block));
    if (strcmp(where->name, "tutti_reduce_scatter") == 0)
        tutti__append(right, sizeof right,
                      " (unlike MPI, whose in-place form moves the result to the start of the buffer)");
    return tutti__fail_at(where, TUTTI_ERR_BUFFER,
                          "%s (%zu bytes at %p) overlaps %s (%zu bytes at %p); right is buffers apart%s%s", read_name,
                          read_bytes, read, write_name, write_bytes, write, expression ? ", " : "", right);
}
