/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What the collectives must give, written a second time and by another road: the library's headers, sources and generated
 * tables are not used here. Types, operators and collectives are asked for by name. oracle.c has one line for each of them.
 */
#ifndef TUTTI_TESTS_ORACLE_H
#define TUTTI_TESTS_ORACLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct oracle_type oracle_type;
typedef struct oracle_operator oracle_operator;
typedef struct oracle_collective oracle_collective;

/* NULL: the oracle does not know this name. */
const oracle_type *oracle_find_type(const char *name);
const oracle_operator *oracle_find_operator(const char *name);
const oracle_collective *oracle_find_collective(const char *name);

/* Bytes of an element. */
size_t oracle_type_size(const oracle_type *type);
/* The reduction exists. */
bool oracle_goes_with(const oracle_operator *op, const oracle_type *type);

/* One call, as a rank sees it. */
typedef struct oracle_call {
    int rank, size;
    int root;     /* 0 where there is none */
    size_t count; /* elements of a block */
} oracle_call;

/* What an element of a result is made of. */
typedef struct oracle_source {
    enum { ORACLE_NOTHING, ORACLE_COPY, ORACLE_FOLD } what; /* NOTHING: the rank gets none, its buffer stays as it is */
    int first, last; /* the inputs of ranks first to last, combined in this order; COPY: of rank first */
    size_t index;    /* element of those inputs */
} oracle_source;

/* Where element i of what this rank receives comes from. */
oracle_source oracle_expect(const oracle_collective *collective, const oracle_call *call, size_t i);

/* The n elements combined in this order; n >= 1. */
void oracle_fold(const oracle_operator *op, const oracle_type *type, const void *const *elements, int n, void *out);

/* The element of the type that is nearest to the value; of two, the even one. Integers: the value must be one of them. */
void oracle_encode(const oracle_type *type, double value, void *out);
/* The number that an element of a real type stands for. */
double oracle_decode(const oracle_type *type, const void *element);
bool oracle_is_nan(const oracle_type *type, const void *element);
/* "0x4381 (258)" */
void oracle_print(const oracle_type *type, const void *element, char *text, size_t size);

/*
 * Element index of the input of a rank (oracle_inputs.c). The same in every process; different by rank and by position. op
 * NULL: for movement, any bits. For reductions the values are such that f32 and f64 sums and products are exact, so that the
 * order in which they are combined does not matter, and such that what can go wrong does occur: integers wrap, zeros have
 * signs, NaN and infinities come, truth is any byte but 0, narrow floats round otherwise when they round at each step.
 */
void oracle_input(const oracle_type *type, const oracle_operator *op, int rank, size_t index, uint64_t seed, void *out);

/* For oracle_inputs.c: what kind a type is, and which values an operator's inputs may be. */
typedef enum oracle_kind { ORACLE_TRUTH = 1, ORACLE_INTEGER = 2, ORACLE_REAL = 4 } oracle_kind;
typedef enum oracle_values { ORACLE_ANY, ORACLE_SUMS, ORACLE_PRODUCTS } oracle_values;
oracle_kind oracle_kind_of(const oracle_type *type);
oracle_values oracle_values_of(const oracle_operator *op);
int oracle_mantissa_bits(const oracle_type *type);
/* Exponent of the largest power of two that the (real) type has. */
int oracle_highest_exponent(const oracle_type *type);

#endif
