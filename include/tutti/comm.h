/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Communicators, and the life of a job: tutti_init ... tutti_finalize.
 */
#ifndef TUTTI_COMM_H
#define TUTTI_COMM_H

#include "tutti/attributes.h"
#include "tutti/dtypes.h"
#include "tutti/ops.h"
#include "tutti/status.h"

TUTTI_BEGIN_DECLS

/* A group of ranks that call collectives together. */
typedef struct tutti_comm tutti_comm;
/* An outstanding operation. */
typedef struct tutti_request tutti_request;

/* Where the buffers of a call are. Equal on all ranks of the call. */
typedef enum tutti_memory {
    TUTTI_MEMORY_DETECT = 0, /* the library looks (one query a call, only in a process with a CUDA context) */
    TUTTI_MEMORY_HOST = 1,
    TUTTI_MEMORY_DEVICE = 2
} tutti_memory;

/* How the program's threads call the library. */
typedef enum tutti_threads {
    TUTTI_THREADS_DETECT = 0, /* under an MPI that runs already: what it says; else single */
    TUTTI_THREADS_SINGLE = 1,
    TUTTI_THREADS_FUNNELED = 2,
    TUTTI_THREADS_SERIALIZED = 3,
    TUTTI_THREADS_MULTIPLE = 4
} tutti_threads;

/* The colour of ranks that take part in a split but join no group. */
#define TUTTI_UNDEFINED (-1)

/* Options of one call, for the _with functions. A zero member means: as without options. */
typedef struct tutti_call {
    size_t size;             /* sizeof(tutti_call), in bytes */
    void *stream;            /* CUDA stream of this call (device memory) */
    double timeout_seconds;  /* deadline of this call */
    const char *label;       /* named in error texts and logs */
    tutti_memory memory;     /* where the buffers are */
    tutti_request **request; /* set: the call only starts, and this is where its request goes */
} tutti_call;
#define TUTTI_CALL_INIT { sizeof(tutti_call), 0, 0.0, 0, TUTTI_MEMORY_DETECT, 0 }

/* Options of tutti_init. Set members win over the environment; TUTTI_OPTIONS_INIT leaves every one of them open. */
typedef struct tutti_options {
    size_t size;                 /* sizeof(tutti_options), in bytes */
    const char *backend;         /* as TUTTI_BACKEND: "mpi", "single", "host:mpi,device:nccl"; NULL: find out */
    int rank;                    /* -1: find out */
    int world_size;              /* -1: find out */
    int local_rank;              /* -1: find out */
    int device;                  /* -1: find out */
    const char *rendezvous;      /* as TUTTI_RENDEZVOUS; NULL: find out */
    void *stream;                /* CUDA stream of the world communicator; NULL: the legacy default stream */
    double timeout_seconds;      /* default deadline of calls; 0: none */
    double init_timeout_seconds; /* deadline of tutti_init itself */
    tutti_threads threads;
} tutti_options;
#define TUTTI_OPTIONS_INIT { sizeof(tutti_options), 0, -1, -1, -1, -1, 0, 0, 0.0, 300.0, TUTTI_THREADS_DETECT }

/*
 * Joins the job. Collective over all processes of the job. options may be NULL: everything from the environment.
 * In a process that no launcher started (and no MPI runs in), the job is this process alone.
 * Errors: STATE when initialised already, or when MPI was finalised before; ARGUMENT for a bad option or variable;
 * BACKEND when the engine cannot start, or sees another number of processes than the launcher.
 */
TUTTI_NODISCARD tutti_status tutti_init(const tutti_options *options);

/*
 * Leaves the job: frees every live communicator, in the order in which they were made, and finalises the engine that
 * tutti_init started (never one that the application started). Collective. Without tutti_init, and a second time: OK.
 */
tutti_status tutti_finalize(void);

/* True between tutti_init and tutti_finalize. */
bool tutti_initialized(void);

/*
 * The communicator of the whole job: one address for the life of the process. Rank 0 of 1 before tutti_init; after
 * tutti_finalize every call on it is TUTTI_ERR_STATE. It cannot be freed.
 */
tutti_comm *tutti_world(void);

/* This process's rank in the communicator, and its number of ranks. NULL and freed ones: -1. */
int tutti_comm_rank(const tutti_comm *comm);
int tutti_comm_size(const tutti_comm *comm);

/* This process's number among those of its node, and how many there are. 0 of 1 before tutti_init. */
int tutti_local_rank(void);
int tutti_local_size(void);

/* The name of the engine that carries calls on this kind of memory ("single", "mpi", ...); "none" where there is none. */
const char *tutti_comm_backend(const tutti_comm *comm, tutti_memory memory);

/*
 * Making communicators. A new one has the memory and the stream that its parent is set to at that moment, and does not need
 * its parent afterwards. *out is NULL after a failure.
 *
 * Splits comm into one communicator per colour (>= 0), ranks ordered by key, then by old rank. TUTTI_UNDEFINED: takes part
 * and gets NULL. Collective over comm. Errors: ARGUMENT for other negative colours and a NULL out.
 */
TUTTI_NODISCARD tutti_status tutti_comm_split(tutti_comm *comm, int color, int key, tutti_comm **out);

/*
 * A communicator of the n ranks listed (ranks of comm), in the order of the list; NULL for ranks not in it. Collective over
 * comm, with the same list everywhere. Errors: ARGUMENT for a duplicate, a rank out of range, or n < 1.
 */
TUTTI_NODISCARD tutti_status tutti_comm_subset(tutti_comm *comm, const int *ranks, int n, tutti_comm **out);

/* One communicator per node, ranks in the order of comm. Collective over comm. */
TUTTI_NODISCARD tutti_status tutti_comm_split_node(tutti_comm *comm, tutti_comm **out);

/* The same ranks in a communicator of its own, whose calls never mix with comm's. Collective over comm. */
TUTTI_NODISCARD tutti_status tutti_comm_dup(tutti_comm *comm, tutti_comm **out);

/*
 * Frees *comm and sets it NULL. Collective over its ranks. NULL and *comm NULL: OK. A communicator may be freed before or
 * after those that were made from it. After tutti_finalize: OK, and no engine is called. Errors: STATE for the world.
 */
tutti_status tutti_comm_free(tutti_comm **comm);

/* Ends the whole job with this exit code, as far as the engine can (a process alone: nothing happens). */
TUTTI_NODISCARD tutti_status tutti_comm_abort(tutti_comm *comm, int code);

/* From now on the buffers of calls on comm are here; TUTTI_MEMORY_DETECT: look again at each call. */
TUTTI_NODISCARD tutti_status tutti_comm_set_memory(tutti_comm *comm, tutti_memory memory);

/* The CUDA stream of calls on device memory. NULL: the legacy default stream. */
TUTTI_NODISCARD tutti_status tutti_comm_set_stream(tutti_comm *comm, void *cuda_stream);

/* Waits until everything that was enqueued on comm is done. Host memory: nothing is ever left to wait for. */
TUTTI_NODISCARD tutti_status tutti_comm_synchronize(tutti_comm *comm);

/*
 * Shares count elements among size ranks: *length elements from *offset on belong to this rank. The first count % size
 * ranks get one more than the others. Pure arithmetic: no communicator, no failure (size < 1 or a rank out of range: 0, 0).
 */
void tutti_shard(size_t count, int rank, int size, size_t *offset, size_t *length);

/* The library's version, "major.minor.patch". */
const char *tutti_version(void);

/* Frees what a collective allocated for the caller. NULL: nothing. */
void tutti_free(void *memory);

TUTTI_END_DECLS

#endif
