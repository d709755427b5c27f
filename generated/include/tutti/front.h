/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec by codegen. Do not edit. */
/*
 * The plain names: tutti_all_reduce(comm, send, recv, count, op) for every element type. The type
 * is that of the buffer which every rank has; one that this rank's role does not use may be NULL.
 *
 * They need C11 or C++11. In C99 there are only the typed names (tutti_all_reduce_f32) and those
 * for a type given at run time (tutti_all_reduce_any).
 */
#ifndef TUTTI_FRONT_H
#define TUTTI_FRONT_H

#include <limits.h>

#include "tutti/collectives.h"

#if defined(__cplusplus)
#include <cstddef>


namespace tutti_front {

/* Keeps a parameter out of the deduction of T, so that NULL and nullptr fit it. */
template <class T>
struct same {
    typedef T type;
};

/* An integer of C++, whose width is the compiler's choice. */
template <bool is_signed, std::size_t bytes>
struct integer {
    static constexpr tutti_dtype value = TUTTI_DTYPE_NONE;
};
template <>
struct integer<true, 1> {
    static constexpr tutti_dtype value = TUTTI_I8;
};
template <>
struct integer<false, 1> {
    static constexpr tutti_dtype value = TUTTI_U8;
};
template <>
struct integer<true, 2> {
    static constexpr tutti_dtype value = TUTTI_I16;
};
template <>
struct integer<false, 2> {
    static constexpr tutti_dtype value = TUTTI_U16;
};
template <>
struct integer<true, 4> {
    static constexpr tutti_dtype value = TUTTI_I32;
};
template <>
struct integer<false, 4> {
    static constexpr tutti_dtype value = TUTTI_U32;
};
template <>
struct integer<true, 8> {
    static constexpr tutti_dtype value = TUTTI_I64;
};
template <>
struct integer<false, 8> {
    static constexpr tutti_dtype value = TUTTI_U64;
};

/* The element type of T; TUTTI_DTYPE_NONE: none. */
template <class T>
struct dtype_of {
    static constexpr tutti_dtype value = TUTTI_DTYPE_NONE;
};
template <>
struct dtype_of<bool> {
    static constexpr tutti_dtype value = TUTTI_BOOL;
};
template <>
struct dtype_of<tutti_f16> {
    static constexpr tutti_dtype value = TUTTI_F16;
};
template <>
struct dtype_of<tutti_bf16> {
    static constexpr tutti_dtype value = TUTTI_BF16;
};
template <>
struct dtype_of<float> {
    static constexpr tutti_dtype value = TUTTI_F32;
};
template <>
struct dtype_of<double> {
    static constexpr tutti_dtype value = TUTTI_F64;
};
template <>
struct dtype_of<tutti_f8e4m3> {
    static constexpr tutti_dtype value = TUTTI_F8E4M3;
};
template <>
struct dtype_of<tutti_f8e5m2> {
    static constexpr tutti_dtype value = TUTTI_F8E5M2;
};
template <>
struct dtype_of<char> : integer<(CHAR_MIN < 0), sizeof(char)> {};
template <>
struct dtype_of<signed char> : integer<true, sizeof(signed char)> {};
template <>
struct dtype_of<unsigned char> : integer<false, sizeof(unsigned char)> {};
template <>
struct dtype_of<short> : integer<true, sizeof(short)> {};
template <>
struct dtype_of<unsigned short> : integer<false, sizeof(unsigned short)> {};
template <>
struct dtype_of<int> : integer<true, sizeof(int)> {};
template <>
struct dtype_of<unsigned int> : integer<false, sizeof(unsigned int)> {};
template <>
struct dtype_of<long> : integer<true, sizeof(long)> {};
template <>
struct dtype_of<unsigned long> : integer<false, sizeof(unsigned long)> {};
template <>
struct dtype_of<long long> : integer<true, sizeof(long long)> {};
template <>
struct dtype_of<unsigned long long> : integer<false, sizeof(unsigned long long)> {};

} // namespace tutti_front

