// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the suggesting of duplicates on sets of items, or fits its weights. See README.md.
#include "candidates.h"
#include "indexcosts.h"
#include "meaningorder.h"
#include "weightfit.h"

#include "duplicates/comparison.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <ctime>
#include <optional>
#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::benchmark;

namespace {

constexpr double shownFrom = 0.6;
constexpr size_t shownOf = 5;
constexpr double itemsOfSet = 1000; ///< Each set counts as much as this number of items.

/// The candidates of the items of a set with their inputs.
struct Compared
{
    const DuplicateSet *set = nullptr;
    CandidateSource source = CandidateSource::Index;
    std::vector<std::vector<BenchmarkCandidate>> candidates;
    std::vector<std::vector<duplicates::Inputs>> inputs;
    std::vector<std::vector<size_t>> bestByBm25; ///< The five items that BM25 ranks first among all.
    double microseconds = 0; ///< Processor time for comparing an item as the backend does, with parsing all.

    /// Returns the number of candidates of an item that the backend compares it with: those most like it if
    /// the index has put them in order.
    size_t comparedOf(size_t item) const
    {
        const size_t count = candidates[item].size();
        return source == CandidateSource::Index ? std::min(count, shownOf) : count;
    }
};

double processorTime()
{
    return double(std::clock()) / CLOCKS_PER_SEC * 1e6;
}

Compared compared(const DuplicateSet &set, CandidateSource source, size_t candidates)
{
    Compared result{ &set, source, candidatesOf(set, source, candidates), {}, bestByBm25(set, shownOf), 0 };
    for (size_t i = 0; i < set.items.size(); ++i) {
        std::vector<duplicates::Inputs> &inputs = result.inputs.emplace_back();
        for (const BenchmarkCandidate &candidate : result.candidates[i])
            inputs.push_back(inputsOf(set.parsed[i], set.parsed[candidate.item], *set.rarity));
    }
    const size_t timed = std::min<size_t>(set.items.size(), 60);
    const double begun = processorTime();
    for (size_t i = 0; i < timed; ++i) {
        const duplicates::ComparableItem own(set.items[i], *set.rarity);
        for (size_t c = 0; c < result.comparedOf(i); ++c) {
            const duplicates::ComparableItem other(set.items[result.candidates[i][c].item], *set.rarity);
            std::ignore = compare(own, other, *set.rarity);
        }
    }
    result.microseconds = timed ? (processorTime() - begun) / double(timed) : 0;
    return result;
}

/// A pair that would be suggested.
struct Shown
{
    double probability = 0;
    size_t first = 0;
    size_t second = 0;
};

struct Figures
{
    int grouped = 0; ///< Items that have a duplicate.
    int reachable = 0; ///< Those with a duplicate among the candidates.
    int found = 0; ///< Those with a duplicate among the best five.
    int foundByBm25 = 0;
    int foundByBm25OfAll = 0; ///< Those of which BM25 ranks a duplicate among the first five of all items.
    int foundShown = 0; ///< Those with a duplicate among what is shown.
    std::vector<Shown> shown; ///< Each pair once, surest first.
    int right = 0; ///< Pairs that are shown and right.
};

template <typename Score>
std::vector<size_t> bestOf(size_t count, const Score &score)
{
    std::vector<size_t> order(count);
    for (size_t i = 0; i < count; ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return score(a) > score(b); });
    order.resize(std::min(order.size(), shownOf));
    return order;
}

