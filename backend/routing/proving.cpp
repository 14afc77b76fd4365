// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Knowledge that asks its own examples how right it would have been.
#include "routing/knowledge.h"

#include <algorithm>

namespace triage::routing {

bool Knowledge::isAdapted() const
{
    double examples = 0;
    for (const Label label : m_labelOfBuffer)
        examples += m_labels[label].examples;
    return !m_labelOfBuffer.empty() && examples >= minExamplesPerBuffer * double(m_labelOfBuffer.size());
}

/// What is known without each folds-th of the documents.
Knowledge Knowledge::without(const std::vector<Corpus::Document> &documents, size_t fold) const
{
    std::vector<Corpus::Document> others;
    for (size_t i = 0; i < documents.size(); ++i) {
        if (i % folds != fold)
            others.push_back(documents[i]);
    }
    Knowledge knowledge;
    knowledge.m_buffers = m_buffers;
    knowledge.m_bufferTexts = m_bufferTexts;
    knowledge.build(std::move(others));
    return knowledge;
}

std::vector<HeldOutSample> Knowledge::crossValidate() const
{
    if (!isAdapted())
        return {};
    const std::vector<Corpus::Document> all = documents();
    std::vector<Corpus::Document> some;
    const size_t count = std::min(all.size(), maxScoredExamples);
    for (size_t i = 0; i < count; ++i)
        some.push_back(all[i * all.size() / count]);
    std::vector<HeldOutSample> heldOutSamples;
    for (size_t fold = 0; fold < folds; ++fold) {
        const Knowledge others = without(some, fold);
        for (size_t i = fold; i < some.size(); i += folds) {
            const Example &example = *some[i].example;
            std::vector<bool> fits = fitsOf(example);
            // What fits a buffer that is gone tells nothing of the others.
            if (example.fits.empty() || std::find(fits.begin(), fits.end(), true) != fits.end())
                heldOutSamples.push_back({ others.compare(parseItem(example.item)).scores, std::move(fits) });
        }
    }
    return heldOutSamples;
}

std::vector<bool> Knowledge::fitsOf(const Example &example) const
{
    std::vector<bool> fits;
    for (const BufferProfile &buffer : *m_buffers)
        fits.push_back(std::find(example.fits.begin(), example.fits.end(), buffer.id) != example.fits.end());
    return fits;
}

void Knowledge::adapt()
{
    std::vector<ScoredExample> scored;
    for (const HeldOutSample &sample : crossValidate()) {
        ScoredExample one{ {}, sample.fits, sampleSizeBias(examplesOfEach(sample.scores)) };
        for (size_t i = 0; i < sample.fits.size(); ++i)
            one.buffers.push_back(scoreParts(inputsOf(sample.scores, i)));
        scored.push_back(std::move(one));
    }
    m_adaptation = fitAdaptation(scored);
}

} // namespace triage::routing
