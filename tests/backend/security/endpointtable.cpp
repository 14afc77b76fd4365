// SPDX-License-Identifier: GPL-3.0-or-later
#include "endpointtable.h"

#include <QFile>
#include <QRegularExpression>
#include <QString>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

api::Access accessOf(const QString &word)
{
    if (word == u"Open")
        return api::Access::Open;
    if (word == u"Widget")
        return api::Access::Widget;
    if (word == u"Member")
        return api::Access::Member;
    if (word == u"Admin")
        return api::Access::Admin;
    qFatal("endpoints.h has an access that this table does not know: %ls", qUtf16Printable(word));
}

} // namespace

std::vector<ListedEndpoint> listedEndpoints()
{
    QFile header(QStringLiteral(ENDPOINTS_H));
    if (!header.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(header.fileName()));
    const QString text = QString::fromUtf8(header.readAll()).simplified();
    static const QRegularExpression line(
        u"inline constexpr Endpoint<[^{]+> (\\w+)\\{ ?\"(\\w+)\", Method::(\\w+), \"([^\"]+)\", "
        "Access::(\\w+), (\\d+), "_s);
    std::vector<ListedEndpoint> all;
    for (auto found = line.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        all.push_back({ match.captured(2).toLatin1(), match.captured(3).toUpper().toLatin1(),
                        match.captured(4).toLatin1(), accessOf(match.captured(5)),
                        match.captured(6).toInt() });
    }
    if (all.empty() || qsizetype(all.size()) != text.count(u"constexpr Endpoint<"_s))
        qFatal("endpoints.h has lines that this reader does not understand");
    return all;
}

} // namespace triage::test
