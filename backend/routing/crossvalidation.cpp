// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/crossvalidation.h"

#include "routing/abandonment.h"

#include <algorithm>

namespace triage::routing {

namespace {

/// Returns a model without every folds-th document.
Knowledge withoutFold(const Knowledge &knowledge, const std::vector<Corpus::Document> &documents, size_t fold)
{
    std::vector<Corpus::Document> others;
    for (size_t i = 0; i < documents.size(); ++i) {
        if (i % folds != fold)
            others.push_back(documents[i]);
    }
    return knowledge.builtFrom(std::move(others));
}

std::vector<bool> fitsOf(const Example &example, const std::vector<BufferProfile> &buffers)
{
    std::vector<bool> fits;
    for (const BufferProfile &buffer : buffers)
        fits.push_back(std::find(example.fits.begin(), example.fits.end(), buffer.id) != example.fits.end());
    return fits;
}

} // namespace

std::vector<HeldOutSample> crossValidate(const Knowledge &knowledge)
{
    if (!knowledge.isAdapted())
        return {};
    const std::vector<Corpus::Document> all = knowledge.documents();
    std::vector<Corpus::Document> some;
    const size_t count = std::min(all.size(), maxScoredExamples);
    for (size_t i = 0; i < count; ++i)
        some.push_back(all[i * all.size() / count]);
    std::vector<HeldOutSample> samples;
    for (size_t fold = 0; fold < folds; ++fold) {
        const Knowledge others = withoutFold(knowledge, some, fold);
        for (size_t i = fold; i < some.size(); i += folds) {
            throwIfAbandoned();
            const Example &example = *some[i].example;
            std::vector<bool> fits = fitsOf(example, knowledge.buffers());
            // An example of a buffer that no longer exists says nothing about the other buffers.
            if (example.fits.empty() || std::find(fits.begin(), fits.end(), true) != fits.end())
                samples.push_back({ others.compare(parseItem(example.item)).scores, std::move(fits),
                                    !example.fitsNot.empty() });
        }
    }
    return samples;
}

} // namespace triage::routing
