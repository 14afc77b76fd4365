// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/retention.h"

#include "stores/bufferstore.h"
#include "stores/changestore.h"
#include "stores/feedbackwriter.h"
#include "stores/languagemodelusage.h"
#include "stores/parts/buffermovestore.h"
#include "stores/parts/removal.h"
#include "stores/ratewriter.h"
#include "stores/reactionstore.h"
#include "stores/receiptstore.h"
#include "stores/triage/tagchanges.h"
#include "stores/webhooks/webhookstore.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>

namespace triage::jobs {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds interval = std::chrono::minutes(5);
constexpr std::chrono::milliseconds pauseWhileMore = std::chrono::seconds(1);

/// Removes a limited number of rows of a kind. Returns true if there may be more.
using Removal = std::function<Result<bool>(storage::Connection &)>;

/// Rounds of all kinds of removals, and between them rounds of those that have more to remove: some, such as
/// webhooks, look at all organizations.
class Rounds
{
public:
    explicit Rounds(std::chrono::seconds keep)
        : m_removals{ storage::deletedBufferRemoval(keep),
                      storage::moveRemoval(),
                      storage::tagChangeRemoval(keep),
                      storage::deletionRemoval(),
                      storage::undoneMergeRemoval(),
                      storage::purgeReceipts,
                      storage::purgeFullBuckets,
                      storage::forgetVoters,
                      storage::followWebhooks,
                      storage::purgeDeliveries,
                      storage::purgeModelUsage,
                      [last = OrganizationId()](storage::Connection &db) mutable {
                          return storage::forgetWords(db, last);
                      } }
    {
    }

    Rest next(storage::Connection &db)
    {
        if (Clock::now() >= m_nextOfAll) {
            m_hasMore.fill(true);
            m_nextOfAll = Clock::now() + interval;
        }
        for (std::size_t i = 0; i < kinds; ++i) {
            if (!m_hasMore[i])
                continue;
            // Failures are logged where they occur, and tried again in the next round of all kinds.
            const Result<bool> hasMore = m_removals[i](db);
            m_hasMore[i] = hasMore && *hasMore;
        }
        if (std::ranges::find(m_hasMore, true) != m_hasMore.end())
            return pauseWhileMore;
        return Rest(std::chrono::ceil<std::chrono::milliseconds>(m_nextOfAll - Clock::now()));
    }

private:
    static constexpr std::size_t kinds = 12;

    std::array<Removal, kinds> m_removals;
    Clock::time_point m_nextOfAll{};
    std::array<bool, kinds> m_hasMore{}; ///< Says whether a kind goes on before that.
};

} // namespace

Retention::Retention(storage::ConnectionConfig connection, std::chrono::seconds keep)
    : BackgroundThread(std::move(connection),
                       [rounds = Rounds(keep)](storage::Connection &db) mutable { return rounds.next(db); })
{
}

} // namespace triage::jobs
