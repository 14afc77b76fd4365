// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the local store, which StoreSync uses too.
#pragma once

#include "store/cachereaders.h"
#include "store/commitinbox.h"
#include "store/localoutbox.h"
#include "store/localstore.h"
#include "store/presentpeople.h"
#include "store/storewriter.h"

#include <QHash>

namespace triage::app {

/// Lives in the thread of the store. The parts end in reverse order: readers before the writer, and the
/// writer before the inbox, to which it may still report.
struct LocalStore::Private
{
    Private(LocalStore &store, const StoreConfig &config);

    Result<void> open();

    CommitInbox inbox;
    StoreWriter writer;
    LocalOutbox outbox;
    CacheReaders readers;
    PresentPeople present;
    QHash<FeedbackId, QString> drafts;
    QHash<QString, QByteArray> memos;
    std::optional<OutboxDamage> damage; ///< Found when the outbox was opened.
    FeedPageNumber lastPage; ///< The last page of the feed that was passed to the writer.
    int cursorGeneration
        = 0; ///< The generation of the cache whose cursor was returned last; pages belong to it.
};

} // namespace triage::app
