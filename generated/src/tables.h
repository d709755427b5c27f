/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec by codegen. Do not edit. */
#ifndef TUTTI_TABLES_H
#define TUTTI_TABLES_H

#include <stddef.h>
#include <stdint.h>

#include "tutti/backend.h"

/* Rows of the tables by operator. */
enum {
    TUTTI__OP_NONE = 0,
    TUTTI__OP_SUM = 1,
    TUTTI__OP_PROD = 2,
    TUTTI__OP_MIN = 3,
    TUTTI__OP_MAX = 4,
    TUTTI__OP_AVG = 5,
    TUTTI__OP_BAND = 6,
    TUTTI__OP_BOR = 7,
    TUTTI__OP_BXOR = 8,
    TUTTI__OP_LAND = 9,
    TUTTI__OP_LOR = 10,
    TUTTI__OP_LXOR = 11
};

/* One more than the highest number of each kind. */
enum {
    TUTTI__N_STATUSES = 11,
    TUTTI__N_DTYPES = 16,
    TUTTI__N_OPS = 12,
    TUTTI__N_COLLECTIVES = 10
};

extern const char *const tutti__status_names[TUTTI__N_STATUSES];
extern const char *const tutti__status_texts[TUTTI__N_STATUSES];

/* By number; [0] is no type: size 0, "none". */
extern const size_t tutti__dtype_sizes[TUTTI__N_DTYPES];
extern const char *const tutti__dtype_names[TUTTI__N_DTYPES];

/* By number; numbers that no collective has hold "unknown". */
extern const char *const tutti__collective_names[TUTTI__N_COLLECTIVES];

/* By number: where the slot stands in tutti_backend_ops, and what it takes. Slot 0: none. */
typedef struct tutti__collective_shape {
    size_t slot;
    bool has_dtype, has_op;
} tutti__collective_shape;
extern const tutti__collective_shape tutti__collective_shapes[TUTTI__N_COLLECTIVES];

/* By row; [0] is NULL. */
extern const struct tutti_op_object *const tutti__op_objects[TUTTI__N_OPS];

/* By row: bit d is set where the operator goes with element type d. [0]: all types, for moves. */
extern const uint32_t tutti__op_pairs[TUTTI__N_OPS];

/* The fold of each pair (core/fold.h); NULL where operator and type do not go together. */
typedef void tutti__fold_kernel(const void *const *inputs, int n, void *out, size_t count);
extern tutti__fold_kernel *const tutti__fold_kernels[TUTTI__N_OPS][TUTTI__N_DTYPES];

/* The cores of one process. */
extern const tutti_backend_ops tutti__single_ops;

#endif
