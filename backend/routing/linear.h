// SPDX-License-Identifier: GPL-3.0-or-later
// A linear classifier for each buffer, trained on all examples at once.
#pragma once

#include "routing/corpus.h"

#include <span>
#include <vector>

namespace triage::routing {

/// One weight for each feature and label, and a bias for each label. Immutable once trained.
class Linear
{
public:
    /// The targets of one label: a sign for each document (0: ignored), and the score without examples.
    struct Targets
    {
        std::vector<qint8> signs;
        std::vector<float> priors; ///< Added to the score that training corrects.
    };

    Linear() = default;
    /// Requires the targets of each label. A label without documents on both sides is not trained.
    Linear(const Corpus &corpus, std::span<const Targets> targets);

    bool isTaught(size_t label) const { return label < m_isTaught.size() && m_isTaught[label]; }
    /// Adds the scores of a text to the sums of the labels, of which there are labelCount().
    void addScores(const WeightedText &text, std::span<float> sums) const;
    /// Returns the weight of a feature for a label.
    float weight(const WeightedTerm &term, size_t label) const;
    size_t labelCount() const { return m_isTaught.size(); }
    size_t bytes() const { return m_weights.size() * sizeof(float) + m_rows.size() * sizeof(quint32); }

    /// The product of the constant feature of two texts.
    static constexpr float biasSquared = 0.25F;
    /// The limit of the influence of a wrong example; the higher, the closer the fit.
    static constexpr double cost = 1;

private:
    std::vector<bool> m_isTaught;
    /// The row of each term of the corpus; TermTable::none if the term is too rare to matter.
    std::vector<quint32> m_rows;
    std::vector<float> m_weights; ///< Rows of one column for each label.
    std::vector<float> m_biases;
};

} // namespace triage::routing
