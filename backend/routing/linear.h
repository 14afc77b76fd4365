// SPDX-License-Identifier: GPL-3.0-or-later
// A linear classifier per buffer, trained on all examples at once: what words speak for and against it.
#pragma once

#include "routing/corpus.h"

#include <span>
#include <vector>

namespace triage::routing {

/// One weight per feature and label, and how far each label is from 0 without any. Immutable once trained.
class Linear
{
public:
    /// What the labels are taught: a sign per document (0: says nothing), and what is believed of it without
    /// examples.
    struct Targets
    {
        std::vector<qint8> signs;
        std::vector<float> priors; ///< Added to the score that training corrects.
    };

    Linear() = default;
    /// A lesson per label; one without documents on both sides teaches nothing.
    Linear(const Corpus &corpus, std::span<const Targets> targets);

    bool isTaught(size_t label) const { return label < m_isTaught.size() && m_isTaught[label]; }
    /// Adds what the features say to the sums of the labels, of which there are labelCount().
    void addScores(const WeightedText &text, std::span<float> sums) const;
    /// What one feature says of a label.
    float weight(const WeightedTerm &term, size_t label) const;
    size_t labelCount() const { return m_isTaught.size(); }
    size_t bytes() const { return m_weights.size() * sizeof(float) + m_rows.size() * sizeof(quint32); }

    /// What the constant feature that every text has adds to the product of two texts.
    static constexpr float biasSquared = 0.25F;
    /// How far a wrong example may pull; the higher, the more it is believed.
    static constexpr double cost = 1;

private:
    std::vector<bool> m_isTaught;
    std::vector<quint32>
        m_rows; ///< Of each term of the corpus; TermTable::none where it is too rare to matter.
    std::vector<float> m_weights; ///< Row after row, a column per label.
    std::vector<float> m_biases;
};

} // namespace triage::routing
