// SPDX-License-Identifier: GPL-3.0-or-later
// Finds feedback that is similar to an item.
#pragma once

#include "domain/caller.h"
#include "domain/similarfeedback.h"
#include "services/feedback/wordsearch.h"
#include "services/servicetask.h"

namespace triage::services {

class ItemIndexes;
class RoutingModels;

/// The index in memory finds the items whose words are most like the item's. While it is not there, the
/// search finds items that share the item's rarest words; PostgreSQL's statistics tell how rare a word is. Of
/// these, those come first that are alike in words and in the meaning that the router's spaces give them. The
/// cost does not grow with the amount of feedback.
class SimilarItems
{
public:
    SimilarItems(storage::Database &database, ItemIndexes &indexes, const RoutingModels &models)
        : m_database(database), m_indexes(indexes), m_models(models)
    {
    }

    /// Returns similar items, most similar first, at most limit. FeedbackNotFound if the item does not exist.
    DatabaseTask<std::vector<SimilarFeedback>> find(const Caller &caller, FeedbackId id, int limit);

private:
    storage::Database &m_database;
    ItemIndexes &m_indexes;
    const RoutingModels &m_models;
    WordShares m_shares;
};

} // namespace triage::services
