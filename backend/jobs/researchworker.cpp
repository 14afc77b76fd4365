// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/researchworker.h"

#include "jobs/queue/queuework.h"
#include "log/log.h"
#include "services/research/researchservice.h"

using namespace Qt::StringLiterals;

namespace triage::jobs {

using storage::ClaimedWork;
using storage::Connection;
using storage::Row;

namespace {

/// The time that a language model may take for an answer.
constexpr std::chrono::seconds longestThought{ 150 };

Result<void> answer(Connection &connection, const ClaimedWork &work, const Row &row,
                    languagemodel::LanguageModel *model)
{
    auto answered = services::answerQuestion(connection, storage::questionOf(work, row), model);
    if (answered)
        logFact(
            LogLevel::Info, "research.answered",
            { { "organization", encodeId(work.organization.value()) }, { "research", encodeId(work.id) } });
    return answered;
}

Result<void> giveUp(Connection &connection, const ClaimedWork &work, const Row &row)
{
    return services::failQuestion(connection, storage::questionOf(work, row),
                                  u"It could not be answered, though it was tried several times."_s);
}

Rest answerOne(Connection &connection, QueueWork &questions, std::chrono::milliseconds pollInterval)
{
    return questions.doNext(connection) ? std::chrono::milliseconds(0)
                                        : questions.untilDue(connection, pollInterval);
}

} // namespace

ResearchWorker::ResearchWorker(Config config)
    : BackgroundThread(
        config.connection,
        [questions = std::make_shared<QueueWork>(
             QueueWork::Config{ storage::WorkKind::Research,
                                config.model ? config.lease + longestThought : config.lease,
                                config.maxAttempts },
             [model = config.model](Connection &connection, const ClaimedWork &work, const Row &row) {
                 return answer(connection, work, row, model);
             },
             giveUp),
         poll = config.pollInterval](Connection &connection) {
            return answerOne(connection, *questions, poll);
        })
{
}

} // namespace triage::jobs
