// SPDX-License-Identifier: GPL-3.0-or-later
// Research: asking questions about the feedback, reading the answers, and answering in the background.
#pragma once

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
    /// The question as it is; a pending one once it is answered, or when the time is over.
    /// ResearchQueryNotFound where there is none; so below.
    ServiceTask<ResearchQuery> find(const Caller &caller, ResearchId id, std::chrono::seconds wait);
    DatabaseTask<void> require(const Caller &caller, ResearchId id);
    /// Keeps the question and puts it into the queue. BufferNotFound where it names a buffer that is not
    /// there.
    DatabaseTask<ResearchQuery> ask(const Caller &caller, const NewResearch &body,
                                    const IdempotencyGuard<ResearchQuery> &idempotency = {});
    DatabaseTask<void> remove(const Caller &caller, ResearchId id);
    /// Called, in whichever thread, whenever a question waits for its answer.
    void onQueued(std::function<void()> notify) { m_notify = std::move(notify); }

private:
    storage::Database &m_database;
    ChangeHub &m_hub;
    std::function<void()> m_notify;
};

/// How many items are read for an answer at most.
inline constexpr int maxItemsConsidered = 2000;

/// Answers a claimed question and keeps the answer; where there is a model it is in its words. A question
/// whose lease was lost, or that was deleted meanwhile, is left alone.
Result<void> answerQuestion(storage::Connection &connection, const storage::ClaimedQuestion &question,
                            languagemodel::LanguageModel *model = nullptr);

/// Gives a question up after its last attempt.
Result<void> failQuestion(storage::Connection &connection, const storage::ClaimedQuestion &question,
                          const QString &reason);

} // namespace triage::services