Figures measured(const Compared &all, const Weights &weights)
{
    Figures figures;
    std::set<std::pair<size_t, size_t>> seen;
    for (size_t i = 0; i < all.inputs.size(); ++i) {
        const auto &candidates = all.candidates[i];
        const auto isPair = [&](size_t c) {
            return all.set->isPair(i, candidates[c].item);
        };
        const auto score = [&](size_t c) {
            return scoreWith(weights, all.inputs[i][c]);
        };
        const std::vector<size_t> best = bestOf(all.comparedOf(i), score);
        const std::vector<size_t> ranked
            = bestOf(candidates.size(), [&](size_t c) { return candidates[c].bm25; });
        bool isShown = false;
        for (const size_t c : best) {
            const double probability = duplicates::probabilityOf(score(c));
            if (probability < shownFrom)
                continue;
            isShown = isShown || isPair(c);
            if (seen.insert(std::minmax(i, candidates[c].item)).second) {
                figures.shown.push_back({ probability, i, candidates[c].item });
                figures.right += isPair(c);
            }
        }
        if (all.set->groups[i].isEmpty())
            continue;
        ++figures.grouped;
        for (size_t c = 0; c < candidates.size(); ++c) {
            if (isPair(c)) {
                ++figures.reachable;
                break;
            }
        }
        figures.found += std::any_of(best.begin(), best.end(), isPair);
        figures.foundByBm25 += std::any_of(ranked.begin(), ranked.end(), isPair);
        figures.foundByBm25OfAll += std::any_of(all.bestByBm25[i].begin(), all.bestByBm25[i].end(),
                                                [&](size_t other) { return all.set->isPair(i, other); });
        figures.foundShown += isShown;
    }
    std::stable_sort(figures.shown.begin(), figures.shown.end(),
                     [](const Shown &a, const Shown &b) { return a.probability > b.probability; });
    return figures;
}

QString percent(double part, double whole)
{
    return whole > 0 ? QString::number(100 * part / whole, 'f', 1) : u"-"_s;
}

void printHead(QTextStream &out)
{
    out << "| set | items | with a duplicate | among them | recall at 5 | BM25 at 5 | BM25 of all at 5 | "
           "pairs shown | right of "
           "them |"
           " found by what is shown | µs an item |\n|---|---|---|---|---|---|---|---|---|---|---|\n";
}

void print(QTextStream &out, const Compared &all, const Figures &figures)
{
    const double grouped = figures.grouped;
    out << "| " << all.set->name << " | " << all.set->items.size() << " | " << figures.grouped << " | "
        << percent(figures.reachable, grouped) << " | " << percent(figures.found, grouped) << " | "
        << percent(figures.foundByBm25, grouped) << " | " << percent(figures.foundByBm25OfAll, grouped)
        << " | " << figures.shown.size() << " | "
        << (all.set->isLabelled ? percent(figures.right, double(figures.shown.size())) : u"-"_s) << " | "
        << percent(figures.foundShown, grouped) << " | " << qRound(all.microseconds) << " |\n";
}

Weights currentWeights()
{
    Weights weights{};
    for (size_t i = 0; i < weights.size(); ++i)
        weights[i] = duplicates::inputTerms[i].weight;
    return weights;
}

/// Adds the pairs of a set. Where only some were judged, the other good candidates tell nothing.
void addPairs(const Compared &all, std::vector<LabelledPair> &pairs)
{
    const DuplicateSet &set = *all.set;
    const Weights weights = currentWeights();
    const bool isSampled = !set.isLabelled;
    const double items = isSampled ? double(set.judged.size()) : double(all.inputs.size());
    const double weight = itemsOfSet / std::max(1.0, items);
    for (size_t i = 0; i < all.inputs.size(); ++i) {
        const auto judged = [&](size_t c) {
            return set.judgement(i, all.candidates[i][c].item);
        };
        const std::vector<size_t> best
            = bestOf(all.inputs[i].size(), [&](size_t c) { return scoreWith(weights, all.inputs[i][c]); });
        if (isSampled && std::none_of(best.begin(), best.end(), judged))
            continue;
        for (size_t c = 0; c < all.inputs[i].size(); ++c) {
            const bool isUnknown
                = isSampled && !judged(c) && std::find(best.begin(), best.end(), c) != best.end();
            if (!isUnknown)
                pairs.push_back({ all.inputs[i][c], set.isPair(i, all.candidates[i][c].item), weight });
        }
    }
}

/// Returns the pairs of all sets but one.
std::vector<LabelledPair> pairsOf(const std::vector<Compared> &all, const Compared *except)
{
    std::vector<LabelledPair> pairs;
    for (const Compared &each : all) {
        if (&each != except && (each.set->isLabelled || !each.set->judged.empty()))
            addPairs(each, pairs);
    }
    return pairs;
}

