/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec by codegen. Do not edit. */
/* The plain names in C++: which type they take from a pointer, and that each can be called. */
#include <cstdio>
#include <cstring>

#include "tutti/tutti.h"

#define TAKES(type, dtype) static_assert(tutti_front::dtype_of<type>::value == (dtype), #type)

TAKES(bool, TUTTI_BOOL);
TAKES(int8_t, TUTTI_I8);
TAKES(uint8_t, TUTTI_U8);
TAKES(int16_t, TUTTI_I16);
TAKES(uint16_t, TUTTI_U16);
TAKES(int32_t, TUTTI_I32);
TAKES(uint32_t, TUTTI_U32);
TAKES(int64_t, TUTTI_I64);
TAKES(uint64_t, TUTTI_U64);
TAKES(tutti_f16, TUTTI_F16);
TAKES(tutti_bf16, TUTTI_BF16);
TAKES(float, TUTTI_F32);
TAKES(double, TUTTI_F64);
TAKES(tutti_f8e4m3, TUTTI_F8E4M3);
TAKES(tutti_f8e5m2, TUTTI_F8E5M2);
TAKES(signed char, TUTTI_I8);
TAKES(unsigned char, TUTTI_U8);
TAKES(long long, TUTTI_I64);
TAKES(unsigned long long, TUTTI_U64);
TAKES(char, (CHAR_MIN < 0 ? TUTTI_I8 : TUTTI_U8));
TAKES(const float, TUTTI_DTYPE_NONE);
TAKES(float *, TUTTI_DTYPE_NONE);

static int failures;

/* A call in this process alone, which must succeed. */
#define RIGHT(call) \
    do { \
        const tutti_status status_ = (call); \
        if (status_ != TUTTI_OK) fprintf(stderr, "%s: %s\n", #call, tutti_last_error()); \
        failures += status_ != TUTTI_OK; \
    } while (0)

static void broadcast_of_every_type(tutti_comm *comm)
{
    {
        bool from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        int8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        uint8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        int16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        uint16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        int32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        uint32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        int64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        uint64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        tutti_f16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        tutti_bf16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        float from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        double from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        tutti_f8e4m3 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
    {
        tutti_f8e5m2 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_broadcast(comm, to, 2, 0));
    }
}

static void reduce_of_every_type(tutti_comm *comm)
{
    {
        bool from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        int8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        uint8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        int16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        uint16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        int32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        uint32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        int64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        uint64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        tutti_f16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        tutti_bf16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        float from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        double from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        tutti_f8e4m3 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
    {
        tutti_f8e5m2 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce(comm, from, to, 2, TUTTI_SUM, 0));
    }
}

static void all_reduce_of_every_type(tutti_comm *comm)
{
    {
        bool from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        int8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        uint8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        int16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        uint16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        int32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        uint32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        int64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        uint64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        tutti_f16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        tutti_bf16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        float from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        double from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        tutti_f8e4m3 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
    {
        tutti_f8e5m2 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_reduce(comm, from, to, 2, TUTTI_SUM));
    }
}

static void all_gather_of_every_type(tutti_comm *comm)
{
    {
        bool from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        int8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        uint8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        int16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        uint16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        int32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        uint32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        int64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        uint64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        tutti_f16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        tutti_bf16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        float from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        double from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        tutti_f8e4m3 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
    {
        tutti_f8e5m2 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_gather(comm, from, to, 2));
    }
}

static void gather_of_every_type(tutti_comm *comm)
{
    {
        bool from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        int8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        uint8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        int16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        uint16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        int32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        uint32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        int64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        uint64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        tutti_f16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        tutti_bf16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        float from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        double from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        tutti_f8e4m3 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
    {
        tutti_f8e5m2 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_gather(comm, from, to, 2, 0));
    }
}

static void scatter_of_every_type(tutti_comm *comm)
{
    {
        bool from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        int8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        uint8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        int16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        uint16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        int32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        uint32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        int64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        uint64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        tutti_f16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        tutti_bf16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        float from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        double from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        tutti_f8e4m3 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
    {
        tutti_f8e5m2 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_scatter(comm, from, to, 2, 0));
    }
}

static void reduce_scatter_of_every_type(tutti_comm *comm)
{
    {
        bool from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        int8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        uint8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        int16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        uint16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        int32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        uint32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        int64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        uint64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        tutti_f16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        tutti_bf16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        float from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        double from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        tutti_f8e4m3 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
    {
        tutti_f8e5m2 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_reduce_scatter(comm, from, to, 2, TUTTI_SUM));
    }
}

static void all_to_all_of_every_type(tutti_comm *comm)
{
    {
        bool from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        int8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        uint8_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        int16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        uint16_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        int32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        uint32_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        int64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        uint64_t from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        tutti_f16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        tutti_bf16 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        float from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        double from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        tutti_f8e4m3 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
    {
        tutti_f8e5m2 from[2], to[2];
        memset(from, 0, sizeof from);
        memset(to, 0, sizeof to);
        RIGHT(tutti_all_to_all(comm, from, to, 2));
    }
}

int main(void)
{
    tutti_comm *comm = tutti_world();
    RIGHT(tutti_barrier(comm));
    broadcast_of_every_type(comm);
    reduce_of_every_type(comm);
    all_reduce_of_every_type(comm);
    all_gather_of_every_type(comm);
    gather_of_every_type(comm);
    scatter_of_every_type(comm);
    reduce_scatter_of_every_type(comm);
    all_to_all_of_every_type(comm);
    return failures != 0;
}
