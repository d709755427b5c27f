/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The handwritten digits: images of 8 x 8 pixels, and which digit each one is.
 */
#ifndef DIGITS_DATA_H
#define DIGITS_DATA_H

#include <stddef.h>
#include <stdint.h>

enum { DIGITS_PIXELS = 64, DIGITS_CLASSES = 10 };

typedef struct digits {
    size_t n_train, n_test; /* the first n_train images are to train on, the n_test after them to test on */
    float *pixels;          /* [image][DIGITS_PIXELS], 0 to 1 */
    unsigned char *labels;  /* [image], 0 to 9 */
} digits;

/* Reads the file (CSV, gzip) and splits it, the same way in every process. On failure prints why and returns -1. */
int digits_load(const char *path, digits *out);
void digits_free(digits *data);

static inline const float *digits_image(const digits *data, size_t image)
{
    return data->pixels + image * DIGITS_PIXELS;
}

/* A small generator of random numbers (xorshift64*), so that a seed means the same on every machine. */
typedef struct random_state {
    uint64_t bits;
} random_state;
random_state random_from(uint64_t seed);
uint64_t random_below(random_state *state, uint64_t limit); /* 0 to limit - 1 */
double random_between(random_state *state, double low, double high);

/* Puts order[0 .. n - 1] into a random order. */
void random_shuffle(random_state *state, size_t *order, size_t n);

#endif
