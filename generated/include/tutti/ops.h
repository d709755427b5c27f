/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/ops.yaml by codegen. Do not edit. */
#ifndef TUTTI_OPS_H
#define TUTTI_OPS_H

#include "tutti/attributes.h"

TUTTI_BEGIN_DECLS

/* How elements are combined. A pointer, so that swapping it with a count does not compile. */
typedef const struct tutti_op_object *tutti_op;

extern const struct tutti_op_object tutti__op_sum;
extern const struct tutti_op_object tutti__op_prod;
extern const struct tutti_op_object tutti__op_min;
extern const struct tutti_op_object tutti__op_max;
extern const struct tutti_op_object tutti__op_avg;
extern const struct tutti_op_object tutti__op_band;
extern const struct tutti_op_object tutti__op_bor;
extern const struct tutti_op_object tutti__op_bxor;
extern const struct tutti_op_object tutti__op_land;
extern const struct tutti_op_object tutti__op_lor;
extern const struct tutti_op_object tutti__op_lxor;

/* No operator: of calls that only move elements. */
#define TUTTI_OP_NONE ((tutti_op)0)

/* The sum. Integers wrap. */
#define TUTTI_SUM (&tutti__op_sum)

/* The product. Integers wrap. */
#define TUTTI_PROD (&tutti__op_prod)

/* The smallest. A NaN anywhere gives NaN on every rank; -0 orders below +0. */
#define TUTTI_MIN (&tutti__op_min)

/* The largest. A NaN anywhere gives NaN on every rank; -0 orders below +0. */
#define TUTTI_MAX (&tutti__op_max)

/*
 * The average over the ranks. Floats: the sum, then one division. Integers: the exact sum, divided
 * toward zero.
 */
#define TUTTI_AVG (&tutti__op_avg)

/* Bitwise and. */
#define TUTTI_BAND (&tutti__op_band)

/* Bitwise or. */
#define TUTTI_BOR (&tutti__op_bor)

/* Bitwise exclusive or. */
#define TUTTI_BXOR (&tutti__op_bxor)

/* Logical and. Any value but 0 is true; gives 0 or 1, with one rank as well. */
#define TUTTI_LAND (&tutti__op_land)

/* Logical or. Any value but 0 is true; gives 0 or 1, with one rank as well. */
#define TUTTI_LOR (&tutti__op_lor)

/* Logical exclusive or. Any value but 0 is true; gives 0 or 1, with one rank as well. */
#define TUTTI_LXOR (&tutti__op_lxor)

/* "sum", ...; a text for TUTTI_OP_NONE as well, never NULL. */
const char *tutti_op_name(tutti_op op);
/* The operator of this name, in any letter case. False for other texts; *op is then untouched. */
bool tutti_op_parse(const char *text, tutti_op *op);

TUTTI_END_DECLS

#endif
