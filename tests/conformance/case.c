/* SPDX-License-Identifier: BSD-3-Clause */
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "run.h"

enum { GUARD = 64, LINES = 20 }; /* bytes before and after each buffer; failures that are printed */

/* ---- lines about failures ------------------------------------------------------------------------------------------- */

static char watched[500];

static const char *or_dash(const char *text)
{
    return text ? text : "-";
}

static void describe(const conformance_run *run, const conformance_case *it, char *text, size_t size)
{
    static const char *const placements[] = { "apart", "in place", "mixed" };
    static const char *const forms[] = { "typed", "plain", "any", "with" };
    snprintf(text, size, "--collective %s --dtype %s --op %s (count %zu, root %d, %s, %s, spare %s, shift %u, %s): rank %d of %d",
             it->collective->name, or_dash(it->dtype ? it->dtype->name : NULL), or_dash(it->op ? it->op->name : NULL),
             it->count, it->root, placements[it->placement], forms[it->form], it->spare ? "there" : "NULL", it->shift,
             run->group, run->rank, run->size);
}

void conformance_fail(conformance_run *run, const conformance_case *it, const char *format, ...)
{
    char which[300], what[500];
    va_list arguments;

    run->failed++;
    if (run->failed > LINES) return;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    describe(run, it, which, sizeof which);
    fprintf(stderr, "failed: %s: %s%s\n", which, what, run->failed == LINES ? " (further failures are only counted)" : "");
}

static void too_late(int number)
{
    (void)number;
    (void)!write(STDERR_FILENO, watched, strlen(watched));
    _exit(3);
}

void conformance_watch(const conformance_run *run, const conformance_case *it)
{
    static const char late[] = ": not back in time\n";
    if (run->watchdog == 0) return;
    memcpy(watched, "failed: ", 8);
    describe(run, it, watched + 8, sizeof watched - 8 - sizeof late);
    strcat(watched, late);
    signal(SIGALRM, too_late);
    alarm(run->watchdog);
}

/* ---- buffers -------------------------------------------------------------------------------------------------------- */

/* Memory with guards around it, and what it must be after the call. */
typedef struct block {
    unsigned char *bytes, *image;
    size_t length;
} block;

typedef struct buffer {
    block *block; /* NULL: this rank gives a NULL pointer */
    size_t at, elements;
    bool used; /* by this rank's role */
} buffer;

typedef struct layout {
    block blocks[2];
    buffer send, recv;
} layout;

static void open_block(block *b, const conformance_case *it, size_t elements)
{
    b->length = 2 * GUARD + (elements + it->shift) * it->element;
    b->bytes = malloc(b->length);
    b->image = malloc(b->length);
    if (!b->bytes || !b->image) {
        fprintf(stderr, "conformance: no memory\n");
        exit(2);
    }
    for (size_t i = 0; i < b->length; ++i) b->bytes[i] = (unsigned char)(i * 37 + 0x5a);
}

static void close_layout(layout *l)
{
    for (int k = 0; k < 2; ++k) {
        free(l->blocks[k].bytes);
        free(l->blocks[k].image);
    }
}

static buffer role(const conformance_run *run, const conformance_case *it, const conformance_buffer *b)
{
    return (buffer){ .elements = b->there ? it->count * (b->per_rank ? (size_t)run->size : 1) : 0,
                     .used = b->there && (!b->at_root_only || run->rank == it->root) };
}

/* Both buffers are in one block on this rank. */
static bool shares(const conformance_run *run, const conformance_case *it, const layout *l)
{
    const bool rooted = it->collective->send.at_root_only || it->collective->recv.at_root_only;
    if (it->placement == CONFORMANCE_APART || !it->collective->send.there || !it->collective->recv.there) return false;
    if (it->placement == CONFORMANCE_IN_PLACE) return l->send.used && l->recv.used;
    return rooted ? run->rank != it->root && it->spare : run->rank % 2 == 1;
}

static unsigned char *in(unsigned char *bytes, const buffer *b)
{
    return bytes + b->at;
}

static void *pointer(const conformance_case *it, const buffer *b)
{
    if (!b->block || (it->count == 0 && !it->spare)) return NULL;
    return in(b->block->bytes, b);
}

static void place_buffers(const conformance_run *run, const conformance_case *it, layout *l)
{
    const size_t first = GUARD + it->shift * it->element;
    const size_t own = (size_t)run->rank * it->count * it->element;

    l->send = role(run, it, &it->collective->send);
    l->recv = role(run, it, &it->collective->recv);
    l->send.at = l->recv.at = first;
    if (shares(run, it, l)) {
        open_block(&l->blocks[0], it, l->send.elements > l->recv.elements ? l->send.elements : l->recv.elements);
        l->send.block = l->recv.block = &l->blocks[0];
        if (!l->send.used || !l->recv.used) return;
        if (it->collective->in_place == CONFORMANCE_OWN_BLOCK_OF_RECV) l->send.at += own;
        if (it->collective->in_place == CONFORMANCE_OWN_BLOCK_OF_SEND) l->recv.at += own;
        return;
    }
    if (it->collective->send.there && (l->send.used || it->spare)) {
        open_block(&l->blocks[0], it, l->send.elements);
        l->send.block = &l->blocks[0];
    }
    if (it->collective->recv.there && (l->recv.used || it->spare)) {
        open_block(&l->blocks[1], it, l->recv.elements);
        l->recv.block = &l->blocks[1];
    }
}

