// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/query.h"

#include "api/ignored.h"
#include "http/router.h"
#include "text.h"

#include <QFileInfo>
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

/// Reads the sort order, whose default depends on whether there is a search.
Result<void> readSort(const Query &query, FeedbackListRequest &request)
{
    const auto sortBy = query.word<SortBy>("sort_by");
    if (!sortBy) {
        Problem wrong = sortBy.error();
        wrong.detail += u" The direction is sort_order: asc or desc."_s;
        return wrong;
    }
    if (*sortBy == SortBy::Relevance && !request.search)
        return invalidParameter("sort_by", u"can be relevance only together with search."_s);
    const auto order = query.word<SortOrder>("sort_order");
    if (!order)
        return order.error();
    request.sortBy = *sortBy;
    request.order = order->value_or(SortOrder::Descending);
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
    for (const QString &word : (*value)->toLower().split(u',')) {
        if (word == u"buffer_ids")
            request.withBuffers = true;
        else if (word == u"triage")
            request.withTriage = true;
        else
            return invalidParameter("include", u"must be buffer_ids, triage, or both with a comma."_s);
    }
    return {};
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

void Query::forEachOther(const std::vector<QByteArray> &known,
                         const std::function<bool(const QString &)> &visit) const
{
    for (const auto &[name, value] : m_raw) {
        if (std::find(known.begin(), known.end(), name) == known.end() && !visit(QString::fromUtf8(name)))
            return;
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
    if (const std::optional<bool> flag = booleanOf(**value))
        return flag;
    return invalidParameter(name, u"must be true or false."_s);
}

Result<std::chrono::seconds> readWait(const Query &query)
{
    const auto wait = query.number("wait", 0, 0, maxWait);
    return wait ? Result<std::chrono::seconds>(std::chrono::seconds(*wait)) : wait.error();
}

Result<QTimeZone> timeZoneOf(const QString &name)
{
    // Qt takes offsets such as UTC+01:00 for names, too, no name for the zone of this machine, and any file
    // that it finds from the folder of the zones: localtime, posixrules, right/, ../. IANA's names begin with
    // a capital and have neither colons nor dots; the longest one has 32 characters.
    static const QRegularExpression form(uR"(\A[A-Z][A-Za-z0-9_+/-]{0,63}\z)"_s);
    // Without a slash and a file, Qt takes any word for a rule of POSIX: XYZ3, Mars. Its list of available
    // zones lacks names that people's systems use: Etc/UTC, Asia/Calcutta, EST5EDT.
    const auto isZone = [&] {
        return name == u"UTC"_s || name.contains(u'/')
            || QFileInfo(u"/usr/share/zoneinfo/"_s + name).isFile();
    };
    const QTimeZone zone = form.match(name).hasMatch() && isZone() ? QTimeZone(name.toLatin1()) : QTimeZone();
    if (!zone.isValid())
        return invalidParameter("time_zone", u"must be a time zone of IANA, such as Europe/Berlin."_s);
    return zone;
}

Result<QTimeZone> readTimeZone(const Query &query)
{
    const auto name = query.text("time_zone");
    return name ? timeZoneOf(name->value_or(u"UTC"_s)) : name.error();
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

Result<PageRequest> readPageOrCursor(const Query &query, Ignored *ignored)
{
    auto page = readPage(query);
    if (!page)
        return page;
    const auto cursor = query.text("cursor");
    if (!cursor)
        return cursor.error();
    if (!*cursor)
        return page;
    page->after = (*cursor)->isEmpty() ? 0 : decodeId(**cursor);
    if (!page->after)
        return invalidParameter("cursor", u"must be empty for the first page, or come from meta.next."_s);
    page->page = 1;
    if (const auto number = query.text("page"); ignored && number && *number)
        ignored->addParameter(u"page"_s);
    return page;
}

Result<FeedbackListRequest> readFeedbackList(const Query &query, FilterScope scope)
{
    const auto valuesOf = [&query](const char *name, bool all) -> Result<std::vector<QString>> {
        if (all)
            return query.texts(name);
        auto last = query.text(name);
        if (!last)
            return last.error();
        return *last ? std::vector{ **last } : std::vector<QString>();
    };
    auto filter = ListFilter::parse(valuesOf, scope);
    if (!filter)
        return filter.error();
    const auto page = readPage(query);
    if (!page)
        return page.error();
    FeedbackListRequest request{ std::move(*filter), *page, {} };
    if (const auto read = readInclude(query, request); !read)
        return read.error();
    if (const auto read = scope == FilterScope::All ? readSort(query, request) : Result<void>(); !read)
        return read.error();
    return request;
}

Result<FeedbackListRequest> withCursor(const Query &query, Result<FeedbackListRequest> request,
                                       Ignored *ignored)
{
    if (!request)
        return request;
    const auto page = readPageOrCursor(query, ignored);
    if (!page)
        return page.error();
    if (!page->after)
        return request;
    if (request->sortBy.value_or(SortBy::CreatedAt) != SortBy::CreatedAt)
        return invalidParameter(
            "cursor", u"reads a list in the order of creation: leave out sort_by, or send created_at."_s);
    request->after = FeedbackId(*page->after);
    request->page.page = 1;
    // A search has another order otherwise.
    if (request->search)
        request->sortBy = SortBy::CreatedAt;
    return request;
}

GivenParameters givenBy(const FeedbackListRequest &request)
{
    GivenParameters given = request.toQuery();
    if (request.sortBy)
        given.emplace_back("sort_by", QString::fromLatin1(toWord(*request.sortBy)));
    if (request.order != SortOrder::Descending)
        given.emplace_back("sort_order", QString::fromLatin1(toWord(request.order)));
    if (request.withBuffers || request.withTriage)
        given.emplace_back("include",
                           !request.withTriage        ? u"buffer_ids"_s
                               : !request.withBuffers ? u"triage"_s
                                                      : u"triage,buffer_ids"_s);
    return given;
}

Result<TargetFilter> readTargetList(const Query &query, Ignored *ignored)
{
    const auto page = readPageOrCursor(query, ignored);
    if (!page)
        return page.error();
    const auto type = query.word<TargetType>("type");
    if (!type)
        return type.error();
    const auto search = query.text("search");
    if (!search)
        return search.error();
    if (!*search || isBlank(**search))
        return TargetFilter{ *page, *type, {} };
    if (codePoints(**search) > listrules::maxSearch)
        return invalidParameter("search", u"must have at most %1 characters."_s.arg(listrules::maxSearch));
    return TargetFilter{ *page, *type, **search };
}

GivenParameters givenBy(const TargetFilter &filter)
{
    GivenParameters given;
    if (filter.type)
        given.emplace_back("type", QString::fromLatin1(toWord(*filter.type)));
    if (!filter.search.isEmpty())
        given.emplace_back("search", filter.search);
    return given;
}

} // namespace triage::api
