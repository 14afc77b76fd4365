// A Filter as a question to the cache.
#pragma once

#include "store/database.h"
#include "store/filter.h"
#include "store/localstore.h"

#include <QByteArray>
#include <QVariantList>

#include <vector>

namespace triage::app {

/// A statement with its values.
struct ListQuery
{
    QByteArray sql; ///< One of few for all filters, so that it can stay prepared.
    QVariantList values;
    bool findsNothing = false; ///< A search without a word.
};

/// Identifiers in order.
ListQuery listQuery(const Filter &filter);
/// Identifiers of the best hits, the best first.
ListQuery findQuery(const QString &search, int limit);

/// Runs the query.
std::vector<FeedbackId> readIds(Database &database, const ListQuery &query);
/// Where items stand in the filter's list; see LocalStore::placesOf().
std::vector<Standing> standings(Database &database, const Filter &filter, std::span<const FeedbackId> ids);

} // namespace triage::app
