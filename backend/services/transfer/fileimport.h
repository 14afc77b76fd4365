// SPDX-License-Identifier: GPL-3.0-or-later
// The one way to import: stores a file that arrives in pieces. Cuts it into parts, of which each is one
// transaction; a part that a client cut itself is a short file.
#pragma once

#include "domain/transfer.h"
#include "services/transfer/partimporter.h"

#include <memory>
#include <optional>

namespace triage::services {

/// The outcome of a step of a file.
enum class FileStep {
    Stored, ///< A part is stored, and another one may be there already.
    NeedsMore, ///< More of the file is needed for a part.
    Done, ///< The file is stored completely.
};

/// Returns how the file of a body is laid out. InvalidFieldValue if its columns cannot be used.
Result<transfer::TransferLayout> layoutOf(const ImportPart &body);

/// A file on its way into the database. Keeps what has arrived of the next part only. Not thread-safe: it is
/// fed between two steps.
class FileImport
{
public:
    FileImport(const PartOptions &options, const transfer::TransferLayout &layout,
               std::shared_ptr<storage::KnownWords> words);

    /// Returns true if more should be fed before the next step.
    bool wantsMore() const;
    /// Adds the next bytes of the file.
    void feed(const QByteArray &bytes);
    /// Marks the end of the file.
    void end();
    /// Marks that no more of the file comes: complete records are stored, and the import does not end.
    void flush() { m_isFlushed = true; }
    /// Stores the next part, or tries it out. May be called again after a problem.
    Result<FileStep> storeNext(storage::Connection &connection, OrganizationId organization,
                               const IdempotencyGuard<Import> &idempotency = {});
    /// Stores a file that has ended, or tries it out, as one part. InvalidFieldValue if it has more records.
    Result<Import> storeWhole(storage::Connection &connection, OrganizationId organization,
                              const IdempotencyGuard<Import> &idempotency);

    /// Returns the import as it was after the last step.
    const Import &import() const { return m_import; }
    /// Returns how the file is written, as far as it was fed.
    FileEncoding encoding() const { return m_reader.encoding(); }
    /// Adds how far the import is to a problem that ended it.
    Problem explained(Problem problem) const;

private:
    Result<bool> cut();

    PartOptions m_options;
    const bool m_endsImport;
    std::shared_ptr<storage::KnownWords> m_words;
    transfer::TransferReader m_reader;
    ParsedPart m_part;
    std::vector<ImportProblem> m_ignored; ///< The names that were passed over and are not reported yet.
    std::optional<transfer::TransferEntry> m_ahead; ///< The record that the part has no room for.
    const bool m_isCsv;
    qint64 m_nextLine;
    qsizetype m_fed = 0; ///< Bytes since the last part.
    bool m_isEnded = false;
    bool m_isFlushed = false;
    bool m_isCut = false; ///< The part is complete and waits to be stored.
    bool m_isLastPart = false;
    Import m_import;
};

} // namespace triage::services
