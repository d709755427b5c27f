/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Which engine carries the calls (G11, G12), and what is refused so that no job becomes N lone copies (G13).
 */
#include "core.h"

#include <stdio.h>
#include <stdlib.h>

#include "stub_engine.h"
#include "unit.h"

/* Stands for an engine of device memory. */
static tutti_backend nccl_like;

static void register_both(void)
{
    nccl_like = stub_backend;
    nccl_like.name = "gpu";
    nccl_like.memory = 1u << TUTTI_MEMORY_DEVICE;
    OK(tutti_backend_register(&stub_backend));
    OK(tutti_backend_register(&nccl_like));
}

static const char *name_of(const tutti_backend *backend)
{
    return backend ? backend->name : "open";
}

static void accepts(const char *text, const char *host_wanted, const char *device_wanted)
{
    const tutti_backend *host, *device;
    OK(tutti__parse_selection("tutti_init", "TUTTI_BACKEND", text, &host, &device));
    EQUAL(strcmp(name_of(host), host_wanted), 0);
    EQUAL(strcmp(name_of(device), device_wanted), 0);
}

static void refuses(const char *text, const char *why)
{
    const tutti_backend *host, *device;
    char quoted[100];
    FAILS(TUTTI_ERR_ARGUMENT, tutti__parse_selection("tutti_init", "TUTTI_BACKEND", text, &host, &device));
    snprintf(quoted, sizeof quoted, "tutti_init: TUTTI_BACKEND is \"%s\": ", text);
    SAYS(quoted);
    SAYS(why);
    SAYS("registered: single");
    SAYS(", stub, gpu");
}

static void test_forms(void)
{
    register_both();
    accepts("stub", "stub", "open");
    accepts("single", "single", "open");
    accepts("gpu", "open", "gpu");
    accepts("host:stub", "stub", "open");
    accepts("device:gpu", "open", "gpu");
    accepts("host:stub,device:gpu", "stub", "gpu");
    accepts("device:gpu,host:stub", "stub", "gpu");
    accepts("stub,gpu", "stub", "gpu");
    accepts("HOST:Stub,Device:GPU", "stub", "gpu");
    accepts("STUB", "stub", "open");
    refuses("host:stub,host:gpu", "two engines for one kind of memory");
    refuses("stub,single", "two engines");
    refuses("host", "there is no engine \"host\"");
    refuses("host:stub:x", "there is no engine \"stub:x\"");
    refuses("disk:stub", "before the colon stands neither host nor device");
    refuses("", "a name is missing");
    refuses("host:", "a name is missing");
    refuses("device:", "a name is missing");
    refuses("stub,", "a name is missing");
    refuses(",stub", "a name is missing");
    refuses(" stub", "there is no engine \" stub\"");
    refuses("stu", "there is no engine \"stu\"");
    refuses("stubb", "there is no engine \"stubb\"");
    refuses("carrier-pigeon", "there is no engine \"carrier-pigeon\"");
    refuses("device:stub", "does not carry device memory");
    refuses("host:gpu", "does not carry host memory");
}

static void test_variable_and_option(void)
{
    tutti_options options = TUTTI_OPTIONS_INIT;
    setenv("TUTTI_BACKEND", "nowhere", 1);
    FAILS(TUTTI_ERR_ARGUMENT, tutti_init(NULL));
    SAYS("TUTTI_BACKEND is \"nowhere\"");
    TRUE(!tutti_initialized());
    options.backend = "neither";
    FAILS(TUTTI_ERR_ARGUMENT, tutti_init(&options));
    SAYS("options.backend is \"neither\"");
    options.backend = "SINGLE"; /* the option wins */
    OK(tutti_init(&options));
    OK(tutti_finalize());
    setenv("TUTTI_BACKEND", "", 1);
    FAILS(TUTTI_ERR_ARGUMENT, tutti_init(NULL));
    setenv("TUTTI_BACKEND", "host:Stub", 1);
    OK(tutti_backend_register(&stub_backend));
    OK(tutti_init(NULL));
    HAS(tutti_comm_backend(tutti_world(), TUTTI_MEMORY_HOST), "stub");
    OK(tutti_finalize());
}

