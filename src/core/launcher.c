/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Did a launcher start this process, and as which of how many? Read from the variables that launchers set; no MPI needed.
 */
#include "core.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

bool tutti__parse_int(const char *text, int lowest, int highest, int *out)
{
    char *end;
    long value;
    if (!text || !((*text >= '0' && *text <= '9') || *text == '-')) return false;
    errno = 0;
    value = strtol(text, &end, 10);
    if (errno || end == text || *end || value < lowest || value > highest) return false;
    *out = (int)value;
    return true;
}

/* One launcher's variables; a NULL name: it has none for that. */
typedef struct kind {
    const char *name, *size, *rank, *local_rank;
    bool is_mpi;
} kind;

/* The first whose size variable is there wins: a launcher of MPI processes may itself have been started by another one. */
static const kind kinds[] = {
    { "Open MPI", "OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_LOCAL_RANK", true },
    { "PMI", "PMI_SIZE", "PMI_RANK", "MPI_LOCALRANKID", true },
};
static const kind torch = { "RANK and WORLD_SIZE", "WORLD_SIZE", "RANK", "LOCAL_RANK", false };

/* Steps in which Slurm runs a shell and not the tasks of a job: the batch script, an interactive shell, external ones. */
static bool is_shell_step(const char *step)
{
    static const char *const shells[] = { "4294967291", "4294967290", "4294967292", "batch", "interactive", "extern" };
    for (size_t i = 0; i < sizeof shells / sizeof *shells; ++i)
        if (strcmp(step, shells[i]) == 0) return true;
    return false;
}

static bool read_kind(const kind *of, tutti__lookup *lookup, const void *context, tutti__launcher *out)
{
    int size;
    if (!tutti__parse_int(lookup(of->size, context), 1, INT_MAX, &size)) return false;
    out->kind = of->name;
    out->variable = of->size;
    out->size = size;
    out->is_mpi = of->is_mpi;
    if (!tutti__parse_int(lookup(of->rank, context), 0, size - 1, &out->rank)) out->rank = 0;
    if (!tutti__parse_int(lookup(of->local_rank, context), 0, INT_MAX, &out->local_rank)) out->local_rank = -1;
    return true;
}

/* The tasks of this Slurm step; 0: not in a step that has tasks. */
static int slurm_tasks(tutti__lookup *lookup, const void *context, const char **variable)
{
    const char *step = lookup("SLURM_STEP_ID", context);
    int tasks;
    if (!step || !*step || is_shell_step(step)) return 0;
    *variable = "SLURM_STEP_NUM_TASKS";
    if (tutti__parse_int(lookup(*variable, context), 1, INT_MAX, &tasks)) return tasks;
    *variable = "SLURM_NTASKS";
    return tutti__parse_int(lookup(*variable, context), 1, INT_MAX, &tasks) ? tasks : 0;
}

/* PMIx gives the rank alone in a variable; if Slurm runs the step, it knows the size. */
static bool read_pmix(tutti__lookup *lookup, const void *context, tutti__launcher *out)
{
    int rank;
    if (!tutti__parse_int(lookup("PMIX_RANK", context), 0, INT_MAX, &rank)) return false;
    out->kind = "PMIx";
    out->rank = rank;
    out->size = slurm_tasks(lookup, context, &out->variable);
    if (out->size <= rank) out->size = 0;
    if (out->size == 0) out->variable = "PMIX_RANK";
    if (!tutti__parse_int(lookup("SLURM_LOCALID", context), 0, INT_MAX, &out->local_rank)) out->local_rank = -1;
    out->is_mpi = true;
    return true;
}

static void read_slurm(tutti__lookup *lookup, const void *context, tutti__launcher *out)
{
    const char *variable = NULL;
    int tasks = slurm_tasks(lookup, context, &variable);
    if (tasks < 2) return;
    out->kind = "Slurm";
    out->variable = variable;
    out->size = tasks;
    if (!tutti__parse_int(lookup("SLURM_PROCID", context), 0, tasks - 1, &out->rank)) out->rank = 0;
    if (!tutti__parse_int(lookup("SLURM_LOCALID", context), 0, INT_MAX, &out->local_rank)) out->local_rank = -1;
    out->is_mpi = true;
}

void tutti__read_launcher(tutti__lookup *lookup, const void *context, tutti__launcher *out)
{
    int rank;
    *out = (tutti__launcher){ NULL, NULL, 0, 1, 0, false };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; ++i)
        if (read_kind(&kinds[i], lookup, context, out)) return;
    if (read_pmix(lookup, context, out)) return;
    /* Both names are everybody's words: one alone, or a rank that is none, says nothing. */
    if (read_kind(&torch, lookup, context, out)) {
        if (tutti__parse_int(lookup(torch.rank, context), 0, out->size - 1, &rank)) return;
        *out = (tutti__launcher){ NULL, NULL, 0, 1, 0, false };
    }
    read_slurm(lookup, context, out);
}

static const char *environment(const char *name, const void *context)
{
    (void)context;
    return getenv(name);
}

void tutti__find_launcher(tutti__launcher *out)
{
    tutti__read_launcher(environment, NULL, out);
}
