// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about the feedback of one organization in the database: their queue, what is looked at, their
// answers.
#pragma once

#include "contract/messages.h"
#include "database/connection.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/research.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <chrono>
#include <optional>
#include <vector>

namespace triage::storage {

Problem researchNotFound();

/// Which feedback a question is about.
struct ResearchScope
{
    std::optional<BufferId> buffer;
    std::optional<Timestamp> createdAfter;
    std::optional<Timestamp> createdBefore;
};

/// A question that a worker has taken on, for the length of its lease.
struct ClaimedQuestion
{
    OrganizationId organization;
    ResearchId research;
    int attempt = 0; ///< From 1; answering works only while it is still the same.
    QString question;
    ResearchScope scope;
};

/// Takes the question that has waited longest, of any organization; nothing where none is due.
Result<std::optional<ClaimedQuestion>> claimQuestion(Connection &connection, std::chrono::seconds lease);
/// How long until a question is due; nothing where none waits.
Result<std::optional<std::chrono::milliseconds>> timeUntilQuestionDue(Connection &connection);
/// Makes due at once what waits only because the database's clock was set back, as
/// rescheduleItemsAfterClockStep() does.
Result<void> rescheduleQuestionsAfterClockStep(Connection &connection, std::chrono::seconds longest);
/// Puts a claimed question off after a failed attempt.
Result<void> postpone(Connection &connection, const ClaimedQuestion &question, std::chrono::seconds delay,
                      const QString &error);

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
    std::vector<ResearchCandidate> items; ///< The best first.
    qint64 found = 0; ///< How many items fit; no fewer than there are here.
    bool isPartial = false; ///< Of items with a word that very many have, only new ones were looked for.
};

/// Reads the research of one organization.
class ResearchStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    Result<RecordPage<ResearchQuery>> list(const api::PageRequest &page);
    /// ResearchQueryNotFound where there is none.
    Result<ResearchQuery> find(ResearchId id);
    /// At most limit items that have one of the terms (texts of a tsquery), those that fit best; without
    /// terms the newest. Costs about the same however much feedback there is.
    Result<ResearchCandidates> candidates(const ResearchScope &scope, const std::vector<QString> &terms,
                                          int limit);
};

/// Writes research, inside a transaction.
class ResearchWriter : public ResearchStore
{
public:
    explicit ResearchWriter(Transaction &tx) : ResearchStore(tx.connection(), tx.organization()), m_tx(tx) { }

    /// Keeps a question, and puts it into the queue.
    Result<ResearchQuery> ask(const QString &question, const ResearchScope &scope, MemberId member);
    /// ResearchQueryNotFound where there is none.
    Result<void> remove(ResearchId id);
    /// Ends a claimed question with what its answer has: status, answer, themes and so on. Items that are
    /// gone meanwhile are left out. False where the question is gone, or somebody else's now.
    Result<bool> settle(const ClaimedQuestion &question, ResearchQuery outcome);

private:
    Transaction &m_tx;
};

} // namespace triage::storage
