// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/retention.h"

#include "log/log.h"
#include "stores/bufferstore.h"
#include "stores/changestore.h"
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

} // namespace

Retention::Retention(storage::Database &database, std::chrono::seconds keep, QObject *parent)
    : QObject(parent), m_database(database), m_keep(keep)
{
    connect(&m_timer, &QTimer::timeout, this, &Retention::purge);
}

void Retention::start()
{
    m_timer.start(interval);
    purge();
}

void Retention::purge()
{
    auto job = [keep = m_keep](storage::Connection *db) {
        if (!db)
            return storage::JobEnd::Finished;
        const auto purged = storage::purgeDeletedBuffers(*db, keep);
        if (purged && *purged > 0)
            logFact(LogLevel::Info, "buffers.purged", { { "count", qint64(*purged) } });
        // Failures are logged where they occur, and tried again the next time.
        std::ignore = storage::purgeReceipts(*db);
        std::ignore = storage::purgeMoves(*db);
        std::ignore = storage::purgeFullBuckets(*db);
        std::ignore = storage::purgeEdits(*db);
        std::ignore = storage::forgetVoters(*db);
        std::ignore = storage::purgeDeliveries(*db);
        std::ignore = storage::purgeTagChanges(*db, keep);
        std::ignore = storage::purgeOldChanges(*db);
        return storage::JobEnd::Finished;
    };
    m_database.post({}, std::move(job), [] {});
}

} // namespace triage::jobs

#include "moc_retention.cpp"
