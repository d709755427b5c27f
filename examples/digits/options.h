/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef DIGITS_OPTIONS_H
#define DIGITS_OPTIONS_H

#include <stddef.h>
#include <stdint.h>

typedef struct options {
    const char *data;   /* the file with the images */
    const char *losses; /* where to write epoch, loss, accuracy; NULL: nowhere */
    size_t epochs;      /* at most */
    size_t batch;       /* images a step, of all ranks together */
    uint64_t seed;
    double until;   /* stop below this loss */
    double seconds; /* stop after this time; 0: no limit */
} options;

/* Returns 0, 1 after --help, or 2 after a message about what is wrong. Only the one told to speaks. */
int options_parse(int argc, char **argv, int speak, options *out);

#endif