static void test_device_is_refused(void)
{
    register_both();
    setenv("TUTTI_BACKEND", "host:stub,device:gpu", 1);
    FAILS(TUTTI_ERR_UNSUPPORTED, tutti_init(NULL));
    SAYS("host memory only");
    EQUAL(strlen(stub_calls), 0);
}

static void test_default(void)
{
    OK(tutti_backend_register(&stub_backend));
    OK(tutti_init(NULL));
    HAS(tutti_comm_backend(tutti_world(), TUTTI_MEMORY_HOST), "single");
    OK(tutti_finalize());
    stub.by_default = true;
    OK(tutti_init(NULL));
    HAS(tutti_comm_backend(tutti_world(), TUTTI_MEMORY_HOST), "stub");
    OK(tutti_finalize());
}

static void test_name_twice(void)
{
    tutti_backend other = stub_backend;
    OK(tutti_backend_register(&stub_backend));
    FAILS(TUTTI_ERR_ARGUMENT, tutti_backend_register(&stub_backend));
    SAYS("tutti_backend_register: backend.name is \"stub\", which is registered already");
    other.name = "single";
    FAILS(TUTTI_ERR_ARGUMENT, tutti_backend_register(&other));
    SAYS("registered already");
}

static void test_bad_registrations(void)
{
    static const char *const names[] = { NULL,         "",       "Upper",
                                         "with space", "a:b",    "a,b",
                                         "host",       "device", "a-name-that-is-much-too-long-to-be-typed" };
    tutti_backend it = stub_backend;
    FAILS(TUTTI_ERR_ARGUMENT, tutti_backend_register(NULL));
    it.size = 0;
    FAILS(TUTTI_ERR_ARGUMENT, tutti_backend_register(&it));
    SAYS("backend.size is 0");
    it = stub_backend;
    it.abi = TUTTI_BACKEND_ABI + 1;
    FAILS(TUTTI_ERR_ARGUMENT, tutti_backend_register(&it));
    SAYS("backend.abi is 2; right is TUTTI_BACKEND_ABI, 1");
    for (size_t i = 0; i < sizeof names / sizeof *names; ++i) {
        it = stub_backend;
        it.name = names[i];
        FAILS(TUTTI_ERR_ARGUMENT, tutti_backend_register(&it));
        SAYS("backend.name is ");
    }
    it = stub_backend;
    it.memory = 0;
    FAILS(TUTTI_ERR_ARGUMENT, tutti_backend_register(&it));
    SAYS("backend.memory");
    it = stub_backend;
    it.open = NULL;
    FAILS(TUTTI_ERR_ARGUMENT, tutti_backend_register(&it));
    SAYS("\"stub\" has no open");
    it = stub_backend;
    it.exchange = NULL;
    FAILS(TUTTI_ERR_ARGUMENT, tutti_backend_register(&it));
    SAYS("has no exchange");
    it = stub_backend;
    it.size = offsetof(tutti_backend, split); /* an older structure has it not */
    FAILS(TUTTI_ERR_ARGUMENT, tutti_backend_register(&it));
    SAYS("has no split");
    OK(stub_init(0, 2));
    it.name = "late";
    FAILS(TUTTI_ERR_STATE, tutti_backend_register(&it));
    OK(tutti_finalize());
}

static void test_missing_slots(void)
{
    float x[8] = { 0 };
    OK(stub_init(1, 2));
    OK(tutti_all_reduce_f32(tutti_world(), x, x, 1, TUTTI_SUM));
    FAILS(TUTTI_ERR_UNSUPPORTED, tutti_broadcast_f32(tutti_world(), x, 1, 0));
    SAYS("tutti_broadcast: engine stub has no broadcast");
    SAYS("(f32, rank 1 of 2, engine stub)");
    FAILS(TUTTI_ERR_UNSUPPORTED, tutti_all_to_all_f32(tutti_world(), x, x + 4, 1));
    FAILS(TUTTI_ERR_UNSUPPORTED,
          tutti_all_to_all_f32(tutti_world(), NULL, NULL, 0)); /* support is asked for with count 0 too */
    OK(tutti_finalize());
}

