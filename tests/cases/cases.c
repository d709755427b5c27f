/* SPDX-License-Identifier: BSD-3-Clause */
#include "cases.h"

#include <CUnit/Basic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { PATIENCE = 100 }; /* seconds; then the alarm ends the process, and the launcher the others */

tutti_comm *world;
int rank, size;

void check_true(bool good, const char *what, const char *file, int line)
{
    CU_assertImplementation(good ? CU_TRUE : CU_FALSE, (unsigned)line, what, file, "", CU_FALSE);
}

void check_status(tutti_status got, tutti_status want, const char *call, const char *file, int line)
{
    char text[2000];
    snprintf(text, sizeof text, "%.300s gave %s (%.1000s), not %s", call, tutti_status_name(got), tutti_last_error(),
             tutti_status_name(want));
    check_true(got == want, text, file, line);
}

void check_text(const char *part, const char *file, int line)
{
    char text[2000];
    snprintf(text, sizeof text, "\"%.1500s\" lacks \"%.300s\"", tutti_last_error(), part);
    check_true(strstr(tutti_last_error(), part) != NULL, text, file, line);
}

void check_same(const void *got, const void *want, size_t count, size_t element, const char *what, const char *file, int line)
{
    char text[600];
    size_t at = 0;

    if (memcmp(got, want, count * element) == 0) {
        check_true(true, what, file, line);
        return;
    }
    while (memcmp((const char *)got + at * element, (const char *)want + at * element, element) == 0) ++at;
    snprintf(text, sizeof text, "%.300s, but not at [%zu]:", what, at);
    for (size_t k = element; k-- > 0;) {
        snprintf(text + strlen(text), sizeof text - strlen(text), "%s%02x", k == element - 1 ? " 0x" : "",
                 ((const unsigned char *)got)[at * element + k]);
    }
    check_true(false, text, file, line);
}

static void add_those_for_this_size(CU_pSuite suite, const case_test *tests, const char *only)
{
    for (; tests->name; ++tests) {
        if (!(tests->ranks >> size & 1) || (only && strncmp(tests->name, only, strlen(only)) != 0)) continue;
        if (!suite || !CU_add_test(suite, tests->name, tests->run)) exit(2);
    }
}

/* Failures on every rank, with its number; on rank 0 also what was run. */
static unsigned print_results(void)
{
    unsigned failures = 0;
    for (CU_pFailureRecord record = CU_get_failure_list(); record; record = record->pNext, ++failures) {
        fprintf(stderr, "rank %d of %d: %s: %s:%u: %s\n", rank, size, record->pTest ? record->pTest->pName : "?",
                record->strFileName, record->uiLineNumber, record->strCondition);
    }
    if (rank == 0) {
        printf("cases: engine %s, ranks %d: %u tests, %u assertions on rank 0, %u failed there\n",
               tutti_comm_backend(world, TUTTI_MEMORY_HOST), size, CU_get_number_of_tests_run(), CU_get_number_of_asserts(),
               failures);
    }
    return failures;
}

static void announce(const CU_pTest test, const CU_pSuite suite)
{
    (void)suite;
    if (rank == 0) printf("%s\n", test->pName);
    fflush(stdout);
}

/* An argument: only the cases whose names begin so. */
int main(int argc, char **argv)
{
    CU_pSuite suite;
    unsigned failures;

    alarm(PATIENCE);
    TUTTI_MUST(tutti_init(NULL));
    world = tutti_world();
    rank = tutti_comm_rank(world);
    size = tutti_comm_size(world);
    if (CU_initialize_registry() != CUE_SUCCESS) return 2;
    suite = CU_add_suite("cases", NULL, NULL);
    add_those_for_this_size(suite, cases_of_values, argc > 1 ? argv[1] : NULL);
    add_those_for_this_size(suite, cases_of_buffers, argc > 1 ? argv[1] : NULL);
    add_those_for_this_size(suite, cases_of_sizes, argc > 1 ? argv[1] : NULL);
    add_those_for_this_size(suite, cases_of_groups, argc > 1 ? argv[1] : NULL);
    CU_set_test_start_handler(announce);
    CU_run_all_tests();
    failures = print_results() + (CU_get_number_of_tests_run() == 0);
    CU_cleanup_registry();
    TUTTI_MUST(tutti_finalize());
    return failures != 0;
}
