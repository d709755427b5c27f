/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/collectives/reduce_scatter.yaml by codegen. Do not edit. */
#include "check_call.h"
#include "entries.h"

tutti_status tutti__reduce_scatter(tutti_comm *comm, const tutti_reduce_scatter_args *args,
                                   const tutti_call *call)
{
    const tutti__where where = { "tutti_reduce_scatter", comm, args->dtype, call };
    tutti_group *group;
    size_t bytes, all_bytes;

    TUTTI__REQUIRE(tutti__enter(&where, &group));
    TUTTI__REQUIRE(tutti__check_reduction(&where, group, args->op));
    TUTTI__REQUIRE(tutti__check_slot(&where, group, group->ops->reduce_scatter != NULL));
    TUTTI__REQUIRE(tutti__check_bytes(&where, "count", args->count, 1, &bytes));
    TUTTI__REQUIRE(tutti__check_bytes(&where, "count", args->count, comm->size, &all_bytes));
    if (args->count == 0) return TUTTI_OK;
    TUTTI__REQUIRE(tutti__check_buffer(&where, "send", args->send, all_bytes));
    TUTTI__REQUIRE(tutti__check_buffer(&where, "recv", args->recv, bytes));
    TUTTI__REQUIRE(tutti__check_overlap(
        &where, "send", args->send, all_bytes, "recv", args->recv, bytes,
        args->recv == (const char *)args->send + (size_t)comm->rank * bytes, "send + rank*count"));
    return tutti__leave(&where, group->ops->reduce_scatter(group, args, NULL));
}

tutti_status tutti_reduce_scatter_any(tutti_comm *comm, const void *send, void *recv, size_t count,
                                      tutti_dtype dtype, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, dtype, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_with(tutti_comm *comm, const void *send, void *recv, size_t count,
                                       tutti_dtype dtype, tutti_op op, const tutti_call *call)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, dtype, op };

    return tutti__reduce_scatter(comm, &args, call);
}

tutti_status tutti_reduce_scatter_bool(tutti_comm *comm, const bool *send, bool *recv, size_t count,
                                       tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_BOOL, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_i8(tutti_comm *comm, const int8_t *send, int8_t *recv,
                                     size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_I8, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_u8(tutti_comm *comm, const uint8_t *send, uint8_t *recv,
                                     size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_U8, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_i16(tutti_comm *comm, const int16_t *send, int16_t *recv,
                                      size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_I16, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_u16(tutti_comm *comm, const uint16_t *send, uint16_t *recv,
                                      size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_U16, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_i32(tutti_comm *comm, const int32_t *send, int32_t *recv,
                                      size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_I32, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_u32(tutti_comm *comm, const uint32_t *send, uint32_t *recv,
                                      size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_U32, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_i64(tutti_comm *comm, const int64_t *send, int64_t *recv,
                                      size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_I64, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_u64(tutti_comm *comm, const uint64_t *send, uint64_t *recv,
                                      size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_U64, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_f16(tutti_comm *comm, const tutti_f16 *send, tutti_f16 *recv,
                                      size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_F16, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_bf16(tutti_comm *comm, const tutti_bf16 *send, tutti_bf16 *recv,
                                       size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_BF16, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_f32(tutti_comm *comm, const float *send, float *recv,
                                      size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_F32, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_f64(tutti_comm *comm, const double *send, double *recv,
                                      size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_F64, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send,
                                         tutti_f8e4m3 *recv, size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_F8E4M3, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}

tutti_status tutti_reduce_scatter_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send,
                                         tutti_f8e5m2 *recv, size_t count, tutti_op op)
{
    const tutti_reduce_scatter_args args = { sizeof args, send, recv, count, TUTTI_F8E5M2, op };

    return tutti__reduce_scatter(comm, &args, NULL);
}
