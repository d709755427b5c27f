/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The life of the MPI engine: joining and leaving the job, communicators, failures, scratch memory.
 */
#include "engine.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* Scratch up to this size stays with the group, so that repeated calls do not pay for fresh pages each time. */
enum { KEPT_SCRATCH = 16 << 20 };

tutti_status tutti__mpi_failed(const char *call, int code)
{
    char text[MPI_MAX_ERROR_STRING] = "";
    int length = 0;
    if (MPI_Error_string(code, text, &length) != MPI_SUCCESS) length = 0;
    return tutti__fail(TUTTI_ERR_BACKEND, "%.*s failed: %s (error %d)", (int)strcspn(call, "("), call,
                       length > 0 ? text : "MPI has no text for it", code);
}

static void free_scratch(tutti__mpi_state *state)
{
    free(state->scratch);
    state->scratch = NULL;
    state->scratch_size = 0;
}

tutti_status tutti__mpi_scratch(tutti__mpi_state *state, size_t size, void **out)
{
    if (size > state->scratch_size) {
        free_scratch(state); /* before and not after, so that both need not be there together; what it held is done with */
        state->scratch = malloc(size);
        if (!state->scratch) return tutti__fail(TUTTI_ERR_MEMORY, "no memory for %zu bytes of scratch", size);
        state->scratch_size = size;
    }
    *out = state->scratch;
    return TUTTI_OK;
}

void tutti__mpi_scratch_done(tutti__mpi_state *state)
{
    if (state->scratch_size > KEPT_SCRATCH) free_scratch(state);
}

/* MPI was started in this process, and may have ended since. */
static bool mpi_started(void)
{
    int started = 0;
    return MPI_Initialized(&started) == MPI_SUCCESS && started;
}

static bool mpi_runs(void)
{
    int ended = 0;
    return mpi_started() && MPI_Finalized(&ended) == MPI_SUCCESS && !ended;
}

/* An MPI that ended counts as well: open says that it cannot start again, where each rank would else work alone. */
static bool chosen_by_default(const tutti_backend_host *host)
{
    tutti__launcher launcher;
    (void)host;
    if (mpi_started()) return true;
    tutti__find_launcher(&launcher);
    return launcher.kind && launcher.is_mpi;
}

/*
 * States of groups that failed with messages under way: MPI may still write what it was to receive, so this memory must stay
 * until MPI has ended.
 */
static _Atomic(tutti__mpi_state *) abandoned;

static void free_memory(tutti__mpi_state *state)
{
    free(state->scratch);
    free((void *)state->inputs);
    free(state->requests);
    free(state);
}

static void free_abandoned(void)
{
    tutti__mpi_state *state = atomic_exchange(&abandoned, NULL);
    while (state) {
        tutti__mpi_state *next = state->next;
        free_memory(state);
        state = next;
    }
}

/* MPI_Comm_free only lets go, in the MPIs in use: it waits neither for other ranks nor for messages under way. */
static void free_state(tutti__mpi_state *state)
{
    /* An application may finalise its MPI before it lets go of us; then MPI has freed the communicators already. */
    const bool runs = mpi_runs();
    if (runs && state->pieces != MPI_COMM_NULL) MPI_Comm_free(&state->pieces);
    if (runs && state->plain != MPI_COMM_NULL) MPI_Comm_free(&state->plain);
    if (runs && state->pending > 0) {
        state->next = atomic_load(&abandoned);
        while (!atomic_compare_exchange_weak(&abandoned, &state->next, state)) {
        }
    } else {
        free_memory(state);
    }
}

/* What one MPI call takes: an int's worth, or less where a test wants to see the limit. */
static size_t count_limit(void)
{
    const char *text = getenv("TUTTI_MPI_COUNT_LIMIT");
    int limit = INT_MAX;
    if (text && !tutti__parse_int(text, 1, INT_MAX, &limit))
        tutti__log(TUTTI__LOG_WARN, "TUTTI_MPI_COUNT_LIMIT=%s is no number from 1 to %d, and is ignored", text, INT_MAX);
    return (size_t)limit;
}

