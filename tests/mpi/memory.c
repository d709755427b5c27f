/* SPDX-License-Identifier: BSD-3-Clause
 *
 * No memory for a call's scratch: a status with the number of bytes, nothing sent, nothing written, the communicator whole.
 * Where one rank alone has none, it may repeat the call, and all succeed. Linked so that the library's malloc is the one below.
 */
#include "check.h"

#include <stdlib.h>

enum { MANY = 50000, LARGE = 16 << 10 }; /* elements; bytes from which on an allocation is scratch and not a handle */

static bool none_left;

void *__real_malloc(size_t bytes);
void *__wrap_malloc(size_t bytes);
void *__wrap_malloc(size_t bytes)
{
    return none_left && bytes >= LARGE ? NULL : __real_malloc(bytes);
}

static float values[4 * MANY], gathered[4 * MANY];

/* Each call needs scratch for MANY elements, as it is in place, or folded. */
typedef tutti_status call(tutti_comm *comm);

static tutti_status folded(tutti_comm *comm) { return tutti_all_reduce_f32(comm, values, values, MANY, TUTTI_MAX); }
static tutti_status folded_at_root(tutti_comm *comm)
{
    return tutti_reduce_f32(comm, values, gathered, MANY, TUTTI_MIN, size - 1);
}
static tutti_status folded_blocks(tutti_comm *comm) { return tutti_reduce_scatter_f32(comm, values, gathered, MANY, TUTTI_MAX); }
static tutti_status blocks(tutti_comm *comm)
{
    return tutti_reduce_scatter_f32(comm, values, values + (size_t)rank * MANY, MANY, TUTTI_SUM);
}
static tutti_status swapped(tutti_comm *comm) { return tutti_all_to_all_f32(comm, values, values, MANY); }
static tutti_status collected(tutti_comm *comm)
{
    return tutti_all_gather_f32(comm, values + (size_t)rank * MANY, values, MANY);
}

static void fill(void)
{
    for (int i = 0; i < size * MANY; ++i) {
        values[i] = (float)(rank + 1);
        gathered[i] = -1;
    }
}

static bool untouched(void)
{
    for (int i = 0; i < size * MANY; ++i)
        if (values[i] != (float)(rank + 1) || gathered[i] != -1) return false;
    return true;
}

/* Ranks from this one on have no memory at first. A communicator of its own, as one keeps the scratch that it got. */
static void run(call *it, int poor_from)
{
    tutti_comm *comm = NULL;
    OK(tutti_comm_dup(world, &comm));
    fill();
    if (rank >= poor_from) {
        none_left = true;
        FAILS(TUTTI_ERR_MEMORY, "no memory for ", it(comm));
        CHECK(strstr(tutti_last_error(), " bytes") != NULL);
        CHECK(untouched());
        none_left = false;
    }
    OK(it(comm));
    fill();
    OK(it(comm));
    OK(tutti_comm_free(&comm));
}

int main(void)
{
    static const struct {
        const char *name;
        call *make;
    } calls[] = {
        { "no memory: all_reduce, folded", folded },          { "no memory: reduce, folded", folded_at_root },
        { "no memory: reduce_scatter, folded", folded_blocks }, { "no memory: reduce_scatter in place", blocks },
        { "no memory: all_to_all in place", swapped },        { "no memory: all_gather in place", collected },
    };
    start();
    if (size > 4) return 2;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; ++i) {
        begin(calls[i].name);
        run(calls[i].make, 0);
        run(calls[i].make, size - 1);
    }
    begin("and then");
    fill();
    OK(folded(world));
    CHECK(values[0] == (float)size);
    return finish();
}
