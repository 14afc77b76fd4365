// SPDX-License-Identifier: GPL-3.0-or-later
// The statements behind lists of feedback: one for each combination of filters, sort and order, composed from
// parts, so that PostgreSQL plans each with the index that fits it.
#pragma once

#include "contract/messages.h"
#include "domain/ids.h"

#include <QByteArray>

#include <utility>
#include <vector>

namespace triage::storage {

/// Which parts a list statement has.
struct ListShape
{
    bool search = false;
    bool buffer = false;
    bool client = false;
    std::optional<bool> needsReview;
    std::optional<bool> unassigned;
    bool status = false; ///< How far routing has come.
    bool period = false; ///< When the items came.
    SortBy sortBy = SortBy::CreatedAt;
    SortOrder order = SortOrder::Descending;

    static ListShape of(const api::FeedbackFilter &filter);

    /// For example "feedback.list.buffer.created_at.desc".
    QByteArray statementName() const;
    /// Placeholders: organization, limit, offset, with_buffers; with buffer: buffer_id, buffer_slug; with
    /// search: queries, patterns and, sorted by relevance, title_query; with client: client_group; with
    /// status: routing_status; with period: created_after (inclusive) and created_before (exclusive), each
    /// possibly infinite; where it looks at the newest items first: window and, by relevance, title_suffices;
    /// where it counts: known_change, known_total; where it adds newer ones: known_next_id; where it walks:
    /// known_position_id, known_position_rank, known_position_removed. Columns: total, the buffer's id (NULL
    /// where a buffer was asked for and there is none), the organization's change, next identifier, number of
    /// items (with period about those in it) and number of removed ones and of those that came late, then the
    /// fields of feedback and, where wanted, the live buffers that hold it; a page without items has one row
    /// whose feedback is NULL.
    QByteArray sql() const;

    /// The statement that finds which items these are, in the order of their creation, whatever the list is
    /// sorted by; for example "feedback.list.buffer.created_at.asc.ids".
    QByteArray idsStatementName() const;
    /// Placeholders: those of the filters as above, after (only items behind that identifier), limit.
    /// Columns: the item's id and the buffer's, as above; where no item is found there is one row whose first
    /// column is NULL.
    QByteArray idsSql() const;

    /// Whether the total is counted, and not kept by the database: then an earlier count may help.
    bool counts() const;
    /// Whether an earlier count, together with what came or was edited since, may be the total. Where it is
    /// not, only a count of the very same change helps.
    bool addsNewer() const;
    /// Whether the first items in the wanted order are looked through before the index is asked.
    bool looksAtWindow() const;
    /// Whether the page may be reached from a known place among all items.
    bool walks() const;

private:
    QByteArray total() const;
    QByteArray newerTotal() const;
    QByteArray editedTotal() const;
    QByteArray countedTotal() const;
    QByteArray keptTotal() const;
    QByteArray page() const;
    QByteArray walkedPage() const;
    QByteArray windowPage() const;
    QByteArray rankedPage() const;
    QByteArray selected(const QByteArray &columns, const QByteArray &where) const;
    QByteArray matching(const QByteArray &columns, const QByteArray &words, const QByteArray &more) const;
    QByteArray byWords(const QByteArray &words) const;
    QByteArray recent() const;
    QByteArray filters() const;
    QByteArray conditions() const;
    QByteArray source() const;
    QByteArray id() const;
    QByteArray statusOrder() const;
    QByteArray direction() const;
    bool needsFeedbackTable() const;
};

/// Every list statement, name and text.
std::vector<std::pair<QByteArray, QByteArray>> listStatements();

/// All that makes a list another one, but for the page. Not to be shown to anybody.
QByteArray listKeyOf(OrganizationId organization, const api::FeedbackFilter &filter);

} // namespace triage::storage
