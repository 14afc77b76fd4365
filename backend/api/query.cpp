// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/query.h"

#include "domain/languagecode.h"
#include "domain/savedview.h"
#include "http/router.h"
#include "text.h"
#include "timestamp.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

/// Decodes a part of a form-encoded query, in which a plus is a space.
std::optional<QString> decode(QByteArray part)
{
    return http::decodePart(part.replace('+', ' '));
}

/// Returns a number, clamped to the range, also if it is too large for a double.
Result<double> clamped(const Query &query, const char *name, const QRegularExpression &pattern,
                       const QString &rule, double fallback, double least, double most)
{
    const auto value = query.text(name);
    if (!value)
        return value.error();
    if (!*value)
        return fallback;
    if (!pattern.match(**value).hasMatch())
        return invalidParameter(name, rule);
    return std::clamp((*value)->toDouble(), least, most);
}

template <HasEnumText E>
Result<std::optional<E>> readWord(const Query &query, const char *name)
{
    const auto value = query.text(name);
    if (!value)
        return value.error();
    if (!*value)
        return std::optional<E>();
    const std::optional<E> known = fromWord<E>((*value)->toUtf8());
    if (!known)
        return invalidParameter(name, u"must be "_s + allWords<E>() + u'.');
    return known;
}

Result<std::optional<QString>> readSearch(const Query &query)
{
    auto search = query.text("search");
    if (!search)
        return search;
    if (!*search || isBlank(**search))
        return std::optional<QString>();
    if (codePoints(**search) > 500)
        return invalidParameter("search", u"must have at most 500 characters."_s);
    return search;
}

/// Reads the sort order, whose default depends on whether there is a search.
Result<void> readSort(const Query &query, FeedbackListRequest &request)
{
    const auto sortBy = readWord<SortBy>(query, "sort_by");
    if (!sortBy)
        return sortBy.error();
    if (*sortBy == SortBy::Relevance && request.filter.search.isEmpty())
        return invalidParameter("sort_by", u"can be relevance only together with search."_s);
    const auto order = readWord<SortOrder>(query, "sort_order");
    if (!order)
        return order.error();
    request.filter.sortBy = *sortBy;
    request.filter.order = order->value_or(SortOrder::Descending);
    if (*sortBy)
        request.given.emplace_back("sort_by", QString::fromLatin1(toWord(**sortBy)));
    if (*order)
        request.given.emplace_back("sort_order", QString::fromLatin1(toWord(**order)));
    return {};
}

/// Reads a point in time, as filterTime() does. Links repeat it as it was sent.
Result<void> readTime(const Query &query, const char *name, std::optional<Timestamp> &time,
                      GivenParameters &given)
{
    const auto value = query.text(name);
    if (!value)
        return value.error();
    if (!*value)
        return {};
    time = filterTime(**value, Timestamp(QDateTime::currentMSecsSinceEpoch()));
    if (!time)
        return invalidParameter(name,
                                u"must be an RFC 3339 timestamp, such as 2026-11-20T23:34:05Z, a day, "
                                u"such as 2026-11-20, or a number of days ago, such as -7d. A plus "
                                "sign is %2B in a query."_s);
    given.emplace_back(name, **value);
    return {};
}

Result<void> readLanguage(const Query &query, FeedbackListRequest &request)
{
    const auto language = query.text("language");
    if (!language)
        return language.error();
    if (!*language)
        return {};
    if (!isLanguageCode(**language))
        return invalidParameter("language",
                                u"must be a code of two lower-case letters, such as de, or und."_s);
    request.filter.language = **language;
    request.given.emplace_back("language", **language);
    return {};
}

/// Reads the submitter, which is compared as it is.
Result<void> readSubmitter(const Query &query, FeedbackListRequest &request)
{
    const auto value = query.text("submitted_by");
    if (!value)
        return value.error();
    if (!*value)
        return {};
    if ((*value)->isEmpty() || codePoints(**value) > maxSubmitter)
        return invalidParameter("submitted_by", u"must have 1 to %1 characters."_s.arg(maxSubmitter));
    request.filter.submittedBy = **value;
    request.given.emplace_back("submitted_by", **value);
    return {};
}

/// Reads which other data each item has to include.
Result<void> readInclude(const Query &query, FeedbackListRequest &request)
{
    const auto value = query.text("include");
    if (!value)
        return value.error();
    if (!*value)
        return {};
    for (const QString &word : (*value)->split(u',')) {
        if (word == u"buffer_ids")
            request.filter.withBuffers = true;
        else if (word == u"triage")
            request.filter.withTriage = true;
        else
            return invalidParameter("include", u"must be buffer_ids, triage, or both with a comma."_s);
    }
    request.given.emplace_back("include", **value);
    return {};
}

