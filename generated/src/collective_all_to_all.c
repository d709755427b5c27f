/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/collectives/all_to_all.yaml by codegen. Do not edit. */
#include "check_call.h"
#include "entries.h"

tutti_status tutti__all_to_all(tutti_comm *comm, const tutti_all_to_all_args *args,
                               const tutti_call *call)
{
    const tutti__where where = { "tutti_all_to_all", comm, args->dtype, call };
    tutti_group *group;
    size_t all_bytes;

    TUTTI__REQUIRE(tutti__enter(&where, &group));
    TUTTI__REQUIRE(tutti__check_type(&where, group));
    TUTTI__REQUIRE(tutti__check_slot(&where, group, group->ops->all_to_all != NULL));
    TUTTI__REQUIRE(tutti__check_bytes(&where, "count", args->count, comm->size, &all_bytes));
    if (args->count == 0) return TUTTI_OK;
    TUTTI__REQUIRE(tutti__check_buffer(&where, "send", args->send, all_bytes));
    TUTTI__REQUIRE(tutti__check_buffer(&where, "recv", args->recv, all_bytes));
    TUTTI__REQUIRE(tutti__check_overlap(&where, "send", args->send, all_bytes, "recv", args->recv,
                                        all_bytes, args->send == args->recv, "recv"));
    return tutti__leave(&where, group->ops->all_to_all(group, args, NULL));
}

tutti_status tutti_all_to_all_any(tutti_comm *comm, const void *send, void *recv, size_t count,
                                  tutti_dtype dtype)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, dtype };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_with(tutti_comm *comm, const void *send, void *recv, size_t count,
                                   tutti_dtype dtype, const tutti_call *call)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, dtype };

    return tutti__all_to_all(comm, &args, call);
}

tutti_status tutti_all_to_all_bool(tutti_comm *comm, const bool *send, bool *recv, size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_BOOL };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_i8(tutti_comm *comm, const int8_t *send, int8_t *recv, size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_I8 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_u8(tutti_comm *comm, const uint8_t *send, uint8_t *recv, size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_U8 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_i16(tutti_comm *comm, const int16_t *send, int16_t *recv,
                                  size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_I16 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_u16(tutti_comm *comm, const uint16_t *send, uint16_t *recv,
                                  size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_U16 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_i32(tutti_comm *comm, const int32_t *send, int32_t *recv,
                                  size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_I32 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_u32(tutti_comm *comm, const uint32_t *send, uint32_t *recv,
                                  size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_U32 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_i64(tutti_comm *comm, const int64_t *send, int64_t *recv,
                                  size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_I64 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_u64(tutti_comm *comm, const uint64_t *send, uint64_t *recv,
                                  size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_U64 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_f16(tutti_comm *comm, const tutti_f16 *send, tutti_f16 *recv,
                                  size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_F16 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_bf16(tutti_comm *comm, const tutti_bf16 *send, tutti_bf16 *recv,
                                   size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_BF16 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_f32(tutti_comm *comm, const float *send, float *recv, size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_F32 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_f64(tutti_comm *comm, const double *send, double *recv, size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_F64 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send, tutti_f8e4m3 *recv,
                                     size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_F8E4M3 };

    return tutti__all_to_all(comm, &args, NULL);
}

tutti_status tutti_all_to_all_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send, tutti_f8e5m2 *recv,
                                     size_t count)
{
    const tutti_all_to_all_args args = { sizeof args, send, recv, count, TUTTI_F8E5M2 };

    return tutti__all_to_all(comm, &args, NULL);
}
