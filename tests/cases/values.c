/* SPDX-License-Identifier: BSD-3-Clause
 *
 * V: values.
 */
#include <math.h>
#include <stdlib.h>

#include "cases.h"
#include "fold.h"

static void V2(void)
{
    const int64_t up = HERE(int64_t, 1, 2), down = HERE(int64_t, -1, -2), big = ((int64_t)1 << 53) + 1;
    int32_t three[2][3] = { { 1, 2, 3 }, { 3, 4, 5 } }, got3[3];
    int64_t got;

    OK(tutti_all_reduce_i64(world, &up, &got, 1, TUTTI_AVG));
    SAME(int64_t, &got, 1);
    OK(tutti_all_reduce_i64(world, &down, &got, 1, TUTTI_AVG));
    SAME(int64_t, &got, -1);
    OK(tutti_all_reduce_i32(world, three[rank], got3, 3, TUTTI_AVG));
    SAME(int32_t, got3, 2, 3, 4);
    OK(tutti_all_reduce_i64(world, &big, &got, 1, TUTTI_AVG));
    SAME(int64_t, &got, 9007199254740993);
}

static void V3(void)
{
    static const size_t lengths[] = { 1, 15, 16, 31, 32, 33, 34, 64, 100 };
    const int8_t hundred = 100;
    const int16_t many = 30000;
    uint8_t send[100], recv[100], want[100];
    int8_t got8;
    int16_t got16;

    OK(tutti_all_reduce_i8(world, &hundred, &got8, 1, TUTTI_AVG));
    SAME(int8_t, &got8, 100);
    memset(send, 200, sizeof send);
    memset(want, 144, sizeof want);
    for (size_t k = 0; k < sizeof lengths / sizeof *lengths; ++k) {
        memset(recv, 0, sizeof recv);
        OK(tutti_all_reduce_u8(world, send, recv, lengths[k], TUTTI_SUM));
        check_same(recv, want, lengths[k], 1, "every element is 144", __FILE__, __LINE__);
        TRUE(lengths[k] == sizeof recv || recv[lengths[k]] == 0);
    }
    OK(tutti_all_reduce_i16(world, &many, &got16, 1, TUTTI_SUM));
    SAME(int16_t, &got16, -5536);
}

static void V4_seven(void)
{
    const float send[4] = { 7, 7, 7, 7 };
    float recv[4];
    OK(tutti_all_reduce_f32(world, send, recv, 4, TUTTI_AVG));
    SAME(float, recv, 7, 7, 7, 7);
}

static void V4_five_elements(void)
{
    const float send[2][5] = { { 1, 2, 3, 4, 5 }, { 3, 4, 5, 6, 7 } };
    float recv[5];
    OK(tutti_all_reduce_f32(world, send[rank], recv, 5, TUTTI_AVG));
    SAME(float, recv, 2, 3, 4, 5, 6);
}

enum { F16_20000 = 0x74e2, F16_LARGEST = 0x7bff, F16_INFINITY = 0x7c00, BF16_1 = 0x3f80, BF16_2 = 0x4000, BF16_3 = 0x4040 };

static void V5_average(void)
{
    const tutti_f16 send = { F16_20000 };
    tutti_f16 recv = { 0 };
    OK(tutti_all_reduce_f16(world, &send, &recv, 1, TUTTI_AVG));
    TRUE(recv.bits == F16_20000);
}

static void V5_sum(void)
{
    const tutti_f16 send = { F16_LARGEST };
    tutti_f16 recv = { 0 };
    OK(tutti_all_reduce_f16(world, &send, &recv, 1, TUTTI_SUM));
    TRUE(recv.bits == F16_INFINITY);
}

static void V6(void)
{
    const tutti_bf16 one = { BF16_1 }, three = { BF16_3 }, own = { HERE(uint16_t, BF16_1, BF16_2) };
    tutti_bf16 send[16], recv[16], want[16];

    for (int i = 0; i < 16; ++i) {
        send[i] = own;
        want[i] = three;
    }
    OK(tutti_all_reduce_bf16(world, send, recv, 16, TUTTI_SUM));
    check_same(recv, want, 16, sizeof *recv, "all_reduce gives 3.0", __FILE__, __LINE__);
    OK(tutti_reduce_bf16(world, send, recv, 16, TUTTI_SUM, 1));
    check_same(recv, want, 16, sizeof *recv, "reduce gives 3.0", __FILE__, __LINE__);
    memset(recv, 0, sizeof recv);
    OK(tutti_reduce_scatter_bf16(world, send, recv, 8, TUTTI_SUM));
    check_same(recv, want, 8, sizeof *recv, "reduce_scatter gives 3.0", __FILE__, __LINE__);
    for (int i = 0; i < 4; ++i) send[i] = one;
    OK(tutti_all_reduce_bf16(world, send, recv, 4, TUTTI_SUM));
    for (int i = 0; i < 4; ++i) TRUE(recv[i].bits == BF16_2);
}

