/* SPDX-License-Identifier: BSD-3-Clause
 *
 * tutti_init ... tutti_finalize, and communicators in between (G4, G6, G8).
 */
#include <stdlib.h>

#include "stub_engine.h"
#include "unit.h"

static tutti_status sum(tutti_comm *comm)
{
    float x = 2.0f;
    tutti_status status = tutti_all_reduce_f32(comm, &x, &x, 1, TUTTI_SUM);
    if (status == TUTTI_OK) EQUAL(x, 2);
    return status;
}

static void test_world_before_init(void)
{
    tutti_comm *world = tutti_world();
    TRUE(!tutti_initialized());
    EQUAL(tutti_comm_rank(world), 0);
    EQUAL(tutti_comm_size(world), 1);
    EQUAL(tutti_local_rank(), 0);
    EQUAL(tutti_local_size(), 1);
    HAS(tutti_comm_backend(world, TUTTI_MEMORY_HOST), "single");
    HAS(tutti_comm_backend(world, TUTTI_MEMORY_DEVICE), "none");
    HAS(tutti_comm_backend(NULL, TUTTI_MEMORY_HOST), "none");
    EQUAL(tutti_comm_rank(NULL), -1);
    EQUAL(tutti_comm_size(NULL), -1);
    EQUAL(strlen(tutti_last_error()), 0);
    OK(sum(world));
    EQUAL(strlen(unit_stderr()), 0);
}

static void test_init_twice(void)
{
    OK(tutti_init(NULL));
    FAILS(TUTTI_ERR_STATE, tutti_init(NULL));
    SAYS("tutti_init: this process is in a job already, as rank 0 of 1");
    TRUE(tutti_initialized());
    OK(sum(tutti_world()));
    OK(tutti_finalize());
}

static void test_finalize_twice(void)
{
    OK(tutti_init(NULL));
    OK(tutti_finalize());
    OK(tutti_finalize());
    TRUE(!tutti_initialized());
}

static void test_finalize_before_init(void)
{
    tutti_comm *made = NULL;
    OK(tutti_comm_dup(tutti_world(), &made));
    OK(tutti_finalize());
    OK(sum(tutti_world()));
    OK(sum(made));
    OK(tutti_init(NULL));
    OK(tutti_finalize());
    OK(tutti_comm_free(&made));
}

static void test_use_after_finalize(void)
{
    tutti_comm *out = (tutti_comm *)&out, *made = NULL;
    int ranks[1] = { 0 };
    OK(tutti_init(NULL));
    OK(tutti_comm_dup(tutti_world(), &made));
    OK(tutti_finalize());
    FAILS(TUTTI_ERR_STATE, sum(tutti_world()));
    SAYS("tutti_all_reduce: called after tutti_finalize");
    FAILS(TUTTI_ERR_STATE, sum(made));
    FAILS(TUTTI_ERR_STATE, sum(NULL));
    FAILS(TUTTI_ERR_STATE, tutti_barrier(tutti_world()));
    FAILS(TUTTI_ERR_STATE, tutti_comm_dup(tutti_world(), &out));
    TRUE(out == NULL);
    FAILS(TUTTI_ERR_STATE, tutti_comm_split(tutti_world(), 0, 0, &out));
    FAILS(TUTTI_ERR_STATE, tutti_comm_subset(tutti_world(), ranks, 1, &out));
    FAILS(TUTTI_ERR_STATE, tutti_comm_split_node(tutti_world(), &out));
    FAILS(TUTTI_ERR_STATE, tutti_comm_set_memory(tutti_world(), TUTTI_MEMORY_HOST));
    FAILS(TUTTI_ERR_STATE, tutti_comm_set_stream(tutti_world(), NULL));
    FAILS(TUTTI_ERR_STATE, tutti_comm_synchronize(tutti_world()));
    FAILS(TUTTI_ERR_STATE, tutti_comm_abort(tutti_world(), 1));
    EQUAL(tutti_comm_rank(tutti_world()), -1);
    EQUAL(tutti_comm_size(made), -1);
    OK(tutti_comm_free(&made));
    TRUE(made == NULL);
}