static tutti_status old_all_reduce(tutti_group *group, const tutti_all_reduce_args *args, tutti_request *request)
{
    (void)group;
    (void)args;
    (void)request;
    return TUTTI_OK;
}

/* An engine that was compiled when the structures ended earlier: what lies behind their ends must not be looked at. */
static void test_older_structures(void)
{
    static tutti_backend_ops ops = { .all_reduce = old_all_reduce };
    static const uint32_t pairs[4] = { 1u << TUTTI_F32, 1u << TUTTI_F32, ~0u, ~0u }; /* two of them count */
    float x = 1.0f;
    double y = 1.0;
    memset((char *)&ops + offsetof(tutti_backend_ops, all_reduce) + sizeof ops.all_reduce, 0xff,
           sizeof ops - offsetof(tutti_backend_ops, all_reduce) - sizeof ops.all_reduce);
    ops.size = offsetof(tutti_backend_ops, all_reduce) + sizeof ops.all_reduce;
    stub_backend.ops = &ops;
    stub_backend.pairs = pairs;
    stub_backend.n_pairs = 2;
    stub_backend.size = offsetof(tutti_backend, threads);
    memset(&stub_backend.threads, 0xff, sizeof stub_backend.threads);
    OK(stub_init(0, 2));
    OK(tutti_all_reduce_f32(tutti_world(), &x, &x, 1, TUTTI_SUM));
    FAILS(TUTTI_ERR_UNSUPPORTED, tutti_all_reduce_f32(tutti_world(), &x, &x, 1, TUTTI_PROD));
    SAYS("engine stub does not carry prod of f32; of prod it carries nothing");
    FAILS(TUTTI_ERR_UNSUPPORTED, tutti_all_reduce_any(tutti_world(), &y, &y, 1, TUTTI_F64, TUTTI_SUM));
    SAYS("engine stub does not carry sum of f64; of sum it carries f32");
    FAILS(TUTTI_ERR_UNSUPPORTED, tutti_all_gather_f32(tutti_world(), &x, &x, 0));
    SAYS("engine stub has no all_gather");
    FAILS(TUTTI_ERR_UNSUPPORTED, tutti_broadcast_any(tutti_world(), &y, 1, TUTTI_F64, 0));
    SAYS("engine stub does not carry f64; it carries f32");
    OK(tutti_finalize());
}

/* ---- launchers ------------------------------------------------------------------------------------------------------------ */

static void launched(const char *rank, const char *size)
{
    setenv("OMPI_COMM_WORLD_RANK", rank, 1);
    setenv("OMPI_COMM_WORLD_SIZE", size, 1);
}

static void test_single_under_a_launcher(void)
{
    launched("2", "4");
    setenv("TUTTI_BACKEND", "single", 1);
    FAILS(TUTTI_ERR_ARGUMENT, tutti_init(NULL));
    SAYS("TUTTI_BACKEND is \"single\", but a launcher (Open MPI) started 4 processes, says OMPI_COMM_WORLD_SIZE");
    TRUE(!tutti_initialized());
    setenv("TUTTI_SIZE", "1", 1); /* does not make it better */
    setenv("TUTTI_RANK", "0", 1);
    FAILS(TUTTI_ERR_ARGUMENT, tutti_init(NULL));
    unsetenv("TUTTI_SIZE");
    unsetenv("TUTTI_RANK");
    launched("0", "1");
    OK(tutti_init(NULL));
    OK(tutti_finalize());
    unsetenv("OMPI_COMM_WORLD_SIZE");
    setenv("PMIX_RANK", "0", 1); /* of how many is not known: more than one, for all we know */
    FAILS(TUTTI_ERR_ARGUMENT, tutti_init(NULL));
    SAYS("PMIX_RANK");
}

