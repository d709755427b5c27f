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
static unsigned char *place(series *s, size_t index, bool **is_known)
{
    if (index >= s->length) {
        const size_t length = 2 * index + 64;
        s->bytes = must(realloc(s->bytes, length * WIDEST));
        s->known = must(realloc(s->known, length * sizeof *s->known));
        memset(s->known + s->length, 0, (length - s->length) * sizeof *s->known);
        s->length = length;
    }
    *is_known = &s->known[index];
    return s->bytes + index * WIDEST;
}

static const void *known(const void *line, const char *what, const char *name)
{
    if (line) return line;
    fprintf(stderr, "conformance: tests/oracle.c has no line for the %s %s\n", what, name);
    exit(2);
}

void conformance_ask_oracle(conformance_case *it)
{
    it->meaning = known(oracle_find_collective(it->collective->name), "collective", it->collective->name);
    it->type = it->dtype ? known(oracle_find_type(it->dtype->name), "type", it->dtype->name) : NULL;
    it->combine = it->op ? known(oracle_find_operator(it->op->name), "operator", it->op->name) : NULL;
    it->element = it->type ? oracle_type_size(it->type) : 0;
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
    bool *is_known;

    turn_to(run, it);
    element = place(&kept.inputs[rank], index, &is_known);
    if (!*is_known) oracle_input(it->type, it->combine, rank, index, run->seed, element);
    *is_known = true;
    return element;
}

const void *conformance_result(const conformance_run *run, const conformance_case *it, const oracle_source *source)
{
    const void *elements[RANKS];
    unsigned char *element;
    bool *is_known;
    int n = 0;

    if (source->what == ORACLE_COPY) return conformance_input(run, it, source->first, source->index);
    turn_to(run, it);
    if (kept.first != source->first || kept.last != source->last) forget(&kept.results);
    kept.first = source->first;
    kept.last = source->last;
    element = place(&kept.results, source->index, &is_known);
    if (*is_known) return element;
    for (int rank = source->first; rank <= source->last; ++rank) {
        elements[n++] = conformance_input(run, it, rank, source->index);
    }
    oracle_fold(it->combine, it->type, elements, n, element);
    *is_known = true;
    return element;
}
