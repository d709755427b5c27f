/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The door to the fold kernels.
 */
#include "fold.h"
#include "fold/environment.h"

#include <string.h>

void tutti__fold_divide_f32(void *out, size_t count, int n);
void tutti__fold_divide_f64(void *out, size_t count, int n);

void tutti__fold(tutti_op op, tutti_dtype dtype, const void *const *inputs, int n, void *out, size_t count)
{
    const tutti__float_word state = tutti__float_state();

    if (count == 0) return;
    if (n == 1 && tutti__fold_is_copy(op, dtype)) {
        if (out != inputs[0]) memcpy(out, inputs[0], count * tutti__dtype_sizes[dtype]);
        return;
    }
    if ((state & TUTTI__FLOAT_STATE_MASK) == 0) {
        tutti__fold_kernels[op->number][dtype](inputs, n, out, count);
        return;
    }
    tutti__set_float_state(state & ~(tutti__float_word)TUTTI__FLOAT_STATE_MASK);
    tutti__fold_kernels[op->number][dtype](inputs, n, out, count);
    tutti__set_float_state(state);
}

void tutti__divide(tutti_dtype dtype, void *out, size_t count, int n)
{
    const tutti__float_word state = tutti__float_state();
    void (*const divide)(void *, size_t, int) = dtype == TUTTI_F32 ? tutti__fold_divide_f32 : tutti__fold_divide_f64;

    if ((state & TUTTI__FLOAT_STATE_MASK) != 0) tutti__set_float_state(state & ~(tutti__float_word)TUTTI__FLOAT_STATE_MASK);
    divide(out, count, n);
    if ((state & TUTTI__FLOAT_STATE_MASK) != 0) tutti__set_float_state(state);
}
