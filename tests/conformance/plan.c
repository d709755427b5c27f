/* SPDX-License-Identifier: BSD-3-Clause
 *
 * Which cases there are. codegen/conformance.py counts them by itself from the spec, and the totals are compared.
 */
#include <string.h>

#include "run.h"

/* What need not be tried with everything else changes with the number of the case, the same on every rank. */
static void vary(const conformance_run *run, conformance_case *it)
{
    const unsigned draw = (unsigned)run->cases * 2654435761u >> 8;
    it->form = (conformance_form)(draw % CONFORMANCE_FORMS);
    it->spare = draw >> 4 & 1;
    it->shift = (draw >> 6) % 3;
}

static void run_forms(conformance_run *run, conformance_case *it)
{
    if (!run->every_form) {
        vary(run, it);
        conformance_run_case(run, it);
        return;
    }
    for (int form = 0; form < CONFORMANCE_FORMS; ++form) {
        vary(run, it);
        it->form = (conformance_form)form;
        conformance_run_case(run, it);
    }
}

/* MIXED would be one of the other two in a group of one. */
static int placements(const conformance_run *run, const conformance_collective *collective)
{
    if (collective->in_place == CONFORMANCE_NONE) return 1;
    return run->size == 1 ? 2 : CONFORMANCE_PLACEMENTS;
}

static void run_placements(conformance_run *run, conformance_case *it)
{
    for (int placement = 0; placement < placements(run, it->collective); ++placement) {
        it->placement = (conformance_placement)placement;
        run_forms(run, it);
    }
}

static void run_pair(conformance_run *run, conformance_case *it)
{
    const int roots = it->collective->has_root ? run->size : 1;

    for (size_t k = 0; k < conformance_n_small_counts; ++k) {
        it->count = conformance_small_counts[k];
        for (it->root = 0; it->root < roots; ++it->root) run_placements(run, it);
    }
    it->count = conformance_large_bytes / it->element + 3;
    it->root = (int)it->dtype->number % roots;
    run_placements(run, it);
}

/* tutti_supported says beforehand what the calls will say. No case of its own. */
static bool is_supported(conformance_run *run, const conformance_case *it)
{
    const bool wanted = !it->op || oracle_goes_with(it->combine, it->type);
    const bool said = tutti_supported(run->comm, it->collective->number, it->dtype ? it->dtype->number : TUTTI_DTYPE_NONE,
                                      it->op ? it->op->op : TUTTI_OP_NONE, TUTTI_MEMORY_HOST);
    if (said != wanted) conformance_fail(run, it, "tutti_supported says %s", said ? "yes" : "no");
    return wanted;
}

static void run_operators(conformance_run *run, conformance_case *it)
{
    for (const conformance_operator *op = conformance_operators; op->name; ++op) {
        if (run->only_op && strcmp(run->only_op, op->name) != 0) continue;
        it->op = op;
        conformance_ask_oracle(it);
        if (is_supported(run, it)) {
            run_pair(run, it);
        } else {
            it->root = 0;
            it->placement = CONFORMANCE_APART;
            vary(run, it);
            conformance_run_refused_pair(run, it);
        }
    }
}

void conformance_run_collective(conformance_run *run, const conformance_collective *collective)
{
    conformance_case it = { .collective = collective };

    conformance_ask_oracle(&it);
    if (!run->only_dtype && !run->only_op) {
        conformance_run_refusals(run, collective);
        if (!collective->has_type) {
            (void)is_supported(run, &it);
            it.form = CONFORMANCE_ANY;
            conformance_run_case(run, &it);
            it.form = CONFORMANCE_WITH;
            conformance_run_case(run, &it);
        }
    }
    for (const conformance_dtype *dtype = conformance_dtypes; collective->has_type && dtype->name; ++dtype) {
        if (run->only_dtype && strcmp(run->only_dtype, dtype->name) != 0) continue;
        it.dtype = dtype;
        it.op = NULL;
        conformance_ask_oracle(&it);
        if (collective->has_op) {
            run_operators(run, &it);
        } else {
            (void)is_supported(run, &it);
            run_pair(run, &it);
        }
    }
}

size_t conformance_expected(const conformance_run *run, const conformance_collective *collective)
{
    size_t cases = run->only_dtype ? 0 : collective->cases[0][run->size];
    for (const conformance_dtype *dtype = conformance_dtypes; dtype->name; ++dtype) {
        if (run->only_dtype && strcmp(run->only_dtype, dtype->name) != 0) continue;
        cases += collective->cases[dtype->number][run->size];
    }
    return cases;
}
