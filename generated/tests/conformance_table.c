/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec by codegen. Do not edit. */
#include "conformance/table.h"

/* ---- barrier ---- */

static tutti_status barrier_any(const conformance_args *a)
{
    return tutti_barrier(a->comm);
}

static tutti_status barrier_with(const conformance_args *a)
{
    return tutti_barrier_with(a->comm, a->call);
}

static const conformance_collective conformance_barrier = {
    .name = "barrier",
    .number = TUTTI_COLLECTIVE_BARRIER,
    .send = { false, false, false },
    .recv = { false, false, false },
    .recv_is_read = false,
    .has_type = false,
    .has_op = false,
    .has_root = false,
    .in_place = CONFORMANCE_NONE,
    .any = barrier_any,
    .with = barrier_with,
    .functions = 2,
    .matrix = 7,
    .cases = {
        [0] = { 0, 7, 7, 7, 7 },
    },
};

/* ---- broadcast ---- */

static tutti_status broadcast_bool(const conformance_args *a)
{
    return tutti_broadcast_bool(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_i8(const conformance_args *a)
{
    return tutti_broadcast_i8(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_u8(const conformance_args *a)
{
    return tutti_broadcast_u8(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_i16(const conformance_args *a)
{
    return tutti_broadcast_i16(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_u16(const conformance_args *a)
{
    return tutti_broadcast_u16(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_i32(const conformance_args *a)
{
    return tutti_broadcast_i32(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_u32(const conformance_args *a)
{
    return tutti_broadcast_u32(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_i64(const conformance_args *a)
{
    return tutti_broadcast_i64(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_u64(const conformance_args *a)
{
    return tutti_broadcast_u64(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_f16(const conformance_args *a)
{
    return tutti_broadcast_f16(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_bf16(const conformance_args *a)
{
    return tutti_broadcast_bf16(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_f32(const conformance_args *a)
{
    return tutti_broadcast_f32(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_f64(const conformance_args *a)
{
    return tutti_broadcast_f64(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_f8e4m3(const conformance_args *a)
{
    return tutti_broadcast_f8e4m3(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_f8e5m2(const conformance_args *a)
{
    return tutti_broadcast_f8e5m2(a->comm, a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_bool(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (bool *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_i8(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (int8_t *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_u8(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (uint8_t *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_i16(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (int16_t *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_u16(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (uint16_t *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_i32(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (int32_t *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_u32(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (uint32_t *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_i64(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (int64_t *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_u64(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (uint64_t *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_f16(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (tutti_f16 *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_bf16(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (tutti_bf16 *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_f32(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (float *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_f64(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (double *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_f8e4m3(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (tutti_f8e4m3 *)a->recv, a->count, a->root);
}

static tutti_status broadcast_plain_f8e5m2(const conformance_args *a)
{
    return tutti_broadcast(a->comm, (tutti_f8e5m2 *)a->recv, a->count, a->root);
}

static tutti_status broadcast_any(const conformance_args *a)
{
    return tutti_broadcast_any(a->comm, a->recv, a->count, a->dtype, a->root);
}

static tutti_status broadcast_with(const conformance_args *a)
{
    return tutti_broadcast_with(a->comm, a->recv, a->count, a->dtype, a->root, a->call);
}

static const conformance_collective conformance_broadcast = {
    .name = "broadcast",
    .number = TUTTI_COLLECTIVE_BROADCAST,
    .send = { false, false, false },
    .recv = { true, false, false },
    .recv_is_read = true,
    .has_type = true,
    .has_op = false,
    .has_root = true,
    .in_place = CONFORMANCE_NONE,
    .any = broadcast_any,
    .with = broadcast_with,
    .functions = 32,
    .matrix = 251,
    .typed[TUTTI_BOOL] = broadcast_bool,
    .typed[TUTTI_I8] = broadcast_i8,
    .typed[TUTTI_U8] = broadcast_u8,
    .typed[TUTTI_I16] = broadcast_i16,
    .typed[TUTTI_U16] = broadcast_u16,
    .typed[TUTTI_I32] = broadcast_i32,
    .typed[TUTTI_U32] = broadcast_u32,
    .typed[TUTTI_I64] = broadcast_i64,
    .typed[TUTTI_U64] = broadcast_u64,
    .typed[TUTTI_F16] = broadcast_f16,
    .typed[TUTTI_BF16] = broadcast_bf16,
    .typed[TUTTI_F32] = broadcast_f32,
    .typed[TUTTI_F64] = broadcast_f64,
    .typed[TUTTI_F8E4M3] = broadcast_f8e4m3,
    .typed[TUTTI_F8E5M2] = broadcast_f8e5m2,
    .plain[TUTTI_BOOL] = broadcast_plain_bool,
    .plain[TUTTI_I8] = broadcast_plain_i8,
    .plain[TUTTI_U8] = broadcast_plain_u8,
    .plain[TUTTI_I16] = broadcast_plain_i16,
    .plain[TUTTI_U16] = broadcast_plain_u16,
    .plain[TUTTI_I32] = broadcast_plain_i32,
    .plain[TUTTI_U32] = broadcast_plain_u32,
    .plain[TUTTI_I64] = broadcast_plain_i64,
    .plain[TUTTI_U64] = broadcast_plain_u64,
    .plain[TUTTI_F16] = broadcast_plain_f16,
    .plain[TUTTI_BF16] = broadcast_plain_bf16,
    .plain[TUTTI_F32] = broadcast_plain_f32,
    .plain[TUTTI_F64] = broadcast_plain_f64,
    .plain[TUTTI_F8E4M3] = broadcast_plain_f8e4m3,
    .plain[TUTTI_F8E5M2] = broadcast_plain_f8e5m2,
    .cases = {
        [0] = { 0, 11, 11, 11, 11 },
        [TUTTI_BOOL] = { 0, 4, 7, 10, 13 },
        [TUTTI_I8] = { 0, 4, 7, 10, 13 },
        [TUTTI_U8] = { 0, 4, 7, 10, 13 },
        [TUTTI_I16] = { 0, 4, 7, 10, 13 },
        [TUTTI_U16] = { 0, 4, 7, 10, 13 },
        [TUTTI_I32] = { 0, 4, 7, 10, 13 },
        [TUTTI_U32] = { 0, 4, 7, 10, 13 },
        [TUTTI_I64] = { 0, 4, 7, 10, 13 },
        [TUTTI_U64] = { 0, 4, 7, 10, 13 },
        [TUTTI_F16] = { 0, 4, 7, 10, 13 },
        [TUTTI_BF16] = { 0, 4, 7, 10, 13 },
        [TUTTI_F32] = { 0, 4, 7, 10, 13 },
        [TUTTI_F64] = { 0, 4, 7, 10, 13 },
        [TUTTI_F8E4M3] = { 0, 4, 7, 10, 13 },
        [TUTTI_F8E5M2] = { 0, 4, 7, 10, 13 },
    },
};

/* ---- reduce ---- */

static tutti_status reduce_bool(const conformance_args *a)
{
    return tutti_reduce_bool(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_i8(const conformance_args *a)
{
    return tutti_reduce_i8(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_u8(const conformance_args *a)
{
    return tutti_reduce_u8(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_i16(const conformance_args *a)
{
    return tutti_reduce_i16(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_u16(const conformance_args *a)
{
    return tutti_reduce_u16(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_i32(const conformance_args *a)
{
    return tutti_reduce_i32(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_u32(const conformance_args *a)
{
    return tutti_reduce_u32(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_i64(const conformance_args *a)
{
    return tutti_reduce_i64(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_u64(const conformance_args *a)
{
    return tutti_reduce_u64(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_f16(const conformance_args *a)
{
    return tutti_reduce_f16(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_bf16(const conformance_args *a)
{
    return tutti_reduce_bf16(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_f32(const conformance_args *a)
{
    return tutti_reduce_f32(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_f64(const conformance_args *a)
{
    return tutti_reduce_f64(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_f8e4m3(const conformance_args *a)
{
    return tutti_reduce_f8e4m3(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_f8e5m2(const conformance_args *a)
{
    return tutti_reduce_f8e5m2(a->comm, a->send, a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_plain_bool(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const bool *)a->send, (bool *)a->recv, a->count, a->op, a->root);
}

static tutti_status reduce_plain_i8(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const int8_t *)a->send, (int8_t *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_u8(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const uint8_t *)a->send, (uint8_t *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_i16(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const int16_t *)a->send, (int16_t *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_u16(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const uint16_t *)a->send, (uint16_t *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_i32(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const int32_t *)a->send, (int32_t *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_u32(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const uint32_t *)a->send, (uint32_t *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_i64(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const int64_t *)a->send, (int64_t *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_u64(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const uint64_t *)a->send, (uint64_t *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_f16(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const tutti_f16 *)a->send, (tutti_f16 *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_bf16(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const tutti_bf16 *)a->send, (tutti_bf16 *)a->recv, a->count,
                        a->op, a->root);
}

static tutti_status reduce_plain_f32(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const float *)a->send, (float *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_f64(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const double *)a->send, (double *)a->recv, a->count, a->op,
                        a->root);
}

static tutti_status reduce_plain_f8e4m3(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const tutti_f8e4m3 *)a->send, (tutti_f8e4m3 *)a->recv, a->count,
                        a->op, a->root);
}

static tutti_status reduce_plain_f8e5m2(const conformance_args *a)
{
    return tutti_reduce(a->comm, (const tutti_f8e5m2 *)a->send, (tutti_f8e5m2 *)a->recv, a->count,
                        a->op, a->root);
}

static tutti_status reduce_any(const conformance_args *a)
{
    return tutti_reduce_any(a->comm, a->send, a->recv, a->count, a->dtype, a->op, a->root);
}

static tutti_status reduce_with(const conformance_args *a)
{
    return tutti_reduce_with(a->comm, a->send, a->recv, a->count, a->dtype, a->op, a->root,
                             a->call);
}

static const conformance_collective conformance_reduce = {
    .name = "reduce",
    .number = TUTTI_COLLECTIVE_REDUCE,
    .send = { true, false, false },
    .recv = { true, false, true },
    .recv_is_read = false,
    .has_type = true,
    .has_op = true,
    .has_root = true,
    .in_place = CONFORMANCE_SAME,
    .any = reduce_any,
    .with = reduce_with,
    .functions = 32,
    .matrix = 4182,
    .typed[TUTTI_BOOL] = reduce_bool,
    .typed[TUTTI_I8] = reduce_i8,
    .typed[TUTTI_U8] = reduce_u8,
    .typed[TUTTI_I16] = reduce_i16,
    .typed[TUTTI_U16] = reduce_u16,
    .typed[TUTTI_I32] = reduce_i32,
    .typed[TUTTI_U32] = reduce_u32,
    .typed[TUTTI_I64] = reduce_i64,
    .typed[TUTTI_U64] = reduce_u64,
    .typed[TUTTI_F16] = reduce_f16,
    .typed[TUTTI_BF16] = reduce_bf16,
    .typed[TUTTI_F32] = reduce_f32,
    .typed[TUTTI_F64] = reduce_f64,
    .typed[TUTTI_F8E4M3] = reduce_f8e4m3,
    .typed[TUTTI_F8E5M2] = reduce_f8e5m2,
    .plain[TUTTI_BOOL] = reduce_plain_bool,
    .plain[TUTTI_I8] = reduce_plain_i8,
    .plain[TUTTI_U8] = reduce_plain_u8,
    .plain[TUTTI_I16] = reduce_plain_i16,
    .plain[TUTTI_U16] = reduce_plain_u16,
    .plain[TUTTI_I32] = reduce_plain_i32,
    .plain[TUTTI_U32] = reduce_plain_u32,
    .plain[TUTTI_I64] = reduce_plain_i64,
    .plain[TUTTI_U64] = reduce_plain_u64,
    .plain[TUTTI_F16] = reduce_plain_f16,
    .plain[TUTTI_BF16] = reduce_plain_bf16,
    .plain[TUTTI_F32] = reduce_plain_f32,
    .plain[TUTTI_F64] = reduce_plain_f64,
    .plain[TUTTI_F8E4M3] = reduce_plain_f8e4m3,
    .plain[TUTTI_F8E5M2] = reduce_plain_f8e5m2,
    .cases = {
        [0] = { 0, 12, 12, 12, 12 },
        [TUTTI_BOOL] = { 0, 82, 212, 302, 392 },
        [TUTTI_I8] = { 0, 88, 231, 330, 429 },
        [TUTTI_U8] = { 0, 88, 231, 330, 429 },
        [TUTTI_I16] = { 0, 88, 231, 330, 429 },
        [TUTTI_U16] = { 0, 88, 231, 330, 429 },
        [TUTTI_I32] = { 0, 88, 231, 330, 429 },
        [TUTTI_U32] = { 0, 88, 231, 330, 429 },
        [TUTTI_I64] = { 0, 88, 231, 330, 429 },
        [TUTTI_U64] = { 0, 88, 231, 330, 429 },
        [TUTTI_F16] = { 0, 52, 117, 162, 207 },
        [TUTTI_BF16] = { 0, 52, 117, 162, 207 },
        [TUTTI_F32] = { 0, 52, 117, 162, 207 },
        [TUTTI_F64] = { 0, 52, 117, 162, 207 },
        [TUTTI_F8E4M3] = { 0, 52, 117, 162, 207 },
        [TUTTI_F8E5M2] = { 0, 52, 117, 162, 207 },
    },
};

/* ---- all_reduce ---- */

static tutti_status all_reduce_bool(const conformance_args *a)
{
    return tutti_all_reduce_bool(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_i8(const conformance_args *a)
{
    return tutti_all_reduce_i8(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_u8(const conformance_args *a)
{
    return tutti_all_reduce_u8(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_i16(const conformance_args *a)
{
    return tutti_all_reduce_i16(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_u16(const conformance_args *a)
{
    return tutti_all_reduce_u16(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_i32(const conformance_args *a)
{
    return tutti_all_reduce_i32(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_u32(const conformance_args *a)
{
    return tutti_all_reduce_u32(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_i64(const conformance_args *a)
{
    return tutti_all_reduce_i64(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_u64(const conformance_args *a)
{
    return tutti_all_reduce_u64(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_f16(const conformance_args *a)
{
    return tutti_all_reduce_f16(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_bf16(const conformance_args *a)
{
    return tutti_all_reduce_bf16(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_f32(const conformance_args *a)
{
    return tutti_all_reduce_f32(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_f64(const conformance_args *a)
{
    return tutti_all_reduce_f64(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_f8e4m3(const conformance_args *a)
{
    return tutti_all_reduce_f8e4m3(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_f8e5m2(const conformance_args *a)
{
    return tutti_all_reduce_f8e5m2(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status all_reduce_plain_bool(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const bool *)a->send, (bool *)a->recv, a->count, a->op);
}

static tutti_status all_reduce_plain_i8(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const int8_t *)a->send, (int8_t *)a->recv, a->count, a->op);
}

static tutti_status all_reduce_plain_u8(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const uint8_t *)a->send, (uint8_t *)a->recv, a->count, a->op);
}

static tutti_status all_reduce_plain_i16(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const int16_t *)a->send, (int16_t *)a->recv, a->count, a->op);
}

static tutti_status all_reduce_plain_u16(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const uint16_t *)a->send, (uint16_t *)a->recv, a->count,
                            a->op);
}

static tutti_status all_reduce_plain_i32(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const int32_t *)a->send, (int32_t *)a->recv, a->count, a->op);
}

static tutti_status all_reduce_plain_u32(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const uint32_t *)a->send, (uint32_t *)a->recv, a->count,
                            a->op);
}

static tutti_status all_reduce_plain_i64(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const int64_t *)a->send, (int64_t *)a->recv, a->count, a->op);
}

static tutti_status all_reduce_plain_u64(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const uint64_t *)a->send, (uint64_t *)a->recv, a->count,
                            a->op);
}

static tutti_status all_reduce_plain_f16(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const tutti_f16 *)a->send, (tutti_f16 *)a->recv, a->count,
                            a->op);
}

static tutti_status all_reduce_plain_bf16(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const tutti_bf16 *)a->send, (tutti_bf16 *)a->recv, a->count,
                            a->op);
}

static tutti_status all_reduce_plain_f32(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const float *)a->send, (float *)a->recv, a->count, a->op);
}

static tutti_status all_reduce_plain_f64(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const double *)a->send, (double *)a->recv, a->count, a->op);
}

static tutti_status all_reduce_plain_f8e4m3(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const tutti_f8e4m3 *)a->send, (tutti_f8e4m3 *)a->recv,
                            a->count, a->op);
}

static tutti_status all_reduce_plain_f8e5m2(const conformance_args *a)
{
    return tutti_all_reduce(a->comm, (const tutti_f8e5m2 *)a->send, (tutti_f8e5m2 *)a->recv,
                            a->count, a->op);
}

static tutti_status all_reduce_any(const conformance_args *a)
{
    return tutti_all_reduce_any(a->comm, a->send, a->recv, a->count, a->dtype, a->op);
}

static tutti_status all_reduce_with(const conformance_args *a)
{
    return tutti_all_reduce_with(a->comm, a->send, a->recv, a->count, a->dtype, a->op, a->call);
}

static const conformance_collective conformance_all_reduce = {
    .name = "all_reduce",
    .number = TUTTI_COLLECTIVE_ALL_REDUCE,
    .send = { true, false, false },
    .recv = { true, false, false },
    .recv_is_read = false,
    .has_type = true,
    .has_op = true,
    .has_root = false,
    .in_place = CONFORMANCE_SAME,
    .any = all_reduce_any,
    .with = all_reduce_with,
    .functions = 32,
    .matrix = 4182,
    .typed[TUTTI_BOOL] = all_reduce_bool,
    .typed[TUTTI_I8] = all_reduce_i8,
    .typed[TUTTI_U8] = all_reduce_u8,
    .typed[TUTTI_I16] = all_reduce_i16,
    .typed[TUTTI_U16] = all_reduce_u16,
    .typed[TUTTI_I32] = all_reduce_i32,
    .typed[TUTTI_U32] = all_reduce_u32,
    .typed[TUTTI_I64] = all_reduce_i64,
    .typed[TUTTI_U64] = all_reduce_u64,
    .typed[TUTTI_F16] = all_reduce_f16,
    .typed[TUTTI_BF16] = all_reduce_bf16,
    .typed[TUTTI_F32] = all_reduce_f32,
    .typed[TUTTI_F64] = all_reduce_f64,
    .typed[TUTTI_F8E4M3] = all_reduce_f8e4m3,
    .typed[TUTTI_F8E5M2] = all_reduce_f8e5m2,
    .plain[TUTTI_BOOL] = all_reduce_plain_bool,
    .plain[TUTTI_I8] = all_reduce_plain_i8,
    .plain[TUTTI_U8] = all_reduce_plain_u8,
    .plain[TUTTI_I16] = all_reduce_plain_i16,
    .plain[TUTTI_U16] = all_reduce_plain_u16,
    .plain[TUTTI_I32] = all_reduce_plain_i32,
    .plain[TUTTI_U32] = all_reduce_plain_u32,
    .plain[TUTTI_I64] = all_reduce_plain_i64,
    .plain[TUTTI_U64] = all_reduce_plain_u64,
    .plain[TUTTI_F16] = all_reduce_plain_f16,
    .plain[TUTTI_BF16] = all_reduce_plain_bf16,
    .plain[TUTTI_F32] = all_reduce_plain_f32,
    .plain[TUTTI_F64] = all_reduce_plain_f64,
    .plain[TUTTI_F8E4M3] = all_reduce_plain_f8e4m3,
    .plain[TUTTI_F8E5M2] = all_reduce_plain_f8e5m2,
    .cases = {
        [0] = { 0, 12, 12, 12, 12 },
        [TUTTI_BOOL] = { 0, 82, 122, 122, 122 },
        [TUTTI_I8] = { 0, 88, 132, 132, 132 },
        [TUTTI_U8] = { 0, 88, 132, 132, 132 },
        [TUTTI_I16] = { 0, 88, 132, 132, 132 },
        [TUTTI_U16] = { 0, 88, 132, 132, 132 },
        [TUTTI_I32] = { 0, 88, 132, 132, 132 },
        [TUTTI_U32] = { 0, 88, 132, 132, 132 },
        [TUTTI_I64] = { 0, 88, 132, 132, 132 },
        [TUTTI_U64] = { 0, 88, 132, 132, 132 },
        [TUTTI_F16] = { 0, 52, 72, 72, 72 },
        [TUTTI_BF16] = { 0, 52, 72, 72, 72 },
        [TUTTI_F32] = { 0, 52, 72, 72, 72 },
        [TUTTI_F64] = { 0, 52, 72, 72, 72 },
        [TUTTI_F8E4M3] = { 0, 52, 72, 72, 72 },
        [TUTTI_F8E5M2] = { 0, 52, 72, 72, 72 },
    },
};

/* ---- all_gather ---- */

static tutti_status all_gather_bool(const conformance_args *a)
{
    return tutti_all_gather_bool(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_i8(const conformance_args *a)
{
    return tutti_all_gather_i8(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_u8(const conformance_args *a)
{
    return tutti_all_gather_u8(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_i16(const conformance_args *a)
{
    return tutti_all_gather_i16(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_u16(const conformance_args *a)
{
    return tutti_all_gather_u16(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_i32(const conformance_args *a)
{
    return tutti_all_gather_i32(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_u32(const conformance_args *a)
{
    return tutti_all_gather_u32(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_i64(const conformance_args *a)
{
    return tutti_all_gather_i64(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_u64(const conformance_args *a)
{
    return tutti_all_gather_u64(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_f16(const conformance_args *a)
{
    return tutti_all_gather_f16(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_bf16(const conformance_args *a)
{
    return tutti_all_gather_bf16(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_f32(const conformance_args *a)
{
    return tutti_all_gather_f32(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_f64(const conformance_args *a)
{
    return tutti_all_gather_f64(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_f8e4m3(const conformance_args *a)
{
    return tutti_all_gather_f8e4m3(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_f8e5m2(const conformance_args *a)
{
    return tutti_all_gather_f8e5m2(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_gather_plain_bool(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const bool *)a->send, (bool *)a->recv, a->count);
}

static tutti_status all_gather_plain_i8(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const int8_t *)a->send, (int8_t *)a->recv, a->count);
}

static tutti_status all_gather_plain_u8(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const uint8_t *)a->send, (uint8_t *)a->recv, a->count);
}

static tutti_status all_gather_plain_i16(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const int16_t *)a->send, (int16_t *)a->recv, a->count);
}

static tutti_status all_gather_plain_u16(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const uint16_t *)a->send, (uint16_t *)a->recv, a->count);
}

static tutti_status all_gather_plain_i32(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const int32_t *)a->send, (int32_t *)a->recv, a->count);
}

static tutti_status all_gather_plain_u32(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const uint32_t *)a->send, (uint32_t *)a->recv, a->count);
}

static tutti_status all_gather_plain_i64(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const int64_t *)a->send, (int64_t *)a->recv, a->count);
}

static tutti_status all_gather_plain_u64(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const uint64_t *)a->send, (uint64_t *)a->recv, a->count);
}

static tutti_status all_gather_plain_f16(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const tutti_f16 *)a->send, (tutti_f16 *)a->recv, a->count);
}

static tutti_status all_gather_plain_bf16(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const tutti_bf16 *)a->send, (tutti_bf16 *)a->recv, a->count);
}

static tutti_status all_gather_plain_f32(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const float *)a->send, (float *)a->recv, a->count);
}

static tutti_status all_gather_plain_f64(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const double *)a->send, (double *)a->recv, a->count);
}

static tutti_status all_gather_plain_f8e4m3(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const tutti_f8e4m3 *)a->send, (tutti_f8e4m3 *)a->recv,
                            a->count);
}

static tutti_status all_gather_plain_f8e5m2(const conformance_args *a)
{
    return tutti_all_gather(a->comm, (const tutti_f8e5m2 *)a->send, (tutti_f8e5m2 *)a->recv,
                            a->count);
}

static tutti_status all_gather_any(const conformance_args *a)
{
    return tutti_all_gather_any(a->comm, a->send, a->recv, a->count, a->dtype);
}

static tutti_status all_gather_with(const conformance_args *a)
{
    return tutti_all_gather_with(a->comm, a->send, a->recv, a->count, a->dtype, a->call);
}

static const conformance_collective conformance_all_gather = {
    .name = "all_gather",
    .number = TUTTI_COLLECTIVE_ALL_GATHER,
    .send = { true, false, false },
    .recv = { true, true, false },
    .recv_is_read = false,
    .has_type = true,
    .has_op = false,
    .has_root = false,
    .in_place = CONFORMANCE_OWN_BLOCK_OF_RECV,
    .any = all_gather_any,
    .with = all_gather_with,
    .functions = 32,
    .matrix = 491,
    .typed[TUTTI_BOOL] = all_gather_bool,
    .typed[TUTTI_I8] = all_gather_i8,
    .typed[TUTTI_U8] = all_gather_u8,
    .typed[TUTTI_I16] = all_gather_i16,
    .typed[TUTTI_U16] = all_gather_u16,
    .typed[TUTTI_I32] = all_gather_i32,
    .typed[TUTTI_U32] = all_gather_u32,
    .typed[TUTTI_I64] = all_gather_i64,
    .typed[TUTTI_U64] = all_gather_u64,
    .typed[TUTTI_F16] = all_gather_f16,
    .typed[TUTTI_BF16] = all_gather_bf16,
    .typed[TUTTI_F32] = all_gather_f32,
    .typed[TUTTI_F64] = all_gather_f64,
    .typed[TUTTI_F8E4M3] = all_gather_f8e4m3,
    .typed[TUTTI_F8E5M2] = all_gather_f8e5m2,
    .plain[TUTTI_BOOL] = all_gather_plain_bool,
    .plain[TUTTI_I8] = all_gather_plain_i8,
    .plain[TUTTI_U8] = all_gather_plain_u8,
    .plain[TUTTI_I16] = all_gather_plain_i16,
    .plain[TUTTI_U16] = all_gather_plain_u16,
    .plain[TUTTI_I32] = all_gather_plain_i32,
    .plain[TUTTI_U32] = all_gather_plain_u32,
    .plain[TUTTI_I64] = all_gather_plain_i64,
    .plain[TUTTI_U64] = all_gather_plain_u64,
    .plain[TUTTI_F16] = all_gather_plain_f16,
    .plain[TUTTI_BF16] = all_gather_plain_bf16,
    .plain[TUTTI_F32] = all_gather_plain_f32,
    .plain[TUTTI_F64] = all_gather_plain_f64,
    .plain[TUTTI_F8E4M3] = all_gather_plain_f8e4m3,
    .plain[TUTTI_F8E5M2] = all_gather_plain_f8e5m2,
    .cases = {
        [0] = { 0, 11, 11, 11, 11 },
        [TUTTI_BOOL] = { 0, 8, 12, 12, 12 },
        [TUTTI_I8] = { 0, 8, 12, 12, 12 },
        [TUTTI_U8] = { 0, 8, 12, 12, 12 },
        [TUTTI_I16] = { 0, 8, 12, 12, 12 },
        [TUTTI_U16] = { 0, 8, 12, 12, 12 },
        [TUTTI_I32] = { 0, 8, 12, 12, 12 },
        [TUTTI_U32] = { 0, 8, 12, 12, 12 },
        [TUTTI_I64] = { 0, 8, 12, 12, 12 },
        [TUTTI_U64] = { 0, 8, 12, 12, 12 },
        [TUTTI_F16] = { 0, 8, 12, 12, 12 },
        [TUTTI_BF16] = { 0, 8, 12, 12, 12 },
        [TUTTI_F32] = { 0, 8, 12, 12, 12 },
        [TUTTI_F64] = { 0, 8, 12, 12, 12 },
        [TUTTI_F8E4M3] = { 0, 8, 12, 12, 12 },
        [TUTTI_F8E5M2] = { 0, 8, 12, 12, 12 },
    },
};

/* ---- gather ---- */

static tutti_status gather_bool(const conformance_args *a)
{
    return tutti_gather_bool(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_i8(const conformance_args *a)
{
    return tutti_gather_i8(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_u8(const conformance_args *a)
{
    return tutti_gather_u8(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_i16(const conformance_args *a)
{
    return tutti_gather_i16(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_u16(const conformance_args *a)
{
    return tutti_gather_u16(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_i32(const conformance_args *a)
{
    return tutti_gather_i32(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_u32(const conformance_args *a)
{
    return tutti_gather_u32(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_i64(const conformance_args *a)
{
    return tutti_gather_i64(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_u64(const conformance_args *a)
{
    return tutti_gather_u64(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_f16(const conformance_args *a)
{
    return tutti_gather_f16(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_bf16(const conformance_args *a)
{
    return tutti_gather_bf16(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_f32(const conformance_args *a)
{
    return tutti_gather_f32(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_f64(const conformance_args *a)
{
    return tutti_gather_f64(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_f8e4m3(const conformance_args *a)
{
    return tutti_gather_f8e4m3(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_f8e5m2(const conformance_args *a)
{
    return tutti_gather_f8e5m2(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status gather_plain_bool(const conformance_args *a)
{
    return tutti_gather(a->comm, (const bool *)a->send, (bool *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_i8(const conformance_args *a)
{
    return tutti_gather(a->comm, (const int8_t *)a->send, (int8_t *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_u8(const conformance_args *a)
{
    return tutti_gather(a->comm, (const uint8_t *)a->send, (uint8_t *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_i16(const conformance_args *a)
{
    return tutti_gather(a->comm, (const int16_t *)a->send, (int16_t *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_u16(const conformance_args *a)
{
    return tutti_gather(a->comm, (const uint16_t *)a->send, (uint16_t *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_i32(const conformance_args *a)
{
    return tutti_gather(a->comm, (const int32_t *)a->send, (int32_t *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_u32(const conformance_args *a)
{
    return tutti_gather(a->comm, (const uint32_t *)a->send, (uint32_t *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_i64(const conformance_args *a)
{
    return tutti_gather(a->comm, (const int64_t *)a->send, (int64_t *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_u64(const conformance_args *a)
{
    return tutti_gather(a->comm, (const uint64_t *)a->send, (uint64_t *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_f16(const conformance_args *a)
{
    return tutti_gather(a->comm, (const tutti_f16 *)a->send, (tutti_f16 *)a->recv, a->count,
                        a->root);
}

static tutti_status gather_plain_bf16(const conformance_args *a)
{
    return tutti_gather(a->comm, (const tutti_bf16 *)a->send, (tutti_bf16 *)a->recv, a->count,
                        a->root);
}

static tutti_status gather_plain_f32(const conformance_args *a)
{
    return tutti_gather(a->comm, (const float *)a->send, (float *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_f64(const conformance_args *a)
{
    return tutti_gather(a->comm, (const double *)a->send, (double *)a->recv, a->count, a->root);
}

static tutti_status gather_plain_f8e4m3(const conformance_args *a)
{
    return tutti_gather(a->comm, (const tutti_f8e4m3 *)a->send, (tutti_f8e4m3 *)a->recv, a->count,
                        a->root);
}

static tutti_status gather_plain_f8e5m2(const conformance_args *a)
{
    return tutti_gather(a->comm, (const tutti_f8e5m2 *)a->send, (tutti_f8e5m2 *)a->recv, a->count,
                        a->root);
}

static tutti_status gather_any(const conformance_args *a)
{
    return tutti_gather_any(a->comm, a->send, a->recv, a->count, a->dtype, a->root);
}

static tutti_status gather_with(const conformance_args *a)
{
    return tutti_gather_with(a->comm, a->send, a->recv, a->count, a->dtype, a->root, a->call);
}

static const conformance_collective conformance_gather = {
    .name = "gather",
    .number = TUTTI_COLLECTIVE_GATHER,
    .send = { true, false, false },
    .recv = { true, true, true },
    .recv_is_read = false,
    .has_type = true,
    .has_op = false,
    .has_root = true,
    .in_place = CONFORMANCE_OWN_BLOCK_OF_RECV,
    .any = gather_any,
    .with = gather_with,
    .functions = 32,
    .matrix = 491,
    .typed[TUTTI_BOOL] = gather_bool,
    .typed[TUTTI_I8] = gather_i8,
    .typed[TUTTI_U8] = gather_u8,
    .typed[TUTTI_I16] = gather_i16,
    .typed[TUTTI_U16] = gather_u16,
    .typed[TUTTI_I32] = gather_i32,
    .typed[TUTTI_U32] = gather_u32,
    .typed[TUTTI_I64] = gather_i64,
    .typed[TUTTI_U64] = gather_u64,
    .typed[TUTTI_F16] = gather_f16,
    .typed[TUTTI_BF16] = gather_bf16,
    .typed[TUTTI_F32] = gather_f32,
    .typed[TUTTI_F64] = gather_f64,
    .typed[TUTTI_F8E4M3] = gather_f8e4m3,
    .typed[TUTTI_F8E5M2] = gather_f8e5m2,
    .plain[TUTTI_BOOL] = gather_plain_bool,
    .plain[TUTTI_I8] = gather_plain_i8,
    .plain[TUTTI_U8] = gather_plain_u8,
    .plain[TUTTI_I16] = gather_plain_i16,
    .plain[TUTTI_U16] = gather_plain_u16,
    .plain[TUTTI_I32] = gather_plain_i32,
    .plain[TUTTI_U32] = gather_plain_u32,
    .plain[TUTTI_I64] = gather_plain_i64,
    .plain[TUTTI_U64] = gather_plain_u64,
    .plain[TUTTI_F16] = gather_plain_f16,
    .plain[TUTTI_BF16] = gather_plain_bf16,
    .plain[TUTTI_F32] = gather_plain_f32,
    .plain[TUTTI_F64] = gather_plain_f64,
    .plain[TUTTI_F8E4M3] = gather_plain_f8e4m3,
    .plain[TUTTI_F8E5M2] = gather_plain_f8e5m2,
    .cases = {
        [0] = { 0, 11, 11, 11, 11 },
        [TUTTI_BOOL] = { 0, 8, 21, 30, 39 },
        [TUTTI_I8] = { 0, 8, 21, 30, 39 },
        [TUTTI_U8] = { 0, 8, 21, 30, 39 },
        [TUTTI_I16] = { 0, 8, 21, 30, 39 },
        [TUTTI_U16] = { 0, 8, 21, 30, 39 },
        [TUTTI_I32] = { 0, 8, 21, 30, 39 },
        [TUTTI_U32] = { 0, 8, 21, 30, 39 },
        [TUTTI_I64] = { 0, 8, 21, 30, 39 },
        [TUTTI_U64] = { 0, 8, 21, 30, 39 },
        [TUTTI_F16] = { 0, 8, 21, 30, 39 },
        [TUTTI_BF16] = { 0, 8, 21, 30, 39 },
        [TUTTI_F32] = { 0, 8, 21, 30, 39 },
        [TUTTI_F64] = { 0, 8, 21, 30, 39 },
        [TUTTI_F8E4M3] = { 0, 8, 21, 30, 39 },
        [TUTTI_F8E5M2] = { 0, 8, 21, 30, 39 },
    },
};

/* ---- scatter ---- */

static tutti_status scatter_bool(const conformance_args *a)
{
    return tutti_scatter_bool(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_i8(const conformance_args *a)
{
    return tutti_scatter_i8(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_u8(const conformance_args *a)
{
    return tutti_scatter_u8(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_i16(const conformance_args *a)
{
    return tutti_scatter_i16(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_u16(const conformance_args *a)
{
    return tutti_scatter_u16(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_i32(const conformance_args *a)
{
    return tutti_scatter_i32(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_u32(const conformance_args *a)
{
    return tutti_scatter_u32(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_i64(const conformance_args *a)
{
    return tutti_scatter_i64(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_u64(const conformance_args *a)
{
    return tutti_scatter_u64(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_f16(const conformance_args *a)
{
    return tutti_scatter_f16(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_bf16(const conformance_args *a)
{
    return tutti_scatter_bf16(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_f32(const conformance_args *a)
{
    return tutti_scatter_f32(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_f64(const conformance_args *a)
{
    return tutti_scatter_f64(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_f8e4m3(const conformance_args *a)
{
    return tutti_scatter_f8e4m3(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_f8e5m2(const conformance_args *a)
{
    return tutti_scatter_f8e5m2(a->comm, a->send, a->recv, a->count, a->root);
}

static tutti_status scatter_plain_bool(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const bool *)a->send, (bool *)a->recv, a->count, a->root);
}

static tutti_status scatter_plain_i8(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const int8_t *)a->send, (int8_t *)a->recv, a->count, a->root);
}

static tutti_status scatter_plain_u8(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const uint8_t *)a->send, (uint8_t *)a->recv, a->count, a->root);
}

static tutti_status scatter_plain_i16(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const int16_t *)a->send, (int16_t *)a->recv, a->count, a->root);
}

static tutti_status scatter_plain_u16(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const uint16_t *)a->send, (uint16_t *)a->recv, a->count,
                         a->root);
}

static tutti_status scatter_plain_i32(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const int32_t *)a->send, (int32_t *)a->recv, a->count, a->root);
}

static tutti_status scatter_plain_u32(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const uint32_t *)a->send, (uint32_t *)a->recv, a->count,
                         a->root);
}

static tutti_status scatter_plain_i64(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const int64_t *)a->send, (int64_t *)a->recv, a->count, a->root);
}

static tutti_status scatter_plain_u64(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const uint64_t *)a->send, (uint64_t *)a->recv, a->count,
                         a->root);
}

static tutti_status scatter_plain_f16(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const tutti_f16 *)a->send, (tutti_f16 *)a->recv, a->count,
                         a->root);
}

static tutti_status scatter_plain_bf16(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const tutti_bf16 *)a->send, (tutti_bf16 *)a->recv, a->count,
                         a->root);
}

static tutti_status scatter_plain_f32(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const float *)a->send, (float *)a->recv, a->count, a->root);
}

static tutti_status scatter_plain_f64(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const double *)a->send, (double *)a->recv, a->count, a->root);
}

static tutti_status scatter_plain_f8e4m3(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const tutti_f8e4m3 *)a->send, (tutti_f8e4m3 *)a->recv, a->count,
                         a->root);
}

static tutti_status scatter_plain_f8e5m2(const conformance_args *a)
{
    return tutti_scatter(a->comm, (const tutti_f8e5m2 *)a->send, (tutti_f8e5m2 *)a->recv, a->count,
                         a->root);
}

static tutti_status scatter_any(const conformance_args *a)
{
    return tutti_scatter_any(a->comm, a->send, a->recv, a->count, a->dtype, a->root);
}

static tutti_status scatter_with(const conformance_args *a)
{
    return tutti_scatter_with(a->comm, a->send, a->recv, a->count, a->dtype, a->root, a->call);
}

static const conformance_collective conformance_scatter = {
    .name = "scatter",
    .number = TUTTI_COLLECTIVE_SCATTER,
    .send = { true, true, true },
    .recv = { true, false, false },
    .recv_is_read = false,
    .has_type = true,
    .has_op = false,
    .has_root = true,
    .in_place = CONFORMANCE_OWN_BLOCK_OF_SEND,
    .any = scatter_any,
    .with = scatter_with,
    .functions = 32,
    .matrix = 491,
    .typed[TUTTI_BOOL] = scatter_bool,
    .typed[TUTTI_I8] = scatter_i8,
    .typed[TUTTI_U8] = scatter_u8,
    .typed[TUTTI_I16] = scatter_i16,
    .typed[TUTTI_U16] = scatter_u16,
    .typed[TUTTI_I32] = scatter_i32,
    .typed[TUTTI_U32] = scatter_u32,
    .typed[TUTTI_I64] = scatter_i64,
    .typed[TUTTI_U64] = scatter_u64,
    .typed[TUTTI_F16] = scatter_f16,
    .typed[TUTTI_BF16] = scatter_bf16,
    .typed[TUTTI_F32] = scatter_f32,
    .typed[TUTTI_F64] = scatter_f64,
    .typed[TUTTI_F8E4M3] = scatter_f8e4m3,
    .typed[TUTTI_F8E5M2] = scatter_f8e5m2,
    .plain[TUTTI_BOOL] = scatter_plain_bool,
    .plain[TUTTI_I8] = scatter_plain_i8,
    .plain[TUTTI_U8] = scatter_plain_u8,
    .plain[TUTTI_I16] = scatter_plain_i16,
    .plain[TUTTI_U16] = scatter_plain_u16,
    .plain[TUTTI_I32] = scatter_plain_i32,
    .plain[TUTTI_U32] = scatter_plain_u32,
    .plain[TUTTI_I64] = scatter_plain_i64,
    .plain[TUTTI_U64] = scatter_plain_u64,
    .plain[TUTTI_F16] = scatter_plain_f16,
    .plain[TUTTI_BF16] = scatter_plain_bf16,
    .plain[TUTTI_F32] = scatter_plain_f32,
    .plain[TUTTI_F64] = scatter_plain_f64,
    .plain[TUTTI_F8E4M3] = scatter_plain_f8e4m3,
    .plain[TUTTI_F8E5M2] = scatter_plain_f8e5m2,
    .cases = {
        [0] = { 0, 11, 11, 11, 11 },
        [TUTTI_BOOL] = { 0, 8, 21, 30, 39 },
        [TUTTI_I8] = { 0, 8, 21, 30, 39 },
        [TUTTI_U8] = { 0, 8, 21, 30, 39 },
        [TUTTI_I16] = { 0, 8, 21, 30, 39 },
        [TUTTI_U16] = { 0, 8, 21, 30, 39 },
        [TUTTI_I32] = { 0, 8, 21, 30, 39 },
        [TUTTI_U32] = { 0, 8, 21, 30, 39 },
        [TUTTI_I64] = { 0, 8, 21, 30, 39 },
        [TUTTI_U64] = { 0, 8, 21, 30, 39 },
        [TUTTI_F16] = { 0, 8, 21, 30, 39 },
        [TUTTI_BF16] = { 0, 8, 21, 30, 39 },
        [TUTTI_F32] = { 0, 8, 21, 30, 39 },
        [TUTTI_F64] = { 0, 8, 21, 30, 39 },
        [TUTTI_F8E4M3] = { 0, 8, 21, 30, 39 },
        [TUTTI_F8E5M2] = { 0, 8, 21, 30, 39 },
    },
};

/* ---- reduce_scatter ---- */

static tutti_status reduce_scatter_bool(const conformance_args *a)
{
    return tutti_reduce_scatter_bool(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_i8(const conformance_args *a)
{
    return tutti_reduce_scatter_i8(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_u8(const conformance_args *a)
{
    return tutti_reduce_scatter_u8(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_i16(const conformance_args *a)
{
    return tutti_reduce_scatter_i16(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_u16(const conformance_args *a)
{
    return tutti_reduce_scatter_u16(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_i32(const conformance_args *a)
{
    return tutti_reduce_scatter_i32(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_u32(const conformance_args *a)
{
    return tutti_reduce_scatter_u32(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_i64(const conformance_args *a)
{
    return tutti_reduce_scatter_i64(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_u64(const conformance_args *a)
{
    return tutti_reduce_scatter_u64(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_f16(const conformance_args *a)
{
    return tutti_reduce_scatter_f16(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_bf16(const conformance_args *a)
{
    return tutti_reduce_scatter_bf16(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_f32(const conformance_args *a)
{
    return tutti_reduce_scatter_f32(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_f64(const conformance_args *a)
{
    return tutti_reduce_scatter_f64(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_f8e4m3(const conformance_args *a)
{
    return tutti_reduce_scatter_f8e4m3(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_f8e5m2(const conformance_args *a)
{
    return tutti_reduce_scatter_f8e5m2(a->comm, a->send, a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_plain_bool(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const bool *)a->send, (bool *)a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_plain_i8(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const int8_t *)a->send, (int8_t *)a->recv, a->count,
                                a->op);
}

static tutti_status reduce_scatter_plain_u8(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const uint8_t *)a->send, (uint8_t *)a->recv, a->count,
                                a->op);
}

static tutti_status reduce_scatter_plain_i16(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const int16_t *)a->send, (int16_t *)a->recv, a->count,
                                a->op);
}

static tutti_status reduce_scatter_plain_u16(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const uint16_t *)a->send, (uint16_t *)a->recv, a->count,
                                a->op);
}

static tutti_status reduce_scatter_plain_i32(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const int32_t *)a->send, (int32_t *)a->recv, a->count,
                                a->op);
}

static tutti_status reduce_scatter_plain_u32(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const uint32_t *)a->send, (uint32_t *)a->recv, a->count,
                                a->op);
}

static tutti_status reduce_scatter_plain_i64(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const int64_t *)a->send, (int64_t *)a->recv, a->count,
                                a->op);
}

static tutti_status reduce_scatter_plain_u64(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const uint64_t *)a->send, (uint64_t *)a->recv, a->count,
                                a->op);
}

static tutti_status reduce_scatter_plain_f16(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const tutti_f16 *)a->send, (tutti_f16 *)a->recv, a->count,
                                a->op);
}

static tutti_status reduce_scatter_plain_bf16(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const tutti_bf16 *)a->send, (tutti_bf16 *)a->recv,
                                a->count, a->op);
}

static tutti_status reduce_scatter_plain_f32(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const float *)a->send, (float *)a->recv, a->count, a->op);
}

static tutti_status reduce_scatter_plain_f64(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const double *)a->send, (double *)a->recv, a->count,
                                a->op);
}

static tutti_status reduce_scatter_plain_f8e4m3(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const tutti_f8e4m3 *)a->send, (tutti_f8e4m3 *)a->recv,
                                a->count, a->op);
}

static tutti_status reduce_scatter_plain_f8e5m2(const conformance_args *a)
{
    return tutti_reduce_scatter(a->comm, (const tutti_f8e5m2 *)a->send, (tutti_f8e5m2 *)a->recv,
                                a->count, a->op);
}

static tutti_status reduce_scatter_any(const conformance_args *a)
{
    return tutti_reduce_scatter_any(a->comm, a->send, a->recv, a->count, a->dtype, a->op);
}

static tutti_status reduce_scatter_with(const conformance_args *a)
{
    return tutti_reduce_scatter_with(a->comm, a->send, a->recv, a->count, a->dtype, a->op, a->call);
}

static const conformance_collective conformance_reduce_scatter = {
    .name = "reduce_scatter",
    .number = TUTTI_COLLECTIVE_REDUCE_SCATTER,
    .send = { true, true, false },
    .recv = { true, false, false },
    .recv_is_read = false,
    .has_type = true,
    .has_op = true,
    .has_root = false,
    .in_place = CONFORMANCE_OWN_BLOCK_OF_SEND,
    .any = reduce_scatter_any,
    .with = reduce_scatter_with,
    .functions = 32,
    .matrix = 4182,
    .typed[TUTTI_BOOL] = reduce_scatter_bool,
    .typed[TUTTI_I8] = reduce_scatter_i8,
    .typed[TUTTI_U8] = reduce_scatter_u8,
    .typed[TUTTI_I16] = reduce_scatter_i16,
    .typed[TUTTI_U16] = reduce_scatter_u16,
    .typed[TUTTI_I32] = reduce_scatter_i32,
    .typed[TUTTI_U32] = reduce_scatter_u32,
    .typed[TUTTI_I64] = reduce_scatter_i64,
    .typed[TUTTI_U64] = reduce_scatter_u64,
    .typed[TUTTI_F16] = reduce_scatter_f16,
    .typed[TUTTI_BF16] = reduce_scatter_bf16,
    .typed[TUTTI_F32] = reduce_scatter_f32,
    .typed[TUTTI_F64] = reduce_scatter_f64,
    .typed[TUTTI_F8E4M3] = reduce_scatter_f8e4m3,
    .typed[TUTTI_F8E5M2] = reduce_scatter_f8e5m2,
    .plain[TUTTI_BOOL] = reduce_scatter_plain_bool,
    .plain[TUTTI_I8] = reduce_scatter_plain_i8,
    .plain[TUTTI_U8] = reduce_scatter_plain_u8,
    .plain[TUTTI_I16] = reduce_scatter_plain_i16,
    .plain[TUTTI_U16] = reduce_scatter_plain_u16,
    .plain[TUTTI_I32] = reduce_scatter_plain_i32,
    .plain[TUTTI_U32] = reduce_scatter_plain_u32,
    .plain[TUTTI_I64] = reduce_scatter_plain_i64,
    .plain[TUTTI_U64] = reduce_scatter_plain_u64,
    .plain[TUTTI_F16] = reduce_scatter_plain_f16,
    .plain[TUTTI_BF16] = reduce_scatter_plain_bf16,
    .plain[TUTTI_F32] = reduce_scatter_plain_f32,
    .plain[TUTTI_F64] = reduce_scatter_plain_f64,
    .plain[TUTTI_F8E4M3] = reduce_scatter_plain_f8e4m3,
    .plain[TUTTI_F8E5M2] = reduce_scatter_plain_f8e5m2,
    .cases = {
        [0] = { 0, 12, 12, 12, 12 },
        [TUTTI_BOOL] = { 0, 82, 122, 122, 122 },
        [TUTTI_I8] = { 0, 88, 132, 132, 132 },
        [TUTTI_U8] = { 0, 88, 132, 132, 132 },
        [TUTTI_I16] = { 0, 88, 132, 132, 132 },
        [TUTTI_U16] = { 0, 88, 132, 132, 132 },
        [TUTTI_I32] = { 0, 88, 132, 132, 132 },
        [TUTTI_U32] = { 0, 88, 132, 132, 132 },
        [TUTTI_I64] = { 0, 88, 132, 132, 132 },
        [TUTTI_U64] = { 0, 88, 132, 132, 132 },
        [TUTTI_F16] = { 0, 52, 72, 72, 72 },
        [TUTTI_BF16] = { 0, 52, 72, 72, 72 },
        [TUTTI_F32] = { 0, 52, 72, 72, 72 },
        [TUTTI_F64] = { 0, 52, 72, 72, 72 },
        [TUTTI_F8E4M3] = { 0, 52, 72, 72, 72 },
        [TUTTI_F8E5M2] = { 0, 52, 72, 72, 72 },
    },
};

/* ---- all_to_all ---- */

static tutti_status all_to_all_bool(const conformance_args *a)
{
    return tutti_all_to_all_bool(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_i8(const conformance_args *a)
{
    return tutti_all_to_all_i8(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_u8(const conformance_args *a)
{
    return tutti_all_to_all_u8(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_i16(const conformance_args *a)
{
    return tutti_all_to_all_i16(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_u16(const conformance_args *a)
{
    return tutti_all_to_all_u16(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_i32(const conformance_args *a)
{
    return tutti_all_to_all_i32(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_u32(const conformance_args *a)
{
    return tutti_all_to_all_u32(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_i64(const conformance_args *a)
{
    return tutti_all_to_all_i64(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_u64(const conformance_args *a)
{
    return tutti_all_to_all_u64(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_f16(const conformance_args *a)
{
    return tutti_all_to_all_f16(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_bf16(const conformance_args *a)
{
    return tutti_all_to_all_bf16(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_f32(const conformance_args *a)
{
    return tutti_all_to_all_f32(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_f64(const conformance_args *a)
{
    return tutti_all_to_all_f64(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_f8e4m3(const conformance_args *a)
{
    return tutti_all_to_all_f8e4m3(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_f8e5m2(const conformance_args *a)
{
    return tutti_all_to_all_f8e5m2(a->comm, a->send, a->recv, a->count);
}

static tutti_status all_to_all_plain_bool(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const bool *)a->send, (bool *)a->recv, a->count);
}

static tutti_status all_to_all_plain_i8(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const int8_t *)a->send, (int8_t *)a->recv, a->count);
}

static tutti_status all_to_all_plain_u8(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const uint8_t *)a->send, (uint8_t *)a->recv, a->count);
}

static tutti_status all_to_all_plain_i16(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const int16_t *)a->send, (int16_t *)a->recv, a->count);
}

static tutti_status all_to_all_plain_u16(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const uint16_t *)a->send, (uint16_t *)a->recv, a->count);
}

static tutti_status all_to_all_plain_i32(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const int32_t *)a->send, (int32_t *)a->recv, a->count);
}

static tutti_status all_to_all_plain_u32(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const uint32_t *)a->send, (uint32_t *)a->recv, a->count);
}

static tutti_status all_to_all_plain_i64(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const int64_t *)a->send, (int64_t *)a->recv, a->count);
}

static tutti_status all_to_all_plain_u64(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const uint64_t *)a->send, (uint64_t *)a->recv, a->count);
}

static tutti_status all_to_all_plain_f16(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const tutti_f16 *)a->send, (tutti_f16 *)a->recv, a->count);
}

static tutti_status all_to_all_plain_bf16(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const tutti_bf16 *)a->send, (tutti_bf16 *)a->recv, a->count);
}

static tutti_status all_to_all_plain_f32(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const float *)a->send, (float *)a->recv, a->count);
}

static tutti_status all_to_all_plain_f64(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const double *)a->send, (double *)a->recv, a->count);
}

static tutti_status all_to_all_plain_f8e4m3(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const tutti_f8e4m3 *)a->send, (tutti_f8e4m3 *)a->recv,
                            a->count);
}

static tutti_status all_to_all_plain_f8e5m2(const conformance_args *a)
{
    return tutti_all_to_all(a->comm, (const tutti_f8e5m2 *)a->send, (tutti_f8e5m2 *)a->recv,
                            a->count);
}

static tutti_status all_to_all_any(const conformance_args *a)
{
    return tutti_all_to_all_any(a->comm, a->send, a->recv, a->count, a->dtype);
}

static tutti_status all_to_all_with(const conformance_args *a)
{
    return tutti_all_to_all_with(a->comm, a->send, a->recv, a->count, a->dtype, a->call);
}

static const conformance_collective conformance_all_to_all = {
    .name = "all_to_all",
    .number = TUTTI_COLLECTIVE_ALL_TO_ALL,
    .send = { true, true, false },
    .recv = { true, true, false },
    .recv_is_read = false,
    .has_type = true,
    .has_op = false,
    .has_root = false,
    .in_place = CONFORMANCE_SAME,
    .any = all_to_all_any,
    .with = all_to_all_with,
    .functions = 32,
    .matrix = 491,
    .typed[TUTTI_BOOL] = all_to_all_bool,
    .typed[TUTTI_I8] = all_to_all_i8,
    .typed[TUTTI_U8] = all_to_all_u8,
    .typed[TUTTI_I16] = all_to_all_i16,
    .typed[TUTTI_U16] = all_to_all_u16,
    .typed[TUTTI_I32] = all_to_all_i32,
    .typed[TUTTI_U32] = all_to_all_u32,
    .typed[TUTTI_I64] = all_to_all_i64,
    .typed[TUTTI_U64] = all_to_all_u64,
    .typed[TUTTI_F16] = all_to_all_f16,
    .typed[TUTTI_BF16] = all_to_all_bf16,
    .typed[TUTTI_F32] = all_to_all_f32,
    .typed[TUTTI_F64] = all_to_all_f64,
    .typed[TUTTI_F8E4M3] = all_to_all_f8e4m3,
    .typed[TUTTI_F8E5M2] = all_to_all_f8e5m2,
    .plain[TUTTI_BOOL] = all_to_all_plain_bool,
    .plain[TUTTI_I8] = all_to_all_plain_i8,
    .plain[TUTTI_U8] = all_to_all_plain_u8,
    .plain[TUTTI_I16] = all_to_all_plain_i16,
    .plain[TUTTI_U16] = all_to_all_plain_u16,
    .plain[TUTTI_I32] = all_to_all_plain_i32,
    .plain[TUTTI_U32] = all_to_all_plain_u32,
    .plain[TUTTI_I64] = all_to_all_plain_i64,
    .plain[TUTTI_U64] = all_to_all_plain_u64,
    .plain[TUTTI_F16] = all_to_all_plain_f16,
    .plain[TUTTI_BF16] = all_to_all_plain_bf16,
    .plain[TUTTI_F32] = all_to_all_plain_f32,
    .plain[TUTTI_F64] = all_to_all_plain_f64,
    .plain[TUTTI_F8E4M3] = all_to_all_plain_f8e4m3,
    .plain[TUTTI_F8E5M2] = all_to_all_plain_f8e5m2,
    .cases = {
        [0] = { 0, 11, 11, 11, 11 },
        [TUTTI_BOOL] = { 0, 8, 12, 12, 12 },
        [TUTTI_I8] = { 0, 8, 12, 12, 12 },
        [TUTTI_U8] = { 0, 8, 12, 12, 12 },
        [TUTTI_I16] = { 0, 8, 12, 12, 12 },
        [TUTTI_U16] = { 0, 8, 12, 12, 12 },
        [TUTTI_I32] = { 0, 8, 12, 12, 12 },
        [TUTTI_U32] = { 0, 8, 12, 12, 12 },
        [TUTTI_I64] = { 0, 8, 12, 12, 12 },
        [TUTTI_U64] = { 0, 8, 12, 12, 12 },
        [TUTTI_F16] = { 0, 8, 12, 12, 12 },
        [TUTTI_BF16] = { 0, 8, 12, 12, 12 },
        [TUTTI_F32] = { 0, 8, 12, 12, 12 },
        [TUTTI_F64] = { 0, 8, 12, 12, 12 },
        [TUTTI_F8E4M3] = { 0, 8, 12, 12, 12 },
        [TUTTI_F8E5M2] = { 0, 8, 12, 12, 12 },
    },
};

/* ---- all of them ---- */

const conformance_collective *const conformance_collectives[] = {
    &conformance_barrier,
    &conformance_broadcast,
    &conformance_reduce,
    &conformance_all_reduce,
    &conformance_all_gather,
    &conformance_gather,
    &conformance_scatter,
    &conformance_reduce_scatter,
    &conformance_all_to_all,
    NULL,
};

const conformance_dtype conformance_dtypes[] = {
    { "bool", TUTTI_BOOL },
    { "i8", TUTTI_I8 },
    { "u8", TUTTI_U8 },
    { "i16", TUTTI_I16 },
    { "u16", TUTTI_U16 },
    { "i32", TUTTI_I32 },
    { "u32", TUTTI_U32 },
    { "i64", TUTTI_I64 },
    { "u64", TUTTI_U64 },
    { "f16", TUTTI_F16 },
    { "bf16", TUTTI_BF16 },
    { "f32", TUTTI_F32 },
    { "f64", TUTTI_F64 },
    { "f8e4m3", TUTTI_F8E4M3 },
    { "f8e5m2", TUTTI_F8E5M2 },
    { NULL, TUTTI_DTYPE_NONE },
};

const conformance_operator conformance_operators[] = {
    { "sum", TUTTI_SUM },
    { "prod", TUTTI_PROD },
    { "min", TUTTI_MIN },
    { "max", TUTTI_MAX },
    { "avg", TUTTI_AVG },
    { "band", TUTTI_BAND },
    { "bor", TUTTI_BOR },
    { "bxor", TUTTI_BXOR },
    { "land", TUTTI_LAND },
    { "lor", TUTTI_LOR },
    { "lxor", TUTTI_LXOR },
    { NULL, TUTTI_OP_NONE },
};

const size_t conformance_small_counts[] = { 0, 1, 17 };
const size_t conformance_n_small_counts = 3;
const size_t conformance_large_bytes = 20000;
