// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on imports: storing files part by part, and undoing whole imports.
#pragma once

#include "domain/caller.h"
#include "domain/transfer.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"
#include "services/transfer/fileimport.h"
#include "services/transfer/partimporter.h"
#include "stores/transfer/importstore.h"
#include "stores/transfer/importundo.h"

#include <functional>
#include <memory>

namespace triage::services {

class ImportService
{
public:
    explicit ImportService(storage::Database &database)
        : m_database(database), m_words(std::make_shared<storage::KnownWords>())
    {
    }

    DatabaseTask<storage::RecordPage<Import>> list(const Caller &caller, const api::PageRequest &page);
    /// NotFound if the import does not exist; the same holds for the functions below.
    DatabaseTask<Import> find(const Caller &caller, ImportId id);
    DatabaseTask<void> require(const Caller &caller, ImportId id);
    /// Stores a part of a file, or returns what that would do. The returned import says how far it is then.
    ServiceTask<Import> store(const Caller &caller, const ImportPart &part,
                              const IdempotencyGuard<Import> &idempotency = {});
    /// Begins to store a file that arrives in pieces. InvalidFieldValue if it cannot be read.
    Result<std::shared_ptr<FileImport>> openFile(const Caller &caller, const ImportPart &options) const;
    /// Stores the next part of a file, or tries it out. One call at a time; nothing may be fed meanwhile.
    DatabaseTask<FileStep> storeNext(const Caller &caller, const std::shared_ptr<FileImport> &file);
    /// Queues the import to be undone in the background. Conflict if it is already.
    ServiceTask<Import> undo(const Caller &caller, ImportId id,
                             const IdempotencyGuard<Import> &idempotency = {});
    /// The function is called, in any thread, whenever items were queued for routing.
    void onQueued(std::function<void()> notify) { m_queued = std::move(notify); }
    /// The function is called, in any thread, whenever an import was queued to be undone.
    void onUndo(std::function<void()> notify) { m_undo = std::move(notify); }

private:
    storage::Database &m_database;
    std::shared_ptr<storage::KnownWords> m_words;
    std::function<void()> m_queued;
    std::function<void()> m_undo;
};

/// The number of items that are removed in one transaction.
inline constexpr int undoneAtOnce = 250;

/// Undoes the next items of an import. Returns their number; 0 if the import is undone completely.
Result<int> undoSome(storage::Connection &connection, OrganizationId organization, ImportId id);

} // namespace triage::services
