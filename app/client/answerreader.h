// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the bytes that were received as an Answer of the service, or as the reason why there is none.
#pragma once

#include "client/request.h"

class QNetworkReply;
class QSslError;

namespace triage::app {

/// Returns the answer of a finished reply. Only answers of the service count: a proxy's or a hotel network's
/// page, a redirection and a wrong media type are trouble of the network. `ended` is the reason if the reply
/// was ended early.
Answer readAnswer(QNetworkReply &reply, QByteArray body, Trouble ended);

/// Returns an answer without content, with the message of its cause.
Answer noAnswer(Trouble trouble, const QString &detail);

/// Returns what is wrong with the certificate of the server, for a message.
QString certificateWords(const QSslError &error);

/// Returns the time of a header such as Date; std::nullopt if it has none.
std::optional<Timestamp> httpDate(QByteArrayView header);

/// Returns the delay that a Retry-After header requests, in seconds or as an HTTP date; at most an hour.
std::chrono::seconds readRetryAfter(QByteArrayView header, qint64 nowMilliseconds);

} // namespace triage::app
