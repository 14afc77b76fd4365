// SPDX-License-Identifier: GPL-3.0-or-later
// Finds feedback that is similar to an item.
#pragma once

#include "domain/caller.h"
#include "domain/similarfeedback.h"
#include "services/feedback/wordsearch.h"
#include "services/servicetask.h"

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

private:
    storage::Database &m_database;
    WordShares m_shares;
};

} // namespace triage::services
