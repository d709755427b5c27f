/* SPDX-License-Identifier: BSD-3-Clause
 *
 * The arithmetic within a rank is in double: ranks add the images of a batch in other groups than one process does, and
 * the results should agree all the same.
 */
#include "mlp.h"

#include <math.h>
#include <string.h>

/* Where the parts of the weights begin. Each row holds one unit's inputs and, last, its bias. */
enum { HIDDEN_ROW = DIGITS_PIXELS + 1, OUTPUT = MLP_HIDDEN * HIDDEN_ROW, OUTPUT_ROW = MLP_HIDDEN + 1 };

typedef struct activations {
    double hidden[MLP_HIDDEN];
    double probability[DIGITS_CLASSES];
} activations;

static void randomise_rows(float *rows, int n_rows, int row, random_state *random)
{
    const double limit = sqrt(6.0 / (row - 1 + n_rows)); /* Glorot and Bengio, 2010 */
    for (int i = 0; i < n_rows * row; i++)
        rows[i] = i % row == row - 1 ? 0.0f : (float)random_between(random, -limit, limit);
}

void mlp_randomise(mlp *net, random_state *random)
{
    memset(net, 0, sizeof *net);
    randomise_rows(net->weights, MLP_HIDDEN, HIDDEN_ROW, random);
    randomise_rows(net->weights + OUTPUT, DIGITS_CLASSES, OUTPUT_ROW, random);
}

/* One image through the network. Returns its loss: minus the logarithm of the probability of its class. */
static double forward(const mlp *net, const float *image, unsigned char label, activations *out)
{
    double most = -INFINITY, total = 0.0, logit[DIGITS_CLASSES];

    for (int h = 0; h < MLP_HIDDEN; h++) {
        const float *row = net->weights + h * HIDDEN_ROW;
        double sum = row[DIGITS_PIXELS];
        for (int p = 0; p < DIGITS_PIXELS; p++) sum += (double)row[p] * image[p];
        out->hidden[h] = tanh(sum);
    }
    for (int c = 0; c < DIGITS_CLASSES; c++) {
        const float *row = net->weights + OUTPUT + c * OUTPUT_ROW;
        double sum = row[MLP_HIDDEN];
        for (int h = 0; h < MLP_HIDDEN; h++) sum += row[h] * out->hidden[h];
        logit[c] = sum;
        if (sum > most) most = sum;
    }
    for (int c = 0; c < DIGITS_CLASSES; c++) total += out->probability[c] = exp(logit[c] - most);
    for (int c = 0; c < DIGITS_CLASSES; c++) out->probability[c] /= total;
    return log(total) - (logit[label] - most);
}

/* Adds one image's gradient to sum[MLP_WEIGHTS]. */
static void backward(const mlp *net, const float *image, unsigned char label, const activations *at, double *sum)
{
    double hidden_error[MLP_HIDDEN] = { 0 };

    for (int c = 0; c < DIGITS_CLASSES; c++) {
        const double error = at->probability[c] - (c == label);
        const float *row = net->weights + OUTPUT + c * OUTPUT_ROW;
        double *into = sum + OUTPUT + c * OUTPUT_ROW;
        for (int h = 0; h < MLP_HIDDEN; h++) {
            into[h] += error * at->hidden[h];
            hidden_error[h] += error * row[h];
        }
        into[MLP_HIDDEN] += error;
    }
    for (int h = 0; h < MLP_HIDDEN; h++) {
        const double error = hidden_error[h] * (1.0 - at->hidden[h] * at->hidden[h]);
        double *into = sum + h * HIDDEN_ROW;
        for (int p = 0; p < DIGITS_PIXELS; p++) into[p] += error * image[p];
        into[DIGITS_PIXELS] += error;
    }
}

static void add_image(mlp_score *score, double loss, const activations *at, unsigned char label)
{
    int best = 0;
    for (int c = 1; c < DIGITS_CLASSES; c++)
        if (at->probability[c] > at->probability[best]) best = c;
    score->loss += loss;
    score->correct += best == label;
}

mlp_score mlp_evaluate(const mlp *net, const digits *data, const size_t *which, size_t n)
{
    mlp_score score = { 0.0, 0.0 };
    activations at;

    for (size_t i = 0; i < n; i++) {
        const unsigned char label = data->labels[which[i]];
        add_image(&score, forward(net, digits_image(data, which[i]), label, &at), &at, label);
    }
    return score;
}

mlp_score mlp_learn(mlp *net, const digits *data, const size_t *which, size_t n, double scale)
{
    double sum[MLP_WEIGHTS] = { 0 };
    mlp_score score = { 0.0, 0.0 };
    activations at;

    for (size_t i = 0; i < n; i++) {
        const float *image = digits_image(data, which[i]);
        const unsigned char label = data->labels[which[i]];
        add_image(&score, forward(net, image, label, &at), &at, label);
        backward(net, image, label, &at, sum);
    }
    for (int w = 0; w < MLP_WEIGHTS; w++) net->gradient[w] = (float)(scale * sum[w]);
    return score;
}

void mlp_step(mlp *net, float rate, float momentum)
{
    for (int w = 0; w < MLP_WEIGHTS; w++) {
        net->velocity[w] = momentum * net->velocity[w] - rate * net->gradient[w];
        net->weights[w] += net->velocity[w];
    }
}
