// SPDX-License-Identifier: GPL-3.0-or-later
// Proposed buffers: organizations to scan for proposals, and earlier proposals.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/ids.h"
#include "languages/language.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QString>

#include <chrono>
#include <optional>
#include <vector>

namespace triage::storage {

/// An organization to scan, and the change up to which the scan covers it.
struct ProposalScan
{
    OrganizationId organization;
    qint64 change = 0;
};

/// Claims an organization that wants buffers created and has changed since its last scan, for the length of a
/// lease; nothing if there is none. minItems: organizations with fewer unassigned items are not scanned. A
/// claim looks at a limited number of organizations, the next ones behind after, and moves it to the one that
/// it claims, or behind those that it looked at, so that all have their turn however busy some are.
Result<std::optional<ProposalScan>> claimProposalScan(Connection &connection, int minItems,
                                                      std::chrono::seconds lease, OrganizationId &after);
/// Ends a scan. The next one starts after the rest period and after another change; own is the number of
/// changes that the scan itself made.
Result<void> finishProposalScan(Connection &connection, const ProposalScan &scan,
                                std::chrono::milliseconds rest, int own);

/// An item that does not fit any buffer.
struct UnassignedItem
{
    FeedbackId id;
    QString title;
    QString description;
};

/// An earlier proposal.
struct KnownProposal
{
    std::vector<quint64> wordKeys; ///< Ordered, as unsigned numbers.
    Language language; ///< The language of the keys.
    std::vector<FeedbackId> feedback;
    bool isOpen = false; ///< Not approved or refused yet.
    bool isRefused = false;
};

/// Reads the input for an organization's proposals.
class ProposalStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the newest items that routing left unassigned, without a candidate at or above the threshold.
    Result<std::vector<UnassignedItem>> candidates(double threshold, int limit);
    Result<std::vector<KnownProposal>> known();
};

/// Writes proposals, inside a transaction.
class ProposalWriter : public WriterOf<ProposalStore>
{
public:
    using WriterOf::WriterOf;

    /// Stores what a buffer was proposed for: keys of words in a language, because words are text of items,
    /// which people may delete.
    Result<void> insert(BufferId buffer, const std::vector<quint64> &wordKeys, Language language,
                        const std::vector<FeedbackId> &feedback);
    /// Assigns the items to the buffer as routing does, except those assigned meanwhile. Returns the items
    /// that the buffer holds.
    Result<std::vector<FeedbackId>> assign(BufferId buffer, const std::vector<FeedbackId> &feedback,
                                           const std::vector<double> &confidences, const QString &reasoning);
};

} // namespace triage::storage
