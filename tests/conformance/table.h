/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What the generated conformance_table.c holds: every collective of the spec, how to call each of its functions with the same
 * set of arguments, and how many cases the generator counted. The suite runs what stands there and knows no name by itself.
 */
#ifndef TUTTI_TESTS_CONFORMANCE_TABLE_H
#define TUTTI_TESTS_CONFORMANCE_TABLE_H

#include "tutti/tutti.h"

/* Any call: each function takes what it has a parameter for. send is what is only read, recv what is written. */
typedef struct conformance_args {
    tutti_comm *comm;
    const void *send;
    void *recv;
    size_t count;
    tutti_dtype dtype;
    tutti_op op;
    int root;
    const tutti_call *call;
} conformance_args;
typedef tutti_status conformance_function(const conformance_args *args);

/* A buffer of a collective. */
typedef struct conformance_buffer {
    bool there;        /* the collective has it */
    bool per_rank;     /* size*count elements; else count */
    bool at_root_only; /* only the root needs it */
} conformance_buffer;

typedef enum conformance_in_place {
    CONFORMANCE_NONE,
    CONFORMANCE_SAME,              /* send == recv */
    CONFORMANCE_OWN_BLOCK_OF_RECV, /* send == recv + rank*count */
    CONFORMANCE_OWN_BLOCK_OF_SEND  /* recv == send + rank*count */
} conformance_in_place;

enum { CONFORMANCE_DTYPES = 64, CONFORMANCE_SIZES = 5 }; /* room in the tables by type number and by number of ranks */

typedef struct conformance_collective {
    const char *name;
    tutti_collective number;
    conformance_buffer send, recv;
    bool recv_is_read; /* as the root's buffer of broadcast */
    bool has_type, has_op, has_root;
    conformance_in_place in_place;
    conformance_function *any;  /* without an element type: the plain function */
    conformance_function *with;
    conformance_function *typed[CONFORMANCE_DTYPES]; /* tutti_X_f32 ... by type number */
    conformance_function *plain[CONFORMANCE_DTYPES]; /* tutti_X on pointers to that type */
    size_t functions;                                /* how many there are of all these */
    size_t cases[CONFORMANCE_DTYPES][CONFORMANCE_SIZES]; /* [0]: without a type; for a communicator of so many ranks */
    size_t matrix;                                   /* cases of the one-process matrix */
} conformance_collective;

typedef struct conformance_dtype {
    const char *name;
    tutti_dtype number;
} conformance_dtype;

typedef struct conformance_operator {
    const char *name;
    tutti_op op;
} conformance_operator;

extern const conformance_collective *const conformance_collectives[]; /* these three end with NULL, or a NULL name */
extern const conformance_dtype conformance_dtypes[];
extern const conformance_operator conformance_operators[];
extern const size_t conformance_small_counts[]; /* each with every root */
extern const size_t conformance_n_small_counts;
extern const size_t conformance_large_bytes; /* a block of so many bytes and a few more elements, with one root */

#endif
