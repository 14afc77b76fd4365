// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about the feedback of one organization in the database: their queue, candidate items and answers.
#pragma once

#include "contract/messages.h"
#include "database/connection.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/research.h"
#include "result.h"
#include "stores/scopedstore.h"
#include "stores/workqueue.h"

#include <optional>
#include <vector>

namespace triage::storage {

Problem researchNotFound();

/// The feedback that a question is about.
struct ResearchScope
{
    std::optional<BufferId> buffer;
    std::optional<Timestamp> createdAfter;
    std::optional<Timestamp> createdBefore;
};

/// A question that a worker has claimed, for the length of its lease.
struct ClaimedQuestion
{
    ClaimedWork work; ///< An answer is accepted only while the claim lasts.
    QString question;
    ResearchScope scope;

    ResearchId research() const { return ResearchId(work.id); }
};

/// Returns the question of a piece of work, from its row of the claim.
ClaimedQuestion questionOf(const ClaimedWork &work, const Row &row);

/// An item that may help to answer a question.
struct ResearchCandidate
{
    FeedbackId id;
    QString title;
    QString description;
    Timestamp createdAt;
};

struct ResearchCandidates
{
    std::vector<ResearchCandidate> items; ///< Best first.
    qint64 found = 0; ///< Number of items that match; at least the number of items here.
    bool isPartial = false; ///< For very frequent words only new items were searched.
};

/// Reads the research of one organization.
class ResearchStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RecordPage<ResearchQuery>> list(const api::PageRequest &page);
    /// ResearchQueryNotFound if there is none.
    Result<ResearchQuery> find(ResearchId id);
    /// Returns at most limit items that have one of the terms (texts of a tsquery), best first; without terms
    /// the newest. The cost is about the same for any amount of feedback.
    Result<ResearchCandidates> candidates(const ResearchScope &scope, const std::vector<QString> &terms,
                                          int limit);
};

/// Writes research, inside a transaction.
class ResearchWriter : public WriterOf<ResearchStore>
{
public:
    using WriterOf::WriterOf;

    /// Stores a question and adds it to the queue.
    Result<ResearchQuery> submit(const QString &question, const ResearchScope &scope, MemberId member);
    /// ResearchQueryNotFound if there is none.
    Result<void> remove(ResearchId id);
    /// Completes a claimed question with the status, answer, themes and so on. Items deleted meanwhile are
    /// left out. Returns false if the question was deleted or claimed by another worker.
    Result<bool> settle(const ClaimedQuestion &question, ResearchQuery outcome);
};

} // namespace triage::storage
