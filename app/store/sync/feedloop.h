// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the change feed page by page up to its end, then waits at the server for changes.
#pragma once

#include "client/apiclient.h"
#include "domain/presence.h"
#include "store/storesync.h"
#include "store/sync/syncpace.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>
#include <set>

namespace triage::app {

/// The continuation of a page of the feed, read from its last bytes without parsing the whole page.
struct FeedPosition
{
    QByteArray cursor;
    bool hasMore = false;
};

/// An answer of the feed, with its page while another thread reads it.
struct FeedAnswer
{
    Answer answer;
    QFuture<Result<FeedPage>> page; ///< Not valid if the server refused.
};

/// Returns nothing if the bytes do not end as a page does.
std::optional<FeedPosition> feedPositionOf(QByteArrayView page);
/// Returns the tags of the triage records in a page, also without parsing the whole page.
std::set<QString> tagsIn(const QByteArray &page);

/// Returns the presence in a page, or std::nullopt if it has none.
std::optional<Presence> presenceIn(const QByteArray &page);

/// Runs until it fails or is stopped. The next page is requested while the previous one is being stored. All
/// buffers, members, views and tags are stored before the first item, so that what the sidebar, the keys and
/// the pickers show stays the same while thousands of items come.
class FeedLoop : public QObject
{
    Q_OBJECT
public:
    FeedLoop(LocalStore &store, ApiClient &client, const SyncPace &pace, QObject *parent = nullptr);
    ~FeedLoop() override;

    /// Begins at the store's cursor and aborts the request in progress. The first request does not wait.
    void start();
    void stop();
    /// An entry was sent: the store needs a page that was certainly made after it, even an empty one.
    void confirmSoon() { m_isUnconfirmed = true; }
    /// Stores the first items after the task of this function has ended, with or without success. The task
    /// may be empty.
    void setTagReader(std::function<Task<>()> reader) { m_tagReader = std::move(reader); }
    /// Lets the server send the presence again, whatever it was.
    void forgetPresence() { m_presence = nobodyPresent; }

Q_SIGNALS:
    /// The server answered; its page is not stored yet.
    void answered();
    /// A page is stored.
    void advanced(bool hasMore);
    /// Tags were renamed or deleted and a page that says so is stored, or the server was set back.
    void tagsChanged();
    /// A page is stored whose items have these tags.
    void tagsNamed(const std::set<QString> &tags);
    /// A request is sent that follows the presence, and renews what the person reported.
    void following();
    /// The presence of others has changed.
    void presenceRead(const triage::Presence &presence);
    /// The loop stopped: no answer, a malformed one, or one that could not be stored.
    void failed(const triage::app::Answer &answer);

private:
    static constexpr QLatin1StringView nobodyPresent{ "0" };

    void requestNext(const QByteArray &cursor, bool wait);
    bool isAnsweredEarly() const;
    bool isOver(int run) const { return m_run != run; }
    Request framePage(const QByteArray &cursor) const;
    bool takePresence(const QByteArray &page);
    void fail(const Answer &answer);
    void pause();
    static Task<> readFrame(QPointer<FeedLoop> self, int run);
    static Task<> follow(QPointer<FeedLoop> self, int run);

    LocalStore &m_store;
    StoreSync m_sync;
    ApiClient &m_client;
    SyncPace m_pace;
    std::function<Task<>()> m_tagReader;
    int m_run = 0; ///< The number of the current run; older runs end at their next check.
    Task<FeedAnswer> m_request; ///< The request in progress.
    QByteArray m_cursor; ///< The cursor of the request.
    bool m_isWaiting = false; ///< The server holds the request until something changes.
    bool m_isUnconfirmed = false;
    QString m_presence = nobodyPresent; ///< The tag of the presence that was read last.
    QElapsedTimer m_sinceRequest;
};

} // namespace triage::app
