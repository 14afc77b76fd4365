// SPDX-License-Identifier: GPL-3.0-or-later
// Finding feedback that is like an item.
#pragma once

#include "domain/caller.h"
#include "domain/similarfeedback.h"
#include "services/servicetask.h"

#include <QHash>

#include <chrono>
#include <memory>
#include <mutex>

namespace triage::services {

/// Needs no index of its own: the search finds items that share the item's rarest words, and the router's
/// vectors tell how alike they are. How rare a word is PostgreSQL's statistics know, so that it costs the
/// same however much feedback there is.
class SimilarItems
{
public:
    explicit SimilarItems(storage::Database &database) : m_database(database) { }

    /// Most alike first, as many as are alike at all, at most limit. FeedbackNotFound where there is no such
    /// item.
    DatabaseTask<std::vector<SimilarFeedback>> find(const Caller &caller, FeedbackId id, int limit);

    /// In which part of all feedback each frequent word is.
    using Shares = QHash<QString, double>;

private:
    std::shared_ptr<const Shares> shares(storage::Connection &connection);

    storage::Database &m_database;
    std::mutex m_mutex;
    std::shared_ptr<const Shares> m_shares;
    std::chrono::steady_clock::time_point m_sharesUntil;
};

} // namespace triage::services
