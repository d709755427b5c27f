/* SPDX-License-Identifier: BSD-3-Clause */
#include "data.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { MAX_LINE = 512, MAX_PIXEL = 16, TRAIN_IN_FIVE = 4 };

random_state random_from(uint64_t seed)
{
    random_state state = { seed * 0x9e3779b97f4a7c15u + 0x2545f4914f6cdd1du };
    if (state.bits == 0) state.bits = 1; /* the one state that the generator never leaves */
    for (int i = 0; i < 8; i++) (void)random_below(&state, 2);
    return state;
}

uint64_t random_below(random_state *state, uint64_t limit)
{
    state->bits ^= state->bits >> 12;
    state->bits ^= state->bits << 25;
    state->bits ^= state->bits >> 27;
    return (state->bits * 0x2545f4914f6cdd1du >> 11) % limit;
}

double random_between(random_state *state, double low, double high)
{
    const uint64_t steps = (uint64_t)1 << 53;
    return low + (high - low) * ((double)random_below(state, steps) / (double)steps);
}

void random_shuffle(random_state *state, size_t *order, size_t n)
{
    for (size_t i = n; i > 1; i--) {
        size_t j = (size_t)random_below(state, i);
        size_t other = order[j];
        order[j] = order[i - 1];
        order[i - 1] = other;
    }
}

/* One line: 64 pixels, then the class. Returns -1 for anything else. */
static int parse_line(const char *line, float *pixels, unsigned char *label)
{
    for (int i = 0; i <= DIGITS_PIXELS; i++) {
        char *end;
        long value = strtol(line, &end, 10);
        long most = i < DIGITS_PIXELS ? MAX_PIXEL : DIGITS_CLASSES - 1;
        if (end == line || value < 0 || value > most) return -1;
        if (i < DIGITS_PIXELS && *end != ',') return -1;
        if (i == DIGITS_PIXELS && *end != '\n' && *end != '\r' && *end != '\0') return -1;
        if (i < DIGITS_PIXELS)
            pixels[i] = (float)value / MAX_PIXEL;
        else
            *label = (unsigned char)value;
        line = end + 1;
    }
    return 0;
}

static void *grown(void *memory, size_t bytes)
{
    void *more = realloc(memory, bytes);
    if (!more) {
        fprintf(stderr, "digits: out of memory\n");
        exit(1);
    }
    return more;
}

/* Reads every line into data, in the order of the file. Returns the number of images, or -1. */
static long read_images(gzFile file, const char *path, digits *data)
{
    char line[MAX_LINE];
    size_t n = 0, room = 0;

    while (gzgets(file, line, sizeof line)) {
        if (n == room) {
            room = room ? 2 * room : 256;
            data->pixels = grown(data->pixels, room * DIGITS_PIXELS * sizeof *data->pixels);
            data->labels = grown(data->labels, room);
        }
        if (parse_line(line, data->pixels + n * DIGITS_PIXELS, data->labels + n) != 0) {
            fprintf(stderr, "digits: %s:%zu: not 64 pixels of 0 to 16 and a class of 0 to 9\n", path, n + 1);
            return -1;
        }
        n++;
    }
    if (!gzeof(file) || n < 10) {
        fprintf(stderr, "digits: %s: the file is damaged or ends too early\n", path);
        return -1;
    }
    return (long)n;
}

/* The file's writers stand one after the other, so the images are mixed before they are split. */
static void mix(digits *data, size_t n)
{
    size_t *order = grown(NULL, n * sizeof *order);
    digits mixed = { .pixels = grown(NULL, n * DIGITS_PIXELS * sizeof *mixed.pixels), .labels = grown(NULL, n) };
    random_state random = random_from(1998);

    for (size_t i = 0; i < n; i++) order[i] = i;
    random_shuffle(&random, order, n);
    for (size_t i = 0; i < n; i++) {
        memcpy(mixed.pixels + i * DIGITS_PIXELS, digits_image(data, order[i]), DIGITS_PIXELS * sizeof *mixed.pixels);
        mixed.labels[i] = data->labels[order[i]];
    }
    free(order);
    digits_free(data);
    mixed.n_train = n * TRAIN_IN_FIVE / 5;
    mixed.n_test = n - mixed.n_train;
    *data = mixed;
}

int digits_load(const char *path, digits *out)
{
    *out = (digits){ 0 };
    gzFile file = gzopen(path, "rb");
    if (!file) {
        perror(path);
        return -1;
    }
    long n = read_images(file, path, out);
    gzclose(file);
    if (n < 0) {
        digits_free(out);
        return -1;
    }
    mix(out, (size_t)n);
    return 0;
}

void digits_free(digits *data)
{
    free(data->pixels);
    free(data->labels);
    *data = (digits){ 0 };
}
