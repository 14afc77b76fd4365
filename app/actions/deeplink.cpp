// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/deeplink.h"

#include <QRegularExpression>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr qsizetype maxLength = 4000;
constexpr QLatin1StringView serverKey = "server"_L1;

/// Returns the address of a server, or an empty one if the text is none.
QUrl readServer(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isServer = url.isValid() && !url.host().isEmpty() && url.userInfo().isEmpty()
        && !url.hasQuery() && !url.hasFragment() && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1);
    return isServer ? url : QUrl();
}

/// Reads the server of a query that names nothing else. Returns false for other queries.
bool readServerOnly(const QString &query, QUrl &server)
{
    const auto parts = QUrlQuery(query).queryItems(QUrl::FullyDecoded);
    if (parts.size() != 1 || parts[0].first != serverKey)
        return query.isEmpty();
    server = readServer(parts[0].second);
    return !server.isEmpty();
}

std::optional<Filter> readList(const QString &query, QUrl &server)
{
    auto parameters = QUrlQuery(query).queryItems(QUrl::FullyDecoded);
    for (const auto &[key, value] : parameters) {
        if (key != serverKey)
            continue;
        server = readServer(value);
        if (server.isEmpty())
            return {};
    }
    parameters.removeIf([](const auto &each) { return each.first == serverKey; });
    return filterFrom(parameters);
}

} // namespace

std::optional<DeepLink> DeepLink::parse(const QString &text)
{
    static const QRegularExpression form(
        u"\\Atriagedesk://o/([a-z0-9](?:[a-z0-9-]{0,63}))/(?:(feedback|buffers|view)/([0-9a-z]{13})/?(?:\\?([!-~]+))?|list\\?([!-~]*))\\z"_s);
    if (text.size() > maxLength)
        return {};
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return {};
    DeepLink link;
    link.organization = match.captured(1);
    const QString id = match.captured(3);
    if (!id.isEmpty() && !readServerOnly(match.captured(4), link.server))
        return {};
    if (match.capturedView(2) == u"feedback")
        link.feedback = idFromString<FeedbackTag>(id);
    else if (match.capturedView(2) == u"buffers")
        link.buffer = idFromString<BufferTag>(id);
    else if (match.capturedView(2) == u"view")
        link.view = idFromString<ViewTag>(id);
    else
        link.list = readList(match.captured(5), link.server);
    return link.feedback || link.buffer || link.view || link.list ? std::optional(link) : std::nullopt;
}

QString DeepLink::toText() const
{
    const QString tail = feedback ? u"feedback/"_s + toString(*feedback)
        : buffer                  ? u"buffers/"_s + toString(*buffer)
        : view                    ? u"view/"_s + toString(*view)
        : list                    ? u"list?"_s + toQueryText(*list)
                                  : QString();
    const QString text = u"triagedesk://o/%1/%2"_s.arg(organization, tail);
    if (server.isEmpty())
        return text;
    const QString address = QString::fromLatin1(QUrl::toPercentEncoding(server.toString()));
    return text + (list ? u'&' : u'?') + serverKey + u'=' + address;
}

} // namespace triage::app
