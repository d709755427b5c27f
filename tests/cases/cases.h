/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The frame of the tests that name a case of other systems' bug reports ("V2", "B5"). One program runs, on as many ranks as the
 * launcher gives it, those that are meant for that number. Assertions count on the rank on which they fail.
 */
#ifndef TUTTI_TESTS_CASES_CASES_H
#define TUTTI_TESTS_CASES_CASES_H

#include <CUnit/CUnit.h>
#include <stdint.h>
#include <string.h>

#include "tutti/tutti.h"

/* Numbers of ranks: AT(2) | AT(4). */
#define AT(ranks) (1u << (ranks))
#define AT_1_TO_4 (AT(1) | AT(2) | AT(3) | AT(4))
#define AT_2_TO_4 (AT(2) | AT(3) | AT(4))

typedef struct case_test {
    const char *name; /* its number, and what it is about */
    unsigned ranks;
    void (*run)(void);
} case_test;

/* values.c, buffers.c, sizes.c, groups.c; each list ends with a NULL name. */
extern const case_test cases_of_values[], cases_of_buffers[], cases_of_sizes[], cases_of_groups[];

/* tutti_world() and this process in it. */
extern tutti_comm *world;
extern int rank, size;

void check_status(tutti_status got, tutti_status want, const char *call, const char *file, int line);
void check_text(const char *part, const char *file, int line);
void check_same(const void *got, const void *want, size_t count, size_t element, const char *what, const char *file, int line);
void check_true(bool good, const char *what, const char *file, int line);

#define OK(call) check_status((call), TUTTI_OK, #call, __FILE__, __LINE__)
#define FAILS(status, call) check_status((call), status, #call, __FILE__, __LINE__)
/* tutti_last_error() has this part. */
#define SAYS(part) check_text(part, __FILE__, __LINE__)
/* The elements of the buffer are these, bit for bit: SAME(int32_t, recv, 1, 2, 3). */
#define SAME(type, buffer, ...)                                                                                              \
    check_same(buffer, (const type[]){ __VA_ARGS__ }, sizeof((const type[]){ __VA_ARGS__ }) / sizeof(type), sizeof(type), \
               #buffer " is {" #__VA_ARGS__ "}", __FILE__, __LINE__)
#define TRUE(condition) check_true(condition, #condition, __FILE__, __LINE__)

/* The value of this rank, out of one a rank: HERE(int, 3, 5). */
#define HERE(type, ...) (((const type[]){ __VA_ARGS__ })[rank])

#endif
