/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef TUTTI_ATTRIBUTES_H
#define TUTTI_ATTRIBUTES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* C++ sees the C names; a C compiler sees nothing. */
#ifdef __cplusplus
#define TUTTI_BEGIN_DECLS extern "C" {
#define TUTTI_END_DECLS }
#else
#define TUTTI_BEGIN_DECLS
#define TUTTI_END_DECLS
#endif

/* A status that nobody looks at is a collective that may have failed on this rank alone, so the compiler warns. */
#if defined(__GNUC__) || defined(__clang__)
#define TUTTI_NODISCARD __attribute__((warn_unused_result))
#define TUTTI_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#define TUTTI_NODISCARD
#define TUTTI_PRINTF(text, first)
#endif

#endif
