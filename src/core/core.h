/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What the parts of the core share. Nothing here is public; every symbol begins with tutti__.
 */
#ifndef TUTTI_CORE_CORE_H
#define TUTTI_CORE_CORE_H

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

typedef enum tutti__comm_state {
    TUTTI__COMM_LIVE = 0x74757474, /* a number that freed or wild memory hardly holds */
    TUTTI__COMM_BROKEN = 1,        /* an engine failed in it: its state is undefined, so every later call is refused */
    TUTTI__COMM_ENDED = 2,         /* tutti_finalize freed it; only tutti_comm_free may still touch it */
} tutti__comm_state;

struct tutti_comm {
    tutti__comm_state state;
    tutti_memory memory; /* as set by tutti_comm_set_memory */
    int rank;
    int size;
    tutti_group host;   /* carries calls on host memory; ops is never NULL */
    tutti_group device; /* ops NULL: no engine for device memory */
    void *stream;
    struct tutti_comm *previous, *next; /* the list of communicators to be freed by tutti_finalize, in order of creation */
};

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

/* ---- logging -------------------------------------------------------------------------------------------------------- */

enum { TUTTI__LOG_ERROR = 1, TUTTI__LOG_WARN = 2, TUTTI__LOG_INFO = 3, TUTTI__LOG_DEBUG = 4 };
/* One whole line to stderr if TUTTI_LOG asks for this level (default: warn). */
void tutti__log(int level, const char *format, ...) TUTTI_PRINTF(2, 3);

/* ---- the job -------------------------------------------------------------------------------------------------------- */

typedef enum tutti__check_level { TUTTI__CHECK_OFF = 0, TUTTI__CHECK_ARGS = 1 } tutti__check_level;

/* What the process knows of itself. One of these, in job.c. */
typedef struct tutti__job {
    bool initialized;
    bool finalized;        /* tutti_finalize came after a tutti_init, and no tutti_init since */
    tutti__check_level check;
    bool noticed;          /* the first call has been seen: the info line, or "tutti_init was not called", is out */
    int local_rank, local_size;
    const tutti_backend *host_backend; /* NULL: single */
} tutti__job;
extern tutti__job tutti__the_job;

/* What a launcher's variables say of this process; kind NULL when no launcher started it. */
typedef struct tutti__launcher {
    const char *kind;     /* "Open MPI", "PMI", "PMIx", "RANK and WORLD_SIZE", "Slurm" */
    const char *variable; /* the variable that told the size */
    int rank, size;       /* size 0: the launcher does not say */
    int local_rank;       /* -1: the launcher does not say */
    bool is_mpi;          /* its kind starts MPI processes */
} tutti__launcher;
void tutti__find_launcher(tutti__launcher *out);

/* ---- engines -------------------------------------------------------------------------------------------------------- */

extern const tutti_backend_host tutti__host;
/* The built-in engines, generated from what the build was configured with; ends with NULL. */
extern const tutti_backend *const tutti__built_in[];

/* Makes *group a group of one rank, served by the single-process cores. */
void tutti__single_group(tutti_group *group);

#endif