template <class T>
TUTTI_NODISCARD inline tutti_status tutti_broadcast(tutti_comm *comm, T *buffer, size_t count,
                                                    int root)
{
    static_assert(tutti_front::dtype_of<T>::value != TUTTI_DTYPE_NONE,
                  "tutti_broadcast: buffer does not point to an element type that tutti has");
    return tutti_broadcast_any(comm, buffer, count, tutti_front::dtype_of<T>::value, root);
}

template <class T>
TUTTI_NODISCARD inline tutti_status tutti_reduce(tutti_comm *comm, const T *send,
                                                 typename tutti_front::same<T>::type *recv,
                                                 size_t count, tutti_op op, int root)
{
    static_assert(tutti_front::dtype_of<T>::value != TUTTI_DTYPE_NONE,
                  "tutti_reduce: send does not point to an element type that tutti has");
    return tutti_reduce_any(comm, send, recv, count, tutti_front::dtype_of<T>::value, op, root);
}

template <class T>
TUTTI_NODISCARD inline tutti_status tutti_all_reduce(
    tutti_comm *comm, const typename tutti_front::same<T>::type *send, T *recv, size_t count,
    tutti_op op)
{
    static_assert(tutti_front::dtype_of<T>::value != TUTTI_DTYPE_NONE,
                  "tutti_all_reduce: recv does not point to an element type that tutti has");
    return tutti_all_reduce_any(comm, send, recv, count, tutti_front::dtype_of<T>::value, op);
}

template <class T>
TUTTI_NODISCARD inline tutti_status tutti_all_gather(
    tutti_comm *comm, const typename tutti_front::same<T>::type *send, T *recv, size_t count)
{
    static_assert(tutti_front::dtype_of<T>::value != TUTTI_DTYPE_NONE,
                  "tutti_all_gather: recv does not point to an element type that tutti has");
    return tutti_all_gather_any(comm, send, recv, count, tutti_front::dtype_of<T>::value);
}

template <class T>
TUTTI_NODISCARD inline tutti_status tutti_gather(tutti_comm *comm, const T *send,
                                                 typename tutti_front::same<T>::type *recv,
                                                 size_t count, int root)
{
    static_assert(tutti_front::dtype_of<T>::value != TUTTI_DTYPE_NONE,
                  "tutti_gather: send does not point to an element type that tutti has");
    return tutti_gather_any(comm, send, recv, count, tutti_front::dtype_of<T>::value, root);
}

template <class T>
TUTTI_NODISCARD inline tutti_status tutti_scatter(tutti_comm *comm,
                                                  const typename tutti_front::same<T>::type *send,
                                                  T *recv, size_t count, int root)
{
    static_assert(tutti_front::dtype_of<T>::value != TUTTI_DTYPE_NONE,
                  "tutti_scatter: recv does not point to an element type that tutti has");
    return tutti_scatter_any(comm, send, recv, count, tutti_front::dtype_of<T>::value, root);
}

template <class T>
TUTTI_NODISCARD inline tutti_status tutti_reduce_scatter(
    tutti_comm *comm, const typename tutti_front::same<T>::type *send, T *recv, size_t count,
    tutti_op op)
{
    static_assert(tutti_front::dtype_of<T>::value != TUTTI_DTYPE_NONE,
                  "tutti_reduce_scatter: recv does not point to an element type that tutti has");
    return tutti_reduce_scatter_any(comm, send, recv, count, tutti_front::dtype_of<T>::value, op);
}

template <class T>
TUTTI_NODISCARD inline tutti_status tutti_all_to_all(
    tutti_comm *comm, const typename tutti_front::same<T>::type *send, T *recv, size_t count)
{
    static_assert(tutti_front::dtype_of<T>::value != TUTTI_DTYPE_NONE,
                  "tutti_all_to_all: recv does not point to an element type that tutti has");
    return tutti_all_to_all_any(comm, send, recv, count, tutti_front::dtype_of<T>::value);
}

