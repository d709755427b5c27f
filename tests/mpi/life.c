/* SPDX-License-Identifier: BSD-3-Clause
 *
 * How a job begins and ends under MPI, and what goes wrong there; the argument says which story this process plays.
 */
#include <limits.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#include "check.h"

/* ---- an MPI that fails when told ----------------------------------------------------------------------------------- */

static int next_error = MPI_SUCCESS, next_send_error = MPI_SUCCESS;

int MPI_Allreduce(const void *send, void *recv, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm)
{
    return next_error != MPI_SUCCESS ? next_error : PMPI_Allreduce(send, recv, count, type, op, comm);
}

int MPI_Irecv(void *buffer, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Request *request)
{
    return next_error != MPI_SUCCESS ? next_error : PMPI_Irecv(buffer, count, type, from, tag, comm, request);
}

int MPI_Isend(const void *buffer, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request)
{
    return next_send_error != MPI_SUCCESS ? next_send_error : PMPI_Isend(buffer, count, type, to, tag, comm, request);
}

static void mpi_text(int code, char *text)
{
    int length;
    MPI_Error_string(code, text, &length);
}

/* ---- what each story needs ----------------------------------------------------------------------------------------- */

static void check_sum(tutti_comm *comm)
{
    const int n = tutti_comm_size(comm);
    float value = (float)(tutti_comm_rank(comm) + 1);
    OK(tutti_all_reduce_f32(comm, &value, &value, 1, TUTTI_SUM));
    CHECK(value == (float)(n * (n + 1) / 2));
}

static bool mpi_ended(void)
{
    int ended = 0;
    MPI_Finalized(&ended);
    return ended;
}

/* The application's own MPI works. */
static void check_mpi(void)
{
    int one = 1, sum = 0, n = 0;
    CHECK(!mpi_ended());
    if (mpi_ended()) return;
    MPI_Comm_size(MPI_COMM_WORLD, &n);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    CHECK(sum == n);
}

static void check_start_refused_after_end(void)
{
    CHECK(mpi_ended());
    FAILS(TUTTI_ERR_STATE, "tutti_init", tutti_init(NULL));
    FAILS(TUTTI_ERR_STATE, "finalised already", tutti_init(NULL));
    CHECK(!tutti_initialized());
    OK(tutti_finalize());
}

/* ---- the stories --------------------------------------------------------------------------------------------------- */

static int mpi_was_there(void)
{
    MPI_Init(NULL, NULL);
    begin("G5: MPI initialised by the application");
    for (int i = 0; i < 3; ++i) {
        start();
        check_sum(world);
        OK(tutti_finalize());
        check_mpi();
    }
    MPI_Finalize();
    return verdict();
}

static int mpi_ends_first(void)
{
    tutti_comm *group = NULL;
    float value = 1, values[5000] = { 0 };
    MPI_Init(NULL, NULL);
    start();
    begin("G5: MPI finalised by the application first");
    check_sum(world);
    OK(tutti_all_reduce_f32(world, values, values, 5000, TUTTI_MAX)); /* pieces: a second communicator below */
    OK(tutti_comm_dup(world, &group));
    MPI_Finalize();
    OK(tutti_comm_free(&group));
    OK(tutti_finalize());
    OK(tutti_finalize());
    FAILS(TUTTI_ERR_STATE, "tutti_finalize", tutti_all_reduce_f32(world, &value, &value, 1, TUTTI_SUM));
    check_start_refused_after_end();
    return verdict();
}

static int mpi_ended_before(void)
{
    begin("G5: MPI ran in this process and ended before tutti_init");
    MPI_Init(NULL, NULL);
    MPI_Finalize();
    check_start_refused_after_end();
    return verdict();
}

static int ours_ends(void)
{
    start();
    begin("G5: MPI started by tutti ends with it, once");
    CHECK(!mpi_ended());
    check_sum(world);
    FAILS(TUTTI_ERR_STATE, "tutti_init", tutti_init(NULL)); /* G4 */
    check_sum(world);
    OK(tutti_finalize());
    check_start_refused_after_end();
    return verdict();
}

static int leaves(void)
{
    start();
    begin("G7: exit without finalize");
    check_sum(world);
    return verdict();
}

