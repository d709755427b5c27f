/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Lines for people who set TUTTI_LOG, and the few warnings that everybody gets.
 */
#include "core.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char *const level_names[] = {
    [TUTTI__LOG_ERROR] = "error", [TUTTI__LOG_WARN] = "warn", [TUTTI__LOG_INFO] = "info", [TUTTI__LOG_DEBUG] = "debug"
};

static atomic_int current_level; /* 0: look at the environment first */

int tutti__log_level_of(const char *text)
{
    if (!text) return TUTTI__LOG_WARN;
    for (int level = TUTTI__LOG_ERROR; level <= TUTTI__LOG_DEBUG; ++level)
        if (strcasecmp(text, level_names[level]) == 0) return level;
    return 0;
}

void tutti__log_set_level(int level)
{
    atomic_store_explicit(&current_level, level, memory_order_relaxed);
}

/* A wrong TUTTI_LOG is an error of tutti_init; a line that comes before takes the default. */
static int threshold(void)
{
    int level = atomic_load_explicit(&current_level, memory_order_relaxed);
    if (level == 0) {
        level = tutti__log_level_of(getenv("TUTTI_LOG"));
        if (level == 0) level = TUTTI__LOG_WARN;
        tutti__log_set_level(level);
    }
    return level;
}

void tutti__log(int level, const char *format, ...)
{
    char line[2048];
    va_list arguments;
    if (level > threshold()) return;
    snprintf(line, sizeof line - 1, "tutti: %s",
             level == TUTTI__LOG_ERROR  ? "error: "
             : level == TUTTI__LOG_WARN ? "warning: "
                                        : "");
    va_start(arguments, format);
    vsnprintf(line + strlen(line), sizeof line - 1 - strlen(line), format, arguments);
    va_end(arguments);
    strcat(line, "\n");
    fputs(line, stderr); /* one write, so that the lines of many processes do not mix */
}
