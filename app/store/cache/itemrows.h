// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the cache as items, and items as the JSON that server's values are kept in.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/values/cacheditem.h"

namespace triage::app {

/// Columns as itemFromRow() reads them.
inline constexpr char itemStatement[] = "select id, title, description, needs_review, submitted_by, client, "
                                        "status, created, updated, buffers, is_new, "
                                        "fetched from feedback where id = ?";

CachedItem itemFromRow(const LocalRows &row);
QByteArray itemToJson(const CachedItem &item);
std::optional<CachedItem> itemFromJson(const QByteArray &json);
/// The item on both sides.
ItemState readState(LocalDatabase &database, FeedbackId id);

} // namespace triage::app
