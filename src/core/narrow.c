/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The public conversions between narrow floats and f32.
 */
#include "narrow.h"

#include "tutti/dtypes.h"

/* clang-format off */
#define TUTTI__CONVERSIONS(type) \
    float tutti_##type##_to_f32(tutti_##type value) \
    { \
        return tutti__widen_##type(value.bits); \
    } \
    \
    tutti_##type tutti_f32_to_##type(float value) \
    { \
        tutti_##type narrow; \
        narrow.bits = tutti__narrow_##type(value); \
        return narrow; \
    }
/* clang-format on */

TUTTI__CONVERSIONS(f16)
TUTTI__CONVERSIONS(bf16)
TUTTI__CONVERSIONS(f8e4m3)
TUTTI__CONVERSIONS(f8e5m2)
