/* SPDX-License-Identifier: BSD-3-Clause */
/* Generated from spec/collectives/barrier.yaml by codegen. Do not edit. */
#include "check_call.h"
#include "entries.h"

tutti_status tutti__barrier(tutti_comm *comm, const tutti_barrier_args *args,
                            const tutti_call *call)
{
    const tutti__where where = { "tutti_barrier", comm, TUTTI_DTYPE_NONE, call };
    tutti_group *group;

    TUTTI__REQUIRE(tutti__enter(&where, &group));
    TUTTI__REQUIRE(tutti__check_slot(&where, group, group->ops->barrier != NULL));
    return tutti__leave(&where, group->ops->barrier(group, args, NULL));
}

tutti_status tutti_barrier(tutti_comm *comm)
{
    const tutti_barrier_args args = { sizeof args };

    return tutti__barrier(comm, &args, NULL);
}

tutti_status tutti_barrier_with(tutti_comm *comm, const tutti_call *call)
{
    const tutti_barrier_args args = { sizeof args };

    return tutti__barrier(comm, &args, call);
}
