// SPDX-License-Identifier: GPL-3.0-or-later
// The sync engine's side of the local store: feed pages in, operations out.
#pragma once

#include "store/feedpage.h"
#include "store/localstore.h"

#include <QByteArray>
#include <QFuture>

namespace triage::app {

/// The outcome of an operation that was sent.
struct SendOutcome
{
    enum class Kind {
        Accepted, ///< 2xx, or the server already has the wanted state.
        Again, ///< Network, 429, 5xx: to be sent again at notBefore.
        Refused, ///< 403, 404, 409, 422 …: a person decides; the item's server values are shown again.
        Conflict, ///< The server's values differ from those that the edit started from.
    };
    Kind kind = Kind::Accepted;
    std::optional<Problem> problem{};
    QString requestId{};
    std::optional<Timestamp> notBefore{};
    QByteArray answer{}; ///< The body of an accepted POST or PATCH; its values are stored at once.
    QByteArray server{}; ///< Refused, Conflict: GET of the item if it succeeded, for restoring.
    QByteArray serverBuffers{}; ///< GET of its buffers, likewise.
    QByteArray serverTriage{}; ///< GET of its triage record, likewise, for a change of the record.
};

/// The time of a request for a list: what arrives later may be newer, and another cache does not take it.
struct ListRequest
{
    FeedPageNumber before; ///< The page that arrives next.
    int generation = 0; ///< That of the cache.
};

/// Posts everything to the writer thread, in order. Bytes are parsed there or, for pages of the feed, in a
/// pool of threads: not in the GUI thread.
class StoreSync
{
public:
    explicit StoreSync(LocalStore &store) : m_store(store) { }

    /// Returns where the feed continues; empty before the first page. Pages belong to the cursor that was
    /// returned last: if the cache was created again since, they are refused.
    QByteArray cursor() const;
    /// Reads a page of /changes in another thread. A malformed page is an InternalError.
    using PageReader = std::function<QFuture<Result<FeedPage>>(const QByteArray &body)>;
    /// Returns the reader of the page that is requested now. It does not use the store, which may still be
    /// storing the page before, or be gone.
    PageReader pageReader() const;
    /// Stores a page with its cursor in one transaction, and applies unsent operations on top. `done` runs in
    /// the GUI thread after the commit.
    void applyPage(QFuture<Result<FeedPage>> page, QObject *context,
                   std::function<void(Result<FeedOutcome>)> done);
    /// Gives the next page another number: it will be requested after everything that has arrived.
    void skipPage();
    /// Returns the time of a request that is sent now.
    ListRequest listRequest() const;
    /// Store the bodies of GET /me and GET /organization, with their ETags.
    void applyMe(QByteArray body, QByteArray tag = {});
    void applyOrganization(QByteArray body, QByteArray tag = {});
    /// Store the bodies of GET /tags and GET /views.
    void applyTags(QByteArray body);
    void applyViews(QByteArray body, ListRequest requested);
    /// Stores buffers, members and views that were read apart from the feed.
    void applyFrame(std::vector<FeedEntry> frame, ListRequest requested);
    /// Return the ETags of what the cache has of them; empty if the feed changed it since.
    QByteArray meTag() const;
    QByteArray organizationTag() const;
    /// Stores the answer of an online command, before the feed has it: a value, or the Tombstone of one.
    void applyAnswer(FeedEntry answer);
    /// Stores items that were fetched beyond the cache limit, with their buffers: { data: [ a feedback with
    /// its buffer_ids as in the feed, … ] }. `done` runs in the GUI thread after the commit.
    void applyItems(QByteArray listBody, QObject *context = nullptr,
                    std::function<void(Result<void>)> done = {});
    /// Returns what the person did or wrote according to the server, newest first.
    std::vector<Note> ownNotes(int limit) const;
    /// Returns the time of the newest note or activity, if there is one.
    std::optional<Timestamp> newestNoteTime() const;
    /// Creates an empty cache but keeps the outbox: for another organization, or after a restore of the
    /// server.
    void forget();

    /// Returns the entries to send now, oldest first, and marks them as Sending. At most one per item at a
    /// time, which keeps the order of an item; none that is held, backing off or behind a refused entry of
    /// the same item.
    std::vector<OutboxEntry> startSending(int limit);
    void finish(OutboxEntryId entry, const SendOutcome &outcome);
    /// Marks Sending entries as Waiting again, at start and when the network is back. Their key makes sending
    /// them again safe.
    void releaseAll();
    /// The time when the next held or backing-off entry is due.
    std::optional<Timestamp> nextDue() const;

private:
    /// Returns the number of the page that arrives next: whatever arrives or is requested now does so before.
    FeedPageNumber nextPage() const;

    LocalStore &m_store;
};

} // namespace triage::app
