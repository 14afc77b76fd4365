#include "fitting.h"

#include "drawing.h"
#include "figures.h"

#include "routing/combination.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

using namespace routing;

namespace {

constexpr double prior = 0.1; // keeps constants small that little speaks for
// The sets have no text twice. People do, and expect what they did with the first to be done with the second.
const std::map<size_t, double> expected{ { 33, 5 }, { 34, -5 }, { 35, -4 } };
constexpr double firmPrior = 20;
constexpr size_t mostItems = 250;
const std::vector<int> counts{ 0, 1, 3, 5, 10, 30, 100 };
constexpr quint32 seeds = 3;

struct Row
{
    std::array<float, inputCount> inputs;
    bool fits = false;
};

/// The rows of one set at one number of examples, item after item.
struct Rows
{
    QString set;
    int k = 0;
    std::vector<std::vector<Row>> items;
};

using Constants = std::vector<double>;

Rows rowsOf(const EvaluationSet &set, int k, quint32 seed)
{
    Rows rows{ set.name, k, {} };
    Drawing drawing = draw(set, k, seed, Measured::Pool);
    drawing.items.resize(std::min(drawing.items.size(), mostItems));
    const auto model = taught(set, drawing.examples);
    for (const LabelledItem *item : drawing.items) {
        const TextScores scores = model->scores(item->item);
        std::vector<Row> &pairs = rows.items.emplace_back();
        for (size_t i = 0; i < set.buffers.size(); ++i) {
            Row row;
            const Inputs inputs = inputsOf(scores, i);
            std::copy(inputs.begin(), inputs.end(), row.inputs.begin());
            row.fits = item->buffers.contains(set.buffers[i].id);
            pairs.push_back(row);
        }
    }
    return rows;
}

double logitOf(const Constants &constants, const Row &row)
{
    double sum = 0;
    for (size_t i = 0; i < inputCount; ++i)
        sum += constants[i] * double(row.inputs[i]);
    return sum;
}

double probability(double logit)
{
    return 1 / (1 + std::exp(-std::clamp(logit, -30.0, 30.0)));
}

/// Gaussian elimination of a symmetric, positive definite matrix.
std::vector<double> solved(std::vector<std::vector<double>> matrix, std::vector<double> vector)
{
    const size_t size = vector.size();
    for (size_t i = 0; i < size; ++i) {
        for (size_t r = i + 1; r < size; ++r) {
            const double factor = matrix[r][i] / matrix[i][i];
            for (size_t c = i; c < size; ++c)
                matrix[r][c] -= factor * matrix[i][c];
            vector[r] -= factor * vector[i];
        }
    }
    for (size_t i = size; i-- > 0;) {
        for (size_t c = i + 1; c < size; ++c)
            vector[i] -= matrix[i][c] * vector[c];
        vector[i] /= matrix[i][i];
    }
    return vector;
}

/// Adds gradient and Hessian of the rows' log-likelihood.
void addDerivatives(const Rows &rows, const Constants &constants, std::vector<double> &gradient,
                    std::vector<std::vector<double>> &hessian)
{
    const double weight = 100 / double(std::max<size_t>(1, rows.items.size()));
    for (const std::vector<Row> &item : rows.items) {
        for (const Row &row : item) {
            const double p = probability(logitOf(constants, row));
            const double slope = weight * (row.fits - p);
            const double bend = weight * p * (1 - p);
            for (size_t i = 0; i < inputCount; ++i) {
                gradient[i] += slope * double(row.inputs[i]);
                const double scaled = bend * double(row.inputs[i]);
                if (scaled == 0)
                    continue;
                for (size_t j = 0; j <= i; ++j)
                    hessian[i][j] += scaled * double(row.inputs[j]);
            }
        }
    }
}

Constants fitted(const std::vector<Rows> &all, const QString &leftOut)
{
    Constants constants(inputCount);
    for (int step = 0; step < 10; ++step) {
        std::vector<double> gradient(inputCount);
        std::vector<std::vector<double>> hessian(inputCount, std::vector<double>(inputCount));
        for (const Rows &rows : all) {
            if (rows.set != leftOut)
                addDerivatives(rows, constants, gradient, hessian);
        }
        for (size_t i = 0; i < inputCount; ++i) {
            const auto given = expected.find(i);
            const double strength = given == expected.end() ? prior : firmPrior;
            hessian[i][i] += strength;
            gradient[i] -= strength * (constants[i] - (given == expected.end() ? 0 : given->second));
            for (size_t j = 0; j < i; ++j)
                hessian[j][i] = hessian[i][j];
        }
        const std::vector<double> change = solved(std::move(hessian), gradient);
        double largest = 0;
        for (size_t i = 0; i < inputCount; ++i) {
            constants[i] += change[i];
            largest = std::max(largest, std::abs(change[i]));
        }
        if (largest < 1e-3)
            break;
    }
    return constants;
}

Figures judged(const Rows &rows, const Constants &constants)
{
    Figures figures;
    for (const std::vector<Row> &item : rows.items) {
        Outcome outcome;
        for (size_t i = 0; i < item.size(); ++i) {
            outcome.confidences.push_back(probability(logitOf(constants, item[i])));
            if (item[i].fits)
                outcome.right.insert(i);
        }
        figures.add(outcome);
    }
    return figures;
}

void print(QTextStream &out, const QString &title, const std::vector<Rows> &all,
           const std::map<QString, Constants> &constants)
{
    out << title << "\nset             k   acc  >=.8 share none<.5 >=.8  ECE    F1\n" << Qt::fixed;
    std::map<std::pair<QString, int>, Figures> figures;
    for (const Rows &rows : all)
        figures[{ rows.set, rows.k }].add(judged(rows, constants.at(rows.set)));
    std::map<int, std::array<double, 8>> means;
    for (const auto &[key, f] : figures) {
        const std::array<double, 8> values{ f.accuracy(), f.surePrecision(),    f.sureShare(), f.noneBelow(),
                                            f.noneSure(), f.calibrationError(), f.microF1(),   1 };
        out << key.first.leftJustified(15) << QString::number(key.second).rightJustified(4);
        for (size_t i = 0; i + 1 < values.size(); ++i) {
            out << QString::number(values[i], 'f', i == 6 ? 3 : 1).rightJustified(6);
            means[key.second][i] += values[i];
        }
        means[key.second][7] += 1;
        out << '\n';
    }
    for (const auto &[k, values] : means) {
        out << u"mean"_s.leftJustified(15) << QString::number(k).rightJustified(4);
        for (size_t i = 0; i + 1 < values.size(); ++i)
            out << QString::number(values[i] / values[7], 'f', i == 6 ? 3 : 1).rightJustified(6);
        out << '\n';
    }
}

} // namespace

void fit(QTextStream &out, const std::vector<EvaluationSet> &sets)
{
    std::vector<Rows> all;
    for (const EvaluationSet &set : sets) {
        for (const int k : counts) {
            for (quint32 seed = 1; seed <= seeds; ++seed)
                all.push_back(rowsOf(set, k, seed));
        }
    }
    const Constants constants = fitted(all, {});
    for (size_t i = 0; i < constants.size(); ++i)
        out << QString::number(constants[i], 'f', 4)
            << (i + 1 == constants.size() ? "\n"
                    : i % 8 == 7          ? ",\n"
                                          : ", ");
    std::map<QString, Constants> same;
    std::map<QString, Constants> others;
    for (const EvaluationSet &set : sets) {
        same[set.name] = constants;
        others[set.name] = fitted(all, set.name);
    }
    print(out, u"fitted on all sets"_s, all, same);
    print(out, u"fitted on the other sets"_s, all, others);
}

} // namespace triage::benchmark
