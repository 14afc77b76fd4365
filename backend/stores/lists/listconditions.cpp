// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listconditions.h"

#include "database/record.h"

#include <string_view>
#include <type_traits>

namespace triage::storage {

namespace {

// The PostgreSQL type of a filter's value, by its C++ type.
template <typename Value>
constexpr const char *sqlType = "text";
template <>
constexpr const char *sqlType<bool> = "boolean";
template <>
constexpr const char *sqlType<DuplicatesFilter> = "boolean";
template <>
constexpr const char *sqlType<FilterTime> = "timestamptz";
template <>
constexpr const char *sqlType<OwnerRef> = "bigint";
template <typename E>
constexpr const char *sqlType<WordSet<E>> = "text[]";
template <>
constexpr const char *sqlType<std::vector<QString>> = "text[]";

QByteArray compared(const FilterColumn &compare, bool isOwner, const QByteArray &column,
                    const QByteArray &value)
{
    switch (compare.test) {
    case FilterTest::Equal:
        return (isOwner ? "coalesce(" + column + ", 0)" : column) + " = " + value;
    case FilterTest::AtOrAfter:
        return column + " >= " + value;
    case FilterTest::Before:
        return column + " < " + value;
    case FilterTest::AnyOf:
        return column + " = any (" + value + ')';
    case FilterTest::IsSet:
        return '(' + column + " is not null) = " + value;
    case FilterTest::HasAll:
        return column + " @> " + value;
    case FilterTest::Special:
        break;
    }
    return {};
}

/// Returns the condition of a filter that has no column of its own; empty: other parts of the statement
/// compare it.
QByteArray specialCondition(std::string_view name, const QByteArray &alias, const QByteArray &value)
{
    if (name != "feedback.unassigned")
        return {};
    return "case when " + value + " then " + alias + ".live_buffers = 0 and " + alias
        + ".routing_status <> 'pending' else " + alias + ".live_buffers > 0 end";
}

Bind bound(const char *name, const std::optional<bool> &value)
{
    return { name, value };
}

Bind bound(const char *name, const std::optional<QString> &value)
{
    return { name, value };
}

Bind bound(const char *name, const std::optional<FilterTime> &bound)
{
    const bool isEnd = std::string_view(name) == "created_before";
    return { name, bound ? toIso(bound->time) : QByteArray(isEnd ? "infinity" : "-infinity") };
}

Bind bound(const char *name, const std::optional<OwnerRef> &owner)
{
    return { name, owner ? std::optional<qint64>(owner->member.value()) : std::nullopt };
}

template <typename E>
Bind bound(const char *name, const std::optional<WordSet<E>> &values)
{
    const QStringList words = values.value_or(WordSet<E>()).words();
    return { name, std::vector<QString>(words.begin(), words.end()) };
}

Bind bound(const char *name, const std::vector<QString> &values)
{
    return { name, values };
}

Bind bound(const char *name, const std::optional<DuplicatesFilter> &kept)
{
    const bool isAny = !kept || kept == DuplicatesFilter::Include;
    return { name, isAny ? std::nullopt : std::optional(kept == DuplicatesFilter::Only) };
}

Bind bound(const char *name, const std::optional<LanguageCode> &language)
{
    return { name, language ? std::optional(language->code) : std::nullopt };
}

Bind bound(const char *name, const std::optional<BufferKey> &buffer)
{
    return { name, buffer ? buffer->id : std::nullopt };
}

/// Returns true if the filters by triage records keep an item without a record, which has the default one.
bool keepsDefault(const ListFilter &filter)
{
    const Feedback feedback{};
    const Triage record{};
    const std::vector<BufferId> buffers;
    const ListedItem item{ feedback, record, buffers, {}, false };
    bool isKept = true;
    forEachFilter(filter, [&](const auto &row, const auto &value) {
        isKept = isKept && (!row.isOfTriage() || row.matches(item, value));
    });
    return isKept;
}

/// Returns the codes of the records in the list, as the SQL function record_code_of() has them: bit n is set
/// if those with code n are. Of an owner the code tells whether there is one; of tags, nothing.
int recordCodes(const ListFilter &filter)
{
    const TriageStates states = filter.states.value_or(TriageStates());
    const DuplicatesFilter duplicates = filter.duplicates.value_or(DuplicatesFilter::Include);
    const auto keeps = [&](bool isSnoozed, bool isOwned, bool isDuplicate) {
        return filter.snoozed.value_or(isSnoozed) == isSnoozed
            && (!filter.owner || filter.owner->member.isValid() == isOwned)
            && (duplicates == DuplicatesFilter::Include
                || (duplicates == DuplicatesFilter::Only) == isDuplicate);
    };
    int codes = 0;
    int first = 0;
    for (const TriageState state : { TriageState::Open, TriageState::Done, TriageState::Declined }) {
        for (int flags = 0; flags < 8; ++flags) {
            if (states.has(state) && keeps(flags & 4, flags & 2, flags & 1))
                codes |= 1 << (first + flags);
        }
        first += 8;
    }
    return codes;
}

} // namespace

QByteArray filterConditions(const char *table, const QByteArray &alias)
{
    QByteArray where;
    forEachField<ListFilter>([&](const auto &row) {
        const std::string_view name = row.column.name;
        const std::size_t dot = name.find('.');
        // These are compared only where the index that finds the items does not.
        if (name.substr(0, dot) != table || name == "feedback.language" || name == "feedback.submitted_by")
            return;
        using Value = typename std::remove_cvref_t<decltype(row)>::Value;
        const QByteArray value = ':' + QByteArray(row.name) + "::" + sqlType<Value>;
        const QByteArray column = alias + '.' + QByteArray(name.data() + dot + 1);
        const QByteArray condition = row.column.test == FilterTest::Special
            ? specialCondition(name, alias, value)
            : compared(row.column, std::is_same_v<Value, OwnerRef>, column, value);
        if (!condition.isEmpty())
            where += " and (" + value + " is null or " + condition + ')';
    });
    return where;
}

Binds filterValues(const Statement &statement, const ListFilter &filter, const SearchTerms &search)
{
    const auto has = [&statement](const char *placeholder) {
        return statement.text.placeholders.contains(placeholder);
    };
    Binds binds;
    forEachField<ListFilter>([&](const auto &row) {
        if (has(row.name))
            binds.push_back(bound(row.name, filter.*row.member));
    });
    if (has("one_status")) {
        const QStringList words = filter.routingStatus.value_or(RoutingStatuses()).words();
        binds.push_back({ "one_status", words.size() == 1 ? std::optional(words.front()) : std::nullopt });
    }
    if (has("buffer_slug"))
        binds.push_back({ "buffer_slug",
                          filter.buffer->id ? std::nullopt : std::optional<QString>(filter.buffer->slug) });
    if (has("queries")) {
        binds.push_back({ "queries", search.queries });
        binds.push_back({ "patterns", search.patterns });
    }
    if (has("triage_default"))
        binds.push_back({ "triage_default", keepsDefault(filter) });
    if (has("record_codes"))
        binds.push_back({ "record_codes", recordCodes(filter) });
    if (has("triage_tag"))
        binds.push_back({ "triage_tag", filter.tags.front() });
    return binds;
}

} // namespace triage::storage
