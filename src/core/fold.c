/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The door to the fold kernels.
 */
#include "fold.h"
#include "fold/environment.h"

#include <string.h>

void tutti__fold_divide_f32(void *out, size_t count, int n);
void tutti__fold_divide_f64(void *out, size_t count, int n);

/* From here to restore: rounding to nearest and no flush to zero, whatever the caller has set. Gives what that was. */
static tutti__float_word set_exact(void)
{
    const tutti__float_word state = tutti__float_state();
    if ((state & TUTTI__FLOAT_STATE_MASK) != 0) tutti__set_float_state(state & ~(tutti__float_word)TUTTI__FLOAT_STATE_MASK);
    return state;
}

static void restore(tutti__float_word state)
{
    if ((state & TUTTI__FLOAT_STATE_MASK) != 0) tutti__set_float_state(state);
}

void tutti__fold(tutti_op op, tutti_dtype dtype, const void *const *inputs, int n, void *out, size_t count)
{
    tutti__float_word state;

    if (count == 0) return;
    if (n == 1 && tutti__fold_is_copy(op, dtype)) {
        if (out != inputs[0]) memcpy(out, inputs[0], count * tutti__dtype_sizes[dtype]);
        return;
    }
    state = set_exact();
    tutti__fold_kernels[op->number][dtype](inputs, n, out, count);
    restore(state);
}

void tutti__divide(tutti_dtype dtype, void *out, size_t count, int n)
{
    const tutti__float_word state = set_exact();

    if (dtype == TUTTI_F32)
        tutti__fold_divide_f32(out, count, n);
    else
        tutti__fold_divide_f64(out, count, n);
    restore(state);
}
