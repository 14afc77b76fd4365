// Measures the similarity classifier on a folder of evaluation sets, or prints its signals for fit.py.
//
//     routingbenchmark FOLDER                        a line of figures per set, of the test split
//     routingbenchmark FOLDER --signals [TABLE]      set, split, whether it fits, signals: a line per item
//     and buffer;
//                                                    with a table of common words other than the one built in
#include "evaluationset.h"

#include "routing/profiles.h"
#include "routing/similarityclassifier.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTextStream>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::benchmark;
using namespace triage::routing;

namespace {

/// Counts over one set; "fitting" items have a buffer, "none" items have not.
struct Figures
{
    int fitting = 0, none = 0;
    int correct = 0; ///< Fitting, the best candidate is right.
    int sure = 0, sureCorrect = 0; ///< Of all items, best candidate at 0.8 or above.
    int sureFitting = 0;
    int review = 0, reviewCorrect = 0; ///< From 0.5 below 0.8.
    int noneBelow = 0, noneSure = 0;
    int pairsRight = 0, pairsFound = 0, pairsTrue = 0; ///< Item and buffer, at 0.5.
    qint64 nanoseconds = 0;
};

void count(Figures &figures, const LabelledItem &item, const Verdict &verdict)
{
    const double best = verdict.candidates.empty() ? 0 : verdict.candidates.front().confidence;
    const bool isRight
        = !verdict.candidates.empty() && item.buffers.contains(verdict.candidates.front().buffer);
    const bool isNone = item.buffers.empty();
    const bool isSure = best >= 0.8;
    const bool isReview = !isSure && best >= 0.5;
    figures.fitting += !isNone;
    figures.none += isNone;
    figures.correct += isRight;
    figures.sure += isSure;
    figures.sureCorrect += isSure && isRight;
    figures.sureFitting += isSure && !isNone;
    figures.review += isReview;
    figures.reviewCorrect += isReview && isRight;
    figures.noneBelow += isNone && best < 0.5;
    figures.noneSure += isNone && isSure;
    figures.pairsTrue += int(item.buffers.size());
    for (const Candidate &candidate : decide(verdict, {}).assigned) {
        ++figures.pairsFound;
        figures.pairsRight += item.buffers.contains(candidate.buffer);
    }
}

double percent(int part, int whole)
{
    return whole ? 100.0 * part / whole : 0;
}

void printFigures(QTextStream &out, const QString &name, const Figures &f)
{
    const double f1 = 2.0 * f.pairsRight / std::max(1, f.pairsFound + f.pairsTrue);
    out << qSetFieldWidth(15) << Qt::left << name << qSetFieldWidth(0) << Qt::fixed
        << qSetRealNumberPrecision(1) << "accuracy " << percent(f.correct, f.fitting) << "  >=0.8: precision "
        << percent(f.sureCorrect, f.sure) << " share " << percent(f.sureFitting, f.fitting)
        << "  0.5-0.8: precision " << percent(f.reviewCorrect, f.review) << " items " << f.review
        << "  none: <0.5 " << percent(f.noneBelow, f.none) << " >=0.8 " << percent(f.noneSure, f.none)
        << "  F1 " << qSetRealNumberPrecision(3) << f1 << "  "
        << f.nanoseconds / 1000 / std::max(1, f.fitting + f.none) << " us/item\n";
}

void report(QTextStream &out, const std::vector<EvaluationSet> &sets)
{
    const SimilarityClassifier classifier;
    for (const EvaluationSet &set : sets) {
        Figures figures;
        for (const LabelledItem &item : set.items) {
            if (item.isPool)
                continue;
            QElapsedTimer timer;
            timer.start();
            const Verdict verdict = classifier.classify(item.item, set.buffers);
            figures.nanoseconds += timer.nsecsElapsed();
            count(figures, item, verdict);
        }
        printFigures(out, set.name, figures);
    }
}

void printSignals(QTextStream &out, const std::vector<EvaluationSet> &sets, const Background &background)
{
    out << "set\tsplit\titem\tfits\tnone\tsimilarity\tlead\tcoverage\tbuffers\twords\n";
    for (const EvaluationSet &set : sets) {
        const Profiles profiles(set.buffers, background);
        for (size_t number = 0; number < set.items.size(); ++number) {
            const LabelledItem &item = set.items[number];
            const Comparison comparison = profiles.compare(item.item);
            for (size_t i = 0; i < set.buffers.size(); ++i) {
                const Signals &one = comparison.buffers[i];
                out << set.name << '\t' << (item.isPool ? "pool" : "test") << '\t' << number << '\t'
                    << int(item.buffers.contains(set.buffers[i].id)) << '\t' << int(item.buffers.empty())
                    << '\t' << one.similarity << '\t' << one.lead << '\t' << one.coverage << '\t'
                    << set.buffers.size() << '\t' << comparison.wordCount << '\n';
            }
        }
    }
}

} // namespace

int main(int argc, char *argv[])
{
    QTextStream out(stdout);
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    const std::vector<EvaluationSet> sets = readSets(arguments.value(0));
    if (sets.empty()) {
        QTextStream(stderr) << "routingbenchmark FOLDER [--signals [TABLE]]: no evaluation sets found\n";
        return 2;
    }
    if (arguments.value(1) != "--signals"_L1) {
        report(out, sets);
        return 0;
    }
    QFile table(arguments.value(2));
    const bool isGiven = arguments.size() > 2 && table.open(QIODevice::ReadOnly);
    printSignals(out, sets, isGiven ? Background::parse(table.readAll()) : Background::builtIn());
    return 0;
}
