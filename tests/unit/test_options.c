/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Options of tutti_init, options of a call, and the variables of the environment.
 */
#include "core.h"

#include <math.h>
#include <stdlib.h>

#include "stub_engine.h"
#include "unit.h"

static void refused(const tutti_options *options, tutti_status status, const char *text)
{
    FAILS(status, tutti_init(options));
    SAYS("tutti_init: ");
    SAYS(text);
    TRUE(!tutti_initialized());
}

static void test_sizes(void)
{
    tutti_options options = TUTTI_OPTIONS_INIT;
    struct {
        tutti_options known;
        char later[64];
    } newer;
    OK(tutti_backend_register(&stub_backend));
    options.backend = "stub";
    options.size = 0;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.size is 0; start from tutti_options options = TUTTI_OPTIONS_INIT");
    options.size = 3; /* ends within the size itself */
    refused(&options, TUTTI_ERR_ARGUMENT, "options.size is 3; start from");

    /* An older program: the members past its size are not looked at, whatever stands there. */
    memset(&options.rank, 0x55, sizeof options - offsetof(tutti_options, rank));
    options.size = offsetof(tutti_options, rank);
    OK(tutti_init(&options));
    EQUAL(stub_options->size, sizeof options);
    EQUAL(stub_options->rank, -1);
    EQUAL(stub_options->threads, TUTTI_THREADS_DETECT);
    TRUE(stub_options->init_timeout_seconds == 300.0);
    OK(tutti_finalize());

    /* Half of a member is no member. */
    options.size = offsetof(tutti_options, rank) + 2;
    OK(tutti_init(&options));
    EQUAL(stub_options->rank, -1);
    OK(tutti_finalize());

    memset(&newer, 0x55, sizeof newer);
    newer.known = (tutti_options)TUTTI_OPTIONS_INIT;
    newer.known.size = sizeof newer;
    newer.known.backend = "stub";
    newer.known.device = 3;
    OK(tutti_init(&newer.known));
    EQUAL(stub_options->size, sizeof options);
    EQUAL(stub_options->device, 3);
    OK(tutti_finalize());
}

static void test_rank_and_size(void)
{
    tutti_options options = TUTTI_OPTIONS_INIT;
    options.rank = 0;
    refused(&options, TUTTI_ERR_ARGUMENT,
            "options.rank is 0 and options.world_size is -1; right is to give both or none");
    options.world_size = 0;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.world_size is 0");
    options.world_size = -2;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.world_size is -2");
    options.world_size = 2;
    options.rank = 2;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.rank is 2; right is 0 to 1, as options.world_size is 2");
    options.rank = -2;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.rank is -2");
    options.rank = 0;
    options.world_size = 1;
    OK(tutti_init(&options));
    OK(tutti_finalize());
}

static void test_other_members(void)
{
    tutti_options options = TUTTI_OPTIONS_INIT;
    options.local_rank = -2;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.local_rank is -2");
    options.local_rank = -1;
    options.device = -2;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.device is -2");
    options.device = -1;
    options.timeout_seconds = -1.0;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.timeout_seconds is -1");
    options.timeout_seconds = (double)NAN;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.timeout_seconds is ");
    options.timeout_seconds = 2.5;
    refused(&options, TUTTI_ERR_UNSUPPORTED, "options.timeout_seconds is 2.5, but this version has no deadlines");
    options.timeout_seconds = 0.0;
    options.init_timeout_seconds = 0.0;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.init_timeout_seconds is 0");
    options.init_timeout_seconds = (double)INFINITY;
    options.threads = (tutti_threads)5;
    refused(&options, TUTTI_ERR_ARGUMENT, "options.threads is 5");
    options.threads = TUTTI_THREADS_MULTIPLE;
    options.local_rank = 3;
    OK(tutti_init(&options));
    EQUAL(tutti_local_rank(), 3);
    OK(tutti_finalize());
    EQUAL(tutti_local_rank(), 0);
}

typedef struct variable {
    const char *name, *value, *says; /* says NULL: a good one */
} variable;
static const variable variables[] = {
    { "TUTTI_LOG", "loud", "TUTTI_LOG is \"loud\"; right is error, warn, info or debug" },
    { "TUTTI_LOG", "", "TUTTI_LOG is \"\"" },
    { "TUTTI_LOG", "error", NULL },
    { "TUTTI_LOG", "Warn", NULL },
    { "TUTTI_LOG", "info", NULL },
    { "TUTTI_LOG", "DEBUG", NULL },
    { "TUTTI_CHECK", "ranks", "TUTTI_CHECK is \"ranks\"; right is off or args" },
    { "TUTTI_CHECK", "", "TUTTI_CHECK is \"\"" },
    { "TUTTI_CHECK", "args", NULL },
    { "TUTTI_CHECK", "OFF", NULL },
    { "TUTTI_RANK", "one", "TUTTI_RANK is \"one\"; right is a number, at least 0" },
    { "TUTTI_RANK", "-1", "TUTTI_RANK is \"-1\"" },
    { "TUTTI_RANK", "0", "TUTTI_RANK is set and TUTTI_SIZE is not; right is to set both or none" },
    { "TUTTI_SIZE", "2", "TUTTI_SIZE is set and TUTTI_RANK is not; right is to set both or none" },
    { "TUTTI_MPI_COUNT_LIMIT", "abc", "TUTTI_MPI_COUNT_LIMIT is \"abc\"; right is a number, at least 1" },
    { "TUTTI_MPI_COUNT_LIMIT", "0", "TUTTI_MPI_COUNT_LIMIT is \"0\"" },
    { "TUTTI_SIZE", "0", "TUTTI_SIZE is \"0\"; right is a number, at least 1" },
    { "TUTTI_SIZE", "many", "TUTTI_SIZE is \"many\"" },
    { "TUTTI_BACKEND", "smoke-signals", "TUTTI_BACKEND is \"smoke-signals\"" },
    { "TUTTI_BACKEND", "Single", NULL },
    { "TUTTI_RENDEZVOUS", "anything", NULL },
    { "TUTTI_TIMEOUT", "0", NULL },
};

