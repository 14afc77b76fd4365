// SPDX-License-Identifier: GPL-3.0-or-later
// The database as the HTTP thread sees it: jobs run on worker threads, answers come back to the caller's
// thread.
#pragma once

#include "database/awaitable.h"
#include "database/connection.h"
#include "database/transaction.h"
#include "domain/ids.h"
#include "result.h"

#include <QObject>

#include <functional>
#include <memory>
#include <type_traits>

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

    /// Runs a job that reads; the job returns a Result<T>. Name the job before awaiting it:
    /// `auto job = […](Connection &db) { … }; const auto found = co_await database.read(std::move(job));`
    template <typename Job>
    auto read(Job job) -> Awaitable<std::invoke_result_t<Job, Connection &>>
    {
        using R = std::invoke_result_t<Job, Connection &>;
        return Awaitable<R>([this, work = std::move(job)](Completion<R> &completion) mutable {
            post(
                [&work, &completion](Connection *connection) {
                    completion.setResultOf(
                        [&] { return connection ? R(work(*connection)) : R(overloaded()); });
                },
                [&completion] { completion.resume(); });
        });
    }

    /// Runs a job that writes, in a transaction that holds the organization's lock.
    template <typename Job>
    auto write(OrganizationId organization, Job job) -> Awaitable<std::invoke_result_t<Job, Transaction &>>
    {
        return read([organization, work = std::move(job)](Connection &connection) {
            return inTransaction(connection, organization, work);
        });
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
