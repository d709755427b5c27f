/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Faults that every rank can see: each rank must get the status, at once, with a text that names the function, and nothing is
 * written. codegen/conformance.py counts the same list.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run.h"

enum { COUNT = 17, ROOM = 4096 };

static unsigned char memory[2][ROOM], before[2][ROOM];
static tutti_call options;
static tutti_request *no_request;

/* ---- what is wrong -------------------------------------------------------------------------------------------------- */

static bool any(const conformance_collective *c) { (void)c; return true; }
static bool typed(const conformance_collective *c) { return c->has_type; }
static bool rooted(const conformance_collective *c) { return c->has_root; }
static bool reduces(const conformance_collective *c) { return c->has_op; }
static bool all_send(const conformance_collective *c) { return c->send.there && !c->send.at_root_only; }
static bool all_receive(const conformance_collective *c) { return c->recv.there && !c->recv.at_root_only; }
static bool all_do_both(const conformance_collective *c) { return all_send(c) && all_receive(c); }

static void no_comm(const conformance_run *run, conformance_args *args) { (void)run; args->comm = NULL; }
static void low_root(const conformance_run *run, conformance_args *args) { (void)run; args->root = -1; }
static void high_root(const conformance_run *run, conformance_args *args) { args->root = run->size; }
static void no_type(const conformance_run *run, conformance_args *args) { (void)run; args->dtype = TUTTI_DTYPE_NONE; }
static void wild_type(const conformance_run *run, conformance_args *args) { (void)run; args->dtype = (tutti_dtype)99; }
static void no_op(const conformance_run *run, conformance_args *args) { (void)run; args->op = TUTTI_OP_NONE; }
static void too_many(const conformance_run *run, conformance_args *args) { (void)run; args->count = SIZE_MAX - 1; }
static void no_send(const conformance_run *run, conformance_args *args) { (void)run; args->send = NULL; }
static void no_recv(const conformance_run *run, conformance_args *args) { (void)run; args->recv = NULL; }
static void overlap(const conformance_run *run, conformance_args *args)
{
    (void)run;
    args->recv = (unsigned char *)memory[0] + tutti_dtype_size(args->dtype);
}
static void no_size(const conformance_run *run, conformance_args *args)
{
    (void)run, (void)args;
    options.size = 0;
}
static void on_device(const conformance_run *run, conformance_args *args)
{
    (void)run, (void)args;
    options.memory = TUTTI_MEMORY_DEVICE;
}
static void with_request(const conformance_run *run, conformance_args *args)
{
    (void)run, (void)args;
    options.request = &no_request;
}
static void with_timeout(const conformance_run *run, conformance_args *args)
{
    (void)run, (void)args;
    options.timeout_seconds = 1;
}

typedef struct fault {
    const char *name;
    bool (*applies)(const conformance_collective *collective);
    void (*spoil)(const conformance_run *run, conformance_args *args);
    conformance_form form;
    tutti_status status;
} fault;

static const fault faults[] = {
    { "communicator NULL", any, no_comm, CONFORMANCE_TYPED, TUTTI_ERR_COMM },
    { "call.size 0", any, no_size, CONFORMANCE_WITH, TUTTI_ERR_ARGUMENT },
    { "device memory", any, on_device, CONFORMANCE_WITH, TUTTI_ERR_MEMORY },
    { "call.request", any, with_request, CONFORMANCE_WITH, TUTTI_ERR_UNSUPPORTED },
    { "call.timeout_seconds", any, with_timeout, CONFORMANCE_WITH, TUTTI_ERR_UNSUPPORTED },
    { "root -1", rooted, low_root, CONFORMANCE_PLAIN, TUTTI_ERR_ARGUMENT },
    { "root size", rooted, high_root, CONFORMANCE_TYPED, TUTTI_ERR_ARGUMENT },
    { "no type", typed, no_type, CONFORMANCE_ANY, TUTTI_ERR_ARGUMENT },
    { "unknown type", typed, wild_type, CONFORMANCE_WITH, TUTTI_ERR_ARGUMENT },
    { "no operator", reduces, no_op, CONFORMANCE_TYPED, TUTTI_ERR_ARGUMENT },
    { "count past PTRDIFF_MAX", typed, too_many, CONFORMANCE_TYPED, TUTTI_ERR_ARGUMENT },
    { "send NULL", all_send, no_send, CONFORMANCE_TYPED, TUTTI_ERR_BUFFER },
    { "recv NULL", all_receive, no_recv, CONFORMANCE_PLAIN, TUTTI_ERR_BUFFER },
    { "overlap", all_do_both, overlap, CONFORMANCE_ANY, TUTTI_ERR_BUFFER },
};

/* ---- running -------------------------------------------------------------------------------------------------------- */

static void fill(void)
{
    for (size_t i = 0; i < sizeof memory; ++i) ((unsigned char *)memory)[i] = (unsigned char)(i * 29 + 3);
    memcpy(before, memory, sizeof memory);
}

static void check(conformance_run *run, const conformance_case *it, const conformance_args *args, const char *what,
                  tutti_status want)
{
    char function[100];
    tutti_status status;

    run->cases++;
    snprintf(function, sizeof function, "tutti_%s", it->collective->name);
    conformance_watch(run, it);
    status = conformance_call(it, args);
    if (status != want) {
        conformance_fail(run, it, "%s: %s, not %s", what, tutti_status_name(status), tutti_status_name(want));
    } else if (!strstr(tutti_last_error(), function)) {
        conformance_fail(run, it, "%s: the text does not name %s: \"%s\"", what, function, tutti_last_error());
    } else if (memcmp(memory, before, sizeof memory) != 0) {
        conformance_fail(run, it, "%s: refused, but something was written", what);
    }
}

static conformance_args usual(const conformance_run *run, const conformance_case *it)
{
    fill();
    options = (tutti_call)TUTTI_CALL_INIT;
    return (conformance_args){ .comm = run->comm,
                               .send = memory[0],
                               .recv = memory[1],
                               .count = it->count,
                               .dtype = it->dtype ? it->dtype->number : TUTTI_DTYPE_NONE,
                               .op = it->op ? it->op->op : TUTTI_OP_NONE,
                               .root = it->root,
                               .call = &options };
}

void conformance_run_refusals(conformance_run *run, const conformance_collective *collective)
{
    const conformance_dtype f32 = { "f32", TUTTI_F32 };
    const conformance_operator sum = { "sum", TUTTI_SUM };

    for (size_t k = 0; k < sizeof faults / sizeof *faults; ++k) {
        const conformance_case it = { .collective = collective,
                                      .dtype = collective->has_type ? &f32 : NULL,
                                      .op = collective->has_op ? &sum : NULL,
                                      .count = COUNT,
                                      .root = run->size - 1,
                                      .form = faults[k].form,
                                      .spare = true };
        conformance_args args = usual(run, &it);
        if (!faults[k].applies(collective)) continue;
        faults[k].spoil(run, &args);
        check(run, &it, &args, faults[k].name, faults[k].status);
    }
}

/* With no elements as well: that spares the buffers their checks, and nothing else. */
void conformance_run_refused_pair(conformance_run *run, const conformance_case *given)
{
    static const size_t counts[] = { COUNT, 0 };
    for (int k = 0; k < 2; ++k) {
        conformance_case it = *given;
        conformance_args args;
        it.count = counts[k];
        args = usual(run, &it);
        check(run, &it, &args, "a pair that does not go together", TUTTI_ERR_UNSUPPORTED);
    }
}
