/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from the word "single" of spec/collectives by codegen. Do not edit. */
#include "single.h"

static tutti_status single_barrier(tutti_group *group, const tutti_barrier_args *args,
                                   tutti_request *request)
{
    (void)group;
    (void)args;
    (void)request;
    return tutti__single_nothing();
}

static tutti_status single_broadcast(tutti_group *group, const tutti_broadcast_args *args,
                                     tutti_request *request)
{
    (void)group;
    (void)args;
    (void)request;
    return tutti__single_nothing();
}

static tutti_status single_reduce(tutti_group *group, const tutti_reduce_args *args,
                                  tutti_request *request)
{
    (void)group;
    (void)request;
    return tutti__single_fold(args->op, args->dtype, args->send, args->recv, args->count);
}

static tutti_status single_all_reduce(tutti_group *group, const tutti_all_reduce_args *args,
                                      tutti_request *request)
{
    (void)group;
    (void)request;
    return tutti__single_fold(args->op, args->dtype, args->send, args->recv, args->count);
}

static tutti_status single_all_gather(tutti_group *group, const tutti_all_gather_args *args,
                                      tutti_request *request)
{
    (void)group;
    (void)request;
    return tutti__single_move(args->send, args->recv,
                              args->count * tutti__dtype_sizes[args->dtype]);
}

static tutti_status single_gather(tutti_group *group, const tutti_gather_args *args,
                                  tutti_request *request)
{
    (void)group;
    (void)request;
    return tutti__single_move(args->send, args->recv,
                              args->count * tutti__dtype_sizes[args->dtype]);
}

static tutti_status single_scatter(tutti_group *group, const tutti_scatter_args *args,
                                   tutti_request *request)
{
    (void)group;
    (void)request;
    return tutti__single_move(args->send, args->recv,
                              args->count * tutti__dtype_sizes[args->dtype]);
}

static tutti_status single_reduce_scatter(tutti_group *group, const tutti_reduce_scatter_args *args,
                                          tutti_request *request)
{
    (void)group;
    (void)request;
    return tutti__single_fold(args->op, args->dtype, args->send, args->recv, args->count);
}

static tutti_status single_all_to_all(tutti_group *group, const tutti_all_to_all_args *args,
                                      tutti_request *request)
{
    (void)group;
    (void)request;
    return tutti__single_move(args->send, args->recv,
                              args->count * tutti__dtype_sizes[args->dtype]);
}

const tutti_backend_ops tutti__single_ops = {
    .size = sizeof(tutti_backend_ops),
    .barrier = single_barrier,
    .broadcast = single_broadcast,
    .reduce = single_reduce,
    .all_reduce = single_all_reduce,
    .all_gather = single_all_gather,
    .gather = single_gather,
    .scatter = single_scatter,
    .reduce_scatter = single_reduce_scatter,
    .all_to_all = single_all_to_all,
};