static void test_launcher_without_engine(void)
{
    setenv("RANK", "1", 1);
    setenv("WORLD_SIZE", "8", 1);
    FAILS(TUTTI_ERR_BACKEND, tutti_init(NULL));
    SAYS("a launcher (RANK and WORLD_SIZE) started 8 processes, says WORLD_SIZE");
    SAYS("registered: single");
    TRUE(!tutti_initialized());
    EQUAL(tutti_comm_size(tutti_world()), 1);
}

static void test_size_without_engine(void)
{
    setenv("TUTTI_RANK", "1", 1);
    setenv("TUTTI_SIZE", "2", 1);
    FAILS(TUTTI_ERR_BACKEND, tutti_init(NULL));
    SAYS("TUTTI_SIZE says 2 processes");
}

static void test_batch_shell(void)
{
    setenv("SLURM_STEP_ID", "4294967291", 1);
    setenv("SLURM_NTASKS", "4", 1);
    OK(tutti_init(NULL));
    EQUAL(tutti_comm_size(tutti_world()), 1);
    OK(tutti_finalize());
}

static void test_other_mpis_launcher(void)
{
    launched("3", "4");
    FAILS(TUTTI_ERR_BACKEND, stub_init(0, 1));
    SAYS("started 4 processes, says OMPI_COMM_WORLD_SIZE, but engine stub sees one");
    SAYS("another MPI");
    TRUE(!tutti_initialized());
    EQUAL(strcmp(stub_calls, "open close"), 0);
    EQUAL(stub_live_groups, 0);
    EQUAL(tutti_comm_rank(tutti_world()), 0);
}

static void test_size_that_differs(void)
{
    tutti_options options = TUTTI_OPTIONS_INIT;
    OK(tutti_backend_register(&stub_backend));
    options.backend = "stub";
    options.rank = 1;
    options.world_size = 3;
    FAILS(TUTTI_ERR_BACKEND, tutti_init(&options));
    SAYS("options.world_size says 3 processes, but engine stub joined a job of 4");
    options.rank = 2;
    options.world_size = 4;
    FAILS(TUTTI_ERR_BACKEND, tutti_init(&options));
    SAYS("is to be rank 2, but is rank 1 of 4");
    options.rank = 1;
    OK(tutti_init(&options));
    OK(tutti_finalize());
}

static void test_open_that_fails(void)
{
    stub.open_fails = TUTTI_ERR_STATE;
    FAILS(TUTTI_ERR_STATE, stub_init(0, 2));
    SAYS("tutti_init: the stub cannot open (engine stub)");
    TRUE(!tutti_initialized());
    EQUAL(strcmp(stub_calls, "open"), 0);
    OK(tutti_barrier(tutti_world())); /* as before init */
    stub.open_fails = TUTTI_OK;
    stub.rank = 4;
    FAILS(TUTTI_ERR_BACKEND, tutti_init(&(tutti_options){ .size = sizeof(char *) * 2, .backend = "stub" }));
    SAYS("rank 4 of 2, which cannot be");
    EQUAL(stub_live_groups, 0);
}

static const unit_test tests[] = {
    { "G11: all forms", test_forms },
    { "G11: variable and option", test_variable_and_option },
    { "G11: an engine for device memory", test_device_is_refused },
    { "default: the engine that something is running of, else single", test_default },
    { "G12: register a name twice", test_name_twice },
    { "G12: registrations that are refused", test_bad_registrations },
    { "G12: missing slots", test_missing_slots },
    { "G12: structures of an older engine", test_older_structures },
    { "G13: single under a launcher of many", test_single_under_a_launcher },
    { "G13: a launcher and no engine", test_launcher_without_engine },
    { "G13: a size and no engine", test_size_without_engine },
    { "G13: a plain start in a Slurm batch shell", test_batch_shell },
    { "G13: another MPI's launcher", test_other_mpis_launcher },
    { "a size or rank other than the engine's", test_size_that_differs },
    { "an engine that fails to open", test_open_that_fails },
};
UNIT_MAIN("selection", tests)
