/* SPDX-License-Identifier: BSD-3-Clause
 *
 * G: groups.
 */
#include <time.h>

#include "cases.h"

#include "conformance/table.h"

static void G1(void)
{
    const int pair[] = { 1, 2 };
    float value = HERE(float, 10, 20, 30, 40);
    tutti_comm *group = NULL;

    OK(tutti_broadcast_f32(world, &value, 1, 1));
    SAME(float, &value, 20);

    value = HERE(float, 10, 20, 30, 40);
    OK(tutti_comm_subset(world, pair, 2, &group));
    TRUE((group != NULL) == (rank == 1 || rank == 2));
    if (group) {
        TRUE(tutti_comm_rank(group) == rank - 1);
        OK(tutti_broadcast_f32(group, &value, 1, 0));
    }
    SAME(float, &value, HERE(float, 10, 20, 20, 40));
    OK(tutti_comm_free(&group));
}

/* Every function of a collective with a root, with this one. */
static void refuses_root(const conformance_collective *c, int root)
{
    unsigned char send[64], recv[64], before[64];
    conformance_args args = { .comm = world, .send = send, .recv = recv, .count = 1, .op = TUTTI_MAX, .root = root };

    memset(send, 3, sizeof send);
    memset(recv, 5, sizeof recv);
    memcpy(before, recv, sizeof before);
    for (const conformance_dtype *dtype = conformance_dtypes; dtype->name; ++dtype) {
        args.dtype = dtype->number;
        FAILS(TUTTI_ERR_ARGUMENT, c->typed[dtype->number](&args));
        SAYS(c->name);
        SAYS("root");
        FAILS(TUTTI_ERR_ARGUMENT, c->plain[dtype->number](&args));
        FAILS(TUTTI_ERR_ARGUMENT, c->any(&args));
        FAILS(TUTTI_ERR_ARGUMENT, c->with(&args));
    }
    TRUE(memcmp(recv, before, sizeof before) == 0);
}

static void G2(void)
{
    int rooted = 0;
    for (const conformance_collective *const *c = conformance_collectives; *c; ++c) {
        if (!(*c)->has_root) continue;
        refuses_root(*c, -1);
        refuses_root(*c, size);
        ++rooted;
    }
    TRUE(rooted >= 4);
    OK(tutti_barrier(world));
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Each rank in turn is late: all ranks of this machine look at the same clock. */
static void barrier(void)
{
    for (int late = 0; late < size; ++late) {
        double times[2], all[2 * 4];
        if (rank == late) nanosleep(&(struct timespec){ 0, 50 * 1000 * 1000 }, NULL);
        times[0] = now();
        OK(tutti_barrier(world));
        times[1] = now();
        OK(tutti_all_gather_f64(world, times, all, 2));
        for (int r = 0; r < size; ++r) TRUE(all[2 * r + 1] >= all[2 * late]);
    }
}

const case_test cases_of_groups[] = {
    { "barrier: nobody leaves before the last one has come", AT_2_TO_4, barrier },
    { "G1: broadcast, in the world and in a group without rank 0", AT(3) | AT(4), G1 },
    { "G2: roots that do not exist", AT_1_TO_4, G2 },
    { NULL, 0, NULL },
};