/* One element of each float type, by its value. */
typedef struct every_float {
    tutti_f16 f16;
    tutti_bf16 bf16;
    tutti_f8e4m3 f8e4m3;
    tutti_f8e5m2 f8e5m2;
    float f32;
    double f64;
} every_float;

static every_float floats(float value)
{
    return (every_float){ tutti_f32_to_f16(value), tutti_f32_to_bf16(value), tutti_f32_to_f8e4m3(value),
                          tutti_f32_to_f8e5m2(value), value, (double)value };
}

static void gives_nan(float value, tutti_op op)
{
    const every_float send = floats(value);
    every_float recv = floats(0);

    OK(tutti_all_reduce(world, &send.f16, &recv.f16, 1, op));
    OK(tutti_all_reduce(world, &send.bf16, &recv.bf16, 1, op));
    OK(tutti_all_reduce(world, &send.f8e4m3, &recv.f8e4m3, 1, op));
    OK(tutti_all_reduce(world, &send.f8e5m2, &recv.f8e5m2, 1, op));
    OK(tutti_all_reduce(world, &send.f32, &recv.f32, 1, op));
    OK(tutti_all_reduce(world, &send.f64, &recv.f64, 1, op));
    TRUE(isnan(tutti_f16_to_f32(recv.f16)));
    TRUE(isnan(tutti_bf16_to_f32(recv.bf16)));
    TRUE(isnan(tutti_f8e4m3_to_f32(recv.f8e4m3)));
    TRUE(isnan(tutti_f8e5m2_to_f32(recv.f8e5m2)));
    TRUE(isnan(recv.f32));
    TRUE(isnan(recv.f64));
}

static void V7_of_two(void)
{
    gives_nan(HERE(float, NAN, 5), TUTTI_MIN);
    gives_nan(HERE(float, NAN, 5), TUTTI_MAX);
    gives_nan(HERE(float, 5, NAN), TUTTI_MIN);
    gives_nan(HERE(float, 5, NAN), TUTTI_MAX);
}

static void V7_of_four(void)
{
    gives_nan(HERE(float, 1, NAN, 3, 4), TUTTI_MIN);
    gives_nan(HERE(float, 1, NAN, 3, 4), TUTTI_MAX);
}

static void V8(void)
{
    const unsigned char given[2][4] = { { 1, 0, 1, 0 }, { 1, 1, 0, 0 } }, seven[2] = { HERE(unsigned char, 7, 0), 7 };
    const bool *send = (const bool *)given[rank]; /* bytes, since a bool cannot be 7 in C */
    unsigned char recv[4];

    OK(tutti_all_reduce_bool(world, send, (bool *)recv, 4, TUTTI_SUM));
    SAME(unsigned char, recv, 1, 1, 1, 0);
    OK(tutti_all_reduce_bool(world, send, (bool *)recv, 4, TUTTI_PROD));
    SAME(unsigned char, recv, 1, 0, 0, 0);
    memset(recv, 9, sizeof recv);
    FAILS(TUTTI_ERR_UNSUPPORTED, tutti_all_reduce_bool(world, send, (bool *)recv, 4, TUTTI_AVG));
    SAYS("tutti_all_reduce");
    SAYS("avg");
    SAYS("bool");
    SAME(unsigned char, recv, 9, 9, 9, 9);
    OK(tutti_all_reduce_bool(world, (const bool *)seven, (bool *)recv, 2, TUTTI_SUM));
    SAME(unsigned char, recv, 1, 1);
    OK(tutti_all_reduce_bool(world, (const bool *)seven, (bool *)recv, 2, TUTTI_BAND));
    SAME(unsigned char, recv, 0, 1);
}

static void V8_of_256(void)
{
    const unsigned char yes = 1;
    const void *inputs[256];
    unsigned char sum = 9;

    for (int k = 0; k < 256; ++k) inputs[k] = &yes;
    tutti__fold(TUTTI_SUM, TUTTI_BOOL, inputs, 256, &sum, 1);
    SAME(unsigned char, &sum, 1);
}

