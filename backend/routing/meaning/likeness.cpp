// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/meaning/likeness.h"

#include <algorithm>
#include <numeric>

namespace triage::routing {

namespace {

/// The weight of each space beside words, which have 1. Measured with routingbenchmark --similar.
constexpr std::array<double, spaceCount> shares{ 0.5, 1 };

} // namespace

TextMeanings meaningsOf(const FeedbackText &item, const Spaces &spaces)
{
    TextMeanings meanings;
    const PackedText text = packed(readerOf(item).features());
    for (size_t i = 0; i < spaceCount; ++i) {
        if (spaces[i])
            meanings[i] = spaces[i]->vectorOf(item, text).value_or(MeaningVector());
    }
    return meanings;
}

double likeness(double words, const TextMeanings &text, const TextMeanings &other)
{
    double sum = words;
    double weight = 1;
    for (size_t i = 0; i < spaceCount; ++i) {
        if (text[i].empty())
            continue;
        // A text that the space does not know yet is as similar as its words are.
        const double similarity = other[i].size() != text[i].size()
            ? words
            : std::max(0.0, std::inner_product(text[i].begin(), text[i].end(), other[i].begin(), 0.0));
        sum += shares[i] * similarity;
        weight += shares[i];
    }
    return std::min(sum / weight, 1.0);
}

} // namespace triage::routing
