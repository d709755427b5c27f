/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The lines on stderr: what a job is, and that tutti_init was forgotten (G10).
 */
#include "core.h"

#include <stdlib.h>

#include "stub_engine.h"
#include "unit.h"

static void launched(const char *rank, const char *size)
{
    setenv("OMPI_COMM_WORLD_RANK", rank, 1);
    setenv("OMPI_COMM_WORLD_SIZE", size, 1);
}

static void call_many_times(void)
{
    for (int i = 0; i < 100; ++i) {
        float x = 3.0f;
        OK(tutti_all_reduce_f32(tutti_world(), &x, &x, 1, TUTTI_AVG));
        EQUAL(x, 3);
        OK(tutti_barrier(tutti_world()));
    }
}

static void test_forgotten_init(void)
{
    launched("0", "4");
    call_many_times();
    EQUAL(unit_lines(unit_stderr()), 1);
    HAS(unit_stderr(), "tutti: warning: tutti_all_reduce was called before tutti_init, though a launcher (Open MPI) "
                       "started 4 processes");
}

static void test_forgotten_init_elsewhere(void)
{
    launched("3", "4");
    call_many_times();
    EQUAL(strlen(unit_stderr()), 0);
}

static void test_forgotten_init_of_one(void)
{
    launched("0", "1");
    call_many_times();
    EQUAL(strlen(unit_stderr()), 0);
}

static void test_forgotten_init_unknown_size(void)
{
    tutti_comm *made = NULL;
    setenv("PMIX_RANK", "0", 1);
    OK(tutti_comm_dup(tutti_world(), &made)); /* any call */
    call_many_times();
    OK(tutti_comm_free(&made));
    EQUAL(unit_lines(unit_stderr()), 1);
    HAS(unit_stderr(), "tutti_comm_dup was called before tutti_init, though a launcher (PMIx) started this process");
}

static void test_no_launcher(void)
{
    call_many_times();
    OK(tutti_init(NULL));
    call_many_times();
    OK(tutti_finalize());
    EQUAL(strlen(unit_stderr()), 0);
}

static void test_silenced(void)
{
    launched("0", "4");
    setenv("TUTTI_LOG", "error", 1);
    call_many_times();
    EQUAL(strlen(unit_stderr()), 0);
}

static void test_asked_before_init(void)
{
    launched("0", "4");
    EQUAL(tutti_comm_size(tutti_world()), 1);
    EQUAL(tutti_comm_rank(tutti_world()), 0);
    EQUAL(strlen(unit_stderr()), 0);
    OK(stub_init(0, 4));
    EQUAL(unit_lines(unit_stderr()), 1);
    HAS(unit_stderr(), "tutti: warning: tutti_comm_rank or tutti_comm_size was asked before tutti_init, and answered "
                       "as for one process; "
                       "now this is rank 0 of 4");
    OK(tutti_finalize());
}

static void test_not_asked(void)
{
    launched("0", "4");
    OK(stub_init(0, 4));
    EQUAL(tutti_comm_size(tutti_world()), 4);
    OK(tutti_finalize());
    EQUAL(tutti_comm_size(tutti_world()), -1); /* no answer that could be wrong later */
    OK(tutti_init(&(tutti_options){ .size = offsetof(tutti_options, rank), .backend = "stub" }));
    OK(tutti_finalize());
    EQUAL(strlen(unit_stderr()), 0);
}

static void test_asked_elsewhere(void)
{
    launched("1", "4");
    EQUAL(tutti_comm_size(tutti_world()), 1);
    OK(stub_init(1, 4));
    OK(tutti_finalize());
    EQUAL(strlen(unit_stderr()), 0);
}

static void test_info_line(void)
{
    setenv("TUTTI_LOG", "info", 1);
    stub.threads = TUTTI_THREADS_FUNNELED;
    OK(stub_init(1, 2));
    EQUAL(strlen(unit_stderr()), 0); /* with the first call, not before */
    for (int i = 0; i < 10; ++i) OK(tutti_barrier(tutti_world()));
    EQUAL(unit_lines(unit_stderr()), 1);
    HAS(unit_stderr(), "tutti: rank 1 of 2 (1 of 2 on its node), host memory: stub, device memory: none, threads: "
                       "funneled\n");
    OK(tutti_finalize());
}

static void test_info_line_of_each_job(void)
{
    setenv("TUTTI_LOG", "info", 1);
    for (int i = 0; i < 3; ++i) {
        OK(tutti_init(NULL));
        call_many_times();
        OK(tutti_finalize());
        EQUAL(unit_lines(unit_stderr()), i + 1);
    }
    HAS(unit_stderr(), "tutti: rank 0 of 1 (0 of 1 on its node), host memory: single, device memory: none, threads: "
                       "single\n");
}

static void test_levels(void)
{
    static const char *const names[] = { "error", "warn", "info", "debug" };
    for (int level = 1; level <= 4; ++level) {
        EQUAL(tutti__log_level_of(names[level - 1]), level);
        tutti__log_set_level(level);
        const int before = unit_lines(unit_stderr());
        for (int said = 1; said <= 4; ++said) tutti__log(said, "%s %d", "line", said);
        EQUAL(unit_lines(unit_stderr()) - before, level);
    }
    HAS(unit_stderr(), "tutti: error: line 1\ntutti: warning: line 2\ntutti: line 3\ntutti: line 4\n");
    EQUAL(tutti__log_level_of(NULL), TUTTI__LOG_WARN);
    EQUAL(tutti__log_level_of("verbose"), 0);
}

static void test_long_line(void)
{
    static char text[5000];
    memset(text, 'x', sizeof text - 1);
    tutti__log(TUTTI__LOG_ERROR, "%s", text);
    EQUAL(unit_lines(unit_stderr()), 1);
    TRUE(strlen(unit_stderr()) < 2100);
}

static const unit_test tests[] = {
    { "G10: tutti_init forgotten under a launcher: one line", test_forgotten_init },
    { "G10: ... from launcher rank 0 only", test_forgotten_init_elsewhere },
    { "G10: ... not for one process", test_forgotten_init_of_one },
    { "G10: ... by a launcher that does not say how many", test_forgotten_init_unknown_size },
    { "no launcher, no line", test_no_launcher },
    { "TUTTI_LOG=error silences warnings", test_silenced },
    { "rank and size asked before tutti_init", test_asked_before_init },
    { "... not asked", test_not_asked },
    { "... from launcher rank 0 only", test_asked_elsewhere },
    { "TUTTI_LOG=info: one line with the first call", test_info_line },
    { "TUTTI_LOG=info: one line for each job", test_info_line_of_each_job },
    { "levels", test_levels },
    { "a line that is too long", test_long_line },
};
UNIT_MAIN("notice", tests)
