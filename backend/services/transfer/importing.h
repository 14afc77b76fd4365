// SPDX-License-Identifier: GPL-3.0-or-later
// Storing a part of a file: what its lines say becomes feedback and buffers, all in one transaction.
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

/// Records of a file that were read, and how far they reach.
struct ParsedPart
{
    std::vector<transfer::TransferEntry> entries; ///< At most transferrules::maxRecords.
    qint64 lastLine = 0;
};

/// Whose import it is, and how.
struct PartOptions
{
    std::optional<ImportId> import; ///< Nothing: a new one.
    QString source;
    MemberId importer; ///< Not valid: an operator.
    bool route = true; ///< What comes without buffers and without a status.
    bool dryRun = false;
    bool last = false;
};

/// The records of a body. InvalidFieldValue where there are too many of them, or its columns are of no use.
Result<ParsedPart> parsePart(const ImportPart &body);

/// What is known to be in the vocabulary; several threads may share it.
class SharedKnownWords
{
public:
    std::vector<QString> unknown(OrganizationId organization, const QSet<QString> &words) const;
    void insert(OrganizationId organization, const std::vector<QString> &words);

private:
    mutable std::mutex m_mutex;
    KnownWords m_known;
};

/// Stores a part inside a transaction: the import as it is then. Lines that it has stored already are passed
/// over. What is wrong with a line is in the import's problems, and nothing of the line is stored. Conflict
/// where the import takes no more parts, UsageLimitReached where there would be more items than the
/// organization may create. learnt: words that are known once it is committed.
Result<Import> storePart(storage::Transaction &tx, const PartOptions &order, const ParsedPart &part,
                         const SharedKnownWords &words, std::vector<QString> &learnt);

/// What storing it would give; nothing stays.
Result<Import> tryPart(storage::Connection &connection, OrganizationId organization, const PartOptions &order,
                       const ParsedPart &part, const SharedKnownWords &words);
/// Stores a part in a transaction of its own.
Result<Import> storePart(storage::Connection &connection, OrganizationId organization,
                         const PartOptions &order, const ParsedPart &part, SharedKnownWords &words);

} // namespace triage::services
