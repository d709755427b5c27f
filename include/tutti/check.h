/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Two macros for programs that do not want to write an if after every call. They are code of the program, not of the
 * library: tutti itself never prints a failure and never ends a process.
 */
#ifndef TUTTI_CHECK_H
#define TUTTI_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#include "tutti/comm.h"
#include "tutti/error.h"

/* Runs the call; if it fails, prints why with file, line and rank, ends the whole job and this process (exit status 1). */
#define TUTTI_MUST(call)                                                                                                     \
    do {                                                                                                                     \
        tutti_status tutti_must_status_ = (call);                                                                            \
        if (tutti_must_status_ != TUTTI_OK) {                                                                                \
            fprintf(stderr, "%s:%d: rank %d: %s: %s\n", __FILE__, __LINE__, tutti_comm_rank(tutti_world()),                  \
                    tutti_status_name(tutti_must_status_), tutti_last_error());                                              \
            fflush(stderr);                                                                                                  \
            if (tutti_comm_abort(tutti_world(), 1) != TUTTI_OK) fprintf(stderr, "the job could not be ended for all\n");    \
            exit(1);                                                                                                         \
        }                                                                                                                    \
    } while (0)

/* Runs the call; if it fails, returns its status from the function that contains this line. */
#define TUTTI_TRY(call)                                                                                                      \
    do {                                                                                                                     \
        tutti_status tutti_try_status_ = (call);                                                                             \
        if (tutti_try_status_ != TUTTI_OK) return tutti_try_status_;                                                         \
    } while (0)

#endif
