// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases on research questions: asking them, reading the answers, and answering in the background.
#pragma once

#include "contract/entitytag.h"
#include "domain/caller.h"
#include "domain/research.h"
#include "services/feedback/changehub.h"
#include "services/idempotencyguard.h"
#include "services/servicetask.h"
#include "stores/researchstore.h"

#include <chrono>
#include <functional>

namespace triage::languagemodel {
class LanguageModel;
}

namespace triage::services {

class ResearchService
{
public:
    ResearchService(storage::Database &database, ChangeHub &hub) : m_database(database), m_hub(hub) { }

    DatabaseTask<storage::RecordPage<ResearchQuery>> list(const Caller &caller, const api::PageRequest &page);
    /// Returns the question. If it is pending, waits until it is answered or the time is over.
    /// ResearchQueryNotFound if it does not exist; the same holds for the functions below.
    ServiceTask<ResearchQuery> find(const Caller &caller, ResearchId id, std::chrono::seconds wait);
    DatabaseTask<void> require(const Caller &caller, ResearchId id);
    /// Stores the question and queues it. BufferNotFound if it names a buffer that does not exist.
    ServiceTask<ResearchQuery> ask(const Caller &caller, const NewResearch &body,
                                   const IdempotencyGuard<ResearchQuery> &idempotency = {});
    /// PreconditionFailed if the answer has another edition than ifMatch demands.
    DatabaseTask<void> remove(const Caller &caller, ResearchId id, const api::IfMatch &ifMatch = {});
    /// The function is called, in any thread, whenever a question was queued.
    void onQueued(std::function<void()> notify) { m_notify = std::move(notify); }

private:
    storage::Database &m_database;
    ChangeHub &m_hub;
    std::function<void()> m_notify;
};

/// The maximum number of items that are read for an answer.
inline constexpr int maxItemsConsidered = 2000;

/// Answers a claimed question and stores the answer, in the words of the model if there is one. Does nothing
/// to a question whose lease was lost or that was deleted meanwhile.
Result<void> answerQuestion(storage::Connection &connection, const storage::ClaimedQuestion &question,
                            languagemodel::LanguageModel *model = nullptr);

/// Marks a question as failed after its last attempt.
Result<void> failQuestion(storage::Connection &connection, const storage::ClaimedQuestion &question,
                          const QString &reason);

} // namespace triage::services
