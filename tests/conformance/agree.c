/* SPDX-License-Identifier: BSD-3-Clause */
#include "agree.h"

#include <string.h>

#include "core.h"

tutti_status conformance_add_up(tutti_comm *comm, size_t *numbers, size_t n)
{
    enum { RANKS = 64, NUMBERS = 4 };
    size_t all[RANKS * NUMBERS];
    tutti_status status;

    if (comm->size > RANKS || n > NUMBERS) return tutti__fail(TUTTI_ERR_ARGUMENT, "conformance_add_up: too many");
    status = comm->host.backend->exchange(&comm->host, numbers, all, n * sizeof *numbers);
    if (status != TUTTI_OK) return status;
    memset(numbers, 0, n * sizeof *numbers);
    for (size_t i = 0; i < (size_t)comm->size * n; ++i) numbers[i % n] += all[i];
    return TUTTI_OK;
}
