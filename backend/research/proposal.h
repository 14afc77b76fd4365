// SPDX-License-Identifier: GPL-3.0-or-later
// Proposes new buffers: groups of similar texts that fit no buffer.
#pragma once

#include "research/themes.h"

#include <QStringList>

namespace triage::research {

/// A group that is similar enough to have a buffer of its own.
struct Proposal
{
    QString name;
    QString description;
    QString instructions; ///< The words that people use, for the classifier.
    QStringList words; ///< The words of the group, the most typical first.
    Language language; ///< The language that most of its texts have, if it is known.
    std::vector<size_t> members; ///< The numbers of the texts, the most typical first.
    std::vector<double> confidences; ///< The confidence that each of them belongs to it, 0 to 1.
};

/// The least number of different texts for a buffer.
inline constexpr size_t minItemsForBuffer = 5;

/// Returns the groups among the texts, the largest first. Each text belongs to at most one. Texts that say
/// nothing ("test", noise of a keyboard) belong to none, and copies of one text count once. A proposal is in
/// the language of its texts.
std::vector<Proposal> proposeBuffers(std::span<const routing::FeedbackText> items);

/// Returns the keys of the words among these that say something, ordered and without duplicates.
std::vector<FeatureKey> keysOf(const QStringList &words, Language language);

/// Returns whether two groups have the same subject, by the keys of their words, which are ordered and have
/// the same language: a word has other keys in another language.
bool isSameSubject(std::span<const FeatureKey> keys, std::span<const FeatureKey> others);

} // namespace triage::research
