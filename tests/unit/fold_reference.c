/* SPDX-License-Identifier: BSD-3-Clause */
#include "fold_reference.h"

#include "float_reference.h"

#include <string.h>

__extension__ typedef __int128 wide;
__extension__ typedef unsigned __int128 uwide;

static bool is_float(tutti_dtype dtype)
{
    return dtype >= TUTTI_F16 && dtype <= TUTTI_F8E5M2;
}

static bool is_signed(tutti_dtype dtype)
{
    return dtype == TUTTI_I8 || dtype == TUTTI_I16 || dtype == TUTTI_I32 || dtype == TUTTI_I64;
}

static const reference_format *narrow_format(tutti_dtype dtype)
{
    switch (dtype) {
    case TUTTI_F16: return &REFERENCE_F16;
    case TUTTI_BF16: return &REFERENCE_BF16;
    case TUTTI_F8E4M3: return &REFERENCE_F8E4M3;
    case TUTTI_F8E5M2: return &REFERENCE_F8E5M2;
    default: return NULL;
    }
}

bool reference_knows(int op, tutti_dtype dtype)
{
    return op >= TUTTI__OP_SUM && op <= TUTTI__OP_LXOR && dtype >= TUTTI_BOOL && dtype <= TUTTI_F8E5M2;
}

static uint64_t element_bits(tutti_dtype dtype, const void *buffer, size_t i)
{
    const size_t size = tutti__dtype_sizes[dtype];
    const unsigned char *bytes = (const unsigned char *)buffer + i * size;
    uint8_t b;
    uint16_t h;
    uint32_t w;
    uint64_t d;

    switch (size) {
    case 1: memcpy(&b, bytes, 1); return b;
    case 2: memcpy(&h, bytes, 2); return h;
    case 4: memcpy(&w, bytes, 4); return w;
    default: memcpy(&d, bytes, 8); return d;
    }
}

static void set_element(tutti_dtype dtype, void *buffer, size_t i, uint64_t bits)
{
    const size_t size = tutti__dtype_sizes[dtype];
    unsigned char *bytes = (unsigned char *)buffer + i * size;
    const uint8_t b = (uint8_t)bits;
    const uint16_t h = (uint16_t)bits;
    const uint32_t w = (uint32_t)bits;

    switch (size) {
    case 1: memcpy(bytes, &b, 1); break;
    case 2: memcpy(bytes, &h, 2); break;
    case 4: memcpy(bytes, &w, 4); break;
    default: memcpy(bytes, &bits, 8); break;
    }
}

static wide integer_at(tutti_dtype dtype, const void *buffer, size_t i)
{
    const int width = (int)tutti__dtype_sizes[dtype] * 8;
    const wide bits = (wide)element_bits(dtype, buffer, i);

    if (dtype == TUTTI_BOOL) return bits != 0;
    return is_signed(dtype) && (bits >> (width - 1)) != 0 ? bits - ((wide)1 << width) : bits;
}

static wide combine_integers(int op, wide a, wide b)
{
    switch (op) {
    case TUTTI__OP_SUM:
    case TUTTI__OP_AVG: return a + b;
    case TUTTI__OP_PROD: return (wide)((uwide)a * (uwide)b);
    case TUTTI__OP_MIN: return a < b ? a : b;
    case TUTTI__OP_MAX: return a > b ? a : b;
    case TUTTI__OP_BAND: return a & b;
    case TUTTI__OP_BOR: return a | b;
    case TUTTI__OP_BXOR: return a ^ b;
    case TUTTI__OP_LAND: return a != 0 && b != 0;
    case TUTTI__OP_LOR: return a != 0 || b != 0;
    default: return (a != 0) != (b != 0);
    }
}

static void fold_integers(int op, tutti_dtype dtype, const void *const *inputs, int n, void *out, size_t i)
{
    wide result = integer_at(dtype, inputs[0], i);

    for (int rank = 1; rank < n; rank++) result = combine_integers(op, result, integer_at(dtype, inputs[rank], i));
    if (op == TUTTI__OP_AVG) result = result / n;
    if (op >= TUTTI__OP_LAND || dtype == TUTTI_BOOL) result = result != 0; /* a sum of bools counts: is any true? */
    set_element(dtype, out, i, (uint64_t)result);
}

/* As a double, which holds every f32. */
static double float_at(tutti_dtype dtype, const void *buffer, size_t i)
{
    const uint64_t bits = element_bits(dtype, buffer, i);
    const reference_format *format = narrow_format(dtype);
    const uint32_t wide_bits = format != NULL ? reference_widen(format, (uint32_t)bits) : (uint32_t)bits;
    double number;
    float f32;

    if (dtype == TUTTI_F64) {
        memcpy(&number, &bits, 8);
        return number;
    }
    memcpy(&f32, &wide_bits, 4);
    return f32;
}

