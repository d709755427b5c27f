/* SPDX-License-Identifier: BSD-3-Clause
 *
 * tutti__fold against fold_reference.h: every pair of the generated tables, on every level that this machine has, with
 * several numbers of inputs and elements, pointers that are not aligned, the output apart and in place of an input.
 */
#include "fold_reference.h"

#include <CUnit/Basic.h>
#include <fenv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_INPUTS = 256, MAX_COUNT = 4097, GUARD = 64 };

static const size_t COUNTS[] = { 0, 1, 3, 15, 16, 17, 31, 32, 33, 34, 64, 100, 1000, 4097 };
static const size_t FEW_COUNTS[] = { 1, 33, 1030 };

static long mismatches, calls; /* one assertion a pair: CUnit keeps each */

typedef struct {
    int op;
    tutti_dtype dtype;
    int n;
    unsigned char *data[MAX_INPUTS]; /* MAX_COUNT elements each */
    unsigned char *expected;
} setting;

typedef struct {
    size_t count, offset; /* elements; bytes that every pointer lies past an aligned one */
    int in_place;         /* the input that is the output; -1: none */
    int level;
} variant;

static void note(const setting *s, const variant *v, const char *what, size_t where)
{
    if (mismatches++ >= 10) return;
    printf("\n    %s %s, n %d, count %zu, offset %zu, in place %d, level %d: %s (%zu)", tutti__op_objects[s->op]->name,
           tutti__dtype_names[s->dtype], s->n, v->count, v->offset, v->in_place, v->level, what, where);
}

static void *allocate(size_t size)
{
    void *memory = malloc(size != 0 ? size : 1);
    if (memory == NULL) abort();
    return memory;
}

/* What is read ends where its memory ends, for the address sanitizer to see; what is written has guards. */
static void run(const setting *s, const variant *v)
{
    const size_t bytes = v->count * tutti__dtype_sizes[s->dtype];
    unsigned char *room = allocate(GUARD + v->offset + bytes + GUARD), *out = room + GUARD + v->offset;
    unsigned char *memory[MAX_INPUTS];
    const void *inputs[MAX_INPUTS];

    memset(room, 0xa5, GUARD + v->offset + bytes + GUARD);
    for (int k = 0; k < s->n; k++) {
        memory[k] = allocate(v->offset + bytes);
        memcpy(memory[k] + v->offset, s->data[k], bytes);
        inputs[k] = k == v->in_place ? out : memory[k] + v->offset;
        if (k == v->in_place) memcpy(out, s->data[k], bytes);
    }
    tutti__fold(tutti__op_objects[s->op], s->dtype, inputs, s->n, out, v->count);
    calls++;
    const size_t wrong = first_difference(s->dtype, out, s->expected, v->count);
    if (wrong != v->count) note(s, v, "wrong element", wrong);
    for (size_t i = 0; i < GUARD; i++) {
        if (room[i] != 0xa5 || out[bytes + i] != 0xa5) note(s, v, "guard overwritten", i);
    }
    for (int k = 0; k < s->n; k++) {
        if (memcmp(memory[k] + v->offset, s->data[k], bytes) != 0) note(s, v, "input changed", (size_t)k);
        free(memory[k]);
    }
    free(room);
}

static void run_places(const setting *s, variant *v)
{
    for (v->in_place = -1; v->in_place < s->n; v->in_place++) {
        if (s->n > 5 && v->in_place > 0 && v->in_place % 85 != 0) continue; /* 0, 85, 170, 255 */
        run(s, v);
    }
}

static void run_levels(setting *s)
{
    const size_t size = tutti__dtype_sizes[s->dtype];
    const size_t *counts = s->n > 5 ? FEW_COUNTS : COUNTS;
    const size_t n_counts = s->n > 5 ? sizeof FEW_COUNTS / sizeof *FEW_COUNTS : sizeof COUNTS / sizeof *COUNTS;
    const size_t offsets[] = { 0, 1, size };

    reference_fold(s->op, s->dtype, (const void *const *)s->data, s->n, s->expected, counts[n_counts - 1]);
    for (int level = 0; level < TUTTI__FOLD_LEVELS; level++) {
        if (!tutti__fold_use((tutti__fold_level)level)) continue;
        for (size_t c = 0; c < n_counts; c++) {
            for (size_t o = 0; o < 3 && !(s->n > 5 && o == 2); o++) {
                run_places(s, &(variant){ .count = counts[c], .offset = offsets[o], .level = level });
            }
        }
    }
}

static void try_pair(int op, tutti_dtype dtype)
{
    static const int numbers[] = { 1, 2, 3, 5, MAX_INPUTS };
    setting s = { .op = op, .dtype = dtype };
    const size_t size = tutti__dtype_sizes[dtype];

    s.expected = allocate(MAX_COUNT * size);
    for (int k = 0; k < MAX_INPUTS; k++) s.data[k] = allocate(MAX_COUNT * size);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        s.n = numbers[i];
        for (int k = 0; k < s.n; k++) fill_with_data(dtype, s.data[k], MAX_COUNT, (uint64_t)k + 1, 8 * s.n);
        run_levels(&s);
    }
    for (int k = 0; k < MAX_INPUTS; k++) free(s.data[k]);
    free(s.expected);
}

