// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the tags and views of the organization, and ends snoozes while the server is away.
#pragma once

#include "client/apiclient.h"
#include "store/storesync.h"
#include "store/sync/syncpace.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <map>
#include <set>

namespace triage::app {

class FeedLoop;

class TriageReader : public QObject
{
    Q_OBJECT
public:
    TriageReader(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent = nullptr);

    /// Reads both.
    void read()
    {
        m_tags = readTags(this, ++m_run);
        readViews(this, ++m_viewsRun);
    }
    /// Reads the tags again if no read of them has succeeded and none is in progress.
    void readMissing();
    /// Ignores answers to requests that were sent before, because the cache was created again.
    void forget();

    /// Reads again what the feed says or implies to be different. The first items of the feed await the tags.
    void follow(FeedLoop &feed);

private:
    void noteTags(const std::set<QString> &tags);
    void readUnlisted();
    Task<> takeReading();
    static Task<> readTags(QPointer<TriageReader> self, int run);
    static Task<> readViews(QPointer<TriageReader> self, int run);
    void forgetListed();

    LocalStore &m_store;
    StoreSync m_sync;
    ApiClient &m_client;
    SyncPace m_pace;
    bool m_hasTags = false; ///< The tags were read into this cache since the program started.
    bool m_isReading = false;
    int m_run = 0; ///< That of the tags. An answer to an older request than the last one is ignored.
    int m_viewsRun = 0; ///< The same of the views.
    Task<> m_tags; ///< The reading in progress, until the feed awaits it.
    QTimer m_snoozes;
    std::map<QString, int> m_noted; ///< Tags that may not be listed, with the number of reads for each.
};

} // namespace triage::app