static double combine_floats(int op, tutti_dtype dtype, double a, double b)
{
    const float a32 = (float)a, b32 = (float)b;
    const bool is_f64 = dtype == TUTTI_F64;

    switch (op) {
    case TUTTI__OP_SUM:
    case TUTTI__OP_AVG: return is_f64 ? a + b : (double)(a32 + b32);
    case TUTTI__OP_PROD: return is_f64 ? a * b : (double)(a32 * b32);
    default: break;
    }
    if (isnan(a) || isnan(b)) return NAN;
    if (a == b) return (op == TUTTI__OP_MIN) == (signbit(a) != 0) ? a : b;
    return (op == TUTTI__OP_MIN) == (a < b) ? a : b;
}

static void fold_floats(int op, tutti_dtype dtype, const void *const *inputs, int n, void *out, size_t i)
{
    const reference_format *format = narrow_format(dtype);
    double result = float_at(dtype, inputs[0], i);
    uint64_t bits;
    uint32_t bits32;

    for (int rank = 1; rank < n; rank++) result = combine_floats(op, dtype, result, float_at(dtype, inputs[rank], i));
    if (op == TUTTI__OP_AVG) result = dtype == TUTTI_F64 ? result / n : (double)((float)result / (float)n);
    if (dtype == TUTTI_F64) {
        memcpy(&bits, &result, 8);
    } else {
        const float f32 = (float)result;
        memcpy(&bits32, &f32, 4);
        bits = format != NULL ? reference_narrow(format, bits32) : bits32;
    }
    set_element(dtype, out, i, bits);
}

void reference_fold(int op, tutti_dtype dtype, const void *const *inputs, int n, void *out, size_t count)
{
    for (size_t i = 0; i < count; i++) (is_float(dtype) ? fold_floats : fold_integers)(op, dtype, inputs, n, out, i);
}

bool element_is_nan(tutti_dtype dtype, const void *buffer, size_t i)
{
    const uint64_t bits = element_bits(dtype, buffer, i);

    if (dtype == TUTTI_F64) return (bits & INT64_MAX) > 0x7ff0000000000000u;
    if (dtype == TUTTI_F32) return reference_is_nan(&REFERENCE_F32, (uint32_t)bits);
    return is_float(dtype) && reference_is_nan(narrow_format(dtype), (uint32_t)bits);
}

size_t first_difference(tutti_dtype dtype, const void *a, const void *b, size_t count)
{
    size_t i = 0;

    if (memcmp(a, b, count * tutti__dtype_sizes[dtype]) == 0) return count;
    while (i < count && (element_bits(dtype, a, i) == element_bits(dtype, b, i) ||
                         (element_is_nan(dtype, a, i) && element_is_nan(dtype, b, i)))) {
        i++;
    }
    return i;
}

static uint64_t random_bits(uint64_t *state)
{
    *state += 0x9e3779b97f4a7c15u; /* Weyl steps, mixed */
    uint64_t x = *state;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* A float near 1, of either sign; its exponent is the bits between sign and mantissa. */
static uint64_t plain_float(tutti_dtype dtype, uint64_t r)
{
    const int width = (int)tutti__dtype_sizes[dtype] * 8;
    const reference_format *format = narrow_format(dtype);
    const int mantissa = dtype == TUTTI_F64 ? 52 : dtype == TUTTI_F32 ? 23 : format->mantissa;
    const uint64_t bias = dtype == TUTTI_F64 ? 1023 : dtype == TUTTI_F32 ? 127 : (uint64_t)format->bias;
    const uint64_t exponent = bias - 3 + (r >> 8) % 5;

    return (r & 1) << (width - 1) | exponent << mantissa | (r >> 11 & (((uint64_t)1 << mantissa) - 1));
}

void fill_with_data(tutti_dtype dtype, void *buffer, size_t count, uint64_t seed, int rarity)
{
    const uint64_t low = UINT64_MAX >> (64 - tutti__dtype_sizes[dtype] * 8) >> 1; /* all bits but the first */
    uint64_t state = seed;

    for (size_t i = 0; i < count; i++) {
        const uint64_t r = random_bits(&state), choice = random_bits(&state);
        uint64_t bits = r;
        if (choice % (uint64_t)rarity != 0) {
            if (is_float(dtype)) bits = plain_float(dtype, r);
            else bits = (choice >> 32) % 4 == 0 ? low + r % 5 - 2 : (choice >> 32) % 4 == 1 ? r % 7 - 3 : r;
            if (dtype == TUTTI_BOOL) bits = r % 4 == 0 ? 0 : r % 4 == 1 ? r >> 8 : 1;
        }
        if (is_float(dtype) && (choice >> 48) % 32 == 0) bits &= low + 1; /* 0 and -0 */
        set_element(dtype, buffer, i, bits);
    }
}
