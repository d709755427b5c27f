/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Names, sizes, shards, texts, tutti_supported.
 */
#include "core.h"

#include <limits.h>
#include <pthread.h>
#include <stdio.h>

#include "stub_engine.h"
#include "unit.h"

static void test_shard(void)
{
    static const size_t counts[] = { 0, 1, 2, 3, 7, 64, 1000, 1000003, SIZE_MAX };
    static const int sizes[] = { 1, 2, 3, 4, 7, 64, 1000 };
    size_t offset = 77, length = 77;
    for (size_t c = 0; c < sizeof counts / sizeof *counts; ++c) {
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; ++s) {
            const size_t each = counts[c] / (size_t)sizes[s], more = counts[c] % (size_t)sizes[s];
            size_t next = 0;
            int wrong = 0;
            for (int rank = 0; rank < sizes[s]; ++rank) {
                tutti_shard(counts[c], rank, sizes[s], &offset, &length);
                wrong += offset != next || length != each + ((size_t)rank < more);
                next += length;
            }
            EQUAL(wrong, 0);
            TRUE(next == counts[c]);
        }
    }
    tutti_shard(10, 2, 2, &offset, &length);
    EQUAL(offset + length, 0);
    tutti_shard(10, -1, 2, &offset, &length);
    EQUAL(offset + length, 0);
    tutti_shard(10, 0, 0, &offset, &length);
    EQUAL(offset + length, 0);
    tutti_shard(10, 1, 3, NULL, &length);
    EQUAL(length, 3);
    tutti_shard(10, 1, 3, &offset, NULL);
    EQUAL(offset, 4);
}

static void test_types(void)
{
    static const struct {
        tutti_dtype dtype;
        const char *name;
        size_t size;
    } rows[] = {
        { TUTTI_BOOL, "bool", sizeof(bool) },
        { TUTTI_I8, "i8", 1 },
        { TUTTI_U8, "u8", 1 },
        { TUTTI_I16, "i16", 2 },
        { TUTTI_U16, "u16", 2 },
        { TUTTI_I32, "i32", 4 },
        { TUTTI_U32, "u32", 4 },
        { TUTTI_I64, "i64", 8 },
        { TUTTI_U64, "u64", 8 },
        { TUTTI_F16, "f16", 2 },
        { TUTTI_BF16, "bf16", 2 },
        { TUTTI_F32, "f32", 4 },
        { TUTTI_F64, "f64", 8 },
        { TUTTI_F8E4M3, "f8e4m3", 1 },
        { TUTTI_F8E5M2, "f8e5m2", 1 },
    };
    tutti_dtype parsed;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
        EQUAL(strcmp(tutti_dtype_name(rows[i].dtype), rows[i].name), 0);
        EQUAL(tutti_dtype_size(rows[i].dtype), rows[i].size);
        parsed = TUTTI_DTYPE_NONE;
        TRUE(tutti_dtype_parse(rows[i].name, &parsed));
        EQUAL(parsed, rows[i].dtype);
    }
    parsed = TUTTI_F64;
    TRUE(tutti_dtype_parse("BF16", &parsed));
    EQUAL(parsed, TUTTI_BF16);
    TRUE(!tutti_dtype_parse("none", &parsed));
    TRUE(!tutti_dtype_parse("", &parsed));
    TRUE(!tutti_dtype_parse("f3", &parsed));
    TRUE(!tutti_dtype_parse("f321", &parsed));
    TRUE(!tutti_dtype_parse(NULL, &parsed));
    EQUAL(parsed, TUTTI_BF16);
    for (int dtype = 1; dtype < TUTTI__N_DTYPES; ++dtype) TRUE(tutti__dtype_sizes[dtype] <= 16); /* tutti__check_bytes */
    HAS(tutti_dtype_name(TUTTI_DTYPE_NONE), "none");
    HAS(tutti_dtype_name((tutti_dtype)99), "unknown");
    HAS(tutti_dtype_name((tutti_dtype)-1), "unknown");
    EQUAL(tutti_dtype_size(TUTTI_DTYPE_NONE), 0);
    EQUAL(tutti_dtype_size((tutti_dtype)99), 0);
}

