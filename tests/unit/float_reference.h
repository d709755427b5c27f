/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Narrow floats by another road than the library's: values as doubles, found with ldexp and by searching in a table of all
 * values. Doubles hold every value and every midpoint here exactly, and none of them is a subnormal double, so that this is
 * right in a program that flushes subnormals, too.
 */
#ifndef TUTTI_TESTS_FLOAT_REFERENCE_H
#define TUTTI_TESTS_FLOAT_REFERENCE_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const char *name;
    int width, mantissa, bias;
    uint32_t largest;  /* magnitude of the largest number */
    uint32_t infinity; /* magnitude of infinity; 0: there is none */
    uint32_t overflow; /* what a number becomes that is too large */
} reference_format;

static const reference_format REFERENCE_F16 = { "f16", 16, 10, 15, 0x7bff, 0x7c00, 0x7c00 };
static const reference_format REFERENCE_BF16 = { "bf16", 16, 7, 127, 0x7f7f, 0x7f80, 0x7f80 };
static const reference_format REFERENCE_F8E4M3 = { "f8e4m3", 8, 3, 7, 0x7e, 0, 0x7f };
static const reference_format REFERENCE_F8E5M2 = { "f8e5m2", 8, 2, 15, 0x7b, 0x7c, 0x7c };
static const reference_format REFERENCE_F32 = { "f32", 32, 23, 127, 0x7f7fffff, 0x7f800000, 0x7f800000 };

/* The number that a magnitude stands for, as if every exponent were one of numbers. */
static inline double reference_value(const reference_format *f, uint32_t magnitude)
{
    const int exponent = (int)(magnitude >> f->mantissa);
    const double fraction = magnitude & ((1u << f->mantissa) - 1);

    if (exponent == 0) return ldexp(fraction, 1 - f->bias - f->mantissa);
    return ldexp(fraction + ldexp(1, f->mantissa), exponent - f->bias - f->mantissa);
}

static inline bool reference_is_nan(const reference_format *f, uint32_t bits)
{
    const uint32_t magnitude = bits & ((1u << (f->width - 1)) - 1);
    return magnitude > f->largest && (f->infinity == 0 || magnitude > f->infinity);
}

/* The magnitude whose value is nearest; of two equally near the even one. Values past the largest count as numbers here. */
static inline uint32_t reference_nearest(const reference_format *f, double value)
{
    uint32_t low = 0, high = f->largest + 1;

    if (value >= reference_value(f, high)) return f->overflow;
    while (high - low > 1) { /* value(low) <= value < value(high) */
        const uint32_t middle = (low + high) / 2;
        if (reference_value(f, middle) <= value) low = middle;
        else high = middle;
    }
    const double below = value - reference_value(f, low), above = reference_value(f, high) - value;
    const uint32_t best = below < above || (below == above && low % 2 == 0) ? low : high;
    return best > f->largest ? f->overflow : best;
}

/* Bits of an f32 from bits of a narrow float; a NaN gives any NaN. */
static inline uint32_t reference_widen(const reference_format *f, uint32_t bits)
{
    const uint32_t magnitude = bits & ((1u << (f->width - 1)) - 1);
    const uint32_t sign = bits >> (f->width - 1) << 31;
    int exponent;

    if (reference_is_nan(f, bits)) return sign | 0x7fc00000u;
    if (magnitude > f->largest) return sign | 0x7f800000u;
    if (magnitude == 0) return sign;
    const double fraction = frexp(reference_value(f, magnitude), &exponent); /* 0.5 <= fraction < 1 */
    if (exponent >= -125) return sign | ((uint32_t)(exponent + 126) << 23) | (uint32_t)(ldexp(fraction, 24) - 8388608.0);
    return sign | (uint32_t)ldexp(fraction, exponent + 149);
}

/* Bits of a narrow float from bits of an f32; a NaN gives any NaN. */
static inline uint32_t reference_narrow(const reference_format *f, uint32_t bits)
{
    const uint32_t sign = bits >> 31 << (f->width - 1);

    if (reference_is_nan(&REFERENCE_F32, bits)) return sign | ((1u << (f->width - 1)) - 1);
    if ((bits & 0x7fffffffu) == 0x7f800000u) return sign | f->overflow;
    return sign | reference_nearest(f, reference_value(&REFERENCE_F32, bits & 0x7fffffffu));
}

#endif
