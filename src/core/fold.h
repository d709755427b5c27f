/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The arithmetic of tutti: the one place where elements are combined. Every engine that cannot combine a pair exactly moves
 * the raw pieces and calls this.
 */
#ifndef TUTTI_CORE_FOLD_H
#define TUTTI_CORE_FOLD_H

#include "core.h"

/*
 * out[i] = inputs[0][i] op inputs[1][i] op ... op inputs[n - 1][i], combined in this order, for count elements; n >= 1.
 * out may be one of the inputs (the same address); any other overlap is not allowed. The pair must be one that the spec
 * has. Meaning: narrow floats are accumulated in f32 and rounded once; min and max carry NaN and order -0 below +0; integer
 * sum and prod wrap; avg of integers is the exact sum divided toward zero; bool comes out as 0 or 1; land, lor and lxor give
 * 0 or 1, with n = 1 as well.
 */
void tutti__fold(tutti_op op, tutti_dtype dtype, const void *const *inputs, int n, void *out, size_t count);

/*
 * True if tutti__fold with n = 1 copies: the result of one rank is its input, bit for bit. Only what is known to be a copy:
 * for any other operator its kernel does what is right with one input, if a little slower. Inline, as it is most of what a
 * call in place costs in one process.
 */
static inline bool tutti__fold_is_copy(tutti_op op, tutti_dtype dtype)
{
    if (dtype == TUTTI_BOOL) return false;
    switch (op->number) {
    case TUTTI__OP_SUM:
    case TUTTI__OP_PROD:
    case TUTTI__OP_MIN:
    case TUTTI__OP_MAX:
    case TUTTI__OP_AVG:
    case TUTTI__OP_BAND:
    case TUTTI__OP_BOR:
    case TUTTI__OP_BXOR: return true;
    default: return false;
    }
}

/* out[i] /= n after an exact sum elsewhere: the last step of avg for f32 and f64. */
void tutti__divide(tutti_dtype dtype, void *out, size_t count, int n);

/*
 * The kernels behind tutti__fold, one per pair of the generated list, exist once per level: the same source for other
 * instructions, with the same bits coming out (payloads of NaN excepted). The best one that the processor has is used.
 */
typedef enum tutti__fold_level {
    TUTTI__FOLD_PLAIN = 0,
    TUTTI__FOLD_AVX2,
    TUTTI__FOLD_AVX512,
    TUTTI__FOLD_LEVELS, /* how many there are */
} tutti__fold_level;

/* For tests and benchmarks: uses this level from now on. False, and nothing changes: this build or processor has it not. */
bool tutti__fold_use(tutti__fold_level level);

/* The level in use. */
tutti__fold_level tutti__fold_used(void);

/* One kernel; the arguments are those of tutti__fold. The generated tutti__fold_kernels[operator number][type] points to them. */
typedef void tutti__fold_kernel(const void *const *inputs, int n, void *out, size_t count);

#endif