static void test_init_again(void)
{
    tutti_comm *old = NULL;
    OK(tutti_init(NULL));
    OK(tutti_comm_dup(tutti_world(), &old));
    OK(tutti_finalize());
    OK(tutti_init(NULL));
    OK(sum(tutti_world()));
    FAILS(TUTTI_ERR_COMM, sum(old));
    SAYS("freed by tutti_finalize");
    OK(tutti_finalize());
    OK(tutti_comm_free(&old));
}

static void test_world_pointer_is_the_job(void)
{
    tutti_comm *world = tutti_world(), *made = NULL;
    OK(tutti_comm_dup(world, &made));
    OK(stub_init(2, 5));
    TRUE(world == tutti_world());
    EQUAL(tutti_comm_rank(world), 2);
    EQUAL(tutti_comm_size(world), 5);
    HAS(tutti_comm_backend(world, TUTTI_MEMORY_HOST), "stub");
    /* made before: stays a group of one */
    EQUAL(tutti_comm_size(made), 1);
    OK(sum(made));
    EQUAL(strcmp(stub_calls, "open"), 0);
    OK(sum(world));
    EQUAL(strcmp(stub_calls, "open all_reduce:0"), 0);
    OK(tutti_finalize());
    FAILS(TUTTI_ERR_STATE, sum(made));
    OK(tutti_comm_free(&made));
    EQUAL(stub_live_groups, 0);
}

static void test_init_and_finalize_100_times(void)
{
    for (int i = 0; i < 100; ++i) {
        tutti_comm *left = NULL, *freed = NULL;
        OK(tutti_init(NULL));
        OK(tutti_comm_dup(tutti_world(), &left));
        OK(tutti_comm_dup(left, &freed));
        OK(sum(freed));
        OK(tutti_comm_free(&freed));
        OK(tutti_finalize());
        if (i % 2) OK(tutti_comm_free(&left));
    }
}

static void test_parent_freed_before_child(void)
{
    tutti_comm *parent = NULL, *child = NULL;
    OK(stub_init(0, 4));
    stub.split_size = 3;
    OK(tutti_comm_split(tutti_world(), 0, 0, &parent));
    OK(tutti_comm_dup(parent, &child));
    OK(tutti_comm_free(&parent));
    TRUE(parent == NULL);
    OK(sum(child));
    OK(tutti_comm_free(&child));
    OK(tutti_finalize());
    HAS(stub_calls, "release:1 all_reduce:2 release:2 close");
    EQUAL(stub_live_groups, 0);
}

static void test_finalize_frees_in_order(void)
{
    tutti_comm *made[4];
    OK(stub_init(1, 4));
    for (int i = 0; i < 4; ++i) OK(tutti_comm_dup(tutti_world(), &made[i]));
    OK(tutti_comm_free(&made[1]));
    OK(tutti_finalize());
    HAS(stub_calls, "release:2 release:1 release:3 release:4 close");
    EQUAL(stub_live_groups, 0);
    stub_calls[0] = '\0';
    for (int i = 3; i >= 0; --i) {
        OK(tutti_comm_free(&made[i]));
        TRUE(made[i] == NULL);
    }
    EQUAL(strlen(stub_calls), 0);
}

static void test_finalize_that_fails(void)
{
    OK(stub_init(1, 4));
    stub.close_fails = TUTTI_ERR_BACKEND;
    FAILS(TUTTI_ERR_BACKEND, tutti_finalize());
    SAYS("tutti_finalize: the stub cannot close (engine stub)");
    TRUE(!tutti_initialized());
    OK(tutti_finalize());
}

static void test_frees(void)
{
    tutti_comm *none = NULL, *world = tutti_world();
    OK(tutti_comm_free(NULL));
    OK(tutti_comm_free(&none));
    FAILS(TUTTI_ERR_STATE, tutti_comm_free(&world));
    SAYS("world");
    TRUE(world == tutti_world());
    tutti_free(NULL);
    tutti_free(malloc(3));
}

