/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/collectives by codegen. Do not edit. */
#ifndef TUTTI_COLLECTIVES_H
#define TUTTI_COLLECTIVES_H

#include "tutti/attributes.h"
#include "tutti/comm.h"
#include "tutti/dtypes.h"
#include "tutti/ops.h"
#include "tutti/status.h"

TUTTI_BEGIN_DECLS

/* The collective functions. Numbers are permanent. */
typedef enum tutti_collective {
    TUTTI_COLLECTIVE_BARRIER = 1,
    TUTTI_COLLECTIVE_BROADCAST = 2,
    TUTTI_COLLECTIVE_REDUCE = 3,
    TUTTI_COLLECTIVE_ALL_REDUCE = 4,
    TUTTI_COLLECTIVE_ALL_GATHER = 5,
    TUTTI_COLLECTIVE_GATHER = 6,
    TUTTI_COLLECTIVE_SCATTER = 7,
    TUTTI_COLLECTIVE_REDUCE_SCATTER = 8,
    TUTTI_COLLECTIVE_ALL_TO_ALL = 9
} tutti_collective;

/*
 * Waits until every rank has come.
 * No rank returns before the last one has called. Also waits for the communicator's outstanding
 * collectives.
 */
TUTTI_NODISCARD tutti_status tutti_barrier(tutti_comm *comm);
TUTTI_NODISCARD tutti_status tutti_barrier_with(tutti_comm *comm, const tutti_call *call);

/*
 * The root's elements come to every rank.
 *   buffer: read at the root, written on every other rank (count elements)
 *   count: elements, the same on every rank
 *   root: the rank whose elements they are
 */
