/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec by codegen. Do not edit. */
#include "core.h"

const char *const tutti__status_names[TUTTI__N_STATUSES] = {
    [TUTTI_OK] = "TUTTI_OK",
    [TUTTI_ERR_ARGUMENT] = "TUTTI_ERR_ARGUMENT",
    [TUTTI_ERR_BUFFER] = "TUTTI_ERR_BUFFER",
    [TUTTI_ERR_UNSUPPORTED] = "TUTTI_ERR_UNSUPPORTED",
    [TUTTI_ERR_STATE] = "TUTTI_ERR_STATE",
    [TUTTI_ERR_COMM] = "TUTTI_ERR_COMM",
    [TUTTI_ERR_BACKEND] = "TUTTI_ERR_BACKEND",
    [TUTTI_ERR_MEMORY] = "TUTTI_ERR_MEMORY",
    [TUTTI_ERR_TIMEOUT] = "TUTTI_ERR_TIMEOUT",
    [TUTTI_ERR_MISMATCH] = "TUTTI_ERR_MISMATCH",
    [TUTTI_ERR_ABORTED] = "TUTTI_ERR_ABORTED",
};

const char *const tutti__status_texts[TUTTI__N_STATUSES] = {
    [TUTTI_OK] = "The call did what it should.",
    [TUTTI_ERR_ARGUMENT] = "An argument is wrong.",
    [TUTTI_ERR_BUFFER] = "A buffer is NULL, or what is read overlaps what is written.",
    [TUTTI_ERR_UNSUPPORTED] = "This is not carried, by any engine or by the one in use.",
    [TUTTI_ERR_STATE] = "This is the wrong moment for the call.",
    [TUTTI_ERR_COMM] = "The communicator is NULL, freed or broken.",
    [TUTTI_ERR_BACKEND] = "The engine failed.",
    [TUTTI_ERR_MEMORY] = "There is no memory, or no engine for memory of this kind.",
    [TUTTI_ERR_TIMEOUT] = "A deadline passed.",
    [TUTTI_ERR_MISMATCH] = "The ranks did not make the same call.",
    [TUTTI_ERR_ABORTED] = "The job is being ended.",
};

const size_t tutti__dtype_sizes[TUTTI__N_DTYPES] = {
    [TUTTI_BOOL] = 1,
    [TUTTI_I8] = 1,
    [TUTTI_U8] = 1,
    [TUTTI_I16] = 2,
    [TUTTI_U16] = 2,
    [TUTTI_I32] = 4,
    [TUTTI_U32] = 4,
    [TUTTI_I64] = 8,
    [TUTTI_U64] = 8,
    [TUTTI_F16] = 2,
    [TUTTI_BF16] = 2,
    [TUTTI_F32] = 4,
    [TUTTI_F64] = 8,
    [TUTTI_F8E4M3] = 1,
    [TUTTI_F8E5M2] = 1,
};

const char *const tutti__dtype_names[TUTTI__N_DTYPES] = {
    [TUTTI_DTYPE_NONE] = "none",
    [TUTTI_BOOL] = "bool",
    [TUTTI_I8] = "i8",
    [TUTTI_U8] = "u8",
    [TUTTI_I16] = "i16",
    [TUTTI_U16] = "u16",
    [TUTTI_I32] = "i32",
    [TUTTI_U32] = "u32",
    [TUTTI_I64] = "i64",
    [TUTTI_U64] = "u64",
    [TUTTI_F16] = "f16",
    [TUTTI_BF16] = "bf16",
    [TUTTI_F32] = "f32",
    [TUTTI_F64] = "f64",
    [TUTTI_F8E4M3] = "f8e4m3",
    [TUTTI_F8E5M2] = "f8e5m2",
};

const char *const tutti__collective_names[TUTTI__N_COLLECTIVES] = {
    [0] = "unknown",
    [TUTTI_COLLECTIVE_BARRIER] = "barrier",
    [TUTTI_COLLECTIVE_BROADCAST] = "broadcast",
    [TUTTI_COLLECTIVE_REDUCE] = "reduce",
    [TUTTI_COLLECTIVE_ALL_REDUCE] = "all_reduce",
    [TUTTI_COLLECTIVE_ALL_GATHER] = "all_gather",
    [TUTTI_COLLECTIVE_GATHER] = "gather",
    [TUTTI_COLLECTIVE_SCATTER] = "scatter",
    [TUTTI_COLLECTIVE_REDUCE_SCATTER] = "reduce_scatter",
    [TUTTI_COLLECTIVE_ALL_TO_ALL] = "all_to_all",
};

