// SPDX-License-Identifier: GPL-3.0-or-later
// Imports: bringing files in part by part, and taking whole imports back.
#pragma once

#include "domain/caller.h"
#include "domain/transfer.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"
#include "services/transfer/importing.h"
#include "stores/importstore.h"

#include <functional>
#include <memory>

namespace triage::services {

class ImportService
{
public:
    explicit ImportService(storage::Database &database)
        : m_database(database), m_words(std::make_shared<SharedKnownWords>())
    {
    }

    DatabaseTask<storage::RecordPage<Import>> list(const Caller &caller, const api::PageRequest &page);
    /// NotFound where there is none; so below.
    DatabaseTask<Import> find(const Caller &caller, ImportId id);
    DatabaseTask<void> require(const Caller &caller, ImportId id);
    /// Stores a part of a file, or tells what that would do. How far the import is then.
    DatabaseTask<Import> store(const Caller &caller, const ImportPart &part,
                               const IdempotencyGuard<Import> &idempotency = {});
    /// Lets the import be undone in the background. Conflict where it is so already.
    DatabaseTask<Import> undo(const Caller &caller, ImportId id,
                              const IdempotencyGuard<Import> &idempotency = {});
    /// Called, in whichever thread, whenever items wait for routing.
    void onQueued(std::function<void()> notify) { m_queued = std::move(notify); }
    /// Called, in whichever thread, whenever an import waits for being undone.
    void onUndo(std::function<void()> notify) { m_undo = std::move(notify); }

private:
    storage::Database &m_database;
    std::shared_ptr<SharedKnownWords> m_words;
    std::function<void()> m_queued;
    std::function<void()> m_undo;
};

/// How many items are removed in one transaction.
inline constexpr int undoneAtOnce = 250;

/// Undoes the next items of an import; how many there were, 0 where it is undone with all.
Result<int> undoSome(storage::Connection &connection, const storage::ImportToUndo &import);

} // namespace triage::services
