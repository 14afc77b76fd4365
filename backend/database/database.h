// SPDX-License-Identifier: GPL-3.0-or-later
// The database for the HTTP thread: jobs run on worker threads, and their results return to the caller's
// thread.
#pragma once

#include "database/awaitable.h"
#include "database/connection.h"
#include "database/fairqueue.h"
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
    ConnectionConfig connection; ///< lockTimeout is for how long a job is tried again that needs a lock.
    int threads = 4; ///< Each with a connection of its own. One more is reserved for urgent jobs.
    /// A job without a place in it (see FairQueue) is answered ServiceUnavailable at once.
    int queueLimit = 2000;
    bool isBackground = false; ///< Its threads leave the processors to others.
};

/// A pool of worker threads with one connection each, in which organizations take turns (see FairQueue).
/// Writers of one organization wait for each other without a worker. A job that needs a lock that someone
/// else holds gives its worker back after a moment, and is tried again later. Lives in one thread (the HTTP
/// thread) and resumes waiting coroutines there, through one mailbox with one wake-up per drain.
class Database : public QObject
{
    Q_OBJECT
public:
    explicit Database(DatabaseConfig config, QObject *parent = nullptr);
    /// Waits for running jobs. Queued jobs are dropped and their coroutines never resumed, so call drain()
    /// first.
    ~Database() override;

    /// Runs a job that reads something of an organization; the job returns a Result<T> and may run several
    /// times. Name the job before awaiting it:
    /// `auto job = […](Connection &db) { … }; const auto found = co_await database.read(organization,
    /// std::move(job));`
    template <typename Job>
    auto read(OrganizationId organization, Job job) -> Awaitable<std::invoke_result_t<Job, Connection &>>
    {
        return awaitJob({ organization, false }, std::move(job));
    }

    /// Runs a job that writes for a caller, in a transaction that holds the organization's lock. InvalidToken
    /// or AdminRequired, and nothing is written, if the caller may not write any more by then.
    template <typename Job>
    auto write(const Caller &caller, Job job) -> Awaitable<std::invoke_result_t<Job, Transaction &>>
    {
        return readAndWrite(
            caller, [organization = caller.organization, work = std::move(job)](Connection &connection) {
                return inTransaction(connection, organization, work);
            });
    }

    /// Runs a job that begins transactions of the caller by itself, with other work around them.
    template <typename Job>
    auto readAndWrite(const Caller &caller, Job job) -> Awaitable<std::invoke_result_t<Job, Connection &>>
    {
        return awaitJob({ caller.organization, true },
                        [writer = writerOf(caller), work = std::move(job)](Connection &connection) mutable {
                            const WritingFor scope(connection, { writer });
                            return work(connection);
                        });
    }

    /// Runs a short job that must not wait for the work of organizations: who a caller is, and whether the
    /// server is ready.
    template <typename Job>
    auto readUrgently(Job job) -> Awaitable<std::invoke_result_t<Job, Connection &>>
    {
        using R = std::invoke_result_t<Job, Connection &>;
        return Awaitable<R>([this, work = std::move(job)](Completion<R> &completion) mutable {
            postUrgently(runInto(work, completion), [&completion] { completion.resume(); });
        });
    }

    /// Does the same as read(), although the client of the request may have gone: for a job that others rely
    /// on.
    template <typename Job>
    auto readForOthers(OrganizationId organization, Job job)
        -> Awaitable<std::invoke_result_t<Job, Connection &>>
    {
        using R = std::invoke_result_t<Job, Connection &>;
        return Awaitable<R>([this, organization, work = std::move(job)](Completion<R> &completion) mutable {
            const RequestScope scope({ RequestScope::current().id });
            post({ organization, false }, runInto(work, completion), [&completion] { completion.resume(); });
        });
    }

    using Job = std::function<JobEnd(Connection *)>;

    /// Runs job on a worker thread, then done on this object's thread. A job that has no place in the queue,
    /// or loses it to another organization, receives nullptr and runs at once, on the thread that called this
    /// function last; done is still posted. So does one that reads, on a worker thread, if the client of the
    /// current request has gone before the job begins. The job runs again if it says that a lock was held, as
    /// long as it is worth it. May be called by jobs, too.
    void post(JobPlace place, Job job, std::function<void()> done);
    /// The same, but returns false and calls neither function if the queue has no place for the job now, so
    /// that a refused job holds no memory. To be called in this object's thread.
    [[nodiscard]] bool postIfRoom(JobPlace place, Job job, std::function<void()> done);
    /// Does what post() does for a job that readUrgently() would run.
    void postUrgently(Job job, std::function<void()> done);
    /// Calls the function on this object's thread, when the organization has its turn. To be called in that
    /// thread by one that resumes many coroutines.
    void resumeLater(OrganizationId organization, std::function<void()> resume);
    /// Returns the number of jobs that wait for a worker.
    int queued() const;
    /// Blocks until no job is queued or running and every done has run.
    void drain();

    static Problem overloaded();
    /// Returns how a job ended, by its result and the number of lock timeouts of its connection before it.
    template <typename T>
    static JobEnd endOf(const Result<T> &result, const Connection &connection, int lockTimeoutsBefore)
    {
        const bool isHeld = !result && result.error().type == ProblemType::ServiceUnavailable
            && connection.lockTimeouts() > lockTimeoutsBefore;
        return isHeld ? JobEnd::LockHeld : JobEnd::Finished;
    }

private:
    template <typename Work>
    auto awaitJob(JobPlace place, Work job) -> Awaitable<std::invoke_result_t<Work, Connection &>>
    {
        using R = std::invoke_result_t<Work, Connection &>;
        return Awaitable<R>([this, place, work = std::move(job)](Completion<R> &completion) mutable {
            if (!postIfRoom(place, runInto(work, completion), [&completion] { completion.resume(); }))
                completion.setReady(overloaded());
        });
    }

    /// Returns a job that stores the result of the work, which must live until then.
    template <typename Work, typename R>
    static Job runInto(Work &work, Completion<R> &completion)
    {
        return [&work, &completion](Connection *connection) {
            JobEnd end = JobEnd::Finished;
            completion.setResultOf([&] {
                if (!connection)
                    return R(overloaded());
                const int before = connection->lockTimeouts();
                R result(work(*connection));
                end = endOf(result, *connection, before);
                return result;
            });
            return end;
        };
    }

    /// Returns the job that has no place any more, if there is one.
    std::optional<QueuedJob> enqueue(JobPlace place, Job job, std::function<void()> done);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::storage
