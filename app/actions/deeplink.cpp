// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/deeplink.h"

#include "domain/languagecode.h"
#include "domain/triage.h"

#include <QRegularExpression>
#include <QUrlQuery>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr qsizetype maxLength = 4000;
constexpr qsizetype maxSearchLength = 500;
constexpr QLatin1StringView serverKey = "server"_L1;

constexpr std::array places{ std::pair{ Place::All, "all"_L1 },
                             std::pair{ Place::NeedsReview, "needs-review"_L1 },
                             std::pair{ Place::Unassigned, "unassigned"_L1 },
                             std::pair{ Place::RoutingFailed, "routing-failed"_L1 },
                             std::pair{ Place::Pending, "pending"_L1 },
                             std::pair{ Place::Buffer, "buffer"_L1 },
                             std::pair{ Place::Mine, "mine"_L1 },
                             std::pair{ Place::Done, "done"_L1 },
                             std::pair{ Place::Snoozed, "snoozed"_L1 } };
constexpr std::array works{
    std::pair{ WorkState::Closed, "done"_L1 },           std::pair{ WorkState::Snoozed, "snoozed"_L1 },
    std::pair{ WorkState::Unfinished, "unfinished"_L1 }, std::pair{ WorkState::Done, "only-done"_L1 },
    std::pair{ WorkState::Declined, "declined"_L1 },     std::pair{ WorkState::Any, "any"_L1 },
    std::pair{ WorkState::Duplicates, "duplicates"_L1 }
};
constexpr QLatin1StringView nobody = "none"_L1;
constexpr QLatin1StringView groupsOnce = "once"_L1;
constexpr std::array sorts{ std::pair{ SortBy::CreatedAt, "created"_L1 },
                            std::pair{ SortBy::UpdatedAt, "updated"_L1 },
                            std::pair{ SortBy::Title, "title"_L1 },
                            std::pair{ SortBy::Relevance, "relevance"_L1 } };
constexpr std::array directions{ std::pair{ SortOrder::Descending, "descending"_L1 },
                                 std::pair{ SortOrder::Ascending, "ascending"_L1 } };

template <typename Words, typename Value>
QString wordOf(const Words &words, Value value)
{
    for (const auto &[each, word] : words) {
        if (each == value)
            return word;
    }
    return {};
}

template <typename Words, typename Value>
bool readWord(const Words &words, const QString &text, Value &value)
{
    for (const auto &[each, word] : words) {
        if (text == word) {
            value = each;
            return true;
        }
    }
    return false;
}

bool readTime(const QString &text, std::optional<Timestamp> &time)
{
    bool isNumber = false;
    const qint64 milliseconds = text.toLongLong(&isNumber);
    constexpr qint64 last = 253'402'300'799'999; // of the year 9999
    if (!isNumber || milliseconds < 0 || milliseconds > last)
        return false;
    time = Timestamp(milliseconds);
    return true;
}

/// Returns the address of a server, or an empty one if the text is none.
QUrl readServer(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isServer = url.isValid() && !url.host().isEmpty() && url.userInfo().isEmpty()
        && !url.hasQuery() && !url.hasFragment() && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1);
    return isServer ? url : QUrl();
}

/// Reads one part of the query. Returns false if the key is unknown or the value is invalid.
bool read(const QString &key, const QString &value, Filter &filter)
{
    if (key == "place"_L1)
        return readWord(places, value, filter.place);
    if (key == "buffer"_L1) {
        const std::optional<BufferId> buffer = idFromString<BufferTag>(value);
        filter.buffer = buffer.value_or(BufferId());
        return buffer.has_value();
    }
    if (key == "search"_L1) {
        filter.search = value;
        return value.size() <= maxSearchLength;
    }
    if (key == "after"_L1)
        return readTime(value, filter.createdAfter);
    if (key == "before"_L1)
        return readTime(value, filter.createdBefore);
    if (key == "client"_L1) {
        filter.clientGroup = value;
        return value.size() <= maxSearchLength;
    }
    if (key == "language"_L1) {
        filter.language = value;
        return isLanguageCode(value);
    }
    if (key == "from"_L1) {
        filter.submittedBy = value;
        return value.size() <= maxSearchLength;
    }
    if (key == "review"_L1) {
        filter.onlyNeedsReview = true;
        return value == "1"_L1;
    }
    if (key == "work"_L1)
        return readWord(works, value, filter.work);
    if (key == "owner"_L1) {
        filter.owner = value == nobody ? std::optional(MemberId()) : idFromString<MemberTag>(value);
        return filter.owner.has_value();
    }
    if (key == "tag"_L1) {
        filter.tags.push_back(normalTag(value));
        std::sort(filter.tags.begin(), filter.tags.end());
        return value.size() <= maxSearchLength
            && filter.tags.size() <= std::size_t(triagerules::maxTagsOfItem);
    }
    if (key == "groups"_L1) {
        filter.isGrouped = true;
        return value == groupsOnce;
    }
    if (key == "sort"_L1)
        return readWord(sorts, value, filter.sortBy);
    return key == "order"_L1 && readWord(directions, value, filter.order);
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
    Filter filter;
    const QUrlQuery parts(query);
    for (const auto &[key, value] : parts.queryItems(QUrl::FullyDecoded)) {
        if (key == serverKey)
            server = readServer(value);
        if (key == serverKey ? server.isEmpty() : !read(key, value, filter))
            return {};
    }
    if ((filter.place == Place::Buffer) != filter.buffer.isValid())
        return {};
    return filter;
}

QString listText(const Filter &filter)
{
    QUrlQuery query;
    const auto add = [&query](const QString &key, const QString &value) {
        query.addQueryItem(key, QString::fromLatin1(QUrl::toPercentEncoding(value)));
    };
    const Filter usual;
    add(u"place"_s, wordOf(places, filter.place));
    if (filter.place == Place::Buffer)
        add(u"buffer"_s, toString(filter.buffer));
    if (filter.isSearch())
        add(u"search"_s, filter.search.trimmed());
    if (filter.createdAfter)
        add(u"after"_s, QString::number(filter.createdAfter->milliseconds()));
    if (filter.createdBefore)
        add(u"before"_s, QString::number(filter.createdBefore->milliseconds()));
    if (!filter.clientGroup.isEmpty())
        add(u"client"_s, filter.clientGroup);
    if (!filter.language.isEmpty())
        add(u"language"_s, filter.language);
    if (!filter.submittedBy.isEmpty())
        add(u"from"_s, filter.submittedBy);
    if (filter.onlyNeedsReview)
        add(u"review"_s, u"1"_s);
    if (filter.work != usual.work)
        add(u"work"_s, wordOf(works, filter.work));
    if (filter.owner)
        add(u"owner"_s, filter.owner->isValid() ? toString(*filter.owner) : QString(nobody));
    for (const QString &tag : filter.tags)
        add(u"tag"_s, tag);
    if (filter.isGrouped)
        add(u"groups"_s, groupsOnce);
    if (filter.sortBy != usual.sortBy)
        add(u"sort"_s, wordOf(sorts, filter.sortBy));
    if (filter.order != usual.order)
        add(u"order"_s, wordOf(directions, filter.order));
    return query.toString(QUrl::FullyEncoded);
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
        : list                    ? u"list?"_s + listText(*list)
                                  : QString();
    const QString text = u"triagedesk://o/%1/%2"_s.arg(organization, tail);
    if (server.isEmpty())
        return text;
    const QString address = QString::fromLatin1(QUrl::toPercentEncoding(server.toString()));
    return text + (list ? u'&' : u'?') + serverKey + u'=' + address;
}

} // namespace triage::app
