/* SPDX-License-Identifier: BSD-3-Clause */
#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "digits: trains a small network on handwritten digits, on one process or on many.\n"
    "  ./digits [options]              mpirun -n 2 ./digits [options]\n"
    "  --epochs N     at most so many passes over the images (40)\n"
    "  --batch N      images a step, of all ranks together (64)\n"
    "  --seed N       other weights, another order (1)\n"
    "  --until LOSS   stop below this loss (0.05)\n"
    "  --seconds S    stop after this time (0: no limit)\n"
    "  --data FILE    read the images from here\n"
    "  --losses FILE  write one line an epoch: epoch, loss, accuracy\n";

static int whole(const char *text, unsigned long long least, unsigned long long *out)
{
    char *end;
    *out = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0' && *out >= least && *out <= 1000000000;
}

static int real(const char *text, double *out)
{
    char *end;
    *out = strtod(text, &end);
    return end != text && *end == '\0' && *out >= 0.0;
}

/* Sets the option called name. False: there is none, or it does not take this value. */
static int set(options *out, const char *name, const char *value)
{
    unsigned long long number = 0;
    int good = 1;

    if (strcmp(name, "--epochs") == 0 && (good = whole(value, 1, &number)) != 0)
        out->epochs = (size_t)number;
    else if (strcmp(name, "--batch") == 0 && (good = whole(value, 1, &number)) != 0)
        out->batch = (size_t)number;
    else if (strcmp(name, "--seed") == 0 && (good = whole(value, 0, &number)) != 0)
        out->seed = number;
    else if (strcmp(name, "--until") == 0)
        good = real(value, &out->until);
    else if (strcmp(name, "--seconds") == 0)
        good = real(value, &out->seconds);
    else if (strcmp(name, "--data") == 0)
        out->data = value;
    else if (strcmp(name, "--losses") == 0)
        out->losses = value;
    else
        good = 0;
    return good;
}

int options_parse(int argc, char **argv, int speak, options *out)
{
    *out = (options){ .data = DIGITS_DATA, .epochs = 40, .batch = 64, .seed = 1, .until = 0.05 };
    for (int i = 1; i < argc; i += 2) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (strcmp(argv[i], "--help") == 0) {
            if (speak) fputs(help, stdout);
            return 1;
        }
        if (!set(out, argv[i], value)) {
            if (speak) fprintf(stderr, "digits: \"%s %s\" is no option; --help shows them\n", argv[i], value);
            return 2;
        }
    }
    return 0;
}
