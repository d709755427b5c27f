/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run.h"

enum { RANKS = 16, WIDEST = 8 }; /* most ranks of a communicator; most bytes of an element */

/* The first length elements of something. */
typedef struct series {
    unsigned char *bytes;
    bool *known;
    size_t length;
} series;

/* What is kept belongs to one type, operator and seed; results also to the ranks that are combined. */
static struct {
    const char *dtype, *op;
    uint64_t seed;
    int first, last;
    series inputs[RANKS], results;
} kept;

static void *must(void *memory)
{
    if (memory) return memory;
    fprintf(stderr, "conformance: no memory\n");
    exit(2);
}

static void forget(series *s)
{
    if (s->known) memset(s->known, 0, s->length * sizeof *s->known);
}

/* The element's place; *known says whether it is filled. */
static unsigned char *place(series *s, size_t index, bool **known)
{
    if (index >= s->length) {
        const size_t length = 2 * index + 64;
        s->bytes = must(realloc(s->bytes, length * WIDEST));
        s->known = must(realloc(s->known, length * sizeof *s->known));
        memset(s->known + s->length, 0, (length - s->length) * sizeof *s->known);
        s->length = length;
    }
    *known = &s->known[index];
    return s->bytes + index * WIDEST;
}

const oracle_type *conformance_type(const conformance_case *it)
{
    const oracle_type *type = it->dtype ? oracle_find_type(it->dtype->name) : NULL;
    if (it->dtype && !type) {
        fprintf(stderr, "conformance: tests/oracle.c has no line for the type %s\n", it->dtype->name);
        exit(2);
    }
    return type;
}

size_t conformance_element_size(const conformance_case *it)
{
    return it->dtype ? oracle_type_size(conformance_type(it)) : 0;
}

static const oracle_operator *operator_of(const conformance_case *it)
{
    return it->op ? oracle_find_operator(it->op->name) : NULL;
}

static void turn_to(const conformance_run *run, const conformance_case *it)
{
    const char *op = it->op ? it->op->name : NULL;
    if (kept.dtype == it->dtype->name && kept.op == op && kept.seed == run->seed) return;
    kept.dtype = it->dtype->name;
    kept.op = op;
    kept.seed = run->seed;
    for (int rank = 0; rank < RANKS; ++rank) forget(&kept.inputs[rank]);
    forget(&kept.results);
}

const void *conformance_input(const conformance_run *run, const conformance_case *it, int rank, size_t index)
{
    unsigned char *element;
    bool *known;

    turn_to(run, it);
    element = place(&kept.inputs[rank], index, &known);
    if (!*known) oracle_input(conformance_type(it), operator_of(it), rank, index, run->seed, element);
    *known = true;
    return element;
}

const void *conformance_result(const conformance_run *run, const conformance_case *it, const oracle_source *source)
{
    const void *elements[RANKS];
    unsigned char *element;
    bool *known;
    int n = 0;

    if (source->what == ORACLE_COPY) return conformance_input(run, it, source->first, source->index);
    turn_to(run, it);
    if (kept.first != source->first || kept.last != source->last) forget(&kept.results);
    kept.first = source->first;
    kept.last = source->last;
    element = place(&kept.results, source->index, &known);
    if (*known) return element;
    for (int rank = source->first; rank <= source->last; ++rank) {
        elements[n++] = conformance_input(run, it, rank, source->index);
    }
    oracle_fold(operator_of(it), conformance_type(it), elements, n, element);
    *known = true;
    return element;
}
