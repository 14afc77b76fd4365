// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/trust.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace triage::routing {

double examplesPerBuffer(const TextScores &scores)
{
    double sum = 0;
    for (const BufferScores &one : scores.buffers)
        sum += one.examples;
    return sum / double(std::max<size_t>(1, scores.buffers.size()));
}

double shareOfMany(double examples)
{
    constexpr double many = 20; // the number of examples with a share of one half
    return examples / (examples + many);
}

double trustInExamples(int examples, int allExamples, double brevity)
{
    // The number of examples with a trust of one half: of the buffer itself, and of all buffers, because two
    // buffers need as many examples each as ten have together. Both are smaller where the buffer has only a
    // name. The brevity of a name is nearly 1, that of a description of a sentence or two is near 0.
    constexpr double halfOwn = 4;
    constexpr double halfOwnOfName = 1;
    constexpr double halfAll = 60;
    constexpr double halfAllOfName = 10;
    const double sooner = brevity * brevity;
    const double few = halfOwn - (halfOwn - halfOwnOfName) * sooner;
    const double fewOfAll = halfAll - (halfAll - halfAllOfName) * sooner;
    return examples / (examples + few) * allExamples / (allExamples + fewOfAll);
}

double trustIn(const TextScores &scores, const BufferScores &one)
{
    // A new organization mostly corrects one buffer. Missing examples of the others do not make it less
    // credible.
    constexpr int newOrganization = 30;
    const int asIfAllWereTaught = std::min(newOrganization, int(scores.buffers.size()) * one.examples);
    return trustInExamples(one.examples, std::max(scores.examples, asIfAllWereTaught), one.brevity);
}

std::vector<double> newBufferDeficits(const TextScores &scores)
{
    std::vector<double> shares;
    for (const BufferScores &each : scores.buffers)
        shares.push_back(shareOfMany(each.examples));
    const double count = std::max(1.0, double(scores.buffers.size()) - 1);
    std::map<int, double> byExamples; // buffers with as many examples are as far behind
    std::vector<double> deficits;
    for (size_t i = 0; i < shares.size(); ++i) {
        const auto [found, isNew] = byExamples.try_emplace(scores.buffers[i].examples);
        if (isNew) {
            const double others = std::accumulate(shares.begin(), shares.end(), -shares[i]);
            found->second = std::max(0.0, others / count - shares[i]);
        }
        deficits.push_back(found->second);
    }
    return deficits;
}

} // namespace triage::routing