static void test_variables(void)
{
    for (size_t i = 0; i < sizeof variables / sizeof *variables; ++i) {
        setenv(variables[i].name, variables[i].value, 1);
        if (variables[i].says) {
            refused(NULL, TUTTI_ERR_ARGUMENT, variables[i].says);
        } else {
            OK(tutti_init(NULL));
            OK(tutti_finalize());
        }
        unsetenv(variables[i].name);
    }
    setenv("TUTTI_TIMEOUT", "5", 1);
    refused(NULL, TUTTI_ERR_UNSUPPORTED, "TUTTI_TIMEOUT is \"5\", but this version has no deadlines");
}

static void test_what_the_engine_gets(void)
{
    tutti_options options = TUTTI_OPTIONS_INIT;
    setenv("TUTTI_RENDEZVOUS", "from the environment", 1);
    setenv("TUTTI_RANK", "1", 1);
    setenv("TUTTI_SIZE", "4", 1);
    OK(tutti_backend_register(&stub_backend));
    options.backend = "stub";
    options.threads = TUTTI_THREADS_SERIALIZED;
    OK(tutti_init(&options));
    HAS(stub_options->rendezvous, "from the environment");
    EQUAL(stub_options->rank, 1);
    EQUAL(stub_options->world_size, 4);
    EQUAL(stub_options->threads, TUTTI_THREADS_SERIALIZED);
    EQUAL(tutti__the_job.threads, TUTTI_THREADS_SERIALIZED);
    OK(tutti_finalize());
    options.rendezvous = "from the options";
    OK(tutti_init(&options));
    HAS(stub_options->rendezvous, "from the options");
    OK(tutti_finalize());
}

static void test_check_off(void)
{
    float x[4] = { 1, 2, 3, 4 };
    setenv("TUTTI_CHECK", "off", 1);
    OK(tutti_init(NULL));
    EQUAL(tutti__the_job.check, TUTTI__CHECK_OFF);
    /* no overlap check; all others stay. (Overlap of nothing but one address: harmless to carry out.) */
    OK(tutti_all_gather_f32(tutti_world(), x, x, 4));
    FAILS(TUTTI_ERR_BUFFER, tutti_all_gather_f32(tutti_world(), NULL, x, 1));
    FAILS(TUTTI_ERR_ARGUMENT, tutti_broadcast_f32(tutti_world(), x, 1, 1));
    OK(tutti_finalize());
    EQUAL(tutti__the_job.check, TUTTI__CHECK_ARGS);
}

static void test_check_off_without_init(void)
{
    setenv("TUTTI_CHECK", "off", 1);
    OK(tutti_barrier(tutti_world()));
    EQUAL(tutti__the_job.check, TUTTI__CHECK_OFF);
}

static tutti_status reduce_with(const tutti_call *call)
{
    float x = 1.0f;
    return tutti_all_reduce_with(tutti_world(), &x, &x, 1, TUTTI_F32, TUTTI_SUM, call);
}

static void test_call(void)
{
    tutti_call call = TUTTI_CALL_INIT;
    tutti_request *request = NULL;
    OK(reduce_with(NULL));
    OK(reduce_with(&call));
    call.size = 0;
    FAILS(TUTTI_ERR_ARGUMENT, reduce_with(&call));
    SAYS("tutti_all_reduce: call->size is 0; start from tutti_call call = TUTTI_CALL_INIT");
    call.size = 3;
    FAILS(TUTTI_ERR_ARGUMENT, reduce_with(&call));
    SAYS("call->size is 3; start from");
    call = (tutti_call)TUTTI_CALL_INIT;
    call.request = &request;
    call.label = "the loss";
    FAILS(TUTTI_ERR_UNSUPPORTED, reduce_with(&call));
    SAYS("call->request is set, but this version has blocking calls only");
    SAYS("label \"the loss\")");
    call.timeout_seconds = 1.5;
    FAILS(TUTTI_ERR_UNSUPPORTED, reduce_with(&call));
    SAYS("call->timeout_seconds is 1.5, but this version has no deadlines");
    call.memory = TUTTI_MEMORY_DEVICE;
    FAILS(TUTTI_ERR_MEMORY, reduce_with(&call));
    call.memory = (tutti_memory)-1;
    FAILS(TUTTI_ERR_ARGUMENT, reduce_with(&call));
    SAYS("call->memory is -1");
    call.memory = TUTTI_MEMORY_HOST;
    call.timeout_seconds = (double)NAN;
    FAILS(TUTTI_ERR_ARGUMENT, reduce_with(&call));
    /* An older program's structure ends here; label and all that follows are not looked at. */
    call.size = offsetof(tutti_call, timeout_seconds);
    call.label = (const char *)1;
    OK(reduce_with(&call));
}

static const unit_test tests[] = {
    { "options of every size", test_sizes },
    { "options: rank and world_size", test_rank_and_size },
    { "options: the other members", test_other_members },
    { "variables, good and bad", test_variables },
    { "what the engine gets", test_what_the_engine_gets },
    { "TUTTI_CHECK=off", test_check_off },
    { "TUTTI_CHECK=off without tutti_init", test_check_off_without_init },
    { "options of a call", test_call },
};
UNIT_MAIN("options", tests)
