#include "jobs/researchworker.h"

#include "log.h"
#include "services/researchservice.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

using namespace Qt::StringLiterals;

namespace triage::jobs {

using storage::ClaimedQuestion;

struct ResearchWorker::Private
{
    explicit Private(Config c) : config(std::move(c)), connection(config.connection) {}

    void work();
    void rest();
    /// Whether there was anything to do.
    bool answerOne();
    Result<void> tryAnswer(const ClaimedQuestion &question);
    void fail(const ClaimedQuestion &question, const Problem &problem);

    const Config config;
    storage::Connection connection; ///< Of the worker's thread only.
    std::mutex mutex;
    std::condition_variable changed;
    bool woken = false;
    bool ending = false;
    std::thread thread;
};

ResearchWorker::ResearchWorker(Config config) : d(std::make_unique<Private>(std::move(config)))
{
}

ResearchWorker::~ResearchWorker()
{
    {
        const std::lock_guard lock(d->mutex);
        d->ending = true;
    }
    d->changed.notify_all();
    if (d->thread.joinable())
        d->thread.join();
}

void ResearchWorker::start()
{
    d->thread = std::thread([this] { d->work(); });
}

void ResearchWorker::wake()
{
    {
        const std::lock_guard lock(d->mutex);
        d->woken = true;
    }
    d->changed.notify_one();
}

void ResearchWorker::Private::work()
{
    while (true) {
        {
            const std::lock_guard lock(mutex);
            if (ending)
                break;
            woken = false;
        }
        if (!answerOne())
            rest();
    }
    connection.close();
}

/// Waits until something may be due: somebody says so, the next question's time comes, or the poll interval is over.
void ResearchWorker::Private::rest()
{
    std::chrono::milliseconds pause = config.pollInterval;
    if (const auto due = storage::untilQuestionDue(connection); due && *due)
        pause = std::min(pause, **due + std::chrono::milliseconds(1));
    std::unique_lock lock(mutex);
    changed.wait_for(lock, pause, [this] { return ending || woken; });
}

bool ResearchWorker::Private::answerOne()
{
    const auto claimed = storage::claimQuestion(connection, config.lease);
    if (!claimed || !*claimed)
        return false;
    const ClaimedQuestion &question = **claimed;
    const auto answered = tryAnswer(question);
    if (answered)
        logFact(LogLevel::Info, "research.answered",
                {{"organization", encodeId(question.organization.value())},
                 {"research", encodeId(question.research.value())}});
    else
        fail(question, answered.error());
    return true;
}

Result<void> ResearchWorker::Private::tryAnswer(const ClaimedQuestion &question)
{
    try {
        return services::answerQuestion(connection, question);
    } catch (const std::exception &bug) {
        return problem(ProblemType::InternalError, QString::fromUtf8(bug.what()));
    }
}

void ResearchWorker::Private::fail(const ClaimedQuestion &question, const Problem &problem)
{
    logFact(LogLevel::Warning, "research.failed",
            {{"organization", encodeId(question.organization.value())},
             {"research", encodeId(question.research.value())},
             {"attempt", qint64(question.attempt)},
             {"problem", QByteArray(slugOf(problem.type).data())}});
    // A database that is away says nothing about the question.
    const bool away = problem.type == ProblemType::ServiceUnavailable;
    if (!away && question.attempt >= config.largestAttempts) {
        std::ignore = services::failQuestion(connection, question,
                                             u"It could not be answered, though it was tried several times."_s);
        return;
    }
    const std::chrono::seconds delay(away ? 1 : 1 << std::min(question.attempt, 6));
    std::ignore = storage::postpone(connection, question, delay, QString(slugOf(problem.type)));
}

} // namespace triage::jobs
