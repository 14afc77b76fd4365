// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/feedbackintake.h"

#include "database/transaction.h"
#include "sharedbudget.h"

#include <algorithm>
#include <deque>
#include <exception>
#include <mutex>
#include <set>
#include <unordered_map>

namespace triage::services {

using storage::Connection;
using storage::JobEnd;
using storage::Transaction;

namespace {

using Completion = storage::Completion<IntakeOutcome>;

struct Waiting
{
    Submission submission;
    Completion *completion = nullptr;
};

/// Submissions that share a transaction.
struct Batch
{
    OrganizationId organization;
    std::vector<Submission> submissions;
    std::vector<Completion *> completions;
    std::vector<IntakeOutcome> outcomes;
    std::exception_ptr exception;
};

} // namespace

struct FeedbackIntake::Private
{
    Private(storage::Database &where, Limits given, const RatePolicies &policies)
        : database(where), limits(given), rates(policies), places(given.pending)
    {
    }

    void add(OrganizationId organization, Submission submission, Completion &completion);
    bool keep(OrganizationId organization, Submission &submission, Completion &completion, bool &isFirst);
    void displaceNewest(OrganizationId organization);
    void post(OrganizationId organization);
    JobEnd run(Connection *connection, Batch &batch);
    bool take(Batch &batch);
    void finish(Batch &batch);

