/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The inputs. Each position has a mode, the same on all ranks, which says what kind of values meet there; each rank draws its
 * own value of that kind.
 */
#include "oracle.h"

#include <math.h>
#include <string.h>

static uint64_t mixed(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static void put_bits(const oracle_type *type, uint64_t bits, void *out)
{
    const uint8_t bits8 = (uint8_t)bits;
    const uint16_t bits16 = (uint16_t)bits;
    const uint32_t bits32 = (uint32_t)bits;
    switch (oracle_type_size(type)) {
    case 1: memcpy(out, &bits8, sizeof bits8); break;
    case 2: memcpy(out, &bits16, sizeof bits16); break;
    case 4: memcpy(out, &bits32, sizeof bits32); break;
    default: memcpy(out, &bits, sizeof bits); break;
    }
}

/* Often 0, so that every rank's may be; true bytes differ, in the bit that a careless "and" would look at as well. */
static uint64_t truth(uint64_t draw)
{
    static const unsigned char bytes[] = { 0, 0, 0, 0, 1, 7, 128, 255 };
    return bytes[draw % sizeof bytes];
}

/* Any bits; the ends of the range, which wrap; small ones of either sign, whose average is cut toward zero; zeros. */
static uint64_t integer(const oracle_type *type, uint64_t mode, uint64_t draw)
{
    const int bits = (int)oracle_type_size(type) * 8;
    const uint64_t top = (uint64_t)1 << (bits - 1);
    switch (mode % 4) {
    case 0: return draw >> 8;
    case 1: return (draw & 1 ? top : top - 1) + (draw >> 1) % 3;
    case 2: return (draw % 9) - 4;
    default: return draw % 3 ? draw >> 8 : 0;
    }
}

static double sign_of(uint64_t draw)
{
    return draw & 1 ? -1 : 1;
}

/* What every operator must bear: signed zeros; an infinity; NaN. A rank draws one seldom, so that ranks differ in it. */
static double special(uint64_t mode, uint64_t draw)
{
    const double usual = sign_of(draw) * (double)(1 + (draw >> 8) % 4);
    switch (mode % 3) {
    case 0: return sign_of(draw) * 0.0;
    case 1: return (draw >> 4) % 3 ? usual : sign_of(draw) * INFINITY;
    default: return (draw >> 4) % 3 ? usual : NAN;
    }
}

/* Multiples of 1/8, whose sums are exact in f32 however they are combined; or all of one sign, and past the largest together. */
static double exact_term(const oracle_type *type, uint64_t mode, uint64_t draw)
{
    if (mode % 8 == 0) return (mode & 8 ? 1 : -1) * ldexp(1.0 + (double)(draw % 4) / 4, oracle_highest_exponent(type));
    return ((double)(draw % 8192) - 4096) / 8;
}

/* Three bits at most, so that products of a few are exact. */
static double exact_factor(uint64_t draw)
{
    return sign_of(draw) * ldexp(1.0 + (double)((draw >> 1) % 4) / 4, (int)((draw >> 3) % 7) - 3);
}

/*
 * Sums of narrow floats where the way matters. 0: 2^(m + 1) and ones, m bits of mantissa: each one alone is a tie that is
 * rounded away, two are not. Else big numbers that cancel and a small one that f32 loses beside them: in rank order it is lost
 * and in reverse not, or the other way round.
 */
static double delicate_term(const oracle_type *type, uint64_t mode, int rank)
{
    const int top = oracle_highest_exponent(type) < 24 ? oracle_highest_exponent(type) : 24;
    const double big = sign_of(mode >> 2) * ldexp(1, top), small = ldexp(1, top - 25);
    const double orders[2][3] = { { small, big, -big }, { big, -big, small } };

    if (mode % 4 == 0) return (uint64_t)rank == mode / 4 % 2 ? ldexp(1, oracle_mantissa_bits(type) + 1) : 1.0;
    return rank < 3 ? orders[mode % 4 == 1][rank] : 0.0;
}

static double real(const oracle_type *type, oracle_values values, int rank, uint64_t mode, uint64_t draw)
{
    const bool narrow = oracle_type_size(type) < sizeof(float);
    const uint64_t finer = mode >> 8;

    switch (mode % 8) {
    case 0: return special(finer, draw);
    case 1:
    case 2:
    case 3:
        if (narrow && values == ORACLE_SUMS) return delicate_term(type, finer, rank);
        break;
    default: break;
    }
    return values == ORACLE_SUMS ? exact_term(type, finer, draw) : exact_factor(draw);
}

void oracle_input(const oracle_type *type, const oracle_operator *op, int rank, size_t index, uint64_t seed, void *out)
{
    const uint64_t mode = mixed(seed ^ mixed(index));
    const uint64_t draw = mixed(mode ^ mixed((uint64_t)rank + 1));
    const bool any_bits = op && oracle_values_of(op) == ORACLE_ANY;

    if (!op) {
        put_bits(type, draw, out);
        return;
    }
    switch (oracle_kind_of(type)) {
    case ORACLE_TRUTH: put_bits(type, truth(draw >> 8), out); break;
    case ORACLE_INTEGER: put_bits(type, integer(type, mode >> 8, draw), out); break;
    case ORACLE_REAL:
        /* Narrow floats are combined in one order, and min and max do not round: there any bits will do. */
        if (mode % 8 > 4 && (any_bits || oracle_type_size(type) < sizeof(float))) {
            put_bits(type, draw >> 8, out);
        } else {
            oracle_encode(type, real(type, oracle_values_of(op), rank, mode, draw), out);
        }
        break;
    }
}
