/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The conformance suite: every collective, type, operator, count, root and placement on the world communicator and on one
 * without rank 0. Run as it is, or under an MPI launcher. Ends with 0 if no case failed and as many ran as the generator counted.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "agree.h"
#include "run.h"

static const char usage[] =
    "usage: conformance [--collective NAME] [--dtype NAME] [--op NAME] [--seed N] [--watchdog SECONDS]\n"
    "Runs what is not excluded. A call that takes longer than the watchdog (default 60, 0: for ever) ends the process.\n";

typedef struct settings {
    const char *collective, *dtype, *op;
    uint64_t seed;
    unsigned watchdog;
} settings;

static settings read_arguments(int argc, char **argv)
{
    settings s = { .seed = 1, .watchdog = 60 };
    for (int k = 1; k < argc; k += 2) {
        const char *value = k + 1 < argc ? argv[k + 1] : NULL;
        if (value && strcmp(argv[k], "--collective") == 0) s.collective = value;
        else if (value && strcmp(argv[k], "--dtype") == 0) s.dtype = value;
        else if (value && strcmp(argv[k], "--op") == 0) s.op = value;
        else if (value && strcmp(argv[k], "--seed") == 0) s.seed = strtoull(value, NULL, 10);
        else if (value && strcmp(argv[k], "--watchdog") == 0) s.watchdog = (unsigned)strtoul(value, NULL, 10);
        else {
            fputs(usage, stderr);
            exit(2);
        }
    }
    return s;
}

static void must(tutti_status status, const char *what)
{
    if (status == TUTTI_OK) return;
    fprintf(stderr, "conformance: %s: %s: %s\n", what, tutti_status_name(status), tutti_last_error());
    exit(2);
}

/* What ran and failed on this rank, as far as it stands for its communicator: a case is counted once, on rank 0 of its own. */
typedef struct totals {
    size_t cases, failed, wanted;
} totals;

static void run_on(tutti_comm *comm, const char *group, const settings *s, totals *sum)
{
    conformance_run run = { .comm = comm, .rank = tutti_comm_rank(comm), .size = tutti_comm_size(comm), .group = group,
                            .seed = s->seed, .only_dtype = s->dtype, .only_op = s->op, .watchdog = s->watchdog };
    size_t wanted = 0;

    if (run.size >= CONFORMANCE_SIZES) {
        fprintf(stderr, "conformance: counted for at most %d ranks\n", CONFORMANCE_SIZES - 1);
        exit(2);
    }
    for (const conformance_collective *const *c = conformance_collectives; *c; ++c) {
        if (s->collective && strcmp(s->collective, (*c)->name) != 0) continue;
        conformance_run_collective(&run, *c);
        wanted += conformance_expected(&run, *c);
    }
    sum->failed += run.failed;
    if (run.rank != 0) return;
    sum->cases += run.cases;
    sum->wanted += wanted;
}

/* All ranks but 0, in reverse order, so that no rank has the number that it has in the world. */
static void run_on_others(const settings *s, totals *sum)
{
    int ranks[CONFORMANCE_SIZES];
    char group[60] = "ranks";
    const int n = tutti_comm_size(tutti_world()) - 1;
    tutti_comm *others = NULL;

    if (n < 1 || n >= CONFORMANCE_SIZES) return;
    for (int k = 0; k < n; ++k) {
        ranks[k] = n - k;
        snprintf(group + strlen(group), sizeof group - strlen(group), " %d", ranks[k]);
    }
    must(tutti_comm_subset(tutti_world(), ranks, n, &others), "subset");
    if (others) run_on(others, group, s, sum);
    must(tutti_comm_free(&others), "free");
}

int main(int argc, char **argv)
{
    const settings s = read_arguments(argc, argv);
    totals sum = { 0 };
    size_t all[3], failed_here;
    int size, rank;
    char engine[60];

    must(tutti_init(NULL), "init");
    rank = tutti_comm_rank(tutti_world());
    size = tutti_comm_size(tutti_world());
    snprintf(engine, sizeof engine, "%s", tutti_comm_backend(tutti_world(), TUTTI_MEMORY_HOST));
    run_on(tutti_world(), "world", &s, &sum);
    run_on_others(&s, &sum);
    failed_here = sum.failed;
    memcpy(all, (size_t[]){ sum.cases, sum.failed, sum.wanted }, sizeof all);
    must(conformance_add_up(tutti_world(), all, 3), "adding up");
    must(tutti_finalize(), "finalize");
    if (rank == 0) {
        printf("conformance: engine %s, %d rank%s: %zu cases, %zu failed\n", engine, size, size == 1 ? "" : "s", all[0], all[1]);
        if (!s.op && all[0] != all[2]) printf("conformance: the generator counted %zu cases\n", all[2]);
        if (all[0] == 0) printf("conformance: nothing was run\n");
    }
    return failed_here || all[1] || all[0] == 0 || (!s.op && all[0] != all[2]);
}