static int fails(void)
{
    static const int codes[] = { MPI_ERR_TRUNCATE, MPI_ERR_OTHER, MPI_ERR_COUNT };
    char text[MPI_MAX_ERROR_STRING];
    float value = 1, values[5000] = { 0 };
    tutti_comm *groups[4] = { NULL, NULL, NULL, NULL }, *healthy = NULL;
    start();
    begin("an error of MPI");
    OK(tutti_comm_dup(world, &healthy));
    for (int i = 0; i < 4; ++i) {
        const int code = codes[i % 3];
        OK(tutti_comm_dup(world, &groups[i]));
        if (i == 3) OK(tutti_all_reduce_f32(groups[i], values, values, 5000, TUTTI_MAX)); /* opens what carries pieces */
        mpi_text(code, text);
        next_error = code;
        if (i < 3) FAILS(TUTTI_ERR_BACKEND, text, tutti_all_reduce_f32(groups[i], &value, &value, 1, TUTTI_SUM));
        else FAILS(TUTTI_ERR_BACKEND, text, tutti_all_reduce_f32(groups[i], values, values, 5000, TUTTI_MAX));
        next_error = MPI_SUCCESS;
        CHECK(strstr(tutti_last_error(), "tutti_all_reduce") != NULL);
        CHECK(strstr(tutti_last_error(), i < 3 ? "MPI_Allreduce" : "MPI_Irecv") != NULL);
        FAILS(TUTTI_ERR_COMM, text, tutti_all_reduce_f32(groups[i], &value, &value, 1, TUTTI_SUM));
        FAILS(TUTTI_ERR_COMM, "tutti_barrier", tutti_barrier(groups[i]));
        check_sum(healthy);
        check_sum(world);
        if (i != 1) OK(tutti_comm_free(&groups[i])); /* one is left to finalize */
    }
    return finish();
}

static const char *size_variable = "PMI_SIZE";

static int other_launcher(void)
{
    begin("G13: a launcher says 4 processes, MPI sees one");
    FAILS(TUTTI_ERR_BACKEND, "tutti_init", tutti_init(NULL));
    CHECK(strstr(tutti_last_error(), "4 processes") != NULL);
    CHECK(strstr(tutti_last_error(), size_variable) != NULL);
    CHECK(strstr(tutti_last_error(), "another MPI") != NULL);
    CHECK(!tutti_initialized());
    return verdict();
}

static int each_alone(void)
{
    begin("G13: engine single, a launcher of more than one");
    FAILS(TUTTI_ERR_ARGUMENT, "TUTTI_BACKEND", tutti_init(NULL));
    CHECK(strstr(tutti_last_error(), "single") != NULL);
    CHECK(!tutti_initialized());
    return verdict();
}

static int never_started(void)
{
    float value = 3, got = 0;
    begin("G10: tutti_init not called");
    OK(tutti_barrier(tutti_world()));
    OK(tutti_all_reduce_f32(tutti_world(), &value, &got, 1, TUTTI_SUM));
    CHECK(got == 3);
    OK(tutti_all_reduce_f32(tutti_world(), &value, &got, 1, TUTTI_AVG));
    OK(tutti_broadcast_f32(tutti_world(), &value, 1, 0));
    OK(tutti_all_gather_f32(tutti_world(), &value, &got, 1));
    CHECK(got == 3);
    FAILS(TUTTI_ERR_ARGUMENT, "root", tutti_broadcast_f32(tutti_world(), &value, 1, 1));
    CHECK(tutti_comm_rank(tutti_world()) == 0 && tutti_comm_size(tutti_world()) == 1);
    return verdict();
}

