/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What MPI allows a program's threads, and what the program asks for; the argument says which story this process plays.
 */
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>

#include "check.h"

static tutti_status init(tutti_threads threads)
{
    tutti_options options = TUTTI_OPTIONS_INIT;
    options.threads = threads;
    return tutti_init(&options);
}

static int level(void)
{
    int number = -1;
    MPI_Query_thread(&number);
    return number;
}

static void check_sum(void)
{
    float value = (float)(tutti_comm_rank(tutti_world()) + 1);
    const int n = tutti_comm_size(tutti_world());
    OK(tutti_all_reduce_f32(tutti_world(), &value, &value, 1, TUTTI_SUM));
    CHECK(value == (float)(n * (n + 1) / 2));
}

static int asked_for(void)
{
    begin("threads: the level asked for is what MPI is started with");
    OK(init(TUTTI_THREADS_SERIALIZED));
    CHECK(level() >= MPI_THREAD_SERIALIZED);
    check_sum();
    return finish();
}

static int too_few(void)
{
    int given = -1;
    begin("threads: the application's MPI allows fewer than asked for");
    MPI_Init_thread(NULL, NULL, MPI_THREAD_SINGLE, &given);
    if (given < MPI_THREAD_MULTIPLE) { /* some MPIs give more than they are asked for */
        FAILS(TUTTI_ERR_BACKEND, "tutti_init", init(TUTTI_THREADS_MULTIPLE));
        CHECK(strstr(tutti_last_error(), "asks for MPI_THREAD_MULTIPLE") != NULL);
        CHECK(strstr(tutti_last_error(), "gave MPI_THREAD_") != NULL);
        CHECK(!tutti_initialized());
    }
    OK(init(TUTTI_THREADS_DETECT));
    check_sum();
    OK(tutti_finalize());
    MPI_Finalize();
    return verdict();
}

static void *init_elsewhere(void *status)
{
    FAILS(TUTTI_ERR_STATE, "another thread", *(tutti_status *)status = tutti_init(NULL));
    return NULL;
}

static int elsewhere(void)
{
    tutti_status status = TUTTI_OK;
    pthread_t thread;
    int given = -1;
    begin("threads: tutti_init in a thread that may not call MPI");
    MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &given);
    if (given < MPI_THREAD_SERIALIZED) {
        CHECK(pthread_create(&thread, NULL, init_elsewhere, &status) == 0);
        CHECK(pthread_join(thread, NULL) == 0);
        CHECK(status == TUTTI_ERR_STATE);
    }
    OK(init(TUTTI_THREADS_DETECT));
    check_sum();
    OK(tutti_finalize());
    MPI_Finalize();
    return verdict();
}

/* One thread's work: reductions by MPI and folded ones, few elements and many, all of whose results are known. */
enum { MANY = 5000 };
typedef struct work {
    tutti_comm *comm;
    double scale;
    int wrong;
    double values[MANY];
} work;

static void *reduce_often(void *context)
{
    work *it = context;
    for (int i = 0; i < 300; ++i) {
        const tutti_op op = i % 2 ? TUTTI_SUM : TUTTI_MAX;
        const size_t n = i % 3 ? 1 : MANY;
        const double right = it->scale * (op == TUTTI_SUM ? size * (size + 1) / 2 : size);
        for (size_t k = 0; k < n; ++k) it->values[k] = it->scale * (rank + 1);
        if (tutti_all_reduce_f64(it->comm, it->values, it->values, n, op) != TUTTI_OK) ++it->wrong;
        for (size_t k = 0; k < n; ++k) it->wrong += it->values[k] != right;
    }
    return NULL;
}

static int two(void)
{
    static work works[2];
    pthread_t thread;
    begin("threads: two, each on a communicator of its own");
    OK(init(TUTTI_THREADS_MULTIPLE));
    CHECK(level() == MPI_THREAD_MULTIPLE);
    world = tutti_world();
    rank = tutti_comm_rank(world);
    size = tutti_comm_size(world);
    for (int i = 0; i < 2; ++i) {
        works[i].scale = i + 1;
        OK(tutti_comm_dup(world, &works[i].comm));
    }
    CHECK(pthread_create(&thread, NULL, reduce_often, &works[0]) == 0);
    reduce_often(&works[1]);
    CHECK(pthread_join(thread, NULL) == 0);
    CHECK(works[0].wrong == 0 && works[1].wrong == 0);
    return finish();
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int (*play)(void);
    } stories[] = { { "asked-for", asked_for }, { "too-few", too_few }, { "elsewhere", elsewhere }, { "two", two } };
    for (size_t i = 0; i < sizeof stories / sizeof *stories; ++i)
        if (argc == 2 && strcmp(argv[1], stories[i].name) == 0) return stories[i].play();
    fputs("usage: mpi_threads STORY\n", stderr);
    return 2;
}
