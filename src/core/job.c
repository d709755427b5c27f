/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The life of a job: tutti_init ... tutti_finalize.
 */
#include "core.h"

#include <stdlib.h>
#include <string.h>

tutti__job tutti__the_job = { .check = TUTTI__CHECK_ARGS, .local_rank = 0, .local_size = 1 };

bool tutti_initialized(void)
{
    return tutti__the_job.initialized;
}

int tutti_local_rank(void)
{
    return tutti__the_job.local_rank;
}

int tutti_local_size(void)
{
    return tutti__the_job.local_size;
}

tutti_status tutti__check_moment(const char *function)
{
    if (!tutti__the_job.finalized) return TUTTI_OK;
    return tutti__fail(TUTTI_ERR_STATE,
                       "%s: called after tutti_finalize; right is before it, or after another tutti_init", function);
}

tutti_group *tutti__engine_world(void)
{
    if (!tutti__the_job.initialized) return NULL;
    return tutti__the_job.alone.size ? &tutti__the_job.alone : &tutti__the_world.host;
}

/* ---- lines that the first call owes the user --------------------------------------------------------------------------- */

static const char *threads_name(tutti_threads threads)
{
    static const char *const names[] = { "single", "single", "funneled", "serialized", "multiple" };
    return names[threads];
}

/* Only one process of the job speaks, by what the launcher says, as nothing else is known yet. */
static void warn_not_initialised(const char *function)
{
    tutti__launcher launcher;
    tutti__find_launcher(&launcher);
    if (!launcher.kind || launcher.size == 1 || launcher.rank != 0) return;
    if (launcher.size)
        tutti__log(TUTTI__LOG_WARN,
                   "%s was called before tutti_init, though a launcher (%s) started %d processes: each of them works "
                   "alone; call tutti_init first",
                   function, launcher.kind, launcher.size);
    else
        tutti__log(TUTTI__LOG_WARN,
                   "%s was called before tutti_init, though a launcher (%s) started this process: each process works "
                   "alone; call tutti_init first",
                   function, launcher.kind);
}

void tutti__notice(const char *function)
{
    if (atomic_exchange(&tutti__the_job.noticed, true)) return;
    if (!tutti__the_job.initialized) {
        tutti__check_level level;
        if (tutti__check_level_of(getenv("TUTTI_CHECK"), &level)) tutti__the_job.check = level;
        warn_not_initialised(function);
        return;
    }
    tutti__log(TUTTI__LOG_INFO, "rank %d of %d (%d of %d on its node), host memory: %s, device memory: %s, threads: %s",
               tutti__the_world.rank, tutti__the_world.size, tutti__the_job.local_rank, tutti__the_job.local_size,
               tutti_comm_backend(&tutti__the_world, TUTTI_MEMORY_HOST),
               tutti_comm_backend(&tutti__the_world, TUTTI_MEMORY_DEVICE), threads_name(tutti__the_job.threads));
}

/* Rank and size have no status to say it with. */
static void tell_who_asked(const tutti__launcher *launcher)
{
    if (!atomic_exchange(&tutti__the_job.asked, false)) return;
    if (!launcher->kind || launcher->rank != 0 || tutti__the_world.size == 1) return;
    tutti__log(TUTTI__LOG_WARN,
               "tutti_comm_rank or tutti_comm_size was asked before tutti_init, and answered as for one process; "
               "now this is rank %d of %d",
               tutti__the_world.rank, tutti__the_world.size);
}

/* ---- init ---------------------------------------------------------------------------------------------------------------- */

/* Keeps the text of why it is closed, whatever close says. */
static tutti_status close_after(tutti_status status, tutti_group *world)
{
    const size_t size = strlen(tutti_last_error()) + 1;
    char *text = malloc(size);
    if (text) memcpy(text, tutti_last_error(), size);
    if (world->backend->close) (void)world->backend->close(world);
    if (text) status = tutti__fail(status, "%s", text);
    free(text);
    return status;
}

static tutti_status call_open(const tutti__start *start, const tutti__settings *settings, const tutti_backend *backend,
                              tutti_group *world)
{
    tutti_status status;
    tutti__group_of(backend, world);
    status = world->backend->open(&tutti__host, &settings->options, world);
    if (status != TUTTI_OK)
        return tutti__fail(status, "%s: %s (engine %s)", start->function, tutti_last_error(), backend->name);
    if (world->size >= 1 && world->rank >= 0 && world->rank < world->size) return TUTTI_OK;
    return close_after(tutti__fail(TUTTI_ERR_BACKEND, "%s: engine %s opened the job as rank %d of %d, which cannot be",
                                   start->function, backend->name, world->rank, world->size),
                       world);
}

