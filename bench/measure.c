/* SPDX-License-Identifier: BSD-3-Clause */
#include "measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

double bench_nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static double time_batch(const bench_pair *pair, bench_run *run)
{
    double start;
    if (pair->gather) pair->gather(pair->context);
    start = bench_nanoseconds();
    run(pair->context, pair->calls);
    return (bench_nanoseconds() - start) / (double)pair->calls;
}

static int ascending(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int n)
{
    qsort(values, (size_t)n, sizeof *values, ascending);
    return n % 2 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

bench_result bench_compare(const bench_pair *pair)
{
    static double subject[BENCH_MAX_ROUNDS], reference[BENCH_MAX_ROUNDS], extra[BENCH_MAX_ROUNDS], ratio[BENCH_MAX_ROUNDS];
    const int n = pair->rounds < BENCH_MAX_ROUNDS ? pair->rounds : BENCH_MAX_ROUNDS;
    for (int i = -2; i < n; ++i) { /* two rounds to warm up */
        const int at = i < 0 ? 0 : i;
        if (i % 2 == 0) subject[at] = time_batch(pair, pair->subject);
        reference[at] = time_batch(pair, pair->reference);
        if (i % 2 != 0) subject[at] = time_batch(pair, pair->subject);
        extra[at] = subject[at] - reference[at];
        ratio[at] = subject[at] / reference[at];
    }
    return (bench_result){ median(subject, n), median(reference, n), median(extra, n), median(ratio, n) };
}

void bench_print_build(void)
{
#if defined(__OPTIMIZE__)
    const int optimised = 1;
#else
    const int optimised = 0;
#endif
    printf("build type %s, flags \"%s\", compiler %s\n", BENCH_BUILD_TYPE, BENCH_FLAGS, __VERSION__);
    if (!optimised || strcmp(BENCH_BUILD_TYPE, "Release") != 0 || BENCH_SANITIZE[0])
        printf("WARNING: this is not the Release build that users get: the figures below mean nothing\n");
}
