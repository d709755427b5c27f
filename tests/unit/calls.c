/* SPDX-License-Identifier: BSD-3-Clause */
#include "calls.h"

tutti_status call_broadcast(const arguments *a)
{
    return tutti_broadcast_any(a->comm, a->recv, a->count, a->dtype, a->root);
}
tutti_status call_reduce(const arguments *a)
{
    return tutti_reduce_any(a->comm, a->send, a->recv, a->count, a->dtype, a->op, a->root);
}
tutti_status call_all_reduce(const arguments *a)
{
    return tutti_all_reduce_any(a->comm, a->send, a->recv, a->count, a->dtype, a->op);
}
tutti_status call_all_gather(const arguments *a)
{
    return tutti_all_gather_any(a->comm, a->send, a->recv, a->count, a->dtype);
}
tutti_status call_gather(const arguments *a)
{
    return tutti_gather_any(a->comm, a->send, a->recv, a->count, a->dtype, a->root);
}
tutti_status call_scatter(const arguments *a)
{
    return tutti_scatter_any(a->comm, a->send, a->recv, a->count, a->dtype, a->root);
}
tutti_status call_reduce_scatter(const arguments *a)
{
    return tutti_reduce_scatter_any(a->comm, a->send, a->recv, a->count, a->dtype, a->op);
}
tutti_status call_all_to_all(const arguments *a)
{
    return tutti_all_to_all_any(a->comm, a->send, a->recv, a->count, a->dtype);
}

const collective collectives[N_CALLS] = {
    { "tutti_broadcast: ", call_broadcast, true, false, 0, 1, NULL },
    { "tutti_reduce: ", call_reduce, true, true, 1, 1, "" },
    { "tutti_all_reduce: ", call_all_reduce, false, true, 1, 1, "" },
    { "tutti_all_gather: ", call_all_gather, false, false, 1, -1, "recv" },
    { "tutti_gather: ", call_gather, true, false, 1, -1, "recv" },
    { "tutti_scatter: ", call_scatter, true, false, -1, 1, "send" },
    { "tutti_reduce_scatter: ", call_reduce_scatter, false, true, -1, 1, "send" },
    { "tutti_all_to_all: ", call_all_to_all, false, false, -1, -1, "" },
};
float buffers[64];
static float kept[64];

arguments good(void)
{
    arguments a = { tutti_world(), buffers, buffers + 32, 3, TUTTI_F32, TUTTI_SUM, tutti_comm_rank(tutti_world()) };
    return a;
}

static void fill(void)
{
    for (int i = 0; i < 64; ++i) kept[i] = buffers[i] = (float)(i + 1);
    strcpy(stub_calls, tutti_initialized() ? "open" : "");
}

void nothing_moved(void)
{
    EQUAL(memcmp(buffers, kept, sizeof buffers), 0);
    EQUAL(strcmp(stub_calls, tutti_initialized() ? "open" : ""), 0);
}

void each(void (*test)(const collective *))
{
    for (int i = 0; i < N_CALLS; ++i) {
        fill();
        test(&collectives[i]);
    }
}

void as_rank_2_of_4(void)
{
    stub_backend.ops = &stub_all_ops;
    OK(stub_init(2, 4));
}

void on_both(void (*test)(const collective *))
{
    each(test);
    as_rank_2_of_4();
    each(test);
    OK(tutti_finalize());
}

void expect(const collective *it, tutti_status status, const arguments *a, const char *text)
{
    FAILS(status, it->call(a));
    SAYS(it->name);
    SAYS(text);
    nothing_moved();
}
