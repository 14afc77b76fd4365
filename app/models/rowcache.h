// SPDX-License-Identifier: GPL-3.0-or-later
// The rows that were used last, read in pages from the local store.
#pragma once

#include "store/localstore.h"

#include <QCache>

namespace triage::app {

/// Caches rows by identifier, so that insertions and removals elsewhere in the list do not invalidate a page.
class RowCache
{
public:
    static constexpr int pageSize = 128;
    static constexpr int pages = 24;

    explicit RowCache(const LocalStore &store) : m_store(store), m_rows(pageSize * pages) { }

    /// Returns a row of the list and reads its page if necessary. Valid until the next call.
    const ListRow &at(const std::vector<FeedbackId> &ids, int row);
    /// Reads the missing rows of the page. Returns false if none was missing.
    bool load(const std::vector<FeedbackId> &ids, int page);
    /// Sets the search by which rows say in which duplicate they were found; empty: they say nothing.
    void setSearch(const QString &search) { m_search = search; }
    void forget(FeedbackId id) { m_rows.remove(id.value()); }
    void clear() { m_rows.clear(); }

private:
    const LocalStore &m_store;
    QString m_search;
    QCache<qint64, ListRow> m_rows;
    ListRow m_unknown;
};

} // namespace triage::app