static void test_split_undefined(void)
{
    tutti_comm *out = tutti_world();
    OK(tutti_comm_split(tutti_world(), TUTTI_UNDEFINED, 0, &out));
    TRUE(out == NULL);
    FAILS(TUTTI_ERR_COMM, sum(out));
    SAYS("tutti_all_reduce: comm is NULL");
    FAILS(TUTTI_ERR_COMM, tutti_barrier(out));
    FAILS(TUTTI_ERR_COMM, tutti_comm_dup(out, &out));
    OK(stub_init(1, 4));
    out = tutti_world();
    OK(tutti_comm_split(tutti_world(), TUTTI_UNDEFINED, 7, &out));
    TRUE(out == NULL);
    HAS(stub_calls, "split(-1,7):0");
    OK(tutti_finalize());
}

static void test_split_arguments(void)
{
    tutti_comm *out = tutti_world();
    OK(stub_init(1, 4));
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_split(tutti_world(), -2, 0, &out));
    SAYS("tutti_comm_split: color is -2; right is 0 or more, or TUTTI_UNDEFINED (-1)");
    SAYS("(rank 1 of 4, engine stub)");
    TRUE(out == NULL);
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_split(tutti_world(), 0, 0, NULL));
    SAYS("out is NULL");
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_dup(tutti_world(), NULL));
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_split_node(tutti_world(), NULL));
    EQUAL(strcmp(stub_calls, "open"), 0);
    OK(tutti_comm_split(tutti_world(), 3, -5, &out));
    HAS(stub_calls, "split(3,-5):0");
    OK(tutti_finalize());
    OK(tutti_comm_free(&out));
}

static void test_group_of_one_leaves_the_engine(void)
{
    tutti_comm *out = NULL;
    OK(stub_init(1, 4));
    stub.split_size = 1;
    OK(tutti_comm_split(tutti_world(), 0, 0, &out));
    HAS(stub_calls, "release:1");
    HAS(tutti_comm_backend(out, TUTTI_MEMORY_HOST), "single");
    OK(sum(out));
    OK(tutti_comm_abort(out, 7)); /* ends the job all the same */
    HAS(stub_calls, "abort:0");
    EQUAL(stub_abort_code, 7);
    OK(tutti_comm_free(&out));
    OK(tutti_finalize());
    EQUAL(stub_live_groups, 0);
}

static void test_job_of_one_under_an_engine(void)
{
    OK(stub_init(0, 1));
    HAS(tutti_comm_backend(tutti_world(), TUTTI_MEMORY_HOST), "single");
    OK(sum(tutti_world()));
    OK(tutti_comm_abort(tutti_world(), 3));
    OK(tutti_finalize());
    EQUAL(strcmp(stub_calls, "open abort:0 close"), 0);
    EQUAL(stub_live_groups, 0);
}

static void test_subset(void)
{
    tutti_comm *out = NULL;
    const int good[] = { 3, 0, 1 }, twice[] = { 1, 2, 1 }, wrong[] = { 1, 4 }, negative[] = { -1 }, others[] = { 0, 2 };
    OK(stub_init(1, 4));
    OK(tutti_comm_subset(tutti_world(), good, 3, &out));
    HAS(stub_calls, "split(0,2):0");
    OK(tutti_comm_free(&out));
    OK(tutti_comm_subset(tutti_world(), others, 2, &out));
    TRUE(out == NULL);
    HAS(stub_calls, "split(-1,0):0");
    stub_calls[0] = '\0';
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_subset(tutti_world(), twice, 3, &out));
    SAYS("ranks[2] is 1, which stands in the list before");
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_subset(tutti_world(), wrong, 2, &out));
    SAYS("ranks[1] is 4; right is 0 to 3");
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_subset(tutti_world(), negative, 1, &out));
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_subset(tutti_world(), good, 0, &out));
    SAYS("n is 0; right is at least 1");
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_subset(tutti_world(), NULL, 2, &out));
    EQUAL(strlen(stub_calls), 0);
    OK(tutti_finalize());
}

