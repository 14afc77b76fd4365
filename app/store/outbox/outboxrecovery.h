// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what is left in a damaged outbox file.
#pragma once

#include "store/values/operation.h"

#include <map>
#include <utility>
#include <vector>

namespace triage::app {

/// The rows of a damaged outbox file that could be read.
struct RecoveredOutbox
{
    /// Oldest first. Operations of an act that lost a part are Failed, so that a person decides: half of a
    /// move would take an item out of every buffer.
    std::vector<OutboxEntry> entries;
    std::map<OutboxEntryId, QString> about; ///< The words about the items of entries.
    std::map<ActId, int> actSizes; ///< The number of operations of each act when it was added, if known.
    std::vector<std::pair<FeedbackId, QString>> drafts;
    std::vector<std::pair<QString, QByteArray>> memos;
};

/// Reads a damaged file row by row, from both ends and around the pages that cannot be read. Returns nothing
/// of a file that is not a database any more.
RecoveredOutbox recoverOutbox(const QString &path);

} // namespace triage::app
