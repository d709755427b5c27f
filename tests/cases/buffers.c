/* SPDX-License-Identifier: BSD-3-Clause
 *
 * B: buffers. Where only some ranks can see a fault, those get its status at once while the others have not called yet; then
 * everybody makes the right call, which must succeed.
 */
#include "cases.h"

static void B1(void)
{
    const float given[2][2][2] = { { { 1, 2 }, { 3, 4 } }, { { 4, 5 }, { 6, 7 } } };
    float send[4], recv[4] = { -1, -1, -1, -1 };

    memcpy(send, given[rank], sizeof send);
    OK(tutti_reduce_f32(world, send, recv, 4, TUTTI_SUM, 0));
    if (rank == 0) SAME(float, recv, 5, 7, 9, 11);
    if (rank == 1) {
        SAME(float, recv, -1, -1, -1, -1);
        SAME(float, send, 4, 5, 6, 7);
    }
}

static void B2(void)
{
    float value = HERE(float, 2, 4), mean = 0;

    OK(tutti_all_reduce_f32(world, &value, &mean, 1, TUTTI_AVG));
    SAME(float, &mean, 3);
    SAME(float, &value, HERE(float, 2, 4));
    OK(tutti_all_reduce_f32(world, &value, &value, 1, TUTTI_AVG));
    SAME(float, &value, 3);
}

/* ---- overlap -------------------------------------------------------------------------------------------------------- */

enum { ROOM = 64 };
static float memory[ROOM], kept[ROOM];

static void fill(void)
{
    for (int i = 0; i < ROOM; ++i) memory[i] = (float)(100 * rank + i);
    memcpy(kept, memory, sizeof kept);
}

#define REFUSED(call)                                                   \
    do {                                                                \
        FAILS(TUTTI_ERR_BUFFER, call);                                  \
        TRUE(memcmp(memory, kept, sizeof memory) == 0);                 \
    } while (0)

/* On the last rank alone; the right calls after it would not come through if the refused ones had taken a turn. */
static void B3_on_one_rank(void)
{
    float *const m = memory, *const apart = memory + ROOM / 2;

    fill();
    if (rank == size - 1) {
        REFUSED(tutti_all_reduce_f32(world, m, m + 1, 4, TUTTI_SUM));
        SAYS("tutti_all_reduce");
        SAYS("overlap");
        REFUSED(tutti_all_reduce_f32(world, m + 3, m, 4, TUTTI_SUM));
        REFUSED(tutti_all_gather_f32(world, m, m + 1, 4));
        REFUSED(tutti_all_gather_f32(world, m + 4 * rank + 1, m, 4)); /* its own block, but one element late */
        REFUSED(tutti_reduce_scatter_f32(world, m, m + 4 * rank + 1, 4, TUTTI_SUM));
        REFUSED(tutti_all_to_all_f32(world, m, m + 1, 4));
    }
    OK(tutti_all_reduce_f32(world, m, apart, 4, TUTTI_MIN));
    SAME(float, apart, 0, 1, 2, 3);
    OK(tutti_all_gather_f32(world, m, apart, 1));
    for (int r = 0; r < size; ++r) TRUE(apart[r] == (float)(100 * r));
    OK(tutti_reduce_scatter_f32(world, m, apart, 4, TUTTI_MIN));
    TRUE(apart[0] == (float)(4 * rank));
    OK(tutti_all_to_all_f32(world, m, apart, 1));
    for (int r = 0; r < size; ++r) TRUE(apart[r] == (float)(100 * r + rank));
}

/* Only the root has both buffers. */
static void B3_at_the_root(void)
{
    float *const m = memory, *const apart = memory + ROOM / 2;
    const int root = size - 1;

    fill();
    if (rank == root) {
        REFUSED(tutti_reduce_f32(world, m, m + 1, 4, TUTTI_SUM, root));
        REFUSED(tutti_gather_f32(world, m + 4 * root + 2, m, 4, root));
        REFUSED(tutti_scatter_f32(world, m, m + 4 * root + 2, 4, root));
        SAYS("tutti_scatter");
    }
    OK(tutti_reduce_f32(world, m, apart, 4, TUTTI_MIN, root));
    if (rank == root) SAME(float, apart, 0, 1, 2, 3);
    OK(tutti_gather_f32(world, m, apart, 1, root));
    for (int r = 0; r < size && rank == root; ++r) TRUE(apart[r] == (float)(100 * r));
    OK(tutti_scatter_f32(world, m, apart, 1, root));
    TRUE(apart[0] == (float)(100 * root + rank));
}

/* ---- in place ------------------------------------------------------------------------------------------------------- */

enum { BLOCK = 3 };

/* Element i of the buffer; each rank's are its own. */
static int32_t given(int of, int i)
{
    return 100 * (of + 1) + i;
}

static void give(int32_t *buffer)
{
    for (int i = 0; i < BLOCK * size; ++i) buffer[i] = given(rank, i);
}

/* The sum over the ranks of element i. */
static int32_t summed(int i)
{
    int32_t sum = 0;
    for (int r = 0; r < size; ++r) sum += given(r, i);
    return sum;
}

static void B4_all_ranks(void)
{
    int32_t buffer[4 * BLOCK];
    int32_t *const own = buffer + rank * BLOCK;

    give(buffer);
    OK(tutti_all_gather_i32(world, own, buffer, BLOCK));
    for (int i = 0; i < BLOCK * size; ++i) TRUE(buffer[i] == given(i / BLOCK, i));

    give(buffer);
    OK(tutti_reduce_scatter_i32(world, buffer, own, BLOCK, TUTTI_SUM));
    for (int i = 0; i < BLOCK * size; ++i) TRUE(buffer[i] == (i / BLOCK == rank ? summed(i) : given(rank, i)));
}

