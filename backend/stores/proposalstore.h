// SPDX-License-Identifier: GPL-3.0-or-later
// Buffers that are proposed rather than made by people: where to look for them, and what was proposed before.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/ids.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QStringList>

#include <chrono>
#include <optional>
#include <vector>

namespace triage::storage {

/// An organization to look at, and the change up to which it is seen then.
struct ProposalScan
{
    OrganizationId organization;
    qint64 change = 0;
};

/// Takes an organization that wants buffers created and has changed since it was last finishProposalScan at;
/// nothing where there is none. fewest: with fewer unassigned items it is not worth a look.
Result<std::optional<ProposalScan>> claimProposalScan(Connection &connection, int fewest,
                                                      std::chrono::seconds lease);
/// Not again before so long, and not before something changes; own: how many changes the look itself has
/// made.
Result<void> finishProposalScan(Connection &connection, const ProposalScan &look,
                                std::chrono::milliseconds rest, int own);

/// An item that fits no buffer.
struct UnassignedItem
{
    FeedbackId id;
    QString title;
    QString description;
};

/// Something that was proposed before.
struct KnownProposal
{
    QStringList words;
    std::vector<FeedbackId> feedback;
    bool isOpen = false; ///< Waits for somebody to approve or refuse it.
    bool isRefused = false;
};

/// Reads what an organization's proposals are made of.
class ProposalStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// The newest items that routing put nowhere, and had no candidate for at or above the threshold.
    Result<std::vector<UnassignedItem>> candidates(double threshold, int limit);
    Result<std::vector<KnownProposal>> known();
};

/// Writes proposals, inside a transaction.
class ProposalWriter : public ProposalStore
{
public:
    explicit ProposalWriter(Transaction &tx) : ProposalStore(tx.connection(), tx.organization()), m_tx(tx) { }

    Result<void> insert(BufferId buffer, const QStringList &words, const std::vector<FeedbackId> &feedback);
    /// Puts the items into the buffer as routing does; those that are somewhere by now stay where they are.
    /// The items that are in it.
    Result<std::vector<FeedbackId>> assign(BufferId buffer, const std::vector<FeedbackId> &feedback,
                                           const std::vector<double> &confidences, const QString &reasoning);

private:
    Transaction &m_tx;
};

} // namespace triage::storage
