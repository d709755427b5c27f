/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/collectives/reduce.yaml by codegen. Do not edit. */
#include "check_call.h"
#include "entries.h"

tutti_status tutti__reduce(tutti_comm *comm, const tutti_reduce_args *args, const tutti_call *call)
{
    const tutti__where where = { "tutti_reduce", comm, args->dtype, call };
    tutti_group *group;
    size_t bytes;

    TUTTI__REQUIRE(tutti__enter(&where, &group));
    TUTTI__REQUIRE(tutti__check_root(&where, "root", args->root));
    TUTTI__REQUIRE(tutti__check_reduction(&where, group, args->op));
    TUTTI__REQUIRE(tutti__check_slot(&where, group, group->ops->reduce != NULL));
    TUTTI__REQUIRE(tutti__check_bytes(&where, "count", args->count, 1, &bytes));
    if (args->count == 0) return TUTTI_OK;
    TUTTI__REQUIRE(tutti__check_buffer(&where, "send", args->send, bytes));
    if (comm->rank == args->root) {
        TUTTI__REQUIRE(tutti__check_buffer(&where, "recv", args->recv, bytes));
        TUTTI__REQUIRE(tutti__check_overlap(&where, "send", args->send, bytes, "recv", args->recv,
                                            bytes, args->send == args->recv, "recv"));
    }
    return tutti__leave(&where, group->ops->reduce(group, args, NULL));
}

tutti_status tutti_reduce_any(tutti_comm *comm, const void *send, void *recv, size_t count,
                              tutti_dtype dtype, tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, dtype, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_with(tutti_comm *comm, const void *send, void *recv, size_t count,
                               tutti_dtype dtype, tutti_op op, int root, const tutti_call *call)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, dtype, op, root };

    return tutti__reduce(comm, &args, call);
}

tutti_status tutti_reduce_bool(tutti_comm *comm, const bool *send, bool *recv, size_t count,
                               tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_BOOL, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_i8(tutti_comm *comm, const int8_t *send, int8_t *recv, size_t count,
                             tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_I8, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_u8(tutti_comm *comm, const uint8_t *send, uint8_t *recv, size_t count,
                             tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_U8, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_i16(tutti_comm *comm, const int16_t *send, int16_t *recv, size_t count,
                              tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_I16, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_u16(tutti_comm *comm, const uint16_t *send, uint16_t *recv, size_t count,
                              tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_U16, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_i32(tutti_comm *comm, const int32_t *send, int32_t *recv, size_t count,
                              tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_I32, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_u32(tutti_comm *comm, const uint32_t *send, uint32_t *recv, size_t count,
                              tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_U32, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_i64(tutti_comm *comm, const int64_t *send, int64_t *recv, size_t count,
                              tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_I64, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_u64(tutti_comm *comm, const uint64_t *send, uint64_t *recv, size_t count,
                              tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_U64, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_f16(tutti_comm *comm, const tutti_f16 *send, tutti_f16 *recv,
                              size_t count, tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_F16, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_bf16(tutti_comm *comm, const tutti_bf16 *send, tutti_bf16 *recv,
                               size_t count, tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_BF16, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_f32(tutti_comm *comm, const float *send, float *recv, size_t count,
                              tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_F32, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_f64(tutti_comm *comm, const double *send, double *recv, size_t count,
                              tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_F64, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send, tutti_f8e4m3 *recv,
                                 size_t count, tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_F8E4M3, op, root };

    return tutti__reduce(comm, &args, NULL);
}

tutti_status tutti_reduce_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send, tutti_f8e5m2 *recv,
                                 size_t count, tutti_op op, int root)
{
    const tutti_reduce_args args = { sizeof args, send, recv, count, TUTTI_F8E5M2, op, root };

    return tutti__reduce(comm, &args, NULL);
}
