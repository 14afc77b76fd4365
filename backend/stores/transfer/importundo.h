// SPDX-License-Identifier: GPL-3.0-or-later
// Undoing an import: removes what it created, except for what people have worked on since.
#pragma once

#include "database/transaction.h"
#include "stores/transfer/importstore.h"

#include <chrono>
#include <vector>

namespace triage::storage {

/// Undoes imports step by step, inside a transaction each.
class ImportUndo : public WriterOf<ImportStore>
{
public:
    using WriterOf::WriterOf;

    /// Queues an import to be undone after the delay. Conflict if it is being undone or is undone already.
    Result<void> begin(ImportId id, std::chrono::seconds delay);
    /// Undoes the next items, at most limit. Returns the number of items; 0: the whole import is undone.
    Result<int> undoSome(ImportId id, int limit);

private:
    Result<void> finish(ImportId id);
};

} // namespace triage::storage
