// SPDX-License-Identifier: GPL-3.0-or-later
// The targets of one organization in the database.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/feedback.h"
#include "domain/target.h"
#include "domain/transfer.h"
#include "result.h"
#include "stores/scopedstore.h"

namespace triage::storage {

Problem targetNotFound();

/// Returns the identity of a target: SHA-256 (hexadecimal) of the type and the normalised metadata.
QString identityOf(const NormalTarget &target);

/// Reads targets of one organization.
class TargetStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RecordPage<Target>> list(const api::TargetFilter &filter);
    /// TargetNotFound if there is none.
    Result<Target> find(TargetId id);
    Result<void> require(TargetId id);
    /// Returns the feedback about a target, newest first.
    Result<RecordPage<Feedback>> feedback(TargetId id, const api::PageRequest &page);
};

/// A target of an item.
struct PointedTarget
{
    FeedbackId feedback;
    qint64 position = 0; ///< From 1.
    Timestamp at; ///< The creation time of the target if it is new.
    NormalTarget target;
};

/// Adds the targets of an item.
void addTargets(std::vector<PointedTarget> &all, FeedbackId feedback,
                const std::vector<NormalTarget> &targets, Timestamp at);

/// Creates targets, inside a transaction.
class TargetWriter : public WriterOf<TargetStore>
{
public:
    using WriterOf::WriterOf;

    /// Returns the target of the same identity; creates it if there is none, and then sets isNew.
    Result<Target> ensure(const NormalTarget &target, bool &isNew);
    /// Lets items point to their targets; creates those that do not exist, for an import with identifiers of
    /// their time.
    Result<void> point(const std::vector<PointedTarget> &pointed, std::optional<ImportId> import = {});
};

} // namespace triage::storage
