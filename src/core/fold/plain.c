/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The fold kernels in plain C, for the machine that the library is built for.
 */
#define TUTTI__FOLD_NAME(op, T) tutti__fold_##op##_##T##_plain
#include "fold/kernels.inc"

/* Plain as well: a division an element is bound by memory or by the divider, not by the width of the vectors. */
void tutti__fold_divide_f32(void *output, size_t count, int n);
void tutti__fold_divide_f32(void *output, size_t count, int n)
{
    tutti__memory_f32 *out = output;
    for (size_t i = 0; i < count; i++) out[i] = tutti__store_f32(tutti__load_f32(out[i]) / (float)n);
}

void tutti__fold_divide_f64(void *output, size_t count, int n);
void tutti__fold_divide_f64(void *output, size_t count, int n)
{
    tutti__memory_f64 *out = output;
    for (size_t i = 0; i < count; i++) out[i] = tutti__store_f64(tutti__load_f64(out[i]) / n);
}