/// Prints what becomes of the pairs of a set that were judged by hand.
void printJudged(QTextStream &out, const Compared &all, const Figures &figures)
{
    std::set<std::pair<size_t, size_t>> suggested;
    for (const Shown &each : figures.shown)
        suggested.insert(std::minmax(each.first, each.second));
    int same = 0;
    int shown = 0;
    int right = 0;
    std::set<std::pair<size_t, size_t>> seen;
    for (size_t i = 0; i < all.inputs.size(); ++i) {
        for (size_t c = 0; c < all.inputs[i].size(); ++c) {
            const size_t other = all.candidates[i][c].item;
            const auto judged = all.set->judgement(i, other);
            if (!judged || !seen.insert(std::minmax(i, other)).second)
                continue;
            const bool isShown = suggested.contains(std::minmax(i, other));
            same += *judged;
            shown += isShown;
            right += isShown && *judged;
        }
    }
    out << "| " << all.set->name << " | " << seen.size() << " | " << same << " | " << shown << " | "
        << percent(right, shown) << " | " << percent(right, same) << " |\n";
}

void printWeights(QTextStream &out, const Weights &weights)
{
    const auto word = [](duplicates::Sign sign) {
        return sign == duplicates::Sign::For    ? "Sign::For"
            : sign == duplicates::Sign::Against ? "Sign::Against"
                                                : "Sign::Any";
    };
    for (size_t i = 0; i < weights.size(); ++i) {
        const duplicates::InputTerm &term = duplicates::inputTerms[i];
        out << "    { \"" << term.name << "\", " << QString::number(weights[i], 'g', 3) << ", "
            << word(term.sign) << ", " << (term.isFixed ? "true" : "false") << " },\n";
    }
}

void printPairs(QTextStream &out, const Compared &all, const Figures &figures, qsizetype limit,
                bool onlyWrong)
{
    const auto text = [&](size_t item) {
        const routing::FeedbackText &each = all.set->items[item].text;
        return (each.title + u" | "_s + each.description.left(300)).simplified();
    };
    const auto terms = [&](const Shown &shown) {
        QStringList list;
        for (const QString &term :
             duplicates::sharedTerms(all.set->parsed[shown.first], all.set->parsed[shown.second]))
            list << term;
        return list.join(u", "_s);
    };
    for (const Shown &shown : figures.shown) {
        if (onlyWrong && all.set->isPair(shown.first, shown.second))
            continue;
        if (limit-- == 0)
            return;
        out << all.set->name << ' ' << QString::number(shown.probability, 'f', 2)
            << (all.set->isPair(shown.first, shown.second) ? " + " : " - ") << all.set->ids[shown.first]
            << ' ' << all.set->ids[shown.second] << "\n  " << text(shown.first) << "\n  "
            << text(shown.second) << "\n  " << terms(shown) << '\n';
    }
}

