#include "services/feedbackintake.h"

#include "search/searchquery.h"
#include "services/indexing.h"
#include "storage/database.h"
#include "storage/transaction.h"

#include <QSet>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::PreparedFeedback;
using storage::Transaction;

namespace {

/// One item and the coroutine that waits for it.
struct Waiting
{
    PreparedFeedback item;
    std::optional<Result<Feedback>> *result = nullptr;
    std::coroutine_handle<> coroutine;
};

using Batch = std::vector<Waiting>;

/// What waits for one organization. One writer at a time works on it.
struct Queue
{
    std::deque<Waiting> items;
    bool busy = false;
};

/// Words that this writer knows to be in the vocabulary, so that they need not be sent again.
class KnownWords
{
public:
    bool contains(OrganizationId organization, const QString &word) const
    {
        return m_hashes.contains(hash(organization, word));
    }
    void insert(OrganizationId organization, const std::vector<QString> &words)
    {
        if (m_hashes.size() > capacity)
            m_hashes.clear();
        for (const QString &word : words)
            m_hashes.insert(hash(organization, word));
    }

private:
    static constexpr std::size_t capacity = 200'000;

    static std::size_t hash(OrganizationId organization, const QString &word)
    {
        return qHash(word, std::size_t(organization.value()) * 0x9E3779B97F4A7C15u);
    }

    std::unordered_set<std::size_t> m_hashes;
};

Problem limitReached()
{
    return problem(ProblemType::UsageLimitReached,
                   u"The organization has reached its lifetime feedback limit. Ask its operator to raise it."_s);
}

} // namespace

struct FeedbackIntake::Private
{
    explicit Private(Config c) : config(std::move(c)) {}

    void work();
    Batch takeBatch(OrganizationId organization);
    void store(storage::Connection &connection, KnownWords &known, OrganizationId organization,
               std::span<Waiting> batch);
    void answer(Batch batch);

    const Config config;
    storage::Mailbox mailbox;
    mutable std::mutex mutex;
    std::condition_variable changed;
    std::unordered_map<OrganizationId, Queue> queues;
    std::deque<OrganizationId> ready; ///< Organizations with a queue that no writer works on.
    int waiting = 0;
    int unanswered = 0; ///< Only touched by the owner's thread.
    bool ending = false;
    std::function<void()> tell; ///< Only used by the owner's thread.
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

void FeedbackIntake::Await::await_suspend(std::coroutine_handle<> waiting)
{
    Private &d = *m_intake.d;
    ++d.unanswered;
    {
        const std::lock_guard lock(d.mutex);
        if (d.waiting < d.config.queueLimit) {
            ++d.waiting;
            Queue &queue = d.queues[m_organization];
            if (queue.items.empty() && !queue.busy) {
                d.ready.push_back(m_organization);
                d.changed.notify_one();
            }
            queue.items.push_back({std::move(m_item), &m_result, waiting});
            return;
        }
    }
    m_result.emplace(storage::Database::overloaded());
    d.mailbox.post([&d, waiting] {
        --d.unanswered;
        waiting.resume();
    });
}

void FeedbackIntake::onStored(std::function<void()> tell)
{
    d->tell = std::move(tell);
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
    storage::Connection connection(config.connection);
    KnownWords known;
    std::unique_lock lock(mutex);
    while (true) {
        changed.wait(lock, [this] { return ending || !ready.empty(); });
        if (ready.empty())
            return;
        const OrganizationId organization = ready.front();
        ready.pop_front();
        Batch batch = takeBatch(organization);
        lock.unlock();

        store(connection, known, organization, batch);
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

/// Takes what waits, as much as one transaction has identifiers for.
Batch FeedbackIntake::Private::takeBatch(OrganizationId organization)
{
    queues[organization].busy = true;
    std::deque<Waiting> &queue = queues[organization].items;
    Batch batch;
    std::size_t identifiers = 0;
    while (!queue.empty() && batch.size() < std::size_t(config.largestBatch)) {
        identifiers += 1 + queue.front().item.targets.size();
        if (!batch.empty() && identifiers > std::size_t(Transaction::identifiersPerTransaction))
            break;
        batch.push_back(std::move(queue.front()));
        queue.pop_front();
    }
    waiting -= int(batch.size());
    return batch;
}

void FeedbackIntake::Private::store(storage::Connection &connection, KnownWords &known, OrganizationId organization,
                                    std::span<Waiting> batch)
{
    std::vector<PreparedFeedback> items;
    QSet<QString> words;
    for (Waiting &each : batch) {
        const search::IndexedText index
            = search::indexedText(each.item.title.value_or(QString()), each.item.description);
        each.item.lexemes = index.lexemes;
        for (const QString &word : index.vocabulary) {
            if (!known.contains(organization, word))
                words.insert(word);
        }
        items.push_back(each.item);
    }
    const std::vector<QString> newWords(words.begin(), words.end());
    const auto stored
        = storage::inTransaction(connection, organization, [&](Transaction &tx) -> Result<std::vector<Feedback>> {
              storage::FeedbackWriter feedback(tx);
              const auto learnt = feedback.learnWords(newWords);
              if (!learnt)
                  return learnt.error();
              return feedback.create(items);
          });

    if (stored) {
        known.insert(organization, newWords);
        for (std::size_t i = 0; i < batch.size(); ++i)
            batch[i].result->emplace(i < stored->size() ? Result<Feedback>((*stored)[i])
                                                        : Result<Feedback>(limitReached()));
    } else if (stored.error().type == ProblemType::InternalError && batch.size() > 1) {
        // One item that cannot be stored must fail alone.
        store(connection, known, organization, batch.first(batch.size() / 2));
        store(connection, known, organization, batch.subspan(batch.size() / 2));
    } else {
        for (Waiting &each : batch)
            each.result->emplace(stored.error());
    }
}

void FeedbackIntake::Private::answer(Batch batch)
{
    mailbox.post([this, batch = std::move(batch)] {
        unanswered -= int(batch.size());
        if (tell)
            tell();
        for (const Waiting &each : batch)
            each.coroutine.resume();
    });
}

} // namespace triage::services
