// SPDX-License-Identifier: GPL-3.0-or-later
// The combination of filters, sort and order of a list: it decides which parts the list's statement has.
#pragma once

#include "contract/messages.h"

#include <QByteArray>

#include <optional>

namespace triage::storage {

/// The source of a list that is filtered by triage records.
enum class TriagePath {
    None, ///< It has no such filter.
    Free, ///< Open items that are awake and nobody's.
    Open, ///< Open items.
    State, ///< The records in a state.
    Closed, ///< The records that are done or declined.
    Owner, ///< The records of an owner.
    Snoozed, ///< The records that sleep.
    Tag, ///< The items of a tag.
    Duplicates, ///< The records of items that are duplicates of another.
    Any, ///< All items: what is filtered holds for nearly all of them.
};

/// The parts of a list statement.
struct ListShape
{
    bool search = false; ///< With words, or with a language where that is a term of the search.
    /// Limited to one language, and otherwise at most to a buffer and by triage records: an index has such
    /// lists in their order, and the database maintains their totals.
    bool language = false;
    bool buffer = false;
    bool client = false;
    std::optional<bool> needsReview;
    std::optional<bool> unassigned;
    bool status = false; ///< Limited to one routing status.
    bool period = false; ///< Limited to items created in a period.
    /// Limited to one submitter. Such items are few, so client, status, period, needsReview and unassigned
    /// form one part then: refined.
    bool submitter = false;
    /// Each filter by a column of feedback is compared if it has a value.
    bool refined = false;
    /// Limited to one submitter, who may be one of the refined filters.
    bool ofSubmitter = false;
    /// Filtered by triage records: client, submitter, status, period, needsReview and unassigned form one
    /// part then, too.
    TriagePath triage = TriagePath::None;
    /// With triage: an owner or tags are compared, which feedback.record_code does not tell.
    bool comparesRecords = false;
    bool hasKeptTotal = true; ///< Its total follows from counts that the database maintains.
    /// A refined list without a search whose total nothing keeps: its items are counted, and its page is
    /// found among them.
    bool counted = false;
    /// A search that leaves duplicates out: an item is found, too, if one of its duplicates is.
    bool through = false;
    bool hasRecords = false; ///< Each item comes with its triage record.
    SortBy sortBy = SortBy::CreatedAt;
    SortOrder order = SortOrder::Descending;

    /// Returns the shape in which the identifiers of a list are read in the order of creation, without a
    /// total.
    static ListShape of(const ListFilter &filter);
    static ListShape of(const api::FeedbackListRequest &list);
    /// Returns the shape of a page of a list whose filters have this one.
    ListShape ofPage(const api::FeedbackListRequest &list) const;
    /// Returns the shape that compares each filter by its row of the table alone: that of a list with a
    /// filter without a count or an index, or with several values where its part takes one.
    static ListShape byRows(const ListFilter &filter);

    /// Returns the shape of a counted list with the same filters but the words of the search.
    ListShape withoutWords() const;

    /// Returns the name of the list statement, for example "feedback.list.buffer.created_at.desc".
    QByteArray statementName() const;
    /// Returns the name of the statement that finds the items' identifiers in the order of their creation, in
    /// the list's direction, for example "feedback.list.buffer.created_at.asc.ids".
    QByteArray idsStatementName() const;

    /// Returns true if the statement counts the total, rather than read it from counters that the database
    /// maintains. The counted items are remembered, so that only those that changed since are compared.
    bool counts() const { return !hasKeptTotal; }
    /// Returns true if the statement looks through the first items in the wanted order before it uses the
    /// search index.
    bool looksAtWindow() const;
    /// Returns true if the items are found by their triage records.
    bool startsAtRecords() const;
    /// Returns true if a search has other filters than its words.
    bool combinesWords() const;
    /// Returns true if the items may be found in one of several sets, whichever is the smallest.
    bool hasStarts() const;
    /// Returns true if the list has all items in the order of creation.
    bool walks() const;
    /// Returns true if the page may be found among the first of all items in the wanted order, which is not
    /// that of the list's own index.
    bool picks() const;
};

} // namespace triage::storage