Result<void> readFlag(const Query &query, const char *name, std::optional<bool> &flag, GivenParameters &given)
{
    const auto value = query.boolean(name);
    if (!value)
        return value.error();
    flag = *value;
    if (flag)
        given.emplace_back(name, *flag ? u"true"_s : u"false"_s);
    return {};
}

Result<void> readOwner(const Query &query, MemberId self, FeedbackListRequest &request)
{
    const auto value = query.text("owner");
    if (!value)
        return value.error();
    if (!*value)
        return {};
    const std::optional<MemberId> owner = **value == u"me" ? std::optional(self)
        : **value == u"none"                               ? std::optional(MemberId())
                                                           : idFromString<MemberTag>(**value);
    if (!owner || (!owner->isValid() && **value != u"none"))
        return invalidParameter("owner", u"must be the identifier of a member, me or none."_s);
    request.filter.triage.owner = owner;
    request.given.emplace_back("owner", **value);
    return {};
}

/// Reads the tags, all of which an item must have.
Result<void> readTags(const Query &query, FeedbackListRequest &request)
{
    const auto values = query.texts("tag");
    if (!values)
        return values.error();
    if (values->size() > std::size_t(triagerules::maxTagsOfItem))
        return invalidParameter("tag", u"can be sent %1 times."_s.arg(triagerules::maxTagsOfItem));
    auto tags = normalTags(*values, u"tag"_s);
    if (!tags)
        return tags.error();
    request.filter.triage.tags = std::move(*tags);
    for (const QString &value : *values)
        request.given.emplace_back("tag", value);
    return {};
}

Result<void> readStates(const Query &query, FeedbackListRequest &request)
{
    const auto value = query.text("state");
    if (!value)
        return value.error();
    if (!*value)
        return {};
    const std::optional<TriageStates> states = TriageStates::fromText(**value);
    if (!states)
        return invalidParameter(
            "state", u"must be %1, or several of them with commas."_s.arg(allWords<TriageState>()));
    request.filter.triage.states = *states;
    request.given.emplace_back("state", states->toText());
    return {};
}

/// Reads the filters by triage records.
Result<void> readTriage(const Query &query, MemberId self, FeedbackListRequest &request)
{
    if (const auto read = readStates(query, request); !read)
        return read;
    if (const auto read = readOwner(query, self, request); !read)
        return read;
    if (const auto read = readFlag(query, "snoozed", request.filter.triage.snoozed, request.given); !read)
        return read;
    const auto duplicates = readWord<DuplicatesFilter>(query, "duplicates");
    if (!duplicates)
        return duplicates.error();
    request.filter.triage.duplicates = duplicates->value_or(DuplicatesFilter::Include);
    if (*duplicates)
        request.given.emplace_back("duplicates", QString::fromLatin1(toWord(**duplicates)));
    return readTags(query, request);
}

} // namespace

Problem invalidParameter(const char *name, const QString &detail)
{
    return invalidField(QString::fromLatin1(name), QString::fromLatin1(name) + u' ' + detail,
                        Category::Integration);
}

QByteArray namingBuffer(const QByteArray &rawQuery, BufferId buffer)
{
    QList<QByteArray> parts = rawQuery.split('&');
    for (QByteArray &part : parts) {
        if (decode(part.first(std::max<qsizetype>(0, part.indexOf('=')))) == u"buffer_id"_s)
            part = "buffer_id=" + encodeId(buffer.value());
    }
    return parts.join('&');
}

Query::Query(QByteArrayView raw)
{
    for (const QByteArray &part : raw.toByteArray().split('&')) {
        if (part.isEmpty())
            continue;
        const qsizetype equals = part.indexOf('=');
        const std::optional<QString> name = decode(equals < 0 ? part : part.first(equals));
        // A name that cannot be decoded is unknown and ignored.
        if (name)
            m_raw.emplace_back(name->toUtf8(), equals < 0 ? QByteArray() : part.sliced(equals + 1));
    }
}

Result<std::optional<QString>> Query::text(const char *name) const
{
    const auto found
        = std::find_if(m_raw.rbegin(), m_raw.rend(), [&](const auto &each) { return each.first == name; });
    if (found == m_raw.rend())
        return std::optional<QString>();
    const std::optional<QString> value = decode(found->second);
    if (!value)
        return invalidParameter(name, u"must be percent-encoded UTF-8 without U+0000."_s);
    return value;
}

