// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/retention.h"

#include "log/log.h"
#include "stores/bufferstore.h"
#include "stores/feedbackstore.h"
#include "stores/parts/buffermovestore.h"
#include "stores/ratewriter.h"
#include "stores/reactionstore.h"
#include "stores/receiptstore.h"
#include "stores/triage/tagchanges.h"
#include "stores/webhooks/webhookstore.h"

namespace triage::jobs {

namespace {

constexpr auto interval = std::chrono::minutes(5);

Rest purge(storage::Connection &connection, std::chrono::seconds keep)
{
    const auto purged = storage::purgeDeletedBuffers(connection, keep);
    if (purged && *purged > 0)
        logFact(LogLevel::Info, "buffers.purged", { { "count", qint64(*purged) } });
    // Failures are logged where they occur, and tried again the next time.
    std::ignore = storage::purgeReceipts(connection);
    std::ignore = storage::purgeMoves(connection);
    std::ignore = storage::purgeFullBuckets(connection);
    std::ignore = storage::purgeEdits(connection);
    std::ignore = storage::forgetVoters(connection);
    std::ignore = storage::purgeDeliveries(connection);
    std::ignore = storage::purgeTagChanges(connection, keep);
    return std::chrono::duration_cast<std::chrono::milliseconds>(interval);
}

} // namespace

Retention::Retention(storage::ConnectionConfig connection, std::chrono::seconds keep)
    : m_thread(std::move(connection), [keep](storage::Connection &open) { return purge(open, keep); })
{
}

} // namespace triage::jobs
