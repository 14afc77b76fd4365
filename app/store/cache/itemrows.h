// SPDX-License-Identifier: GPL-3.0-or-later
// Reads items from rows of the cache, and writes server values as JSON.
#pragma once

#include "store/cache/localdatabase.h"
#include "store/values/cacheditem.h"

namespace triage::app {

/// The columns that itemFromRow() reads, and the columns by which lists also compare and sort.
inline constexpr char itemStatement[]
    = "select id, title, description, needs_review, submitted_by, client, "
      "status, created, updated, buffers, is_new, "
      "fetched, triage, back_since, language, title_key from feedback where id = ?";
inline constexpr int languageColumn = 14;
inline constexpr int titleKeyColumn = 15;

/// Converts a triage record to its column and back. The default record is an empty column.
std::optional<QString> triageColumn(const Triage &triage);
Triage triageFromColumn(const QString &json);
CachedItem itemFromRow(const LocalRows &row);
QByteArray itemToJson(const CachedItem &item);
std::optional<CachedItem> itemFromJson(const QByteArray &json);
/// Reads both states of the item.
ItemState readState(LocalDatabase &database, FeedbackId id);

} // namespace triage::app
