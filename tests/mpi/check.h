/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The frame of the MPI engine's tests. Each is a plain program that the launcher starts on some ranks; what fails on a rank
 * is printed there with the number of its case, and makes the program's exit status 1.
 */
#ifndef TUTTI_TESTS_MPI_CHECK_H
#define TUTTI_TESTS_MPI_CHECK_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "tutti/tutti.h"

/* tutti_world() and this process in it: set by start(). */
extern tutti_comm *world;
extern int rank, size;

/* tutti_init; ends the process if that fails. */
void start(void);
/* tutti_finalize, and the exit status of the program. */
int finish(void);
/* As finish, for a program that has no job any more. */
int verdict(void);

/* What follows belongs to this case ("B4"). */
void begin(const char *name);

bool check(bool good, const char *what, const char *file, int line);
void check_status(tutti_status got, tutti_status want, const char *part, const char *call, const char *file, int line);

#define CHECK(condition) check(condition, #condition, __FILE__, __LINE__)
#define OK(call) check_status((call), TUTTI_OK, NULL, #call, __FILE__, __LINE__)
/* Fails with this status, and tutti_last_error() has this part. */
#define FAILS(status, part, call) check_status((call), status, part, #call, __FILE__, __LINE__)

#endif