const tutti__collective_shape tutti__collective_shapes[TUTTI__N_COLLECTIVES] = {
    [TUTTI_COLLECTIVE_BARRIER] = { offsetof(tutti_backend_ops, barrier), false, false },
    [TUTTI_COLLECTIVE_BROADCAST] = { offsetof(tutti_backend_ops, broadcast), true, false },
    [TUTTI_COLLECTIVE_REDUCE] = { offsetof(tutti_backend_ops, reduce), true, true },
    [TUTTI_COLLECTIVE_ALL_REDUCE] = { offsetof(tutti_backend_ops, all_reduce), true, true },
    [TUTTI_COLLECTIVE_ALL_GATHER] = { offsetof(tutti_backend_ops, all_gather), true, false },
    [TUTTI_COLLECTIVE_GATHER] = { offsetof(tutti_backend_ops, gather), true, false },
    [TUTTI_COLLECTIVE_SCATTER] = { offsetof(tutti_backend_ops, scatter), true, false },
    [TUTTI_COLLECTIVE_REDUCE_SCATTER] = { offsetof(tutti_backend_ops, reduce_scatter), true, true },
    [TUTTI_COLLECTIVE_ALL_TO_ALL] = { offsetof(tutti_backend_ops, all_to_all), true, false },
};

const struct tutti_op_object tutti__op_sum = { TUTTI__OP_SUM, "sum" };
const struct tutti_op_object tutti__op_prod = { TUTTI__OP_PROD, "prod" };
const struct tutti_op_object tutti__op_min = { TUTTI__OP_MIN, "min" };
const struct tutti_op_object tutti__op_max = { TUTTI__OP_MAX, "max" };
const struct tutti_op_object tutti__op_avg = { TUTTI__OP_AVG, "avg" };
const struct tutti_op_object tutti__op_band = { TUTTI__OP_BAND, "band" };
const struct tutti_op_object tutti__op_bor = { TUTTI__OP_BOR, "bor" };
const struct tutti_op_object tutti__op_bxor = { TUTTI__OP_BXOR, "bxor" };
const struct tutti_op_object tutti__op_land = { TUTTI__OP_LAND, "land" };
const struct tutti_op_object tutti__op_lor = { TUTTI__OP_LOR, "lor" };
const struct tutti_op_object tutti__op_lxor = { TUTTI__OP_LXOR, "lxor" };

const struct tutti_op_object *const tutti__op_objects[TUTTI__N_OPS] = {
    [TUTTI__OP_SUM] = TUTTI_SUM,
    [TUTTI__OP_PROD] = TUTTI_PROD,
    [TUTTI__OP_MIN] = TUTTI_MIN,
    [TUTTI__OP_MAX] = TUTTI_MAX,
    [TUTTI__OP_AVG] = TUTTI_AVG,
    [TUTTI__OP_BAND] = TUTTI_BAND,
    [TUTTI__OP_BOR] = TUTTI_BOR,
    [TUTTI__OP_BXOR] = TUTTI_BXOR,
    [TUTTI__OP_LAND] = TUTTI_LAND,
    [TUTTI__OP_LOR] = TUTTI_LOR,
    [TUTTI__OP_LXOR] = TUTTI_LXOR,
};

const uint32_t tutti__op_pairs[TUTTI__N_OPS] = {
    [TUTTI__OP_NONE] = 0xfffeu,
    [TUTTI__OP_SUM] = 0xfffeu,
    [TUTTI__OP_PROD] = 0xfffeu,
    [TUTTI__OP_MIN] = 0xfffeu,
    [TUTTI__OP_MAX] = 0xfffeu,
    [TUTTI__OP_AVG] = 0xfffcu,
    [TUTTI__OP_BAND] = 0x3feu,
    [TUTTI__OP_BOR] = 0x3feu,
    [TUTTI__OP_BXOR] = 0x3feu,
    [TUTTI__OP_LAND] = 0x3feu,
    [TUTTI__OP_LOR] = 0x3feu,
    [TUTTI__OP_LXOR] = 0x3feu,
};
