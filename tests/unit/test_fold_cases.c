/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The fold on what other systems got wrong (cases V2 to V9), and what the matrix of test_fold.c cannot say: the rounding, the
 * state of the floating-point unit, many inputs, the levels.
 */
#include "core.h"
#include "fold.h"

#include <CUnit/Basic.h>
#include <fenv.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

/* out of two inputs, on every level */
#define FOLD2(op, dtype, type, expected, count, ...) \
    do { \
        static const type both[2][count] = { __VA_ARGS__ }; \
        const type want[] = expected; \
        for (int level = 0; level < TUTTI__FOLD_LEVELS; level++) { \
            type result[count]; \
            if (!tutti__fold_use((tutti__fold_level)level)) continue; \
            tutti__fold(op, dtype, (const void *const[]){ both[0], both[1] }, 2, result, count); \
            CU_ASSERT_EQUAL(memcmp(result, want, sizeof result), 0); \
        } \
    } while (0)
#define LIST(...) { __VA_ARGS__ }

static bool goes_together(int op, tutti_dtype dtype)
{
    return (tutti__op_pairs[op] >> dtype & 1) != 0;
}

static void test_v2_integer_averages(void)
{
    const int64_t large = ((int64_t)1 << 53) + 1;

    FOLD2(TUTTI_AVG, TUTTI_I64, int64_t, LIST(1, -1), 2, { 1, -1 }, { 2, -2 });
    FOLD2(TUTTI_AVG, TUTTI_I32, int32_t, LIST(2, 3, 4), 3, { 1, 2, 3 }, { 3, 4, 5 });
    FOLD2(TUTTI_AVG, TUTTI_I64, int64_t, LIST(large), 1, { ((int64_t)1 << 53) + 1 }, { ((int64_t)1 << 53) + 1 });
    FOLD2(TUTTI_AVG, TUTTI_I64, int64_t, LIST(INT64_MAX, INT64_MIN, 0), 3, { INT64_MAX, INT64_MIN, INT64_MAX },
          { INT64_MAX, INT64_MIN, INT64_MIN });
    FOLD2(TUTTI_AVG, TUTTI_U64, uint64_t, LIST(UINT64_MAX, UINT64_MAX - 1), 2, { UINT64_MAX, UINT64_MAX },
          { UINT64_MAX, UINT64_MAX - 2 });
    FOLD2(TUTTI_AVG, TUTTI_U32, uint32_t, LIST(UINT32_MAX, 0x80000000u), 2, { UINT32_MAX, UINT32_MAX }, { UINT32_MAX, 1 });
}

static void test_v3_small_integers(void)
{
    static const size_t counts[] = { 1, 15, 16, 31, 32, 33, 34, 64, 100 };
    uint8_t u8[100], sum[100];

    FOLD2(TUTTI_AVG, TUTTI_I8, int8_t, LIST(100), 1, { 100 }, { 100 });
    FOLD2(TUTTI_SUM, TUTTI_I16, int16_t, LIST(-5536), 1, { 30000 }, { 30000 });
    FOLD2(TUTTI_PROD, TUTTI_U16, uint16_t, LIST(1), 1, { 65535 }, { 65535 });
    memset(u8, 200, sizeof u8);
    for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
        int wrong = 0;
        tutti__fold(TUTTI_SUM, TUTTI_U8, (const void *const[]){ u8, u8 }, 2, sum, counts[c]);
        for (size_t i = 0; i < counts[c]; i++) wrong += sum[i] != 144;
        CU_ASSERT_EQUAL(wrong, 0);
    }
}

static void test_v4_float_averages(void)
{
    static const float seven[5] = { 7, 7, 7, 7, 7 }, a[5] = { 1, 2, 3, 4, 5 }, b[5] = { 2, 4, 6, 8, 10 };
    float out[5];

    tutti__fold(TUTTI_AVG, TUTTI_F32, (const void *const[]){ seven, seven, seven }, 3, out, 5);
    CU_ASSERT_EQUAL(memcmp(out, seven, sizeof out), 0);
    tutti__fold(TUTTI_AVG, TUTTI_F32, (const void *const[]){ a, b }, 2, out, 5);
    for (int i = 0; i < 5; i++) CU_ASSERT_EQUAL(out[i], 1.5f * (float)(i + 1));
}

