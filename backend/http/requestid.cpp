// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/requestid.h"

#include "domain/tokentext.h"

#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::http {

namespace {

constexpr int maxRequestIdLength = 128;

bool isRequestId(const QByteArray &text)
{
    return !text.isEmpty() && text.size() <= maxRequestIdLength
        && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.'
                   || c == '_' || c == ':' || c == '-';
           });
}

/// Returns the trace id of a traceparent header (W3C Trace Context, section 3.2); empty if it has none.
QByteArray traceIdOf(const QByteArray &traceparent)
{
    static const QRegularExpression form(
        uR"(\A(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?\z)"_s);
    const auto match = form.match(QString::fromLatin1(traceparent.left(maxRequestIdLength)));
    return match.captured(1).toLatin1();
}

} // namespace

QByteArray requestIdOf(const Headers &headers)
{
    const QByteArray sent = headers.value("X-Request-Id").value_or(QByteArray());
    // Request ids are logged; tokens must not be.
    if (isRequestId(sent) && !holdsToken(sent))
        return sent;
    const QByteArray trace = traceIdOf(headers.value("traceparent").value_or(QByteArray()));
    if (!trace.isEmpty())
        return trace;
    quint64 random[2];
    QRandomGenerator::global()->fillRange(random);
    return QByteArray::number(random[0], 16).rightJustified(16, '0')
        + QByteArray::number(random[1], 16).rightJustified(16, '0');
}

} // namespace triage::http
