// SPDX-License-Identifier: GPL-3.0-or-later
// Imported items that are duplicates of others, which may come in a later part of the file.
#pragma once

#include "database/transaction.h"
#include "result.h"

#include <vector>

namespace triage::storage {

struct ImportedItem;

/// Makes imported items duplicates of those that they name, inside a transaction.
class ImportedDuplicates
{
public:
    explicit ImportedDuplicates(Transaction &tx) : m_tx(tx) { }

    /// Links the items of a part, and items of earlier parts whose original is among them. Items whose
    /// original is missing wait for it.
    Result<void> link(const std::vector<ImportedItem> &items);

private:
    /// Links those whose original is there and does not wait itself. Returns false if there were none.
    Result<bool> linkFound(const std::vector<FeedbackId> &items);

    Transaction &m_tx;
};

} // namespace triage::storage