#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L

/* An integer of C, whose width is the compiler's choice. */
#define TUTTI__SIGNED(type) \
    (sizeof(type) == 1 ? TUTTI_I8 : \
     sizeof(type) == 2 ? TUTTI_I16 : \
     sizeof(type) == 4 ? TUTTI_I32 : \
     sizeof(type) == 8 ? TUTTI_I64 : \
     TUTTI_DTYPE_NONE)
#define TUTTI__UNSIGNED(type) \
    (sizeof(type) == 1 ? TUTTI_U8 : \
     sizeof(type) == 2 ? TUTTI_U16 : \
     sizeof(type) == 4 ? TUTTI_U32 : \
     sizeof(type) == 8 ? TUTTI_U64 : \
     TUTTI_DTYPE_NONE)
#define TUTTI__CHAR (CHAR_MIN < 0 ? TUTTI__SIGNED(char) : TUTTI__UNSIGNED(char))

#define TUTTI__ARM(type, value) type *: value, const type *: value

/* Types that only some compilers have. */
#if defined(__FLT16_MAX__)
__extension__ typedef _Float16 tutti__native_f16;
#define TUTTI__IF_F16 TUTTI__ARM(tutti__native_f16, TUTTI_F16),
#else
#define TUTTI__IF_F16
#endif
#if defined(__BFLT16_MAX__)
__extension__ typedef __bf16 tutti__native_bf16;
#define TUTTI__IF_BF16 TUTTI__ARM(tutti__native_bf16, TUTTI_BF16),
#else
#define TUTTI__IF_BF16
#endif

/* The element type that a pointer points to; TUTTI_DTYPE_NONE: none. */
#define TUTTI__DTYPE_OF(pointer) \
    _Generic((pointer), \
             TUTTI__ARM(bool, TUTTI_BOOL), \
             TUTTI__ARM(tutti_f16, TUTTI_F16), \
             TUTTI__ARM(tutti_bf16, TUTTI_BF16), \
             TUTTI__ARM(float, TUTTI_F32), \
             TUTTI__ARM(double, TUTTI_F64), \
             TUTTI__ARM(tutti_f8e4m3, TUTTI_F8E4M3), \
             TUTTI__ARM(tutti_f8e5m2, TUTTI_F8E5M2), \
             TUTTI__ARM(char, TUTTI__CHAR), \
             TUTTI__ARM(signed char, TUTTI__SIGNED(signed char)), \
             TUTTI__ARM(unsigned char, TUTTI__UNSIGNED(unsigned char)), \
             TUTTI__ARM(short, TUTTI__SIGNED(short)), \
             TUTTI__ARM(unsigned short, TUTTI__UNSIGNED(unsigned short)), \
             TUTTI__ARM(int, TUTTI__SIGNED(int)), \
             TUTTI__ARM(unsigned int, TUTTI__UNSIGNED(unsigned int)), \
             TUTTI__ARM(long, TUTTI__SIGNED(long)), \
             TUTTI__ARM(unsigned long, TUTTI__UNSIGNED(unsigned long)), \
             TUTTI__ARM(long long, TUTTI__SIGNED(long long)), \
             TUTTI__ARM(unsigned long long, TUTTI__UNSIGNED(unsigned long long)), \
             TUTTI__IF_F16 \
             TUTTI__IF_BF16 \
             default: TUTTI_DTYPE_NONE)
#define TUTTI__IS_VOID(pointer) _Generic((pointer), void *: 1, const void *: 1, default: 0)

/* 0, or a compile error with this text. Assertions may stand in structures, and those in sizeof. */
#define TUTTI__ASSERT(condition, text) \
    (0 * sizeof(struct { _Static_assert(condition, text); char tutti_member; }))
