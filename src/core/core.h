/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What the parts of the core share. Nothing here is public; every symbol begins with tutti__.
 */
#ifndef TUTTI_CORE_CORE_H
#define TUTTI_CORE_CORE_H

#include <stdatomic.h>

#include "tutti/backend.h"
#include "tutti/tutti.h"

#include "tables.h" /* generated: the numbers and names of the spec */

/* ---- operators ------------------------------------------------------------------------------------------------------ */

/* What a tutti_op points to. Built-in ones stand in the generated tables. */
struct tutti_op_object {
    int number;       /* TUTTI__OP_SUM ...: row of every table by operator */
    const char *name; /* lower case */
};

/* ---- communicators -------------------------------------------------------------------------------------------------- */

/* Numbers that freed or wild memory hardly holds, since a call looks at this member of whatever it is given. */
typedef enum tutti__comm_state {
    TUTTI__COMM_NEW = 0x74756e65,    /* fit for use; the next call takes the slow way, which looks at everything */
    TUTTI__COMM_LIVE = 0x74757474,   /* fit for use on host memory, and the first call of the process was seen */
    TUTTI__COMM_BROKEN = 0x74756272, /* an engine failed in it: its state is undefined, so every later call is refused */
    TUTTI__COMM_ENDED = 0x74756564   /* tutti_finalize freed it; only tutti_comm_free may still touch it */
} tutti__comm_state;

struct tutti_comm {
    atomic_int state;    /* tutti__comm_state; atomic since the first calls of several threads may each set it to LIVE */
    tutti_memory memory; /* as set by tutti_comm_set_memory */
    int rank;
    int size;
    tutti_group host;   /* carries calls on host memory; ops is never NULL */
    tutti_group device; /* ops NULL: no engine for device memory */
    void *stream;
    char *why_broken;                   /* the text of the failure that broke it, or NULL */
    struct tutti_comm *previous, *next; /* the list of communicators to be freed by tutti_finalize, in order of creation */
};

extern struct tutti_comm tutti__the_world;

/* The communicator can be asked for its rank and size (a broken one too). */
bool tutti__comm_is_there(const tutti_comm *comm);
/* Neither NULL nor freed nor broken nor past tutti_finalize; else the failure, with the function's name in the text. */
tutti_status tutti__comm_usable(const char *function, const tutti_comm *comm);
/* Marks the communicator broken by the failure whose text is tutti_last_error(). */
void tutti__break(tutti_comm *comm);
/* True for a status after which nobody knows what the engine did on other ranks. */
bool tutti__breaks(tutti_status status);

/* A handle without a group, to be filled or given to free(); NULL: no memory, and the failure's text is kept. */
tutti_comm *tutti__comm_new(const char *function);
/*
 * Makes the handle a communicator of a group that an engine filled, and takes the group over. A group of one is released:
 * the single-process cores carry it.
 */
void tutti__comm_fill(tutti_comm *comm, tutti_group *group);
/* Both, for engines that make communicators by themselves (tutti_comm_from_mpi). On failure the group is released. */
tutti_status tutti__comm_adopt(const char *function, tutti_group *group, tutti_comm **out);
/* Frees all communicators but the world, in order of creation; their handles stay, as ended ones, until the user frees them. */
void tutti__comm_end_all(void);
/* The world communicator becomes rank 0 of 1, as before tutti_init (TUTTI__COMM_NEW) or after tutti_finalize (.._ENDED). */
void tutti__world_reset(tutti__comm_state state);

/* ---- failure -------------------------------------------------------------------------------------------------------- */

/* Keeps the text for tutti_last_error() and returns status. Costs nothing until it is called. */
tutti_status tutti__fail(tutti_status status, const char *format, ...) TUTTI_PRINTF(2, 3);
tutti_status tutti__vfail(tutti_status status, const char *format, va_list arguments);

/*
 * As tutti__fail, for a collective: puts "tutti_all_reduce: " before the text and " (f32, rank 1 of 2, engine mpi, label
 * "loss")" after it. dtype may be TUTTI_DTYPE_NONE, call NULL.
 */
typedef struct tutti__where {
    const char *name;  /* "tutti_all_reduce" */
    const tutti_comm *comm;
    tutti_dtype dtype;
    const tutti_call *call;
} tutti__where;
tutti_status tutti__fail_at(const tutti__where *where, tutti_status status, const char *format, ...) TUTTI_PRINTF(3, 4);

/* Appends to a text in a buffer of this size, cutting what does not fit. */
void tutti__append(char *text, size_t size, const char *format, ...) TUTTI_PRINTF(3, 4);

/* ---- logging -------------------------------------------------------------------------------------------------------- */

enum { TUTTI__LOG_ERROR = 1, TUTTI__LOG_WARN = 2, TUTTI__LOG_INFO = 3, TUTTI__LOG_DEBUG = 4 };
/* One whole line to stderr if TUTTI_LOG asks for this level (default: warn). */
void tutti__log(int level, const char *format, ...) TUTTI_PRINTF(2, 3);
/* The level of a TUTTI_LOG value (NULL: the default); 0: there is no such level. */
int tutti__log_level_of(const char *text);
/* From now on; 0: what TUTTI_LOG says when next something is logged. */
void tutti__log_set_level(int level);

