/* SPDX-License-Identifier: BSD-3-Clause */
#include "oracle.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Wide enough for every exact sum of 64-bit integers, and for their products modulo 2^64. */
__extension__ typedef __int128 wide;
__extension__ typedef unsigned __int128 unsigned_wide;

/*
 * Collectives. Where element i of what the rank receives comes from; the words are rank, size, root, count and i.
 *   FROM(rank, index)         that rank's input, byte for byte
 *   FOLD(first, last, index)  the inputs of these ranks combined
 *   AT_ROOT(...)              only the root receives
 */
#define COLLECTIVES                                                    \
    EXPECT(barrier, NOTHING)                                           \
    EXPECT(broadcast, FROM(root, i))                                   \
    EXPECT(reduce, AT_ROOT(FOLD(0, size - 1, i)))                      \
    EXPECT(all_reduce, FOLD(0, size - 1, i))                           \
    EXPECT(all_gather, FROM((int)(i / count), i % count))              \
    EXPECT(gather, AT_ROOT(FROM((int)(i / count), i % count)))         \
    EXPECT(scatter, FROM(root, (size_t)rank * count + i))              \
    EXPECT(reduce_scatter, FOLD(0, size - 1, (size_t)rank * count + i)) \
    EXPECT(all_to_all, FROM((int)(i / count), (size_t)rank * count + i % count))

/*
 * Operators. Per kind of type: what a combination begins with, and what becomes of it (a, x, p) with the next input (b, y, q).
 * Integers are exact here and cut to their type's bits at the end; reals are rounded to f32 at each step where the type is no
 * wider than that. The last word: DIVIDE by the number of inputs at the end, or KEEP.
 *
 *   name, kinds of type, inputs, integers, reals, truth, at the end
 */
#define ALL (ORACLE_TRUTH | ORACLE_INTEGER | ORACLE_REAL)
#define WHOLE (ORACLE_TRUTH | ORACLE_INTEGER)
#define NUMBERS (ORACLE_INTEGER | ORACLE_REAL)
#define OPERATORS                                                                                                     \
    OPERATOR(sum, ALL, ORACLE_SUMS, 0, a + b, -0.0, x + y, false, p || q, KEEP)                                       \
    OPERATOR(prod, ALL, ORACLE_PRODUCTS, 1, times(a, b), 1.0, x * y, true, p && q, KEEP)                              \
    OPERATOR(min, ALL, ORACLE_ANY, highest(), b < a ? b : a, INFINITY, smaller(x, y), true, p && q, KEEP)             \
    OPERATOR(max, ALL, ORACLE_ANY, -highest(), b > a ? b : a, -INFINITY, -smaller(-x, -y), false, p || q, KEEP)       \
    OPERATOR(avg, NUMBERS, ORACLE_SUMS, 0, a + b, -0.0, x + y, false, false, DIVIDE)                                  \
    OPERATOR(band, WHOLE, ORACLE_ANY, -1, a & b, 0.0, 0.0, true, p && q, KEEP)                                        \
    OPERATOR(bor, WHOLE, ORACLE_ANY, 0, a | b, 0.0, 0.0, false, p || q, KEEP)                                         \
    OPERATOR(bxor, WHOLE, ORACLE_ANY, 0, a ^ b, 0.0, 0.0, false, p != q, KEEP)                                        \
    OPERATOR(land, WHOLE, ORACLE_ANY, 1, a && b, 0.0, 0.0, true, p && q, KEEP)                                        \
    OPERATOR(lor, WHOLE, ORACLE_ANY, 0, a || b, 0.0, 0.0, false, p || q, KEEP)                                        \
    OPERATOR(lxor, WHOLE, ORACLE_ANY, 0, !a != !b, 0.0, 0.0, false, p != q, KEEP)

