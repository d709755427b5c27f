/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>
#include <tutti/tutti.h>

int main(void)
{
    TUTTI_MUST(tutti_init(NULL));
    int rank = tutti_comm_rank(tutti_world()), size = tutti_comm_size(tutti_world());
    float x = (float)rank + 1;
    TUTTI_MUST(tutti_all_reduce(tutti_world(), &x, &x, 1, TUTTI_AVG));
    if (rank == 0) printf("the mean over %d rank(s) is %g\n", size, x);
    TUTTI_MUST(tutti_finalize());
}
