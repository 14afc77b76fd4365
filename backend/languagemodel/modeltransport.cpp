// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/modeltransport.h"

using namespace Qt::StringLiterals;

namespace triage::languagemodel {

namespace {

TransportReply::Outcome outcomeOf(outgoing::OutgoingAnswer::Outcome outcome)
{
    using From = outgoing::OutgoingAnswer::Outcome;
    using To = TransportReply::Outcome;
    switch (outcome) {
    case From::Answered:
        return To::Answered;
    case From::Unreachable:
    case From::Refused:
        return To::Unreachable;
    case From::TimedOut:
        return To::TimedOut;
    case From::TooLarge:
        return To::TooLarge;
    case From::Stopped:
        return To::Stopped;
    }
    Q_UNREACHABLE();
}

} // namespace

ModelTransport::ModelTransport(Limits limits)
    : m_limits(limits), m_outgoing({ .guard = outgoing::AddressGuard::open(), .proxy = {}, .resolve = {} })
{
}

TransportReply ModelTransport::post(const QUrl &url, const QByteArray &key, const QByteArray &json,
                                    std::chrono::milliseconds timeout)
{
    outgoing::OutgoingRequest request{ .url = url.toEncoded(),
                                       .headers = { "Content-Type: application/json"_ba,
                                                    "Accept: application/json"_ba },
                                       .body = json,
                                       .connectTimeout = m_limits.connect,
                                       .timeout = timeout,
                                       .maxAnswerBytes = m_limits.maxAnswerBytes,
                                       .cutsAnswer = false,
                                       .acceptsGzip = true };
    if (!key.isEmpty())
        request.headers << "Authorization: Bearer " + key;
    outgoing::OutgoingAnswer answer = m_outgoing.post(std::move(request));
    return { outcomeOf(answer.outcome), answer.status, std::move(answer.body), std::move(answer.retryAfter) };
}

} // namespace triage::languagemodel