#define TUTTI__NEED_ELEMENTS(name, pointer) \
    TUTTI__ASSERT(TUTTI__DTYPE_OF(pointer) != TUTTI_DTYPE_NONE, \
                  name " does not point to an element type that tutti has")
/* One error is enough, so that nothing is said where the other buffer is the wrong one. */
#define TUTTI__NEED_SAME(name, pointer, other_name, other) \
    TUTTI__ASSERT(TUTTI__DTYPE_OF(pointer) == TUTTI__DTYPE_OF(other) || TUTTI__IS_VOID(pointer) || \
                      TUTTI__DTYPE_OF(other) == TUTTI_DTYPE_NONE, \
                  name " does not point to the element type of " other_name)

#define tutti_broadcast(comm, buffer, count, root) \
    tutti_broadcast_any( \
        comm, buffer, count, \
        (tutti_dtype)(TUTTI__DTYPE_OF(buffer) + \
            TUTTI__NEED_ELEMENTS("tutti_broadcast: buffer", buffer)), \
        root)

#define tutti_reduce(comm, send, recv, count, op, root) \
    tutti_reduce_any( \
        comm, send, recv, count, \
        (tutti_dtype)(TUTTI__DTYPE_OF(send) + \
            TUTTI__NEED_ELEMENTS("tutti_reduce: send", send) + \
            TUTTI__NEED_SAME("tutti_reduce: recv", recv, "send", send)), \
        op, root)

#define tutti_all_reduce(comm, send, recv, count, op) \
    tutti_all_reduce_any( \
        comm, send, recv, count, \
        (tutti_dtype)(TUTTI__DTYPE_OF(recv) + \
            TUTTI__NEED_ELEMENTS("tutti_all_reduce: recv", recv) + \
            TUTTI__NEED_SAME("tutti_all_reduce: send", send, "recv", recv)), \
        op)

#define tutti_all_gather(comm, send, recv, count) \
    tutti_all_gather_any( \
        comm, send, recv, count, \
        (tutti_dtype)(TUTTI__DTYPE_OF(recv) + \
            TUTTI__NEED_ELEMENTS("tutti_all_gather: recv", recv) + \
            TUTTI__NEED_SAME("tutti_all_gather: send", send, "recv", recv)))

#define tutti_gather(comm, send, recv, count, root) \
    tutti_gather_any( \
        comm, send, recv, count, \
        (tutti_dtype)(TUTTI__DTYPE_OF(send) + \
            TUTTI__NEED_ELEMENTS("tutti_gather: send", send) + \
            TUTTI__NEED_SAME("tutti_gather: recv", recv, "send", send)), \
        root)

#define tutti_scatter(comm, send, recv, count, root) \
    tutti_scatter_any( \
        comm, send, recv, count, \
        (tutti_dtype)(TUTTI__DTYPE_OF(recv) + \
            TUTTI__NEED_ELEMENTS("tutti_scatter: recv", recv) + \
            TUTTI__NEED_SAME("tutti_scatter: send", send, "recv", recv)), \
        root)

#define tutti_reduce_scatter(comm, send, recv, count, op) \
    tutti_reduce_scatter_any( \
        comm, send, recv, count, \
        (tutti_dtype)(TUTTI__DTYPE_OF(recv) + \
            TUTTI__NEED_ELEMENTS("tutti_reduce_scatter: recv", recv) + \
            TUTTI__NEED_SAME("tutti_reduce_scatter: send", send, "recv", recv)), \
        op)

#define tutti_all_to_all(comm, send, recv, count) \
    tutti_all_to_all_any( \
        comm, send, recv, count, \
        (tutti_dtype)(TUTTI__DTYPE_OF(recv) + \
            TUTTI__NEED_ELEMENTS("tutti_all_to_all: recv", recv) + \
            TUTTI__NEED_SAME("tutti_all_to_all: send", send, "recv", recv)))
#endif

#endif