/* Element types. FLOAT: as IEEE 754; FINITE: all ones are NaN, all else is a number. Last: bits of exponent, of mantissa. */
enum { TRUTH, SIGNED, UNSIGNED, FLOAT, FINITE };
struct oracle_type {
    const char *name;
    int kind, bits, exponent, mantissa;
};
static const oracle_type types[] = {
    { "bool", TRUTH, 8, 0, 0 },
    { "i8", SIGNED, 8, 0, 0 },
    { "u8", UNSIGNED, 8, 0, 0 },
    { "i16", SIGNED, 16, 0, 0 },
    { "u16", UNSIGNED, 16, 0, 0 },
    { "i32", SIGNED, 32, 0, 0 },
    { "u32", UNSIGNED, 32, 0, 0 },
    { "i64", SIGNED, 64, 0, 0 },
    { "u64", UNSIGNED, 64, 0, 0 },
    { "f16", FLOAT, 16, 5, 10 },
    { "bf16", FLOAT, 16, 8, 7 },
    { "f32", FLOAT, 32, 8, 23 },
    { "f64", FLOAT, 64, 11, 52 },
    { "f8e4m3", FINITE, 8, 4, 3 },
    { "f8e5m2", FLOAT, 8, 5, 2 },
};

/* ---- collectives ---------------------------------------------------------------------------------------------------- */

static oracle_source source(int what, int first, int last, size_t index)
{
    oracle_source made = { ORACLE_NOTHING, first, last, index };
    if (what == ORACLE_COPY) made.what = ORACLE_COPY;
    if (what == ORACLE_FOLD) made.what = ORACLE_FOLD;
    return made;
}

struct oracle_collective {
    const char *name;
    oracle_source (*expect)(int rank, int size, int root, size_t count, size_t i);
};

#define NOTHING source(ORACLE_NOTHING, 0, 0, 0)
#define FROM(rank, index) source(ORACLE_COPY, rank, rank, index)
#define FOLD(first, last, index) source(ORACLE_FOLD, first, last, index)
#define AT_ROOT(what) rank == root ? what : NOTHING
#define EXPECT(name, what)                                                                      \
    static oracle_source expect_##name(int rank, int size, int root, size_t count, size_t i)    \
    {                                                                                           \
        (void)rank, (void)size, (void)root, (void)count, (void)i;                               \
        return what;                                                                            \
    }
COLLECTIVES
#undef EXPECT
#define EXPECT(name, what) { #name, expect_##name },
static const oracle_collective collectives[] = { COLLECTIVES };
#undef EXPECT

oracle_source oracle_expect(const oracle_collective *collective, const oracle_call *call, size_t i)
{
    return collective->expect(call->rank, call->size, call->root, call->count, i);
}

/* ---- operators ------------------------------------------------------------------------------------------------------ */

static wide times(wide a, wide b)
{
    return (wide)((unsigned_wide)a * (unsigned_wide)b);
}

/* Above every integer of 64 bits, and so is its negative below. */
static wide highest(void)
{
    return (wide)1 << 100;
}

/* NaN if one is; -0 is smaller than +0. */
static double smaller(double x, double y)
{
    if (isnan(x) || isnan(y)) return NAN;
    return x < y || (x == y && signbit(x)) ? x : y;
}

struct oracle_operator {
    const char *name;
    unsigned kinds;
    oracle_values values;
    wide (*integers)(bool begin, wide a, wide b);
    double (*reals)(bool begin, double x, double y);
    bool (*truth)(bool begin, bool p, bool q);
    bool divides;
};

enum { KEEP, DIVIDE };
#define OPERATOR(name, kinds, values, integer, integers, real, reals, truth, truths, end) \
    static wide integers_##name(bool begin, wide a, wide b)                               \
    {                                                                                     \
        (void)a, (void)b;                                                                 \
        return begin ? integer : (wide)(integers);                                        \
    }                                                                                     \
    static double reals_##name(bool begin, double x, double y)                            \
    {                                                                                     \
        (void)x, (void)y;                                                                 \
        return begin ? real : (reals);                                                    \
    }                                                                                     \
    static bool truth_##name(bool begin, bool p, bool q)                                  \
    {                                                                                     \
        (void)p, (void)q;                                                                 \
        return begin ? truth : (truths);                                                  \
    }
