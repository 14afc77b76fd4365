// SPDX-License-Identifier: GPL-3.0-or-later
// Searches that find an item through its duplicates.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/values/storerecords.h"

#include <vector>

namespace triage::app {

/// Adds to hits of a search, which are sorted by identifier, the items that stand for duplicates among them.
void addOriginals(LocalDatabase &database, std::vector<FeedbackId> &hits);
/// Sets ListRow::foundIn of the rows that do not have the words of the search themselves.
void addFoundIn(LocalDatabase &database, const QString &search, std::vector<ListRow> &rows);

} // namespace triage::app
