// SPDX-License-Identifier: GPL-3.0-or-later
#include "meaningorder.h"

#include "neighbours/neighbourindex.h"
#include "routing/meaning/likeness.h"
#include "routing/meaning/textspace.h"
#include "routing/parseditem.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

namespace triage::benchmark {

using namespace routing;

namespace {

constexpr size_t maxNearest = 60;
constexpr size_t shownOf = 5;
constexpr std::array<double, 4> factors{ 0.05, 0.1, 0.25, 0.5 };

/// The items of a set with what is compared of them.
struct MeantSet
{
    MeantSet(const DuplicateSet &labelled, EncoderSpace *encoder) : set(labelled)
    {
        std::vector<FeedbackText> texts;
        for (const duplicates::Item &item : set.items)
            texts.push_back({ item.text.title, item.text.description.left(duplicates::maxComparedLength),
                              item.text.language });
        if (encoder)
            encoder->learn(texts);
        const size_t newest = texts.size() - std::min(texts.size(), maxSpaceTexts);
        const Spaces spaces{ TextSpace::of(std::span(texts).subspan(newest)),
                             std::shared_ptr<const VectorSpace>(std::shared_ptr<void>(), encoder) };
        for (const FeedbackText &text : texts) {
            words.push_back(readerOf(text).features().words);
            meanings.push_back(meaningsOf(text, spaces));
            index.put(FeedbackId(qint64(words.size())), words.size(), words.back());
        }
    }

    const DuplicateSet &set;
    std::vector<std::vector<Feature>> words;
    std::vector<TextMeanings> meanings;
    neighbours::NeighbourIndex index{ size_t(1) << 30 };
};

double similarityOf(const MeaningVector &a, const MeaningVector &b)
{
    if (a.empty() || a.size() != b.size())
        return 0;
    return std::max(0.0, std::inner_product(a.begin(), a.end(), b.begin(), 0.0));
}

/// Returns in percent how many items have a duplicate among the first five.
double recallOf(const MeantSet &meant, const std::array<double, spaceCount> &shares)
{
    constexpr FeedbackId newest(std::numeric_limits<qint64>::max());
    int grouped = 0;
    int found = 0;
    for (size_t i = 0; i < meant.words.size(); ++i) {
        if (meant.set.groups[i].isEmpty())
            continue;
        ++grouped;
        std::vector<std::pair<double, size_t>> order;
        for (const neighbours::Neighbour &each :
             meant.index.nearest(newest, meant.words[i], maxNearest + 1)) {
            const auto other = size_t(each.feedback.value() - 1);
            if (other == i)
                continue;
            double score = each.similarity;
            for (size_t space = 0; space < spaceCount; ++space)
                score += shares[space] * similarityOf(meant.meanings[i][space], meant.meanings[other][space]);
            order.emplace_back(-score, other);
        }
        std::stable_sort(order.begin(), order.end(),
                         [](const auto &a, const auto &b) { return a.first < b.first; });
        order.resize(std::min(order.size(), shownOf));
        found += std::any_of(order.begin(), order.end(),
                             [&](const auto &each) { return meant.set.isPair(i, each.second); });
    }
    return grouped ? 100.0 * found / grouped : 0;
}

} // namespace

void compareOrders(QTextStream &out, const std::vector<DuplicateSet> &sets, EncoderSpace *encoder)
{
    out << "| set | words |";
    for (const char *space : { "own texts", "encoder", "both" }) {
        for (const double factor : factors)
            out << ' ' << space << ' ' << factor << " |";
    }
    out << "\n|---|---|";
    for (size_t i = 0; i < 3 * factors.size(); ++i)
        out << "---|";
    out << '\n';
    for (const DuplicateSet &set : sets) {
        if (!set.isLabelled)
            continue;
        const MeantSet meant(set, encoder);
        const auto print = [&](double ownTexts, double given) {
            out << ' ' << QString::number(recallOf(meant, { ownTexts, given }), 'f', 1) << " |";
        };
        out << "| " << set.name << " |";
        print(0, 0);
        for (const double factor : factors)
            print(factor, 0);
        for (const double factor : factors)
            print(0, factor);
        for (const double factor : factors)
            print(factor, factor);
        out << '\n';
        out.flush();
    }
}

} // namespace triage::benchmark
