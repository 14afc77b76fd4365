// SPDX-License-Identifier: GPL-3.0-or-later
// Stores a part of a file: its lines become feedback and buffers, in one transaction.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/transfer.h"
#include "result.h"
#include "services/idempotencyguard.h"
#include "stores/feedbackwriter.h"
#include "transfer/transferreader.h"

#include <functional>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace triage::services {

/// The records of a part, and the lines of the file that it covers.
struct ParsedPart
{
    std::vector<transfer::TransferEntry> entries; ///< At most transferrules::maxRecords.
    qint64 firstLine = 1;
    qint64 lastLine = 0;
    std::vector<ImportProblem> ignored = {}; ///< The columns and members that are passed over.
    FileEncoding encoding = FileEncoding::Utf8;
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
    std::optional<FileEncoding> encoding = {}; ///< Set if a client has decoded the text of the file.
    DateOrder dates = DateOrder::Unknown;
};

/// Stores a part of a file. The options, the part and the words must outlive the importer. A line that the
/// database refuses with an error that should not happen is found by trial and reported as a problem of that
/// line, so that it cannot stop an import.
class PartImporter
{
public:
    PartImporter(const PartOptions &options, const ParsedPart &part, storage::KnownWords &words)
        : m_options(options), m_part(part), m_words(words)
    {
    }

    /// Stores the part in a transaction, and returns the import as it is then. Lines that are stored already
    /// are skipped. The problem of a line is added to the import's problems, and nothing of that line is
    /// stored. Conflict if the import takes no more parts or if lines between it and the part are missing,
    /// UsageLimitReached if there would be more items than the organization may create.
    Result<Import> store(storage::Connection &connection, OrganizationId organization,
                         const IdempotencyGuard<Import> &idempotency = {});
    /// Returns what storing the part would give; stores nothing.
    Result<Import> tryOut(storage::Connection &connection, OrganizationId organization);

private:
    /// Stores the part inside a transaction. `learnt` receives the words that are known once it is committed.
    Result<Import> store(storage::Transaction &tx, storage::NewWords &learnt) const;
    /// Runs an attempt to store the part. If the attempt ends with an InternalError, finds the lines that
    /// cause it and runs it again without them.
    Result<Import> storeWithoutUnstorable(storage::Connection &connection, OrganizationId organization,
                                          const std::function<Result<Import>()> &attempt);
    Result<Import> tryOnce(storage::Connection &connection, OrganizationId organization) const;
    Result<void> findUnstorable(storage::Connection &connection, OrganizationId organization,
                                std::span<const transfer::TransferEntry> entries, int &trials);

    const PartOptions &m_options;
    const ParsedPart &m_part;
    storage::KnownWords &m_words;
    std::set<qint64> m_unstorable; ///< The lines of entries that must be left out.
};

} // namespace triage::services
