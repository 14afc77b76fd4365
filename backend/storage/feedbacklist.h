// The statements behind lists of feedback: one for each combination of filters, sort and order, composed from parts,
// so that PostgreSQL plans each with the index that fits it.
#pragma once

#include "api/messages.h"

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
    SortBy sortBy = SortBy::CreatedAt;
    SortOrder order = SortOrder::Descending;

    static ListShape of(const api::FeedbackFilter &filter);

    /// For example "feedback.list.buffer.created_at.desc".
    QByteArray statementName() const;
    /// Placeholders: organization, limit, offset; with buffer: buffer_id, buffer_slug; with search: queries, patterns
    /// and, sorted by relevance, title_query; with client: client_group. Columns: total, the buffer's id (NULL where a
    /// buffer was asked for and there is none), then the fields of feedback; a page without items has one row whose
    /// feedback is NULL.
    QByteArray sql() const;

private:
    QByteArray total() const;
    QByteArray conditions() const;
    QByteArray source() const;
    bool needsFeedbackTable() const;
};

/// Every list statement, name and text.
std::vector<std::pair<QByteArray, QByteArray>> listStatements();

} // namespace triage::storage