/* The refused calls are made by rank 0 alone: had they sent anything, or waited, they would not come back. */
static void V9(void)
{
    const int32_t send = HERE(int32_t, 6, 3);
    const float number = 6;
    int32_t recv;
    float untouched = 99;

    OK(tutti_all_reduce_i32(world, &send, &recv, 1, TUTTI_BAND));
    SAME(int32_t, &recv, 2);
    OK(tutti_all_reduce_i32(world, &send, &recv, 1, TUTTI_BOR));
    SAME(int32_t, &recv, 7);
    OK(tutti_all_reduce_i32(world, &send, &recv, 1, TUTTI_BXOR));
    SAME(int32_t, &recv, 5);
    if (rank == 0) {
        FAILS(TUTTI_ERR_UNSUPPORTED, tutti_all_reduce_f32(world, &number, &untouched, 1, TUTTI_BAND));
        FAILS(TUTTI_ERR_UNSUPPORTED, tutti_all_reduce_f32(world, &number, &untouched, 1, TUTTI_BOR));
        FAILS(TUTTI_ERR_UNSUPPORTED, tutti_all_reduce_f32(world, &number, &untouched, 1, TUTTI_BXOR));
        SAYS("bxor");
        SAYS("f32");
    }
    SAME(float, &untouched, 99);
    OK(tutti_all_reduce_f32(world, &number, &untouched, 1, TUTTI_SUM));
    SAME(float, &untouched, 12);
}

static void V11(void)
{
    enum { N = 1000 };
    static float send[N], recv[N], all[4 * N];
    const tutti_op operators[] = { TUTTI_SUM, TUTTI_PROD, TUTTI_AVG, TUTTI_MIN };

    srand(11 + (unsigned)rank);
    for (int i = 0; i < N; ++i) send[i] = ldexpf((float)rand() / (float)RAND_MAX - 0.5F, rand() % 20);
    for (int k = 0; k < 4; ++k) {
        OK(tutti_all_reduce_f32(world, send, recv, N, operators[k]));
        OK(tutti_all_gather_f32(world, recv, all, N));
        for (int r = 0; r < size; ++r) TRUE(memcmp(all + r * N, recv, sizeof recv) == 0);
    }
}

static void V12(void)
{
    const int32_t send[4] = { 4 * rank, 4 * rank + 1, 4 * rank + 2, 4 * rank + 3 };
    int32_t recv[4];
    OK(tutti_all_to_all_i32(world, send, recv, 1));
    SAME(int32_t, recv, rank, 4 + rank, 8 + rank, 12 + rank);
}

static void V13(void)
{
    const float both[4] = { 0, 1, 2, 3 }, own[2][2] = { { 1, 2 }, { 3, 4 } };
    float recv[4];

    OK(tutti_reduce_scatter_f32(world, both, recv, 2, TUTTI_SUM));
    if (rank == 0) SAME(float, recv, 0, 2);
    if (rank == 1) SAME(float, recv, 4, 6);
    OK(tutti_all_gather_f32(world, own[rank], recv, 2));
    SAME(float, recv, 1, 2, 3, 4);
}

const case_test cases_of_values[] = {
    { "V2: averages of integers", AT(2), V2 },
    { "V3: small integers wrap, at every length", AT(2), V3 },
    { "V4: an average of equal values is that value", AT(3), V4_seven },
    { "V4: an average divides by the ranks, not by the elements", AT(2), V4_five_elements },
    { "V5: an average in f16 does not overflow on the way", AT(4), V5_average },
    { "V5: a sum in f16 overflows to infinity", AT(2), V5_sum },
    { "V6: sums of bf16", AT(2), V6 },
    { "V7: a NaN among two", AT(2), V7_of_two },
    { "V7: a NaN among four", AT(4), V7_of_four },
    { "V8: bool", AT(2), V8 },
    { "V8: bool, 256 inputs", AT_1_TO_4, V8_of_256 },
    { "V9: bitwise operators, and none on floats", AT(2), V9 },
    { "V11: the same bits on every rank", AT_2_TO_4, V11 },
    { "V12: all_to_all", AT(4), V12 },
    { "V13: reduce_scatter and all_gather", AT(2), V13 },
    { NULL, 0, NULL },
};
