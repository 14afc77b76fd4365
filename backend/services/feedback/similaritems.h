// SPDX-License-Identifier: GPL-3.0-or-later
// Finds feedback that is similar to an item.
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
/// vectors give their similarity. PostgreSQL's statistics tell how rare a word is, so that the cost does not
/// grow with the amount of feedback.
class SimilarItems
{
public:
    explicit SimilarItems(storage::Database &database) : m_database(database) { }

    /// Returns similar items, most similar first, at most limit. FeedbackNotFound if the item does not exist.
    DatabaseTask<std::vector<SimilarFeedback>> find(const Caller &caller, FeedbackId id, int limit);

    /// The fraction of all feedback that contains each frequent word.
    using Shares = QHash<QString, double>;

private:
    std::shared_ptr<const Shares> shares(storage::Connection &connection);

    storage::Database &m_database;
    std::mutex m_mutex;
    std::shared_ptr<const Shares> m_shares;
    std::chrono::steady_clock::time_point m_sharesUntil;
};

} // namespace triage::services
