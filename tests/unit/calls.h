/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The collectives with buffers as a table, for tests that hold for each of them.
 */
#ifndef TUTTI_TESTS_UNIT_CALLS_H
#define TUTTI_TESTS_UNIT_CALLS_H

#include "stub_engine.h"
#include "unit.h"

/* The arguments of any of them; each takes what it has. */
typedef struct arguments {
    tutti_comm *comm;
    const void *send;
    void *recv;
    size_t count;
    tutti_dtype dtype;
    tutti_op op;
    int root;
} arguments;

tutti_status call_broadcast(const arguments *a);
tutti_status call_reduce(const arguments *a);
tutti_status call_all_reduce(const arguments *a);
tutti_status call_all_gather(const arguments *a);
tutti_status call_gather(const arguments *a);
tutti_status call_scatter(const arguments *a);
tutti_status call_reduce_scatter(const arguments *a);
tutti_status call_all_to_all(const arguments *a);

typedef struct collective {
    const char *name;
    tutti_status (*call)(const arguments *);
    bool rooted, reduces;
    int send_blocks, recv_blocks; /* 0: no such buffer; -1: one a rank */
    const char *offset; /* in place: "recv" the send buffer is a block of recv, "send" the other way, "": equal */
} collective;

enum { N_CALLS = 8 };
extern const collective collectives[N_CALLS];

extern float buffers[64]; /* filled before each call with 1, 2, 3 ... */

/* A good call as the root, out of place, of three f32. */
arguments good(void);
/* Runs the test with each of them. */
void each(void (*test)(const collective *));
/* The same on one rank, and then as rank 2 of 4 of the stub. */
void on_both(void (*test)(const collective *));
/* Joins the job of the stub as rank 2 of 4, with all slots. */
void as_rank_2_of_4(void);
/* The call fails so, with its name and this in its text, and nothing was written and no engine called. */
void expect(const collective *it, tutti_status status, const arguments *a, const char *text);
/* Nothing was written and no engine called since the test of this collective began. */
void nothing_moved(void);

#endif
