// SPDX-License-Identifier: GPL-3.0-or-later
// The rows that were looked at last; pages of them come from the local store when a view asks.
#pragma once

#include "store/localstore.h"

#include <QCache>

namespace triage::app {

/// Keeps rows by identifier, so that rows that come and go elsewhere in the list do not make a page
/// worthless.
class RowCache
{
public:
    static constexpr int pageSize = 128;
    static constexpr int pages = 24;

    explicit RowCache(const LocalStore &store) : m_store(store), m_rows(pageSize * pages) { }

    /// The row at that place of the list, read with its page where it is not here. Valid until the next call.
    const ListRow &at(const std::vector<FeedbackId> &ids, int row);
    /// Reads the page where some of it is missing; false: there was nothing to do.
    bool load(const std::vector<FeedbackId> &ids, int page);
    void forget(FeedbackId id) { m_rows.remove(id.value()); }
    void clear() { m_rows.clear(); }

private:
    const LocalStore &m_store;
    QCache<qint64, ListRow> m_rows;
    ListRow m_unknown;
};

} // namespace triage::app
