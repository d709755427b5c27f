/* SPDX-License-Identifier: BSD-3-Clause
 *
 * From the kernel of a pair to its variant for this processor.
 */
#include "fold.h"
#include "fold/levels.h"

#include <stdatomic.h>

#if TUTTI__FOLD_X86
#include <cpuid.h>
#endif

static atomic_int level_in_use = -1; /* -1: nobody has asked yet. Threads that ask at once find the same. */

#if TUTTI__FOLD_X86
/* Not among the features that every compiler's __builtin_cpu_supports knows. */
static bool has_f16c(void)
{
    unsigned eax, ebx, ecx, edx;
    return __get_cpuid(1, &eax, &ebx, &ecx, &edx) && (ecx & bit_F16C) != 0;
}

static bool has_level(tutti__fold_level level)
{
    __builtin_cpu_init();
    switch (level) {
    case TUTTI__FOLD_PLAIN: return true;
    case TUTTI__FOLD_AVX2: return __builtin_cpu_supports("avx2") && has_f16c();
    case TUTTI__FOLD_AVX512:
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
               __builtin_cpu_supports("avx512vl") && has_f16c();
    default: return false;
    }
}
#else
static bool has_level(tutti__fold_level level)
{
    return level == TUTTI__FOLD_PLAIN;
}
#endif

tutti__fold_level tutti__fold_used(void)
{
    int level = atomic_load_explicit(&level_in_use, memory_order_relaxed);

    if (level < 0) {
        level = TUTTI__FOLD_LEVELS - 1;
        while (!has_level((tutti__fold_level)level)) level--;
        atomic_store_explicit(&level_in_use, level, memory_order_relaxed);
    }
    return (tutti__fold_level)level;
}

bool tutti__fold_use(tutti__fold_level level)
{
    if (!has_level(level)) return false;
    atomic_store_explicit(&level_in_use, (int)level, memory_order_relaxed);
    return true;
}

#if TUTTI__FOLD_X86
#define TUTTI__FOLD_VARIANTS(kernel) { kernel##_plain, kernel##_avx2, kernel##_avx512 }
#define TUTTI__DECLARE_VARIANTS(kernel) tutti__fold_kernel kernel, kernel##_plain, kernel##_avx2, kernel##_avx512;
#else
#define TUTTI__FOLD_VARIANTS(kernel) { kernel##_plain }
#define TUTTI__DECLARE_VARIANTS(kernel) tutti__fold_kernel kernel, kernel##_plain;
#endif

#define TUTTI__CHOOSE(kernel) \
    TUTTI__DECLARE_VARIANTS(kernel) \
    void kernel(const void *const *inputs, int n, void *out, size_t count) \
    { \
        static tutti__fold_kernel *const variants[] = TUTTI__FOLD_VARIANTS(kernel); \
        variants[tutti__fold_used()](inputs, n, out, count); \
    }
#define TUTTI__FOLD_PAIR(op, dtype, class) TUTTI__CHOOSE(tutti__fold_##op##_##dtype)
#include "fold_kernels.inc"
