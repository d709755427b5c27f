/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec by codegen. Do not edit. */
/* What programs and engines compiled earlier rely on: numbers, sizes, the order of members. */
#include <stdio.h>
#include <string.h>

#include "tutti/backend.h"
#include "tutti/tutti.h"

#define SAME(a, b) _Static_assert((a) == (b), #a " is not " #b)
#define NEXT(type, first, second) \
    _Static_assert(offsetof(type, first) < offsetof(type, second), #second " before " #first)

SAME(TUTTI_OK, 0);
SAME(TUTTI_ERR_ARGUMENT, 1);
SAME(TUTTI_ERR_BUFFER, 2);
SAME(TUTTI_ERR_UNSUPPORTED, 3);
SAME(TUTTI_ERR_STATE, 4);
SAME(TUTTI_ERR_COMM, 5);
SAME(TUTTI_ERR_BACKEND, 6);
SAME(TUTTI_ERR_MEMORY, 7);
SAME(TUTTI_ERR_TIMEOUT, 8);
SAME(TUTTI_ERR_MISMATCH, 9);
SAME(TUTTI_ERR_ABORTED, 10);

SAME(TUTTI_DTYPE_NONE, 0);
SAME(TUTTI_BOOL, 1);
SAME(sizeof(bool), 1);
SAME(TUTTI_I8, 2);
SAME(sizeof(int8_t), 1);
SAME(TUTTI_U8, 3);
SAME(sizeof(uint8_t), 1);
SAME(TUTTI_I16, 4);
SAME(sizeof(int16_t), 2);
SAME(TUTTI_U16, 5);
SAME(sizeof(uint16_t), 2);
SAME(TUTTI_I32, 6);
SAME(sizeof(int32_t), 4);
SAME(TUTTI_U32, 7);
SAME(sizeof(uint32_t), 4);
SAME(TUTTI_I64, 8);
SAME(sizeof(int64_t), 8);
SAME(TUTTI_U64, 9);
SAME(sizeof(uint64_t), 8);
SAME(TUTTI_F16, 10);
SAME(sizeof(tutti_f16), 2);
SAME(TUTTI_BF16, 11);
SAME(sizeof(tutti_bf16), 2);
SAME(TUTTI_F32, 12);
SAME(sizeof(float), 4);
SAME(TUTTI_F64, 13);
SAME(sizeof(double), 8);
SAME(TUTTI_F8E4M3, 14);
SAME(sizeof(tutti_f8e4m3), 1);
SAME(TUTTI_F8E5M2, 15);
SAME(sizeof(tutti_f8e5m2), 1);

SAME(TUTTI_COLLECTIVE_BARRIER, 1);
SAME(TUTTI_COLLECTIVE_BROADCAST, 2);
SAME(TUTTI_COLLECTIVE_REDUCE, 3);
SAME(TUTTI_COLLECTIVE_ALL_REDUCE, 4);
SAME(TUTTI_COLLECTIVE_ALL_GATHER, 5);
SAME(TUTTI_COLLECTIVE_GATHER, 6);
SAME(TUTTI_COLLECTIVE_SCATTER, 7);
SAME(TUTTI_COLLECTIVE_REDUCE_SCATTER, 8);
SAME(TUTTI_COLLECTIVE_ALL_TO_ALL, 9);

SAME(offsetof(tutti_backend_ops, size), 0);
NEXT(tutti_backend_ops, size, barrier);
NEXT(tutti_backend_ops, barrier, broadcast);
NEXT(tutti_backend_ops, broadcast, reduce);
NEXT(tutti_backend_ops, reduce, all_reduce);
NEXT(tutti_backend_ops, all_reduce, all_gather);
NEXT(tutti_backend_ops, all_gather, gather);
NEXT(tutti_backend_ops, gather, scatter);
NEXT(tutti_backend_ops, scatter, reduce_scatter);
NEXT(tutti_backend_ops, reduce_scatter, all_to_all);
SAME(sizeof(tutti_backend_ops), sizeof(size_t) + 9 * sizeof(void (*)(void)));

SAME(offsetof(tutti_barrier_args, size), 0);

SAME(offsetof(tutti_broadcast_args, size), 0);
NEXT(tutti_broadcast_args, size, buffer);
NEXT(tutti_broadcast_args, buffer, count);
NEXT(tutti_broadcast_args, count, dtype);
NEXT(tutti_broadcast_args, dtype, root);

SAME(offsetof(tutti_reduce_args, size), 0);
NEXT(tutti_reduce_args, size, send);
NEXT(tutti_reduce_args, send, recv);
NEXT(tutti_reduce_args, recv, count);
NEXT(tutti_reduce_args, count, dtype);
NEXT(tutti_reduce_args, dtype, op);
NEXT(tutti_reduce_args, op, root);

SAME(offsetof(tutti_all_reduce_args, size), 0);
NEXT(tutti_all_reduce_args, size, send);
NEXT(tutti_all_reduce_args, send, recv);
NEXT(tutti_all_reduce_args, recv, count);
NEXT(tutti_all_reduce_args, count, dtype);
NEXT(tutti_all_reduce_args, dtype, op);

SAME(offsetof(tutti_all_gather_args, size), 0);
NEXT(tutti_all_gather_args, size, send);
NEXT(tutti_all_gather_args, send, recv);
NEXT(tutti_all_gather_args, recv, count);
NEXT(tutti_all_gather_args, count, dtype);

SAME(offsetof(tutti_gather_args, size), 0);
NEXT(tutti_gather_args, size, send);
NEXT(tutti_gather_args, send, recv);
NEXT(tutti_gather_args, recv, count);
NEXT(tutti_gather_args, count, dtype);
NEXT(tutti_gather_args, dtype, root);

SAME(offsetof(tutti_scatter_args, size), 0);
NEXT(tutti_scatter_args, size, send);
NEXT(tutti_scatter_args, send, recv);
NEXT(tutti_scatter_args, recv, count);
NEXT(tutti_scatter_args, count, dtype);
NEXT(tutti_scatter_args, dtype, root);

SAME(offsetof(tutti_reduce_scatter_args, size), 0);
NEXT(tutti_reduce_scatter_args, size, send);
NEXT(tutti_reduce_scatter_args, send, recv);
NEXT(tutti_reduce_scatter_args, recv, count);
NEXT(tutti_reduce_scatter_args, count, dtype);
NEXT(tutti_reduce_scatter_args, dtype, op);

SAME(offsetof(tutti_all_to_all_args, size), 0);
NEXT(tutti_all_to_all_args, size, send);
NEXT(tutti_all_to_all_args, send, recv);
NEXT(tutti_all_to_all_args, recv, count);
NEXT(tutti_all_to_all_args, count, dtype);

static int failures;

static void expect(const char *what, int right)
{
    if (!right) fprintf(stderr, "abi_test: %s\n", what);
    failures += !right;
}

static void check_type(tutti_dtype dtype, const char *name, size_t size)
{
    tutti_dtype parsed = TUTTI_DTYPE_NONE;
    expect(name, strcmp(tutti_dtype_name(dtype), name) == 0 && tutti_dtype_size(dtype) == size);
    expect(name, tutti_dtype_parse(name, &parsed) && parsed == dtype);
}

static void check_operator(tutti_op op, const char *name)
{
    tutti_op parsed = TUTTI_OP_NONE;
    expect(name, strcmp(tutti_op_name(op), name) == 0);
    expect(name, tutti_op_parse(name, &parsed) && parsed == op);
}

static void check_status(tutti_status status, const char *name)
{
    expect(name, strcmp(tutti_status_name(status), name) == 0 && *tutti_status_text(status));
}

int main(void)
{
    check_type(TUTTI_BOOL, "bool", 1);
    check_type(TUTTI_I8, "i8", 1);
    check_type(TUTTI_U8, "u8", 1);
    check_type(TUTTI_I16, "i16", 2);
    check_type(TUTTI_U16, "u16", 2);
    check_type(TUTTI_I32, "i32", 4);
    check_type(TUTTI_U32, "u32", 4);
    check_type(TUTTI_I64, "i64", 8);
    check_type(TUTTI_U64, "u64", 8);
    check_type(TUTTI_F16, "f16", 2);
    check_type(TUTTI_BF16, "bf16", 2);
    check_type(TUTTI_F32, "f32", 4);
    check_type(TUTTI_F64, "f64", 8);
    check_type(TUTTI_F8E4M3, "f8e4m3", 1);
    check_type(TUTTI_F8E5M2, "f8e5m2", 1);
    check_operator(TUTTI_SUM, "sum");
    check_operator(TUTTI_PROD, "prod");
    check_operator(TUTTI_MIN, "min");
    check_operator(TUTTI_MAX, "max");
    check_operator(TUTTI_AVG, "avg");
    check_operator(TUTTI_BAND, "band");
    check_operator(TUTTI_BOR, "bor");
    check_operator(TUTTI_BXOR, "bxor");
    check_operator(TUTTI_LAND, "land");
    check_operator(TUTTI_LOR, "lor");
    check_operator(TUTTI_LXOR, "lxor");
    check_status(TUTTI_OK, "TUTTI_OK");
    check_status(TUTTI_ERR_ARGUMENT, "TUTTI_ERR_ARGUMENT");
    check_status(TUTTI_ERR_BUFFER, "TUTTI_ERR_BUFFER");
    check_status(TUTTI_ERR_UNSUPPORTED, "TUTTI_ERR_UNSUPPORTED");
    check_status(TUTTI_ERR_STATE, "TUTTI_ERR_STATE");
    check_status(TUTTI_ERR_COMM, "TUTTI_ERR_COMM");
    check_status(TUTTI_ERR_BACKEND, "TUTTI_ERR_BACKEND");
    check_status(TUTTI_ERR_MEMORY, "TUTTI_ERR_MEMORY");
    check_status(TUTTI_ERR_TIMEOUT, "TUTTI_ERR_TIMEOUT");
    check_status(TUTTI_ERR_MISMATCH, "TUTTI_ERR_MISMATCH");
    check_status(TUTTI_ERR_ABORTED, "TUTTI_ERR_ABORTED");
    expect("version", strcmp(tutti_version(), "1.5.0") == 0);
    return failures != 0;
}
