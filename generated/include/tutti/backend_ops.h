/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/collectives by codegen. Do not edit. */
#ifndef TUTTI_BACKEND_OPS_H
#define TUTTI_BACKEND_OPS_H

#include "tutti/backend.h"

TUTTI_BEGIN_DECLS

/* The arguments of each collective: the structure's own size, then those of the run-time form. */
typedef struct tutti_barrier_args {
    size_t size;
} tutti_barrier_args;

typedef struct tutti_broadcast_args {
    size_t size;
    void *buffer;
    size_t count;
    tutti_dtype dtype;
    int root;
} tutti_broadcast_args;

typedef struct tutti_reduce_args {
    size_t size;
    const void *send;
    void *recv;
    size_t count;
    tutti_dtype dtype;
    tutti_op op;
    int root;
} tutti_reduce_args;

typedef struct tutti_all_reduce_args {
    size_t size;
    const void *send;
    void *recv;
    size_t count;
    tutti_dtype dtype;
    tutti_op op;
} tutti_all_reduce_args;

typedef struct tutti_all_gather_args {
    size_t size;
    const void *send;
    void *recv;
    size_t count;
    tutti_dtype dtype;
} tutti_all_gather_args;

typedef struct tutti_gather_args {
    size_t size;
    const void *send;
    void *recv;
    size_t count;
    tutti_dtype dtype;
    int root;
} tutti_gather_args;

typedef struct tutti_scatter_args {
    size_t size;
    const void *send;
    void *recv;
    size_t count;
    tutti_dtype dtype;
    int root;
} tutti_scatter_args;

typedef struct tutti_reduce_scatter_args {
    size_t size;
    const void *send;
    void *recv;
    size_t count;
    tutti_dtype dtype;
    tutti_op op;
} tutti_reduce_scatter_args;

typedef struct tutti_all_to_all_args {
    size_t size;
    const void *send;
    void *recv;
    size_t count;
    tutti_dtype dtype;
} tutti_all_to_all_args;

/*
 * The slots of an engine, in the order of the collectives' permanent numbers. NULL: the engine does
 * not carry this collective. request NULL: return when the call is complete on this rank.
 */
struct tutti_backend_ops {
    size_t size; /* sizeof(tutti_backend_ops), in bytes; slots past it are taken as NULL */
    tutti_status (*barrier)(tutti_group *group, const tutti_barrier_args *args,
                            tutti_request *request);
    tutti_status (*broadcast)(tutti_group *group, const tutti_broadcast_args *args,
                              tutti_request *request);
    tutti_status (*reduce)(tutti_group *group, const tutti_reduce_args *args,
                           tutti_request *request);
    tutti_status (*all_reduce)(tutti_group *group, const tutti_all_reduce_args *args,
                               tutti_request *request);
    tutti_status (*all_gather)(tutti_group *group, const tutti_all_gather_args *args,
                               tutti_request *request);
    tutti_status (*gather)(tutti_group *group, const tutti_gather_args *args,
                           tutti_request *request);
    tutti_status (*scatter)(tutti_group *group, const tutti_scatter_args *args,
                            tutti_request *request);
    tutti_status (*reduce_scatter)(tutti_group *group, const tutti_reduce_scatter_args *args,
                                   tutti_request *request);
    tutti_status (*all_to_all)(tutti_group *group, const tutti_all_to_all_args *args,
                               tutti_request *request);
};

TUTTI_END_DECLS

#endif
