/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec by codegen. Do not edit. */
#include "conformance/matrix.h"

static void barrier(void)
{
    matrix_check("barrier");
}

static void broadcast(void)
{
    matrix_check("broadcast");
}

static void reduce(void)
{
    matrix_check("reduce");
}

static void all_reduce(void)
{
    matrix_check("all_reduce");
}

static void all_gather(void)
{
    matrix_check("all_gather");
}

static void gather(void)
{
    matrix_check("gather");
}

static void scatter(void)
{
    matrix_check("scatter");
}

static void reduce_scatter(void)
{
    matrix_check("reduce_scatter");
}

static void all_to_all(void)
{
    matrix_check("all_to_all");
}

int main(void)
{
    static const matrix_test tests[] = {
        { "tutti_barrier", barrier },
        { "tutti_broadcast", broadcast },
        { "tutti_reduce", reduce },
        { "tutti_all_reduce", all_reduce },
        { "tutti_all_gather", all_gather },
        { "tutti_gather", gather },
        { "tutti_scatter", scatter },
        { "tutti_reduce_scatter", reduce_scatter },
        { "tutti_all_to_all", all_to_all },
    };
    return matrix_main(tests, sizeof tests / sizeof *tests);
}
