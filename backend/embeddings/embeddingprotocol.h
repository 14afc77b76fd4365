// SPDX-License-Identifier: GPL-3.0-or-later
// The embeddings protocol of OpenAI: writes requests and parses answers.
#pragma once

#include "embeddings/vector.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace triage::embeddings {

/// The components that a vector may have.
inline constexpr qsizetype maxDimension = 4096;

/// Returns the body of a request.
QByteArray embeddingBody(const QString &model, std::span<const QString> texts);

/// The vectors of an answer.
struct EmbeddingAnswer
{
    std::vector<Vector> vectors; ///< In the order of the texts; all of the same dimension.
    qint64 tokens = 0; ///< 0 if the server does not report them.
};

/// Returns nothing if the body does not follow the protocol, or has not a vector for each of the texts.
std::optional<EmbeddingAnswer> embeddingsFrom(QByteArrayView body, std::size_t texts);

} // namespace triage::embeddings
