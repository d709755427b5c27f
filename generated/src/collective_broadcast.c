/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/collectives/broadcast.yaml by codegen. Do not edit. */
#include "check_call.h"
#include "entries.h"

tutti_status tutti__broadcast(tutti_comm *comm, const tutti_broadcast_args *args,
                              const tutti_call *call)
{
    const tutti__where where = { "tutti_broadcast", comm, args->dtype, call };
    tutti_group *group;
    size_t bytes;

    TUTTI__REQUIRE(tutti__enter(&where, &group));
    TUTTI__REQUIRE(tutti__check_root(&where, "root", args->root));
    TUTTI__REQUIRE(tutti__check_type(&where, group));
    TUTTI__REQUIRE(tutti__check_slot(&where, group, group->ops->broadcast != NULL));
    TUTTI__REQUIRE(tutti__check_bytes(&where, "count", args->count, 1, &bytes));
    if (args->count == 0) return TUTTI_OK;
    TUTTI__REQUIRE(tutti__check_buffer(&where, "buffer", args->buffer, bytes));
    return tutti__leave(&where, group->ops->broadcast(group, args, NULL));
}

tutti_status tutti_broadcast_any(tutti_comm *comm, void *buffer, size_t count, tutti_dtype dtype,
                                 int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, dtype, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_with(tutti_comm *comm, void *buffer, size_t count, tutti_dtype dtype,
                                  int root, const tutti_call *call)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, dtype, root };

    return tutti__broadcast(comm, &args, call);
}

tutti_status tutti_broadcast_bool(tutti_comm *comm, bool *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_BOOL, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_i8(tutti_comm *comm, int8_t *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_I8, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_u8(tutti_comm *comm, uint8_t *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_U8, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_i16(tutti_comm *comm, int16_t *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_I16, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_u16(tutti_comm *comm, uint16_t *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_U16, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_i32(tutti_comm *comm, int32_t *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_I32, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_u32(tutti_comm *comm, uint32_t *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_U32, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_i64(tutti_comm *comm, int64_t *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_I64, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_u64(tutti_comm *comm, uint64_t *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_U64, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_f16(tutti_comm *comm, tutti_f16 *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_F16, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_bf16(tutti_comm *comm, tutti_bf16 *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_BF16, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_f32(tutti_comm *comm, float *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_F32, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_f64(tutti_comm *comm, double *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_F64, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_f8e4m3(tutti_comm *comm, tutti_f8e4m3 *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_F8E4M3, root };

    return tutti__broadcast(comm, &args, NULL);
}

tutti_status tutti_broadcast_f8e5m2(tutti_comm *comm, tutti_f8e5m2 *buffer, size_t count, int root)
{
    const tutti_broadcast_args args = { sizeof args, buffer, count, TUTTI_F8E5M2, root };

    return tutti__broadcast(comm, &args, NULL);
}
