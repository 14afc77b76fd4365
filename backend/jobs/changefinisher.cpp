// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/changefinisher.h"

#include "jobs/partsize.h"
#include "jobs/queue/queuework.h"
#include "log/log.h"
#include "services/buffers/buffermoves.h"
#include "stores/parts/followupstore.h"
#include "stores/transfer/importundo.h"
#include "stores/triage/tagchanges.h"

#include <optional>

namespace triage::jobs {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using storage::ClaimedWork;

constexpr std::chrono::milliseconds finishPollInterval = 2s;
/// Between transactions others get the organization's lock.
constexpr std::chrono::milliseconds pauseAfterPart = 5ms;
constexpr std::chrono::milliseconds pauseWhileUnfinished = 50ms;
/// A request that found the lock held rests for a quarter of a second. After a long part, the next one is due
/// when that is over.
constexpr auto longPart = 200ms;
constexpr std::chrono::milliseconds pauseAfterLongPart = 350ms;
/// A part waits for the organization's lock for at most half a second, and takes far less than one.
constexpr auto partLease = 15s;

/// Planning takes a part of the time of one part.
constexpr int partsPerPlan = 10;

/// The number of rows of a part; std::nullopt if it was the last.
using PartRows = std::optional<int>;
/// Does a part of at most that many rows.
using Part = Result<PartRows> (*)(storage::Transaction &tx, const ClaimedWork &work, int rows);

Result<PartRows> movePart(storage::Transaction &tx, const ClaimedWork &work, int rows)
{
    return services::continueMove(tx, MoveId(work.id), rows);
}

Result<PartRows> followPart(storage::Transaction &tx, const ClaimedWork &work, int rows)
{
    const storage::FollowUp what = storage::FollowUp::of(work.kind, work.id);
    const auto isEnd = what.kind == storage::FollowUpKind::Tag
        ? storage::TagChangeWriter(tx).follow(TagChangeId(what.subject), rows)
        : storage::FollowUpWriter(tx).follow(what, rows);
    if (!isEnd)
        return isEnd.error();
    return *isEnd ? PartRows() : PartRows(rows); // a part that is not the last has as many as it may
}

Result<PartRows> undoPart(storage::Transaction &tx, const ClaimedWork &work, int rows)
{
    const auto undone = storage::ImportUndo(tx).undoSome(ImportId(work.id), rows);
    if (!undone)
        return undone.error();
    return *undone == 0 ? PartRows() : PartRows(*undone);
}

/// The changes of one kind. The size of the parts stays with the thread.
class Changes
{
public:
    Changes(storage::WorkKind kind, Part part, const char *endEvent)
        : m_queue(kind), m_part(part), m_endEvent(endEvent),
          m_work({ kind, partLease },
                 [this](storage::Connection &connection, const ClaimedWork &work, const storage::Row &) {
                     return doPart(connection, work);
                 })
    {
    }

    bool doNext(storage::Connection &connection) { return m_work.doNext(connection); }

private:
    /// Runs a part and adapts the size of the next one. The time is that from the organization's lock to the
    /// commit.
    Result<void> doPart(storage::Connection &connection, const ClaimedWork &work)
    {
        Clock::time_point locked;
        const auto rows = storage::inTransaction(
            connection, work.organization, [&](storage::Transaction &tx) -> Result<PartRows> {
                locked = Clock::now();
                const auto done = m_part(tx, work, m_size.rows());
                if (!done || !*done)
                    return done;
                const bool wasLong = Clock::now() - locked > longPart;
                const auto released = m_queue.release(tx, work, wasLong ? pauseAfterLongPart : 0ms);
                return released ? done : Result<PartRows>(released.error());
            });
        if (!rows)
            return rows.error();
        if (*rows)
            m_size.took(Clock::now() - locked, **rows);
        else
            logFact(LogLevel::Info, m_endEvent, { { "organization", encodeId(work.organization.value()) } });
        return {};
    }

    storage::WorkQueue m_queue;
    Part m_part;
    const char *m_endEvent;
    PartSize m_size;
    QueueWork m_work;
};

/// The kinds of changes take turns, too.
class Finishing
{
public:
    std::chrono::milliseconds work(storage::Connection &connection)
    {
        if (m_parts++ % partsPerPlan == 0 && !storage::forgetPlans(connection))
            return finishPollInterval;
        const bool hasMoved = m_moves.doNext(connection);
        const bool hasFollowed = m_followUps.doNext(connection);
        const bool hasUndone = m_undos.doNext(connection);
        if (hasMoved || hasFollowed || hasUndone) {
            m_lastPart = Clock::now();
            return pauseAfterPart;
        }
        return Clock::now() - m_lastPart < finishPollInterval ? pauseWhileUnfinished : finishPollInterval;
    }

private:
    int m_parts = 0; ///< Rounds so far.
    Clock::time_point m_lastPart{};
    Changes m_moves{ storage::WorkKind::Move, movePart, "buffer.moved" };
    Changes m_followUps{ storage::WorkKind::FollowUp, followPart, "change.followed" };
    Changes m_undos{ storage::WorkKind::ImportUndo, undoPart, "import.undone" };
};

} // namespace

ChangeFinisher::ChangeFinisher(storage::ConnectionConfig connection)
    : BackgroundThread(std::move(connection),
                       [finishing = std::make_shared<Finishing>()](storage::Connection &database) {
                           return finishing->work(database);
                       })
{
}

} // namespace triage::jobs
