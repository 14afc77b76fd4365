// SPDX-License-Identifier: GPL-3.0-or-later
// The database as the HTTP thread sees it: jobs run on worker threads, answers come back to the caller's
// thread.
#pragma once

#include "database/connection.h"
#include "database/transaction.h"
#include "domain/ids.h"
#include "result.h"

#include <QObject>

#include <coroutine>
#include <exception>
#include <functional>
#include <memory>
#include <optional>

namespace triage::storage {

struct DatabaseConfig
{
    ConnectionConfig connection;
    int threads = 4; ///< Each with a connection of its own.
    int queueLimit = 2000; ///< Jobs that may wait; more are answered ServiceUnavailable at once.
};

/// A pool of worker threads with one connection each. Lives in one thread (the HTTP thread) and resumes the
/// coroutines that wait for it there, through one mailbox with one wake-up per drain.
class Database : public QObject
{
    Q_OBJECT
public:
    explicit Database(DatabaseConfig config, QObject *parent = nullptr);
    /// Waits for running jobs; those still queued are dropped with their coroutines unresumed, so call
    /// drain() first.
    ~Database() override;

    /// The awaitable of one job. Has a constructor on purpose: g++ 12 destroys an aggregate made inside a
    /// co_await expression twice.
    template <typename R>
    class Await
    {
    public:
        Await(Database &database, std::function<R(Connection &)> job)
            : m_database(database), m_job(std::move(job))
        {
        }
        bool await_ready() const noexcept { return false; }
        void await_suspend(std::coroutine_handle<> waiting)
        {
            m_database.post([this](Connection *connection) { run(connection); },
                            [waiting] { waiting.resume(); });
        }
        R await_resume()
        {
            if (m_bug)
                std::rethrow_exception(m_bug);
            return std::move(*m_result);
        }

    private:
        /// An exception is a bug; it goes on in the coroutine, where it is answered and logged.
        void run(Connection *connection)
        {
            try {
                m_result.emplace(connection ? m_job(*connection) : R(overloaded()));
            } catch (...) {
                m_bug = std::current_exception();
            }
        }

        Database &m_database;
        std::function<R(Connection &)> m_job;
        std::optional<R> m_result;
        std::exception_ptr m_bug;
    };

    /// Runs a job that reads; the job returns a Result<T>. Name the job before awaiting it:
    /// `auto job = […](Connection &db) { … }; const auto found = co_await database.read(std::move(job));`
    template <typename Job>
    auto read(Job job) -> Await<std::invoke_result_t<Job, Connection &>>
    {
        return { *this, std::move(job) };
    }

    /// Runs a job that writes, in a transaction that holds the organization's lock.
    template <typename Job>
    auto write(OrganizationId organization, Job job) -> Await<std::invoke_result_t<Job, Transaction &>>
    {
        using R = std::invoke_result_t<Job, Transaction &>;
        std::function<R(Connection &)> whole = [organization, work = std::move(job)](Connection &connection) {
            return inTransaction(connection, organization, work);
        };
        return { *this, std::move(whole) };
    }

    /// Runs job on a worker thread, then done on this object's thread. job gets nullptr where the queue is
    /// full; it then runs at once, on the calling thread, and done is still posted.
    void post(std::function<void(Connection *)> job, std::function<void()> done);
    /// Jobs waiting for a worker.
    int queued() const;
    /// Returns when no job is queued or running and every done has run.
    void drain();

    static Problem overloaded();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::storage