/// Prints the best candidate of items from all over a set, for a person to judge.
void printQuestions(QTextStream &out, const Compared &all, size_t count)
{
    const Weights weights = currentWeights();
    const size_t stride = std::max<size_t>(1, all.inputs.size() / std::max<size_t>(1, count));
    for (size_t i = 0; i < all.inputs.size(); i += stride) {
        const std::vector<size_t> best
            = bestOf(all.inputs[i].size(), [&](size_t c) { return scoreWith(weights, all.inputs[i][c]); });
        if (best.empty())
            continue;
        const size_t other = all.candidates[i][best.front()].item;
        const auto text = [&](size_t item) {
            const routing::FeedbackText &each = all.set->items[item].text;
            return (each.title + u' ' + each.description.left(400)).simplified();
        };
        out << all.set->name << ' ' << all.set->ids[i] << ' ' << all.set->ids[other] << "\n  " << text(i)
            << "\n  " << text(other) << '\n';
    }
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument(u"folder"_s, u"The sets; without, the small one of the project."_s,
                                 u"[folder]"_s);
    parser.addOption(
        { u"fit"_s, u"Print the weights, and what to expect of sets that were not fitted on."_s });
    parser.addOption({ u"costs"_s, u"Print time and memory of the index only."_s });
    parser.addOption({ u"meaning"_s, u"Print what meaning adds to the order of the candidates only."_s });
    parser.addOption({ u"embeddings"_s,
                       u"With the server of embeddings there, with the key in TRIAGED_EMBEDDINGS_KEY."_s,
                       u"url"_s });
    parser.addOption({ u"embeddings-model"_s, u"Its model."_s, u"name"_s });
    parser.addOption({ u"vectors"_s, u"Keep its vectors there, or read them."_s, u"file"_s });
    parser.addOption({ u"sets"_s, u"Only these, separated by commas."_s, u"names"_s });
    parser.addOption({ u"search"_s, u"Take the candidates that the backend has without its index."_s });
    parser.addOption({ u"candidates"_s, u"The number of candidates of an item; the backend's is 20."_s,
                       u"count"_s, u"20"_s });
    parser.addOption(
        { u"ask"_s, u"Print the best candidates of so many items of each set, to be judged."_s, u"count"_s });
    parser.addOption({ u"pairs"_s, u"Print so many of the pairs shown."_s, u"count"_s });
    parser.addOption({ u"wrong"_s, u"Of those, only the ones that nobody called duplicates."_s });
    parser.process(application);

    const QString folder = parser.positionalArguments().value(0, QStringLiteral(TRIAGE_OWN_SETS));
    std::vector<DuplicateSet> sets
        = readDuplicateSets(folder, parser.value(u"sets"_s).split(u',', Qt::SkipEmptyParts));
    QTextStream out(stdout);
    if (sets.empty()) {
        QTextStream(stderr) << "no sets found\n";
        return 2;
    }
    if (parser.isSet(u"costs"_s)) {
        printIndexCosts(out, sets);
        return 0;
    }
    readJudgements(QStringLiteral(TRIAGE_OWN_SETS "/judged.txt"), sets);
    if (parser.isSet(u"meaning"_s)) {
        std::optional<EncoderSpace> encoder;
        if (parser.isSet(u"embeddings"_s))
            encoder.emplace(QUrl(parser.value(u"embeddings"_s)), parser.value(u"embeddings-model"_s),
                            parser.value(u"vectors"_s));
        compareOrders(out, sets, encoder ? &*encoder : nullptr);
        return 0;
    }
    const CandidateSource source
        = parser.isSet(u"search"_s) ? CandidateSource::Search : CandidateSource::Index;
    std::vector<Compared> all;
    for (const DuplicateSet &set : sets)
        all.push_back(compared(set, source, parser.value(u"candidates"_s).toUInt()));
    if (parser.isSet(u"ask"_s)) {
        for (const Compared &each : all)
            printQuestions(out, each, parser.value(u"ask"_s).toUInt());
        return 0;
    }
    const bool isFit = parser.isSet(u"fit"_s);
    if (isFit)
        out << "Each set with weights that were fitted on the others:\n\n";
    std::vector<Weights> weights;
    for (const Compared &each : all)
        weights.push_back(isFit ? fitWeights(pairsOf(all, &each)) : currentWeights());
    printHead(out);
    std::vector<Figures> figures;
    for (size_t i = 0; i < all.size(); ++i) {
        figures.push_back(measured(all[i], weights[i]));
        print(out, all[i], figures.back());
        if (parser.isSet(u"pairs"_s))
            printPairs(out, all[i], figures.back(), parser.value(u"pairs"_s).toLongLong(),
                       parser.isSet(u"wrong"_s));
    }
    out << "\nPairs that were judged by hand:\n\n| set | pairs | say the same | shown | right of them | "
           "found |\n"
           "|---|---|---|---|---|---|\n";
    for (size_t i = 0; i < all.size(); ++i) {
        if (!all[i].set->judged.empty())
            printJudged(out, all[i], figures[i]);
    }
    if (isFit) {
        out << "\nFitted on all:\n\n";
        printWeights(out, fitWeights(pairsOf(all, nullptr)));
    }
    return 0;
}