static void test_v5_f16(void)
{
    const tutti_f16 x = tutti_f32_to_f16(20000), largest = tutti_f32_to_f16(65504);
    tutti_f16 out;

    tutti__fold(TUTTI_AVG, TUTTI_F16, (const void *const[]){ &x, &x, &x, &x }, 4, &out, 1);
    CU_ASSERT_EQUAL(tutti_f16_to_f32(out), tutti_f16_to_f32(x));
    tutti__fold(TUTTI_SUM, TUTTI_F16, (const void *const[]){ &largest, &largest }, 2, &out, 1);
    CU_ASSERT_EQUAL(out.bits, 0x7c00);
}

static void test_v6_bf16(void)
{
    tutti_bf16 one[16], two[16], out[16];

    for (int i = 0; i < 16; i++) {
        one[i] = tutti_f32_to_bf16(1);
        two[i] = tutti_f32_to_bf16(2);
    }
    tutti__fold(TUTTI_SUM, TUTTI_BF16, (const void *const[]){ one, two }, 2, out, 16);
    for (int i = 0; i < 16; i++) CU_ASSERT_EQUAL(tutti_bf16_to_f32(out[i]), 3);
    tutti__fold(TUTTI_SUM, TUTTI_BF16, (const void *const[]){ one, one }, 2, out, 4);
    for (int i = 0; i < 4; i++) CU_ASSERT_EQUAL(tutti_bf16_to_f32(out[i]), 2);
}

static void test_v7_nan_wherever_it_is(void)
{
    static const float numbers[] = { 1, 2, 3, 4, NAN, -NAN };
    float in[4][40], out[40];

    for (int place = 0; place < 16; place++) {
        for (int i = 0; i < 40; i++) {
            for (int rank = 0; rank < 4; rank++) in[rank][i] = numbers[rank == place % 4 && i % 3 == 0 ? 4 + place % 2 : rank];
        }
        for (int n = 2; n <= 4; n += 2) {
            const tutti_op op = place / 8 == 0 ? TUTTI_MIN : TUTTI_MAX;
            int wrong = 0;
            tutti__fold(op, TUTTI_F32, (const void *const[]){ in[0], in[1], in[2], in[3] }, n, out, 40);
            for (int i = 0; i < 40; i++) wrong += (isnan(out[i]) != 0) != (i % 3 == 0 && place % 4 < n);
            CU_ASSERT_EQUAL(wrong, 0);
        }
    }
}

static void test_zeros_are_ordered(void)
{
    static const float zero = 0.0f, minus_zero = -0.0f;
    float out;

    for (int turn = 0; turn < 2; turn++) {
        const void *const inputs[] = { turn ? &zero : &minus_zero, turn ? &minus_zero : &zero };
        tutti__fold(TUTTI_MIN, TUTTI_F32, inputs, 2, &out, 1);
        CU_ASSERT(out == 0 && signbit(out) != 0);
        tutti__fold(TUTTI_MAX, TUTTI_F32, inputs, 2, &out, 1);
        CU_ASSERT(out == 0 && signbit(out) == 0);
    }
}

static void test_v8_bool(void)
{
    static const uint8_t seven = 7, yes = 1;
    const void *inputs[256];
    uint8_t out;

    FOLD2(TUTTI_SUM, TUTTI_BOOL, uint8_t, LIST(1, 1, 1, 0), 4, { 1, 0, 1, 0 }, { 1, 1, 0, 0 });
    FOLD2(TUTTI_PROD, TUTTI_BOOL, uint8_t, LIST(1, 0, 0, 0), 4, { 1, 0, 1, 0 }, { 1, 1, 0, 0 });
    FOLD2(TUTTI_LXOR, TUTTI_BOOL, uint8_t, LIST(0, 1, 1, 0), 4, { 7, 0, 1, 0 }, { 2, 1, 0, 0 });
    FOLD2(TUTTI_BAND, TUTTI_BOOL, uint8_t, LIST(1, 0, 0, 0), 4, { 1, 0, 4, 0 }, { 2, 1, 0, 0 });
    CU_ASSERT_FALSE(goes_together(TUTTI__OP_AVG, TUTTI_BOOL));
    for (int rank = 0; rank < 256; rank++) inputs[rank] = &yes;
    tutti__fold(TUTTI_SUM, TUTTI_BOOL, inputs, 256, &out, 1);
    CU_ASSERT_EQUAL(out, 1);
    for (int op = TUTTI__OP_SUM; op <= TUTTI__OP_LXOR; op++) {
        if (!goes_together(op, TUTTI_BOOL)) continue;
        CU_ASSERT_FALSE(tutti__fold_is_copy(tutti__op_objects[op], TUTTI_BOOL));
        tutti__fold(tutti__op_objects[op], TUTTI_BOOL, (const void *const[]){ &seven }, 1, &out, 1);
        CU_ASSERT_EQUAL(out, 1);
    }
}

