/* SPDX-License-Identifier: BSD-3-Clause
 *
 * A multi-layer perceptron with one hidden layer: tanh, then softmax with cross-entropy. It knows nothing of ranks.
 */
#ifndef DIGITS_MLP_H
#define DIGITS_MLP_H

#include "data.h"

enum { MLP_HIDDEN = 100, MLP_WEIGHTS = MLP_HIDDEN * (DIGITS_PIXELS + 1) + DIGITS_CLASSES * (MLP_HIDDEN + 1) };

/* The weights stand in one array, so that one broadcast and one all_reduce carry them all. */
typedef struct mlp {
    float weights[MLP_WEIGHTS];
    float gradient[MLP_WEIGHTS]; /* what mlp_step follows; f32, as trainers send it */
    float velocity[MLP_WEIGHTS]; /* of SGD with momentum */
} mlp;

/* What a pass over some images gives: sums, so that the parts of several ranks can be added. */
typedef struct mlp_score {
    double loss;
    double correct;
} mlp_score;

void mlp_randomise(mlp *net, random_state *random);

/* Adds up loss and hits over the n images named by which[0 .. n - 1]. */
mlp_score mlp_evaluate(const mlp *net, const digits *data, const size_t *which, size_t n);

/* The same, and net->gradient = scale * the sum of the images' gradients. n may be 0. */
mlp_score mlp_learn(mlp *net, const digits *data, const size_t *which, size_t n, double scale);

/* One step of SGD with momentum along net->gradient. */
void mlp_step(mlp *net, float rate, float momentum);

#endif