/* Fills the group from an MPI communicator, which is the group's from now on, after a failure too. */
static tutti_status fill_group(MPI_Comm comm, tutti_group *group)
{
    tutti__mpi_state *state = calloc(1, sizeof *state);
    if (!state) {
        MPI_Comm_free(&comm);
        return tutti__fail(TUTTI_ERR_MEMORY, "no memory for %zu bytes of a communicator", sizeof *state);
    }
    group->state = state;
    state->plain = comm;
    state->pieces = MPI_COMM_NULL;
    state->count_limit = count_limit();
    TUTTI__MPI(MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN));
    TUTTI__MPI(MPI_Comm_rank(comm, &group->rank));
    TUTTI__MPI(MPI_Comm_size(comm, &group->size));
    state->inputs = calloc((size_t)group->size, sizeof *state->inputs);
    state->requests = calloc(2 * (size_t)group->size, sizeof(MPI_Request));
    if (!state->inputs || !state->requests) return tutti__fail(TUTTI_ERR_MEMORY, "no memory for a communicator");
    return TUTTI_OK;
}

/* As fill_group, and leaves the group without a state if that fails. */
static tutti_status make_group(MPI_Comm comm, tutti_group *group)
{
    tutti_status status = fill_group(comm, group);
    if (status != TUTTI_OK && group->state) {
        free_state(group->state);
        group->state = NULL;
    }
    return status;
}

/* Threads, in tutti's words and in MPI's, whose numbers ascend in this order as well. */
typedef struct level {
    tutti_threads threads;
    int number;
    const char *name;
} level;
static const level levels[] = {
    { TUTTI_THREADS_SINGLE, MPI_THREAD_SINGLE, "MPI_THREAD_SINGLE" },
    { TUTTI_THREADS_FUNNELED, MPI_THREAD_FUNNELED, "MPI_THREAD_FUNNELED" },
    { TUTTI_THREADS_SERIALIZED, MPI_THREAD_SERIALIZED, "MPI_THREAD_SERIALIZED" },
    { TUTTI_THREADS_MULTIPLE, MPI_THREAD_MULTIPLE, "MPI_THREAD_MULTIPLE" },
};

static const level *level_of(tutti_threads threads)
{
    return &levels[threads == TUTTI_THREADS_DETECT ? 0 : (int)threads - 1];
}

/* What an MPI's level amounts to. */
static const level *level_numbered(int number)
{
    const level *it = &levels[3];
    while (it > levels && it->number > number) --it;
    return it;
}

/* An MPI that the application started is taken as it is. */
static tutti_status check_level(const level *wanted)
{
    int number = MPI_THREAD_SINGLE, is_main = 1;
    TUTTI__MPI(MPI_Query_thread(&number));
    TUTTI__MPI(MPI_Is_thread_main(&is_main));
    if (number < wanted->number)
        return tutti__fail(TUTTI_ERR_BACKEND,
                           "options.threads asks for %s, but the application initialised MPI, which gave %s; right is "
                           "MPI_Init_thread with %s, or to ask for less",
                           wanted->name, level_numbered(number)->name, wanted->name);
    if (number < MPI_THREAD_SERIALIZED && !is_main)
        return tutti__fail(TUTTI_ERR_STATE,
                           "called from another thread than the one that initialised MPI, which gave %s; right is that "
                           "thread, or MPI_Init_thread with MPI_THREAD_SERIALIZED or more",
                           level_numbered(number)->name);
    return TUTTI_OK;
}

/* MPI runs afterwards, with at least the wanted level; *starts: it did not run before. */
static tutti_status start_mpi(const level *wanted, bool *starts)
{
    int given = MPI_THREAD_SINGLE;
    *starts = false;
    if (mpi_runs()) return check_level(wanted);
    if (mpi_started())
        return tutti__fail(TUTTI_ERR_STATE, "MPI was finalised already in this process, and MPI can be started only once");
    TUTTI__MPI(MPI_Init_thread(NULL, NULL, wanted->number, &given));
    if (given < wanted->number) {
        MPI_Finalize();
        return tutti__fail(TUTTI_ERR_BACKEND, "options.threads asks for %s, but this MPI gives %s", wanted->name,
                           level_numbered(given)->name);
    }
    *starts = true;
    return TUTTI_OK;
}