static void test_v9_bitwise_and_logical(void)
{
    static const int16_t in[] = { -4, 0 };
    int16_t out[2];

    FOLD2(TUTTI_BAND, TUTTI_I32, int32_t, LIST(2), 1, { 6 }, { 3 });
    FOLD2(TUTTI_BOR, TUTTI_I32, int32_t, LIST(7), 1, { 6 }, { 3 });
    FOLD2(TUTTI_BXOR, TUTTI_I32, int32_t, LIST(5), 1, { 6 }, { 3 });
    FOLD2(TUTTI_LAND, TUTTI_I32, int32_t, LIST(1, 0), 2, { 6, 6 }, { 9, 0 });
    for (int op = TUTTI__OP_BAND; op <= TUTTI__OP_LXOR; op++) {
        for (int dtype = TUTTI_F16; dtype <= TUTTI_F8E5M2; dtype++) CU_ASSERT_FALSE(goes_together(op, (tutti_dtype)dtype));
    }
    for (int op = TUTTI__OP_LAND; op <= TUTTI__OP_LXOR; op++) {
        CU_ASSERT_FALSE(tutti__fold_is_copy(tutti__op_objects[op], TUTTI_I16));
        tutti__fold(tutti__op_objects[op], TUTTI_I16, (const void *const[]){ in }, 1, out, 2);
        CU_ASSERT(out[0] == 1 && out[1] == 0);
    }
}

/* 256 + 1 + 1: rounded at each step 256, since 257 lies between 256 and 258 and goes to the even one; rounded once 258. */
static void test_narrow_floats_are_rounded_once(void)
{
    const tutti_bf16 in[3] = { tutti_f32_to_bf16(256), tutti_f32_to_bf16(1), tutti_f32_to_bf16(1) };
    tutti_bf16 out;

    tutti__fold(TUTTI_SUM, TUTTI_BF16, (const void *const[]){ &in[0], &in[1], &in[2] }, 3, &out, 1);
    CU_ASSERT_EQUAL(tutti_bf16_to_f32(out), 258);
}

/* 12.6875 / 7 is 1.8125, half way between 1.75 and 1.875, and goes to the even one; times a rounded 1 / 7 it lies above. */
static void test_narrow_averages_divide(void)
{
    static const float numbers[7] = { 1.75f, 1.75f, 1.75f, 1.75f, 1.75f, 3.75f, 0.1875f };
    tutti_f8e4m3 in[7], out;
    const void *inputs[7];

    for (int rank = 0; rank < 7; rank++) {
        in[rank] = tutti_f32_to_f8e4m3(numbers[rank]);
        inputs[rank] = &in[rank];
    }
    tutti__fold(TUTTI_AVG, TUTTI_F8E4M3, inputs, 7, &out, 1);
    CU_ASSERT_EQUAL(tutti_f8e4m3_to_f32(out), 1.75f);
}

static void test_one_input_is_copied(void)
{
    static const uint32_t bits[] = { 0x7f800001, 0xffc12345, 0x80000000, 1 }; /* a signalling NaN among them */
    uint32_t out[4] = { 0 };

    CU_ASSERT_TRUE(tutti__fold_is_copy(TUTTI_MAX, TUTTI_F32));
    CU_ASSERT_TRUE(tutti__fold_is_copy(TUTTI_AVG, TUTTI_I8));
    CU_ASSERT_TRUE(tutti__fold_is_copy(TUTTI_BAND, TUTTI_U64));
    tutti__fold(TUTTI_SUM, TUTTI_F32, (const void *const[]){ bits }, 1, out, 4);
    CU_ASSERT_EQUAL(memcmp(out, bits, sizeof out), 0);
    tutti__fold(TUTTI_AVG, TUTTI_BF16, (const void *const[]){ bits }, 1, out, 8);
    CU_ASSERT_EQUAL(memcmp(out, bits, sizeof out), 0);
}

