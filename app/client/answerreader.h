// SPDX-License-Identifier: GPL-3.0-or-later
// From what came over the wire to an Answer: whose it is, whether it is good, and in which words it is not.
#pragma once

#include "client/request.h"

class QNetworkReply;

namespace triage::app {

/// The answer of a finished reply. Only answers of the service count as such: the page of a proxy or of a
/// hotel's network, a redirection, a wrong media type are trouble of the network. ended says why the reply
/// was ended early, where it was.
Answer readAnswer(QNetworkReply &reply, QByteArray body, Trouble ended);

/// The answer where there is none, with words of why.
Answer noAnswer(Trouble trouble, const QString &detail);

/// How long an answer asks to wait; seconds or an HTTP date, at most an hour.
std::chrono::seconds readRetryAfter(QByteArrayView header, qint64 nowMilliseconds);

} // namespace triage::app