TUTTI_NODISCARD tutti_status tutti_broadcast_any(tutti_comm *comm, void *buffer, size_t count,
                                                 tutti_dtype dtype, int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_with(tutti_comm *comm, void *buffer, size_t count,
                                                  tutti_dtype dtype, int root,
                                                  const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti_broadcast_bool(tutti_comm *comm, bool *buffer, size_t count,
                                                  int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_i8(tutti_comm *comm, int8_t *buffer, size_t count,
                                                int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_u8(tutti_comm *comm, uint8_t *buffer, size_t count,
                                                int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_i16(tutti_comm *comm, int16_t *buffer, size_t count,
                                                 int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_u16(tutti_comm *comm, uint16_t *buffer, size_t count,
                                                 int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_i32(tutti_comm *comm, int32_t *buffer, size_t count,
                                                 int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_u32(tutti_comm *comm, uint32_t *buffer, size_t count,
                                                 int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_i64(tutti_comm *comm, int64_t *buffer, size_t count,
                                                 int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_u64(tutti_comm *comm, uint64_t *buffer, size_t count,
                                                 int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_f16(tutti_comm *comm, tutti_f16 *buffer, size_t count,
                                                 int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_bf16(tutti_comm *comm, tutti_bf16 *buffer,
                                                  size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_f32(tutti_comm *comm, float *buffer, size_t count,
                                                 int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_f64(tutti_comm *comm, double *buffer, size_t count,
                                                 int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_f8e4m3(tutti_comm *comm, tutti_f8e4m3 *buffer,
                                                    size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_broadcast_f8e5m2(tutti_comm *comm, tutti_f8e5m2 *buffer,
                                                    size_t count, int root);

/*
 * Combines the elements of all ranks; the root gets the result.
 *   send: this rank's elements (count elements)
 *   recv: the result (count elements); used at the root only, elsewhere it may be NULL
 *   count: elements, the same on every rank
 *   op: how elements are combined
 *   root: the rank that gets the result
 * In place at the root: send == recv.
 */
TUTTI_NODISCARD tutti_status tutti_reduce_any(tutti_comm *comm, const void *send, void *recv,
                                              size_t count, tutti_dtype dtype, tutti_op op,
                                              int root);
TUTTI_NODISCARD tutti_status tutti_reduce_with(tutti_comm *comm, const void *send, void *recv,
                                               size_t count, tutti_dtype dtype, tutti_op op,
                                               int root, const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti_reduce_bool(tutti_comm *comm, const bool *send, bool *recv,
                                               size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_i8(tutti_comm *comm, const int8_t *send, int8_t *recv,
                                             size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_u8(tutti_comm *comm, const uint8_t *send, uint8_t *recv,
                                             size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_i16(tutti_comm *comm, const int16_t *send, int16_t *recv,
                                              size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_u16(tutti_comm *comm, const uint16_t *send,
                                              uint16_t *recv, size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_i32(tutti_comm *comm, const int32_t *send, int32_t *recv,
                                              size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_u32(tutti_comm *comm, const uint32_t *send,
                                              uint32_t *recv, size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_i64(tutti_comm *comm, const int64_t *send, int64_t *recv,
                                              size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_u64(tutti_comm *comm, const uint64_t *send,
                                              uint64_t *recv, size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_f16(tutti_comm *comm, const tutti_f16 *send,
                                              tutti_f16 *recv, size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_bf16(tutti_comm *comm, const tutti_bf16 *send,
                                               tutti_bf16 *recv, size_t count, tutti_op op,
                                               int root);
TUTTI_NODISCARD tutti_status tutti_reduce_f32(tutti_comm *comm, const float *send, float *recv,
                                              size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_f64(tutti_comm *comm, const double *send, double *recv,
                                              size_t count, tutti_op op, int root);
TUTTI_NODISCARD tutti_status tutti_reduce_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send,
                                                 tutti_f8e4m3 *recv, size_t count, tutti_op op,
                                                 int root);
TUTTI_NODISCARD tutti_status tutti_reduce_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send,
                                                 tutti_f8e5m2 *recv, size_t count, tutti_op op,
                                                 int root);

/*
 * Combines the elements of all ranks; every rank gets the result.
 * All ranks get the same bits (payloads of NaN excepted).
 *   send: this rank's elements (count elements)
 *   recv: the result (count elements)
 *   count: elements, the same on every rank
 *   op: how elements are combined
 * In place: send == recv.
 */
TUTTI_NODISCARD tutti_status tutti_all_reduce_any(tutti_comm *comm, const void *send, void *recv,
                                                  size_t count, tutti_dtype dtype, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_with(tutti_comm *comm, const void *send, void *recv,
                                                   size_t count, tutti_dtype dtype, tutti_op op,
                                                   const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti_all_reduce_bool(tutti_comm *comm, const bool *send, bool *recv,
                                                   size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_i8(tutti_comm *comm, const int8_t *send, int8_t *recv,
                                                 size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_u8(tutti_comm *comm, const uint8_t *send,
                                                 uint8_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_i16(tutti_comm *comm, const int16_t *send,
                                                  int16_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_u16(tutti_comm *comm, const uint16_t *send,
                                                  uint16_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_i32(tutti_comm *comm, const int32_t *send,
                                                  int32_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_u32(tutti_comm *comm, const uint32_t *send,
                                                  uint32_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_i64(tutti_comm *comm, const int64_t *send,
                                                  int64_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_u64(tutti_comm *comm, const uint64_t *send,
                                                  uint64_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_f16(tutti_comm *comm, const tutti_f16 *send,
                                                  tutti_f16 *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_bf16(tutti_comm *comm, const tutti_bf16 *send,
                                                   tutti_bf16 *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_f32(tutti_comm *comm, const float *send, float *recv,
                                                  size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_f64(tutti_comm *comm, const double *send,
                                                  double *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send,
                                                     tutti_f8e4m3 *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_all_reduce_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send,
                                                     tutti_f8e5m2 *recv, size_t count, tutti_op op);

/*
 * Every rank gets the blocks of all ranks, in rank order.
 *   send: this rank's block (count elements)
 *   recv: the blocks of ranks 0, 1, ..., one after the other (size*count elements)
 *   count: elements of one block, the same on every rank
 * In place: send == recv + rank*count.
 */
TUTTI_NODISCARD tutti_status tutti_all_gather_any(tutti_comm *comm, const void *send, void *recv,
                                                  size_t count, tutti_dtype dtype);
TUTTI_NODISCARD tutti_status tutti_all_gather_with(tutti_comm *comm, const void *send, void *recv,
                                                   size_t count, tutti_dtype dtype,
                                                   const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti_all_gather_bool(tutti_comm *comm, const bool *send, bool *recv,
                                                   size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_i8(tutti_comm *comm, const int8_t *send, int8_t *recv,
                                                 size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_u8(tutti_comm *comm, const uint8_t *send,
                                                 uint8_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_i16(tutti_comm *comm, const int16_t *send,
                                                  int16_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_u16(tutti_comm *comm, const uint16_t *send,
                                                  uint16_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_i32(tutti_comm *comm, const int32_t *send,
                                                  int32_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_u32(tutti_comm *comm, const uint32_t *send,
                                                  uint32_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_i64(tutti_comm *comm, const int64_t *send,
                                                  int64_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_u64(tutti_comm *comm, const uint64_t *send,
                                                  uint64_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_f16(tutti_comm *comm, const tutti_f16 *send,
                                                  tutti_f16 *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_bf16(tutti_comm *comm, const tutti_bf16 *send,
                                                   tutti_bf16 *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_f32(tutti_comm *comm, const float *send, float *recv,
                                                  size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_f64(tutti_comm *comm, const double *send,
                                                  double *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send,
                                                     tutti_f8e4m3 *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_gather_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send,
                                                     tutti_f8e5m2 *recv, size_t count);

/*
 * The root gets the blocks of all ranks, in rank order.
 *   send: this rank's block (count elements)
 *   recv: the blocks of ranks 0, 1, ..., one after the other (size*count elements); used at the
 *     root only, elsewhere it may be NULL
 *   count: elements of one block, the same on every rank
 *   root: the rank that gets the blocks
 * In place at the root: send == recv + rank*count.
 */
TUTTI_NODISCARD tutti_status tutti_gather_any(tutti_comm *comm, const void *send, void *recv,
                                              size_t count, tutti_dtype dtype, int root);
TUTTI_NODISCARD tutti_status tutti_gather_with(tutti_comm *comm, const void *send, void *recv,
                                               size_t count, tutti_dtype dtype, int root,
                                               const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti_gather_bool(tutti_comm *comm, const bool *send, bool *recv,
                                               size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_i8(tutti_comm *comm, const int8_t *send, int8_t *recv,
                                             size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_u8(tutti_comm *comm, const uint8_t *send, uint8_t *recv,
                                             size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_i16(tutti_comm *comm, const int16_t *send, int16_t *recv,
                                              size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_u16(tutti_comm *comm, const uint16_t *send,
                                              uint16_t *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_i32(tutti_comm *comm, const int32_t *send, int32_t *recv,
                                              size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_u32(tutti_comm *comm, const uint32_t *send,
                                              uint32_t *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_i64(tutti_comm *comm, const int64_t *send, int64_t *recv,
                                              size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_u64(tutti_comm *comm, const uint64_t *send,
                                              uint64_t *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_f16(tutti_comm *comm, const tutti_f16 *send,
                                              tutti_f16 *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_bf16(tutti_comm *comm, const tutti_bf16 *send,
                                               tutti_bf16 *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_f32(tutti_comm *comm, const float *send, float *recv,
                                              size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_f64(tutti_comm *comm, const double *send, double *recv,
                                              size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send,
                                                 tutti_f8e4m3 *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_gather_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send,
                                                 tutti_f8e5m2 *recv, size_t count, int root);

/*
 * Every rank gets its own block of the root's elements.
 *   send: the blocks for ranks 0, 1, ..., one after the other (size*count elements); used at the
 *     root only, elsewhere it may be NULL
 *   recv: this rank's block (count elements)
 *   count: elements of one block, the same on every rank
 *   root: the rank whose elements they are
 * In place at the root: recv == send + rank*count.
 */
TUTTI_NODISCARD tutti_status tutti_scatter_any(tutti_comm *comm, const void *send, void *recv,
                                               size_t count, tutti_dtype dtype, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_with(tutti_comm *comm, const void *send, void *recv,
                                                size_t count, tutti_dtype dtype, int root,
                                                const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti_scatter_bool(tutti_comm *comm, const bool *send, bool *recv,
                                                size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_i8(tutti_comm *comm, const int8_t *send, int8_t *recv,
                                              size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_u8(tutti_comm *comm, const uint8_t *send, uint8_t *recv,
                                              size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_i16(tutti_comm *comm, const int16_t *send, int16_t *recv,
                                               size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_u16(tutti_comm *comm, const uint16_t *send,
                                               uint16_t *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_i32(tutti_comm *comm, const int32_t *send, int32_t *recv,
                                               size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_u32(tutti_comm *comm, const uint32_t *send,
                                               uint32_t *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_i64(tutti_comm *comm, const int64_t *send, int64_t *recv,
                                               size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_u64(tutti_comm *comm, const uint64_t *send,
                                               uint64_t *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_f16(tutti_comm *comm, const tutti_f16 *send,
                                               tutti_f16 *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_bf16(tutti_comm *comm, const tutti_bf16 *send,
                                                tutti_bf16 *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_f32(tutti_comm *comm, const float *send, float *recv,
                                               size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_f64(tutti_comm *comm, const double *send, double *recv,
                                               size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send,
                                                  tutti_f8e4m3 *recv, size_t count, int root);
TUTTI_NODISCARD tutti_status tutti_scatter_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send,
                                                  tutti_f8e5m2 *recv, size_t count, int root);

/*
 * Combines the elements of all ranks; every rank gets its own block of the result.
 * In place only the own block of send is changed. This differs from MPI, whose in-place form moves
 * the result to the start of the buffer.
 *   send: the blocks for ranks 0, 1, ..., one after the other (size*count elements)
 *   recv: this rank's block of the result (count elements)
 *   count: elements of one block, the same on every rank
 *   op: how elements are combined
 * In place: recv == send + rank*count.
 */
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_any(tutti_comm *comm, const void *send,
                                                      void *recv, size_t count, tutti_dtype dtype,
                                                      tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_with(tutti_comm *comm, const void *send,
                                                       void *recv, size_t count, tutti_dtype dtype,
                                                       tutti_op op, const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_bool(tutti_comm *comm, const bool *send,
                                                       bool *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_i8(tutti_comm *comm, const int8_t *send,
                                                     int8_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_u8(tutti_comm *comm, const uint8_t *send,
                                                     uint8_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_i16(tutti_comm *comm, const int16_t *send,
                                                      int16_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_u16(tutti_comm *comm, const uint16_t *send,
                                                      uint16_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_i32(tutti_comm *comm, const int32_t *send,
                                                      int32_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_u32(tutti_comm *comm, const uint32_t *send,
                                                      uint32_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_i64(tutti_comm *comm, const int64_t *send,
                                                      int64_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_u64(tutti_comm *comm, const uint64_t *send,
                                                      uint64_t *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_f16(tutti_comm *comm, const tutti_f16 *send,
                                                      tutti_f16 *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_bf16(tutti_comm *comm, const tutti_bf16 *send,
                                                       tutti_bf16 *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_f32(tutti_comm *comm, const float *send,
                                                      float *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_f64(tutti_comm *comm, const double *send,
                                                      double *recv, size_t count, tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send,
                                                         tutti_f8e4m3 *recv, size_t count,
                                                         tutti_op op);
TUTTI_NODISCARD tutti_status tutti_reduce_scatter_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send,
                                                         tutti_f8e5m2 *recv, size_t count,
                                                         tutti_op op);

/*
 * Every rank sends one block to each rank and gets one from each, in rank order.
 *   send: the blocks for ranks 0, 1, ..., one after the other (size*count elements)
 *   recv: the blocks from ranks 0, 1, ..., one after the other (size*count elements)
 *   count: elements of one block, the same on every rank
 * In place: send == recv.
 */
TUTTI_NODISCARD tutti_status tutti_all_to_all_any(tutti_comm *comm, const void *send, void *recv,
                                                  size_t count, tutti_dtype dtype);
TUTTI_NODISCARD tutti_status tutti_all_to_all_with(tutti_comm *comm, const void *send, void *recv,
                                                   size_t count, tutti_dtype dtype,
                                                   const tutti_call *call);
TUTTI_NODISCARD tutti_status tutti_all_to_all_bool(tutti_comm *comm, const bool *send, bool *recv,
                                                   size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_i8(tutti_comm *comm, const int8_t *send, int8_t *recv,
                                                 size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_u8(tutti_comm *comm, const uint8_t *send,
                                                 uint8_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_i16(tutti_comm *comm, const int16_t *send,
                                                  int16_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_u16(tutti_comm *comm, const uint16_t *send,
                                                  uint16_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_i32(tutti_comm *comm, const int32_t *send,
                                                  int32_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_u32(tutti_comm *comm, const uint32_t *send,
                                                  uint32_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_i64(tutti_comm *comm, const int64_t *send,
                                                  int64_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_u64(tutti_comm *comm, const uint64_t *send,
                                                  uint64_t *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_f16(tutti_comm *comm, const tutti_f16 *send,
                                                  tutti_f16 *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_bf16(tutti_comm *comm, const tutti_bf16 *send,
                                                   tutti_bf16 *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_f32(tutti_comm *comm, const float *send, float *recv,
                                                  size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_f64(tutti_comm *comm, const double *send,
                                                  double *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_f8e4m3(tutti_comm *comm, const tutti_f8e4m3 *send,
                                                     tutti_f8e4m3 *recv, size_t count);
TUTTI_NODISCARD tutti_status tutti_all_to_all_f8e5m2(tutti_comm *comm, const tutti_f8e5m2 *send,
                                                     tutti_f8e5m2 *recv, size_t count);

TUTTI_END_DECLS

#endif
