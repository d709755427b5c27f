/* SPDX-License-Identifier: BSD-3-Clause
 *
 * An engine that pretends: this process is one rank of as many as the test likes, and the test says what the others do.
 * Nothing is sent; what matters is what the core makes of it.
 */
#ifndef TUTTI_TESTS_UNIT_STUB_ENGINE_H
#define TUTTI_TESTS_UNIT_STUB_ENGINE_H

#include "tutti/backend.h"
#include "tutti/tutti.h"

typedef struct stub_settings {
    int rank, size;          /* of the world that open makes */
    bool by_default;         /* chosen without being asked for */
    tutti_status open_fails; /* ... with these statuses; TUTTI_OK: does not fail */
    tutti_status exchange_fails, split_fails, call_fails, close_fails;
    int split_rank, split_size; /* what split makes of a colour */
    /* Edits what the ranks said, size bytes each, before the core sees it. NULL: all said what this one says. */
    void (*others_say)(char *all, int ranks, size_t size);
    int threads; /* what the engine says of threads; 0: the slot is missing */
} stub_settings;
extern stub_settings stub;

/* What was called, in order: "open split:0 release:1 close". Groups are numbered as they were made, the world is 0. */
extern char stub_calls[4096];
extern int stub_live_groups;
extern int stub_abort_code;
extern const tutti_options *stub_options; /* what open got: a copy */

/* The slots: all_reduce and barrier; or all of them, each of which only notes that it was called. */
extern const tutti_backend_ops stub_ops, stub_all_ops;
extern tutti_backend stub_backend; /* name "stub", host memory; a test may change its copy before it registers it */

/* Registers it and joins a job of this size as this rank. */
tutti_status stub_init(int rank, int size);
/* Replaces text in what one rank said; stops the test if it is not there. */
void stub_replace(char *record, size_t size, const char *text, const char *by);

#endif