static int limited(void)
{
    enum { LIMIT = 100 }; /* TUTTI_MPI_COUNT_LIMIT */
    static float send[8 * (LIMIT + 1)], recv[8 * (LIMIT + 1)];
    const char *says = "count is 101; right is at most 100";
    start();
    begin("B12: more elements than one MPI call takes");
    for (int i = 0; i < 3; ++i) {
        const tutti_op op = i == 0 ? TUTTI_SUM : i == 1 ? TUTTI_MAX : TUTTI_AVG;
        const size_t n = LIMIT + 1;
        FAILS(TUTTI_ERR_UNSUPPORTED, says, tutti_all_reduce_f32(world, send, recv, n, op));
        FAILS(TUTTI_ERR_UNSUPPORTED, says, tutti_reduce_f32(world, send, recv, n, op, 0));
        FAILS(TUTTI_ERR_UNSUPPORTED, says, tutti_reduce_scatter_f32(world, send, recv, n, op));
        OK(tutti_all_reduce_f32(world, send, recv, LIMIT, op));
        OK(tutti_reduce_f32(world, send, recv, LIMIT, op, 0));
        OK(tutti_reduce_scatter_f32(world, send, recv, LIMIT, op));
    }
    FAILS(TUTTI_ERR_UNSUPPORTED, says, tutti_broadcast_f32(world, recv, LIMIT + 1, 0));
    FAILS(TUTTI_ERR_UNSUPPORTED, says, tutti_all_gather_f32(world, send, recv, LIMIT + 1));
    FAILS(TUTTI_ERR_UNSUPPORTED, says, tutti_gather_f32(world, send, recv, LIMIT + 1, 0));
    FAILS(TUTTI_ERR_UNSUPPORTED, says, tutti_scatter_f32(world, send, recv, LIMIT + 1, 0));
    FAILS(TUTTI_ERR_UNSUPPORTED, says, tutti_all_to_all_f32(world, send, recv, LIMIT + 1));
    OK(tutti_broadcast_f32(world, recv, LIMIT, 0));
    OK(tutti_all_gather_f32(world, send, recv, LIMIT));
    OK(tutti_gather_f32(world, send, recv, LIMIT, 0));
    OK(tutti_scatter_f32(world, send, recv, LIMIT, 0));
    OK(tutti_all_to_all_f32(world, send, recv, LIMIT));
    check_sum(world);
    return finish();
}

/* What was to be received may still come: the engine keeps that memory, and neither free nor finalize waits for it. */
static int fails_midway(void)
{
    static float values[50000];
    tutti_comm *group = NULL;
    start();
    begin("an error of MPI with receives under way");
    OK(tutti_comm_dup(world, &group));
    next_send_error = MPI_ERR_OTHER;
    FAILS(TUTTI_ERR_BACKEND, "MPI_Isend", tutti_all_reduce_f32(group, values, values, 50000, TUTTI_MAX));
    next_send_error = MPI_SUCCESS;
    FAILS(TUTTI_ERR_COMM, "MPI_Isend", tutti_barrier(group));
    check_sum(world);
    OK(tutti_comm_free(&group));
    OK(tutti_all_reduce_f32(world, values, values, 50000, TUTTI_MAX));
    return finish();
}

/* Refused before anything is looked at but addresses, so that no buffer of that size is needed. */
static int past_int(void)
{
    static uint8_t byte = 7;
    start();
    begin("more elements than an int counts");
    FAILS(TUTTI_ERR_UNSUPPORTED, "right is at most 2147483647",
          tutti_all_reduce_u8(world, &byte, &byte, (size_t)INT_MAX + 1, TUTTI_SUM));
    FAILS(TUTTI_ERR_UNSUPPORTED, "count is 2147483648", tutti_broadcast_u8(world, &byte, (size_t)INT_MAX + 1, 0));
    CHECK(byte == 7);
    check_sum(world);
    return finish();
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int (*play)(void);
    } stories[] = {
        { "mpi-was-there", mpi_was_there },   { "mpi-ends-first", mpi_ends_first }, { "ours-ends", ours_ends },
        { "leaves", leaves },                 { "fails", fails },                   { "other-launcher", other_launcher },
        { "each-alone", each_alone },         { "never-started", never_started },   { "limited", limited },
        { "mpi-ended-before", mpi_ended_before }, { "past-int", past_int },
        { "fails-midway", fails_midway },
    };
    if (argc > 2) size_variable = argv[2];
    for (size_t i = 0; i < sizeof stories / sizeof *stories; ++i)
        if (argc > 1 && strcmp(argv[1], stories[i].name) == 0) return stories[i].play();
    fputs("usage: mpi_life STORY [VARIABLE]\n", stderr);
    return 2;
}
