// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing.h"

#include "encoderspace.h"
#include "hostility.h"

#include "routing/meaning/textspace.h"
#include "routing/parseditem.h"
#include "routing/profiles.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

namespace triage::benchmark {

using namespace routing;

Drawing draw(const EvaluationSet &set, int k, quint32 seed, Measured measured, Teaching teaching)
{
    Drawing drawing;
    std::vector<size_t> pool;
    for (size_t i = 0; i < set.items.size(); ++i) {
        if (set.items[i].isPool)
            pool.push_back(i);
        else if (measured == Measured::Test)
            drawing.items.push_back(&set.items[i]);
    }
    std::mt19937 random(seed);
    for (size_t i = pool.size(); i > 1; --i)
        std::swap(pool[i - 1], pool[random() % i]);
    if (measured == Measured::Pool) {
        for (size_t i = 0; i < pool.size() / 3; ++i)
            drawing.items.push_back(&set.items[pool[i]]);
        pool.erase(pool.begin(), pool.begin() + qsizetype(pool.size() / 3));
    }
    const auto untaught = taught(set, {});
    std::map<BufferId, int> counts;
    int nones = 0;
    const int ofOthers = teaching.isFirstNew ? longTaught : k;
    const int maxNones = teaching.none ? int(std::lround(0.2 * ofOthers * double(set.buffers.size()))) : 0;
    const auto isFull = [&](BufferId id) {
        return counts[id] >= (id == set.buffers.front().id ? k : ofOthers);
    };
    for (const size_t i : pool) {
        const LabelledItem &item = set.items[i];
        Example example{
            FeedbackId(qint64(i) + 1), item.item, { item.buffers.begin(), item.buffers.end() }, {}
        };
        const bool isNone = item.buffers.empty();
        const bool isWanted = teaching.asTheyCome ? drawing.examples.size() < size_t(k) * set.buffers.size()
            : isNone                              ? nones < maxNones
                                                  : !std::ranges::all_of(item.buffers, isFull);
        // Further items of the new buffer would exist only if it had been taught.
        const bool isOfNew = teaching.isFirstNew && item.buffers.contains(set.buffers.front().id);
        if (!isWanted || (isOfNew && isFull(set.buffers.front().id)))
            continue;
        nones += isNone;
        for (const BufferId id : item.buffers)
            ++counts[id];
        // It was taken out of the buffer that it would have been put into.
        if (isNone) {
            const Verdict verdict = untaught->classify(item.item);
            example.fitsNot.push_back(verdict.candidates.empty() ? set.buffers.front().id
                                                                 : verdict.candidates.front().buffer);
        }
        drawing.examples.push_back(std::move(example));
    }
    return drawing;
}

std::shared_ptr<const Model> taught(const EvaluationSet &set, const std::vector<Example> &examples,
                                    Spaces spaces)
{
    return Model::build({ set.buffers, examples, {}, std::move(spaces) });
}

namespace {

std::shared_ptr<const VectorSpace> ownSpace(const EvaluationSet &set, const Drawing &drawing, double misled)
{
    const std::set<const LabelledItem *> measured(drawing.items.begin(), drawing.items.end());
    const Language home = languageOf(set.buffers);
    std::vector<FeedbackText> texts;
    for (const LabelledItem &item : set.items) {
        if (item.isPool && !measured.contains(&item))
            texts.push_back(inLanguage(item.item, home));
    }
    std::mt19937 random(1);
    for (size_t i = texts.size(); i > 1; --i)
        std::swap(texts[i - 1], texts[random() % i]);
    texts.resize(std::min(texts.size(), maxSpaceTexts));
    mislead(texts, set, misled, random);
    return TextSpace::of(texts);
}

} // namespace

Spaces spacesOf(const EvaluationSet &set, const Drawing &drawing, const UsedSpaces &used)
{
    if (used.encoder)
        used.encoder->learn(set);
    return { used.ownTexts ? ownSpace(set, drawing, used.misled) : nullptr, used.encoder };
}

} // namespace triage::benchmark
