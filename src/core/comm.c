/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Communicators: what they are, the list of those that live, and their end. Making them: split.c.
 */
#include "core.h"

#include <stdlib.h>
#include <string.h>

/* Rank 0 of 1, served by the single-process cores, from the first instruction of the program on. */
struct tutti_comm tutti__the_world = {
    .state = TUTTI__COMM_NEW,
    .memory = TUTTI_MEMORY_DETECT,
    .rank = 0,
    .size = 1,
    .host = { .struct_size = sizeof(tutti_group),
              .rank = 0,
              .size = 1,
              .backend = &tutti__single_backend,
              .ops = &tutti__single_ops,
              .pairs = tutti__op_pairs },
};

tutti_comm *tutti_world(void)
{
    return &tutti__the_world;
}

static int state_of(const tutti_comm *comm)
{
    return atomic_load_explicit(&((tutti_comm *)comm)->state, memory_order_relaxed);
}

static void set_state(tutti_comm *comm, int state)
{
    atomic_store_explicit(&comm->state, state, memory_order_relaxed);
}

/* ---- lists: of live communicators, and of handles that tutti_finalize ended --------------------------------------------- */

typedef struct list {
    tutti_comm *first, *last;
} list;
static list live, ended;

/* Only a program that asked for calls from several threads pays for a lock, and only where communicators come and go. */
static atomic_flag lists_locked = ATOMIC_FLAG_INIT;

static bool lock_lists(void)
{
    const bool needed = tutti__the_job.threads == TUTTI_THREADS_MULTIPLE;
    while (needed && atomic_flag_test_and_set_explicit(&lists_locked, memory_order_acquire)) {
    }
    return needed;
}

static void unlock_lists(bool locked)
{
    if (locked) atomic_flag_clear_explicit(&lists_locked, memory_order_release);
}

static void link_last(list *of, tutti_comm *comm)
{
    const bool locked = lock_lists();
    comm->previous = of->last;
    comm->next = NULL;
    if (of->last)
        of->last->next = comm;
    else
        of->first = comm;
    of->last = comm;
    unlock_lists(locked);
}

static void unlink_from(list *of, tutti_comm *comm)
{
    const bool locked = lock_lists();
    if (comm->previous)
        comm->previous->next = comm->next;
    else
        of->first = comm->next;
    if (comm->next)
        comm->next->previous = comm->previous;
    else
        of->last = comm->previous;
    unlock_lists(locked);
}

/* ---- states -------------------------------------------------------------------------------------------------------------- */

bool tutti__comm_is_there(const tutti_comm *comm)
{
    const int state = comm ? state_of(comm) : 0;
    return state == TUTTI__COMM_LIVE || state == TUTTI__COMM_NEW || state == TUTTI__COMM_BROKEN;
}

tutti_status tutti__comm_usable(const char *function, const tutti_comm *comm)
{
    tutti_status status = tutti__check_moment(function);
    if (status != TUTTI_OK) return status;
    if (!comm)
        return tutti__fail(TUTTI_ERR_COMM,
                           "%s: comm is NULL, as for a rank that is in no group of a split; right is tutti_world() or "
                           "one made from it",
                           function);
    switch (state_of(comm)) {
    case TUTTI__COMM_NEW:
    case TUTTI__COMM_LIVE: return TUTTI_OK;
    case TUTTI__COMM_BROKEN:
        return tutti__fail(TUTTI_ERR_COMM, "%s: comm is broken since an earlier failure: %s", function,
                           comm->why_broken ? comm->why_broken : "(no memory for its text)");
    case TUTTI__COMM_ENDED:
        return tutti__fail(TUTTI_ERR_COMM,
                           "%s: comm was freed by tutti_finalize; right is one made after the last tutti_init",
                           function);
    default: return tutti__fail(TUTTI_ERR_COMM, "%s: comm is no communicator; was it freed?", function);
    }
}

bool tutti__breaks(tutti_status status)
{
    return status == TUTTI_ERR_BACKEND || status == TUTTI_ERR_TIMEOUT || status == TUTTI_ERR_ABORTED;
}

void tutti__break(tutti_comm *comm)
{
    const char *text = tutti_last_error();
    if (state_of(comm) == TUTTI__COMM_BROKEN) return;
    comm->why_broken = malloc(strlen(text) + 1);
    if (comm->why_broken) strcpy(comm->why_broken, text);
    set_state(comm, TUTTI__COMM_BROKEN);
}

void tutti__world_reset(tutti__comm_state state)
{
    tutti_comm *world = &tutti__the_world;
    free(world->why_broken);
    world->why_broken = NULL;
    world->memory = TUTTI_MEMORY_DETECT;
    world->rank = 0;
    world->size = 1;
    world->stream = NULL;
    tutti__single_group(&world->host);
    set_state(world, state);
}

/* ---- coming and going ------------------------------------------------------------------------------------------------------ */

static void release(tutti_group *group)
{
    if (group->backend->release) group->backend->release(group);
}

/* The engine carries groups of more than one rank alone; the others have nothing of it. */
static void release_engine(tutti_comm *comm)
{
    if (comm->size > 1) release(&comm->host);
}

tutti_comm *tutti__comm_new(const char *function)
{
    tutti_comm *comm = calloc(1, sizeof *comm);
    if (!comm) tutti__fail(TUTTI_ERR_MEMORY, "%s: no memory for a communicator", function);
    return comm;
}

