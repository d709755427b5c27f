/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The engines that can be named. The built-in ones come in by the same door as any other.
 */
#include "core.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#if TUTTI_HAVE_MPI
extern const tutti_backend tutti__mpi_backend;
#endif

const tutti_backend *const tutti__built_in[] = {
    &tutti__single_backend,
#if TUTTI_HAVE_MPI
    &tutti__mpi_backend,
#endif
    NULL,
};

/* A copy with every member and slot that this library knows; what the engine's older structures lack is NULL. */
typedef struct entry {
    tutti_backend backend;
    tutti_backend_ops ops;
    uint32_t pairs[TUTTI__N_OPS];
    struct entry *next;
} entry;
static entry *first_entry;

/* Copies the structure whose first member is its size, up to what both sides have. */
static void copy_sized(void *to, size_t to_size, const void *from, size_t from_size)
{
    memset(to, 0, to_size);
    memcpy(to, from, from_size < to_size ? from_size : to_size);
    memcpy(to, &to_size, sizeof to_size);
}

static const tutti_backend *find(const char *name, size_t length)
{
    for (const entry *it = first_entry; it; it = it->next) {
        size_t i = 0;
        while (i < length && it->backend.name[i] && it->backend.name[i] == tolower((unsigned char)name[i])) ++i;
        if (i == length && !it->backend.name[i]) return &it->backend;
    }
    return NULL;
}

/* The letters that TUTTI_BACKEND can spell and that are not its own punctuation. */
static bool is_good_name(const char *name)
{
    size_t length = name ? strlen(name) : 0;
    if (length == 0 || length > 31) return false;
    return strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_-") == length && strcmp(name, "host") != 0 &&
           strcmp(name, "device") != 0;
}

/* As far as the engine's structure reaches. */
static tutti_status check_backend(const tutti_backend *backend)
{
    const char *const function = "tutti_backend_register";
    if (!backend) return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: backend is NULL", function);
    if (backend->size < offsetof(tutti_backend, open))
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: backend.size is %zu; right is sizeof(tutti_backend), %zu", function,
                           backend->size, sizeof *backend);
    if (backend->abi != TUTTI_BACKEND_ABI)
        return tutti__fail(TUTTI_ERR_ARGUMENT,
                           "%s: backend.abi is %d; right is TUTTI_BACKEND_ABI, %d: compile the engine with the headers "
                           "of this library",
                           function, backend->abi, TUTTI_BACKEND_ABI);
    if (!is_good_name(backend->name))
        return tutti__fail(TUTTI_ERR_ARGUMENT,
                           "%s: backend.name is %s%s%s; right are 1 to 31 lower-case letters, digits, - and _, and "
                           "neither \"host\" nor \"device\"",
                           function, backend->name ? "\"" : "", backend->name ? backend->name : "NULL",
                           backend->name ? "\"" : "");
    if (find(backend->name, strlen(backend->name)))
        return tutti__fail(TUTTI_ERR_ARGUMENT, "%s: backend.name is \"%s\", which is registered already", function,
                           backend->name);
    if (!(backend->memory & (1u << TUTTI_MEMORY_HOST | 1u << TUTTI_MEMORY_DEVICE)))
        return tutti__fail(TUTTI_ERR_ARGUMENT,
                           "%s: backend.memory of \"%s\" is %#x; right is 1u << TUTTI_MEMORY_HOST, 1u << "
                           "TUTTI_MEMORY_DEVICE, or both",
                           function, backend->name, backend->memory);
    return TUTTI_OK;
}

static tutti_status complete(entry *it, const tutti_backend *backend)
{
    tutti_backend *copy = &it->backend;
    copy_sized(copy, sizeof *copy, backend, backend->size);
    if (!copy->open || !copy->exchange || !copy->split)
        return tutti__fail(TUTTI_ERR_ARGUMENT,
                           "tutti_backend_register: backend \"%s\" has no %s; right is an engine with open, exchange "
                           "and split",
                           copy->name,
                           !copy->open       ? "open"
                           : !copy->exchange ? "exchange"
                                             : "split");
    memset(&it->ops, 0, sizeof it->ops);
    it->ops.size = sizeof it->ops;
    if (copy->ops) copy_sized(&it->ops, sizeof it->ops, copy->ops, copy->ops->size);
    /* A pair that the spec has not has no kernel either, whatever an engine says. */
    for (size_t op = 0; op < TUTTI__N_OPS; ++op)
        it->pairs[op] = tutti__op_pairs[op] & (!copy->pairs ? ~0u : op < copy->n_pairs ? copy->pairs[op] : 0u);
    copy->ops = &it->ops;
    copy->pairs = it->pairs;
    copy->n_pairs = TUTTI__N_OPS;
    return TUTTI_OK;
}

static tutti_status add(const tutti_backend *backend)
{
    entry **end = &first_entry, *it;
    tutti_status status = check_backend(backend);
    if (status != TUTTI_OK) return status;
    it = calloc(1, sizeof *it);
    if (!it) return tutti__fail(TUTTI_ERR_MEMORY, "tutti_backend_register: no memory for engine \"%s\"", backend->name);
    status = complete(it, backend);
    if (status != TUTTI_OK) {
        free(it);
        return status;
    }
    while (*end) end = &(*end)->next;
    *end = it;
    return TUTTI_OK;
}

/* Before the first look at the list. One that fails (no memory) is missing from it, and said to be so by whoever names it. */
static void add_built_in(void)
{
    if (first_entry) return;
    for (size_t i = 0; tutti__built_in[i]; ++i)
        if (add(tutti__built_in[i]) != TUTTI_OK) tutti__log(TUTTI__LOG_ERROR, "%s", tutti_last_error());
}

tutti_status tutti_backend_register(const tutti_backend *backend)
{
    if (tutti__the_job.initialized)
        return tutti__fail(TUTTI_ERR_STATE, "tutti_backend_register: called between tutti_init and tutti_finalize; "
                                            "right is before tutti_init");
    add_built_in();
    return add(backend);
}

const tutti_backend *tutti__find_backend(const char *name, size_t length)
{
    add_built_in();
    return find(name, length);
}

const tutti_backend *tutti__next_backend(const tutti_backend *backend)
{
    const entry *it;
    add_built_in();
    /* backend is the first member of its entry */
    it = backend ? ((const entry *)(const void *)backend)->next : first_entry;
    return it ? &it->backend : NULL;
}

void tutti__backend_names(char *text, size_t size)
{
    text[0] = '\0';
    for (const tutti_backend *it = tutti__next_backend(NULL); it; it = tutti__next_backend(it))
        tutti__append(text, size, "%s%s", text[0] ? ", " : "", it->name);
}

void tutti__group_of(const tutti_backend *backend, tutti_group *group)
{
    const tutti_backend *it = tutti__find_backend(backend->name, strlen(backend->name));
    *group = (tutti_group){ .struct_size = sizeof *group,
                            .rank = -1,
                            .size = 0,
                            .backend = it ? it : backend,
                            .ops = it ? it->ops : backend->ops,
                            .pairs = it ? it->pairs : tutti__op_pairs };
}
