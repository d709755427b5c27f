/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Data-parallel training. Every rank holds the whole network, learns from its share of each batch, and averages its gradient
 * with the others'. The program is the same for one process and for many.
 */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <tutti/tutti.h>

#include "data.h"
#include "mlp.h"
#include "options.h"

#define RATE 0.05f
#define MOMENTUM 0.9f

typedef struct trainer {
    options options;
    digits data;
    mlp net;
    size_t *order;       /* all images, those to train on first; these are mixed anew for each epoch */
    random_state random; /* the same on every rank, for they must agree on what a batch is */
    double began;        /* seconds */
} trainer;

/* One epoch, as all ranks know it. */
typedef struct report {
    double loss;     /* mean over the images to train on */
    double accuracy; /* share of the images to test on */
    double seconds;
    double share; /* of the time that went to collectives, mean over the ranks */
} report;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static double in_collectives; /* seconds */

/* Makes the call, and counts the time that it takes. */
#define COLLECTIVE(call)                   \
    do {                                   \
        const double began_ = now();       \
        TUTTI_MUST(call);                  \
        in_collectives += now() - began_;  \
    } while (0)

static mlp_score train(trainer *t)
{
    tutti_comm *world = tutti_world();
    const int rank = tutti_comm_rank(world), size = tutti_comm_size(world);
    mlp_score score = { 0.0, 0.0 };

    random_shuffle(&t->random, t->order, t->data.n_train);
    for (size_t first = 0; first < t->data.n_train; first += t->options.batch) {
        size_t left = t->data.n_train - first, offset, length;
        size_t batch = left < t->options.batch ? left : t->options.batch;

        /* Shares of a batch may differ by one image. So each rank sends size / batch times the sum of its gradients, not
         * their mean: the average over the ranks is then the mean over the batch, whatever the shares. */
        tutti_shard(batch, rank, size, &offset, &length);
        mlp_score part = mlp_learn(&t->net, &t->data, t->order + first + offset, length, (double)size / (double)batch);
        COLLECTIVE(tutti_all_reduce(world, t->net.gradient, t->net.gradient, MLP_WEIGHTS, TUTTI_AVG));
        mlp_step(&t->net, RATE, MOMENTUM);
        score.loss += part.loss;
    }
    return score;
}

static mlp_score test(trainer *t)
{
    size_t offset, length;
    tutti_shard(t->data.n_test, tutti_comm_rank(tutti_world()), tutti_comm_size(tutti_world()), &offset, &length);
    return mlp_evaluate(&t->net, &t->data, t->order + t->data.n_train + offset, length);
}

static void *array_of(size_t n, size_t bytes)
{
    void *array = calloc(n, bytes);
    if (!array) {
        fprintf(stderr, "digits: out of memory\n");
        exit(1); /* the launcher ends the other ranks */
    }
    return array;
}

static report run_epoch(trainer *t)
{
    enum { LOSS, CORRECT, COLLECTIVES, SECONDS, N_METRICS };
    const int size = tutti_comm_size(tutti_world());
    double mine[N_METRICS] = { 0 }, *all = array_of((size_t)size * N_METRICS, sizeof *all), sum[N_METRICS] = { 0 };

    const double start = now();
    in_collectives = 0.0;
    mine[LOSS] = train(t).loss;
    mine[CORRECT] = test(t).correct;
    mine[COLLECTIVES] = in_collectives;
    mine[SECONDS] = now() - start;

    /* Every rank gets every rank's numbers and adds them up in the same order, so all have the same bits. */
    COLLECTIVE(tutti_all_gather(tutti_world(), mine, all, N_METRICS));
    for (int i = 0; i < size * N_METRICS; i++) sum[i % N_METRICS] += all[i];
    free(all);
    return (report){ .loss = sum[LOSS] / (double)t->data.n_train,
                     .accuracy = sum[CORRECT] / (double)t->data.n_test,
                     .seconds = sum[SECONDS] / size,
                     .share = sum[COLLECTIVES] / sum[SECONDS] };
}

/* Clocks differ, so a rank alone must not decide when the time is up: if one has to stop, all stop. */
static bool agreed_to_stop(const trainer *t, const report *last)
{
    bool stop = last->loss < t->options.until || (t->options.seconds > 0.0 && now() - t->began > t->options.seconds);
    COLLECTIVE(tutti_all_reduce(tutti_world(), &stop, &stop, 1, TUTTI_LOR));
    return stop;
}

static void prepare(trainer *t)
{
    const int rank = tutti_comm_rank(tutti_world());
    const size_t n = t->data.n_train + t->data.n_test;

    t->order = array_of(n, sizeof *t->order);
    for (size_t i = 0; i < n; i++) t->order[i] = i;
    t->random = random_from(t->options.seed);

    /* Each rank starts from weights of its own, as ranks do when nobody seeds them alike. Rank 0's are the ones that count. */
    random_state weights = random_from(t->options.seed + 1000 * (uint64_t)(rank + 1));
    mlp_randomise(&t->net, &weights);
    COLLECTIVE(tutti_broadcast(tutti_world(), t->net.weights, MLP_WEIGHTS, 0));
    t->began = now();
}

/* Rank 0 speaks for all. */
static void train_and_tell(trainer *t, FILE *losses)
{
    const bool speaks = tutti_comm_rank(tutti_world()) == 0;
    report last = { 0 };
    size_t epoch = 0;
    bool stop = false;

    if (speaks) printf("epoch      loss  accuracy  samples/s  in collectives\n");
    while (!stop && epoch < t->options.epochs) {
        last = run_epoch(t);
        epoch++;
        if (speaks)
            printf("%5zu  %8.5f  %6.2f %%  %9.0f  %12.1f %%\n", epoch, last.loss, 100.0 * last.accuracy,
                   (double)t->data.n_train / last.seconds, 100.0 * last.share);
        if (speaks) fflush(stdout);
        if (losses) fprintf(losses, "%zu %.9f %.6f\n", epoch, last.loss, last.accuracy);
        stop = agreed_to_stop(t, &last);
    }
    if (speaks)
        printf("%s after %zu epochs: loss %.5f, test accuracy %.2f %%\n", stop ? "Stopped" : "Done", epoch, last.loss,
               100.0 * last.accuracy);
}

int main(int argc, char **argv)
{
    static trainer t;
    FILE *losses = NULL;

    TUTTI_MUST(tutti_init(NULL));
    tutti_comm *world = tutti_world();
    const bool speaks = tutti_comm_rank(world) == 0;

    int bad = options_parse(argc, argv, speaks, &t.options);
    if (bad == 0 && digits_load(t.options.data, &t.data) != 0) bad = 2;
    if (bad == 0 && speaks && t.options.losses && !(losses = fopen(t.options.losses, "w"))) {
        perror(t.options.losses);
        bad = 2;
    }
    /* A file may be missing on one machine alone: then all ranks leave. */
    COLLECTIVE(tutti_all_reduce(world, &bad, &bad, 1, TUTTI_MAX));
    if (bad == 0) {
        if (speaks)
            printf("digits: %zu images to train on, %zu to test on, %d weights; %d rank(s), engine %s\n", t.data.n_train,
                   t.data.n_test, (int)MLP_WEIGHTS, tutti_comm_size(world), tutti_comm_backend(world, TUTTI_MEMORY_HOST));
        prepare(&t);
        train_and_tell(&t, losses);
    }
    if (losses && fclose(losses) != 0) {
        perror(t.options.losses);
        bad = 2;
    }
    free(t.order);
    digits_free(&t.data);
    TUTTI_MUST(tutti_finalize());
    return bad > 1;
}
