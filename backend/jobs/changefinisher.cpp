// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/changefinisher.h"

#include "jobs/partsize.h"
#include "log/log.h"
#include "services/buffers/buffermoves.h"
#include "stores/parts/followupstore.h"
#include "stores/triage/tagchanges.h"

namespace triage::jobs {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds finishPollInterval = 2s;
/// Between transactions others get the organization's lock. After long parts the next one is due later only,
/// which the statements see to, for all backends.
constexpr std::chrono::milliseconds pauseAfterPart = 5ms;
constexpr std::chrono::milliseconds pauseWhileUnfinished = 50ms;
/// A part waits for the organization's lock for at most half a second, and takes far less than one.
constexpr auto partLease = 15s;

/// Planning takes a part of the time of one part.
constexpr int partsPerPlan = 10;

/// Runs a part of a change and adapts the size of the next one. The time is that from the organization's lock
/// to the commit.
template <typename Part>
Result<bool> runPart(storage::Connection &connection, OrganizationId organization, PartSize &size,
                     const Part &part)
{
    Clock::time_point locked;
    const auto work = [&](storage::Transaction &tx) {
        locked = Clock::now();
        return part(tx, size.rows());
    };
    const Result<bool> isEnd = storage::inTransaction(connection, organization, work);
    if (isEnd && !*isEnd)
        size.took(Clock::now() - locked);
    return isEnd;
}

/// The sizes of the parts stay with this thread.
class Finishing
{
public:
    std::chrono::milliseconds work(storage::Connection &connection)
    {
        if (m_parts++ % partsPerPlan == 0 && !storage::forgetPlans(connection))
            return finishPollInterval;
        // Both kinds take turns, too.
        const bool hasMoved = moveNext(connection);
        const bool hasFollowed = followNext(connection);
        if (hasMoved || hasFollowed) {
            m_lastPart = Clock::now();
            return pauseAfterPart;
        }
        return Clock::now() - m_lastPart < finishPollInterval ? pauseWhileUnfinished : finishPollInterval;
    }

private:
    bool moveNext(storage::Connection &connection)
    {
        const auto claimed = storage::claimMove(connection, partLease);
        if (!claimed || !*claimed)
            return false;
        const auto part = [id = (*claimed)->move](storage::Transaction &tx, int limit) {
            return services::continueMove(tx, id, limit);
        };
        return report(runPart(connection, (*claimed)->organization, m_moveSize, part), "buffer.moved",
                      (*claimed)->organization);
    }

    bool followNext(storage::Connection &connection)
    {
        const auto claimed = storage::claimFollowUp(connection, partLease);
        if (!claimed || !*claimed)
            return false;
        const auto part = [what = (*claimed)->followUp](storage::Transaction &tx, int limit) {
            return what.kind == storage::FollowUpKind::Tag
                ? storage::TagChangeWriter(tx).follow(TagChangeId(what.subject), limit)
                : storage::FollowUpWriter(tx).follow(what, limit);
        };
        return report(runPart(connection, (*claimed)->organization, m_followSize, part), "change.followed",
                      (*claimed)->organization);
    }

    /// Logs what has ended or failed. Returns true if there may be more to do at once.
    static bool report(const Result<bool> &isEnd, const char *event, OrganizationId organization)
    {
        const QByteArray name = encodeId(organization.value());
        if (isEnd && *isEnd)
            logFact(LogLevel::Info, event, { { "organization", name } });
        else if (!isEnd) // the lease runs out, and it is tried again
            logFact(LogLevel::Warning, "change.part_failed",
                    { { "organization", name },
                      { "event", QByteArray(event) },
                      { "problem", QByteArray(slugOf(isEnd.error().type).data()) } });
        return bool(isEnd);
    }

    int m_parts = 0; ///< Rounds so far.
    Clock::time_point m_lastPart{};
    PartSize m_moveSize;
    PartSize m_followSize;
};

} // namespace

ChangeFinisher::ChangeFinisher(storage::ConnectionConfig connection)
    : m_thread(std::move(connection),
               [finishing = std::make_shared<Finishing>()](storage::Connection &database) {
                   return finishing->work(database);
               })
{
}

} // namespace triage::jobs
