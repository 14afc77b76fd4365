// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/modeltransport.h"

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

QUrl resourceOf(QUrl server, QLatin1StringView resource)
{
    QString path = server.path();
    while (path.endsWith(u'/'))
        path.chop(1);
    if (!path.endsWith("/v1"_L1))
        path += "/v1"_L1;
    server.setPath(path + u'/' + resource);
    return server;
}

outgoing::OutgoingRequest jsonRequest(const QByteArray &url, const QByteArray &key, const QByteArray &json)
{
    outgoing::OutgoingRequest request{ .url = url,
                                       .headers = { "Content-Type: application/json"_ba,
                                                    "Accept: application/json"_ba },
                                       .body = json,
                                       .cutsAnswer = false,
                                       .acceptsGzip = true };
    if (!key.isEmpty())
        request.headers << "Authorization: Bearer " + key;
    return request;
}

FailureKind kindOf(const outgoing::OutgoingAnswer &answer)
{
    using Outcome = outgoing::OutgoingAnswer::Outcome;
    switch (answer.outcome) {
    case Outcome::Answered:
        return kindOfStatus(answer.status);
    case Outcome::Unreachable:
    case Outcome::Refused:
        return FailureKind::Unreachable;
    case Outcome::TimedOut:
        return FailureKind::TimedOut;
    case Outcome::TooLarge:
        return FailureKind::TooLarge;
    case Outcome::Stopped:
        return FailureKind::Stopped;
    }
    Q_UNREACHABLE();
}

ModelTransport::ModelTransport(Limits limits)
    : m_limits(limits), m_outgoing({ .guard = outgoing::AddressGuard::open(), .proxy = {}, .resolve = {} })
{
}

outgoing::OutgoingAnswer ModelTransport::post(const QUrl &url, const QByteArray &key, const QByteArray &json,
                                              std::chrono::milliseconds timeout)
{
    outgoing::OutgoingRequest request = jsonRequest(url.toEncoded(), key, json);
    request.connectTimeout = m_limits.connect;
    request.timeout = timeout;
    request.maxAnswerBytes = m_limits.maxAnswerBytes;
    return m_outgoing.post(std::move(request));
}

} // namespace triage::languagemodel
