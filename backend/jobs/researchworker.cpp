// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/researchworker.h"

#include "log/exceptiontype.h"
#include "log/log.h"
#include "services/research/researchservice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::jobs {

using storage::ClaimedQuestion;
using storage::Connection;

namespace {

/// Returns the time until the next question is due, at most the poll interval.
std::chrono::milliseconds restFor(Connection &connection, std::chrono::milliseconds pollInterval)
{
    const auto due = storage::timeUntilQuestionDue(connection);
    return due && *due ? std::min(pollInterval, **due + std::chrono::milliseconds(1)) : pollInterval;
}

Result<void> tryAnswer(Connection &connection, const ClaimedQuestion &question,
                       languagemodel::LanguageModel *model)
{
    try {
        return services::answerQuestion(connection, question, model);
    } catch (const std::exception &bug) {
        return problem(ProblemType::InternalError, QString::fromLatin1(demangledName(bug)));
    }
}

void fail(Connection &connection, const ClaimedQuestion &question, const Problem &problem, int maxAttempts)
{
    logFact(LogLevel::Warning, "research.failed",
            { { "organization", encodeId(question.organization.value()) },
              { "research", encodeId(question.research.value()) },
              { "attempt", qint64(question.attempt) },
              { "problem", QByteArray(slugOf(problem.type).data()) } });
    // An unreachable database is not the question's fault.
    const bool away = problem.type == ProblemType::ServiceUnavailable;
    if (!away && question.attempt >= maxAttempts) {
        std::ignore = services::failQuestion(
            connection, question, u"It could not be answered, though it was tried several times."_s);
        return;
    }
    const std::chrono::seconds delay(away ? 1 : 1 << std::min(question.attempt, 6));
    std::ignore = storage::postpone(connection, question, delay, QString(slugOf(problem.type)));
}

std::chrono::milliseconds answerOne(Connection &connection, const ResearchWorker::Config &config)
{
    constexpr std::chrono::seconds thought{ 150 };
    const std::chrono::seconds lease = config.model ? config.lease + thought : config.lease;
    const auto claimed = storage::claimQuestion(connection, lease);
    if (!claimed || !*claimed) {
        std::ignore = storage::rescheduleQuestionsAfterClockStep(
            connection, lease + std::chrono::minutes(2)); // no failure delays it for so long
        return restFor(connection, config.pollInterval);
    }
    const ClaimedQuestion &question = **claimed;
    const auto answered = tryAnswer(connection, question, config.model);
    if (answered)
        logFact(LogLevel::Info, "research.answered",
                { { "organization", encodeId(question.organization.value()) },
                  { "research", encodeId(question.research.value()) } });
    else
        fail(connection, question, answered.error(), config.maxAttempts);
    return {};
}

} // namespace

ResearchWorker::ResearchWorker(Config config)
    : m_thread(config.connection, [config](Connection &connection) { return answerOne(connection, config); })
{
}

} // namespace triage::jobs
