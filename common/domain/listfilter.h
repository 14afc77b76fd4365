// SPDX-License-Identifier: GPL-3.0-or-later
// The filters of lists of feedback: one value with one table. Query strings, the API document, saved views,
// keys of caches and the comparison with an item interpret the table, so that a new filter is one row.
#pragma once

#include "domain/buffer.h"
#include "domain/feedback.h"
#include "domain/ids.h"
#include "domain/languagecode.h"
#include "domain/triage.h"
#include "domain/wordset.h"
#include "fields/enumtext.h"
#include "fields/fields.h"
#include "fields/jsonvalue.h"
#include "result.h"
#include "timestamp.h"

#include <QByteArray>
#include <QString>
#include <QTimeZone>

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace triage {

class JsonWriter;

/// A bound of the time of creation. Its text is a time (RFC 3339), a day, which means its begin in UTC, or a
/// number of days such as -7d, which means the begin of the day so long before today in a time zone.
struct FilterTime
{
    QString text; ///< As it was written: links and views keep it.
    Timestamp time; ///< Without meaning if it is relative.
    std::optional<int> daysAgo; ///< Set if it is relative.

    FilterTime() = default;
    FilterTime(Timestamp at);

    /// Returns the begin of the day that lies this number of days before today.
    static FilterTime ago(int days);
    static std::optional<FilterTime> fromText(const QString &text);
    static QString accepted();
    const QString &toText() const { return text; }
    Timestamp at(Timestamp now, const QTimeZone &zone) const;

    friend bool operator==(const FilterTime &, const FilterTime &) = default;
};

/// The owner of the items of a list. Its text is the identifier of a member, `me` or `none`.
struct OwnerRef
{
    MemberId member; ///< Invalid: nobody.
    bool isCaller = false; ///< The person who asks for the list.

    OwnerRef(MemberId owner = {}) : member(owner) { }
    static OwnerRef caller();

    static std::optional<OwnerRef> fromText(const QString &text);
    static QString accepted();
    QString toText() const;

    friend bool operator==(const OwnerRef &, const OwnerRef &) = default;
};

/// An item as filters compare it.
struct ListedItem
{
    const Feedback &feedback;
    const Triage &triage; ///< The default one if nobody has worked on the item.
    const std::vector<BufferId> &buffers; ///< Those that hold it and are not deleted.
    QString language; ///< A LanguageCode.
    bool isFound = false; ///< True if the search of the list finds it, which an index decides.
};

/// The decoded values of a query by the name of their parameter: all of them in their order, or the last one.
using QueryValues = std::function<Result<std::vector<QString>>(const char *name, bool all)>;
/// Parameters of a query, with their decoded values.
using GivenParameters = std::vector<std::pair<QByteArray, QString>>;

using RoutingStatuses = WordSet<RoutingStatus>;
using TriageStates = WordSet<TriageState>;

/// The lists that have a filter.
enum class FilterScope {
    All, ///< The list of all feedback.
    Buffer, ///< This one, and the list of the feedback in a buffer.
};

/// Filters a list of feedback. What is not set, or empty, keeps everything.
struct ListFilter
{
    std::optional<RoutingStatuses> routingStatus;
    std::optional<FilterTime> createdAfter; ///< Inclusive.
    std::optional<FilterTime> createdBefore; ///< Exclusive: periods that meet share no item.
    std::optional<QString> submittedBy;
    std::optional<OwnerRef> owner;
    std::optional<TriageStates> states;
    std::optional<bool> snoozed;
    std::vector<QString> tags; ///< All of them have to be there. Resolved: in their normal form, sorted.
    std::optional<DuplicatesFilter> duplicates;
    std::optional<bool> needsReview;
    std::optional<bool> unassigned;
    std::optional<BufferKey> buffer;
    std::optional<QString> search;
    std::optional<QString> clientGroup;
    std::optional<LanguageCode> language;
    /// The JSON of a view's filters as it was sent, if a later version wrote some that cannot be read here.
    QByteArray unread;

    /// Reads the filters of that scope, as they were sent. InvalidFieldValue names the parameter.
    static Result<ListFilter> parse(const QueryValues &query, FilterScope scope = FilterScope::All);
    /// Returns the parameters that parse() reads as this filter, in the order of the table.
    GivenParameters toQuery() const;
    /// Returns everything that distinguishes a resolved filter from others. Contains what people search for:
    /// never to be logged or shown.
    QByteArray key() const;

    /// Normalises tags and drops blank texts that mean no filter. InvalidFieldValue for what no list accepts,
    /// with that prefix before the name of the filter.
    Result<void> normalise(const QString &prefix);
    /// Replaces what depends on the person who asks and on the time, and drops what keeps everything. Stores
    /// expect filters like this. The text of a client is in lower case then. zone: that of relative days.
    void resolve(MemberId caller, Timestamp now, const QTimeZone &zone = QTimeZone::utc());
    /// Returns whether an item is in the list. The filter has to be resolved, and its buffer named by id.
    bool matches(const ListedItem &item) const;

    bool hasPeriod() const { return createdAfter || createdBefore; }
    /// Returns true if a filter compares triage records; an item without one has the default record.
    bool hasTriage() const;
    /// Returns true if a search finds items through their duplicates, too.
    bool findsGroups() const { return search && duplicates == DuplicatesFilter::Hide; }

    friend bool operator==(const ListFilter &, const ListFilter &) = default;
};

namespace detail {

template <typename Member>
struct FilterValue
{
    using Type = Member;
};
template <typename T>
struct FilterValue<std::optional<T>>
{
    using Type = T;
};

} // namespace detail

/// How the JSON of views has a filter, for the API document and the readers of JSON.
struct FilterInViews
{
    const char *description;
    Rules rules;
    const char *example = ""; ///< As Field::example.
};

/// How queries have a filter.
struct FilterInQueries
{
    FilterScope scope;
    const char *description; ///< For the API document.
    const char *example = ""; ///< As Field::example.
    Rules rules{}; ///< The bounds of the value, apart from those that its type has.
    bool ignoresBlank = false; ///< A blank text keeps everything.
    const char *fallback = ""; ///< The JSON of the value that keeps everything, for the API document.
};

/// How a database compares a filter with a column.
enum class FilterTest {
    Equal, ///< Nobody, as an owner, equals an empty column.
    AtOrAfter,
    Before,
    AnyOf, ///< The column has one of the values.
    IsSet, ///< The column has a value, or none.
    HasAll, ///< The column is a list that has all of the values.
    Special, ///< Each database has a condition of its own.
};

/// The counts that a server keeps of the items that a filter keeps. The total of a list follows from them if
/// all of its filters have the same one, neither None nor Index, with one tag and one status at most; the
/// items of other lists are counted.
///
/// A filter with None is compared by its row alone. Any other one is compared by the parts of a statement
/// that ListShape chooses: a new row has None until these know it, or lists pass over it.
enum class FilterCounter {
    None, ///< No count and no index: each item is compared.
    Index, ///< No count, but an index in which the items are counted.
    Status, ///< Items by their routing status.
    Period, ///< Items by the six hours of their creation.
    Review, ///< Items that need review.
    Unassigned, ///< Items in no buffer.
    Records, ///< Items by what their records say, one tag, one buffer and their language, in any combination.
};

/// The column that a filter compares. Databases map the names of columns to their own.
struct FilterColumn
{
    const char *name; ///< With its table: feedback, or triage for the triage record.
    FilterTest test = FilterTest::Equal;
    FilterCounter counter = FilterCounter::None;
};

/// A row of the table.
template <typename Member>
struct FilterRow : Field<ListFilter, Member>
{
    using Value = typename detail::FilterValue<Member>::Type;

    FilterInQueries query;
    FilterColumn column;
    /// Returns true if the filter keeps the item.
    bool (*matches)(const ListedItem &item, const Value &value);
    const char *word; ///< The key of the filter in a search box, such as `from` in from:ida; empty: none.

    /// Returns the same row with another key than its name.
    constexpr FilterRow typed(const char *key) const
    {
        FilterRow copy = *this;
        copy.word = key;
        return copy;
    }
    constexpr bool isOfTriage() const { return std::string_view(column.name).starts_with("triage."); }
};

template <typename Member>
constexpr FilterRow<Member> filter(const char *name, Member ListFilter::*member, const FilterInViews &view,
                                   const FilterInQueries &query, const FilterColumn &column,
                                   decltype(FilterRow<Member>::matches) matches)
{
    const Field shown = field(name, member, view.description, view.rules).like(view.example);
    return { shown.leftOutWhenEmpty(), query, column, matches, name };
}

namespace listrules {

inline constexpr int maxSearch = 500; ///< In code points.
inline constexpr int maxClientGroup = 255; ///< In code points. Longer tools are grouped by their beginning.
inline constexpr Rules word{ .category = Category::Integration };
inline constexpr Rules text{ .minLength = 1, .maxLength = 300, .category = Category::Integration };
inline constexpr Rules searchText{ .minLength = 1, .maxLength = maxSearch };
inline constexpr Rules submitter{ .minLength = 1, .maxLength = maxSubmitter };

} // namespace listrules

/// Returns whether feedback comes from a tool: the part of `client` before the first slash or space, without
/// regard to case.
bool isFromClient(const Feedback &feedback, const QString &group);

constexpr auto fields(Type<ListFilter>)
{
    using namespace listrules;
    using F = ListFilter;
    using I = ListedItem;
    using enum FilterScope;
    using C = FilterCounter;
    return FieldTable{
        filter("routing_status", &F::routingStatus,
               { "Feedback whose routing has this status: `pending`, `routed`, `skipped` or `failed`, or "
                 "several of them with commas.",
                 text, "failed" },
               { Buffer,
                 "Keeps feedback whose routing has this status: `pending`, `routed`, `skipped` or `failed`. "
                 "Several of them with commas keep feedback with any of these.",
                 "failed,skipped" },
               { "feedback.routing_status", FilterTest::AnyOf, C::Status },
               [](const I &i, const RoutingStatuses &all) { return all.has(i.feedback.routingStatus); }),
        filter("created_after", &F::createdAfter,
               { "Feedback that was created at this time or later: a time, a day such as `2026-11-20`, or "
                 "`-7d` for the begin of the day seven days ago: in UTC, or in the `time_zone` that was sent "
                 "where views are counted and the next item is taken.",
                 text, "-7d" },
               { Buffer,
                 "Keeps feedback that was created at this time or later. With `created_before` it is a "
                 "period; periods that meet share no item. A day stands for its begin in UTC, and `-7d` for "
                 "the begin of the day seven days ago, also in UTC." },
               { "feedback.created_at", FilterTest::AtOrAfter, C::Period },
               [](const I &i, const FilterTime &bound) { return i.feedback.createdAt >= bound.time; })
            .typed("after"),
        filter("created_before", &F::createdBefore,
               { "Feedback that was created before this time, in the same forms.", text },
               { Buffer, "Keeps feedback that was created before this time, not at it, in the same forms." },
               { "feedback.created_at", FilterTest::Before, C::Period },
               [](const I &i, const FilterTime &bound) { return i.feedback.createdAt < bound.time; })
            .typed("before"),
        filter("submitted_by", &F::submittedBy, { "Feedback of exactly this submitter.", submitter },
               { Buffer, "Keeps feedback of exactly this submitter, with regard to case.", "", submitter },
               { "feedback.submitted_by", FilterTest::Equal, C::Index },
               [](const I &i, const QString &name) { return i.feedback.submittedBy == name; })
            .typed("from"),
        filter(
            "owner", &F::owner,
            { "Feedback that this member has, by identifier; `me`: the caller; `none`: feedback without an "
              "owner.",
              text, "me" },
            { Buffer,
              "Keeps feedback that this member has, by identifier; `me` is the member that the token "
              "belongs to, `none` nobody.",
              "me" },
            { "triage.owner", FilterTest::Equal, C::Records },
            [](const I &i, const OwnerRef &owner) {
                return i.triage.owner.value_or(MemberId()) == owner.member;
            }),
        filter("state", &F::states,
               { "Feedback in this state of its triage record: `open`, `done` or `declined`, or several of "
                 "them with commas.",
                 text, "open" },
               { Buffer,
                 "Keeps feedback in this state of its triage record: `open`, `done` or `declined`. Several "
                 "of them with commas keep feedback in any of these states.",
                 "done,declined" },
               { "triage.state", FilterTest::AnyOf, C::Records },
               [](const I &i, const TriageStates &states) { return states.has(i.triage.state); }),
        filter(
            "snoozed", &F::snoozed,
            { "`true`: only snoozed feedback; `false`: only feedback that is not snoozed.", word, "false" },
            { Buffer, "`true` keeps only snoozed feedback, `false` only feedback that is not snoozed." },
            { "triage.snoozed_until", FilterTest::IsSet, C::Records },
            [](const I &i, const bool &is) { return i.triage.snoozedUntil.has_value() == is; }),
        filter("tag", &F::tags, { "Feedback with all of these tags.", triagerules::tags, R"(["export"])" },
               { Buffer,
                 "Keeps feedback with this tag. Sent several times, it keeps what has all of these tags.",
                 R"(["export"])", triagerules::tags },
               { "triage.tags", FilterTest::HasAll, C::Records },
               [](const I &i, const std::vector<QString> &tags) {
                   return std::includes(i.triage.tags.begin(), i.triage.tags.end(), tags.begin(), tags.end());
               }),
        filter("duplicates", &F::duplicates,
               { "Leaves out feedback that is a duplicate of another item, or keeps only that.", word },
               { .scope = Buffer,
                 .description
                 = "`hide` leaves out feedback that is a duplicate of another item, `only` keeps just that. "
                   "With `hide` a search finds an item, too, if one of its duplicates matches.",
                 .fallback = "\"include\"" },
               { "triage.duplicate_of", FilterTest::IsSet, C::Records },
               [](const I &i, const DuplicatesFilter &kept) {
                   return kept == DuplicatesFilter::Include
                       || i.triage.duplicateOf.has_value() == (kept == DuplicatesFilter::Only);
               }),
        filter("needs_review", &F::needsReview, { "Feedback that needs review, or the other.", word },
               { All, "`true` keeps feedback that needs review, `false` feedback that does not." },
               { "feedback.needs_review", FilterTest::Equal, C::Review },
               [](const I &i, const bool &needs) { return i.feedback.needsReview == needs; }),
        filter("unassigned", &F::unassigned, { "Feedback that is in no buffer, or the other.", word },
               { All,
                 "`true` keeps feedback that landed in no buffer after routing finished, `false` feedback "
                 "that is in one." },
               { "feedback.unassigned", FilterTest::Special, C::Unassigned },
               [](const I &i, const bool &is) {
                   return i.buffers.empty() == is
                       && !(is && i.feedback.routingStatus == RoutingStatus::Pending);
               }),
        filter("buffer_id", &F::buffer,
               { "Feedback in this buffer. A request may name it by its slug.", text },
               { All, "Keeps feedback in this buffer, by id or slug.", "crashes" },
               { "feedback.buffers", FilterTest::Special, C::Records },
               [](const I &i, const BufferKey &buffer) {
                   return std::find(i.buffers.begin(), i.buffers.end(), buffer.id) != i.buffers.end();
               })
            .typed("buffer"),
        filter("search", &F::search, { "Feedback that has these words.", searchText },
               { All,
                 "Keeps feedback whose title or description has every one of these words: by stem, by "
                 "beginning or, from three characters on, inside a word; without regard to case and accents. "
                 "A `\"quoted phrase\"` matches literally. A blank value is ignored.",
                 "",
                 { .maxLength = maxSearch },
                 true },
               { "feedback.search", FilterTest::Special, C::Index },
               [](const I &i, const QString &) { return i.isFound; })
            .typed(""),
        filter("client_group", &F::clientGroup, { "Feedback from this tool.", text },
               { All,
                 "Keeps feedback from one tool: the part of its `client` before the first slash or space, "
                 "without regard to case.",
                 "inputbuffer-widget",
                 {},
                 true },
               { "feedback.client_group", FilterTest::Equal, C::Index },
               [](const I &i, const QString &group) { return isFromClient(i.feedback, group); })
            .typed("client"),
        filter("language", &F::language,
               { "Feedback in this language: a code of ISO 639-1, or `und` where it is not known.", text },
               { All,
                 "Keeps feedback that is written in this language: a code of ISO 639-1, or `und` where it "
                 "is not known, as it is for texts of fewer than twenty letters.",
                 "de" },
               { "feedback.language", FilterTest::Equal, C::Records },
               [](const I &i, const LanguageCode &language) { return i.language == language.code; }),
    };
}
/// Calls visit(row, value) for each filter that is set, in the order of the table.
template <typename Visit>
void forEachFilter(const ListFilter &filter, Visit &&visit)
{
    forEachField<ListFilter>([&](const auto &row) {
        const auto &member = filter.*row.member;
        if constexpr (requires { member.has_value(); }) {
            if (member)
                visit(row, *member);
        } else if (!member.empty()) {
            visit(row, member);
        }
    });
}
static_assert(detail::mappedSize<ListFilter>() + sizeof(ListFilter::unread) == sizeof(ListFilter));

/// Reads the filters of a view. Those of an answer may have names and words of a later version: then `unread`
/// has all of them as they were sent. Requests with such words are refused.
std::optional<Problem> readValue(JsonValue value, ListFilter &out, const Rules &rules, const QString &path);
/// Writes the filters of a view, or what was sent if not all of it could be read.
void writeJson(JsonWriter &out, const ListFilter &filter);

} // namespace triage
