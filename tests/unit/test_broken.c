/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What a failure of the engine leaves behind: its text in ours, and a communicator that is refused from then on.
 */
#include <stdlib.h>

#include "stub_engine.h"
#include "unit.h"

static tutti_status sum(tutti_comm *comm, const char *label)
{
    float x = 2.0f;
    tutti_call call = TUTTI_CALL_INIT;
    call.label = label;
    return tutti_all_reduce_with(comm, &x, &x, 1, TUTTI_F32, TUTTI_SUM, &call);
}

static void test_engine_fails_in_a_call(void)
{
    tutti_comm *other = NULL, *out = NULL;
    const int ranks[1] = { 1 };
    OK(stub_init(1, 2));
    OK(tutti_comm_dup(tutti_world(), &other));
    stub.call_fails = TUTTI_ERR_BACKEND;
    FAILS(TUTTI_ERR_BACKEND, sum(tutti_world(), "loss"));
    SAYS("tutti_all_reduce: the stub cannot reduce (f32, rank 1 of 2, engine stub, label \"loss\")");
    stub.call_fails = TUTTI_OK;
    stub_calls[0] = '\0';

    FAILS(TUTTI_ERR_COMM, tutti_barrier(tutti_world()));
    SAYS("tutti_barrier: comm is broken since an earlier failure: tutti_all_reduce: the stub cannot reduce");
    FAILS(TUTTI_ERR_COMM, sum(tutti_world(), NULL));
    FAILS(TUTTI_ERR_COMM, tutti_comm_dup(tutti_world(), &out));
    SAYS("tutti_comm_dup: comm is broken since an earlier failure: tutti_all_reduce: the stub cannot reduce");
    FAILS(TUTTI_ERR_COMM, tutti_comm_split(tutti_world(), 0, 0, &out));
    FAILS(TUTTI_ERR_COMM, tutti_comm_subset(tutti_world(), ranks, 1, &out));
    FAILS(TUTTI_ERR_COMM, tutti_comm_split_node(tutti_world(), &out));
    FAILS(TUTTI_ERR_COMM, tutti_comm_set_memory(tutti_world(), TUTTI_MEMORY_HOST));
    FAILS(TUTTI_ERR_COMM, tutti_comm_synchronize(tutti_world()));
    TRUE(!tutti_supported(tutti_world(), TUTTI_COLLECTIVE_ALL_REDUCE, TUTTI_F32, TUTTI_SUM, TUTTI_MEMORY_HOST));
    EQUAL(strlen(stub_calls), 0); /* the engine hears of none of it */

    EQUAL(tutti_comm_rank(tutti_world()), 1); /* who it was can still be asked */
    EQUAL(tutti_comm_size(tutti_world()), 2);
    stub.split_size = 2;
    OK(sum(other, NULL)); /* others are whole */
    OK(tutti_comm_abort(tutti_world(), 5));
    EQUAL(stub_abort_code, 5);
    OK(tutti_comm_free(&other));
    OK(tutti_finalize());
    EQUAL(stub_live_groups, 0);
    OK(tutti_init(&(tutti_options){ .size = offsetof(tutti_options, rank), .backend = "stub" }));
    OK(sum(tutti_world(), NULL)); /* and the next job's world is whole */
    OK(tutti_finalize());
}

static void test_which_failures_break(void)
{
    static const struct {
        tutti_status status;
        bool breaks;
    } kinds[] = {
        { TUTTI_ERR_BACKEND, true }, { TUTTI_ERR_TIMEOUT, true },      { TUTTI_ERR_ABORTED, true },
        { TUTTI_ERR_MEMORY, false }, { TUTTI_ERR_UNSUPPORTED, false }, { TUTTI_ERR_ARGUMENT, false },
    };
    OK(stub_init(1, 2));
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i) {
        tutti_comm *comm = NULL;
        OK(tutti_comm_dup(tutti_world(), &comm));
        stub.call_fails = kinds[i].status;
        FAILS(kinds[i].status, sum(comm, NULL));
        stub.call_fails = TUTTI_OK;
        FAILS(kinds[i].breaks ? TUTTI_ERR_COMM : TUTTI_OK, sum(comm, NULL));
        OK(tutti_comm_free(&comm));
    }
    OK(tutti_finalize());
    EQUAL(stub_live_groups, 0);
}

static void test_broken_child(void)
{
    tutti_comm *child = NULL;
    OK(stub_init(1, 2));
    OK(tutti_comm_dup(tutti_world(), &child));
    stub.call_fails = TUTTI_ERR_BACKEND;
    FAILS(TUTTI_ERR_BACKEND, sum(child, NULL));
    stub.call_fails = TUTTI_OK;
    FAILS(TUTTI_ERR_COMM, sum(child, NULL));
    OK(sum(tutti_world(), NULL));
    stub_calls[0] = '\0';
    OK(tutti_finalize()); /* frees it, too */
    EQUAL(strcmp(stub_calls, "release:1 close"), 0);
    OK(tutti_comm_free(&child));
    EQUAL(stub_live_groups, 0);
}

static void test_engine_fails_in_split(void)
{
    tutti_comm *out = tutti_world(), *child = NULL;
    OK(stub_init(1, 2));
    OK(tutti_comm_dup(tutti_world(), &child));
    stub.split_fails = TUTTI_ERR_MEMORY; /* nothing is half done: may be tried again */
    FAILS(TUTTI_ERR_MEMORY, tutti_comm_split(child, 0, 0, &out));
    SAYS("tutti_comm_split: the stub cannot split (rank 0 of 2, engine stub)");
    TRUE(out == NULL);
    stub.split_fails = TUTTI_ERR_BACKEND;
    FAILS(TUTTI_ERR_BACKEND, tutti_comm_dup(child, &out));
    TRUE(out == NULL);
    FAILS(TUTTI_ERR_COMM, sum(child, NULL));
    SAYS("tutti_comm_dup: the stub cannot split");
    stub.split_fails = TUTTI_OK;
    stub.split_rank = 2; /* of 2 */
    FAILS(TUTTI_ERR_BACKEND, tutti_comm_dup(tutti_world(), &out));
    SAYS("rank 2 of 2, which cannot be");
    TRUE(out == NULL);
    OK(tutti_comm_free(&child));
    OK(tutti_finalize());
}

static void test_engine_fails_in_exchange(void)
{
    tutti_comm *out = NULL;
    OK(stub_init(1, 2));
    stub.exchange_fails = TUTTI_ERR_BACKEND;
    FAILS(TUTTI_ERR_BACKEND, tutti_comm_split_node(tutti_world(), &out));
    SAYS("tutti_comm_split_node: the stub cannot exchange");
    FAILS(TUTTI_ERR_COMM, tutti_barrier(tutti_world()));
    OK(tutti_finalize());
}

static const unit_test tests[] = {
    { "an engine that fails in a call", test_engine_fails_in_a_call },
    { "which failures break a communicator", test_which_failures_break },
    { "a broken child", test_broken_child },
    { "an engine that fails in split", test_engine_fails_in_split },
    { "an engine that fails in exchange", test_engine_fails_in_exchange },
};
UNIT_MAIN("broken", tests)
