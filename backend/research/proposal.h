// SPDX-License-Identifier: GPL-3.0-or-later
// Proposing new buffers: groups of texts that fit no buffer but resemble each other.
#pragma once

#include "research/themes.h"

#include <QStringList>

namespace triage::research {

/// A group that is alike enough to have a buffer of its own.
struct Proposal
{
    QString name;
    QString description;
    QString instructions; ///< For the classifier: the words that people use.
    QStringList words; ///< What the group is about, the most typical first.
    std::vector<size_t> members; ///< Numbers of the texts, the most typical first.
    std::vector<double> confidences; ///< How sure each of them belongs to it, 0 to 1.
};

/// Fewer texts make no buffer.
inline constexpr size_t minItemsForBuffer = 5;

/// The groups among the texts, the largest first; each text belongs to one at most.
std::vector<Proposal> proposeBuffers(std::span<const routing::FeedbackText> items);

/// Whether two groups, by their words, are about the same.
bool isSameSubject(const QStringList &words, const QStringList &others);

} // namespace triage::research
