/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What tutti_all_reduce_f32 costs: beside MPI_Allreduce on a duplicate of the world, in place, under a launcher; alone, in
 * one process. sh bench/run.sh runs both.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "measure.h"
#include "tutti/tutti.h"

#if TUTTI_HAVE_MPI
#include <mpi.h>
#endif

static const char usage[] = "usage: bench_all_reduce [--rounds N] [--max-bytes N] [--calls N]\n"
                            "--calls: only that many calls in one process, for a tool that counts instructions\n";

typedef struct settings {
    int rounds;
    size_t max_bytes;
    long calls; /* -1: measure */
} settings;

static settings read_arguments(int argc, char **argv)
{
    settings s = { .rounds = BENCH_MAX_ROUNDS, .max_bytes = (size_t)64 << 20, .calls = -1 };
    for (int i = 1; i < argc; i += 2) {
        const char *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (value && strcmp(argv[i], "--rounds") == 0) s.rounds = atoi(value);
        else if (value && strcmp(argv[i], "--max-bytes") == 0) s.max_bytes = strtoull(value, NULL, 10);
        else if (value && strcmp(argv[i], "--calls") == 0) s.calls = atol(value);
        else {
            fputs(usage, stderr);
            exit(2);
        }
    }
    if (s.rounds < 1) s.rounds = 1;
    return s;
}

/* ---- what is timed ------------------------------------------------------------------------------------------------------- */

typedef struct buffers {
    void *data; /* zeros, whose sums stay zeros: no infinity, no slow tiny number */
    size_t bytes;
#if TUTTI_HAVE_MPI
    MPI_Comm raw;
#endif
} buffers;

static void run_f32(void *context, size_t calls)
{
    const buffers *it = context;
    tutti_comm *const world = tutti_world();
    float *const data = it->data;
    const size_t count = it->bytes / sizeof *data;
    for (size_t i = 0; i < calls; ++i) TUTTI_MUST(tutti_all_reduce_f32(world, data, data, count, TUTTI_SUM));
}

/* What the loop and the clock cost by themselves. */
static void run_nothing(void *context, size_t calls)
{
    static volatile size_t done;
    (void)context;
    for (size_t i = 0; i < calls; ++i) done = i;
    (void)done;
}

static void measure_one_process(const settings *s)
{
    float data[1] = { 0 };
    buffers it = { .data = data, .bytes = sizeof data };
    const bench_pair pair = { run_f32, run_nothing, NULL, &it, 10000, s->rounds };
    const bench_result result = bench_compare(&pair);
    printf("\none process, engine %s, f32 in place, 4 bytes: %.1f ns a call\n",
           tutti_comm_backend(tutti_world(), TUTTI_MEMORY_HOST), result.subject);
}

#if TUTTI_HAVE_MPI

static void run_bf16(void *context, size_t calls)
{
    const buffers *it = context;
    tutti_bf16 *const data = it->data;
    for (size_t i = 0; i < calls; ++i)
        TUTTI_MUST(tutti_all_reduce_bf16(tutti_world(), data, data, it->bytes / sizeof *data, TUTTI_SUM));
}

static void run_mpi(void *context, size_t calls)
{
    const buffers *it = context;
    for (size_t i = 0; i < calls; ++i)
        if (MPI_Allreduce(MPI_IN_PLACE, it->data, (int)(it->bytes / sizeof(float)), MPI_FLOAT, MPI_SUM, it->raw) != MPI_SUCCESS)
            MPI_Abort(it->raw, 1);
}

static void meet(void *context)
{
    const buffers *it = context;
    MPI_Barrier(it->raw);
}

/* A batch is long against the clock, and short against the time between two interruptions by whatever else runs. */
static size_t calls_for(size_t bytes)
{
    const size_t calls = ((size_t)1 << 18) / (bytes + 2048);
    return calls < 1 ? 1 : calls;
}

/* Fewer where a round takes long, so that the whole takes about a minute. */
static int rounds_for(const settings *s, size_t bytes)
{
    const size_t most = bytes <= (size_t)1 << 16 ? BENCH_MAX_ROUNDS : bytes <= (size_t)4 << 20 ? 201 : 25;
    return (size_t)s->rounds < most ? s->rounds : (int)most;
}

static void print_row(const char *format, size_t bytes, const bench_result *result)
{
    if (tutti_comm_rank(tutti_world()) == 0)
        printf(format, bytes, result->subject, result->reference, result->ratio, result->extra);
}

static void measure_ranks(const settings *s)
{
    static const char row[] = "%10zu %14.0f %14.0f %9.3f %12.0f\n";
    const size_t narrow = (size_t)1 << 20;
    buffers it = { .bytes = 0 };
    bench_pair pair = { run_f32, run_mpi, meet, &it, 0, 0 };
    bench_result result;
    char version[MPI_MAX_LIBRARY_VERSION_STRING] = "";
    int length;

    it.data = calloc(1, s->max_bytes > narrow ? s->max_bytes : narrow);
    if (!it.data || MPI_Comm_dup(MPI_COMM_WORLD, &it.raw) != MPI_SUCCESS) exit(1);
    MPI_Get_library_version(version, &length);
    version[strcspn(version, ",\n")] = '\0';
    if (tutti_comm_rank(tutti_world()) == 0)
        printf("\n%d ranks, f32 sum in place, %s; medians of up to %d rounds\n%10s %14s %14s %9s %12s\n",
               tutti_comm_size(tutti_world()), version, s->rounds, "bytes", "tutti ns", "MPI ns", "ratio", "extra ns");
    for (it.bytes = 4; it.bytes <= s->max_bytes; it.bytes *= 4) {
        pair.calls = calls_for(it.bytes);
        pair.rounds = rounds_for(s, it.bytes);
        result = bench_compare(&pair);
        print_row(row, it.bytes, &result);
    }
    it.bytes = narrow;
    pair = (bench_pair){ run_bf16, run_f32, meet, &it, calls_for(narrow), rounds_for(s, narrow) };
    result = bench_compare(&pair);
    if (tutti_comm_rank(tutti_world()) == 0)
        printf("\n%10s %14s %14s %9s %12s\n", "bytes", "tutti bf16 ns", "tutti f32 ns", "ratio", "extra ns");
    print_row(row, it.bytes, &result);
    MPI_Comm_free(&it.raw);
    free(it.data);
}

#endif

int main(int argc, char **argv)
{
    const settings s = read_arguments(argc, argv);
    TUTTI_MUST(tutti_init(NULL));
    if (s.calls >= 0) {
        float data[1] = { 0 };
        run_f32(&(buffers){ .data = data, .bytes = sizeof data }, (size_t)s.calls);
        return tutti_finalize() != TUTTI_OK;
    }
    if (tutti_comm_rank(tutti_world()) == 0) bench_print_build();
    if (tutti_comm_size(tutti_world()) == 1) measure_one_process(&s);
#if TUTTI_HAVE_MPI
    else measure_ranks(&s);
#endif
    tutti_finalize();
    return 0;
}