    storage::Database &database;
    const Limits limits;
    const RatePolicies rates;
    storage::KnownWords known;
    mutable std::mutex mutex;
    /// The pending submissions of organizations that have some. For each of them one job is posted that has
    /// not begun.
    std::unordered_map<OrganizationId, std::deque<Waiting>> queues;
    SharedBudget<OrganizationId> places; ///< For pending submissions.
    ExhaustedBuckets exhausted; ///< Used by the owner's thread only.
    std::function<void()> notify; ///< Used by the owner's thread only.
};

FeedbackIntake::FeedbackIntake(storage::Database &database, Limits limits, const RatePolicies &rates)
    : d(std::make_unique<Private>(database, limits, rates))
{
}

FeedbackIntake::~FeedbackIntake() = default;

storage::Awaitable<IntakeOutcome> FeedbackIntake::store(const Caller &caller,
                                                        const storage::PreparedFeedback &item,
                                                        const QString &clientAddress,
                                                        const IdempotencyGuard<Feedback> &idempotency)
{
    return store(
        caller.organization,
        { item, chargesOf(d->rates, caller, clientAddress), idempotency, storage::writerOf(caller) });
}

storage::Awaitable<IntakeOutcome> FeedbackIntake::store(OrganizationId organization, Submission submission)
{
    return storage::Awaitable<IntakeOutcome>(
        [this, organization, submission = std::move(submission)](Completion &completion) mutable {
            d->add(organization, std::move(submission), completion);
        });
}

void FeedbackIntake::Private::add(OrganizationId organization, Submission submission, Completion &completion)
{
    if (auto refused = exhausted.refusal(organization, submission.charges)) {
        IntakeOutcome outcome(std::move(refused->problem));
        outcome.allowances = std::move(refused->allowances);
        completion.setReady(std::move(outcome));
        return;
    }
    bool isFirst = false;
    if (!keep(organization, submission, completion, isFirst))
        completion.setReady(storage::Database::overloaded());
    else if (isFirst)
        post(organization);
}

/// Returns false if there is no place for the submission.
bool FeedbackIntake::Private::keep(OrganizationId organization, Submission &submission,
                                   Completion &completion, bool &isFirst)
{
    const std::lock_guard lock(mutex);
    const auto giveWay = [this](OrganizationId other) {
        displaceNewest(other);
        return true;
    };
    if (!places.take(organization, 1, giveWay))
        return false;
    std::deque<Waiting> &queue = queues[organization];
    isFirst = queue.empty();
    queue.push_back({ std::move(submission), &completion });
    return true;
}

/// Requires that the organization has several pending submissions. The newest one is refused later, because
/// its coroutine must not be resumed within another one.
void FeedbackIntake::Private::displaceNewest(OrganizationId organization)
{
    std::deque<Waiting> &queue = queues[organization];
    Completion *completion = queue.back().completion;
    queue.pop_back();
    places.giveBack(organization, 1);
    const auto nothing = [](Connection *) {
        return JobEnd::Finished;
    };
    database.postUrgently(nothing, [completion] {
        completion->setResult(storage::Database::overloaded());
        completion->resume();
    });
}

/// Posts the job that stores the next batch of the organization. Called without the mutex, because a job that
/// is refused runs at once.
void FeedbackIntake::Private::post(OrganizationId organization)
{
    const auto batch = std::make_shared<Batch>();
    batch->organization = organization;
    auto job = [this, batch](Connection *connection) {
        return run(connection, *batch);
    };
    database.post({ organization, true }, std::move(job), [this, batch] { finish(*batch); });
}

JobEnd FeedbackIntake::Private::run(Connection *connection, Batch &batch)
{
    // A batch whose lock was held stays as it is.
    if (batch.completions.empty() && take(batch))
        post(batch.organization);
    if (!connection) {
        batch.outcomes.assign(batch.completions.size(), IntakeOutcome(storage::Database::overloaded()));
        return JobEnd::Finished;
    }
    try {
        const int before = connection->lockTimeouts();
        batch.outcomes = BatchWriter(*connection, known).store(batch.organization, batch.submissions);
        const bool isAllHeld
            = std::all_of(batch.outcomes.begin(), batch.outcomes.end(), [&](const IntakeOutcome &each) {
                  return storage::Database::endOf(each, *connection, before) == JobEnd::LockHeld;
              });
        return isAllHeld ? JobEnd::LockHeld : JobEnd::Finished;
    } catch (...) {
        batch.exception = std::current_exception();
        return JobEnd::Finished;
    }
}

/// Takes pending submissions, as many as one transaction has identifiers for. A repeated request waits for
/// the batch after the one with the first, and finds its receipt. Returns true if some are left.
bool FeedbackIntake::Private::take(Batch &batch)
{
    const std::lock_guard lock(mutex);
    const auto found = queues.find(batch.organization);
    std::deque<Waiting> &queue = found->second;
    std::size_t identifiers = 0;
    std::set<QByteArray> keys;
    while (!queue.empty() && batch.completions.size() < std::size_t(limits.batch)) {
        const Submission &next = queue.front().submission;
        identifiers += 1 + next.item.targets.size();
        if (!batch.completions.empty() && identifiers > std::size_t(Transaction::identifiersPerTransaction))
            break;
        if (next.idempotency && !keys.insert(next.idempotency.request().receiptKey.key).second)
            break;
        batch.submissions.push_back(std::move(queue.front().submission));
        batch.completions.push_back(queue.front().completion);
        queue.pop_front();
    }
    places.giveBack(batch.organization, qint64(batch.completions.size()));
    if (!queue.empty())
        return true;
    queues.erase(found);
    return false;
}

void FeedbackIntake::Private::finish(Batch &batch)
{
    bool isAnyStored = false;
    for (std::size_t i = 0; i < batch.completions.size(); ++i) {
        if (batch.exception) {
            batch.completions[i]->setException(batch.exception);
            continue;
        }
        isAnyStored = isAnyStored || batch.outcomes[i];
        if (batch.outcomes[i].exhausted)
            exhausted.add(batch.organization, *batch.outcomes[i].exhausted);
        batch.completions[i]->setResult(std::move(batch.outcomes[i]));
    }
    if (notify && isAnyStored)
        notify();
    for (Completion *each : batch.completions)
        each->resume();
}

void FeedbackIntake::onStored(std::function<void()> notify)
{
    d->notify = std::move(notify);
}

int FeedbackIntake::queued() const
{
    const std::lock_guard lock(d->mutex);
    return int(d->places.used());
}

} // namespace triage::services
