// SPDX-License-Identifier: GPL-3.0-or-later
// The space of meaning of a server of embeddings, for measuring the classifier with it.
#pragma once

#include "evaluationset.h"

#include "embeddings/embeddingserver.h"
#include "routing/meaning/vectorspace.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <vector>

namespace triage::benchmark {

/// Asks for each text once. Vectors are kept as the database keeps them, a byte for each component.
class EncoderSpace final : public routing::VectorSpace
{
public:
    /// Reads the vectors of an earlier run from a file, if there is one.
    EncoderSpace(QUrl url, const QString &model, QString kept);
    ~EncoderSpace() override;

    /// Asks for the vectors of all texts of the set and its buffers. Ends the program if the server fails.
    void learn(const EvaluationSet &set);
    void learn(const std::vector<routing::FeedbackText> &texts);

    size_t dimension() const override { return m_dimension; }
    std::optional<routing::MeaningVector> vectorOf(const routing::FeedbackText &item,
                                                   const routing::PackedText &text) const override;
    size_t bytes() const override;

private:
    embeddings::EmbeddingServer m_server;
    QString m_kept;
    size_t m_dimension = 0;
    QHash<QString, QByteArray> m_vectors; ///< By the text that was sent.
};

} // namespace triage::benchmark
