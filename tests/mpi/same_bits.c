/* SPDX-License-Identifier: BSD-3-Clause
 *
 * V11: after a reduction all ranks hold the same bytes, in MPI's own reductions and in folded ones, with few elements (one
 * exchange) and with many (pieces), and the pieces give the bytes that the one exchange gives.
 */
#include "check.h"

#include <stdlib.h>

typedef struct pair {
    const char *name;
    tutti_dtype dtype;
    size_t element; /* bytes */
    tutti_op op;
    bool folded;
} pair;

static const size_t counts[] = { 1, 2, 7, 1000, 8191, 40003 };
enum { MOST = 40003 };

static uint64_t state;

static uint32_t next_random(void)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33);
}

/* Narrow types get any bits; f32 and f64 numbers of one size, whose sums depend on the order. */
static void fill(const pair *p, void *buffer, size_t count)
{
    state = (uint64_t)rank * 977 + p->dtype;
    for (size_t i = 0; i < count; ++i) {
        const double value = (double)next_random() / 1e9 - 1;
        const uint64_t bits = (uint64_t)next_random() << 33 | next_random();
        const float single = (float)value;
        if (p->dtype == TUTTI_F32) memcpy((char *)buffer + 4 * i, &single, 4);
        else if (p->dtype == TUTTI_F64) memcpy((char *)buffer + 8 * i, &value, 8);
        else memcpy((char *)buffer + p->element * i, &bits, p->element);
    }
}

/* Rank 0's bytes here are this rank's. */
static void compare_ranks(const void *mine, void *spare, size_t bytes)
{
    memcpy(spare, mine, bytes);
    OK(tutti_broadcast_u8(world, spare, bytes, 0));
    CHECK(memcmp(mine, spare, bytes) == 0);
}

/* A large folded result, piece by piece in small calls: the same bytes, however it was carried. */
static void compare_parts(const pair *p, const char *send, const char *recv, char *spare, size_t count)
{
    const size_t step = 499;
    for (size_t i = 0; i < count; i += step) {
        const size_t n = count - i < step ? count - i : step;
        OK(tutti_all_reduce_any(world, send + i * p->element, spare, n, p->dtype, p->op));
        CHECK(memcmp(spare, recv + i * p->element, n * p->element) == 0);
    }
}

static void run(const pair *p, char *send, char *recv, char *spare)
{
    begin(p->name);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; ++i) {
        const size_t bytes = counts[i] * p->element;
        fill(p, send, counts[i]);
        OK(tutti_all_reduce_any(world, send, recv, counts[i], p->dtype, p->op));
        compare_ranks(recv, spare, bytes);
        if (p->folded && i > 3) compare_parts(p, send, recv, spare, counts[i]);
        if (!p->folded) continue;
        /* reduce folds in the same order, so the root has what all_reduce gave. */
        OK(tutti_reduce_any(world, send, spare, counts[i], p->dtype, p->op, size - 1));
        if (rank == size - 1) CHECK(memcmp(spare, recv, bytes) == 0);
    }
}

int main(void)
{
    const pair pairs[] = {
        { "V11: f32 sum", TUTTI_F32, 4, TUTTI_SUM, false },       { "V11: f64 avg", TUTTI_F64, 8, TUTTI_AVG, false },
        { "V11: f32 max", TUTTI_F32, 4, TUTTI_MAX, true },        { "V11: bf16 sum", TUTTI_BF16, 2, TUTTI_SUM, true },
        { "V11: f16 prod", TUTTI_F16, 2, TUTTI_PROD, true },      { "V11: f16 avg", TUTTI_F16, 2, TUTTI_AVG, true },
        { "V11: bf16 min", TUTTI_BF16, 2, TUTTI_MIN, true },      { "V11: f8e4m3 sum", TUTTI_F8E4M3, 1, TUTTI_SUM, true },
        { "V11: f8e5m2 max", TUTTI_F8E5M2, 1, TUTTI_MAX, true },  { "V11: u8 sum", TUTTI_U8, 1, TUTTI_SUM, true },
        { "V11: i16 prod", TUTTI_I16, 2, TUTTI_PROD, true },      { "V11: i64 avg", TUTTI_I64, 8, TUTTI_AVG, true },
    };
    char *send = malloc(8 * MOST), *recv = malloc(8 * MOST), *spare = malloc(8 * MOST);
    if (!send || !recv || !spare) return 2;
    start();
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; ++i) run(&pairs[i], send, recv, spare);
    free(send);
    free(recv);
    free(spare);
    return finish();
}
