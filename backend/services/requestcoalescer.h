// SPDX-License-Identifier: GPL-3.0-or-later
// Reads that many ask for at the same time: those that come while one is under way share the next.
#pragma once

#include "database/database.h"

#include <QByteArray>

#include <algorithm>
#include <coroutine>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace triage::services {

/// Of each group one read at a time is under way. It begins after everyone asked whom it answers, so that
/// nobody gets an answer from before what they had done themselves. Without others in the group a read begins
/// at once. Lives in the HTTP thread, and until the database is drained.
template <typename Request, typename Value>
class RequestCoalescer
{
public:
    using Results = std::vector<Result<Value>>;
    /// Answers all that were asked in one group together, in their order.
    using Job = std::function<Results(storage::Connection &, const std::vector<Request> &)>;

    RequestCoalescer(storage::Database &database, Job job, std::size_t maxBatchSize = 256)
        : m_database(database), m_job(std::move(job)), m_maxBatchSize(maxBatchSize)
    {
    }

    /// co_await it.
    class Await
    {
    public:
        Await(RequestCoalescer &coalescer, QByteArray group, Request request)
            : m_coalescer(coalescer), m_group(std::move(group)), m_request(std::move(request))
        {
        }
        bool await_ready() const noexcept { return false; }
        void await_suspend(std::coroutine_handle<> waiting)
        {
            m_coalescer.join(m_group, { std::move(m_request), &m_result, &m_bug, waiting });
        }
        Result<Value> await_resume()
        {
            if (m_bug)
                std::rethrow_exception(m_bug);
            return std::move(*m_result);
        }

    private:
        RequestCoalescer &m_coalescer;
        QByteArray m_group;
        Request m_request;
        std::optional<Result<Value>> m_result;
        std::exception_ptr m_bug;
    };

    Await request(QByteArray group, Request request)
    {
        return { *this, std::move(group), std::move(request) };
    }

private:
    struct Waiter
    {
        Request request;
        std::optional<Result<Value>> *result;
        std::exception_ptr *bug;
        std::coroutine_handle<> coroutine;
    };

    /// One read and those whom it answers.
    struct Batch
    {
        std::vector<Request> requests;
        std::vector<Waiter> waiters;
        Results results;
        std::exception_ptr bug;
    };

    /// There while a read is under way; who waits for the next.
    using Groups = std::unordered_map<QByteArray, std::vector<Waiter>>;

    void join(const QByteArray &group, Waiter waiter)
    {
        const auto [found, isNew] = m_groups.try_emplace(group);
        found->second.push_back(std::move(waiter));
        if (isNew)
            begin(group);
    }

    void begin(const QByteArray &group)
    {
        std::vector<Waiter> &waiting = m_groups[group];
        const auto batch = std::make_shared<Batch>();
        const auto end = waiting.begin() + std::ptrdiff_t(std::min(waiting.size(), m_maxBatchSize));
        batch->waiters.assign(std::make_move_iterator(waiting.begin()), std::make_move_iterator(end));
        waiting.erase(waiting.begin(), end);
        for (Waiter &waiter : batch->waiters)
            batch->requests.push_back(std::move(waiter.request));
        m_database.post([this, batch](storage::Connection *connection) { run(connection, *batch); },
                        [this, group, batch] { finish(group, *batch); });
    }

    void run(storage::Connection *connection, Batch &batch)
    {
        try {
            batch.results = connection ? m_job(*connection, batch.requests)
                                       : Results(batch.requests.size(), storage::Database::overloaded());
        } catch (...) {
            batch.bug = std::current_exception();
        }
    }

    void finish(const QByteArray &group, Batch &batch)
    {
        const auto found = m_groups.find(group);
        if (found->second.empty())
            m_groups.erase(found);
        else
            begin(group);
        for (std::size_t i = 0; i < batch.waiters.size(); ++i) {
            if (batch.bug)
                *batch.waiters[i].bug = batch.bug;
            else
                batch.waiters[i].result->emplace(std::move(batch.results[i]));
        }
        for (const Waiter &waiter : batch.waiters)
            waiter.coroutine.resume();
    }

    storage::Database &m_database;
    const Job m_job;
    const std::size_t m_maxBatchSize;
    Groups m_groups;
};

} // namespace triage::services