OPERATORS
#undef OPERATOR
#define OPERATOR(name, kinds, values, integer, integers, real, reals, truth, truths, end) \
    { #name, kinds, values, integers_##name, reals_##name, truth_##name, end },
static const oracle_operator operators[] = { OPERATORS };
#undef OPERATOR

/* ---- elements ------------------------------------------------------------------------------------------------------- */

static uint64_t load(const oracle_type *type, const void *element)
{
    uint8_t bits8;
    uint16_t bits16;
    uint32_t bits32;
    uint64_t bits64;
    switch (type->bits) {
    case 8: memcpy(&bits8, element, sizeof bits8); return bits8;
    case 16: memcpy(&bits16, element, sizeof bits16); return bits16;
    case 32: memcpy(&bits32, element, sizeof bits32); return bits32;
    default: memcpy(&bits64, element, sizeof bits64); return bits64;
    }
}

static void store(const oracle_type *type, uint64_t bits, void *element)
{
    const uint8_t bits8 = (uint8_t)bits;
    const uint16_t bits16 = (uint16_t)bits;
    const uint32_t bits32 = (uint32_t)bits;
    switch (type->bits) {
    case 8: memcpy(element, &bits8, sizeof bits8); break;
    case 16: memcpy(element, &bits16, sizeof bits16); break;
    case 32: memcpy(element, &bits32, sizeof bits32); break;
    default: memcpy(element, &bits, sizeof bits); break;
    }
}

static wide load_integer(const oracle_type *type, const void *element)
{
    const uint64_t bits = load(type, element);
    const bool negative = type->kind == SIGNED && bits >> (type->bits - 1) & 1;
    return negative ? (wide)bits - ((wide)1 << type->bits) : (wide)bits;
}

static uint64_t ones(int n)
{
    return n == 64 ? UINT64_MAX : ((uint64_t)1 << n) - 1;
}

static int bias(const oracle_type *type)
{
    return (1 << (type->exponent - 1)) - 1;
}

/* The magnitude that a number becomes which is too large: infinity, or NaN where the type has none. */
static uint64_t overflow(const oracle_type *type)
{
    return type->kind == FINITE ? ones(type->bits - 1) : ones(type->exponent) << type->mantissa;
}

double oracle_decode(const oracle_type *type, const void *element)
{
    const uint64_t bits = load(type, element), magnitude = bits & ones(type->bits - 1);
    const int field = (int)(magnitude >> type->mantissa);
    const uint64_t fraction = magnitude & ones(type->mantissa);
    double value;

    if (magnitude >= overflow(type)) {
        value = type->kind == FINITE || fraction ? NAN : INFINITY;
    } else if (field == 0) {
        value = ldexp((double)fraction, 1 - bias(type) - type->mantissa);
    } else {
        value = ldexp((double)(fraction + ((uint64_t)1 << type->mantissa)), field - bias(type) - type->mantissa);
    }
    return bits >> (type->bits - 1) ? -value : value;
}

static uint64_t real_bits(const oracle_type *type, double value)
{
    const uint64_t sign = signbit(value) ? (uint64_t)1 << (type->bits - 1) : 0;
    const double magnitude = fabs(value);
    int exponent, unit;
    uint64_t bits;

    if (isnan(value)) return sign | ones(type->bits - 1);
    if (isinf(value)) return sign | overflow(type);
    if (magnitude == 0) return sign;
    (void)frexp(magnitude, &exponent); /* 2^(exponent - 1) <= magnitude */
    if (exponent < 2 - bias(type)) exponent = 2 - bias(type);
    unit = exponent - 1 - type->mantissa; /* the last place of the mantissa counts 2^unit */
    bits = (uint64_t)nearbyint(ldexp(magnitude, -unit));
    bits += (uint64_t)(exponent - 2 + bias(type)) << type->mantissa; /* the leading one counts as one more */
    return sign | (bits < overflow(type) ? bits : overflow(type));
}

void oracle_encode(const oracle_type *type, double value, void *out)
{
    const bool real = oracle_kind_of(type) == ORACLE_REAL;
    store(type, real ? real_bits(type, value) : (uint64_t)(value < 0 ? (int64_t)value : (int64_t)(uint64_t)value), out);
}

bool oracle_is_nan(const oracle_type *type, const void *element)
{
    return oracle_kind_of(type) == ORACLE_REAL && isnan(oracle_decode(type, element));
}

void oracle_print(const oracle_type *type, const void *element, char *text, size_t size)
{
    const unsigned long long bits = load(type, element);
    switch (type->kind) {
    case FLOAT:
    case FINITE: snprintf(text, size, "0x%0*llx (%g)", type->bits / 4, bits, oracle_decode(type, element)); break;
    case SIGNED: snprintf(text, size, "%lld", (long long)load_integer(type, element)); break;
    default: snprintf(text, size, "%llu", bits); break;
    }
}

/* ---- folding -------------------------------------------------------------------------------------------------------- */

static void fold_truth(const oracle_operator *op, const void *const *elements, int n, void *out)
{
    bool all = op->truth(true, false, false);
    for (int k = 0; k < n; ++k) all = op->truth(false, all, *(const unsigned char *)elements[k] != 0);
    *(unsigned char *)out = all;
}

static void fold_integers(const oracle_operator *op, const oracle_type *type, const void *const *elements, int n, void *out)
{
    wide all = op->integers(true, 0, 0);
    for (int k = 0; k < n; ++k) all = op->integers(false, all, load_integer(type, elements[k]));
    store(type, (uint64_t)(op->divides ? all / n : all), out);
}

/* In double an operation on two f32 has the bits to be rounded to f32 once more without harm. */
static double rounded(const oracle_type *type, double value)
{
    return type->bits > 32 ? value : (double)(float)value;
}

static void fold_reals(const oracle_operator *op, const oracle_type *type, const void *const *elements, int n, void *out)
{
    double all = op->reals(true, 0, 0);
    for (int k = 0; k < n; ++k) all = rounded(type, op->reals(false, all, oracle_decode(type, elements[k])));
    store(type, real_bits(type, op->divides ? rounded(type, all / n) : all), out);
}

void oracle_fold(const oracle_operator *op, const oracle_type *type, const void *const *elements, int n, void *out)
{
    switch (oracle_kind_of(type)) {
    case ORACLE_TRUTH: fold_truth(op, elements, n, out); break;
    case ORACLE_INTEGER: fold_integers(op, type, elements, n, out); break;
    case ORACLE_REAL: fold_reals(op, type, elements, n, out); break;
    }
}

/* ---- by name -------------------------------------------------------------------------------------------------------- */

#define FIND(table, wanted)                                                                      \
    for (size_t at = 0; at < sizeof(table) / sizeof *(table); ++at)                              \
        if (strcmp((table)[at].name, wanted) == 0) return &(table)[at];                          \
    return NULL

const oracle_type *oracle_find_type(const char *name)
{
    FIND(types, name);
}

const oracle_operator *oracle_find_operator(const char *name)
{
    FIND(operators, name);
}

const oracle_collective *oracle_find_collective(const char *name)
{
    FIND(collectives, name);
}

size_t oracle_type_size(const oracle_type *type)
{
    return (size_t)type->bits / 8;
}

bool oracle_goes_with(const oracle_operator *op, const oracle_type *type)
{
    return op->kinds & (unsigned)oracle_kind_of(type);
}

oracle_kind oracle_kind_of(const oracle_type *type)
{
    if (type->kind == TRUTH) return ORACLE_TRUTH;
    return type->kind == SIGNED || type->kind == UNSIGNED ? ORACLE_INTEGER : ORACLE_REAL;
}

oracle_values oracle_values_of(const oracle_operator *op)
{
    return op->values;
}

int oracle_mantissa_bits(const oracle_type *type)
{
    return type->mantissa;
}

int oracle_highest_exponent(const oracle_type *type)
{
    return type->kind == FINITE ? bias(type) + 1 : bias(type);
}
