/* SPDX-License-Identifier: BSD-3-Clause
 *
 * G1, G6, G8: communicators made from communicators, on 2 to 4 ranks.
 */
#include "check.h"

/* The world ranks of the group's ranks are these. */
static void check_members(tutti_comm *group, const int *members, int n)
{
    int32_t mine = rank, all[8];
    CHECK(tutti_comm_size(group) == n);
    OK(tutti_all_gather_i32(group, &mine, all, 1));
    for (int i = 0; i < n; ++i) CHECK(all[i] == members[i]);
    CHECK(members[tutti_comm_rank(group)] == rank);
}

/* Rooted and folded calls, and pieces, where a group's ranks are not the world's. */
static void check_calls(tutti_comm *group)
{
    enum { MANY = 20000 };
    static float values[MANY];
    const int n = tutti_comm_size(group), here = tutti_comm_rank(group);
    int32_t value = 100 + here, sum = 0;
    uint8_t byte = 200, bytes = 0;

    OK(tutti_broadcast_i32(group, &value, 1, n - 1));
    CHECK(value == 100 + n - 1);
    value = 1 + here;
    OK(tutti_reduce_i32(group, &value, &sum, 1, TUTTI_SUM, 0));
    CHECK(sum == (here == 0 ? n * (n + 1) / 2 : 0));
    OK(tutti_all_reduce_u8(group, &byte, &bytes, 1, TUTTI_SUM));
    CHECK(bytes == (uint8_t)(200 * n));
    for (int i = 0; i < MANY; ++i) values[i] = (float)(i + here);
    OK(tutti_all_reduce_f32(group, values, values, MANY, TUTTI_MAX));
    for (int i = 0; i < MANY; ++i)
        if (!CHECK(values[i] == (float)(i + n - 1))) break;
    OK(tutti_barrier(group));
}

static void test_subset(void)
{
    const int pair[] = { 1, 2 };
    float value = (float)(10 * (rank + 1));
    tutti_comm *group = NULL;

    begin("G1: broadcast, root 1; in the group {1,2}, root 0");
    OK(tutti_broadcast_f32(world, &value, 1, 1));
    CHECK(value == 20);
    if (size < 3) return;
    value = (float)(10 * (rank + 1));
    OK(tutti_comm_subset(world, pair, 2, &group));
    CHECK((group != NULL) == (rank == 1 || rank == 2));
    if (group) {
        OK(tutti_broadcast_f32(group, &value, 1, 0));
        check_members(group, pair, 2);
        check_calls(group);
    }
    CHECK(value == (rank == 1 || rank == 2 ? 20 : (float)(10 * (rank + 1))));
    OK(tutti_comm_free(&group));
    CHECK(group == NULL);
}

static void test_order(void)
{
    int reversed[8], listed[] = { size - 1, 0 };
    tutti_comm *group = NULL;

    begin("G1: ranks in another order");
    for (int i = 0; i < size; ++i) reversed[i] = size - 1 - i;
    OK(tutti_comm_split(world, 3, -rank, &group));
    check_members(group, reversed, size);
    check_calls(group);
    OK(tutti_comm_free(&group));

    OK(tutti_comm_subset(world, listed, 2, &group));
    if (group) {
        check_members(group, listed, 2);
        check_calls(group);
    }
    CHECK((group != NULL) == (rank == 0 || rank == size - 1));
    OK(tutti_comm_free(&group));

    OK(tutti_comm_split_node(world, &group)); /* one machine runs these tests */
    CHECK(tutti_comm_size(group) == size && tutti_comm_rank(group) == rank);
    CHECK(tutti_local_size() == size && tutti_local_rank() == rank);
    check_calls(group);
    OK(tutti_comm_free(&group));
}

static void test_colours(void)
{
    tutti_comm *group = NULL;
    float value = 1;

    begin("G8: a colour for each half, and none");
    OK(tutti_comm_split(world, rank % 2, 0, &group));
    CHECK(tutti_comm_size(group) == (size + 1 - rank % 2) / 2 && tutti_comm_rank(group) == rank / 2);
    check_calls(group);
    OK(tutti_comm_free(&group));

    OK(tutti_comm_split(world, rank == 0 ? TUTTI_UNDEFINED : 0, 0, &group));
    CHECK((group == NULL) == (rank == 0));
    if (!group) FAILS(TUTTI_ERR_COMM, "tutti_all_reduce", tutti_all_reduce_f32(group, &value, &value, 1, TUTTI_SUM));
    else check_calls(group);
    OK(tutti_comm_free(&group));

    OK(tutti_comm_split(world, rank, 0, &group)); /* each alone */
    CHECK(tutti_comm_size(group) == 1 && tutti_comm_rank(group) == 0);
    check_calls(group);
    OK(tutti_comm_free(&group));
}

static void test_parents(void)
{
    tutti_comm *parent = NULL, *child = NULL, *grandchild = NULL;

    begin("G6: the parent is freed before its children");
    OK(tutti_comm_dup(world, &parent));
    check_calls(parent);
    OK(tutti_comm_split(parent, 0, -rank, &child));
    OK(tutti_comm_dup(child, &grandchild));
    OK(tutti_comm_free(&parent));
    check_calls(child);
    OK(tutti_comm_free(&child));
    check_calls(grandchild);
    OK(tutti_comm_free(&grandchild));

    begin("G6: many, one after the other; one more is left to finalize");
    for (int i = 0; i < 500; ++i) {
        OK(tutti_comm_dup(world, &child));
        OK(tutti_comm_free(&child));
    }
    OK(tutti_comm_dup(world, &child));
    check_calls(child);
}

int main(void)
{
    start();
    if (size < 2 || size > 4) return 2;
    test_subset();
    test_order();
    test_colours();
    test_parents();
    check_calls(world);
    return finish();
}
