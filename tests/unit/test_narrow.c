/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The conversions between narrow floats and f32, against float_reference.h: every pattern of a narrow float, and of the f32s
 * every value and midpoint of a narrow float with its neighbours, and 2^22 random ones. With TUTTI_TEST_FULL=1 all 2^32.
 * The same source is built a second time with the conversions compiled, and the program linked, with -Ofast.
 */
#include "float_reference.h"

#include "tutti/dtypes.h"

#include <CUnit/Basic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static float f32_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

#define ON_BITS(type, uint) \
    static uint32_t widen_##type(uint32_t bits) { return bits_of(tutti_##type##_to_f32((tutti_##type){ (uint)bits })); } \
    static uint32_t narrow_##type(uint32_t bits) { return tutti_f32_to_##type(f32_of(bits)).bits; }
ON_BITS(f16, uint16_t)
ON_BITS(bf16, uint16_t)
ON_BITS(f8e4m3, uint8_t)
ON_BITS(f8e5m2, uint8_t)

typedef struct {
    const reference_format *format;
    uint32_t (*widen)(uint32_t);
    uint32_t (*narrow)(uint32_t);
} conversion;

static const conversion CONVERSIONS[] = {
    { &REFERENCE_F16, widen_f16, narrow_f16 },
    { &REFERENCE_BF16, widen_bf16, narrow_bf16 },
    { &REFERENCE_F8E4M3, widen_f8e4m3, narrow_f8e4m3 },
    { &REFERENCE_F8E5M2, widen_f8e5m2, narrow_f8e5m2 },
};
enum { N_CONVERSIONS = sizeof CONVERSIONS / sizeof *CONVERSIONS };

static long mismatches; /* one assertion a loop: CUnit keeps each */

static void note(const reference_format *f, const char *direction, uint32_t in, uint32_t out, uint32_t expected)
{
    if (mismatches++ < 10) printf("\n    %s %s: %#x gave %#x, not %#x", f->name, direction, in, out, expected);
}

/* A NaN must stay one, with its sign; a quiet one where the format tells them apart. */
static bool same(const reference_format *f, uint32_t bits, uint32_t expected)
{
    if (!reference_is_nan(f, expected)) return bits == expected;
    const bool quiet = f->infinity == 0 || (bits >> (f->mantissa - 1) & 1) != 0;
    return reference_is_nan(f, bits) && bits >> (f->width - 1) == expected >> (f->width - 1) && quiet;
}

static void check_narrow(const conversion *c, uint32_t bits)
{
    const uint32_t out = c->narrow(bits), expected = reference_narrow(c->format, bits);
    if (!same(c->format, out, expected)) note(c->format, "from f32", bits, out, expected);
}

static void test_every_pattern_to_f32_and_back(void)
{
    mismatches = 0;
    for (int k = 0; k < N_CONVERSIONS; k++) {
        const conversion *c = &CONVERSIONS[k];
        for (uint32_t bits = 0; bits < 1u << c->format->width; bits++) {
            const uint32_t wide = c->widen(bits), expected = reference_widen(c->format, bits);
            if (!same(&REFERENCE_F32, wide, expected)) note(c->format, "to f32", bits, wide, expected);
            const uint32_t back = c->narrow(wide);
            if (!same(c->format, back, bits)) note(c->format, "to f32 and back", bits, back, bits);
        }
    }
    CU_ASSERT_EQUAL(mismatches, 0);
}

/* Every value, every midpoint between two, and what lies directly beside them. */
static void test_values_and_midpoints(void)
{
    mismatches = 0;
    for (int k = 0; k < N_CONVERSIONS; k++) {
        const conversion *c = &CONVERSIONS[k];
        for (uint32_t magnitude = 0; magnitude <= c->format->largest; magnitude++) {
            const uint32_t here = reference_widen(c->format, magnitude);
            const double next = reference_value(c->format, magnitude + 1);
            const uint32_t middle = reference_nearest(&REFERENCE_F32, (reference_value(c->format, magnitude) + next) / 2);
            for (uint32_t sign = 0; sign < 2; sign++) {
                for (uint32_t off = 0; off < 7; off++) {
                    if (here + off >= 3) check_narrow(c, (here + off - 3) | sign << 31);
                    if (middle + off >= 3) check_narrow(c, (middle + off - 3) | sign << 31);
                }
            }
        }
    }
    CU_ASSERT_EQUAL(mismatches, 0);
}

static void test_random_f32(void)
{
    uint64_t state = 20;

    mismatches = 0;
    for (long i = 0; i < 1L << 22; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        check_narrow(&CONVERSIONS[i % N_CONVERSIONS], (uint32_t)(state >> 32));
    }
    CU_ASSERT_EQUAL(mismatches, 0);
}

