// SPDX-License-Identifier: GPL-3.0-or-later
// The tables and conditions of a list statement.
#pragma once

#include "stores/lists/listshape.h"

namespace triage::storage {

/// The items among which a list is found.
enum class ListStart {
    Filter, ///< Those to which filters by records, or others, limit the list.
    Holder, ///< Those of its language, of its buffer, or of both.
    Order, ///< The first of all in the order of the list.
    All, ///< All of them, or those that came in its period. From here on: of a counted list.
    Review, ///< Those that need review.
    Unassigned, ///< Those without a buffer.
    Status, ///< Those of a routing status.
    Language, ///< Those of a language.
    Client, ///< Those of a client.
    Submitter, ///< Those of a submitter.
};

/// Composes the FROM and WHERE parts of a list statement. The tables have the aliases f (feedback), m
/// (feedback_buffer), s (feedback_search) and d (feedback_triage or feedback_tag).
class ListSource
{
public:
    explicit ListSource(const ListShape &shape, ListStart start = ListStart::Filter)
        : m_shape(shape), m_start(start)
    {
    }

    /// Returns true if the list is read from the open items in the order of their creation.
    bool startsAtOpenItems() const;
    /// Returns the column that holds the item's identifier.
    QByteArray id() const;
    /// Returns " asc" or " desc".
    QByteArray direction() const;
    /// Returns the sort key before the identifier where only a status, a state, an owner or a language limits
    /// the list.
    QByteArray statusOrder() const;
    QByteArray tables() const;
    /// Returns the table of the records, or of the tags, of a list that starts at them.
    QByteArray recordTable() const;
    /// Returns every condition except for the search.
    QByteArray filters() const;
    /// Returns every condition.
    QByteArray conditions() const;
    /// Returns every condition except for the language, for a list that starts at the holder.
    QByteArray holderFilters() const;
    /// Holds for the items of the language behind an identifier, in their order.
    QByteArray ofLanguageAfter(const QByteArray &identifier) const;
    /// Holds for those before it.
    QByteArray ofLanguageBefore(const QByteArray &identifier) const;
    QByteArray selected(const QByteArray &columns, const QByteArray &where) const;
    /// Holds for an item that has the words of the search, or of which a duplicate has them if the search
    /// wants that: its texts are looked up.
    QByteArray hasWords(const QByteArray &identifier) const;
    /// Looks up the source for one item with that identifier, whatever the planner expects.
    QByteArray lookedUp(const QByteArray &identifier) const;

    /// Compares a column with the period's bounds.
    static QByteArray inPeriod(const QByteArray &createdAt);

    /// Returns the expression by which a list is sorted before the identifier; nullptr: none.
    static const char *sortColumn(SortBy sortBy);
    /// The tag with the fewest items among those of the filter, in a statement that has the starts' part.
    static constexpr char rarestTag[] = "(select tag from rarest)";
    /// Holds for the items of which a duplicate has the words, in a statement that has their part.
    static constexpr char isThrough[] = " in (select unnest(ids) from through)";
    /// The words of the search, in a statement that has the search's part.
    static constexpr char allWords[] = "(select words from query)";
    /// The pending items, by the index of statuses.
    static constexpr char pendingItems[]
        = " and (f.routing_status, f.id) >= ('pending', 0)"
          " and (f.routing_status, f.id) <= ('pending', 9223372036854775807)";
    /// The range of identifiers of the period's items, in a statement that has the period's part.
    static constexpr char periodIds[]
        = " between (select first_id from period) and (select last_id from period)";
    /// Holds if a counted list is limited to a period.
    static constexpr char hasPeriod[]
        = "(:created_after::timestamptz > '-infinity' or :created_before::timestamptz < 'infinity')";

private:
    QByteArray languageColumn() const;
    /// Limits a list of a language to its organization, or to its buffer.
    QByteArray holderItems() const;
    QByteArray submitterFilters() const;
    QByteArray refinedFilters() const;
    QByteArray openItems() const;
    QByteArray openCodes() const;
    QByteArray recordFilters() const;
    QByteArray triageFilters() const;
    QByteArray heldByBuffer(const QByteArray &feedback) const;
    bool needsFeedbackTable() const;
    bool hasFeedbackTable() const;
    bool startsAtHolder() const { return m_start == ListStart::Holder; }
    bool startsAtValue() const { return m_start != ListStart::Filter && !startsAtHolder(); }
    QByteArray valueFilters() const;
    QByteArray wholeFilters() const;
    QByteArray ofLanguage() const;
    static QByteArray oneOf(const QByteArray &feedback);
    static QByteArray idsOfPeriod();

    ListShape m_shape;
    ListStart m_start;
};

} // namespace triage::storage
