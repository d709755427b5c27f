/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What every call checks before anything moves: roots, types, operators, and which of several faults is told (G2, V9).
 */
#include "core.h"

#include <limits.h>

#include "calls.h"

/* ---- roots, types, operators --------------------------------------------------------------------------------------------- */

static void roots(const collective *it)
{
    const int size = tutti_comm_size(tutti_world());
    const int wrong[] = { -1, size, INT_MAX, INT_MIN };
    if (!it->rooted) return;
    for (int i = 0; i < 4; ++i) {
        arguments a = good();
        a.root = wrong[i];
        expect(it, TUTTI_ERR_ARGUMENT, &a, size == 1 ? "; right is 0 to 0" : "; right is 0 to 3");
        a.count = 0;
        expect(it, TUTTI_ERR_ARGUMENT, &a, "root is ");
    }
}
static void test_roots(void)
{
    on_both(roots);
}

static void types(const collective *it)
{
    const int wrong[] = { 0, TUTTI__N_DTYPES, -1, INT_MAX };
    for (int i = 0; i < 4; ++i) {
        arguments a = good();
        a.dtype = (tutti_dtype)wrong[i];
        expect(it, TUTTI_ERR_ARGUMENT, &a, ", which is no element type; right is one of bool i8 u8 ");
    }
}
static void test_types(void)
{
    on_both(types);
}

static void operators(const collective *it)
{
    arguments a = good();
    if (!it->reduces) return;
    a.op = TUTTI_OP_NONE;
    expect(it, TUTTI_ERR_ARGUMENT, &a, "op is TUTTI_OP_NONE; right is one of sum prod min max ");
    a.op = TUTTI_BAND;
    expect(it, TUTTI_ERR_UNSUPPORTED, &a, "band does not go with f32; it goes with bool i8 u8 i16 u16 i32 u32 i64 u64");
    a.count = 0;
    expect(it, TUTTI_ERR_UNSUPPORTED, &a, "(f32, rank ");
    a.dtype = TUTTI_BOOL;
    a.op = TUTTI_AVG;
    expect(it, TUTTI_ERR_UNSUPPORTED, &a, "avg does not go with bool");
}
static void test_operators(void)
{
    on_both(operators);
}

/* Every pair that the table has not is refused, and every one that it has goes through. */
static void test_pairs(void)
{
    int legal = 0;
    uint64_t in[1] = { 0 }, out[1];
    for (int op = 1; op < TUTTI__N_OPS; ++op) {
        for (int dtype = 1; dtype < TUTTI__N_DTYPES; ++dtype) {
            const bool there = tutti_supported(tutti_world(), TUTTI_COLLECTIVE_ALL_REDUCE, (tutti_dtype)dtype,
                                               tutti__op_objects[op], TUTTI_MEMORY_HOST);
            unit_check_status(
                tutti_all_reduce_any(tutti_world(), in, out, 1, (tutti_dtype)dtype, tutti__op_objects[op]),
                there ? TUTTI_OK : TUTTI_ERR_UNSUPPORTED, tutti__op_objects[op]->name, __FILE__, __LINE__);
            legal += there;
        }
    }
    TRUE(legal >= 4 * 15 + 14 + 6 * 9); /* as the first version had */
}

/* ---- order, and where a failure leaves things ---------------------------------------------------------------------------- */

static void order_of_faults(const collective *it)
{
    arguments a = { NULL, NULL, NULL, SIZE_MAX, (tutti_dtype)99, TUTTI_OP_NONE, -1 };
    expect(it, TUTTI_ERR_COMM, &a, "comm is NULL");
    a.comm = tutti_world();
    if (it->rooted) expect(it, TUTTI_ERR_ARGUMENT, &a, "root is -1");
    a.root = tutti_comm_rank(tutti_world());
    expect(it, TUTTI_ERR_ARGUMENT, &a, "dtype is 99");
    a.dtype = TUTTI_F64;
    if (it->reduces) expect(it, TUTTI_ERR_ARGUMENT, &a, "op is TUTTI_OP_NONE");
    a.op = TUTTI_LXOR;
    if (it->reduces) expect(it, TUTTI_ERR_UNSUPPORTED, &a, "lxor does not go with f64");
    a.op = TUTTI_MAX;
    expect(it, TUTTI_ERR_ARGUMENT, &a, "count is 18446744073709551615");
    a.count = 1;
    if (it->send_blocks) expect(it, TUTTI_ERR_BUFFER, &a, " is NULL");
    a.send = (char *)buffers + 1;
    expect(it, TUTTI_ERR_BUFFER, &a, " is NULL");
    a.recv = buffers;
    if (it->offset) expect(it, TUTTI_ERR_BUFFER, &a, "overlaps");
    a.send = buffers + 32;
    OK(it->call(&a));
}
static void test_order(void)
{
    on_both(order_of_faults);
}

static void test_memory_comes_before_the_root(void)
{
    arguments a = good();
    a.root = -1;
    OK(tutti_comm_set_memory(tutti_world(), TUTTI_MEMORY_DEVICE));
    for (int i = 0; i < N_CALLS; ++i) FAILS(TUTTI_ERR_MEMORY, collectives[i].call(&a));
    FAILS(TUTTI_ERR_MEMORY, tutti_barrier(tutti_world()));
}

static void test_text_outlives_success(void)
{
    arguments a = good();
    FAILS(TUTTI_ERR_COMM, tutti_barrier(NULL));
    SAYS("tutti_barrier: comm is NULL");
    OK(call_all_reduce(&a));
    SAYS("tutti_barrier: comm is NULL");
}

static const unit_test tests[] = {
    { "G2: wrong roots", test_roots },
    { "unknown types", test_types },
    { "V9: operators that are none, or do not go with the type", test_operators },
    { "every pair", test_pairs },
    { "several faults: the first in order", test_order },
    { "memory comes before the root", test_memory_comes_before_the_root },
    { "the text stays after a success", test_text_outlives_success },
};
UNIT_MAIN("checks", tests)