static void test_every_pair(void)
{
    const tutti__fold_level level = tutti__fold_used();
    int pairs = 0;

    mismatches = 0;
    for (int op = 1; op < TUTTI__N_OPS; op++) {
        for (int dtype = 1; dtype < TUTTI__N_DTYPES; dtype++) {
            const bool legal = (tutti__op_pairs[op] >> dtype & 1) != 0;
            CU_ASSERT_EQUAL(tutti__fold_kernels[op][dtype] != NULL, legal);
            if (!legal || !reference_knows(op, (tutti_dtype)dtype)) continue;
            try_pair(op, (tutti_dtype)dtype);
            pairs++;
        }
    }
    tutti__fold_use(level);
    CU_ASSERT_EQUAL(mismatches, 0);
    CU_ASSERT(pairs >= 128);
    printf("(%d pairs, %ld calls) ", pairs, calls);
}

/* All pairs of patterns of the 8-bit types, so that no value of theirs is left to chance. */
static void test_every_pattern_of_8_bits(void)
{
    static const tutti_dtype dtypes[] = { TUTTI_BOOL, TUTTI_I8, TUTTI_U8, TUTTI_F8E4M3, TUTTI_F8E5M2 };
    static unsigned char a[65536], b[65536], out[65536], expected[65536];
    const void *const inputs[] = { a, b };
    const tutti__fold_level level = tutti__fold_used();
    long wrong = 0;

    for (size_t i = 0; i < 65536; i++) {
        a[i] = (unsigned char)(i >> 8);
        b[i] = (unsigned char)i;
    }
    for (size_t d = 0; d < sizeof dtypes / sizeof *dtypes; d++) {
        for (int op = 1; op <= TUTTI__OP_LXOR; op++) {
            if ((tutti__op_pairs[op] >> dtypes[d] & 1) == 0) continue;
            reference_fold(op, dtypes[d], inputs, 2, expected, 65536);
            for (int l = 0; l < TUTTI__FOLD_LEVELS; l++) {
                if (!tutti__fold_use((tutti__fold_level)l)) continue;
                tutti__fold(tutti__op_objects[op], dtypes[d], inputs, 2, out, 65536);
                wrong += first_difference(dtypes[d], out, expected, 65536) != 65536;
            }
        }
    }
    tutti__fold_use(level);
    CU_ASSERT_EQUAL(wrong, 0);
}

/* Every value and every midpoint of f16 and bf16, in each level's own conversions: a value and half a step beside it. */
static void test_every_pattern_of_16_bits(void)
{
    static uint16_t a[65536], b[65536], out[65536], expected[65536];
    const void *const inputs[] = { a, b };
    const tutti__fold_level level = tutti__fold_used();
    long wrong = 0;

    for (int dtype = TUTTI_F16; dtype <= TUTTI_BF16; dtype++) {
        for (uint32_t step = 0; step < 8; step++) { /* b: 2^(9 to 16 bits below a), so that the sums fall between values */
            const uint32_t mantissa = dtype == TUTTI_F16 ? 10 : 7;
            for (uint32_t i = 0; i < 65536; i++) {
                const uint32_t exponent = (i & 0x7fff) >> mantissa, down = mantissa + step - 1;
                a[i] = (uint16_t)i;
                b[i] = (uint16_t)((i & 0x8000) | (exponent > down ? exponent - down : 0) << mantissa);
            }
            reference_fold(TUTTI__OP_SUM, (tutti_dtype)dtype, inputs, 2, expected, 65536);
            for (int l = 0; l < TUTTI__FOLD_LEVELS; l++) {
                if (!tutti__fold_use((tutti__fold_level)l)) continue;
                tutti__fold(TUTTI_SUM, (tutti_dtype)dtype, inputs, 2, out, 65536);
                wrong += first_difference((tutti_dtype)dtype, out, expected, 65536) != 65536;
            }
        }
    }
    tutti__fold_use(level);
    CU_ASSERT_EQUAL(wrong, 0);
}

int main(void)
{
    if (CU_initialize_registry() != CUE_SUCCESS) return 2;
    fesetenv(FE_DFL_ENV); /* the reference computes, too: not as a program linked with -ffast-math */
    CU_pSuite suite = CU_add_suite("fold", NULL, NULL);
    CU_add_test(suite, "every pair", test_every_pair);
    CU_add_test(suite, "every pattern of 8 bits", test_every_pattern_of_8_bits);
    CU_add_test(suite, "every pattern of 16 bits", test_every_pattern_of_16_bits);
    CU_basic_set_mode(CU_BRM_VERBOSE);
    CU_basic_run_tests();
    const unsigned failures = CU_get_number_of_failures();
    CU_cleanup_registry();
    return failures != 0;
}