static tutti_status open_job(const tutti_backend_host *host, const tutti_options *options, tutti_group *world)
{
    MPI_Comm comm = MPI_COMM_NULL;
    bool starts;
    tutti_status status = start_mpi(level_of(options->threads), &starts);
    int code;
    (void)host;
    if (status != TUTTI_OK) return status;
    code = MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    status = code == MPI_SUCCESS ? make_group(comm, world) : tutti__mpi_failed("MPI_Comm_dup", code);
    if (status == TUTTI_OK)
        ((tutti__mpi_state *)world->state)->ends_mpi = starts;
    else if (starts)
        MPI_Finalize();
    return status;
}

static tutti_status close_job(tutti_group *world)
{
    bool ends_mpi = ((tutti__mpi_state *)world->state)->ends_mpi;
    free_state(world->state);
    world->state = NULL;
    if (ends_mpi && mpi_runs()) TUTTI__MPI(MPI_Finalize());
    if (!mpi_runs()) free_abandoned();
    return TUTTI_OK;
}

/* What an MPI of the application's allows; one that tutti started does as it was asked. */
static tutti_threads threads(tutti_group *world)
{
    const tutti__mpi_state *state = world->state;
    int number = MPI_THREAD_SINGLE;
    if (state->ends_mpi || MPI_Query_thread(&number) != MPI_SUCCESS) return TUTTI_THREADS_SINGLE;
    return level_numbered(number)->threads;
}

static tutti_status exchange(tutti_group *group, const void *mine, void *all, size_t size)
{
    tutti__mpi_state *state = group->state;
    TUTTI__MPI(MPI_Allgather(mine, (int)size, MPI_BYTE, all, (int)size, MPI_BYTE, state->plain));
    return TUTTI_OK;
}

static tutti_status split(tutti_group *parent, int color, int key, tutti_group *child)
{
    tutti__mpi_state *state = parent->state;
    MPI_Comm comm = MPI_COMM_NULL;
    TUTTI__MPI(MPI_Comm_split(state->plain, color == TUTTI_UNDEFINED ? MPI_UNDEFINED : color, key, &comm));
    return comm == MPI_COMM_NULL ? TUTTI_OK : make_group(comm, child);
}

/* A node's number is the lowest rank of the group on it. */
static tutti_status node(tutti_group *group, int *number)
{
    tutti__mpi_state *state = group->state;
    MPI_Comm neighbours = MPI_COMM_NULL;
    int lowest = group->rank;
    TUTTI__MPI(MPI_Comm_split_type(state->plain, MPI_COMM_TYPE_SHARED, group->rank, MPI_INFO_NULL, &neighbours));
    TUTTI__MPI(MPI_Bcast(&lowest, 1, MPI_INT, 0, neighbours));
    TUTTI__MPI(MPI_Comm_free(&neighbours));
    *number = lowest;
    return TUTTI_OK;
}

static void release(tutti_group *group)
{
    if (group->state) free_state(group->state);
    group->state = NULL;
}

static void end_job(tutti_group *group, int code)
{
    tutti__mpi_state *state = group->state;
    if (state && mpi_runs()) MPI_Abort(state->plain, code);
}

const tutti_backend tutti__mpi_backend = {
    .size = sizeof(tutti_backend),
    .abi = TUTTI_BACKEND_ABI,
    .name = "mpi",
    .memory = 1u << TUTTI_MEMORY_HOST,
    .chosen_by_default = chosen_by_default,
    .open = open_job,
    .close = close_job,
    .exchange = exchange,
    .split = split,
    .node = node,
    .release = release,
    .abort = end_job,
    .ops = &tutti__mpi_ops,
    .pairs = tutti__mpi_pairs,
    .n_pairs = TUTTI__N_OPS,
    .threads = threads,
};
