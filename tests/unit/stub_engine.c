/* SPDX-License-Identifier: BSD-3-Clause */
#include "stub_engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

stub_settings stub = { .rank = 1, .size = 4, .split_rank = 0, .split_size = 2 };
char stub_calls[4096];
int stub_live_groups;
int stub_abort_code;
const tutti_options *stub_options;

static const tutti_backend_host *host_of_stub;
static int groups_made;

/* A group's state is its number, in memory of its own, so that a leak or a second release shows under a memory checker. */
static void note(const char *what, const tutti_group *group)
{
    size_t used = strlen(stub_calls);
    snprintf(stub_calls + used, sizeof stub_calls - used, "%s%s", used ? " " : "", what);
    used = strlen(stub_calls);
    if (group) snprintf(stub_calls + used, sizeof stub_calls - used, ":%d", *(int *)group->state);
}

static tutti_status fill(tutti_group *group, int rank, int size)
{
    int *number = malloc(sizeof *number);
    if (!number) return TUTTI_ERR_MEMORY;
    *number = groups_made++;
    group->state = number;
    group->rank = rank;
    group->size = size;
    ++stub_live_groups;
    return TUTTI_OK;
}

static void drop(tutti_group *group)
{
    free(group->state);
    group->state = NULL;
    --stub_live_groups;
}

static bool stub_chosen(const tutti_backend_host *host)
{
    return host && stub.by_default;
}

static tutti_status stub_open(const tutti_backend_host *host, const tutti_options *options, tutti_group *world)
{
    static tutti_options copy;
    copy = *options;
    stub_options = &copy;
    host_of_stub = host;
    note("open", NULL);
    groups_made = 0;
    if (stub.open_fails != TUTTI_OK) return host->fail(stub.open_fails, "the stub cannot %s", "open");
    return fill(world, stub.rank, stub.size);
}

static tutti_status stub_close(tutti_group *world)
{
    note("close", NULL);
    drop(world);
    if (stub.close_fails != TUTTI_OK) return host_of_stub->fail(stub.close_fails, "the stub cannot close");
    return TUTTI_OK;
}

static tutti_status stub_exchange(tutti_group *group, const void *mine, void *all, size_t size)
{
    if (stub.exchange_fails != TUTTI_OK) return host_of_stub->fail(stub.exchange_fails, "the stub cannot exchange");
    for (int rank = 0; rank < group->size; ++rank) memcpy((char *)all + (size_t)rank * size, mine, size);
    if (stub.others_say) stub.others_say(all, group->size, size);
    return TUTTI_OK;
}

static tutti_status stub_split(tutti_group *parent, int color, int key, tutti_group *child)
{
    char what[64];
    snprintf(what, sizeof what, "split(%d,%d)", color, key);
    note(what, parent);
    if (stub.split_fails != TUTTI_OK) return host_of_stub->fail(stub.split_fails, "the stub cannot split");
    if (color == TUTTI_UNDEFINED) return TUTTI_OK;
    return fill(child, stub.split_rank, stub.split_size);
}

static void stub_release(tutti_group *group)
{
    note("release", group);
    drop(group);
}

static void stub_abort(tutti_group *group, int code)
{
    note("abort", group);
    stub_abort_code = code;
}

static tutti_threads stub_threads(tutti_group *world)
{
    (void)world;
    return (tutti_threads)stub.threads;
}

static tutti_status stub_all_reduce(tutti_group *group, const tutti_all_reduce_args *args, tutti_request *request)
{
    (void)args;
    note(request ? "all_reduce?" : "all_reduce", group);
    if (stub.call_fails != TUTTI_OK) return host_of_stub->fail(stub.call_fails, "the stub cannot reduce");
    return TUTTI_OK;
}

static tutti_status stub_barrier(tutti_group *group, const tutti_barrier_args *args, tutti_request *request)
{
    (void)args;
    (void)request;
    note("barrier", group);
    return TUTTI_OK;
}

const tutti_backend_ops stub_ops = { .size = sizeof stub_ops, .all_reduce = stub_all_reduce, .barrier = stub_barrier };

#define SLOT(name)                                                                                               \
    static tutti_status stub_##name(tutti_group *group, const tutti_##name##_args *args, tutti_request *request) \
    {                                                                                                            \
        (void)args;                                                                                              \
        (void)request;                                                                                           \
        note(#name, group);                                                                                      \
        return TUTTI_OK;                                                                                         \
    }
SLOT(broadcast)
SLOT(reduce)
SLOT(all_gather)
SLOT(gather)
SLOT(scatter)
SLOT(reduce_scatter)
SLOT(all_to_all)
#undef SLOT

const tutti_backend_ops stub_all_ops = {
    .size = sizeof stub_all_ops,
    .barrier = stub_barrier,
    .broadcast = stub_broadcast,
    .reduce = stub_reduce,
    .all_reduce = stub_all_reduce,
    .all_gather = stub_all_gather,
    .gather = stub_gather,
    .scatter = stub_scatter,
    .reduce_scatter = stub_reduce_scatter,
    .all_to_all = stub_all_to_all,
};

tutti_backend stub_backend = {
    .size = sizeof(tutti_backend),
    .abi = TUTTI_BACKEND_ABI,
    .name = "stub",
    .memory = 1u << TUTTI_MEMORY_HOST,
    .chosen_by_default = stub_chosen,
    .open = stub_open,
    .close = stub_close,
    .exchange = stub_exchange,
    .split = stub_split,
    .release = stub_release,
    .abort = stub_abort,
    .ops = &stub_ops,
};

tutti_status stub_init(int rank, int size)
{
    tutti_options options = TUTTI_OPTIONS_INIT;
    tutti_status status;
    stub.rank = rank;
    stub.size = size;
    if (stub.threads) stub_backend.threads = stub_threads;
    status = tutti_backend_register(&stub_backend);
    if (status != TUTTI_OK) return status;
    options.backend = "stub";
    return tutti_init(&options);
}

void stub_replace(char *record, size_t size, const char *text, const char *by)
{
    const size_t length = strlen(text);
    for (size_t i = 0; i + length <= size; ++i) {
        if (memcmp(record + i, text, length) != 0) continue;
        memset(record + i, 0, length);
        memcpy(record + i, by, strlen(by));
        return;
    }
    fprintf(stderr, "nobody said \"%s\"\n", text);
    exit(3);
}