/* ---- the job -------------------------------------------------------------------------------------------------------- */

typedef enum tutti__check_level { TUTTI__CHECK_OFF = 0, TUTTI__CHECK_ARGS = 1 } tutti__check_level;

/* What the process knows of itself. One of these, in job.c. */
typedef struct tutti__job {
    bool initialized;
    bool finalized;        /* tutti_finalize came after a tutti_init, and no tutti_init since */
    tutti__check_level check;
    atomic_bool noticed;   /* the first call has been seen: the info line, or "tutti_init was not called", is out */
    atomic_bool asked;     /* rank or size of the world was asked for before tutti_init */
    int local_rank, local_size;
    tutti_threads threads;
    tutti_group alone;     /* the engine's world of one rank, which the world communicator does not use; size 0: none */
} tutti__job;
extern tutti__job tutti__the_job;

/* STATE after tutti_finalize, until the next tutti_init. */
tutti_status tutti__check_moment(const char *function);
/* Called by the first call of the process, and of a job: the lines that the log owes the user. */
void tutti__notice(const char *function);
/* The engine's group of the job, for ending it; NULL: there is none. */
tutti_group *tutti__engine_world(void);

/* What tutti_init and the init functions of engines (tutti_init_mpi) share. */
typedef struct tutti__start {
    const char *function; /* "tutti_init" */
    const tutti_options *options;
    const tutti_backend *backend; /* not NULL: this engine, whatever options and environment say */
    bool world_is_given;          /* the application said which processes: the launcher's number need not fit */
} tutti__start;
tutti_status tutti__start_job(const tutti__start *start);

/* What a launcher's variables say of this process; kind NULL when no launcher started it. */
typedef struct tutti__launcher {
    const char *kind;     /* "Open MPI", "PMI", "PMIx", "RANK and WORLD_SIZE", "Slurm" */
    const char *variable; /* the variable that told the size, or, where none did, that there is a launcher */
    int rank, size;       /* size 0: the launcher does not say */
    int local_rank;       /* -1: the launcher does not say */
    bool is_mpi;          /* its kind starts MPI processes */
} tutti__launcher;
void tutti__find_launcher(tutti__launcher *out);
/* The same over any table of variables: lookup gives a variable's value or NULL. */
typedef const char *tutti__lookup(const char *name, const void *context);
void tutti__read_launcher(tutti__lookup *lookup, const void *context, tutti__launcher *out);

/* The whole text is a number of the range. */
bool tutti__parse_int(const char *text, int lowest, int highest, int *out);

/* Options and environment, merged and checked. */
typedef struct tutti__settings {
    tutti_options options;      /* every member as it holds */
    const char *backend_source; /* where the backend's text is from: "options.backend" or "TUTTI_BACKEND" */
    const char *size_source;    /* the same of rank and world_size; NULL: nobody gave them */
    tutti__check_level check;
    int log;
} tutti__settings;
tutti_status tutti__read_settings(const char *function, const tutti_options *given, tutti__settings *out);
bool tutti__check_level_of(const char *text, tutti__check_level *out);

/* This process among those of its node. */
typedef struct tutti__places {
    int local_rank, local_size;
} tutti__places;

/*
 * What must be equal on all ranks is; if not, the failure on all of them, with the ranks and their values. refusal: what
 * this rank has against the job (its text is tutti_last_error()), which then all ranks get. Also finds out who shares a node.
 */
tutti_status tutti__agree(const tutti__start *start, const tutti__settings *settings, tutti_group *world, tutti_status refusal,
                          tutti__places *places);
/* *node: the lowest rank of the group that shares this process's node. Collective over the group. */
tutti_status tutti__find_node(const char *function, tutti_group *group, int *node);

/* ---- engines -------------------------------------------------------------------------------------------------------- */

extern const tutti_backend_host tutti__host;
/* The built-in engines, as the build was configured; ends with NULL. */
extern const tutti_backend *const tutti__built_in[];
extern const tutti_backend tutti__single_backend;

/* The engine of this name in any case (length characters of it), complete: no member or slot past its sizes. NULL: none. */
const tutti_backend *tutti__find_backend(const char *name, size_t length);
/* The engine after this one, in the order of registration; NULL: the first, and after the last. */
const tutti_backend *tutti__next_backend(const tutti_backend *backend);
/* "single, mpi" */
void tutti__backend_names(char *text, size_t size);

/* Reads "mpi" or "host:mpi,device:nccl" (source: where it stands); an engine that is not named stays NULL. */
tutti_status tutti__parse_selection(const char *function, const char *source, const char *text, const tutti_backend **host,
                                    const tutti_backend **device);
/* The engine for host memory by settings, launcher and the engines' own word. */
tutti_status tutti__select(const tutti__start *start, const tutti__settings *settings, const tutti__launcher *launcher,
                           const tutti_backend **host);

/* An empty group for the engine to fill. */
void tutti__group_of(const tutti_backend *backend, tutti_group *group);
/* Makes *group a group of one rank, served by the single-process cores. */
void tutti__single_group(tutti_group *group);

#endif