static void put_inputs(const conformance_run *run, const conformance_case *it, const buffer *b)
{
    const size_t size = it->element;
    if (!b->block) return;
    for (size_t i = 0; i < b->elements; ++i) {
        memcpy(in(b->block->bytes, b) + i * size, conformance_input(run, it, run->rank, i), size);
    }
}

static oracle_source expected(const conformance_run *run, const conformance_case *it, size_t i)
{
    const oracle_call call = { run->rank, run->size, it->root, it->count };
    return oracle_expect(it->meaning, &call, i);
}

/* The images: what is there now, with the oracle's results in their place. */
static bool draw_images(const conformance_run *run, const conformance_case *it, layout *l)
{
    const size_t size = it->element;

    for (int k = 0; k < 2; ++k) {
        if (l->blocks[k].bytes) memcpy(l->blocks[k].image, l->blocks[k].bytes, l->blocks[k].length);
    }
    if (it->count == 0) return true;
    for (size_t i = 0; i < l->recv.elements; ++i) {
        const oracle_source source = expected(run, it, i);
        if ((source.what != ORACLE_NOTHING) != l->recv.used) return false;
        if (!l->recv.used) continue;
        memcpy(in(l->recv.block->image, &l->recv) + i * size, conformance_result(run, it, &source), size);
    }
    return true;
}

/* ---- comparison ----------------------------------------------------------------------------------------------------- */

/* Which NaN a reduction gives is left open. */
static void accept_nan(const conformance_run *run, const conformance_case *it, layout *l)
{
    const oracle_type *type = it->type;
    const size_t size = it->element;

    if (!l->recv.used || it->count == 0) return;
    for (size_t i = 0; i < l->recv.elements; ++i) {
        unsigned char *want = in(l->recv.block->image, &l->recv) + i * size;
        const unsigned char *got = in(l->recv.block->bytes, &l->recv) + i * size;
        if (expected(run, it, i).what != ORACLE_FOLD) return;
        if (oracle_is_nan(type, want) && oracle_is_nan(type, got)) memcpy(want, got, size);
    }
}

static bool within(const buffer *b, size_t size, const block *where, size_t at)
{
    return b->block == where && at >= b->at && at < b->at + b->elements * size;
}

static void report(conformance_run *run, const conformance_case *it, const layout *l, const block *b)
{
    const size_t size = it->element;
    size_t at = 0, element;
    char got[60], want[60];

    while (b->bytes[at] == b->image[at]) ++at;
    if (within(&l->recv, size, b, at) || within(&l->send, size, b, at)) {
        const buffer *found = within(&l->recv, size, b, at) ? &l->recv : &l->send;
        element = (at - found->at) / size;
        oracle_print(it->type, in(b->bytes, found) + element * size, got, sizeof got);
        oracle_print(it->type, in(b->image, found) + element * size, want, sizeof want);
        conformance_fail(run, it, "%s[%zu] is %s, not %s%s", found == &l->recv ? "recv" : "send", element, got, want,
                         found->used ? "" : " (this rank does not use the buffer)");
        return;
    }
    conformance_fail(run, it, "byte %zu of %zu around the %s buffer is 0x%02x, not 0x%02x", at, b->length,
                     b == l->recv.block ? "receive" : "send", b->bytes[at], b->image[at]);
}

static void compare(conformance_run *run, const conformance_case *it, layout *l)
{
    for (int k = 0; k < 2; ++k) {
        const block *b = &l->blocks[k];
        if (!b->bytes || memcmp(b->bytes, b->image, b->length) == 0) continue;
        if (b == l->recv.block) accept_nan(run, it, l);
        if (memcmp(b->bytes, b->image, b->length) == 0) continue;
        report(run, it, l, b);
        return;
    }
}

/* ---- one case ------------------------------------------------------------------------------------------------------- */

tutti_status conformance_call(const conformance_case *it, const conformance_args *args)
{
    const conformance_collective *c = it->collective;
    switch (it->form) {
    case CONFORMANCE_TYPED: return c->has_type ? c->typed[it->dtype->number](args) : c->any(args);
    case CONFORMANCE_PLAIN: return c->has_type ? c->plain[it->dtype->number](args) : c->any(args);
    case CONFORMANCE_ANY: return c->any(args);
    default: return c->with(args);
    }
}

void conformance_run_case(conformance_run *run, const conformance_case *it)
{
    layout l = { .send.block = NULL };
    conformance_args args = { .comm = run->comm, .count = it->count, .root = it->root };
    tutti_status status;

    run->cases++;
    place_buffers(run, it, &l);
    if (it->dtype) {
        put_inputs(run, it, &l.send);
        if (it->collective->recv_is_read) put_inputs(run, it, &l.recv);
        args.dtype = it->dtype->number;
    }
    if (it->op) args.op = it->op->op;
    args.send = pointer(it, &l.send);
    args.recv = pointer(it, &l.recv);
    if (!draw_images(run, it, &l)) {
        conformance_fail(run, it, "the spec and the oracle disagree about who receives");
    } else {
        conformance_watch(run, it);
        status = conformance_call(it, &args);
        if (status == TUTTI_OK) {
            compare(run, it, &l);
        } else {
            conformance_fail(run, it, "%s, not TUTTI_OK: %s", tutti_status_name(status), tutti_last_error());
        }
    }
    close_layout(&l);
}
