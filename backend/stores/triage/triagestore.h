// SPDX-License-Identifier: GPL-3.0-or-later
// The triage records of one organization.
#pragma once

#include "database/transaction.h"
#include "domain/triage.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <vector>

namespace triage::storage {

/// Reads triage records.
class TriageStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the record of an item: the default one where nobody has worked on it. FeedbackNotFound if
    /// there is no such item.
    Result<Triage> find(FeedbackId id);
};

/// Writes triage records, inside a transaction.
class TriageWriter : public TriageStore
{
public:
    explicit TriageWriter(Transaction &tx) : TriageStore(tx.connection(), tx.organization()), m_tx(tx) { }

    /// Stores the record of an item. Its place in the change feed, the counts and the lists follow by
    /// triggers.
    Result<void> store(const Triage &record);
    /// Conflict if the organization would have too many different tags with these.
    Result<void> requireRoomFor(const std::vector<QString> &tags);

private:
    Transaction &m_tx;
};

} // namespace triage::storage