static void test_one_rank_groups(void)
{
    tutti_comm *out[4] = { NULL };
    const int zero = 0, one = 1;
    OK(tutti_comm_split(tutti_world(), 5, 9, &out[0]));
    OK(tutti_comm_subset(out[0], &zero, 1, &out[1]));
    OK(tutti_comm_split_node(out[1], &out[2]));
    OK(tutti_comm_dup(out[2], &out[3]));
    for (int i = 0; i < 4; ++i) {
        EQUAL(tutti_comm_rank(out[i]), 0);
        EQUAL(tutti_comm_size(out[i]), 1);
        OK(sum(out[i]));
    }
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_subset(out[3], &one, 1, &out[0]));
    SAYS("right is 0 to 0");
    TRUE(out[0] == NULL);
    for (int i = 0; i < 4; ++i) OK(tutti_comm_free(&out[i]));
}

static void test_settings_of_a_communicator(void)
{
    float x = 1.0f;
    tutti_comm *made = NULL;
    tutti_call call = TUTTI_CALL_INIT;
    OK(sum(tutti_world()));
    OK(tutti_comm_set_memory(tutti_world(), TUTTI_MEMORY_DEVICE));
    FAILS(TUTTI_ERR_MEMORY, sum(tutti_world()));
    SAYS("device memory");
    call.memory = TUTTI_MEMORY_HOST; /* wins for this call */
    OK(tutti_all_reduce_with(tutti_world(), &x, &x, 1, TUTTI_F32, TUTTI_SUM, &call));
    FAILS(TUTTI_ERR_MEMORY, sum(tutti_world()));
    OK(tutti_comm_dup(tutti_world(), &made));
    FAILS(TUTTI_ERR_MEMORY, sum(made)); /* as its parent was set */
    OK(tutti_comm_set_memory(made, TUTTI_MEMORY_HOST));
    OK(sum(made));
    OK(tutti_comm_set_memory(tutti_world(), TUTTI_MEMORY_DETECT));
    OK(sum(tutti_world()));
    FAILS(TUTTI_ERR_ARGUMENT, tutti_comm_set_memory(made, (tutti_memory)3));
    SAYS("memory is 3");
    OK(tutti_comm_set_stream(made, &x));
    OK(tutti_comm_synchronize(made));
    FAILS(TUTTI_ERR_COMM, tutti_comm_synchronize(NULL));
    OK(tutti_comm_abort(made, 1)); /* a process alone: nothing happens */
    OK(tutti_comm_free(&made));
}

static const unit_test tests[] = {
    { "the world before tutti_init", test_world_before_init },
    { "G4: init twice", test_init_twice },
    { "G4: finalize twice", test_finalize_twice },
    { "G4: finalize before init", test_finalize_before_init },
    { "G4: use after finalize", test_use_after_finalize },
    { "G4: init after finalize", test_init_again },
    { "G4: a world pointer taken before init is the job after it", test_world_pointer_is_the_job },
    { "G6: init and finalize 100 times", test_init_and_finalize_100_times },
    { "G6: parent freed before child", test_parent_freed_before_child },
    { "finalize frees what lives, in order of creation", test_finalize_frees_in_order },
    { "finalize whose engine fails", test_finalize_that_fails },
    { "frees of nothing and of the world", test_frees },
    { "G8: split with colour undefined", test_split_undefined },
    { "split: arguments", test_split_arguments },
    { "a group of one has nothing of the engine", test_group_of_one_leaves_the_engine },
    { "a job of one under an engine", test_job_of_one_under_an_engine },
    { "subset", test_subset },
    { "split, subset, node and dup of one rank", test_one_rank_groups },
    { "memory, stream, synchronize, abort", test_settings_of_a_communicator },
};
UNIT_MAIN("lifecycle", tests)
