#include "fitting.h"

#include "figures.h"
#include "variants.h"

#include "routing/combination.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

using namespace routing;

namespace {

constexpr double prior = 0.1; // keeps constants small that little speaks for
// The sets have no text twice. People do, and expect what they did with the first to be done with the second.
const std::map<size_t, double> expected{ { 34, 5 }, { 35, -5 }, { 36, -4 } };
constexpr double firmPrior = 20;
const QString itself = u"itself"_s;
constexpr size_t trustInput = 7; ///< How far the examples are trusted.
constexpr size_t manyInput = 14; ///< The same where there are many of them.
// How often the surest shall be right, however little there is to go by, and at which numbers of examples
// that is seen to.
constexpr double wantedPrecision = 92.5;
constexpr double mostHigher = 0.35; ///< More would make probabilities wrong.
constexpr std::array<int, 2> firmAt{ 10, 100 };
constexpr size_t mostItems = 100;
constexpr quint32 seeds = 3;
// What is derived from these would have to be shared under their terms: they only tell how well it went.
const std::set<QString> notFittedOn{ u"hint3-curekart"_s };

struct Row
{
    std::array<float, inputCount> inputs;
    bool fits = false;
};

/// The rows of one variant of a set at one number of examples, item after item.
struct Rows
{
    QString set;
    QString variant;
    int k = 0;
    std::vector<std::vector<Row>> items;
};

using Constants = std::vector<double>;

Rows rowsOf(const Variant &variant, int k, quint32 seed)
{
    const EvaluationSet &set = variant.set;
    Rows rows{ set.name, variant.name, k, {} };
    Drawing drawing = draw(set, k, seed, Measured::Pool, variant.teaching);
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
    // The sets are as organizations are; their variants are what else may come.
    const double weight
        = (rows.variant == itself ? 400 : 100) / double(std::max<size_t>(1, rows.items.size()));
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

/// On all sets but one and those that are only judged.
Constants fitted(const std::vector<Rows> &all, const QString &leftOut)
{
    Constants constants(inputCount);
    for (int step = 0; step < 10; ++step) {
        std::vector<double> gradient(inputCount);
        std::vector<std::vector<double>> hessian(inputCount, std::vector<double>(inputCount));
        for (const Rows &rows : all) {
            if (rows.set != leftOut && !notFittedOn.contains(rows.set))
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

/// How the surest do at k examples, were all scores so much higher, and what two inputs are on average.
struct Sureness
{
    double precision = 0;
    double trust = 0;
    double many = 0;
};

Sureness surenessAt(const std::vector<Rows> &all, const Constants &constants, int k, double higher,
                    const QString &leftOut)
{
    Constants raised = constants;
    raised[0] += higher;
    std::map<QString, Figures> figures;
    Sureness sums;
    double count = 0;
    for (const Rows &rows : all) {
        if (rows.k != k || rows.variant != itself || rows.set == leftOut || notFittedOn.contains(rows.set))
            continue;
        figures[rows.set].add(judged(rows, raised));
        for (const std::vector<Row> &item : rows.items) {
            for (const Row &row : item) {
                sums.trust += double(row.inputs[trustInput]);
                sums.many += double(row.inputs[manyInput]);
                count += 1;
            }
        }
    }
    for (const auto &[set, f] : figures)
        sums.precision += f.surePrecision() / double(figures.size());
    return { sums.precision, sums.trust / std::max(1.0, count), sums.many / std::max(1.0, count) };
}

/// Likelihood alone makes the surest less often right where there are few examples than where there are many.
/// People set one threshold for both, so scores are raised or lowered a little to make it mean the same.
Constants firm(const std::vector<Rows> &all, Constants constants, const QString &leftOut)
{
    std::array<double, 2> higher{};
    std::array<Sureness, 2> at{};
    for (size_t i = 0; i < firmAt.size(); ++i) {
        double low = -mostHigher;
        double high = mostHigher;
        for (int halving = 0; halving < 12; ++halving) {
            higher[i] = (low + high) / 2;
            at[i] = surenessAt(all, constants, firmAt[i], higher[i], leftOut);
            (at[i].precision < wantedPrecision ? high : low) = higher[i];
        }
    }
    // What is added to both inputs, so that it is 0 without examples.
    const double determinant = at[0].trust * at[1].many - at[1].trust * at[0].many;
    constants[trustInput] += (higher[0] * at[1].many - higher[1] * at[0].many) / determinant;
    constants[manyInput] += (at[0].trust * higher[1] - at[1].trust * higher[0]) / determinant;
    return constants;
}

struct Mean
{
    std::array<double, 7> sums{};
    std::array<int, 7> counts{};

    void add(const Figures &f)
    {
        const std::array<double, 7> values{ f.accuracy(),     f.surePrecision(), f.sureShare(),
                                            f.noneBelow(),    f.noneSure(),      f.calibrationError(),
                                            100 * f.microF1() };
        for (size_t i = 0; i < values.size(); ++i) {
            const bool tells = f.hasNone() || (i != 3 && i != 4);
            sums[i] += tells ? values[i] : 0;
            counts[i] += tells;
        }
    }
    QString line(const QString &title, int k) const
    {
        QString line = title.leftJustified(40) + QString::number(k).rightJustified(4);
        for (size_t i = 0; i < sums.size(); ++i)
            line += QString::number(sums[i] / std::max(1, counts[i]), 'f', 1).rightJustified(7);
        return line + u'\n';
    }
};

void print(QTextStream &out, const QString &title, const std::vector<Rows> &all,
           const std::map<QString, Constants> &constants)
{
    out << title << u'\n' << QString(44, u' ') << "    acc   >=.8  share none<.5   >=.8    ECE     F1\n";
    std::map<std::tuple<QString, QString, int>, Figures> figures;
    for (const Rows &rows : all)
        figures[{ rows.variant, rows.set, rows.k }].add(judged(rows, constants.at(rows.set)));
    std::map<std::pair<QString, int>, Mean> ofVariants;
    std::map<int, Mean> ofAll;
    for (const auto &[key, f] : figures) {
        const auto &[variant, set, k] = key;
        if (variant == itself) {
            Mean one;
            one.add(f);
            out << one.line(set, k);
        }
        ofVariants[{ variant, k }].add(f);
        ofAll[k].add(f);
    }
    for (const auto &[key, mean] : ofVariants)
        out << mean.line("mean of "_L1 + key.first, key.second);
    for (const auto &[k, mean] : ofAll)
        out << mean.line(u"mean of all"_s, k);
}

} // namespace

void fit(QTextStream &out, const std::vector<EvaluationSet> &sets)
{
    std::vector<Rows> all;
    for (const EvaluationSet &set : sets) {
        for (quint32 seed = 1; seed <= seeds; ++seed) {
            for (const Variant &variant : variantsOf(set, seed)) {
                for (const int k : variant.counts)
                    all.push_back(rowsOf(variant, k, seed));
            }
        }
    }
    const Constants constants = firm(all, fitted(all, {}), {});
    for (size_t i = 0; i < constants.size(); ++i)
        out << QString::number(constants[i], 'f', 4)
            << (i + 1 == constants.size() ? "\n"
                    : i % 8 == 7          ? ",\n"
                                          : ", ");
    std::map<QString, Constants> same;
    std::map<QString, Constants> others;
    for (const EvaluationSet &set : sets) {
        same[set.name] = constants;
        others[set.name] = firm(all, fitted(all, set.name), set.name);
    }
    print(out, u"fitted on all sets"_s, all, same);
    print(out, u"fitted on the other sets"_s, all, others);
}

} // namespace triage::benchmark
