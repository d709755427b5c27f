/* SPDX-License-Identifier: BSD-3-Clause */
#include "check.h"

#include <stdio.h>
#include <unistd.h>

enum { PATIENCE = 50, SHOWN = 10 }; /* seconds, then the alarm ends a process that waits for ever; failures printed */

tutti_comm *world;
int rank, size;

static const char *current = "?";
static unsigned failures, checks;

void begin(const char *name)
{
    current = name;
    alarm(PATIENCE);
}

void start(void)
{
    begin("start");
    TUTTI_MUST(tutti_init(NULL));
    world = tutti_world();
    rank = tutti_comm_rank(world);
    size = tutti_comm_size(world);
}

bool check(bool good, const char *what, const char *file, int line)
{
    ++checks;
    if (good) return true;
    if (++failures <= SHOWN) fprintf(stderr, "rank %d of %d: %s: %s:%d: %s\n", rank, size, current, file, line, what);
    return false;
}

void check_status(tutti_status got, tutti_status want, const char *part, const char *call, const char *file, int line)
{
    char text[1600];
    snprintf(text, sizeof text, "%.300s gave %s (%.900s), not %s with \"%.200s\"", call, tutti_status_name(got),
             got == TUTTI_OK ? "" : tutti_last_error(), tutti_status_name(want), part ? part : "");
    check(got == want && (!part || strstr(tutti_last_error(), part)), text, file, line);
}

int verdict(void)
{
    if (checks == 0) fprintf(stderr, "rank %d: nothing was checked\n", rank);
    if (failures) fprintf(stderr, "rank %d of %d: %u of %u checks failed\n", rank, size, failures, checks);
    return failures != 0 || checks == 0;
}

int finish(void)
{
    OK(tutti_finalize());
    return verdict();
}