static void test_operators(void)
{
    static const char *const names[] = { "sum", "prod", "min",  "max", "avg", "band",
                                         "bor", "bxor", "land", "lor", "lxor" };
    tutti_op parsed;
    for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
        parsed = TUTTI_OP_NONE;
        TRUE(tutti_op_parse(names[i], &parsed));
        EQUAL(strcmp(tutti_op_name(parsed), names[i]), 0);
    }
    TRUE(tutti_op_parse("MAX", &parsed));
    TRUE(parsed == TUTTI_MAX);
    TRUE(!tutti_op_parse("maximum", &parsed));
    TRUE(!tutti_op_parse("", &parsed));
    TRUE(!tutti_op_parse("none", &parsed));
    TRUE(!tutti_op_parse(NULL, &parsed));
    TRUE(parsed == TUTTI_MAX);
    HAS(tutti_op_name(TUTTI_OP_NONE), "none");
}

static void test_statuses(void)
{
    EQUAL(strcmp(tutti_status_name(TUTTI_OK), "TUTTI_OK"), 0);
    EQUAL(strcmp(tutti_status_name(TUTTI_ERR_ABORTED), "TUTTI_ERR_ABORTED"), 0);
    for (int i = 0; i <= 10; ++i) TRUE(strlen(tutti_status_text((tutti_status)i)) > 5);
    HAS(tutti_status_name((tutti_status)11), "unknown");
    HAS(tutti_status_name((tutti_status)-1), "unknown");
    TRUE(strlen(tutti_status_text((tutti_status)1000)) > 5);
}

static void test_version(void)
{
    char text[32];
    snprintf(text, sizeof text, "%d.%d.%d", TUTTI_VERSION_MAJOR, TUTTI_VERSION_MINOR, TUTTI_VERSION_PATCH);
    EQUAL(strcmp(text, tutti_version()), 0);
}

static bool ask(tutti_collective collective, tutti_dtype dtype, tutti_op op)
{
    return tutti_supported(tutti_world(), collective, dtype, op, TUTTI_MEMORY_DETECT);
}

static void test_supported(void)
{
    TRUE(ask(TUTTI_COLLECTIVE_ALL_REDUCE, TUTTI_BF16, TUTTI_AVG));
    TRUE(!ask(TUTTI_COLLECTIVE_ALL_REDUCE, TUTTI_F32, TUTTI_BAND));
    TRUE(!ask(TUTTI_COLLECTIVE_REDUCE, TUTTI_BOOL, TUTTI_AVG));
    TRUE(!ask(TUTTI_COLLECTIVE_REDUCE, TUTTI_F32, TUTTI_OP_NONE));
    TRUE(!ask(TUTTI_COLLECTIVE_REDUCE, TUTTI_DTYPE_NONE, TUTTI_SUM));
    TRUE(ask(TUTTI_COLLECTIVE_ALL_GATHER, TUTTI_F8E5M2, TUTTI_OP_NONE));
    TRUE(!ask(TUTTI_COLLECTIVE_ALL_GATHER, TUTTI_F8E5M2, TUTTI_SUM));
    TRUE(!ask(TUTTI_COLLECTIVE_ALL_GATHER, (tutti_dtype)TUTTI__N_DTYPES, TUTTI_OP_NONE));
    TRUE(ask(TUTTI_COLLECTIVE_BARRIER, TUTTI_DTYPE_NONE, TUTTI_OP_NONE));
    TRUE(!ask(TUTTI_COLLECTIVE_BARRIER, TUTTI_F32, TUTTI_OP_NONE));
    TRUE(!ask((tutti_collective)0, TUTTI_F32, TUTTI_OP_NONE));
    TRUE(!ask((tutti_collective)TUTTI__N_COLLECTIVES, TUTTI_F32, TUTTI_OP_NONE));
    TRUE(!ask((tutti_collective)-1, TUTTI_F32, TUTTI_OP_NONE));
    TRUE(!tutti_supported(NULL, TUTTI_COLLECTIVE_BARRIER, TUTTI_DTYPE_NONE, TUTTI_OP_NONE, TUTTI_MEMORY_HOST));
    TRUE(!tutti_supported(tutti_world(), TUTTI_COLLECTIVE_BARRIER, TUTTI_DTYPE_NONE, TUTTI_OP_NONE,
                          TUTTI_MEMORY_DEVICE));
    OK(tutti_comm_set_memory(tutti_world(), TUTTI_MEMORY_DEVICE));
    TRUE(!ask(TUTTI_COLLECTIVE_BARRIER, TUTTI_DTYPE_NONE, TUTTI_OP_NONE));
    EQUAL(strlen(tutti_last_error()), 0); /* a question is no failure */
}

