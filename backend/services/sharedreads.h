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
template <typename Ask, typename Value>
class SharedReads
{
public:
    using Results = std::vector<Result<Value>>;
    /// Answers all that were asked in one group together, in their order.
    using Job = std::function<Results(storage::Connection &, const std::vector<Ask> &)>;

    SharedReads(storage::Database &database, Job job, std::size_t largest = 256)
        : m_database(database), m_job(std::move(job)), m_largest(largest)
    {
    }

    /// co_await it.
    class Await
    {
    public:
        Await(SharedReads &reads, QByteArray group, Ask ask)
            : m_reads(reads), m_group(std::move(group)), m_ask(std::move(ask))
        {
        }
        bool await_ready() const noexcept { return false; }
        void await_suspend(std::coroutine_handle<> waiting)
        {
            m_reads.join(m_group, { std::move(m_ask), &m_result, &m_bug, waiting });
        }
        Result<Value> await_resume()
        {
            if (m_bug)
                std::rethrow_exception(m_bug);
            return std::move(*m_result);
        }

    private:
        SharedReads &m_reads;
        QByteArray m_group;
        Ask m_ask;
        std::optional<Result<Value>> m_result;
        std::exception_ptr m_bug;
    };

    Await read(QByteArray group, Ask ask) { return { *this, std::move(group), std::move(ask) }; }

private:
    struct Waiter
    {
        Ask ask;
        std::optional<Result<Value>> *result;
        std::exception_ptr *bug;
        std::coroutine_handle<> coroutine;
    };

    /// One read and those whom it answers.
    struct Reading
    {
        std::vector<Ask> asks;
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
        const auto reading = std::make_shared<Reading>();
        const auto end = waiting.begin() + std::ptrdiff_t(std::min(waiting.size(), m_largest));
        reading->waiters.assign(std::make_move_iterator(waiting.begin()), std::make_move_iterator(end));
        waiting.erase(waiting.begin(), end);
        for (Waiter &waiter : reading->waiters)
            reading->asks.push_back(std::move(waiter.ask));
        m_database.post([this, reading](storage::Connection *connection) { run(connection, *reading); },
                        [this, group, reading] { finish(group, *reading); });
    }

    void run(storage::Connection *connection, Reading &reading)
    {
        try {
            reading.results = connection ? m_job(*connection, reading.asks)
                                         : Results(reading.asks.size(), storage::Database::overloaded());
        } catch (...) {
            reading.bug = std::current_exception();
        }
    }

    void finish(const QByteArray &group, Reading &reading)
    {
        const auto found = m_groups.find(group);
        if (found->second.empty())
            m_groups.erase(found);
        else
            begin(group);
        for (std::size_t i = 0; i < reading.waiters.size(); ++i) {
            if (reading.bug)
                *reading.waiters[i].bug = reading.bug;
            else
                reading.waiters[i].result->emplace(std::move(reading.results[i]));
        }
        for (const Waiter &waiter : reading.waiters)
            waiter.coroutine.resume();
    }

    storage::Database &m_database;
    const Job m_job;
    const std::size_t m_largest;
    Groups m_groups;
};

} // namespace triage::services
