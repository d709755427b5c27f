/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What ranks must agree on when a job begins, and who shares a node.
 */
#include "core.h"

#include <stdio.h>
#include <stdlib.h>

#include "stub_engine.h"
#include "unit.h"

static int exchanges;

/* After a failed init the process is as before: alone, and able to start again. */
static void nothing_is_left(void)
{
    TRUE(!tutti_initialized());
    EQUAL(tutti_comm_size(tutti_world()), 1);
    EQUAL(strcmp(stub_calls, "open close"), 0);
    EQUAL(stub_live_groups, 0);
    OK(tutti_barrier(tutti_world()));
    stub.others_say = NULL;
    stub.exchange_fails = TUTTI_OK;
    OK(tutti_init(&(tutti_options){ .size = offsetof(tutti_options, rank), .backend = "stub" }));
    OK(tutti_finalize());
}

/* The first exchange is about the version, in a form that does not change with it. */
static void other_version(char *all, int ranks, size_t size)
{
    EQUAL(ranks, 4);
    EQUAL(size, 64);
    stub_replace(all + 2 * size, size, tutti_version(), "0.9.0");
}

static void test_version(void)
{
    char text[200];
    stub.others_say = other_version;
    FAILS(TUTTI_ERR_ARGUMENT, stub_init(1, 4));
    snprintf(text, sizeof text,
             "the version of tutti differs between the ranks: \"%s\" on rank 0, 1, 3; \"0.9.0\" on rank 2",
             tutti_version());
    SAYS(text);
    nothing_is_left();
}

static void other_check(char *all, int ranks, size_t size)
{
    (void)ranks;
    if (exchanges++ == 1) stub_replace(all, size, "args", "off");
}

static void test_check_level(void)
{
    stub.others_say = other_check;
    FAILS(TUTTI_ERR_ARGUMENT, stub_init(1, 4));
    SAYS("tutti_init: TUTTI_CHECK differs between the ranks: \"off\" on rank 0; \"args\" on rank 1, 2, 3; right is the "
         "same");
    nothing_is_left();
}

static void other_limit(char *all, int ranks, size_t size)
{
    (void)ranks;
    if (exchanges++ == 1) stub_replace(all + 3 * size, size, "100", "7");
}

static void test_count_limit(void)
{
    setenv("TUTTI_MPI_COUNT_LIMIT", "100", 1);
    stub.others_say = other_limit;
    FAILS(TUTTI_ERR_ARGUMENT, stub_init(1, 4));
    SAYS("TUTTI_MPI_COUNT_LIMIT differs between the ranks: \"100\" on rank 0, 1, 2; \"7\" on rank 3");
    nothing_is_left();
}

static void other_engine(char *all, int ranks, size_t size)
{
    (void)ranks;
    if (exchanges++ == 1) stub_replace(all + 3 * size, size, "stub", "mpi");
}

static void test_engine(void)
{
    stub.others_say = other_engine;
    FAILS(TUTTI_ERR_ARGUMENT, stub_init(1, 4));
    SAYS("the engine for host memory differs between the ranks: \"stub\" on rank 0, 1, 2; \"mpi\" on rank 3");
    nothing_is_left();
}

/* Many ranks and many values: the text stays short, and says that there are more. */
static void many_values(char *all, int ranks, size_t size)
{
    if (exchanges++ != 1) return;
    for (int rank = 20; rank < ranks; ++rank) {
        char value[5];
        snprintf(value, sizeof value, "e%d", rank % 10);
        stub_replace(all + (size_t)rank * size, size, "stub", value);
    }
}

static void test_many(void)
{
    stub.others_say = many_values;
    FAILS(TUTTI_ERR_ARGUMENT, stub_init(0, 64));
    SAYS("\"stub\" on rank 0, 1, 2, 3, 4, 5, 6, 7 and 12 more; \"e0\" on rank 20, 30, 40, 50, 60; ");
    nothing_is_left();
}

/* What one rank has against the job ends it for all: here another one's rank is not what it was told. */
static void test_refusal_of_this_rank(void)
{
    setenv("TUTTI_RANK", "3", 1);
    setenv("TUTTI_SIZE", "4", 1);
    FAILS(TUTTI_ERR_BACKEND, stub_init(1, 4));
    SAYS("tutti_init: this process is to be rank 3, but is rank 1 of 4");
    SAYS_NOT("refused");
    unsetenv("TUTTI_RANK");
    unsetenv("TUTTI_SIZE");
    nothing_is_left();
}

