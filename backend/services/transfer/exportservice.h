// SPDX-License-Identifier: GPL-3.0-or-later
// Exports feedback with all that belongs to it as text, one page at a time, so that a file of any size needs
// little memory.
#pragma once

#include "database/connection.h"
#include "domain/caller.h"
#include "domain/listfilter.h"
#include "domain/transfer.h"
#include "result.h"
#include "services/servicetask.h"
#include "transfer/csv.h"

namespace triage::services {

/// The page of an export.
struct ExportRequest
{
    TransferFormat format = TransferFormat::JsonLines;
    transfer::Formulas formulas = transfer::Formulas::Keep; ///< Has an effect in CSV only.
    ListFilter filter;
    std::optional<FeedbackId>
        after; ///< Not set for the first page, which also contains the buffers or the names of the columns.
    int limit = transferrules::defaultExport;
};

/// A part of an exported file.
struct ExportPiece
{
    QByteArray text; ///< Whole lines in UTF-8.
    qint64 items = 0;
    std::optional<FeedbackId> last; ///< The item after which the next piece begins; not set at the end.
    std::optional<BufferId> buffer; ///< The buffer that the export is restricted to.
};

/// Parses a cursor; returns nothing if it is not the cursor of an export.
std::optional<FeedbackId> parseExportCursor(const QString &cursor);

/// BufferNotFound if the filter names a buffer that does not exist.
Result<ExportPiece> exportPiece(storage::Connection &connection, OrganizationId organization,
                                const ExportRequest &order);

/// A page of an export, and the buffer that the export is restricted to.
struct ExportAnswer
{
    ExportPage page;
    std::optional<BufferId> buffer;
};

class ExportService
{
public:
    explicit ExportService(storage::Database &database) : m_database(database) { }

    DatabaseTask<ExportAnswer> page(const Caller &caller, const ExportRequest &order);
    DatabaseTask<ExportPiece> piece(const Caller &caller, const ExportRequest &order);

private:
    storage::Database &m_database;
};

} // namespace triage::services