/* What this rank has against the job that the engine joined. */
static tutti_status judge(const tutti__start *start, const tutti__settings *settings, const tutti__launcher *launcher,
                          const tutti_group *world)
{
    const char *engine = world->backend->name;
    if (settings->size_source && settings->options.world_size != world->size)
        return tutti__fail(TUTTI_ERR_BACKEND, "%s: %s says %d processes, but engine %s joined a job of %d",
                           start->function, settings->size_source, settings->options.world_size, engine, world->size);
    if (settings->size_source && settings->options.rank != world->rank)
        return tutti__fail(TUTTI_ERR_BACKEND, "%s: this process is to be rank %d, but is rank %d of %d for engine %s",
                           start->function, settings->options.rank, world->rank, world->size, engine);
    if (world->size == 1 && launcher->size > 1 && !start->world_is_given)
        return tutti__fail(TUTTI_ERR_BACKEND,
                           "%s: a launcher (%s) started %d processes, says %s, but engine %s sees one: this program "
                           "was probably built with another MPI than the launcher's; right is the mpirun of its own "
                           "MPI",
                           start->function, launcher->kind, launcher->size, launcher->variable, engine);
    return TUTTI_OK;
}

/* The job as the engine gave it becomes the world. A world of one is carried without the engine, which is kept for close. */
static void enter_job(const tutti__settings *settings, const tutti_group *world)
{
    tutti__job *job = &tutti__the_job;
    job->threads = settings->options.threads;
    if (job->threads == TUTTI_THREADS_DETECT && world->backend->threads) {
        tutti_group copy = *world;
        job->threads = world->backend->threads(&copy);
    }
    if ((unsigned)job->threads > TUTTI_THREADS_MULTIPLE) job->threads = TUTTI_THREADS_DETECT;
    job->check = settings->check;
    job->initialized = true;
    job->finalized = false;
    atomic_store(&job->noticed, false);
    tutti__world_reset(TUTTI__COMM_NEW);
    tutti__the_world.stream = settings->options.stream;
    if (world->size == 1) {
        job->alone = *world;
    } else {
        tutti__the_world.host = *world;
        tutti__the_world.rank = world->rank;
        tutti__the_world.size = world->size;
    }
}

tutti_status tutti__start_job(const tutti__start *start)
{
    tutti__settings settings = { .size_source = NULL };
    tutti__launcher launcher;
    tutti_group world;
    tutti__places places;
    const tutti_backend *backend;
    tutti_status status;

    if (tutti__the_job.initialized)
        return tutti__fail(TUTTI_ERR_STATE,
                           "%s: this process is in a job already, as rank %d of %d; right is one tutti_init, or "
                           "tutti_finalize before",
                           start->function, tutti__the_world.rank, tutti__the_world.size);
    status = tutti__read_settings(start->function, start->options, &settings);
    if (status != TUTTI_OK) return status;
    tutti__find_launcher(&launcher);
    status = tutti__select(start, &settings, &launcher, &backend);
    if (status != TUTTI_OK) return status;
    tutti__log_set_level(settings.log);
    status = call_open(start, &settings, backend, &world);
    if (status != TUTTI_OK) return status;

    status = judge(start, &settings, &launcher, &world);
    status = tutti__agree(start, &settings, &world, status, &places);
    if (status != TUTTI_OK) return close_after(status, &world);

    enter_job(&settings, &world);
    tutti__the_job.local_rank = settings.options.local_rank == -1 ? places.local_rank : settings.options.local_rank;
    tutti__the_job.local_size = places.local_size;
    tell_who_asked(&launcher);
    return TUTTI_OK;
}

tutti_status tutti_init(const tutti_options *options)
{
    return tutti__start_job(&(tutti__start){ "tutti_init", options, NULL, false });
}

/* ---- finalize ---------------------------------------------------------------------------------------------------------- */

tutti_status tutti_finalize(void)
{
    tutti__job *job = &tutti__the_job;
    tutti_status status = TUTTI_OK;
    tutti_group world;
    if (!job->initialized) return TUTTI_OK;

    tutti__comm_end_all();
    world = *tutti__engine_world();
    /* The state first: what close calls back must find a job that is over. */
    job->initialized = false;
    job->finalized = true;
    job->alone = (tutti_group){ .size = 0 };
    job->check = TUTTI__CHECK_ARGS;
    job->local_rank = 0;
    job->local_size = 1;
    job->threads = TUTTI_THREADS_DETECT;
    tutti__world_reset(TUTTI__COMM_ENDED);
    tutti__log_set_level(0);
    if (world.backend->close) status = world.backend->close(&world);
    if (status != TUTTI_OK)
        tutti__fail(status, "tutti_finalize: %s (engine %s)", tutti_last_error(), world.backend->name);
    return status;
}
