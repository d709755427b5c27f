/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef TUTTI_SUPPORTED_H
#define TUTTI_SUPPORTED_H

#include "tutti/collectives.h"
#include "tutti/comm.h"
#include "tutti/dtypes.h"
#include "tutti/ops.h"

TUTTI_BEGIN_DECLS

/*
 * Would this collective on comm, with this type and operator, on buffers in this memory, be carried? False where the call would
 * be TUTTI_ERR_UNSUPPORTED (or worse: an unusable communicator, an unknown type). Collectives that only move elements ask with
 * TUTTI_OP_NONE, barrier with TUTTI_DTYPE_NONE as well. TUTTI_MEMORY_DETECT: the memory that comm is set to, else host.
 * Communicates with nobody; cheap enough to ask at each call. The answer is the same on all ranks.
 */
bool tutti_supported(const tutti_comm *comm, tutti_collective collective, tutti_dtype dtype, tutti_op op, tutti_memory memory);

TUTTI_END_DECLS

#endif
