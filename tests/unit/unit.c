/* SPDX-License-Identifier: BSD-3-Clause */
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

static const unit_test *all_tests;
static size_t next_test;
static FILE *captured; /* this process's stderr, in a test */

static void check(bool good, const char *text, const char *file, int line)
{
    CU_assertImplementation(good ? CU_TRUE : CU_FALSE, (unsigned)line, text, file, "", CU_FALSE);
}

void unit_check_status(tutti_status got, tutti_status wanted, const char *call, const char *file, int line)
{
    char text[3000];
    snprintf(text, sizeof text, "%s gave %s (%s), not %s", call, tutti_status_name(got), tutti_last_error(),
             tutti_status_name(wanted));
    check(got == wanted, text, file, line);
    if (got == wanted && got != TUTTI_OK) check(tutti_last_error()[0] != '\0', "a failure without a text", file, line);
}

void unit_check_text(const char *text, const char *part, bool wanted, const char *file, int line)
{
    char said[3000];
    snprintf(said, sizeof said, "\"%s\" %s \"%s\"", text, wanted ? "lacks" : "must not have", part);
    check((strstr(text, part) != NULL) == wanted, said, file, line);
}

void unit_check_int(long long got, long long wanted, const char *expression, const char *file, int line)
{
    char said[500];
    snprintf(said, sizeof said, "%s is %lld, not %lld", expression, got, wanted);
    check(got == wanted, said, file, line);
}

int unit_lines(const char *text)
{
    int lines = 0;
    for (; *text; ++text) lines += *text == '\n';
    return lines;
}

const char *unit_stderr(void)
{
    static char text[20000];
    size_t size;
    fflush(stderr);
    rewind(captured);
    size = fread(text, 1, sizeof text - 1, captured);
    text[size] = '\0';
    return text;
}

/* What a launcher or a user may have set outside must not decide what a test sees. */
static void clear_environment(void)
{
    static const char *const names[] = {
        "OMPI_COMM_WORLD_SIZE",
        "OMPI_COMM_WORLD_RANK",
        "OMPI_COMM_WORLD_LOCAL_RANK",
        "PMI_SIZE",
        "PMI_RANK",
        "PMIX_RANK",
        "MPI_LOCALRANKID",
        "RANK",
        "WORLD_SIZE",
        "LOCAL_RANK",
        "SLURM_STEP_ID",
        "SLURM_STEP_NUM_TASKS",
        "SLURM_NTASKS",
        "SLURM_PROCID",
        "SLURM_LOCALID",
        "TUTTI_BACKEND",
        "TUTTI_LOG",
        "TUTTI_CHECK",
        "TUTTI_TIMEOUT",
        "TUTTI_RANK",
        "TUTTI_SIZE",
        "TUTTI_RENDEZVOUS",
        "TUTTI_MPI_COUNT_LIMIT",
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; ++i) unsetenv(names[i]);
}

/* In the child: the test itself, then its failures in words, as the parent's CUnit knows nothing of them. */
static void run_here(const unit_test *test)
{
    const unsigned before = CU_get_number_of_failures(); /* of tests that ran before the fork */
    unsigned seen = 0;
    int terminal = dup(STDERR_FILENO);
    captured = tmpfile();
    if (terminal < 0 || !captured || dup2(fileno(captured), STDERR_FILENO) < 0) exit(2);
    clear_environment();
    test->run();
    unit_stderr();
    dup2(terminal, STDERR_FILENO);
    for (CU_pFailureRecord it = CU_get_failure_list(); it; it = it->pNext)
        if (seen++ >= before) printf("\n    %s:%u: %s", it->strFileName, it->uiLineNumber, it->strCondition);
    if (seen > before && unit_stderr()[0]) printf("\n    stderr was: %s", unit_stderr());
    fclose(captured);
    close(terminal);
    fflush(stdout);
    exit(seen > before ? 1 : 0);
}

static void run_next(void)
{
    const unit_test *test = &all_tests[next_test++];
    const char *only = getenv("UNIT_ONLY");
    int status = 0;
    pid_t child;
    if (only && !strstr(test->name, only)) return;
    fflush(NULL);
    child = fork();
    if (child == 0) run_here(test);
    CU_ASSERT_FATAL(child > 0);
    CU_ASSERT_EQUAL_FATAL(waitpid(child, &status, 0), child);
    if (WIFSIGNALED(status)) printf("\n    ended by signal %d", WTERMSIG(status));
    CU_ASSERT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

int unit_main(const char *suite, const unit_test *tests, size_t n)
{
    unsigned failures;
    CU_pSuite group;
    if (CU_initialize_registry() != CUE_SUCCESS) return 2;
    group = CU_add_suite(suite, NULL, NULL);
    if (!group) return 2;
    all_tests = tests;
    for (size_t i = 0; i < n; ++i)
        if (!CU_add_test(group, tests[i].name, run_next)) return 2;
    CU_basic_set_mode(CU_BRM_VERBOSE);
    CU_basic_run_tests();
    failures = CU_get_number_of_failures();
    CU_cleanup_registry();
    return failures || next_test != n ? 1 : 0;
}
