// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to servers that speak OpenAI's protocol, and the failures that their answers mean.
#pragma once

#include "languagemodel/failurekind.h"
#include "outgoing/outgoing.h"

#include <QUrl>

namespace triage::languagemodel {

/// Returns the URL of an operation, such as "embeddings". The server's own URL may end with /v1.
QByteArray operationUrl(QUrl server, QLatin1StringView operation);
/// Returns a request with JSON. An empty key is not sent.
outgoing::OutgoingRequest modelRequest(const QByteArray &url, const QByteArray &key, const QByteArray &json);
/// Returns the failure that an answer means.
FailureKind kindOf(const outgoing::OutgoingAnswer &answer);

} // namespace triage::languagemodel
