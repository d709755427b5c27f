/* SPDX-License-Identifier: BSD-3-Clause
 *
 * tutti's traffic never mixes with the application's: of the application's communicators it only asks rank and size, and
 * makes others from them. An MPI in between counts every other call on MPI_COMM_WORLD or MPI_COMM_SELF.
 */
#include <mpi.h>
#include <stdio.h>

#include "check.h"

static int strangers;
static const char *last_stranger = "";

static void look(MPI_Comm comm, const char *name)
{
    if (comm != MPI_COMM_WORLD && comm != MPI_COMM_SELF) return;
    ++strangers;
    last_stranger = name;
}

/* INTO(name, parameters, arguments): MPI's function with a communicator "comm" among its parameters, looked at on its way. */
#define INTO(name, parameters, arguments) \
    int MPI_##name parameters             \
    {                                     \
        look(comm, "MPI_" #name);         \
        return PMPI_##name arguments;     \
    }
INTO(Barrier, (MPI_Comm comm), (comm))
INTO(Bcast, (void *b, int n, MPI_Datatype t, int root, MPI_Comm comm), (b, n, t, root, comm))
INTO(Reduce, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, int root, MPI_Comm comm), (s, r, n, t, op, root, comm))
INTO(Allreduce, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm), (s, r, n, t, op, comm))
INTO(Allgather, (const void *s, int m, MPI_Datatype u, void *r, int n, MPI_Datatype t, MPI_Comm comm), (s, m, u, r, n, t, comm))
INTO(Gather, (const void *s, int m, MPI_Datatype u, void *r, int n, MPI_Datatype t, int root, MPI_Comm comm),
     (s, m, u, r, n, t, root, comm))
INTO(Scatter, (const void *s, int m, MPI_Datatype u, void *r, int n, MPI_Datatype t, int root, MPI_Comm comm),
     (s, m, u, r, n, t, root, comm))
INTO(Alltoall, (const void *s, int m, MPI_Datatype u, void *r, int n, MPI_Datatype t, MPI_Comm comm), (s, m, u, r, n, t, comm))
INTO(Reduce_scatter_block, (const void *s, void *r, int n, MPI_Datatype t, MPI_Op op, MPI_Comm comm), (s, r, n, t, op, comm))
INTO(Send, (const void *b, int n, MPI_Datatype t, int to, int tag, MPI_Comm comm), (b, n, t, to, tag, comm))
INTO(Recv, (void *b, int n, MPI_Datatype t, int from, int tag, MPI_Comm comm, MPI_Status *s), (b, n, t, from, tag, comm, s))
INTO(Isend, (const void *b, int n, MPI_Datatype t, int to, int tag, MPI_Comm comm, MPI_Request *q), (b, n, t, to, tag, comm, q))
INTO(Irecv, (void *b, int n, MPI_Datatype t, int from, int tag, MPI_Comm comm, MPI_Request *q), (b, n, t, from, tag, comm, q))
INTO(Comm_split_type, (MPI_Comm comm, int type, int key, MPI_Info info, MPI_Comm *out), (comm, type, key, info, out))
INTO(Comm_set_errhandler, (MPI_Comm comm, MPI_Errhandler handler), (comm, handler))
INTO(Comm_set_attr, (MPI_Comm comm, int key, void *value), (comm, key, value))
INTO(Comm_set_name, (MPI_Comm comm, const char *name), (comm, name))

/* Every collective, in MPI's reductions and in folded ones, with few elements and with many. */
static void call_all(tutti_comm *comm)
{
    enum { MANY = 5000 };
    static float send[8 * MANY], recv[8 * MANY];
    const size_t counts[] = { 1, MANY };
    const tutti_op ops[] = { TUTTI_SUM, TUTTI_MIN };
    for (int i = 0; i < 4; ++i) {
        const size_t n = counts[i / 2];
        const tutti_op op = ops[i % 2];
        OK(tutti_barrier(comm));
        OK(tutti_broadcast_f32(comm, send, n, 0));
        OK(tutti_reduce_f32(comm, send, recv, n, op, 0));
        OK(tutti_all_reduce_f32(comm, send, recv, n, op));
        OK(tutti_all_gather_f32(comm, send, recv, n));
        OK(tutti_gather_f32(comm, send, recv, n, 0));
        OK(tutti_scatter_f32(comm, send, recv, n, 0));
        OK(tutti_reduce_scatter_f32(comm, send, recv, n, op));
        OK(tutti_all_to_all_f32(comm, send, recv, n));
    }
}

int main(void)
{
    tutti_comm *group = NULL;
    int from_application = 0;
    start();
    if (size > 8) return 2;
    begin("only calls on communicators of tutti's own");
    call_all(world);
    OK(tutti_comm_split(world, rank % 2, rank, &group));
    call_all(group);
    OK(tutti_comm_free(&group));
    OK(tutti_comm_split_node(world, &group));
    OK(tutti_comm_free(&group));
    if (!CHECK(strangers == 0)) fprintf(stderr, "rank %d: %d calls, the last %s\n", rank, strangers, last_stranger);
    MPI_Bcast(&from_application, 1, MPI_INT, 0, MPI_COMM_WORLD);
    CHECK(strangers == 1); /* the shim looks */
    return finish();
}