/* Whose average is each element itself, n inputs being this one. */
static void check_average_of_same(tutti_dtype dtype, const void *in, size_t count, int n)
{
    const void **inputs = malloc((size_t)n * sizeof *inputs);
    unsigned char out[64];
    const size_t bytes = count * tutti__dtype_sizes[dtype];

    if (inputs == NULL) abort();
    for (int rank = 0; rank < n; rank++) inputs[rank] = in;
    tutti__fold(TUTTI_AVG, dtype, inputs, n, out, count);
    CU_ASSERT_EQUAL(memcmp(out, in, bytes), 0);
    free(inputs);
}

/* About as many inputs as a float holds the sum of exactly, and more. */
static void test_averages_of_very_many(void)
{
    static const int8_t i8[4] = { -128, 127, -127, 1 };
    static const uint8_t u8[4] = { 255, 254, 253, 1 };
    static const int16_t i16[4] = { -32768, 32767, -32767, 32765 };
    static const uint16_t u16[4] = { 65535, 65534, 65533, 65531 };
    static const int32_t i32[4] = { INT32_MIN, INT32_MAX, INT32_MIN + 1, INT32_MAX - 2 };
    static const uint32_t u32[4] = { UINT32_MAX, UINT32_MAX - 1, UINT32_MAX - 2, UINT32_MAX - 4 };
    static const int many[] = { 255, 256, 257, 513, 1025, 2000001 };
    static const int most[] = { (1 << 20) - 1, 1 << 20, (1 << 20) + 1, (1 << 22) + 5 };

    for (size_t i = 0; i < sizeof many / sizeof *many; i++) {
        check_average_of_same(TUTTI_I8, i8, 4, many[i]);
        check_average_of_same(TUTTI_U8, u8, 4, many[i]);
        check_average_of_same(TUTTI_I16, i16, 4, many[i]);
        check_average_of_same(TUTTI_U16, u16, 4, many[i]);
    }
    for (size_t i = 0; i < sizeof most / sizeof *most; i++) {
        check_average_of_same(TUTTI_I32, i32, 4, most[i]);
        check_average_of_same(TUTTI_U32, u32, 4, most[i]);
    }
}

/* Past 2^24 an f32 no longer moves by 1, and a sum kept in one would stay where it is. */
static void test_average_past_the_exact_range_of_a_float(void)
{
    enum { HALF = 140000 };
    static const int8_t most = 127, one = 1;
    const void **inputs = malloc(2 * HALF * sizeof *inputs);
    int8_t out = 0;

    if (inputs == NULL) abort();
    for (int rank = 0; rank < 2 * HALF; rank++) inputs[rank] = rank < HALF ? &most : &one;
    tutti__fold(TUTTI_AVG, TUTTI_I8, inputs, 2 * HALF, &out, 1);
    CU_ASSERT_EQUAL(out, 64);
    free(inputs);
}

static void test_divide(void)
{
    float f32[] = { 21, -1, 1 };
    double f64[] = { 21, -1, 1 };

    tutti__divide(TUTTI_F32, f32, 3, 3);
    tutti__divide(TUTTI_F64, f64, 3, 3);
    CU_ASSERT(f32[0] == 7 && f32[1] == -1.0f / 3 && f32[2] == 1.0f / 3);
    CU_ASSERT(f64[0] == 7 && f64[1] == -1.0 / 3 && f64[2] == 1.0 / 3);
    tutti__divide(TUTTI_F32, NULL, 0, 3);
}

/* What a caller did to its floating-point unit changes no result, and is still so afterwards. */
static void check_in_this_state(void)
{
    static const uint32_t small[2] = { 3, 0x80000001u }, one[2] = { 0x3f800000u, 0x3f800000u };
    static const uint16_t small_bf16[2] = { 5, 0x8001u };
    uint32_t out[2] = { 0 };
    uint16_t out16[2] = { 0 };

    tutti__fold(TUTTI_SUM, TUTTI_F32, (const void *const[]){ small, small }, 2, out, 2);
    CU_ASSERT(out[0] == 6 && out[1] == 0x80000002u);
    tutti__fold(TUTTI_SUM, TUTTI_F32, (const void *const[]){ one, small }, 2, out, 2);
    CU_ASSERT(out[0] == one[0] && out[1] == one[0]);
    tutti__fold(TUTTI_MAX, TUTTI_F32, (const void *const[]){ small, small }, 2, out, 2);
    CU_ASSERT(out[0] == 3 && out[1] == 0x80000001u);
    tutti__fold(TUTTI_SUM, TUTTI_BF16, (const void *const[]){ small_bf16, small_bf16 }, 2, out16, 2);
    CU_ASSERT(out16[0] == 10 && out16[1] == 0x8002u);
    memcpy(out, one, sizeof out);
    tutti__divide(TUTTI_F32, out, 2, 3);
    CU_ASSERT(out[0] == 0x3eaaaaabu);
    CU_ASSERT_EQUAL(tutti_f32_to_bf16(1.00390625f).bits, 0x3f80); /* half way: to even */
}

