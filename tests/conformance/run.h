/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Running cases: one collective call on all ranks of a communicator, compared with the oracle on each of them. Ranks go through
 * the same cases in the same order and tell each other nothing, so that a fault in a core cannot hide itself.
 */
#ifndef TUTTI_TESTS_CONFORMANCE_RUN_H
#define TUTTI_TESTS_CONFORMANCE_RUN_H

#include "oracle.h"
#include "table.h"

/* One communicator and what is to be run on it. */
typedef struct conformance_run {
    tutti_comm *comm;
    int rank, size;
    const char *group; /* "world", "group 3 2 1": for the lines about failures */
    uint64_t seed;
    bool every_form; /* each case through every function that can make the call; else through one in turn */
    const char *only_dtype, *only_op; /* NULL: all */
    unsigned watchdog; /* seconds that a call may take; 0: for ever */
    size_t cases, failed;
} conformance_run;

/* Where the send and receive buffers are. Rooted: the in-place form exists at the root only. */
typedef enum conformance_placement {
    CONFORMANCE_APART,
    CONFORMANCE_IN_PLACE,
    CONFORMANCE_MIXED, /* in place on some ranks; rooted: off the root the pointer that is not used equals the other one */
    CONFORMANCE_PLACEMENTS
} conformance_placement;

/* Which function makes the call. */
typedef enum conformance_form {
    CONFORMANCE_TYPED,
    CONFORMANCE_PLAIN,
    CONFORMANCE_ANY,
    CONFORMANCE_WITH,
    CONFORMANCE_FORMS
} conformance_form;

typedef struct conformance_case {
    const conformance_collective *collective;
    const conformance_dtype *dtype; /* NULL: a collective without one */
    const conformance_operator *op; /* NULL: likewise */
    size_t count;
    int root;
    conformance_placement placement;
    conformance_form form;
    bool spare;     /* buffers that this rank does not use are there, and must stay as they are; else NULL */
    unsigned shift; /* the buffers begin so many elements past an aligned address */

    /* What the oracle knows of the three; set by conformance_ask_oracle. */
    const oracle_collective *meaning;
    const oracle_type *type;
    const oracle_operator *combine;
    size_t element; /* bytes */
} conformance_case;

/* plan.c: all cases of a collective, those that must be refused as well; conformance_count says how many there should be. */
void conformance_run_collective(conformance_run *run, const conformance_collective *collective);
size_t conformance_expected(const conformance_run *run, const conformance_collective *collective);

/* case.c: one case. */
void conformance_run_case(conformance_run *run, const conformance_case *it);
tutti_status conformance_call(const conformance_case *it, const conformance_args *args);
/* Counts a case as failed and prints a line that describes it. */
void conformance_fail(conformance_run *run, const conformance_case *it, const char *format, ...) TUTTI_PRINTF(3, 4);
/* Called around each call: if it does not come back in time, the case is named and the process ends. */
void conformance_watch(const conformance_run *run, const conformance_case *it);

/* refusals.c: calls that must be refused on every rank with nothing written, of a collective, and for pairs that do not go
 * together. */
void conformance_run_refusals(conformance_run *run, const conformance_collective *collective);
void conformance_run_refused_pair(conformance_run *run, const conformance_case *it);

/* elements.c: the oracle's elements, each computed once for a type and operator. */
const void *conformance_input(const conformance_run *run, const conformance_case *it, int rank, size_t index);
const void *conformance_result(const conformance_run *run, const conformance_case *it, const oracle_source *source);
/* Ends the process if the oracle has no line for one of them. */
void conformance_ask_oracle(conformance_case *it);

#endif