static void test_supported_by_an_engine(void)
{
    static const uint32_t pairs[] = { 1u << TUTTI_I32 | 1u << TUTTI_F32, 1u << TUTTI_F32 };
    stub_backend.pairs = pairs;
    stub_backend.n_pairs = 2;
    OK(stub_init(1, 2));
    TRUE(ask(TUTTI_COLLECTIVE_ALL_REDUCE, TUTTI_F32, TUTTI_SUM));
    TRUE(!ask(TUTTI_COLLECTIVE_ALL_REDUCE, TUTTI_I32, TUTTI_SUM));
    TRUE(!ask(TUTTI_COLLECTIVE_ALL_REDUCE, TUTTI_F32, TUTTI_MAX));
    TRUE(!ask(TUTTI_COLLECTIVE_BROADCAST, TUTTI_F32, TUTTI_OP_NONE)); /* no slot */
    OK(tutti_finalize());
    TRUE(!ask(TUTTI_COLLECTIVE_ALL_REDUCE, TUTTI_F32, TUTTI_SUM));
}

static void *fail_elsewhere(void *seen)
{
    *(bool *)seen = tutti_last_error()[0] == '\0' && tutti_barrier(NULL) == TUTTI_ERR_COMM &&
                    strstr(tutti_last_error(), "tutti_barrier") != NULL;
    return NULL;
}

static void test_texts_of_threads(void)
{
    pthread_t thread;
    bool seen = false;
    FAILS(TUTTI_ERR_COMM, tutti_comm_synchronize(NULL));
    EQUAL(pthread_create(&thread, NULL, fail_elsewhere, &seen), 0);
    EQUAL(pthread_join(thread, NULL), 0);
    TRUE(seen);
    SAYS("tutti_comm_synchronize");
}

static void test_long_texts(void)
{
    static char label[5000];
    char small[8] = "";
    tutti_call call = TUTTI_CALL_INIT;
    memset(label, 'x', sizeof label - 1);
    call.label = label;
    FAILS(TUTTI_ERR_ARGUMENT, tutti_broadcast_with(tutti_world(), small, 1, TUTTI_I8, 9, &call));
    SAYS("tutti_broadcast: root is 9");
    TRUE(strlen(tutti_last_error()) < 2048);
    tutti__append(small, sizeof small, "%s", "12345");
    tutti__append(small, sizeof small, "%s", "6789");
    tutti__append(small, sizeof small, "%s", "0");
    EQUAL(strcmp(small, "1234567"), 0);
}

static const unit_test tests[] = {
    { "shards", test_shard },
    { "element types", test_types },
    { "operators", test_operators },
    { "statuses", test_statuses },
    { "version", test_version },
    { "tutti_supported", test_supported },
    { "tutti_supported by an engine", test_supported_by_an_engine },
    { "texts are a thread's own", test_texts_of_threads },
    { "texts that are too long", test_long_texts },
};
UNIT_MAIN("meta", tests)
