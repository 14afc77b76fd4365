// SPDX-License-Identifier: GPL-3.0-or-later
// The feedback that a list shows, and its order; and the lists that have names.
#pragma once

#include "domain/ids.h"
#include "domain/listfilter.h"
#include "domain/listorder.h"

#include <QList>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace triage::app {

/// The lists that the sidebar names.
enum class Place {
    All, ///< Open work.
    NeedsReview,
    Unassigned,
    RoutingFailed,
    Pending,
    Buffer,
    Mine,
    Back, ///< Items that are back from their snoozes, by name.
    Done,
    Snoozed,
    Everything ///< In whatever state.
};

/// How far the work is on the items of a list: the filters that people know by one name.
struct Work
{
    TriageStates states;
    std::optional<bool> snoozed{};
    bool isDuplicate = false; ///< Only duplicates of other items.

    friend constexpr bool operator==(const Work &, const Work &) = default;
};

namespace work {

inline constexpr Work open{ { TriageState::Open }, false };
inline constexpr Work closed{ { TriageState::Done, TriageState::Declined } };
inline constexpr Work snoozed{ { TriageState::Open }, true };
inline constexpr Work unfinished{ { TriageState::Open } };
inline constexpr Work done{ { TriageState::Done } };
inline constexpr Work declined{ { TriageState::Declined } };
inline constexpr Work duplicates{ {}, {}, true };
inline constexpr Work any{};

} // namespace work

/// The content of a list. Equal filters show the same. By default it is what is to be worked on, newest
/// first: open items that do not sleep. Lists of open work leave duplicates out where `duplicates` is unset,
/// but their searches find them. Relative days begin in the person's zone.
struct Filter : ListFilter
{
    SortBy sortBy = SortBy::CreatedAt; ///< Relevance needs a search.
    SortOrder order = SortOrder::Descending;
    /// Keeps only these items, sorted, which were back from their snoozes; empty: all.
    std::vector<FeedbackId> woken{};

    Filter() { show(work::open); }
    /// Returns the filter that shows that list of the server.
    static Filter of(ListFilter list);

    /// Returns the list of the server that is shown.
    ListFilter list() const;
    /// Returns the same with times in place of relative days.
    ListFilter listNow() const;
    // Those of the list are meant.
    GivenParameters toQuery() const = delete;
    QByteArray key() const = delete;
    bool matches(const ListedItem &item) const = delete;

    /// Returns whether parameters express the list, so that links, views and exports can have it.
    bool isQuery() const { return woken.empty(); }
    bool isSearch() const { return search && !search->trimmed().isEmpty(); }
    /// Returns whether an item keeps its row while it is in the list, because its time of creation does not
    /// change.
    bool isByCreation() const
    {
        return sortBy == SortBy::CreatedAt || (sortBy == SortBy::Relevance && !isSearch());
    }
    Work work() const;
    void show(const Work &work);
    /// Returns whether the person wants each group of duplicates once: as the item that stands for it, also
    /// where a search finds only one of the others.
    bool isGrouped() const { return duplicates == DuplicatesFilter::Hide; }
    /// Returns whether duplicates of other items are left out.
    bool hidesDuplicates() const { return list().duplicates == DuplicatesFilter::Hide; }
    /// Returns whether a search finds items through their duplicates, too.
    bool findsGroups() const { return isSearch() && isGrouped(); }
    /// Returns whether the list has a section for each state: a search of all states begins with what is
    /// open.
    bool hasSections() const { return isSearch() && woken.empty() && work() == work::any; }

    /// Returns the named list that this one narrows.
    Place place() const;
    /// Returns the buffer; an invalid one if the list is of no buffer.
    BufferId bufferId() const;
    /// Returns the place without search and filters, newest first.
    Filter wholePlace() const;
    /// Returns the list without search and filters. Unlike the whole place, a list of items that are back
    /// keeps to these items.
    Filter cleared() const;
    /// Returns whether the whole place is shown, in any order.
    bool isWholePlace() const;
    /// Returns the filter for items that have this tag, too.
    Filter withTag(const QString &tag) const;

    friend bool operator==(const Filter &, const Filter &) = default;
};

/// Returns the filter at another place. What needs review may be in a buffer: there it stays in it.
Filter inPlace(Filter filter, Place place);
Filter inBuffer(Filter filter, BufferId buffer);

/// Returns the time that a bound means here and now.
Timestamp timeOf(const FilterTime &bound);

/// Returns a list and its order as the parameters that the server knows.
GivenParameters parametersOf(const ListFilter &list, SortBy sortBy, SortOrder order);
/// Reads such parameters. Returns std::nullopt if a name is unknown or a value invalid.
std::optional<Filter> filterFrom(const QList<std::pair<QString, QString>> &parameters);
/// Converts a filter to the query string of such parameters and back.
QString toQueryText(const Filter &filter);
std::optional<Filter> filterFromQueryText(const QString &text);

} // namespace triage::app
