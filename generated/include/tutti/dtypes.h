/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/dtypes.yaml by codegen. Do not edit. */
#ifndef TUTTI_DTYPES_H
#define TUTTI_DTYPES_H

#include "tutti/attributes.h"

TUTTI_BEGIN_DECLS

/* The type of an element. Numbers are permanent. */
typedef enum tutti_dtype {
    TUTTI_DTYPE_NONE = 0, /* no type, for calls without one */
    TUTTI_BOOL = 1,       /* truth; any byte but 0 is true, and a reduction gives exactly 0 or 1 */
    TUTTI_I8 = 2,         /* signed integer of 8 bits */
    TUTTI_U8 = 3,         /* unsigned integer of 8 bits */
    TUTTI_I16 = 4,        /* signed integer of 16 bits */
    TUTTI_U16 = 5,        /* unsigned integer of 16 bits */
    TUTTI_I32 = 6,        /* signed integer of 32 bits */
    TUTTI_U32 = 7,        /* unsigned integer of 32 bits */
    TUTTI_I64 = 8,        /* signed integer of 64 bits */
    TUTTI_U64 = 9,        /* unsigned integer of 64 bits */
    TUTTI_F16 = 10,       /* IEEE 754 binary16; overflows to infinity */
    TUTTI_BF16 = 11,      /* bfloat16, the upper half of an f32; overflows to infinity */
    TUTTI_F32 = 12,       /* IEEE 754 binary32 */
    TUTTI_F64 = 13,       /* IEEE 754 binary64 */
    TUTTI_F8E4M3 = 14,    /* OCP E4M3; has no infinity, overflow gives NaN; the largest is 448 */
    TUTTI_F8E5M2 = 15     /* OCP E5M2; overflows to infinity */
} tutti_dtype;

/* Floats narrower than those of C, as their bits. */
typedef struct tutti_f16 {
    uint16_t bits;
} tutti_f16;
typedef struct tutti_bf16 {
    uint16_t bits;
} tutti_bf16;
typedef struct tutti_f8e4m3 {
    uint8_t bits;
} tutti_f8e4m3;
typedef struct tutti_f8e5m2 {
    uint8_t bits;
} tutti_f8e5m2;

/*
 * To and from float, by bits: the same under every rounding mode and compiler option. Rounds to the
 * nearest, ties to even. A NaN stays a NaN with its sign.
 */
float tutti_f16_to_f32(tutti_f16 value);
tutti_f16 tutti_f32_to_f16(float value);
float tutti_bf16_to_f32(tutti_bf16 value);
tutti_bf16 tutti_f32_to_bf16(float value);
float tutti_f8e4m3_to_f32(tutti_f8e4m3 value);
tutti_f8e4m3 tutti_f32_to_f8e4m3(float value);
float tutti_f8e5m2_to_f32(tutti_f8e5m2 value);
tutti_f8e5m2 tutti_f32_to_f8e5m2(float value);

/* "f32", ...; a text for unknown values as well, never NULL. */
const char *tutti_dtype_name(tutti_dtype dtype);
/* Bytes of one element; 0 for unknown values. */
size_t tutti_dtype_size(tutti_dtype dtype);
/* The type of this name, in any letter case. False for other texts; *dtype is then untouched. */
bool tutti_dtype_parse(const char *text, tutti_dtype *dtype);

TUTTI_END_DECLS

#endif