Result<std::vector<QString>> Query::texts(const char *name) const
{
    std::vector<QString> all;
    for (const auto &[each, raw] : m_raw) {
        if (each != name)
            continue;
        const std::optional<QString> value = decode(raw);
        if (!value)
            return invalidParameter(name, u"must be percent-encoded UTF-8 without U+0000."_s);
        all.push_back(*value);
    }
    return all;
}

Result<int> Query::number(const char *name, int fallback, int least, int most) const
{
    static const QRegularExpression whole(uR"(\A-?[0-9]+\z)"_s);
    const auto value = clamped(*this, name, whole, u"must be a whole number."_s, fallback, least, most);
    return value ? Result<int>(int(*value)) : value.error();
}

Result<double> Query::decimal(const char *name, double fallback, double least, double most) const
{
    // Infinity and NaN are words, not numbers.
    static const QRegularExpression decimal(uR"(\A-?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?\z)"_s);
    return clamped(*this, name, decimal, u"must be a number."_s, fallback, least, most);
}

Result<std::optional<bool>> Query::boolean(const char *name) const
{
    const auto value = text(name);
    if (!value)
        return value.error();
    if (!*value)
        return std::optional<bool>();
    if (**value == u"true"_s)
        return std::optional(true);
    if (**value == u"false"_s)
        return std::optional(false);
    return invalidParameter(name, u"must be true or false."_s);
}

Result<PageRequest> readPage(const Query &query)
{
    const auto page = query.number("page", 1, 1, std::numeric_limits<int>::max());
    if (!page)
        return page.error();
    const auto limit = query.number("limit", defaultLimit, 1, maxLimit);
    if (!limit)
        return limit.error();
    return PageRequest{ *page, *limit };
}

Result<FeedbackListRequest> readBufferFeedbackList(const Query &query, MemberId self)
{
    FeedbackListRequest request;
    const auto page = readPage(query);
    if (!page)
        return page.error();
    request.filter.page = *page;
    const auto status = readWord<RoutingStatus>(query, "routing_status");
    if (!status)
        return status.error();
    request.filter.routingStatus = *status;
    if (*status)
        request.given.emplace_back("routing_status", QString::fromLatin1(toWord(**status)));
    if (const auto read = readTime(query, "created_after", request.filter.createdAfter, request.given); !read)
        return read.error();
    if (const auto read = readTime(query, "created_before", request.filter.createdBefore, request.given);
        !read)
        return read.error();
    if (const auto read = readSubmitter(query, request); !read)
        return read.error();
    if (const auto read = readTriage(query, self, request); !read)
        return read.error();
    if (const auto read = readInclude(query, request); !read)
        return read.error();
    return request;
}

Result<FeedbackListRequest> readFeedbackList(const Query &query, MemberId self)
{
    auto common = readBufferFeedbackList(query, self);
    if (!common)
        return common;
    FeedbackListRequest request = std::move(*common);
    if (const auto flag = readFlag(query, "needs_review", request.filter.needsReview, request.given); !flag)
        return flag.error();
    if (const auto flag = readFlag(query, "unassigned", request.filter.unassigned, request.given); !flag)
        return flag.error();
    const auto search = readSearch(query);
    if (!search)
        return search.error();
    if (*search) {
        request.filter.search = **search;
        request.given.emplace_back("search", **search);
    }
    if (const auto sort = readSort(query, request); !sort)
        return sort.error();
    const auto client = query.text("client_group");
    if (!client)
        return client.error();
    if (*client && !isBlank(**client)) {
        request.filter.clientGroup = **client;
        request.given.emplace_back("client_group", **client);
    }
    if (const auto read = readLanguage(query, request); !read)
        return read.error();
    const auto buffer = query.text("buffer_id");
    if (!buffer)
        return buffer.error();
    if (*buffer)
        request.filter.buffer = BufferKey::parse(**buffer);
    return request;
}

Result<TargetListRequest> readTargetList(const Query &query)
{
    TargetListRequest request;
    const auto page = readPage(query);
    if (!page)
        return page.error();
    request.filter.page = *page;
    const auto type = readWord<TargetType>(query, "type");
    if (!type)
        return type.error();
    request.filter.type = *type;
    if (*type)
        request.given.emplace_back("type", QString::fromLatin1(toWord(**type)));
    const auto search = readSearch(query);
    if (!search)
        return search.error();
    if (*search) {
        request.filter.search = **search;
        request.given.emplace_back("search", **search);
    }
    return request;
}

} // namespace triage::api
