/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The state of the floating-point unit while elements are combined. A program that was linked with -ffast-math flushes
 * subnormals to zero, and one may have set another rounding mode; neither may change what a collective gives, least of all on
 * some ranks only. Looking costs a nanosecond, and only where something differs is it set and set back.
 */
#ifndef TUTTI_CORE_FOLD_ENVIRONMENT_H
#define TUTTI_CORE_FOLD_ENVIRONMENT_H

#include <stdint.h>

#if defined(__GNUC__) && defined(__x86_64__)
/* MXCSR: subnormal inputs are zero (bit 6), rounding mode (13 and 14), results flushed to zero (15). */
#define TUTTI__FLOAT_STATE_MASK 0xe040u
typedef uint32_t tutti__float_word;
static inline tutti__float_word tutti__float_state(void) { return __builtin_ia32_stmxcsr(); }
static inline void tutti__set_float_state(tutti__float_word state) { __builtin_ia32_ldmxcsr(state); }

#elif defined(__GNUC__) && defined(__aarch64__)
/* FPCR: flush to zero (bit 24, for half precision 19), rounding mode (22 and 23), default NaN (25). */
#define TUTTI__FLOAT_STATE_MASK 0x03c80000u
typedef uint64_t tutti__float_word;
static inline tutti__float_word tutti__float_state(void)
{
    tutti__float_word state;
    __asm__ volatile("mrs %0, fpcr" : "=r"(state));
    return state;
}
static inline void tutti__set_float_state(tutti__float_word state) { __asm__ volatile("msr fpcr, %0" : : "r"(state) : "memory"); }

#else
#define TUTTI__FLOAT_STATE_MASK 0u
typedef uint32_t tutti__float_word;
static inline tutti__float_word tutti__float_state(void) { return 0; }
static inline void tutti__set_float_state(tutti__float_word state) { (void)state; }
#endif

#endif
