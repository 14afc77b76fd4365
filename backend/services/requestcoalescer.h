// SPDX-License-Identifier: GPL-3.0-or-later
// Coalesces reads that are requested at the same time.
#pragma once

#include "database/awaitable.h"
#include "database/database.h"
#include "log/log.h"

#include <QByteArray>

#include <algorithm>
#include <exception>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

namespace triage::services {

/// Runs at most one read of each group at a time. If no read of the group is running, a request starts one at
/// once. A request that comes while one is running is answered by the next, which begins after the request,
/// so that its answer shows everything done before it. A read that only clients wait for that have gone does
/// not begin. Lives in the HTTP thread, and must exist until the database is drained.
template <typename Request, typename Value>
class RequestCoalescer
{
public:
    using Results = std::vector<Result<Value>>;
    /// Answers requests of one group together, in their order.
    using Job = std::function<Results(storage::Connection &, const std::vector<Request> &)>;

    /// A read answers at most maxBatchSize requests that waited for it.
    RequestCoalescer(storage::Database &database, Job job, std::size_t maxBatchSize = 256)
        : m_database(database), m_job(std::move(job)), m_maxBatchSize(maxBatchSize)
    {
    }

    /// Requests a value. The requests that one read answers are resumed together. The organization is that of
    /// every request of the group; invalid if there may be several.
    storage::Awaitable<Result<Value>> request(OrganizationId organization, QByteArray group, Request request)
    {
        return storage::Awaitable<Result<Value>>([this, organization, group = std::move(group),
                                                  request = std::move(request)](Waiter &waiter) mutable {
            join(organization, group, std::move(request), waiter);
        });
    }

private:
    static constexpr std::size_t maxWaiting = 20'000; ///< In a group; no more clients are connected.

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
        OrganizationId organization;
        Batch next; ///< Requests that wait for the next reads.
    };

    void join(OrganizationId organization, const QByteArray &name, Request request, Waiter &waiter)
    {
        const auto [found, isNew] = m_groups.try_emplace(name);
        Group &group = found->second;
        group.organization = organization;
        if (group.next.requests.size() >= maxWaiting) {
            waiter.setReady(storage::Database::overloaded());
            return;
        }
        group.next.requests.push_back(std::move(request));
        group.next.waiters.push_back(&waiter);
        if (isNew && !begin(name, group, &storage::Database::postIfRoom)) {
            m_groups.erase(found);
            waiter.setReady(storage::Database::overloaded());
        }
    }

    /// Posts the read of those who wait. Returns what the function returns.
    template <typename Returned>
    Returned begin(const QByteArray &name, Group &group,
                   Returned (storage::Database::*post)(storage::JobPlace, storage::Database::Job,
                                                       std::function<void()>))
    {
        // The read is for all who wait for it, whichever of them has gone.
        const RequestScope scope({ RequestScope::current().id });
        const auto batch = std::make_shared<Batch>();
        moveFront(group.next.requests, batch->requests);
        moveFront(group.next.waiters, batch->waiters);
        return (m_database.*post)(
            { group.organization },
            [this, batch](storage::Connection *connection) { return run(connection, *batch); },
            [this, organization = group.organization, name, batch] { finish(organization, name, batch); });
    }

    /// Moves as many elements as one read answers.
    template <typename T>
    void moveFront(std::vector<T> &from, std::vector<T> &to) const
    {
        if (from.size() <= m_maxBatchSize) // the usual case, which keeps no capacity
            return to.swap(from);
        const auto end = from.begin() + std::ptrdiff_t(m_maxBatchSize);
        to.assign(std::make_move_iterator(from.begin()), std::make_move_iterator(end));
        from.erase(from.begin(), end);
    }

    storage::JobEnd run(storage::Connection *connection, Batch &batch) const
    {
        const bool isWanted = !std::all_of(batch.waiters.begin(), batch.waiters.end(),
                                           [](const Waiter *waiter) { return waiter->isAbandoned(); });
        if (!connection || !isWanted) {
            batch.results = Results(batch.requests.size(), storage::Database::overloaded());
            return storage::JobEnd::Finished;
        }
        try {
            const int before = connection->lockTimeouts();
            batch.results = m_job(*connection, batch.requests);
            return storage::Database::endOf(batch.results.front(), *connection, before);
        } catch (...) {
            batch.exception = std::current_exception();
            return storage::JobEnd::Finished;
        }
    }

    /// Each waiter takes a turn of its own, because it may write a long answer.
    void finish(OrganizationId organization, const QByteArray &name, const std::shared_ptr<Batch> &batch)
    {
        const auto found = m_groups.find(name);
        if (found->second.next.requests.empty())
            m_groups.erase(found);
        else
            begin(name, found->second, &storage::Database::post);
        for (std::size_t i = 1; i < batch->waiters.size(); ++i)
            m_database.resumeLater(organization, [batch, i] { resume(*batch, i); });
        resume(*batch, 0);
    }

    static void resume(Batch &batch, std::size_t index)
    {
        Waiter &waiter = *batch.waiters[index];
        if (batch.exception)
            waiter.setException(batch.exception);
        else
            waiter.setResult(std::move(batch.results[index]));
        waiter.resume();
    }

    storage::Database &m_database;
    const Job m_job;
    const std::size_t m_maxBatchSize;
    std::unordered_map<QByteArray, Group> m_groups;
};

} // namespace triage::services
