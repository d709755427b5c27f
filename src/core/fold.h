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

/* True if tutti__fold with n = 1 copies: the result of one rank is its input, bit for bit. */
bool tutti__fold_is_copy(tutti_op op, tutti_dtype dtype);

/* out[i] /= n after an exact sum elsewhere: the last step of avg for f32 and f64. */
void tutti__divide(tutti_dtype dtype, void *out, size_t count, int n);

/* The generated list of (operator, type) pairs makes one kernel of each; [operator number][type]; NULL: no such pair. */
typedef void tutti__fold_kernel(const void *const *inputs, int n, void *out, size_t count);

#endif