static void in_place_at(int root)
{
    int32_t buffer[4 * BLOCK], recv[BLOCK];
    int32_t *const own = buffer + rank * BLOCK;

    give(buffer);
    OK(tutti_gather_i32(world, own, rank == root ? buffer : NULL, BLOCK, root));
    for (int i = 0; i < BLOCK * size; ++i) TRUE(buffer[i] == given(rank == root ? i / BLOCK : rank, i));

    give(buffer);
    OK(tutti_scatter_i32(world, rank == root ? buffer : NULL, rank == root ? own : recv, BLOCK, root));
    for (int i = 0; i < BLOCK * size; ++i) TRUE(buffer[i] == given(rank, i));
    for (int i = 0; i < BLOCK && rank != root; ++i) TRUE(recv[i] == given(root, rank * BLOCK + i));

    give(buffer);
    OK(tutti_reduce_i32(world, own, rank == root ? own : NULL, BLOCK, TUTTI_SUM, root));
    for (int i = 0; i < BLOCK * size; ++i) {
        int32_t sum = 0;
        for (int r = 0; r < size; ++r) sum += given(r, r * BLOCK + i % BLOCK);
        TRUE(buffer[i] == (rank == root && i / BLOCK == root ? sum : given(rank, i)));
    }
}

static void B4_every_root(void)
{
    for (int root = 0; root < size; ++root) in_place_at(root);
}

/* All ranks, or only rank `alone`, are in place. */
static void same_buffer(int alone)
{
    int32_t send[4 * BLOCK], apart[4 * BLOCK];
    int32_t *const recv = alone < 0 || alone == rank ? send : apart;

    give(send);
    OK(tutti_all_reduce_i32(world, send, recv, BLOCK, TUTTI_SUM));
    for (int i = 0; i < BLOCK; ++i) TRUE(recv[i] == summed(i));

    give(send);
    OK(tutti_all_to_all_i32(world, send, recv, BLOCK));
    for (int i = 0; i < BLOCK * size; ++i) TRUE(recv[i] == given(i / BLOCK, rank * BLOCK + i % BLOCK));

    for (int root = 0; root < size; ++root) {
        give(send);
        OK(tutti_reduce_i32(world, send, recv, BLOCK, TUTTI_SUM, root));
        for (int i = 0; i < BLOCK && rank == root; ++i) TRUE(recv[i] == summed(i));
        for (int i = 0; i < BLOCK && rank != root; ++i) TRUE(send[i] == given(rank, i));
    }
}

static void B5(void)
{
    for (int alone = -1; alone < size; ++alone) same_buffer(alone);
}

/* send == recv of all_gather is the own block on rank 0 only. */
static void B5_all_gather(void)
{
    int32_t buffer[4 * BLOCK], before[4 * BLOCK];

    give(buffer);
    memcpy(before, buffer, sizeof before);
    if (rank > 0) {
        FAILS(TUTTI_ERR_BUFFER, tutti_all_gather_i32(world, buffer, buffer, BLOCK));
        SAYS("tutti_all_gather");
        SAYS("recv + rank*count");
        TRUE(memcmp(buffer, before, (size_t)size * BLOCK * sizeof *buffer) == 0);
    }
    OK(tutti_all_gather_i32(world, buffer + rank * BLOCK, buffer, BLOCK));
    for (int i = 0; i < BLOCK * size; ++i) TRUE(buffer[i] == given(i / BLOCK, i));
}

static void B7(void)
{
    for (int root = 0; root < size; ++root) {
        int32_t all[4 * BLOCK], block[BLOCK], sums[BLOCK];

        give(all);
        OK(tutti_scatter_i32(world, rank == root ? all : NULL, block, BLOCK, root));
        for (int i = 0; i < BLOCK; ++i) TRUE(block[i] == given(root, rank * BLOCK + i));
        OK(tutti_gather_i32(world, block, rank == root ? all : NULL, BLOCK, root));
        for (int i = 0; i < BLOCK * size && rank == root; ++i) TRUE(all[i] == given(root, i));
        OK(tutti_reduce_i32(world, block, rank == root ? sums : NULL, BLOCK, TUTTI_MAX, root));
        for (int i = 0; i < BLOCK && rank == root; ++i) TRUE(sums[i] == given(root, (size - 1) * BLOCK + i));
    }
}

const case_test cases_of_buffers[] = {
    { "B1: reduce, and the buffers off the root", AT(2), B1 },
    { "B2: an average out of place and in place", AT(2), B2 },
    { "B3: overlap on one rank", AT_1_TO_4, B3_on_one_rank },
    { "B3: overlap at the root", AT_1_TO_4, B3_at_the_root },
    { "B4: in place, collectives without a root", AT_2_TO_4, B4_all_ranks },
    { "B4: in place, every root", AT_2_TO_4, B4_every_root },
    { "B5: send == recv, on all ranks and on each alone", AT_1_TO_4, B5 },
    { "B5: send == recv of all_gather", AT_2_TO_4, B5_all_gather },
    { "B7: NULL for buffers that a role does not use", AT_1_TO_4, B7 },
    { NULL, 0, NULL },
};
