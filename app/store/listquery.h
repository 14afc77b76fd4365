// SPDX-License-Identifier: GPL-3.0-or-later
// A Filter as a question to the cache.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/localstore.h"
#include "store/values/filter.h"

#include <QByteArray>
#include <QVariantList>

#include <vector>

namespace triage::app {

/// A statement with its values.
struct ListQuery
{
    QByteArray sql; ///< One of few for all filters, so that it can stay prepared.
    QVariantList values;
};

/// Identifiers in order.
ListQuery listQuery(const Filter &filter);

/// The filter's list. Above `rankable` hits no search is put in the order of relevance, but the newest first:
/// words that are everywhere tell nothing of what is meant, and to weigh 80,000 hits takes a third of a
/// second.
std::vector<FeedbackId> readList(LocalDatabase &database, const Filter &filter,
                                 std::size_t rankable = 20'000);
/// The best hits of a search, the best first; the newest where there are very many.
std::vector<FeedbackId> readBest(LocalDatabase &database, const QString &search, int limit);
/// Where items stand in the filter's list; see LocalStore::positionsOf().
std::vector<ListPosition> readPositions(LocalDatabase &database, const Filter &filter,
                                        std::span<const FeedbackId> ids);

} // namespace triage::app
