// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/modelserver.h"

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

namespace {

FailureKind kindOfStatus(int status)
{
    switch (status) {
    case 200:
        return FailureKind::None;
    case 408:
    case 409:
    case 425:
    case 429:
        return FailureKind::Overloaded;
    case 401:
    case 403:
    case 404:
        return FailureKind::Refused;
    default:
        break;
    }
    if (status >= 500)
        return FailureKind::ServerError;
    // A redirect is not followed: the operator has to correct the address.
    return status >= 300 && status < 400 ? FailureKind::Refused : FailureKind::BadRequest;
}

} // namespace

QByteArray operationUrl(QUrl server, QLatin1StringView operation)
{
    QString path = server.path();
    while (path.endsWith(u'/'))
        path.chop(1);
    server.setPath(path + (path.endsWith("/v1"_L1) ? "/"_L1 : "/v1/"_L1) + operation);
    return server.toEncoded();
}

outgoing::OutgoingRequest modelRequest(const QByteArray &url, const QByteArray &key, const QByteArray &json)
{
    outgoing::OutgoingRequest request;
    request.url = url;
    request.headers = { "Content-Type: application/json"_ba, "Accept: application/json"_ba };
    if (!key.isEmpty())
        request.headers << "Authorization: Bearer " + key;
    request.body = json;
    request.cutsAnswer = false;
    request.acceptsGzip = true;
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

} // namespace triage::languagemodel
