/* SPDX-License-Identifier: BSD-3-Clause
 *
 * tutti: one place for collective functions.
 *
 * Include this header and link libtutti.a. Every function returns a tutti_status unless it says otherwise; tutti_last_error()
 * gives the text of this thread's last failure. Counts are in elements, sizes in bytes.
 */
#ifndef TUTTI_TUTTI_H
#define TUTTI_TUTTI_H

#include "tutti/attributes.h"
#include "tutti/check.h"
#include "tutti/collectives.h"
#include "tutti/comm.h"
#include "tutti/dtypes.h"
#include "tutti/error.h"
#include "tutti/front.h"
#include "tutti/ops.h"
#include "tutti/status.h"
#include "tutti/supported.h"
#include "tutti/version.h"

#endif
