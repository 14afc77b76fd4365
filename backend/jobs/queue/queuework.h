// SPDX-License-Identifier: GPL-3.0-or-later
// Does the work of a queue, a piece at a time.
#pragma once

#include "log/exceptiontype.h"
#include "stores/workqueue.h"

#include <chrono>
#include <functional>
#include <span>

namespace triage::jobs {

/// Claims one piece of work after the other, by turns of the organizations, and deals with its failures: it
/// is tried again after a growing delay, and set aside once it failed too often, so that it holds up nothing
/// else. A failure of the database is not the work's fault and does not count.
class QueueWork
{
public:
    struct Config
    {
        storage::WorkKind kind = storage::WorkKind::Move;
        std::chrono::seconds lease{ 60 };
        int maxAttempts = 2; ///< After this number of failures it is given up.
    };
    /// Does a claimed piece of work. The row has the queue's columns from Claim::payloadColumn on.
    using Work = std::function<Result<void>(storage::Connection &, const storage::ClaimedWork &,
                                            const storage::Row &)>;

    /// Work that is given up is passed to giveUp, if there is one; otherwise it is set aside.
    QueueWork(Config config, Work work, Work giveUp = {});

    /// Does the next piece of work; returns false if none is due.
    bool doNext(storage::Connection &connection);
    /// Returns the time until a piece of work is due, at most the given one.
    std::chrono::milliseconds untilDue(storage::Connection &connection,
                                       std::chrono::milliseconds longest) const;

private:
    void fail(storage::Connection &connection, const storage::ClaimedWork &work, const storage::Row &row,
              const Problem &problem);
    void giveUp(storage::Connection &connection, const storage::ClaimedWork &work, const storage::Row &row,
                const QString &error);

    Config m_config;
    Work m_work;
    Work m_giveUp;
    storage::WorkQueue m_queue;
};

/// Does the pieces of work at once. If that fails, and not because of the database, it does the halves, so
/// that a piece that fails does so alone. Passes those that failed to fail, with the problem.
template <typename Piece, typename Work, typename Fail>
void doTogether(std::span<Piece> pieces, const Work &work, const Fail &fail)
{
    if (pieces.empty())
        return;
    const Result<void> done = guarded([&] { return work(pieces); });
    if (!done && pieces.size() > 1 && done.error().type != ProblemType::ServiceUnavailable) {
        doTogether(pieces.first(pieces.size() / 2), work, fail);
        doTogether(pieces.subspan(pieces.size() / 2), work, fail);
    } else if (!done) {
        fail(pieces, done.error());
    }
}

/// Ends a claim of work that fails again and again: it is logged, marked, and due again after an hour.
void setAside(storage::Connection &connection, const storage::WorkQueue &queue,
              const storage::ClaimedWork &work, const QString &error);

} // namespace triage::jobs
