/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Which engine carries the calls.
 */
#include "core.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { BOTH = 0, NAMES_SIZE = 512 };

static bool carries(const tutti_backend *backend, tutti_memory memory)
{
    return backend->memory >> memory & 1u;
}

/* What is wrong with one part of the text, what is right, and which names there are. */
static tutti_status fail_selection(const char *function, const char *source, const char *text, const char *what)
{
    char names[NAMES_SIZE];
    tutti__backend_names(names, sizeof names);
    return tutti__fail(TUTTI_ERR_ARGUMENT,
                       "%s: %s is \"%s\": %s; right is NAME, host:NAME, device:NAME or host:NAME,device:NAME; "
                       "registered: %s",
                       function, source, text, what, names);
}

/* "mpi" or "host:mpi": cuts the kind of memory off. False: a colon, and no kind before it. */
static bool read_kind(const char **part, size_t *length, int *memory)
{
    static const struct {
        const char *name;
        int memory;
    } kinds[] = { { "host:", TUTTI_MEMORY_HOST }, { "device:", TUTTI_MEMORY_DEVICE } };
    *memory = BOTH;
    if (!memchr(*part, ':', *length)) return true;
    for (size_t i = 0; i < 2; ++i) {
        size_t n = strlen(kinds[i].name);
        if (*length < n || strncasecmp(*part, kinds[i].name, n) != 0) continue;
        *memory = kinds[i].memory;
        *part += n;
        *length -= n;
        return true;
    }
    return false;
}

/* Notes the engine for a kind of memory; says what is wrong, or NULL. */
static const char *take(const tutti_backend *backend, int memory, const tutti_backend **host,
                        const tutti_backend **device)
{
    const bool for_host = memory == BOTH ? carries(backend, TUTTI_MEMORY_HOST) : memory == TUTTI_MEMORY_HOST;
    const bool for_device = memory == BOTH ? carries(backend, TUTTI_MEMORY_DEVICE) : memory == TUTTI_MEMORY_DEVICE;
    if ((for_host && *host) || (for_device && *device)) return "two engines for one kind of memory";
    if (for_host && !carries(backend, TUTTI_MEMORY_HOST)) return "this engine does not carry host memory";
    if (for_device && !carries(backend, TUTTI_MEMORY_DEVICE)) return "this engine does not carry device memory";
    if (for_host) *host = backend;
    if (for_device) *device = backend;
    return NULL;
}

tutti_status tutti__parse_selection(const char *function, const char *source, const char *text,
                                    const tutti_backend **host, const tutti_backend **device)
{
    const char *part = text;
    *host = *device = NULL;
    for (;;) {
        const char *start = part, *wrong;
        size_t whole = strcspn(part, ","), length = whole;
        const tutti_backend *backend;
        char what[128];
        int memory;
        if (!read_kind(&start, &length, &memory))
            return fail_selection(function, source, text, "before the colon stands neither host nor device");
        backend = tutti__find_backend(start, length);
        if (!backend) {
            snprintf(what, sizeof what, length == 0 ? "a name is missing" : "there is no engine \"%.*s\"",
                     (int)(length < 64 ? length : 64), start);
            return fail_selection(function, source, text, what);
        }
        wrong = take(backend, memory, host, device);
        if (wrong) return fail_selection(function, source, text, wrong);
        if (!part[whole]) return TUTTI_OK;
        part += whole + 1;
    }
}

/* How many processes the job has as far as the environment and the options say: 0: unknown, more than one may be there. */
static int processes_said(const tutti__start *start, const tutti__settings *settings, const tutti__launcher *launcher,
                          char *text, size_t size)
{
    text[0] = '\0';
    if (settings->size_source && (settings->options.world_size > 1 || !launcher->kind)) {
        tutti__append(text, size, "%s says %d processes", settings->size_source, settings->options.world_size);
        return settings->options.world_size;
    }
    if (!launcher->kind || start->world_is_given) return 1;
    if (launcher->size > 0)
        tutti__append(text, size, "a launcher (%s) started %d processes, says %s", launcher->kind, launcher->size,
                      launcher->variable);
    else
        tutti__append(text, size, "a launcher (%s) started this process, says %s, with how many others is not known",
                      launcher->kind, launcher->variable);
    return launcher->size;
}

static const tutti_backend *chosen_by_default(void)
{
    for (const tutti_backend *it = tutti__next_backend(NULL); it; it = tutti__next_backend(it))
        if (carries(it, TUTTI_MEMORY_HOST) && it->chosen_by_default && it->chosen_by_default(&tutti__host)) return it;
    return NULL;
}

/* Device memory comes with a later version; a text that names an engine for it must not be taken as if it did something. */
static tutti_status refuse_device(const tutti__start *start, const tutti__settings *settings, const tutti_backend *host,
                                  const tutti_backend *device)
{
    if (!device || device == host) return TUTTI_OK;
    return tutti__fail(TUTTI_ERR_UNSUPPORTED,
                       "%s: %s is \"%s\", but this version carries host memory only; right is an engine for host "
                       "memory alone",
                       start->function, settings->backend_source, settings->options.backend);
}

tutti_status tutti__select(const tutti__start *start, const tutti__settings *settings, const tutti__launcher *launcher,
                           const tutti_backend **host)
{
    const tutti_backend *device = NULL, *single = tutti__find_backend("single", 6);
    char said[256], names[NAMES_SIZE];
    int processes = processes_said(start, settings, launcher, said, sizeof said);
    *host = NULL;
    if (start->backend) {
        *host = tutti__find_backend(start->backend->name, strlen(start->backend->name));
        if (*host) return TUTTI_OK;
    }
    if (settings->options.backend) {
        tutti_status status =
            tutti__parse_selection(start->function, settings->backend_source, settings->options.backend, host, &device);
        if (status == TUTTI_OK) status = refuse_device(start, settings, *host, device);
        if (status != TUTTI_OK) return status;
        if (*host == single && processes != 1)
            return tutti__fail(TUTTI_ERR_ARGUMENT,
                               "%s: %s is \"%s\", but %s; each would work alone on its own copy; right is an engine "
                               "that joins them, or to start one process",
                               start->function, settings->backend_source, settings->options.backend, said);
    }
    if (!*host) *host = chosen_by_default();
    if (*host) return TUTTI_OK;
    tutti__backend_names(names, sizeof names);
    if (processes != 1 || !single)
        return tutti__fail(TUTTI_ERR_BACKEND,
                           "%s: %s, but no engine that could join them belongs to this launcher; registered: %s; right "
                           "is a library built with MPI under its mpirun, or to start one process",
                           start->function, said, names);
    *host = single;
    return TUTTI_OK;
}
