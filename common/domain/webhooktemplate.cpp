// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/webhooktemplate.h"

#include "fields/jsondocument.h"

#include <QRegularExpression>

#include <limits>

using namespace Qt::StringLiterals;

namespace triage {

QByteArray filledTemplate(const QString &text, qsizetype maxBytes,
                          const std::function<QByteArray(const QString &path)> &valueOf)
{
    static const QRegularExpression place(uR"(\{\{\s*([A-Za-z_][\w.]*)\s*\}\})"_s);
    QByteArray filled;
    qsizetype end = 0;
    for (auto found = place.globalMatch(text); found.hasNext() && filled.size() <= maxBytes;) {
        const QRegularExpressionMatch match = found.next();
        filled += text.sliced(end, match.capturedStart() - end).toUtf8();
        filled += valueOf(match.captured(1));
        end = match.capturedEnd();
    }
    return filled + text.sliced(end).toUtf8();
}

bool isMessageTemplate(const QString &text)
{
    // Only inside of a string is any text the beginning of JSON.
    const auto word = [](const QString &) {
        return "word"_ba;
    };
    return JsonDocument::parse(filledTemplate(text, std::numeric_limits<qsizetype>::max(), word)).has_value();
}

} // namespace triage
