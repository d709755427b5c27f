/* SPDX-License-Identifier: BSD-3-Clause
 *
 * What the variables of launchers say, over tables of variables.
 */
#include "core.h"

#include <limits.h>
#include <stdio.h>

#include "unit.h"

typedef struct row {
    const char *what;
    const char *variables; /* "NAME=value NAME=value" */
    const char *kind;      /* NULL: no launcher */
    int rank, size, local_rank;
    bool is_mpi;
} row;

static const row rows[] = {
    { "nothing", "HOME=/root", NULL, 0, 1, 0, false },
    { "Open MPI", "OMPI_COMM_WORLD_SIZE=4 OMPI_COMM_WORLD_RANK=3 OMPI_COMM_WORLD_LOCAL_RANK=1", "Open MPI", 3, 4, 1,
      true },
    { "Open MPI, one", "OMPI_COMM_WORLD_SIZE=1 OMPI_COMM_WORLD_RANK=0", "Open MPI", 0, 1, -1, true },
    { "Open MPI 5", "PMIX_RANK=2 OMPI_COMM_WORLD_SIZE=4 OMPI_COMM_WORLD_RANK=2", "Open MPI", 2, 4, -1, true },
    { "MPICH", "PMI_SIZE=3 PMI_RANK=1 MPI_LOCALRANKID=1", "PMI", 1, 3, 1, true },
    { "PMIx alone", "PMIX_RANK=5", "PMIx", 5, 0, -1, true },
    { "PMIx in a Slurm step", "PMIX_RANK=5 SLURM_STEP_ID=0 SLURM_STEP_NUM_TASKS=8 SLURM_LOCALID=1", "PMIx", 5, 8, 1,
      true },
    { "PMIx in a step of one", "PMIX_RANK=0 SLURM_STEP_ID=0 SLURM_STEP_NUM_TASKS=1", "PMIx", 0, 1, -1, true },
    { "PMIx and a size that is too small", "PMIX_RANK=5 SLURM_STEP_ID=0 SLURM_STEP_NUM_TASKS=2", "PMIx", 5, 0, -1,
      true },
    { "torchrun", "RANK=1 WORLD_SIZE=2 LOCAL_RANK=1", "RANK and WORLD_SIZE", 1, 2, 1, false },
    { "RANK alone", "RANK=1", NULL, 0, 1, 0, false },
    { "WORLD_SIZE alone", "WORLD_SIZE=2", NULL, 0, 1, 0, false },
    { "a RANK past WORLD_SIZE", "RANK=2 WORLD_SIZE=2", NULL, 0, 1, 0, false },
    { "words that mean something else", "RANK=captain WORLD_SIZE=large", NULL, 0, 1, 0, false },
    { "mpirun started from torchrun's variables", "RANK=0 WORLD_SIZE=2 OMPI_COMM_WORLD_SIZE=4 OMPI_COMM_WORLD_RANK=3",
      "Open MPI", 3, 4, -1, true },
    { "srun", "SLURM_STEP_ID=2 SLURM_STEP_NUM_TASKS=4 SLURM_PROCID=3 SLURM_LOCALID=1", "Slurm", 3, 4, 1, true },
    { "srun, older", "SLURM_STEP_ID=0 SLURM_NTASKS=4 SLURM_PROCID=3", "Slurm", 3, 4, -1, true },
    { "srun of one task", "SLURM_STEP_ID=0 SLURM_STEP_NUM_TASKS=1 SLURM_NTASKS=4 SLURM_PROCID=0", NULL, 0, 1, 0,
      false },
    { "a batch script", "SLURM_STEP_ID=4294967291 SLURM_NTASKS=4 SLURM_PROCID=0", NULL, 0, 1, 0, false },
    { "a batch script by name", "SLURM_STEP_ID=batch SLURM_NTASKS=4 SLURM_PROCID=0", NULL, 0, 1, 0, false },
    { "an interactive step", "SLURM_STEP_ID=4294967290 SLURM_NTASKS=4 SLURM_PROCID=0", NULL, 0, 1, 0, false },
    { "an allocation without a step", "SLURM_JOB_ID=7 SLURM_NTASKS=4", NULL, 0, 1, 0, false },
    { "RANK in a Slurm step", "RANK=9 SLURM_STEP_ID=0 SLURM_STEP_NUM_TASKS=4 SLURM_PROCID=1", "Slurm", 1, 4, -1, true },
    { "an empty size", "OMPI_COMM_WORLD_SIZE= PMI_SIZE=0 PMIX_RANK=-1", NULL, 0, 1, 0, false },
    { "a size with a tail", "OMPI_COMM_WORLD_SIZE=4x", NULL, 0, 1, 0, false },
    { "a size past int", "PMI_SIZE=99999999999", NULL, 0, 1, 0, false },
    { "a size without a rank", "PMI_SIZE=3", "PMI", 0, 3, -1, true },
};

static const char *look_up(const char *name, const void *context)
{
    static char value[64];
    const size_t length = strlen(name);
    const char *at = context;
    while (at) {
        if (strncmp(at, name, length) == 0 && at[length] == '=') {
            snprintf(value, sizeof value, "%.*s", (int)strcspn(at + length + 1, " "), at + length + 1);
            return value;
        }
        at = strchr(at, ' ');
        if (at) ++at;
    }
    return NULL;
}

static void test_table(void)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
        tutti__launcher got;
        char said[300], wanted[300];
        tutti__read_launcher(look_up, rows[i].variables, &got);
        snprintf(said, sizeof said, "%s: %s rank %d of %d local %d mpi %d", rows[i].what, got.kind ? got.kind : "none",
                 got.rank, got.size, got.local_rank, got.is_mpi);
        snprintf(wanted, sizeof wanted, "%s: %s rank %d of %d local %d mpi %d", rows[i].what,
                 rows[i].kind ? rows[i].kind : "none", rows[i].rank, rows[i].size, rows[i].local_rank, rows[i].is_mpi);
        HAS(said, wanted);
        TRUE((got.kind == NULL) == (got.variable == NULL));
    }
}

static void test_numbers(void)
{
    int out = 77;
    TRUE(tutti__parse_int("12", 0, 12, &out));
    EQUAL(out, 12);
    TRUE(tutti__parse_int("-3", -5, 12, &out));
    EQUAL(out, -3);
    TRUE(!tutti__parse_int("13", 0, 12, &out));
    TRUE(!tutti__parse_int("", 0, 12, &out));
    TRUE(!tutti__parse_int(NULL, 0, 12, &out));
    TRUE(!tutti__parse_int(" 1", 0, 12, &out));
    TRUE(!tutti__parse_int("+1", 0, 12, &out));
    TRUE(!tutti__parse_int("-", -5, 12, &out));
    TRUE(!tutti__parse_int("1 ", 0, 12, &out));
    TRUE(!tutti__parse_int("1.0", 0, 12, &out));
    TRUE(!tutti__parse_int("9223372036854775808", 0, INT_MAX, &out));
    EQUAL(out, -3);
}

static const unit_test tests[] = {
    { "the table of launchers", test_table },
    { "numbers in variables", test_numbers },
};
UNIT_MAIN("launcher", tests)
