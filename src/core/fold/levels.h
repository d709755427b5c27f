/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Which variants of the fold kernels this build has: plain C always; on x86-64, with gcc or clang, the same source once more
 * for AVX2 and for AVX-512. The bits that come out are the same; only the speed differs.
 */
#ifndef TUTTI_CORE_FOLD_LEVELS_H
#define TUTTI_CORE_FOLD_LEVELS_H

#if defined(__x86_64__) && defined(__GNUC__) && !defined(TUTTI__FOLD_PLAIN_ONLY)
#define TUTTI__FOLD_X86 1
#else
#define TUTTI__FOLD_X86 0
#endif

#endif
