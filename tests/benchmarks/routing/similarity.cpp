// SPDX-License-Identifier: GPL-3.0-or-later
#include "similarity.h"

#include "neighbours/neighbourindex.h"
#include "routing/meaning/likeness.h"
#include "routing/meaning/textspace.h"
#include "routing/parseditem.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <numeric>
#include <set>

using namespace Qt::StringLiterals;

namespace triage::benchmark {

using namespace routing;

namespace {

constexpr size_t maxNearest = 60; ///< That of the backend.

/// The spaces that a measurement uses.
struct Variant
{
    const char *name;
    bool ownTexts;
    bool encoder;
    bool findsByMeaning; ///< Also finds items by the encoder alone, not only by the index of words.
};
constexpr std::array<Variant, 5> variants{ { { "words", false, false, false },
                                             { "words, own texts", true, false, false },
                                             { "words, encoder", false, true, false },
                                             { "words, both", true, true, false },
                                             { "words, both, found by meaning too", true, true, true } } };

/// The items of a set with what is compared of them.
struct ReadSet
{
    explicit ReadSet(const EvaluationSet &evaluated, EncoderSpace *encoder) : set(evaluated)
    {
        std::vector<FeedbackText> texts;
        for (const LabelledItem &each : set.items)
            texts.push_back(inLanguage(each.item, englishLanguage));
        const size_t newest = texts.size() - std::min(texts.size(), maxSpaceTexts);
        const Spaces spaces{ TextSpace::of(std::span(texts).subspan(newest)),
                             std::shared_ptr<const VectorSpace>(std::shared_ptr<void>(), encoder) };
        for (const FeedbackText &text : texts) {
            words.push_back(readerOf(text).features().words);
            meanings.push_back(meaningsOf(text, spaces));
            index.put(FeedbackId(qint64(words.size())), words.size(), words.back());
        }
    }

    /// Returns whether the items belong into the same buffer.
    bool isSame(size_t a, size_t b) const
    {
        const std::set<BufferId> &first = set.items[a].buffers;
        const std::set<BufferId> &second = set.items[b].buffers;
        return std::any_of(first.begin(), first.end(),
                           [&](BufferId buffer) { return second.contains(buffer); });
    }

    const EvaluationSet &set;
    std::vector<std::vector<Feature>> words;
    std::vector<TextMeanings> meanings;
    neighbours::NeighbourIndex index{ size_t(1) << 30 };
};

/// Returns the items that an encoder says are the most similar, among all.
std::vector<size_t> nearestInMeaning(const ReadSet &read, size_t item)
{
    const MeaningVector &own = read.meanings[item][size_t(SpaceKind::Encoder)];
    std::vector<std::pair<double, size_t>> order;
    for (size_t other = 0; other < read.meanings.size(); ++other) {
        const MeaningVector &vector = read.meanings[other][size_t(SpaceKind::Encoder)];
        if (vector.size() == own.size())
            order.emplace_back(-std::inner_product(own.begin(), own.end(), vector.begin(), 0.0), other);
    }
    const size_t count = std::min(order.size(), maxNearest + 1);
    std::partial_sort(order.begin(), order.begin() + ptrdiff_t(count), order.end());
    std::vector<size_t> nearest;
    for (size_t i = 0; i < count; ++i)
        nearest.push_back(order[i].second);
    return nearest;
}

/// Returns the items that are shown as similar to one, most similar first.
std::vector<size_t> similarTo(const ReadSet &read, size_t item, const Variant &variant)
{
    constexpr FeedbackId newest(std::numeric_limits<qint64>::max());
    TextMeanings own = read.meanings[item];
    if (!variant.ownTexts)
        own[size_t(SpaceKind::OwnTexts)].clear();
    if (!variant.encoder)
        own[size_t(SpaceKind::Encoder)].clear();
    std::vector<std::pair<double, size_t>> order;
    std::set<size_t> found{ item };
    for (const neighbours::Neighbour &each : read.index.nearest(newest, read.words[item], maxNearest + 1)) {
        const auto other = size_t(each.feedback.value() - 1);
        if (found.insert(other).second)
            order.emplace_back(-likeness(each.similarity, own, read.meanings[other]), other);
    }
    for (const size_t other : variant.findsByMeaning ? nearestInMeaning(read, item) : std::vector<size_t>()) {
        if (found.insert(other).second)
            order.emplace_back(-likeness(0, own, read.meanings[other]), other);
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<size_t> similar;
    for (const auto &[distance, other] : order)
        similar.push_back(other);
    return similar;
}

} // namespace

void compareSimilar(QTextStream &out, const std::vector<EvaluationSet> &sets, EncoderSpace *encoder)
{
    out << "| set | by | of the first 5 in a same buffer | of the first 10 |\n|---|---|---|---|\n";
    for (const EvaluationSet &set : sets) {
        if (encoder)
            encoder->learn(set);
        const ReadSet read(set, encoder);
        for (const Variant &variant : variants) {
            if (variant.encoder && !encoder)
                continue;
            std::array<qint64, 2> same{};
            qint64 items = 0;
            for (size_t i = 0; i < set.items.size(); ++i) {
                if (set.items[i].isPool || set.items[i].buffers.empty())
                    continue;
                ++items;
                const std::vector<size_t> similar = similarTo(read, i, variant);
                for (size_t place = 0; place < std::min<size_t>(similar.size(), 10); ++place) {
                    const bool isSame = read.isSame(i, similar[place]);
                    same[0] += isSame && place < 5;
                    same[1] += isSame;
                }
            }
            const auto percent = [&](qint64 count, int of) {
                return QString::number(100.0 * double(count) / double(std::max<qint64>(1, items * of)), 'f',
                                       1);
            };
            out << "| " << set.name << " | " << variant.name << " | " << percent(same[0], 5) << " | "
                << percent(same[1], 10) << " |\n";
        }
    }
}

} // namespace triage::benchmark
