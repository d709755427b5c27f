/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef TUTTI_ERROR_H
#define TUTTI_ERROR_H

#include "tutti/attributes.h"
#include "tutti/status.h"

TUTTI_BEGIN_DECLS

/*
 * The text of this thread's last failing call: the function, the argument, its value, what would be right, the rank and the
 * engine. Never NULL ("" before the first failure); valid until this thread's next failing call. A call that succeeds leaves
 * it alone.
 */
const char *tutti_last_error(void);

/* The status's name ("TUTTI_ERR_BUFFER") and one sentence about it. Unknown values give a text as well, never NULL. */
const char *tutti_status_name(tutti_status status);
const char *tutti_status_text(tutti_status status);

TUTTI_END_DECLS

#endif
