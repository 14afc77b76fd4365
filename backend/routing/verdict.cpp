// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/verdict.h"

#include "routing/combination.h"
#include "routing/decision.h"
#include "routing/explanation.h"
#include "routing/text/commonwords.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace triage::routing {

namespace {

constexpr size_t maxNamedWords = 4;
constexpr double minNamedSimilarity = 0.2; ///< Examples that are less similar are not convincing.

/// Returns whether the text has a word or a part of one in common with the buffer.
bool sharesFeatures(const BufferScores &scores)
{
    return scores.description > 0 || scores.centroid > 0;
}

/// Collects the facts for the explanation of one verdict.
class Explainer
{
public:
    Explainer(const ParsedItem &parsed, const Comparison &comparison, const Knowledge &knowledge)
        : m_parsed(parsed), m_comparison(comparison), m_knowledge(knowledge)
    {
    }

    Grounds grounds(size_t buffer, double confidence) const
    {
        const ClosestExample &closest = m_comparison.closest[buffer];
        return { m_knowledge.buffers()[buffer].name, confidence,
                 sharesFeatures(m_comparison.scores.buffers[buffer]), evidence(buffer),
                 closest.similarity >= minNamedSimilarity ? nameOf(closest.example->item) : QString() };
    }

    /// Returns the name of an example that fits nothing, if the text is more similar to it than to any
    /// example of a buffer.
    QString likeNone() const
    {
        const ClosestExample &none = m_comparison.closestOfNone;
        const bool isMoreLike
            = std::all_of(m_comparison.closest.begin(), m_comparison.closest.end(),
                          [&](const ClosestExample &each) { return each.similarity < none.similarity; });
        return isMoreLike && none.similarity >= minNamedSimilarity ? nameOf(none.example->item) : QString();
    }

private:
    std::vector<WordEvidence> evidence(size_t buffer) const
    {
        const std::vector<double> shares = m_knowledge.comparer().wordShares(m_comparison, buffer);
        const auto begin = m_parsed.text.keys.begin();
        const auto end = begin + qsizetype(m_parsed.text.words());
        std::vector<bool> isNamed(shares.size()); // a repeated word is named once
        std::vector<WordEvidence> evidence;
        for (const SurfaceWord &word : m_parsed.surfaceWords) {
            const size_t i = size_t(std::lower_bound(begin, end, word.key) - begin);
            // "And" and "the" may count a little, but do not convince a person.
            if (isNamed[i] || shares[i] <= 0 || isFunctionWord(word.key))
                continue;
            isNamed[i] = true;
            evidence.push_back({ word.text, shares[i] });
        }
        std::stable_sort(evidence.begin(), evidence.end(),
                         [](const WordEvidence &a, const WordEvidence &b) { return a.share > b.share; });
        // Next to strong words, weak ones would only distract.
        constexpr double minShareOfStrongest = 0.25;
        const double least = evidence.empty() ? 0 : minShareOfStrongest * evidence.front().share;
        std::erase_if(evidence, [least](const WordEvidence &one) { return one.share < least; });
        if (evidence.size() > maxNamedWords)
            evidence.resize(maxNamedWords);
        return evidence;
    }

    const ParsedItem &m_parsed;
    const Comparison &m_comparison;
    const Knowledge &m_knowledge;
};

/// Returns the numbers of the buffers, most confident first, then oldest.
std::vector<size_t> ranking(const Knowledge &knowledge, const std::vector<double> &logits)
{
    std::vector<size_t> order(logits.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        return logits[a] != logits[b] ? logits[a] > logits[b]
                                      : knowledge.buffers()[a].id < knowledge.buffers()[b].id;
    });
    return order;
}

/// Returns whether the buffer is a candidate. One that is close in meaning alone has to be likely: there is
/// no word to show.
bool isCandidate(const BufferScores &scores, double confidence, double likely)
{
    const bool isClose = scores.meantCentroid > 0 || scores.encodedCentroid > 0;
    return sharesFeatures(scores) || (isClose && confidence >= likely);
}

} // namespace

Verdict verdictOn(const FeedbackText &item, const Knowledge &knowledge)
{
    const ParsedItem parsed = parseItem(item);
    const Comparison comparison = knowledge.compare(parsed);
    const TextScores &scores = comparison.scores;
    const std::vector<double> logits = combinedScores(scores, knowledge.adaptation());
    Verdict verdict;
    std::vector<Grounds> grounds;
    const Explainer explainer(parsed, comparison, knowledge);
    for (const size_t i : ranking(knowledge, logits)) {
        if (verdict.candidates.size() == maxCandidates)
            break;
        const double confidence = knowledge.confidenceOf(logits[i]);
        if (!isCandidate(scores.buffers[i], confidence, item.likely))
            continue;
        verdict.candidates.push_back({ knowledge.buffers()[i].id, confidence, {}, logits[i] });
        grounds.push_back(explainer.grounds(i, confidence));
    }
    for (size_t i = 0; i < grounds.size(); ++i) {
        verdict.candidates[i].reason = whyItFits(grounds[i]);
        verdict.candidates[i].reasoning = textOf(*verdict.candidates[i].reason);
    }
    if (grounds.size() > 1)
        verdict.candidates.front().reasoning += runnerUp(grounds[1]);
    if (!grounds.empty() && grounds.front().confidence >= Thresholds{}.review) {
        verdict.reason = verdict.candidates.front().reason;
        verdict.reasoning = verdict.candidates.front().reasoning;
        return verdict;
    }
    verdict.reason = grounds.empty() ? whyNothingIsClose(!knowledge.buffers().empty(), parsed.words > 0)
                                     : whyNothingFits(grounds.front(), explainer.likeNone());
    verdict.reasoning = textOf(*verdict.reason);
    return verdict;
}

std::vector<Candidate> shortlistOf(const FeedbackText &item, const Knowledge &knowledge, size_t limit)
{
    const std::vector<double> logits
        = combinedScores(knowledge.compare(parseItem(item)).scores, knowledge.adaptation());
    std::vector<Candidate> candidates;
    for (const size_t i : ranking(knowledge, logits)) {
        if (candidates.size() == limit)
            break;
        candidates.push_back({ knowledge.buffers()[i].id, knowledge.confidenceOf(logits[i]), {}, logits[i] });
    }
    return candidates;
}

} // namespace triage::routing
