/* SPDX-License-Identifier: BSD-3-Clause */
#include "matrix.h"

#include <CUnit/Basic.h>
#include <string.h>

#include "run.h"

static size_t cases;

static size_t functions_of(const conformance_collective *c)
{
    size_t found = (c->any != NULL) + (c->with != NULL);
    for (int k = 0; k < CONFORMANCE_DTYPES; ++k) found += (c->typed[k] != NULL) + (c->plain[k] != NULL);
    return found;
}

void matrix_check(const char *collective)
{
    conformance_run run = { .comm = tutti_world(), .rank = 0, .size = 1, .group = "no tutti_init", .seed = 1, .every_form = true,
                            .watchdog = 60 };
    const conformance_collective *const *c = conformance_collectives;

    while (*c && strcmp((*c)->name, collective) != 0) ++c;
    CU_ASSERT_PTR_NOT_NULL_FATAL(*c);
    CU_ASSERT_FALSE(tutti_initialized());
    conformance_run_collective(&run, *c);
    CU_ASSERT_EQUAL(run.failed, 0);
    CU_ASSERT_EQUAL(run.cases, (*c)->matrix);
    CU_ASSERT_EQUAL(functions_of(*c), (*c)->functions);
    cases += run.cases;
}

int matrix_main(const matrix_test *tests, size_t n)
{
    CU_pSuite suite;
    unsigned failures;

    if (CU_initialize_registry() != CUE_SUCCESS) return 2;
    suite = CU_add_suite("one process, every function", NULL, NULL);
    for (size_t k = 0; k < n; ++k) {
        if (!suite || !CU_add_test(suite, tests[k].name, tests[k].run)) return 2;
    }
    CU_basic_set_mode(CU_BRM_VERBOSE);
    CU_basic_run_tests();
    failures = CU_get_number_of_failures();
    CU_cleanup_registry();
    printf("one_process_matrix: %zu collectives, %zu cases, %s\n", n, cases, failures ? "FAILED" : "0 failed");
    return failures != 0;
}
