/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The one-process matrix: every function of a collective, in a process that did not call tutti_init, for each type, operator and
 * placement, and with wrong arguments. The generated one_process_matrix.c has a test per collective.
 */
#ifndef TUTTI_TESTS_CONFORMANCE_MATRIX_H
#define TUTTI_TESTS_CONFORMANCE_MATRIX_H

#include "table.h"

typedef struct matrix_test {
    const char *name;
    void (*run)(void);
} matrix_test;

/* All cases of this collective, through each of its functions, as CUnit assertions. */
void matrix_check(const char *collective);
/* Runs the tests; the exit status of the program. */
int matrix_main(const matrix_test *tests, size_t n);

#endif
