/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Narrow floats to f32 and back, as inline functions on bits: narrow.c makes the public functions of them, the fold its
 * kernels. Branch-free selections on integers, so that loops over them vectorise.
 *
 * No floating-point operation takes part (but the conversion of a small integer, which is exact), so neither -ffast-math nor
 * the rounding mode nor a processor that flushes subnormals changes a result. Rounding is to nearest, ties to even. A NaN
 * stays a NaN: its sign and the upper bits of its payload are kept and it is made quiet.
 *
 * Layouts: f16 IEEE 754 binary16; bf16 the upper half of an f32; f8e4m3 and f8e5m2 as in "OCP 8-bit Floating Point
 * Specification (OFP8)", revision 1.0: f8e5m2 is like IEEE; f8e4m3 has no infinity, its only NaN is S.1111.111, and 448 is its
 * largest number.
 */
#ifndef TUTTI_CORE_NARROW_H
#define TUTTI_CORE_NARROW_H

#include <stdint.h>
#include <string.h>

static inline uint32_t tutti__bits_of_f32(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline float tutti__f32_of_bits(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/*
 * The bits of the f32 that has the value of a narrow float.
 * mantissa: stored bits of the mantissa; bias: of the exponent; largest: the largest number; last: the largest magnitude that
 * is not a NaN (infinity, or largest where there is none). All are constants where this is called.
 */
static inline uint32_t tutti__widen(uint32_t magnitude, int mantissa, int bias, uint32_t largest, uint32_t last)
{
    const uint32_t normal = (magnitude << (23 - mantissa)) + ((uint32_t)(127 - bias) << 23);
    /* A subnormal is its magnitude times 2^(1 - bias - mantissa): convert, then lower the exponent. Zero has none to lower. */
    const uint32_t scaled = tutti__bits_of_f32((float)(int32_t)magnitude) - ((uint32_t)(bias - 1 + mantissa) << 23);
    /* Masks, since a compiler turns a selection into a jump around the conversion, which then does not vectorise. */
    const uint32_t is_small = 0u - (uint32_t)(magnitude < (1u << mantissa));
    const uint32_t not_zero = 0u - (uint32_t)(magnitude != 0);
    uint32_t bits = (normal & ~is_small) | (scaled & is_small & not_zero);

    bits |= magnitude > largest ? 0x7f800000u : 0;
    bits |= magnitude > last ? 0x00400000u : 0;
    return bits;
}

/* The magnitude of the narrow float nearest to an f32 of these bits without sign. Parameters as above; nan: the quiet NaN. */
static inline uint32_t tutti__round(uint32_t bits, int mantissa, int bias, uint32_t largest, uint32_t nan, uint32_t overflow)
{
    const uint32_t drop = 23u - (uint32_t)mantissa;
    const uint32_t first_normal = (uint32_t)(127 - bias + 1) << 23;
    /* Adding half less one, plus the bit that will be the last, rounds to even; a carry goes into the exponent, as it should. */
    const uint32_t rebased = bits - ((uint32_t)(127 - bias) << 23);
    const uint32_t normal = (rebased + ((1u << (drop - 1)) - 1) + ((rebased >> drop) & 1)) >> drop;
    /* Below the first normal number the exponent is fixed, so that more of the mantissa is dropped: at 25 bits, all of it. */
    const uint32_t full = (bits & 0x007fffffu) | 0x00800000u;
    const uint32_t wanted = drop + (uint32_t)(127 - bias + 1) - (bits >> 23);
    const uint32_t shift = wanted - 1u > 24u ? 25u : wanted; /* for normal numbers it may be 0 or wrap, and is not used */
    const uint32_t subnormal = (full + ((1u << (shift - 1)) - 1) + ((full >> shift) & 1)) >> shift;
    uint32_t magnitude = bits < first_normal ? subnormal : normal;

    magnitude = magnitude > largest ? overflow : magnitude;
    return bits > 0x7f800000u ? nan | ((bits >> drop) & ((1u << (mantissa - 1)) - 1)) : magnitude;
}

static inline float tutti__widen_f16(uint16_t x)
{
    const uint32_t sign = (uint32_t)(x & 0x8000u) << 16;
    return tutti__f32_of_bits(sign | tutti__widen(x & 0x7fffu, 10, 15, 0x7bffu, 0x7c00u));
}

static inline uint16_t tutti__narrow_f16(float value)
{
    const uint32_t bits = tutti__bits_of_f32(value);
    return (uint16_t)(((bits >> 16) & 0x8000u) | tutti__round(bits & 0x7fffffffu, 10, 15, 0x7bffu, 0x7e00u, 0x7c00u));
}

/* bf16 has the exponent of an f32, so that subnormals need no care. */
static inline float tutti__widen_bf16(uint16_t x)
{
    const uint32_t bits = (uint32_t)x << 16;
    return tutti__f32_of_bits(bits | ((bits & 0x7fffffffu) > 0x7f800000u ? 0x00400000u : 0));
}

static inline uint16_t tutti__narrow_bf16(float value)
{
    const uint32_t bits = tutti__bits_of_f32(value);
    const uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1)) >> 16;
    return (uint16_t)((bits & 0x7fffffffu) > 0x7f800000u ? (bits >> 16) | 0x0040u : rounded);
}

static inline float tutti__widen_f8e4m3(uint8_t x)
{
    const uint32_t sign = (uint32_t)(x & 0x80u) << 24;
    return tutti__f32_of_bits(sign | tutti__widen(x & 0x7fu, 3, 7, 0x7eu, 0x7eu));
}

static inline uint8_t tutti__narrow_f8e4m3(float value)
{
    const uint32_t bits = tutti__bits_of_f32(value);
    return (uint8_t)(((bits >> 24) & 0x80u) | tutti__round(bits & 0x7fffffffu, 3, 7, 0x7eu, 0x7fu, 0x7fu));
}

static inline float tutti__widen_f8e5m2(uint8_t x)
{
    const uint32_t sign = (uint32_t)(x & 0x80u) << 24;
    return tutti__f32_of_bits(sign | tutti__widen(x & 0x7fu, 2, 15, 0x7bu, 0x7cu));
}

static inline uint8_t tutti__narrow_f8e5m2(float value)
{
    const uint32_t bits = tutti__bits_of_f32(value);
    return (uint8_t)(((bits >> 24) & 0x80u) | tutti__round(bits & 0x7fffffffu, 2, 15, 0x7bu, 0x7eu, 0x7cu));
}

#endif
