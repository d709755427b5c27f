/* SPDX-License-Identifier: BSD-3-Clause
 *
 * B4, B5: each rank may choose to be in place. Every collective, every root, every set of ranks that are in place, with a
 * reduction that MPI does and one that is folded, on few elements and on many. The argument "all_reduce" runs that one
 * alone, "others" all but it: for runs with each of the algorithms that an MPI may choose.
 */
#include "check.h"

#include <stdlib.h>

enum { MOST = 30000, MAX_RANKS = 4, GUARD = 4, UNTOUCHED = -7 };

/* One call of each collective. */
typedef struct mix {
    int count;
    unsigned set; /* bit r: rank r is in place */
    int root;
    tutti_op op; /* SUM: MPI's own; AVG: folded */
} mix;

static int32_t *one, *other; /* room for MAX_RANKS * MOST elements and a guard each */

static bool in_place(const mix *m)
{
    return m->set >> rank & 1u;
}

static int32_t given(int of, int i)
{
    return 1000 * (of + 1) + i % 997;
}

static int32_t combined(const mix *m, int i)
{
    int32_t sum = 0;
    for (int r = 0; r < size; ++r) sum += given(r, i);
    return m->op == TUTTI_AVG ? sum / size : sum;
}

/* n elements of this rank's at buffer[first...], nothing in the rest of both. */
static void prepare(int32_t *buffer, int first, int n)
{
    for (int i = 0; i < size * MOST + GUARD; ++i) one[i] = other[i] = UNTOUCHED;
    for (int i = 0; i < n; ++i) buffer[first + i] = given(rank, i);
}

static bool holds_given(const int32_t *buffer, int n)
{
    for (int i = 0; i < n; ++i)
        if (buffer[i] != given(rank, i)) return false;
    return true;
}

static bool untouched(const int32_t *buffer, int first, int end)
{
    for (int i = first; i < end; ++i)
        if (buffer[i] != UNTOUCHED) return false;
    return true;
}

static bool holds_combined(const mix *m, const int32_t *buffer, int first, int n)
{
    for (int i = 0; i < n; ++i)
        if (buffer[i] != combined(m, first + i)) return false;
    return true;
}

static void all_reduce(const mix *m)
{
    const int n = m->count;
    int32_t *recv = in_place(m) ? one : other;
    prepare(one, 0, n);
    OK(tutti_all_reduce_i32(world, one, recv, (size_t)n, m->op));
    CHECK(holds_combined(m, recv, 0, n));
    CHECK(untouched(recv, n, n + GUARD));
    if (!in_place(m)) CHECK(holds_given(one, n));
}

static void reduce(const mix *m)
{
    const int n = m->count;
    int32_t *recv = rank == m->root && in_place(m) ? one : other;
    prepare(one, 0, n);
    OK(tutti_reduce_i32(world, one, rank != m->root && in_place(m) ? NULL : recv, (size_t)n, m->op, m->root));
    if (rank == m->root) CHECK(holds_combined(m, recv, 0, n));
    if (recv != one) CHECK(holds_given(one, n));
    CHECK(untouched(recv, rank == m->root ? n : recv == one ? n : 0, n + GUARD));
}

static void reduce_scatter(const mix *m)
{
    const int n = m->count, whole = n * size;
    int32_t *recv = in_place(m) ? one + rank * n : other;
    prepare(one, 0, whole);
    OK(tutti_reduce_scatter_i32(world, one, recv, (size_t)n, m->op));
    CHECK(holds_combined(m, recv, rank * n, n));
    for (int i = 0; i < whole; ++i)
        if (one[i] != given(rank, i) && (!in_place(m) || i / n != rank)) { /* the other blocks stay */
            CHECK(!"a block that is not this rank's was written");
            break;
        }
    CHECK(untouched(one, whole, whole + GUARD));
    if (!in_place(m)) CHECK(untouched(other, n, n + GUARD));
}

/* Block r of buffer is rank r's first count elements. */
static bool holds_blocks(const int32_t *buffer, int count)
{
    for (int i = 0; i < size * count; ++i)
        if (buffer[i] != given(i / count, i % count)) return false;
    return true;
}

