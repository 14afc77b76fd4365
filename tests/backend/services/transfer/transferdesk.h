// SPDX-License-Identifier: GPL-3.0-or-later
// Organizations that import and export on a scratch database: the language of the tests on files.
#pragma once

#include "services/people/operators.h"
#include "services/transfer/exportservice.h"
#include "services/transfer/importservice.h"
#include "stores/feedbackwriter.h"
#include "stores/lists/feedbacklist.h"
#include "support/scratchdatabase.h"

#include <memory>

namespace triage::test {

/// Imports like the command line, in parts of some lines.
struct ImportSteps
{
    TransferFormat format = TransferFormat::JsonLines;
    int recordsAtOnce = 3;
    bool route = true;
    bool dryRun = false;
};

class TransferDesk
{
public:
    TransferDesk() : m_connection(m_database.config()) { }

    storage::Connection &connection() { return m_connection; }
    QString value(const QString &sql);
    void run(const QString &sql);

    OrganizationId organization(const QString &name, std::optional<qint64> limit = {});
    MemberId member(OrganizationId organization, const QString &email);
    /// The last answer.
    Result<Import> import(OrganizationId organization, const QByteArray &file, const ImportSteps &steps = {},
                          MemberId importer = {});
    /// Exports all pages.
    QByteArray exported(OrganizationId organization, TransferFormat format = TransferFormat::JsonLines,
                        int limit = 4, const ListFilter &filter = {});
    /// Runs until it is complete.
    Import undo(OrganizationId organization, ImportId id);
    /// Returns the ids of a page, newest first.
    std::vector<qint64> page(OrganizationId organization, int page, int limit = 20);
    qint64 total(OrganizationId organization, const ListFilter &filter);
    std::vector<FeedbackId> create(OrganizationId organization, const std::vector<QString> &texts);
    /// Returns the counts of an organization that differ from a fresh count; empty if there are none.
    QString miscounted(OrganizationId organization);
    /// Returns all data of an organization, for comparison.
    QString content(OrganizationId organization);

private:
    ScratchDatabase m_database;
    storage::Connection m_connection;
    storage::KnownWords m_words;
    storage::ListMemory m_memory;
};

/// Returns the line of an item, with members in JSON.
QByteArray line(const QByteArray &description, const QByteArray &members = {});

} // namespace triage::test
