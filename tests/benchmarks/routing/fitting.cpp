#include "fitting.h"

#include "routing/equations.h"
#include "rows.h"

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
const std::map<size_t, double> expected{ { PutThere, 5 }, { TakenOut, -5 }, { FitsNothing, -4 } };
constexpr double firmPrior = 100;
/// How all scores may be raised or lowered at a number of examples of each buffer.
struct Aim
{
    double precision = 0; ///< Of the surest, as a mean of the sets; as sure as that allows.
    double mostError = 0; ///< How much worse probabilities may become for it.
};
// People set one threshold for all stages, so 0.8 shall mean about the same; without examples that many
// cannot be right, and nothing is gained by being less sure.
constexpr double highPrecision = 92.5;
constexpr std::array<Aim, levelCounts.size()> aims{ { { 0, 0.1 },
                                                      { highPrecision, 0.3 },
                                                      { highPrecision, 1.4 },
                                                      { highPrecision, 0.8 },
                                                      { highPrecision, 2 } } };
constexpr double mostChange = 1.5;
// Who has not said more of buffers than names gets more that fits nothing than those who thought about it.
constexpr double mostNoneOfNames = 10;
constexpr quint32 seeds = 3;
// What is derived from these would have to be shared under their terms: they only tell how well it went.
const std::set<QString> notFittedOn{ u"hint3-curekart"_s };

double logitOf(const Constants &constants, const Row &row)
{
    double sum = 0;
    for (size_t i = 0; i < inputCount; ++i)
        sum += constants[i] * double(row.inputs[i]);
    return sum;
}

bool isNone(const std::vector<Row> &item)
{
    return std::none_of(item.begin(), item.end(), [](const Row &row) { return row.fits; });
}

/// What an item that fits nothing counts: half of all where buffers only have names, if that is not too much.
double weightOfNone(const Rows &rows)
{
    if (!rows.variant.contains("names"_L1))
        return 1;
    const double none = double(std::count_if(rows.items.begin(), rows.items.end(), isNone));
    return std::clamp((double(rows.items.size()) - none) / std::max(1.0, none), 1.0, mostNoneOfNames);
}

/// Adds gradient and Hessian of the rows' log-likelihood.
void addDerivatives(const Rows &rows, const Constants &constants, std::vector<double> &gradient,
                    std::vector<std::vector<double>> &hessian)
{
    // The sets are as organizations are; their variants are what else may come.
    const double weightOfRows
        = (rows.variant == itself ? 400 : 100) / double(std::max<size_t>(1, rows.items.size()));
    const double ofNone = weightOfNone(rows);
    for (const std::vector<Row> &item : rows.items) {
        const double weight = weightOfRows * (isNone(item) ? ofNone : 1);
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

/// On all sets but one and those that are only judged, from constants that are near.
Constants fitted(const std::vector<Rows> &all, const QString &leftOut, Constants constants)
{
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

/// How the sets do, were all scores so much higher.
struct Sureness
{
    double higher = 0;
    double precision = 0; ///< Of the surest.
    double error = 0; ///< Of calibration.
};

Sureness surenessAt(std::vector<Scored> &scored, double higher)
{
    std::map<QString, Figures> figures;
    for (Scored &one : scored)
        figures[one.rows().set].add(one.figures([higher](double) { return higher; }));
    Sureness mean{ higher, 0, 0 };
    for (const auto &[set, f] : figures) {
        mean.precision += f.surePrecision() / double(figures.size());
        mean.error += f.calibrationError() / double(figures.size());
    }
    return mean;
}

/// The highest change with the wanted precision among those that keep probabilities right; where there is
/// none, the lowest.
double changeAt(std::vector<Scored> scored, const Aim &aim)
{
    constexpr double step = 0.1;
    std::vector<Sureness> tried;
    double least = 100;
    for (double higher = -mostChange; higher < mostChange + step / 2; higher += step) {
        tried.push_back(surenessAt(scored, higher));
        least = std::min(least, tried.back().error);
    }
    std::erase_if(tried, [&](const Sureness &each) { return each.error > least + aim.mostError; });
    for (size_t i = tried.size(); i-- > 0;) {
        if (tried[i].precision >= aim.precision)
            return tried[i].higher;
    }
    return tried.front().higher;
}

/// Likelihood alone makes the surest less often right where there are few examples than where there are many.
Levels firm(const std::vector<Rows> &all, const Constants &constants, const QString &leftOut)
{
    Levels levels{};
    for (size_t i = 0; i < levels.size(); ++i) {
        std::vector<Scored> scored;
        for (const Rows &rows : all) {
            if (rows.k == levelCounts[i] && rows.variant == itself && rows.set != leftOut
                && !notFittedOn.contains(rows.set))
                scored.emplace_back(rows, constants);
        }
        levels[i] = changeAt(std::move(scored), aims[i]);
    }
    return levels;
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
           const std::map<QString, std::pair<Constants, Levels>> &fits)
{
    out << title << u'\n' << QString(44, u' ') << "    acc   >=.8  share none<.5   >=.8    ECE     F1\n";
    std::map<std::tuple<QString, QString, int>, Figures> figures;
    for (const Rows &rows : all) {
        const auto &[constants, levels] = fits.at(rows.set);
        figures[{ rows.variant, rows.set, rows.k }].add(
            Scored(rows, constants).figures([&levels](double taught) { return levelAt(taught, levels); }));
    }
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

/// As it stands in combination.cpp.
void print(QTextStream &out, const auto &numbers)
{
    for (size_t i = 0; i < numbers.size(); ++i)
        out << QString::number(numbers[i], 'f', 4)
            << (i + 1 == numbers.size() ? "\n"
                    : i % 8 == 7        ? ",\n"
                                        : ", ");
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
    const Constants constants = fitted(all, {}, Constants(inputCount));
    const Levels levels = firm(all, constants, {});
    print(out, constants);
    print(out, levels);
    out.flush();
    std::map<QString, std::pair<Constants, Levels>> same;
    std::map<QString, std::pair<Constants, Levels>> others;
    for (const EvaluationSet &set : sets) {
        same[set.name] = { constants, levels };
        const Constants ofOthers = fitted(all, set.name, constants);
        others[set.name] = { ofOthers, firm(all, ofOthers, set.name) };
    }
    print(out, u"fitted on all sets"_s, all, same);
    print(out, u"fitted on the other sets"_s, all, others);
}

} // namespace triage::benchmark
