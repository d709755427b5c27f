/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The options of tutti_init and the variables of the environment, made one and checked. A set member wins.
 */
#include "core.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

bool tutti__check_level_of(const char *text, tutti__check_level *out)
{
    if (!text || strcasecmp(text, "args") == 0)
        *out = TUTTI__CHECK_ARGS;
    else if (strcasecmp(text, "off") == 0)
        *out = TUTTI__CHECK_OFF;
    else
        return false;
    return true;
}

/* Members that the caller's structure has not (an older or a newer program) keep their defaults. */
static tutti_status copy_options(const char *function, const tutti_options *given, tutti_options *out)
{
    *out = (tutti_options)TUTTI_OPTIONS_INIT;
    if (!given) return TUTTI_OK;
    if (given->size < sizeof given->size)
        return tutti__fail(TUTTI_ERR_ARGUMENT,
                           "%s: options.size is %zu; start from tutti_options options = TUTTI_OPTIONS_INIT", function,
                           given->size);
#define TAKE(member) \
    if (given->size >= offsetof(tutti_options, member) + sizeof given->member) out->member = given->member
    TAKE(backend);
    TAKE(rank);
    TAKE(world_size);
    TAKE(local_rank);
    TAKE(device);
    TAKE(rendezvous);
    TAKE(stream);
    TAKE(timeout_seconds);
    TAKE(init_timeout_seconds);
    TAKE(threads);
#undef TAKE
    return TUTTI_OK;
}

/* Both or none, and one in the range of the other. */
static tutti_status check_rank_and_size(const char *function, const char *rank_name, int rank, const char *size_name,
                                        int size)
{
    if (size < 1 && size != -1)
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: %s is %d; right is a number of processes, or -1: find out",
                           function, size_name, size);
    if (rank < -1)
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: %s is %d; right is 0 to %s - 1, or -1: find out", function,
                           rank_name, rank, size_name);
    if ((rank == -1) != (size == -1))
        return tutti__fail(TUTTI_ERR_ARGUMENT,
                           "%s: %s is %d and %s is %d; right is to give both or none (start from TUTTI_OPTIONS_INIT)",
                           function, rank_name, rank, size_name, size);
    if (rank >= size && size != -1)
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: %s is %d; right is 0 to %d, as %s is %d", function, rank_name, rank,
                           size - 1, size_name, size);
    return TUTTI_OK;
}

static tutti_status read_number(const char *function, const char *name, int lowest, int *out)
{
    const char *text = getenv(name);
    if (!text || tutti__parse_int(text, lowest, INT_MAX, out)) return TUTTI_OK;
    return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: %s is \"%s\"; right is a number, at least %d", function, name, text,
                       lowest);
}

/* Variables are set or not, so that a missing one is called so and not by the number that stands for it in the options. */
static tutti_status read_rank_and_size(const char *function, tutti_options *options)
{
    const bool has_rank = getenv("TUTTI_RANK"), has_size = getenv("TUTTI_SIZE");
    tutti_status status = read_number(function, "TUTTI_RANK", 0, &options->rank);
    if (status == TUTTI_OK) status = read_number(function, "TUTTI_SIZE", 1, &options->world_size);
    if (status == TUTTI_OK && has_rank != has_size)
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: %s is set and %s is not; right is to set both or none", function,
                           has_rank ? "TUTTI_RANK" : "TUTTI_SIZE", has_rank ? "TUTTI_SIZE" : "TUTTI_RANK");
    return status;
}

static tutti_status settle_rank_and_size(const char *function, tutti__settings *out)
{
    tutti_options *options = &out->options;
    tutti_status status =
        check_rank_and_size(function, "options.rank", options->rank, "options.world_size", options->world_size);
    if (status != TUTTI_OK) return status;
    out->size_source = options->world_size == -1 ? NULL : "options.world_size";
    if (out->size_source) return TUTTI_OK;

    status = read_rank_and_size(function, options);
    if (status == TUTTI_OK)
        status = check_rank_and_size(function, "TUTTI_RANK", options->rank, "TUTTI_SIZE", options->world_size);
    if (status == TUTTI_OK && options->world_size != -1) out->size_source = "TUTTI_SIZE";
    return status;
}

static tutti_status check_rest(const char *function, const tutti_options *options)
{
    const char *timeout = getenv("TUTTI_TIMEOUT");
    int limit = INT_MAX;
    if (options->local_rank < -1)
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: options.local_rank is %d; right is 0 or more, or -1: find out",
                           function, options->local_rank);
    if (options->device < -1)
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: options.device is %d; right is 0 or more, or -1: find out",
                           function, options->device);
    if (!(options->timeout_seconds >= 0))
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: options.timeout_seconds is %g; right is 0: none", function,
                           options->timeout_seconds);
    if (!(options->init_timeout_seconds > 0))
        return tutti__fail(TUTTI_ERR_ARGUMENT,
                           "%s: options.init_timeout_seconds is %g; right is more than 0 (300 is usual)", function,
                           options->init_timeout_seconds);
    if ((unsigned)options->threads > TUTTI_THREADS_MULTIPLE)
        return tutti__fail(TUTTI_ERR_ARGUMENT,
                           "%s: options.threads is %d; right is TUTTI_THREADS_DETECT to TUTTI_THREADS_MULTIPLE",
                           function, (int)options->threads);
    if (options->timeout_seconds > 0)
        return tutti__fail(TUTTI_ERR_UNSUPPORTED,
                           "%s: options.timeout_seconds is %g, but this version has no deadlines; right is 0: none",
                           function, options->timeout_seconds);
    tutti_status status = read_number(function, "TUTTI_MPI_COUNT_LIMIT", 1, &limit); /* the MPI engine reads it again */
    if (status != TUTTI_OK) return status;
    if (timeout && strcmp(timeout, "0") != 0)
        return tutti__fail(TUTTI_ERR_UNSUPPORTED,
                           "%s: TUTTI_TIMEOUT is \"%s\", but this version has no deadlines; right is not to set it",
                           function, timeout);
    return TUTTI_OK;
}

tutti_status tutti__read_settings(const char *function, const tutti_options *given, tutti__settings *out)
{
    const char *log = getenv("TUTTI_LOG"), *check = getenv("TUTTI_CHECK");
    tutti_status status = copy_options(function, given, &out->options);
    if (status == TUTTI_OK) status = settle_rank_and_size(function, out);
    if (status == TUTTI_OK) status = check_rest(function, &out->options);
    if (status != TUTTI_OK) return status;

    out->log = tutti__log_level_of(log);
    if (out->log == 0)
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: TUTTI_LOG is \"%s\"; right is error, warn, info or debug", function,
                           log);
    if (!tutti__check_level_of(check, &out->check))
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: TUTTI_CHECK is \"%s\"; right is off or args", function, check);

    out->backend_source = "options.backend";
    if (!out->options.backend) {
        out->options.backend = getenv("TUTTI_BACKEND");
        out->backend_source = "TUTTI_BACKEND";
    }
    if (!out->options.rendezvous) out->options.rendezvous = getenv("TUTTI_RENDEZVOUS");
    return TUTTI_OK;
}
