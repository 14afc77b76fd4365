// SPDX-License-Identifier: GPL-3.0-or-later
// Stores a part of a file: its lines become feedback and buffers, in one transaction.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/transfer.h"
#include "result.h"
#include "services/feedback/batchwriter.h"
#include "transfer/transferreader.h"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace triage::services {

/// The records of a part, and the last line that they reach.
struct ParsedPart
{
    std::vector<transfer::TransferEntry> entries; ///< At most transferrules::mostRecords.
    qint64 lastLine = 0;
};

/// The owner and the options of an import.
struct PartOptions
{
    std::optional<ImportId> import; ///< Not set for a new import.
    QString source;
    MemberId importer; ///< Invalid for an operator.
    bool route = true; ///< Queues items that have neither buffers nor a status.
    bool dryRun = false;
    bool last = false;
};

/// Parses the records of a body. InvalidFieldValue if there are too many, or if its columns cannot be used.
Result<ParsedPart> parsePart(const ImportPart &body);

/// Words that are known to be in the vocabulary. Thread-safe.
class SharedKnownWords
{
public:
    std::vector<QString> unknown(OrganizationId organization, const QSet<QString> &words) const;
    void insert(OrganizationId organization, const std::vector<QString> &words);

private:
    mutable std::mutex m_mutex;
    KnownWords m_known;
};

/// Stores a part inside a transaction, and returns the import as it is then. Lines that are stored already
/// are skipped. The problem of a line is added to the import's problems, and nothing of that line is stored.
/// Conflict if the import takes no more parts, UsageLimitReached if there would be more items than the
/// organization may create. learnt receives the words that are known once the transaction is committed.
Result<Import> storePart(storage::Transaction &tx, const PartOptions &order, const ParsedPart &part,
                         const SharedKnownWords &words, std::vector<QString> &learnt);

/// Returns what storing the part would give; stores nothing.
Result<Import> tryPart(storage::Connection &connection, OrganizationId organization, const PartOptions &order,
                       const ParsedPart &part, const SharedKnownWords &words);
/// Stores a part in a transaction of its own.
Result<Import> storePart(storage::Connection &connection, OrganizationId organization,
                         const PartOptions &order, const ParsedPart &part, SharedKnownWords &words);

} // namespace triage::services
