// SPDX-License-Identifier: GPL-3.0-or-later
// The database for the HTTP thread: jobs run on worker threads, and their results return to the caller's
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
    int queueLimit = 2000; ///< Jobs beyond this number are answered ServiceUnavailable at once.
};

/// A pool of worker threads with one connection each. Lives in one thread (the HTTP thread) and resumes
/// waiting coroutines there, through one mailbox with one wake-up per drain.
class Database : public QObject
{
    Q_OBJECT
public:
    explicit Database(DatabaseConfig config, QObject *parent = nullptr);
    /// Waits for running jobs. Queued jobs are dropped and their coroutines never resumed, so call drain()
    /// first.
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

    /// Runs job on a worker thread, then done on this object's thread. If the queue is full, job receives
    /// nullptr and runs at once, on the calling thread; done is still posted.
    void post(std::function<void(Connection *)> job, std::function<void()> done);
    /// Returns the number of jobs that wait for a worker.
    int queued() const;
    /// Blocks until no job is queued or running and every done has run.
    void drain();

    static Problem overloaded();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::storage
