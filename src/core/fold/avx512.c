/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The fold kernels for AVX-512, as servers have it since 2017 (F, BW, DQ, VL). The instructions of this one file, so that the
 * rest of the library runs anywhere.
 */
#include "fold/levels.h"

#if TUTTI__FOLD_X86
#include <immintrin.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,f16c,avx512f,avx512bw,avx512dq,avx512vl"))), apply_to = function)
#else
#pragma GCC target("avx2,f16c,avx512f,avx512bw,avx512dq,avx512vl")
#endif

#define TUTTI__F16C /* conversions of f16 in hardware, which rounds as tutti does and keeps the same of a NaN */
#define TUTTI__FOLD_NAME(op, T) tutti__fold_##op##_##T##_avx512
#include "fold/kernels.inc"

#if defined(__clang__)
#pragma clang attribute pop
#endif

#else
typedef int tutti__no_avx512_here; /* an empty file is not C */
#endif
