/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The frame of the unit tests on CUnit. Each test runs in a process of its own, so that it starts before tutti_init, may set
 * variables, and may leave what it likes. What it writes to stderr can be read back with unit_stderr().
 */
#ifndef TUTTI_TESTS_UNIT_UNIT_H
#define TUTTI_TESTS_UNIT_UNIT_H

#include <CUnit/Basic.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "tutti/tutti.h"

typedef struct unit_test {
    const char *name; /* begins with the number of its case, if it has one: "G4: ..." */
    void (*run)(void);
} unit_test;

/* Runs all tests (UNIT_ONLY=text: those with it in their name); the exit status of the program. */
int unit_main(const char *suite, const unit_test *tests, size_t n);
#define UNIT_MAIN(suite, tests)                                          \
    int main(void)                                                       \
    {                                                                    \
        return unit_main(suite, tests, sizeof(tests) / sizeof *(tests)); \
    }

/* What this test has written to stderr so far. */
const char *unit_stderr(void);
int unit_lines(const char *text);

void unit_check_status(tutti_status got, tutti_status wanted, const char *call, const char *file, int line);
void unit_check_text(const char *text, const char *part, bool wanted, const char *file, int line);
void unit_check_int(long long got, long long wanted, const char *expression, const char *file, int line);

/* The call's status; with what came instead, and its text, if it is another one. */
#define OK(call) unit_check_status((call), TUTTI_OK, #call, __FILE__, __LINE__)
#define FAILS(status, call) unit_check_status((call), status, #call, __FILE__, __LINE__)
/* tutti_last_error() has this part, or has it not. */
#define SAYS(part) unit_check_text(tutti_last_error(), part, true, __FILE__, __LINE__)
#define SAYS_NOT(part) unit_check_text(tutti_last_error(), part, false, __FILE__, __LINE__)
#define HAS(text, part) unit_check_text(text, part, true, __FILE__, __LINE__)
#define EQUAL(got, wanted) unit_check_int((long long)(got), (long long)(wanted), #got, __FILE__, __LINE__)
#define TRUE(condition) unit_check_int(!!(condition), 1, #condition, __FILE__, __LINE__)

#endif
