// SPDX-License-Identifier: GPL-3.0-or-later
// Coalesces reads that are requested at the same time.
#pragma once

#include "database/awaitable.h"
#include "database/database.h"

#include <QByteArray>

#include <algorithm>
#include <exception>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace triage::services {

/// The read that answers a request that comes while a read of its group is running.
enum class JoinedRead {
    /// The next one. It begins after the request, so that the answer shows everything done before the
    /// request.
    Next,
    /// The running one. All requests of a group must be equal, and the running read new enough for them.
    Running,
};

/// Runs at most one read of each group at a time. If no read of the group is running, a request starts one at
/// once. Lives in the HTTP thread, and must exist until the database is drained.
template <typename Request, typename Value>
class RequestCoalescer
{
public:
    using Results = std::vector<Result<Value>>;
    /// Answers requests of one group together, in their order.
    using Job = std::function<Results(storage::Connection &, const std::vector<Request> &)>;

    /// A read answers at most maxBatchSize requests that waited for it.
    RequestCoalescer(storage::Database &database, Job job, std::size_t maxBatchSize = 256,
                     JoinedRead joined = JoinedRead::Next)
        : m_database(database), m_job(std::move(job)), m_maxBatchSize(maxBatchSize), m_joined(joined)
    {
    }

    /// Requests a value. The requests that one read answers are resumed together.
    storage::Awaitable<Result<Value>> request(QByteArray group, Request request)
    {
        return storage::Awaitable<Result<Value>>(
            [this, group = std::move(group), request = std::move(request)](Waiter &waiter) mutable {
                join(group, std::move(request), waiter);
            });
    }

private:
    using Waiter = storage::Completion<Result<Value>>;

    /// One read and the waiters that it answers.
    struct Batch
    {
        std::vector<Request> requests;
        std::vector<Waiter *> waiters;
        Results results;
        std::exception_ptr exception;
    };

    /// Exists while a read is running.
    struct Group
    {
        std::shared_ptr<Batch> running;
        Batch next; ///< Requests that wait for the next reads.
    };

    void join(const QByteArray &name, Request request, Waiter &waiter)
    {
        const auto [found, isNew] = m_groups.try_emplace(name);
        Group &group = found->second;
        if (!isNew && m_joined == JoinedRead::Running) {
            group.running->waiters.push_back(&waiter);
            return;
        }
        group.next.requests.push_back(std::move(request));
        group.next.waiters.push_back(&waiter);
        if (isNew)
            begin(name, group);
    }

    void begin(const QByteArray &name, Group &group)
    {
        const auto batch = std::make_shared<Batch>();
        moveFront(group.next.requests, batch->requests);
        moveFront(group.next.waiters, batch->waiters);
        group.running = batch;
        m_database.post([this, batch](storage::Connection *connection) { run(connection, *batch); },
                        [this, name, batch] { finish(name, *batch); });
    }

    /// Moves as many elements as one read answers.
    template <typename T>
    void moveFront(std::vector<T> &from, std::vector<T> &to) const
    {
        const auto end = from.begin() + std::ptrdiff_t(std::min(from.size(), m_maxBatchSize));
        to.assign(std::make_move_iterator(from.begin()), std::make_move_iterator(end));
        from.erase(from.begin(), end);
    }

    void run(storage::Connection *connection, Batch &batch) const
    {
        try {
            batch.results = connection ? m_job(*connection, batch.requests)
                                       : Results(batch.requests.size(), storage::Database::overloaded());
        } catch (...) {
            batch.exception = std::current_exception();
        }
    }

    void finish(const QByteArray &name, Batch &batch)
    {
        const auto found = m_groups.find(name);
        if (found->second.next.requests.empty())
            m_groups.erase(found);
        else
            begin(name, found->second);
        for (std::size_t i = 0; i < batch.waiters.size(); ++i) {
            Waiter &waiter = *batch.waiters[i];
            if (batch.exception)
                waiter.setException(batch.exception);
            else if (m_joined == JoinedRead::Running)
                waiter.setResult(batch.results.front());
            else
                waiter.setResult(std::move(batch.results[i]));
        }
        for (Waiter *waiter : batch.waiters)
            waiter->resume();
    }

    storage::Database &m_database;
    const Job m_job;
    const std::size_t m_maxBatchSize;
    const JoinedRead m_joined;
    std::unordered_map<QByteArray, Group> m_groups;
};

} // namespace triage::services
