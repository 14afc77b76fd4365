// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/retention.h"

#include "stores/bufferstore.h"
#include "stores/changestore.h"
#include "stores/feedbackwriter.h"
#include "stores/languagemodelusage.h"
#include "stores/parts/buffermovestore.h"
#include "stores/ratewriter.h"
#include "stores/reactionstore.h"
#include "stores/receiptstore.h"
#include "stores/triage/tagchanges.h"
#include "stores/webhooks/webhookstore.h"

#include <algorithm>
#include <array>

namespace triage::jobs {

namespace {

constexpr std::chrono::milliseconds interval = std::chrono::minutes(5);
constexpr std::chrono::milliseconds pauseWhileMore = std::chrono::seconds(1);

Rest purge(storage::Connection &db, std::chrono::seconds keep, OrganizationId &lastForgetting)
{
    // Failures are logged where they occur, and tried again the next time.
    const std::array limited{ storage::purgeDeletedBuffers(db, keep),
                              storage::purgeMoves(db),
                              storage::purgeTagChanges(db, keep),
                              storage::purgeOldChanges(db),
                              storage::purgeReceipts(db),
                              storage::purgeFullBuckets(db),
                              storage::forgetVoters(db),
                              storage::followWebhooks(db),
                              storage::purgeDeliveries(db),
                              storage::purgeModelUsage(db),
                              storage::forgetWords(db, lastForgetting) };
    const bool hasMore = std::ranges::any_of(limited, [](const Result<bool> &each) { return each && *each; });
    return hasMore ? pauseWhileMore : interval;
}

} // namespace

Retention::Retention(storage::ConnectionConfig connection, std::chrono::seconds keep)
    : BackgroundThread(
        std::move(connection),
        [keep, last = OrganizationId()](storage::Connection &db) mutable { return purge(db, keep, last); })
{
}

} // namespace triage::jobs
