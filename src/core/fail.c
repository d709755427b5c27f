/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Texts of failures. Nothing here runs unless something failed.
 */
#include "core.h"

#include <stdio.h>
#include <string.h>

/* Room for a text that quotes another one: why a communicator is broken, what a peer refused. */
enum { TEXT_SIZE = 2048 };
static _Thread_local char last_text[TEXT_SIZE];

const char *tutti_last_error(void)
{
    return last_text;
}

/* By way of a second buffer, as an argument may be tutti_last_error() itself. */
tutti_status tutti__vfail(tutti_status status, const char *format, va_list arguments)
{
    char text[TEXT_SIZE];
    vsnprintf(text, sizeof text, format, arguments);
    memcpy(last_text, text, sizeof text);
    return status;
}

tutti_status tutti__fail(tutti_status status, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    tutti__vfail(status, format, arguments);
    va_end(arguments);
    return status;
}

void tutti__append(char *text, size_t size, const char *format, ...)
{
    size_t used = strlen(text);
    va_list arguments;
    if (used + 1 >= size) return;
    va_start(arguments, format);
    vsnprintf(text + used, size - used, format, arguments);
    va_end(arguments);
}

/* The label of the call, if there is one and the caller's structure reaches that far. */
static const char *label_of(const tutti_call *call)
{
    if (!call || call->size < offsetof(tutti_call, label) + sizeof call->label) return NULL;
    return call->label;
}

/* " (f32, rank 1 of 2, engine mpi, label "loss")", of which only what is known. */
static void append_where(char *text, size_t size, const tutti__where *where)
{
    const char *between = " (";
    const char *label = label_of(where->call);
    if (where->dtype > TUTTI_DTYPE_NONE && (unsigned)where->dtype < TUTTI__N_DTYPES) {
        tutti__append(text, size, "%s%s", between, tutti__dtype_names[where->dtype]);
        between = ", ";
    }
    if (tutti__comm_is_there(where->comm)) {
        tutti__append(text, size, "%srank %d of %d, engine %s", between, where->comm->rank, where->comm->size,
                      tutti_comm_backend(where->comm, TUTTI_MEMORY_HOST));
        between = ", ";
    }
    if (label) {
        tutti__append(text, size, "%slabel \"%s\"", between, label);
        between = ", ";
    }
    if (between[0] == ',') tutti__append(text, size, ")");
}

tutti_status tutti__fail_at(const tutti__where *where, tutti_status status, const char *format, ...)
{
    char text[TEXT_SIZE];
    size_t used;
    va_list arguments;
    snprintf(text, sizeof text, "%s: ", where->name);
    used = strlen(text);
    va_start(arguments, format);
    vsnprintf(text + used, sizeof text - used, format, arguments);
    va_end(arguments);
    append_where(text, sizeof text, where);
    memcpy(last_text, text, sizeof text);
    return status;
}

const tutti_backend_host tutti__host = { sizeof(tutti_backend_host), tutti__fail, tutti__log };
