/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef TUTTI_TESTS_CONFORMANCE_AGREE_H
#define TUTTI_TESTS_CONFORMANCE_AGREE_H

#include "tutti/comm.h"

/* Every rank's n numbers become their sums over the ranks; not by a collective, since those are under test. */
tutti_status conformance_add_up(tutti_comm *comm, size_t *numbers, size_t n);

#endif
