/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Comparing two ways to do the same thing on a noisy machine: both run in turn in one process, so that what disturbs one
 * disturbs the other, and the median of many rounds' ratios counts.
 */
#ifndef TUTTI_BENCH_MEASURE_H
#define TUTTI_BENCH_MEASURE_H

#include <stddef.h>

/* Does the thing calls times. */
typedef void bench_run(void *context, size_t calls);
/* Lets all ranks begin a batch together. */
typedef void bench_gather(void *context);

typedef struct bench_pair {
    bench_run *subject, *reference;
    bench_gather *gather; /* NULL: one process */
    void *context;
    size_t calls; /* in a batch */
    int rounds;   /* of one batch each, who goes first alternating; at most BENCH_MAX_ROUNDS */
} bench_pair;
enum { BENCH_MAX_ROUNDS = 1001 };

/* Medians over the rounds, in nanoseconds a call; extra and ratio are of the two batches of one round. */
typedef struct bench_result {
    double subject, reference, extra, ratio;
} bench_result;

bench_result bench_compare(const bench_pair *pair);

/* Of a clock that only goes forward. */
double bench_nanoseconds(void);

/* What was built and how; warns, in words nobody overlooks, if it is not what users get. */
void bench_print_build(void);

#endif
