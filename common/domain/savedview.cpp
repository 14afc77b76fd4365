// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/savedview.h"

#include "domain/languagecode.h"
#include "domain/triagestates.h"
#include "text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage {

namespace {

constexpr qint64 dayLength = 86'400'000; ///< In milliseconds.
constexpr qsizetype maxDayDigits = 4;

std::optional<Timestamp> daysAgo(QStringView days, Timestamp now)
{
    const bool isNumber = !days.isEmpty() && days.size() <= maxDayDigits
        && std::all_of(days.begin(), days.end(), [](QChar each) { return each >= u'0' && each <= u'9'; });
    if (!isNumber)
        return std::nullopt;
    const qint64 today = now.milliseconds() / dayLength;
    return Timestamp((today - days.toInt()) * dayLength);
}

void dropBlank(std::optional<QString> &text)
{
    if (text && isBlank(*text))
        text.reset();
}

bool isOwner(const QString &text)
{
    return text == u"me"_s || text == u"none"_s || idFromString<MemberTag>(text);
}

Problem wrongTime(const QString &field)
{
    return invalidField(field,
                        field
                            + u" must be an RFC 3339 timestamp, such as 2026-11-20T23:34:05Z, a day, such "
                              "as 2026-11-20, or a number of days ago, such as -7d."_s,
                        Category::Integration);
}

/// Writes the states in their normal form.
Result<void> normalStates(ViewFilter &filter)
{
    if (!filter.state)
        return {};
    const std::optional<TriageStates> states = TriageStates::fromText(*filter.state);
    if (!states)
        return invalidField(
            u"filter.state"_s,
            u"filter.state must be %1, or several of them with commas."_s.arg(allWords<TriageState>()),
            Category::Integration);
    filter.state = states->toText();
    return {};
}

} // namespace

std::optional<Timestamp> filterTime(const QString &text, Timestamp now)
{
    constexpr qsizetype dayTextLength = 10; // YYYY-MM-DD
    if (text.startsWith(u'-') && text.endsWith(u'd'))
        return daysAgo(QStringView(text).sliced(1).chopped(1), now);
    return timestampFromRfc3339(text.size() == dayTextLength ? text + u"T00:00:00Z"_s : text);
}

Result<ViewFilter> normalFilter(ViewFilter filter)
{
    for (std::optional<QString> *text : { &filter.search, &filter.clientGroup })
        dropBlank(*text);
    if (filter.createdAfter && !filterTime(*filter.createdAfter, Timestamp()))
        return wrongTime(u"filter.created_after"_s);
    if (filter.createdBefore && !filterTime(*filter.createdBefore, Timestamp()))
        return wrongTime(u"filter.created_before"_s);
    if (filter.owner && !isOwner(*filter.owner))
        return invalidField(u"filter.owner"_s,
                            u"filter.owner must be the identifier of a member, me or none."_s,
                            Category::Integration);
    if (const auto normal = normalStates(filter); !normal)
        return normal.error();
    if (filter.language && !isLanguageCode(*filter.language))
        return invalidField(
            u"filter.language"_s,
            u"filter.language must be a code of two lower-case letters, such as de, or und."_s,
            Category::Integration);
    auto tags = normalTags(filter.tags, u"filter.tag"_s);
    if (!tags)
        return tags.error();
    filter.tags = std::move(*tags);
    return filter;
}

Result<void> requireSortable(const ViewFilter &filter, std::optional<SortBy> sortBy)
{
    if (sortBy == SortBy::Relevance && !filter.search)
        return invalidField(u"sort_by"_s, u"sort_by can be relevance only together with filter.search."_s,
                            Category::Integration);
    return {};
}

} // namespace triage