static void test_state_of_the_floating_point_unit(void)
{
    check_in_this_state();
    fesetround(FE_UPWARD);
    check_in_this_state();
    CU_ASSERT_EQUAL(fegetround(), FE_UPWARD);
    fesetround(FE_DOWNWARD);
    check_in_this_state();
    fesetround(FE_TONEAREST);
#if defined(__x86_64__)
    const unsigned before = _mm_getcsr();
    _mm_setcsr(before | 0x8040u); /* as a program linked with -ffast-math has it; read back, as Valgrind lacks these bits */
    const unsigned flushing = _mm_getcsr() & 0x8040u;
    check_in_this_state();
    CU_ASSERT_EQUAL(_mm_getcsr() & 0x8040u, flushing);
    _mm_setcsr(before);
#endif
}

static void *first_use(void *out)
{
    static const int32_t two = 2;
    tutti__fold(TUTTI_SUM, TUTTI_I32, (const void *const[]){ &two, &two }, 2, out, 1);
    return NULL;
}

static void test_levels(void)
{
    pthread_t threads[4];
    int32_t out[4] = { 0 };
    tutti__fold_level best;

    for (int i = 0; i < 4; i++) CU_ASSERT_EQUAL(pthread_create(&threads[i], NULL, first_use, &out[i]), 0);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
    for (int i = 0; i < 4; i++) CU_ASSERT_EQUAL(out[i], 4);
    best = tutti__fold_used();
    CU_ASSERT_FALSE(tutti__fold_use(TUTTI__FOLD_LEVELS));
    CU_ASSERT_EQUAL(tutti__fold_used(), best);
    CU_ASSERT_TRUE(tutti__fold_use(TUTTI__FOLD_PLAIN));
    CU_ASSERT_EQUAL(tutti__fold_used(), TUTTI__FOLD_PLAIN);
    CU_ASSERT_TRUE(tutti__fold_use(best));
}

int main(void)
{
    if (CU_initialize_registry() != CUE_SUCCESS) return 2;
    fesetenv(FE_DFL_ENV);
    CU_pSuite suite = CU_add_suite("fold, by example", NULL, NULL);
    CU_add_test(suite, "levels", test_levels); /* first: the choice is made by whoever comes first */
    CU_add_test(suite, "V2: averages of integers", test_v2_integer_averages);
    CU_add_test(suite, "V3: small integers", test_v3_small_integers);
    CU_add_test(suite, "V4: averages of floats", test_v4_float_averages);
    CU_add_test(suite, "V5: f16", test_v5_f16);
    CU_add_test(suite, "V6: bf16", test_v6_bf16);
    CU_add_test(suite, "V7: a NaN, wherever it is", test_v7_nan_wherever_it_is);
    CU_add_test(suite, "zeros are ordered", test_zeros_are_ordered);
    CU_add_test(suite, "V8: bool", test_v8_bool);
    CU_add_test(suite, "V9: bitwise and logical", test_v9_bitwise_and_logical);
    CU_add_test(suite, "narrow floats are rounded once", test_narrow_floats_are_rounded_once);
    CU_add_test(suite, "averages of narrow floats divide", test_narrow_averages_divide);
    CU_add_test(suite, "one input is copied", test_one_input_is_copied);
    CU_add_test(suite, "averages of very many", test_averages_of_very_many);
    CU_add_test(suite, "average past the exact range of a float", test_average_past_the_exact_range_of_a_float);
    CU_add_test(suite, "divide", test_divide);
    CU_add_test(suite, "state of the floating-point unit", test_state_of_the_floating_point_unit);
    CU_basic_set_mode(CU_BRM_VERBOSE);
    CU_basic_run_tests();
    const unsigned failures = CU_get_number_of_failures();
    CU_cleanup_registry();
    return failures != 0;
}
