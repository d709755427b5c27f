/* SPDX-License-Identifier: BSD-3-Clause
 *
 * B: buffers of no elements, of too many, and of numbers that the ranks do not divide. For every function, so that the calls
 * come from the generated table of the conformance suite.
 */
#include "cases.h"

#include "conformance/run.h"

static unsigned char memory[2][256], before[2][256];

/* One function after the other: the status on every rank, and nothing written. */
static void call_all(const conformance_collective *c, const conformance_dtype *dtype, const conformance_args *args,
                     tutti_status want)
{
    conformance_function *const functions[] = { c->has_type ? c->typed[dtype->number] : NULL,
                                                c->has_type ? c->plain[dtype->number] : NULL, c->any, c->with };
    for (int k = 0; k < 4; ++k) {
        if (!functions[k]) continue;
        FAILS(want, functions[k](args));
        if (want != TUTTI_OK) SAYS(c->name);
        TRUE(memcmp(memory, before, sizeof memory) == 0);
    }
}

static conformance_args arguments(const conformance_collective *c, const conformance_dtype *dtype, bool null)
{
    memset(memory, 0x6b, sizeof memory);
    memcpy(before, memory, sizeof memory);
    return (conformance_args){ .comm = world,
                               .send = null ? NULL : memory[0],
                               .recv = null ? NULL : memory[1],
                               .dtype = dtype ? dtype->number : TUTTI_DTYPE_NONE,
                               .op = c->has_op ? TUTTI_SUM : TUTTI_OP_NONE,
                               .root = size - 1 };
}

static void nothing_of(const conformance_collective *c, const conformance_dtype *dtype, bool null)
{
    conformance_args args = arguments(c, dtype, null);

    call_all(c, dtype, &args, TUTTI_OK);
    if (c->has_root) {
        args.root = size;
        call_all(c, dtype, &args, TUTTI_ERR_ARGUMENT);
        args.root = -1;
        call_all(c, dtype, &args, TUTTI_ERR_ARGUMENT);
        args.root = 0;
    }
    if (c->has_op) {
        for (const conformance_operator *op = conformance_operators; op->name; ++op) {
            if (oracle_goes_with(oracle_find_operator(op->name), oracle_find_type(dtype->name))) continue;
            args.op = op->op;
            call_all(c, dtype, &args, TUTTI_ERR_UNSUPPORTED);
        }
        args.op = TUTTI_OP_NONE;
        call_all(c, dtype, &args, TUTTI_ERR_ARGUMENT);
    }
}

static void B6(void)
{
    for (const conformance_collective *const *c = conformance_collectives; *c; ++c) {
        for (const conformance_dtype *dtype = conformance_dtypes; (*c)->has_type && dtype->name; ++dtype) {
            nothing_of(*c, dtype, false);
            nothing_of(*c, dtype, true);
        }
        if (!(*c)->has_type) OK((*c)->any(&(conformance_args){ .comm = world }));
    }
}

static void B13(void)
{
    for (const conformance_collective *const *c = conformance_collectives; *c; ++c) {
        for (const conformance_dtype *dtype = conformance_dtypes; (*c)->has_type && dtype->name; ++dtype) {
            const size_t element = tutti_dtype_size(dtype->number);
            const bool per_rank = (*c)->send.per_rank || (*c)->recv.per_rank;
            /* All overflow size_t, or only PTRDIFF_MAX, or come out small after the overflow. */
            const size_t counts[] = { SIZE_MAX, SIZE_MAX / element + 1, PTRDIFF_MAX / element + 1,
                                      PTRDIFF_MAX / element / (per_rank ? (size_t)size : 1) + 1 };
            conformance_args args = arguments(*c, dtype, false);
            for (int k = 0; k < 4; ++k) {
                args.count = counts[k] ? counts[k] : SIZE_MAX; /* of one byte the second is 2^64 */
                call_all(*c, dtype, &args, TUTTI_ERR_ARGUMENT);
                SAYS("count");
            }
        }
    }
}

/* From fewer elements than ranks to enough that pieces of a message are exchanged. */
static void B14(void)
{
    static const size_t counts[] = { 1, 2, 4, 7, 13, 100, 1021, 10007 };
    static const char *const types[] = { "bool", "i8", "i32", "u64", "bf16", "f32", "f8e4m3" };
    conformance_run run = { .comm = world, .rank = rank, .size = size, .group = "B14", .seed = 14, .watchdog = 60 };

    for (const conformance_collective *const *c = conformance_collectives; *c; ++c) {
        for (const conformance_dtype *dtype = conformance_dtypes; (*c)->has_type && dtype->name; ++dtype) {
            bool wanted = false;
            for (size_t k = 0; k < sizeof types / sizeof *types; ++k) wanted = wanted || strcmp(types[k], dtype->name) == 0;
            for (size_t k = 0; wanted && k < sizeof counts / sizeof *counts; ++k) {
                conformance_case it = { .collective = *c,
                                        .dtype = dtype,
                                        .op = (*c)->has_op ? &conformance_operators[k % 4] : NULL, /* sum, prod, min, max */
                                        .count = counts[k],
                                        .root = (int)k % size,
                                        .form = (conformance_form)(k % CONFORMANCE_FORMS),
                                        .spare = k % 2 };
                if (!(*c)->has_root) it.root = 0;
                conformance_ask_oracle(&it);
                conformance_run_case(&run, &it);
                it.placement = CONFORMANCE_IN_PLACE;
                if ((*c)->in_place != CONFORMANCE_NONE) conformance_run_case(&run, &it);
            }
        }
    }
    TRUE(run.failed == 0);
    TRUE(run.cases >= 8 * 7 * 8);
}

const case_test cases_of_sizes[] = {
    { "B6: no elements", AT_1_TO_4, B6 },
    { "B13: more bytes than there are", AT_1_TO_4, B13 },
    { "B14: counts that the ranks do not divide", AT(3) | AT(5) | AT(6), B14 },
    { NULL, 0, NULL },
};