static char refusing_record[4096];

static void keep_record(char *all, int ranks, size_t size)
{
    (void)ranks;
    if (exchanges++ == 1) memcpy(refusing_record, all, size);
}

static void other_refuses(char *all, int ranks, size_t size)
{
    (void)ranks;
    if (exchanges++ == 1) memcpy(all + 2 * size, refusing_record, size);
}

static void test_refusal_of_another_rank(void)
{
    setenv("TUTTI_RANK", "0", 1);
    setenv("TUTTI_SIZE", "3", 1);
    stub.others_say = keep_record;
    FAILS(TUTTI_ERR_BACKEND, stub_init(1, 4));
    unsetenv("TUTTI_RANK");
    unsetenv("TUTTI_SIZE");
    stub.others_say = other_refuses;
    stub_calls[0] = '\0';
    exchanges = 0;
    FAILS(TUTTI_ERR_BACKEND, tutti_init(&(tutti_options){ .size = offsetof(tutti_options, rank), .backend = "stub" }));
    SAYS("tutti_init: rank 2 refused: tutti_init: TUTTI_SIZE says 3 processes");
    nothing_is_left();
}

static void test_exchange_that_fails(void)
{
    stub.exchange_fails = TUTTI_ERR_BACKEND;
    FAILS(TUTTI_ERR_BACKEND, stub_init(1, 4));
    SAYS("tutti_init: the stub cannot exchange (engine stub)");
    nothing_is_left();
}

/* ---- nodes -------------------------------------------------------------------------------------------------------------- */

/* Ranks 0, 3 and 4 on another machine; 1, 2 and 5 on this one. Only the record of the node has the name of the host. */
static void two_hosts(char *all, int ranks, size_t size)
{
    if (++exchanges < 3) return;
    for (int rank = 0; rank < ranks; ++rank)
        if (rank == 0 || rank == 3 || rank == 4) snprintf(all + (size_t)rank * size + sizeof(int), 16, "another");
}

static void test_hosts(void)
{
    tutti_comm *node = NULL;
    stub.others_say = two_hosts;
    OK(stub_init(2, 6));
    EQUAL(tutti_local_rank(), 1);
    EQUAL(tutti_local_size(), 3);
    OK(tutti_comm_split_node(tutti_world(), &node));
    HAS(stub_calls, "split(1,2):0"); /* the colour: the node's lowest rank */
    OK(tutti_comm_free(&node));
    OK(tutti_finalize());
    EQUAL(tutti_local_rank(), 0);
    EQUAL(tutti_local_size(), 1);
}

static tutti_status node_number(tutti_group *group, int *node)
{
    (void)group;
    *node = 7;
    return TUTTI_OK;
}

static void two_numbers(char *all, int ranks, size_t size)
{
    const int other = 8;
    (void)ranks;
    if (++exchanges >= 3) memcpy(all, &other, sizeof other);
    (void)size;
}

static void test_node_of_the_engine(void)
{
    tutti_comm *node = NULL;
    stub_backend.node = node_number;
    stub.others_say = two_numbers;
    OK(stub_init(3, 4));
    EQUAL(tutti_local_rank(), 2);
    EQUAL(tutti_local_size(), 3);
    OK(tutti_comm_split_node(tutti_world(), &node));
    HAS(stub_calls, "split(1,3):0");
    OK(tutti_comm_free(&node));
    OK(tutti_finalize());
}

static const unit_test tests[] = {
    { "another version on a rank", test_version },
    { "TUTTI_CHECK differs", test_check_level },
    { "TUTTI_MPI_COUNT_LIMIT differs", test_count_limit },
    { "the engine differs", test_engine },
    { "many ranks, many values", test_many },
    { "this rank refuses", test_refusal_of_this_rank },
    { "another rank refuses", test_refusal_of_another_rank },
    { "an engine that cannot exchange", test_exchange_that_fails },
    { "nodes by the names of hosts", test_hosts },
    { "nodes by the engine's word", test_node_of_the_engine },
};
UNIT_MAIN("agree", tests)
