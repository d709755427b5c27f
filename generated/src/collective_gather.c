/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/collectives/gather.yaml by codegen. Do not edit. */
#include "check_call.h"
#include "entries.h"

tutti_status tutti__gather(tutti_comm *comm, const tutti_gather_args *args, const tutti_call *call)
{
    const tutti__where where = { "tutti_gather", comm, args->dtype, call };
    tutti_group *group;
    size_t bytes, all_bytes;

    TUTTI__REQUIRE(tutti__enter(&where, &group));
    TUTTI__REQUIRE(tutti__check_root(&where, "root", args->root));
    TUTTI__REQUIRE(tutti__check_type(&where, group));
    TUTTI__REQUIRE(tutti__check_slot(&where, group, group->ops->gather != NULL));
    TUTTI__REQUIRE(tutti__check_bytes(&where, "count", args->count, 1, &bytes));
    TUTTI__REQUIRE(tutti__check_bytes(&where, "count", args->count, comm->size, &all_bytes));
    if (args->count == 0) return TUTTI_OK;
    TUTTI__REQUIRE(tutti__check_buffer(&where, "send", args->send, bytes));
    if (comm->rank == args->root) {
        TUTTI__REQUIRE(tutti__check_buffer(&where, "recv", args->recv, all_bytes));
        TUTTI__REQUIRE(tutti__check_overlap(
            &where, "send", args->send, bytes, "recv", args->recv, all_bytes,
            args->send == (const char *)args->recv + (size_t)comm->rank * bytes,
            "recv + rank*count"));
    }
    return tutti__leave(&where, group->ops->gather(group, args, NULL));
}

tutti_status tutti_gather_any(tutti_comm *comm, const void *send, void *recv, size_t count,
                              tutti_dtype dtype, int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, dtype, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_with(tutti_comm *comm, const void *send, void *recv, size_t count,
                               tutti_dtype dtype, int root, const tutti_call *call)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, dtype, root };

    return tutti__gather(comm, &args, call);
}

tutti_status tutti_gather_bool(tutti_comm *comm, const bool *send, bool *recv, size_t count,
                               int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_BOOL, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_i8(tutti_comm *comm, const int8_t *send, int8_t *recv, size_t count,
                             int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_I8, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_u8(tutti_comm *comm, const uint8_t *send, uint8_t *recv, size_t count,
                             int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_U8, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_i16(tutti_comm *comm, const int16_t *send, int16_t *recv, size_t count,
                              int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_I16, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_u16(tutti_comm *comm, const uint16_t *send, uint16_t *recv, size_t count,
                              int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_U16, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_i32(tutti_comm *comm, const int32_t *send, int32_t *recv, size_t count,
                              int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_I32, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_u32(tutti_comm *comm, const uint32_t *send, uint32_t *recv, size_t count,
                              int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_U32, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_i64(tutti_comm *comm, const int64_t *send, int64_t *recv, size_t count,
                              int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_I64, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_u64(tutti_comm *comm, const uint64_t *send, uint64_t *recv, size_t count,
                              int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_U64, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_f16(tutti_comm *comm, const tutti_f16 *send, tutti_f16 *recv,
                              size_t count, int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_F16, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_bf16(tutti_comm *comm, const tutti_bf16 *send, tutti_bf16 *recv,
                               size_t count, int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_BF16, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_f32(tutti_comm *comm, const float *send, float *recv, size_t count,
                              int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_F32, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_f64(tutti_comm *comm, const double *send, double *recv, size_t count,
                              int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_F64, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send, tutti_f8e4m3 *recv,
                                 size_t count, int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_F8E4M3, root };

    return tutti__gather(comm, &args, NULL);
}

tutti_status tutti_gather_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send, tutti_f8e5m2 *recv,
                                 size_t count, int root)
{
    const tutti_gather_args args = { sizeof args, send, recv, count, TUTTI_F8E5M2, root };

    return tutti__gather(comm, &args, NULL);
}
