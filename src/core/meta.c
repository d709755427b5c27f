/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Names, sizes and texts of what the spec declares. Unknown values give a text as well, so that a log line never crashes.
 */
#include "core.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

const char *tutti_status_name(tutti_status status)
{
    return (unsigned)status < TUTTI__N_STATUSES ? tutti__status_names[status] : "unknown status";
}

const char *tutti_status_text(tutti_status status)
{
    return (unsigned)status < TUTTI__N_STATUSES ? tutti__status_texts[status] : "no status of this version of tutti";
}

static bool is_known(tutti_dtype dtype)
{
    return dtype != TUTTI_DTYPE_NONE && (unsigned)dtype < TUTTI__N_DTYPES;
}

const char *tutti_dtype_name(tutti_dtype dtype)
{
    return is_known(dtype) ? tutti__dtype_names[dtype] : dtype == TUTTI_DTYPE_NONE ? "none" : "unknown type";
}

size_t tutti_dtype_size(tutti_dtype dtype)
{
    return is_known(dtype) ? tutti__dtype_sizes[dtype] : 0;
}

bool tutti_dtype_parse(const char *text, tutti_dtype *out)
{
    for (unsigned dtype = 1; text && dtype < TUTTI__N_DTYPES; ++dtype) {
        if (strcasecmp(text, tutti__dtype_names[dtype]) != 0) continue;
        if (out) *out = (tutti_dtype)dtype;
        return true;
    }
    return false;
}

const char *tutti_op_name(tutti_op op)
{
    return op ? op->name : "none";
}

bool tutti_op_parse(const char *text, tutti_op *out)
{
    for (int number = 1; text && number < TUTTI__N_OPS; ++number) {
        if (strcasecmp(text, tutti__op_objects[number]->name) != 0) continue;
        if (out) *out = tutti__op_objects[number];
        return true;
    }
    return false;
}

const char *tutti_version(void)
{
    return TUTTI_VERSION_STRING;
}

void tutti_free(void *memory)
{
    free(memory);
}
