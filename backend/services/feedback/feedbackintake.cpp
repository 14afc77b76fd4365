// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/feedbackintake.h"

#include "database/database.h"
#include "database/transaction.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <set>
#include <thread>
#include <unordered_map>

namespace triage::services {

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
};

/// The pending submissions of one organization. One writer at a time works on it.
struct Queue
{
    std::deque<Waiting> items;
    bool busy = false;
};

} // namespace

struct FeedbackIntake::Private
{
    explicit Private(Config c) : config(std::move(c)) { }

    void add(OrganizationId organization, Submission submission, Completion &completion);
    void work();
    Batch takeBatch(OrganizationId organization);
    void answer(Batch batch);
    void finish(Batch &batch);

    const Config config;
    storage::Mailbox mailbox;
    mutable std::mutex mutex;
    std::condition_variable changed;
    std::unordered_map<OrganizationId, Queue> queues;
    std::deque<OrganizationId> ready; ///< Organizations with a queue that no writer works on.
    int waiting = 0;
    int unanswered = 0; ///< Used by the owner's thread only.
    ExhaustedBuckets exhausted; ///< Used by the owner's thread only.
    bool ending = false;
    std::function<void()> notify; ///< Used by the owner's thread only.
    std::vector<std::thread> threads;
};

FeedbackIntake::FeedbackIntake(Config config) : d(std::make_unique<Private>(std::move(config)))
{
    for (int i = 0; i < d->config.writers; ++i)
        d->threads.emplace_back([this] { d->work(); });
}

FeedbackIntake::~FeedbackIntake()
{
    {
        const std::lock_guard lock(d->mutex);
        d->ending = true;
    }
    d->changed.notify_all();
    for (std::thread &thread : d->threads)
        thread.join();
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
    ++unanswered;
    {
        const std::lock_guard lock(mutex);
        if (waiting < config.queueLimit) {
            ++waiting;
            Queue &queue = queues[organization];
            if (queue.items.empty() && !queue.busy) {
                ready.push_back(organization);
                changed.notify_one();
            }
            queue.items.push_back({ std::move(submission), &completion });
            return;
        }
    }
    completion.setResult(storage::Database::overloaded());
    mailbox.post([this, &completion] {
        --unanswered;
        completion.resume();
    });
}

void FeedbackIntake::onStored(std::function<void()> notify)
{
    d->notify = std::move(notify);
}

int FeedbackIntake::queued() const
{
    const std::lock_guard lock(d->mutex);
    return d->waiting;
}

void FeedbackIntake::drain()
{
    while (d->unanswered > 0)
        d->mailbox.waitAndEmpty();
}

void FeedbackIntake::Private::work()
{
    BatchWriter writer(config.connection);
    std::unique_lock lock(mutex);
    while (true) {
        changed.wait(lock, [this] { return ending || !ready.empty(); });
        if (ready.empty())
            return;
        const OrganizationId organization = ready.front();
        ready.pop_front();
        Batch batch = takeBatch(organization);
        lock.unlock();

        batch.outcomes = writer.store(organization, batch.submissions);
        answer(std::move(batch));

        lock.lock();
        const auto queue = queues.find(organization);
        queue->second.busy = false;
        if (queue->second.items.empty()) {
            queues.erase(queue);
        } else {
            ready.push_back(organization);
            changed.notify_one();
        }
    }
}

/// Takes pending submissions, as many as one transaction has identifiers for. A repeated request waits for
/// the batch after the one with the first, and finds its receipt.
Batch FeedbackIntake::Private::takeBatch(OrganizationId organization)
{
    queues[organization].busy = true;
    std::deque<Waiting> &queue = queues[organization].items;
    Batch batch{ organization, {}, {}, {} };
    std::size_t identifiers = 0;
    std::set<QByteArray> keys;
    while (!queue.empty() && batch.completions.size() < std::size_t(config.maxBatchSize)) {
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
    waiting -= int(batch.completions.size());
    return batch;
}

void FeedbackIntake::Private::answer(Batch batch)
{
    mailbox.post([this, batch = std::move(batch)]() mutable { finish(batch); });
}

void FeedbackIntake::Private::finish(Batch &batch)
{
    unanswered -= int(batch.completions.size());
    bool isAnyStored = false;
    for (std::size_t i = 0; i < batch.completions.size(); ++i) {
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

} // namespace triage::services