void tutti__comm_fill(tutti_comm *comm, tutti_group *group)
{
    comm->host = *group;
    if (group->size == 1) {
        release(&comm->host);
        tutti__single_group(&comm->host);
    }
    comm->rank = comm->host.rank;
    comm->size = comm->host.size;
    set_state(comm, TUTTI__COMM_NEW);
    link_last(&live, comm);
}

tutti_status tutti__comm_adopt(const char *function, tutti_group *group, tutti_comm **out)
{
    tutti_comm *comm = tutti__comm_new(function);
    if (!comm) {
        release(group);
        return TUTTI_ERR_MEMORY;
    }
    tutti__comm_fill(comm, group);
    *out = comm;
    return TUTTI_OK;
}

/* The memory of the handle; nothing of it may look like a communicator afterwards. */
static void forget(tutti_comm *comm)
{
    set_state(comm, 0);
    free(comm->why_broken);
    free(comm);
}

void tutti__comm_end_all(void)
{
    while (live.first) {
        tutti_comm *comm = live.first;
        unlink_from(&live, comm);
        release_engine(comm);
        set_state(comm, TUTTI__COMM_ENDED);
        link_last(&ended, comm);
    }
}

tutti_status tutti_comm_free(tutti_comm **comm)
{
    tutti_comm *it = comm ? *comm : NULL;
    if (!it) return TUTTI_OK;
    if (it == &tutti__the_world)
        return tutti__fail(TUTTI_ERR_STATE, "tutti_comm_free: comm is the world communicator, which lives as long as "
                                            "the process");
    if (state_of(it) == TUTTI__COMM_ENDED) {
        unlink_from(&ended, it);
    } else if (tutti__comm_is_there(it)) {
        unlink_from(&live, it);
        release_engine(it);
    } else {
        return tutti__fail(TUTTI_ERR_COMM, "tutti_comm_free: *comm is no communicator; was it freed by another "
                                           "pointer?");
    }
    forget(it);
    *comm = NULL;
    return TUTTI_OK;
}

/* ---- questions and settings ------------------------------------------------------------------------------------------------ */

/* An answer that tutti_init may make wrong later, which it then says. */
static void note_question(const tutti_comm *comm)
{
    if (comm == &tutti__the_world && !tutti__the_job.initialized && !tutti__the_job.finalized)
        atomic_store_explicit(&tutti__the_job.asked, true, memory_order_relaxed);
}

int tutti_comm_rank(const tutti_comm *comm)
{
    note_question(comm);
    return tutti__comm_is_there(comm) ? comm->rank : -1;
}

int tutti_comm_size(const tutti_comm *comm)
{
    note_question(comm);
    return tutti__comm_is_there(comm) ? comm->size : -1;
}

const char *tutti_comm_backend(const tutti_comm *comm, tutti_memory memory)
{
    if (!tutti__comm_is_there(comm)) return "none";
    if (memory == TUTTI_MEMORY_DETECT) memory = comm->memory;
    if (memory == TUTTI_MEMORY_DEVICE) return comm->device.ops ? comm->device.backend->name : "none";
    return memory == TUTTI_MEMORY_DETECT || memory == TUTTI_MEMORY_HOST ? comm->host.backend->name : "none";
}

tutti_status tutti_comm_set_memory(tutti_comm *comm, tutti_memory memory)
{
    tutti_status status = tutti__comm_usable("tutti_comm_set_memory", comm);
    if (status != TUTTI_OK) return status;
    if ((unsigned)memory > TUTTI_MEMORY_DEVICE)
        return tutti__fail_at(
            &(tutti__where){ "tutti_comm_set_memory", comm, TUTTI_DTYPE_NONE, NULL }, TUTTI_ERR_ARGUMENT,
            "memory is %d; right is TUTTI_MEMORY_DETECT, TUTTI_MEMORY_HOST or TUTTI_MEMORY_DEVICE", (int)memory);
    comm->memory = memory;
    set_state(comm, TUTTI__COMM_NEW); /* the quick way looks at the state alone */
    return TUTTI_OK;
}

tutti_status tutti_comm_set_stream(tutti_comm *comm, void *cuda_stream)
{
    tutti_status status = tutti__comm_usable("tutti_comm_set_stream", comm);
    if (status == TUTTI_OK) comm->stream = cuda_stream;
    return status;
}

tutti_status tutti_comm_synchronize(tutti_comm *comm)
{
    return tutti__comm_usable("tutti_comm_synchronize", comm);
}

/* Also of a broken communicator, which is what one wants to end. A group of one has no engine: the job's ends it. */
tutti_status tutti_comm_abort(tutti_comm *comm, int code)
{
    tutti_status status = tutti__comm_is_there(comm) ? tutti__check_moment("tutti_comm_abort")
                                                     : tutti__comm_usable("tutti_comm_abort", comm);
    tutti_group *group;
    if (status != TUTTI_OK) return status;
    group = comm->size > 1 ? &comm->host : tutti__engine_world();
    if (!group || (group->size == 1 && !group->backend->abort)) return TUTTI_OK;
    if (!group->backend->abort)
        return tutti__fail(TUTTI_ERR_UNSUPPORTED, "tutti_comm_abort: engine %s cannot end a job", group->backend->name);
    group->backend->abort(group, code);
    return TUTTI_OK;
}
