// SPDX-License-Identifier: GPL-3.0-or-later
#include "client/request.h"

#include <QUuid>

namespace triage::app {

void addKnownTag(Request &request, const QByteArray &tag)
{
    if (!tag.isEmpty())
        request.headers.append({ "If-None-Match", tag });
}

QByteArray filledPath(std::string_view path, const QStringList &keys)
{
    QByteArray filled;
    auto key = keys.begin();
    for (std::size_t at = 0; at < path.size();) {
        const std::size_t open = path.find('{', at);
        filled.append(path.data() + at, qsizetype(std::min(open, path.size()) - at));
        if (open == std::string_view::npos)
            break;
        Q_ASSERT(key != keys.end());
        filled += QUrl::toPercentEncoding(*key++);
        at = path.find('}', open) + 1;
    }
    Q_ASSERT(key == keys.end());
    return filled;
}

QUrl urlOf(const QUrl &server, const Request &request)
{
    QByteArray url = server.toEncoded(QUrl::StripTrailingSlash | QUrl::RemoveQuery | QUrl::RemoveFragment
                                      | QUrl::RemoveUserInfo);
    while (url.endsWith('/'))
        url.chop(1);
    url += request.path;
    char separator = '?';
    for (const auto &[name, value] : request.query) {
        url += separator + name + '=' + QUrl::toPercentEncoding(value);
        separator = '&';
    }
    return QUrl::fromEncoded(url, QUrl::StrictMode);
}

QByteArray makeIdempotencyKey()
{
    return QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
}

} // namespace triage::app
