// SPDX-License-Identifier: GPL-3.0-or-later
// What a server of embeddings says, in tests.
#pragma once

#include "support/fakemodel.h"

#include <QJsonArray>

namespace triage::test {

/// Returns a vector of that dimension for each input, which depends on its words only.
ModelReply embeddingsOfWords(const ModelRequest &request, int dimension = 16);
/// Returns an answer with these vectors.
ModelReply embeddingsSaying(const QJsonArray &data, int tokens = 10);

} // namespace triage::test
