/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What every call checks of counts and buffers before anything moves (B3, B5, B6, B7, B13).
 */
#include <stdio.h>

#include "calls.h"

/* ---- counts and buffers ---------------------------------------------------------------------------------------------------- */

static void count_zero(const collective *it)
{
    arguments a = good();
    a.count = 0;
    OK(it->call(&a));
    a.send = a.recv = buffers; /* overlap of nothing */
    OK(it->call(&a));
    a.send = a.recv = NULL;
    OK(it->call(&a));
    nothing_moved();
    a.comm = NULL;
    expect(it, TUTTI_ERR_COMM, &a, "comm is NULL");
}
static void test_count_zero(void)
{
    on_both(count_zero);
}

static void null_buffers(const collective *it)
{
    arguments a = good();
    const int size = tutti_comm_size(tutti_world());
    const bool whole_send = it->send_blocks == -1 && size == 4, whole_recv = it->recv_blocks == -1 && size == 4;
    a.send = NULL;
    if (it->send_blocks)
        expect(it, TUTTI_ERR_BUFFER, &a,
               whole_send ? "send is NULL, but count says 48 bytes (f32, rank 2 of 4, engine stub)"
                          : "send is NULL, but count says 12 bytes (f32, rank ");
    a = good();
    a.recv = NULL;
    expect(it, TUTTI_ERR_BUFFER, &a,
           whole_recv ? " is NULL, but count says 48 bytes" : " is NULL, but count says 12 bytes");
}
static void test_null_buffers(void)
{
    on_both(null_buffers);
}

static void test_null_off_the_root(void)
{
    arguments a;
    as_rank_2_of_4();
    a = good();
    a.root = 0;
    a.recv = NULL;
    OK(call_gather(&a));
    OK(call_reduce(&a));
    a.recv = a.send == buffers ? buffers : NULL; /* and what the role does not use may overlap */
    OK(call_gather(&a));
    OK(call_reduce(&a));
    a.send = NULL;
    FAILS(TUTTI_ERR_BUFFER, call_gather(&a));
    FAILS(TUTTI_ERR_BUFFER, call_reduce(&a));
    a.recv = buffers;
    OK(call_scatter(&a));
    a.recv = NULL;
    FAILS(TUTTI_ERR_BUFFER, call_scatter(&a));
    a = good(); /* the root itself */
    a.recv = NULL;
    FAILS(TUTTI_ERR_BUFFER, call_gather(&a));
    FAILS(TUTTI_ERR_BUFFER, call_reduce(&a));
    a = good();
    a.send = NULL;
    FAILS(TUTTI_ERR_BUFFER, call_scatter(&a));
    EQUAL(strcmp(stub_calls, "open gather:0 reduce:0 gather:0 reduce:0 scatter:0"), 0);
    OK(tutti_finalize());
}

static void big_counts(const collective *it)
{
    static const size_t wrong[] = { SIZE_MAX, SIZE_MAX / 4 + 1, SIZE_MAX / 4, (size_t)PTRDIFF_MAX / 4 + 1,
                                    (size_t)PTRDIFF_MAX };
    const int size = tutti_comm_size(tutti_world());
    arguments a = good();
    for (int i = 0; i < 5; ++i) {
        a.count = wrong[i];
        expect(it, TUTTI_ERR_ARGUMENT, &a, "past PTRDIFF_MAX; right is at most ");
    }
    /* One block can be, a block a rank cannot. */
    a.count = (size_t)PTRDIFF_MAX / 16 + 1;
    if (size == 4 && (it->send_blocks == -1 || it->recv_blocks == -1))
        expect(it, TUTTI_ERR_ARGUMENT, &a,
               "4 blocks of it, 4 bytes an element, are past PTRDIFF_MAX; right is at most 576460752303423487");
}
static void test_big_counts(void)
{
    on_both(big_counts);
}

/* ---- overlap --------------------------------------------------------------------------------------------------------------- */

static void overlaps(const collective *it)
{
    const int size = tutti_comm_size(tutti_world());
    arguments a = good();
    if (!it->offset) return;
    a.send = buffers + 1; /* input one element further, output one element further: B3 */
    a.recv = buffers;
    expect(it, TUTTI_ERR_BUFFER, &a, " overlaps recv (");
    SAYS(" bytes at 0x");
    SAYS("); right is buffers apart, or in place: ");
    a.send = buffers;
    a.recv = buffers + 1;
    expect(it, TUTTI_ERR_BUFFER, &a, "send (");
    /* The last element of one is the first of the other; then they touch only. */
    a.recv = buffers + 3 * (it->send_blocks == -1 ? size : 1) - 1;
    expect(it, TUTTI_ERR_BUFFER, &a, "overlaps");
    a.recv = buffers + 3 * (it->send_blocks == -1 ? size : 1);
    OK(it->call(&a));
}
static void test_overlaps(void)
{
    on_both(overlaps);
}

static void in_place(const collective *it)
{
    const int rank = tutti_comm_rank(tutti_world());
    arguments a = good();
    if (!it->offset) return;
    a.send = a.recv = buffers;
    if (it->offset[0] == 'r') a.send = buffers + rank * 3;
    if (it->offset[0] == 's') a.recv = buffers + rank * 3;
    OK(it->call(&a));
}
static void test_in_place(void)
{
    on_both(in_place);
}

/* send == recv where in place means something else: rank 0 is right by chance, the others are told where it would be. */
static void wrong_in_place(const collective *it)
{
    char where[64];
    arguments a = good();
    a.send = a.recv = buffers;
    if (!it->offset || !it->offset[0]) return;
    snprintf(where, sizeof where, ", here %p", (void *)(buffers + 6));
    if (it->offset[0] == 'r') expect(it, TUTTI_ERR_BUFFER, &a, "or in place: send == recv + rank*count");
    if (it->offset[0] == 's') expect(it, TUTTI_ERR_BUFFER, &a, "or in place: recv == send + rank*count");
    SAYS(where);
    if (it->call == call_reduce_scatter)
        SAYS("unlike MPI, whose in-place form moves the result to the start of the buffer");
    else
        SAYS_NOT("MPI");
}

static void test_wrong_in_place(void)
{
    as_rank_2_of_4();
    each(wrong_in_place);
    OK(tutti_finalize());
}

static const unit_test tests[] = {
    { "B6: count 0", test_count_zero },
    { "NULL buffers with a count", test_null_buffers },
    { "B7: NULL off the root", test_null_off_the_root },
    { "B13: sizes past PTRDIFF_MAX", test_big_counts },
    { "B3: overlap", test_overlaps },
    { "B5: in place", test_in_place },
    { "B5: in place at the wrong block", test_wrong_in_place },
};
UNIT_MAIN("buffers", tests)
