// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the change feed: page by page until there is no more, then waiting at the server for what comes.
#pragma once

#include "client/apiclient.h"
#include "store/storesync.h"
#include "store/sync/syncpace.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <optional>

namespace triage::app {

/// Where a page of the feed leads, told from its last bytes without reading all of it.
struct FeedPosition
{
    QByteArray cursor;
    bool hasMore = false;
};

/// Nothing: the bytes do not end as a page does.
std::optional<FeedPosition> feedPositionOf(QByteArrayView page);

/// Goes on until it fails or is stopped. The next page is asked for while the one before is being stored.
class FeedLoop : public QObject
{
    Q_OBJECT
public:
    FeedLoop(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent = nullptr);
    ~FeedLoop() override;

    /// Begins where the store has come to; the first request does not wait. What was under way is given up.
    void start();
    void stop();
    /// Something was sent: the store wants to see a page that was surely made after it, even an empty one.
    void confirmSoon() { m_isUnconfirmed = true; }

Q_SIGNALS:
    /// The server answered; nothing is stored yet.
    void answered();
    /// A page is stored.
    void advanced(bool hasMore);
    /// It stopped by itself: no answer, a bad one, or one that could not be stored.
    void failed(const triage::app::Answer &answer);

private:
    void requestNext(const QByteArray &cursor, bool wait);
    bool isAnsweredEarly() const;
    bool isOver(int run) const { return m_run != run; }
    void fail(const Answer &answer);
    void rest();
    static Task<> follow(QPointer<FeedLoop> self, int run);

    LocalStore &m_store;
    StoreSync m_sync;
    ApiClient &m_client;
    SyncPace m_pace;
    int m_run = 0; ///< Of the loop that counts; older ones end when they look.
    Task<Answer> m_request; ///< The request under way.
    QByteArray m_cursor; ///< Where it goes on.
    bool m_isWaiting = false; ///< The server holds it until something changes.
    bool m_isUnconfirmed = false;
    QElapsedTimer m_sinceRequest;
};

} // namespace triage::app
