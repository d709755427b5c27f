/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The contract between tutti and an engine ("backend"). For people who add an engine, not for people who call collectives.
 *
 * What tutti does before it calls an engine, so that an engine need not: every argument is checked (range of root, NULL
 * buffers, overflow, overlap of what is read with what is written, type and operator that go together and that the engine
 * said it carries), counts of zero that are equal on all ranks have returned already, and groups of one rank on host memory
 * never reach an engine at all. What an engine must do:
 *
 *  - Carry out exactly the collective of the slot, with the meaning of the reference page, on every rank of the group.
 *  - Leave buffers alone that the rank's role does not use, and the send buffer of a call that is not in place.
 *  - Recognise "in place" by pointers, as the reference page of the collective says. Ranks may differ in being in place.
 *  - Return TUTTI_OK or a status other than TUTTI_OK with a text given to host->fail. Never print, never end the process.
 *    tutti puts the name of the function, the rank and the engine around the text. After TUTTI_ERR_BACKEND,
 *    TUTTI_ERR_TIMEOUT and TUTTI_ERR_ABORTED it takes the group as broken: no slot but release and abort is called on it
 *    again. So an engine that refuses before anything was sent returns another status (UNSUPPORTED, MEMORY).
 *  - Own group->state. Nothing else of the group may be changed. tutti may copy the structure to another place between two
 *    calls: keep no pointer to it.
 *
 * Ranks call the slots of one group in the same order. One slot call at a time per group unless the job was opened with
 * TUTTI_THREADS_MULTIPLE, and then too one at a time per group.
 */
#ifndef TUTTI_BACKEND_H
#define TUTTI_BACKEND_H

#include <stdarg.h>

#include "tutti/attributes.h"
#include "tutti/collectives.h"
#include "tutti/comm.h"

TUTTI_BEGIN_DECLS

typedef struct tutti_backend tutti_backend;
typedef struct tutti_backend_ops tutti_backend_ops;
typedef struct tutti_group tutti_group;

/* Raised when a structure below changes other than by growing at its end. */
#define TUTTI_BACKEND_ABI 1

/* One engine's view of a communicator. The engine reads all of it and owns state. */
struct tutti_group {
    size_t struct_size;           /* sizeof(tutti_group), in bytes */
    int rank;                     /* this process, 0 to size - 1 */
    int size;                     /* number of ranks, >= 1 */
    const tutti_backend *backend; /* the engine that made the group; NULL: the single-process one */
    const tutti_backend_ops *ops; /* what carries calls on this group */
    const uint32_t *pairs;        /* [operator number]: bit d set: element type d goes with it; [0]: movement */
    void *state;                  /* the engine's own */
};

/* What tutti offers an engine. Lives as long as the process. */
typedef struct tutti_backend_host {
    size_t size; /* sizeof(tutti_backend_host), in bytes */
    /* Keeps the text for tutti_last_error() and returns status, so that an engine can write: return host->fail(...). */
    tutti_status (*fail)(tutti_status status, const char *format, ...) TUTTI_PRINTF(2, 3);
    /* One line for TUTTI_LOG at this level: 1 error, 2 warn, 3 info, 4 debug. */
    void (*log)(int level, const char *format, ...) TUTTI_PRINTF(2, 3);
} tutti_backend_host;

struct tutti_backend {
    size_t size;      /* sizeof(tutti_backend), in bytes; members past it are taken as NULL */
    int abi;          /* TUTTI_BACKEND_ABI */
    const char *name; /* lower case; what TUTTI_BACKEND calls it */
    unsigned memory;  /* kinds that it carries: bits 1u << TUTTI_MEMORY_HOST, 1u << TUTTI_MEMORY_DEVICE */

    /*
     * May the engine be chosen without being asked for? True when something it belongs to is running already or started
     * this process (an initialised MPI, a launcher of its kind). Communicates with nobody. NULL: never.
     */
    bool (*chosen_by_default)(const tutti_backend_host *host);

    /*
     * Joins the job and fills world->rank, size and state. Collective over the job. options is complete: no member is open
     * that the core could find out. The only slot that may wait for processes that never come. After a failure nothing is
     * left that close would have to clear.
     */
    tutti_status (*open)(const tutti_backend_host *host, const tutti_options *options, tutti_group *world);

    /*
     * Leaves the job, after every group but the world was released. Releases the world too. Collective. Also called by a
     * tutti_init that fails after open (ranks that disagree). NULL: nothing to do.
     */
    tutti_status (*close)(tutti_group *world);

    /* Every rank's size bytes to every rank, in rank order: all holds group->size * size bytes. Blocks. Host memory. */
    tutti_status (*exchange)(tutti_group *group, const void *mine, void *all, size_t size);

    /*
     * Makes child from the parent's ranks of the same color, ordered by key, then by old rank; fills child->rank, size and
     * state. Color TUTTI_UNDEFINED: takes part; child is not touched. Collective over the parent, which may be released
     * before the child.
     */
    tutti_status (*split)(tutti_group *parent, int color, int key, tutti_group *child);

    /* The number of this process's node: equal exactly on ranks that share memory. Collective over the group. NULL: the
     * core compares host names. */
    tutti_status (*node)(tutti_group *group, int *node);

    /* Frees the group's state. Collective over the group; a broken one must not wait for the others. NULL: nothing to do. */
    void (*release)(tutti_group *group);

    /* Ends the job of this group with the exit code, if it can. NULL: it cannot. */
    void (*abort)(tutti_group *group, int code);

    const tutti_backend_ops *ops; /* the collectives (tutti/backend_ops.h); a NULL slot is an unsupported collective */
    const uint32_t *pairs;        /* as in the group; NULL: everything that tutti has */
    size_t n_pairs;               /* entries of pairs */

    /* What the job was opened with, where the options left it open (an MPI that runs already says). NULL: as asked for. */
    tutti_threads (*threads)(tutti_group *world);
};

/*
 * Adds an engine to those that TUTTI_BACKEND and options.backend can name. Before tutti_init. The structure and what it
 * points to must live as long as the process. Errors: ARGUMENT for NULL, a size of 0, another ABI number, an empty name, a
 * missing open, exchange or split, and a name that is registered already; STATE while initialised.
 */
TUTTI_NODISCARD tutti_status tutti_backend_register(const tutti_backend *backend);

TUTTI_END_DECLS

#include "tutti/backend_ops.h"

#endif
