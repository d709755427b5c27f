/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What tutti__fold must give, one element after the other and without a line of the library's; and data to try it with.
 */
#ifndef TUTTI_TESTS_FOLD_REFERENCE_H
#define TUTTI_TESTS_FOLD_REFERENCE_H

#include "core.h"
#include "fold.h"

/* False for an operator or a type that was added after this was written: such a pair is skipped. */
bool reference_knows(int op, tutti_dtype dtype);

void reference_fold(int op, tutti_dtype dtype, const void *const *inputs, int n, void *out, size_t count);

/* The first element whose bits differ, two NaNs aside; count if there is none. */
size_t first_difference(tutti_dtype dtype, const void *a, const void *b, size_t count);

bool element_is_nan(tutti_dtype dtype, const void *buffer, size_t i);

/* Numbers that make sums and products worth seeing, extremes among them; about one in `rarity` is any bits at all. */
void fill_with_data(tutti_dtype dtype, void *buffer, size_t count, uint64_t seed, int rarity);

#endif
