/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The library's conversions of narrow floats against the oracle's: every pattern to f32, and back from every f32 at which the
 * result may change: each number, each middle between two neighbours, and the f32 before and after it. Between those both are
 * the same, as rounding never falls.
 */
#include <CUnit/Basic.h>
#include <math.h>
#include <string.h>

#include "oracle.h"
#include "tutti/tutti.h"

static const oracle_type *type;
static float (*widen)(uint16_t bits);
static uint16_t (*narrow)(float value);
static unsigned long wrong, compared;

#define CONVERSIONS(name)                                                                                   \
    static float widen_##name(uint16_t bits)                                                                \
    {                                                                                                       \
        tutti_##name value;                                                                                 \
        memcpy(&value, &bits, sizeof value); /* of a type of 8 bits the lower half; little endian only */   \
        return tutti_##name##_to_f32(value);                                                                \
    }                                                                                                       \
    static uint16_t narrow_##name(float value)                                                              \
    {                                                                                                       \
        return tutti_f32_to_##name(value).bits;                                                             \
    }                                                                                                       \
    static void test_##name(void)                                                                           \
    {                                                                                                       \
        type = oracle_find_type(#name);                                                                     \
        widen = widen_##name;                                                                               \
        narrow = narrow_##name;                                                                             \
        compare_all();                                                                                      \
    }

static bool same(double x, double y)
{
    return (isnan(x) && isnan(y)) || (x == y && signbit(x) == signbit(y));
}

static void compare_narrow(float value)
{
    const uint16_t got = narrow(value);
    uint16_t want = 0;

    oracle_encode(type, (double)value, &want);
    ++compared;
    wrong += !(got == want || (oracle_is_nan(type, &got) && oracle_is_nan(type, &want)));
}

static void compare_around(double value)
{
    const float at = (float)value;
    compare_narrow(at);
    compare_narrow(nextafterf(at, INFINITY));
    compare_narrow(nextafterf(at, -INFINITY));
}

static void compare_all(void)
{
    const unsigned patterns = 1u << (8 * oracle_type_size(type));
    double before = 0;

    wrong = compared = 0;
    for (unsigned bits = 0; bits < patterns; ++bits) {
        const uint16_t element = (uint16_t)bits, next = (uint16_t)(bits + 1);
        const double value = oracle_decode(type, &element);
        ++compared;
        wrong += !same((double)widen(element), value);
        compare_around(value);
        if (bits + 1 < patterns && isfinite(value)) compare_around((value + oracle_decode(type, &next)) / 2);
        compare_around(value + (value - before) / 2); /* past the largest number: where overflow begins */
        before = value;
    }
    compare_around(INFINITY);
    compare_around(-INFINITY);
    for (int exponent = -149; exponent < 128; ++exponent) {
        compare_around(ldexp(1, exponent));
        compare_around(-ldexp(1.5, exponent));
    }
    CU_ASSERT_EQUAL(wrong, 0);
    CU_ASSERT_TRUE(compared > patterns);
}

CONVERSIONS(f16)
CONVERSIONS(bf16)
CONVERSIONS(f8e4m3)
CONVERSIONS(f8e5m2)

int main(void)
{
    CU_pSuite suite;
    unsigned failures;

    if (CU_initialize_registry() != CUE_SUCCESS) return 2;
    suite = CU_add_suite("conversions of narrow floats", NULL, NULL);
    if (!suite || !CU_add_test(suite, "f16", test_f16) || !CU_add_test(suite, "bf16", test_bf16) ||
        !CU_add_test(suite, "f8e4m3", test_f8e4m3) || !CU_add_test(suite, "f8e5m2", test_f8e5m2)) {
        return 2;
    }
    CU_basic_set_mode(CU_BRM_VERBOSE);
    CU_basic_run_tests();
    failures = CU_get_number_of_failures();
    CU_cleanup_registry();
    return failures != 0;
}