static void test_special_f32(void)
{
    static const uint32_t specials[] = { 0,          1,          0x007fffff, 0x00800000, 0x7f7fffff, 0x7f800000,
                                         0x7f800001, 0x7fbfffff, 0x7fc00000, 0x7fffffff, 0x7fa00000, 0x7f801fff };
    mismatches = 0;
    for (int k = 0; k < N_CONVERSIONS; k++) {
        for (size_t i = 0; i < sizeof specials / sizeof *specials; i++) {
            check_narrow(&CONVERSIONS[k], specials[i]);
            check_narrow(&CONVERSIONS[k], specials[i] | 0x80000000u);
        }
    }
    CU_ASSERT_EQUAL(mismatches, 0);
}

static void test_rounding_by_example(void)
{
    CU_ASSERT_EQUAL(tutti_f32_to_f8e4m3(464).bits, 0x7e); /* the midpoint of 448 and 480: to even, which is 448 */
    CU_ASSERT_EQUAL(tutti_f32_to_f8e4m3(f32_of(bits_of(464) + 1)).bits, 0x7f);
    CU_ASSERT_EQUAL(tutti_f32_to_f8e4m3(-1000).bits, 0xff);
    CU_ASSERT_EQUAL(tutti_f32_to_f8e4m3(f32_of(0xff800000u)).bits, 0xff);
    CU_ASSERT_EQUAL(tutti_f32_to_f16(65519.996f).bits, 0x7bff);
    CU_ASSERT_EQUAL(tutti_f32_to_f16(65520).bits, 0x7c00);
    CU_ASSERT_EQUAL(tutti_f32_to_bf16(f32_of(0x3f808000u)).bits, 0x3f80);
    CU_ASSERT_EQUAL(tutti_f32_to_bf16(f32_of(0x3f818000u)).bits, 0x3f82);
    CU_ASSERT_EQUAL(tutti_f32_to_f8e5m2(61440).bits, 0x7c);
    CU_ASSERT_EQUAL(bits_of(tutti_bf16_to_f32((tutti_bf16){ 1 })), 0x00010000u);
}

typedef struct {
    uint32_t code;  /* the nearest magnitude */
    double limit;   /* up to here; at it, if code is even */
} position;

/* The nearest value moves up with the number, so that none is searched for. */
static void advance(const conversion *c, position *at, uint32_t bits, double value)
{
    const reference_format *f = c->format;
    const uint32_t sign = 1u << (f->width - 1);

    while (at->code <= f->largest && (value > at->limit || (value == at->limit && at->code % 2 == 1))) {
        at->code++;
        at->limit = (reference_value(f, at->code) + reference_value(f, at->code + 1)) / 2;
    }
    const uint32_t expected = at->code > f->largest ? f->overflow : at->code;
    if (c->narrow(bits) != expected) note(f, "from f32", bits, c->narrow(bits), expected);
    bits |= 0x80000000u;
    if (c->narrow(bits) != (sign | expected)) note(f, "from f32", bits, c->narrow(bits), sign | expected);
}

static void test_every_f32(void)
{
    const char *full = getenv("TUTTI_TEST_FULL");
    position at[N_CONVERSIONS];

    if (full == NULL || strcmp(full, "1") != 0) return;
    mismatches = 0;
    for (int k = 0; k < N_CONVERSIONS; k++) at[k] = (position){ 0, reference_value(CONVERSIONS[k].format, 1) / 2 };
    for (uint32_t bits = 0; bits <= 0x7f800000u; bits++) {
        const double value = reference_value(&REFERENCE_F32, bits);
        for (int k = 0; k < N_CONVERSIONS; k++) advance(&CONVERSIONS[k], &at[k], bits, value);
    }
    for (uint32_t bits = 0x7f800001u; bits <= 0x7fffffffu; bits++) {
        for (int k = 0; k < N_CONVERSIONS; k++) check_narrow(&CONVERSIONS[k], bits);
        for (int k = 0; k < N_CONVERSIONS; k++) check_narrow(&CONVERSIONS[k], bits | 0x80000000u);
    }
    CU_ASSERT_EQUAL(mismatches, 0);
}

int main(void)
{
    if (CU_initialize_registry() != CUE_SUCCESS) return 2;
    CU_pSuite suite = CU_add_suite("narrow floats", NULL, NULL);
    CU_add_test(suite, "every pattern to f32 and back", test_every_pattern_to_f32_and_back);
    CU_add_test(suite, "values and midpoints", test_values_and_midpoints);
    CU_add_test(suite, "random f32", test_random_f32);
    CU_add_test(suite, "special f32", test_special_f32);
    CU_add_test(suite, "rounding by example", test_rounding_by_example);
    CU_add_test(suite, "every f32 (TUTTI_TEST_FULL=1)", test_every_f32);
    CU_basic_set_mode(CU_BRM_VERBOSE);
    CU_basic_run_tests();
    const unsigned failures = CU_get_number_of_failures();
    CU_cleanup_registry();
    return failures != 0;
}
