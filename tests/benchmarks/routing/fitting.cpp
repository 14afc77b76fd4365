// SPDX-License-Identifier: GPL-3.0-or-later
#include "fitting.h"

#include "weights.h"

#include <QDataStream>
#include <QFile>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

using namespace routing;

namespace {

/// The goal of raising or lowering all scores at a number of examples per buffer.
struct Aim
{
    double precision = 0; ///< The wanted mean precision of confident decisions over the sets.
    double maxErrorIncrease = 0; ///< The allowed increase of the calibration error.
};
// Organizations set one threshold for all stages, so a confidence of 0.8 has about the same precision.
// Without examples that precision is out of reach, and less confidence would gain nothing.
constexpr double highPrecision = 92; // the floor of this mean
constexpr std::array<Aim, biasSampleSizes.size()> aims{ { { 0, 0.3 },
                                                          { highPrecision, 0.3 },
                                                          { highPrecision, 1.6 },
                                                          { highPrecision, 0.8 },
                                                          { highPrecision, 2 } } };
constexpr double maxChange = 1.5;

/// The rows that a bias is chosen by, in two ways.
struct Judged
{
    std::vector<Scored> fitted; ///< By the weights that were fitted on them, too.
    std::vector<Scored> leftOut; ///< By weights that were fitted on the other sets.
};

/// The figures of the sets if all scores were higher by an amount.
struct Sureness
{
    double higher = 0;
    double precision = 0; ///< The precision of confident decisions in sets that were left out of the fit.
    double error = 0; ///< The calibration error.
};

/// Returns the mean of a figure over the sets, if all scores were higher by an amount.
double meanAt(std::vector<Scored> &scored, double higher, double (Figures::*figure)() const)
{
    std::map<QString, Figures> figures;
    for (Scored &one : scored)
        figures[one.rows().set].add(one.figures([higher](double) { return higher; }));
    double sum = 0;
    for (const auto &[set, f] : figures)
        sum += (f.*figure)();
    return sum / double(std::max<size_t>(1, figures.size()));
}

/// Returns the highest change with the wanted precision among those that keep probabilities right, or the
/// lowest one if there is none.
double changeAt(Judged judged, const Aim &aim)
{
    constexpr int steps = 30; // in each direction
    std::vector<Sureness> tried;
    double least = 100;
    for (int step = -steps; step <= steps; ++step) {
        const double higher = maxChange * step / steps;
        // Weights know the items that they were fitted on: by these, decisions seem right too often.
        tried.push_back({ higher, meanAt(judged.leftOut, higher, &Figures::surePrecision),
                          meanAt(judged.fitted, higher, &Figures::calibrationError) });
        least = std::min(least, tried.back().error);
    }
    std::erase_if(tried, [&](const Sureness &each) { return each.error > least + aim.maxErrorIncrease; });
    for (size_t i = tried.size(); i-- > 0;) {
        if (tried[i].precision >= aim.precision)
            return tried[i].higher;
    }
    return tried.front().higher;
}

/// The weights of each set that was left out of the fit.
using WeightsOfOthers = std::map<QString, Weights>;

/// Likelihood alone gives confident decisions a lower precision where there are few examples.
SampleSizeBiases firm(const std::vector<InputRows> &all, const Weights &weights,
                      const WeightsOfOthers &ofOthers, const QString &leftOut)
{
    SampleSizeBiases biases{};
    for (size_t i = 0; i < biases.size(); ++i) {
        Judged judged;
        for (const InputRows &rows : all) {
            if (rows.k != biasSampleSizes[i] || rows.variant != itself || rows.set == leftOut
                || !isFittedOn(rows.set))
                continue;
            judged.fitted.emplace_back(rows, weights);
            judged.leftOut.emplace_back(rows, ofOthers.at(rows.set));
        }
        biases[i] = changeAt(std::move(judged), aims[i]);
    }
    return biases;
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

void print(QTextStream &out, const QString &title, const std::vector<InputRows> &all,
           const std::map<QString, std::pair<Weights, SampleSizeBiases>> &fits)
{
    out << title << u'\n' << QString(44, u' ') << "    acc   >=.8  share none<.5   >=.8    ECE     F1\n";
    std::map<std::tuple<QString, QString, int>, Figures> figures;
    for (const InputRows &rows : all) {
        const auto &[weights, biases] = fits.at(rows.set);
        figures[{ rows.variant, rows.set, rows.k }].add(
            Scored(rows, weights).figures([&biases](double taught) {
                return sampleSizeBias(taught, biases);
            }));
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

/// Prints the rows of the table in inputterms.cpp.
void printTerms(QTextStream &out, const Weights &weights)
{
    qsizetype longest = 0;
    for (const InputTerm &term : inputTerms)
        longest = std::max(longest, QByteArrayView(term.name).size());
    for (size_t i = 0; i < inputTerms.size(); ++i) {
        const InputTerm &term = inputTerms[i];
        constexpr int weightWidth = 9;
        constexpr int comparingWidth = 14;
        out << "    TERM(" << (QString::fromLatin1(term.name) + u',').leftJustified(longest + 1)
            << QString::number(weights[i], 'f', 4).rightJustified(weightWidth) << ", "
            << (QString::fromLatin1(term.comparingText) + u',').leftJustified(comparingWidth)
            << term.valueText << "),\n";
    }
}

/// Prints the biases as combination.cpp has them.
void printBiases(QTextStream &out, const SampleSizeBiases &biases)
{
    QStringList numbers;
    for (const double bias : biases)
        numbers << QString::number(bias, 'f', 2);
    out << "const SampleSizeBiases fittedBiases{ " << numbers.join(u", "_s) << " };\n";
}

/// The weights and biases that each set is measured with.
using Fits = std::map<QString, std::pair<Weights, SampleSizeBiases>>;

Fits withoutPart(FittedPart part, Fits fits)
{
    for (auto &[set, one] : fits)
        one.first = benchmark::withoutPart(part, std::move(one.first));
    return fits;
}

} // namespace

std::vector<InputRows> rowsOf(const std::vector<EvaluationSet> &sets, int seeds, const UsedSpaces &used,
                              const QString &kept)
{
    std::vector<InputRows> all;
    for (const EvaluationSet &set : sets) {
        const size_t begin = all.size();
        QFile file(u"%1/%2.%3.rows"_s.arg(kept, set.name).arg(seeds));
        if (!kept.isEmpty() && file.open(QIODevice::ReadOnly)) {
            QDataStream stream(&file);
            while (!stream.atEnd())
                stream >> all.emplace_back();
            continue;
        }
        for (quint32 seed = 1; seed <= quint32(seeds); ++seed) {
            for (const Variant &variant : variantsOf(set, seed))
                std::ranges::move(rowsOf(variant, seed, used), std::back_inserter(all));
        }
        if (!kept.isEmpty() && file.open(QIODevice::WriteOnly)) {
            QDataStream stream(&file);
            for (size_t i = begin; i < all.size(); ++i)
                stream << all[i];
        }
    }
    return all;
}

void fit(QTextStream &out, const std::vector<InputRows> &all, const std::set<size_t> &without)
{
    const Weights weights = fitted(all, { {}, without }, Weights(inputCount));
    const WeightsOfOthers ofOthers = fittedOnOthers(all, { {}, without }, weights);
    WeightsOfOthers ofWords;
    for (const auto &[set, others] : ofOthers)
        ofWords[set] = benchmark::withoutPart(FittedPart::Meaning, others);
    const SampleSizeBiases biases
        = firm(all, benchmark::withoutPart(FittedPart::Meaning, weights), ofWords, {});
    printTerms(out, weights);
    printBiases(out, biases);
    out.flush();
    Fits same;
    Fits others;
    for (const auto &[set, ofOtherSets] : ofOthers) {
        same[set] = { weights, biases };
        // That the others were fitted on this set moves one number for all scores by next to nothing.
        others[set] = { ofOtherSets, firm(all, ofWords.at(set), ofWords, set) };
    }
    print(out, u"fitted on the other sets, without meaning"_s, all, withoutPart(FittedPart::Meaning, others));
    out.flush();
    print(out, u"fitted on the other sets, with own texts"_s, all, withoutPart(FittedPart::Encoder, others));
    out.flush();
    print(out, u"fitted on the other sets, with own texts and an encoder"_s, all, others);
    print(out, u"fitted on all sets"_s, all, same);
}

} // namespace triage::benchmark