static void all_gather(const mix *m)
{
    const int n = m->count;
    int32_t *send = in_place(m) ? other + rank * n : one;
    prepare(send, 0, n);
    OK(tutti_all_gather_i32(world, send, other, (size_t)n));
    CHECK(holds_blocks(other, n));
    CHECK(untouched(other, n * size, n * size + GUARD));
    CHECK(holds_given(send, n));
}

static void gather(const mix *m)
{
    const int n = m->count;
    const bool root = rank == m->root;
    int32_t *send = root && in_place(m) ? other + rank * n : one;
    prepare(send, 0, n);
    OK(tutti_gather_i32(world, send, root ? other : NULL, (size_t)n, m->root));
    if (root) CHECK(holds_blocks(other, n));
    CHECK(untouched(other, root ? n * size : 0, n * size + GUARD));
    CHECK(holds_given(send, n));
}

static void scatter(const mix *m)
{
    const int n = m->count;
    const bool root = rank == m->root;
    int32_t *recv = root && in_place(m) ? one + rank * n : other;
    prepare(one, 0, n * size);
    OK(tutti_scatter_i32(world, root ? one : NULL, recv, (size_t)n, m->root));
    for (int i = 0; i < n; ++i)
        if (recv[i] != given(m->root, rank * n + i)) {
            CHECK(!"the root's block is here");
            break;
        }
    CHECK(holds_given(one, n * size));
    if (recv == other) CHECK(untouched(other, n, n + GUARD));
}

static void all_to_all(const mix *m)
{
    const int n = m->count;
    int32_t *recv = in_place(m) ? one : other;
    prepare(one, 0, n * size);
    OK(tutti_all_to_all_i32(world, one, recv, (size_t)n));
    for (int i = 0; i < n * size; ++i)
        if (recv[i] != given(i / n, rank * n + i % n)) {
            CHECK(!"block r is rank r's block for this rank");
            break;
        }
    CHECK(untouched(recv, n * size, n * size + GUARD));
    if (!in_place(m)) CHECK(holds_given(one, n * size));
}

static void run_all_reduce(mix m)
{
    begin("B5: all_reduce, some ranks in place");
    for (m.set = 0; m.set < 1u << size; ++m.set) all_reduce(&m);
}

static void run_others(mix m)
{
    for (m.set = 0; m.set < 1u << size; ++m.set) {
        begin("B4: reduce_scatter, some ranks in place");
        reduce_scatter(&m);
        begin("B4: all_gather, some ranks in place");
        all_gather(&m);
        begin("B5: all_to_all, some ranks in place");
        all_to_all(&m);
    }
    for (m.root = 0; m.root < size; ++m.root) {
        for (m.set = 0; m.set < 1u << size; m.set += (1u << size) - 1) { /* nobody, everybody */
            begin("B4, B7: reduce, each root in place");
            reduce(&m);
            begin("B4, B7: gather, each root in place");
            gather(&m);
            begin("B4, B7: scatter, each root in place");
            scatter(&m);
        }
    }
}

int main(int argc, char **argv)
{
    static const int counts[] = { 1, 5, 3000, MOST };
    const bool others_only = argc > 1 && strcmp(argv[1], "others") == 0;
    const bool all_reduce_only = argc > 1 && strcmp(argv[1], "all_reduce") == 0;
    start();
    if (size > MAX_RANKS) return 2;
    one = malloc(sizeof *one * (MAX_RANKS * (size_t)MOST + GUARD));
    other = malloc(sizeof *other * (MAX_RANKS * (size_t)MOST + GUARD));
    if (!one || !other) return 2;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; ++i) {
        const mix native = { .count = counts[i], .op = TUTTI_SUM }, folded = { .count = counts[i], .op = TUTTI_AVG };
        if (!others_only) run_all_reduce(native);
        if (all_reduce_only) continue;
        if (!others_only) run_all_reduce(folded);
        run_others(native);
        run_others(folded);
    }
    free(one);
    free(other);
    return finish();
}
