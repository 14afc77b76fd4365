// SPDX-License-Identifier: GPL-3.0-or-later
// The local store as the sync engine sees it: feed pages in, operations out.
#pragma once

#include "store/feedpage.h"
#include "store/localstore.h"

#include <QByteArray>

namespace triage::app {

/// What became of an operation that was sent.
struct SendOutcome
{
    enum class Kind {
        Accepted, ///< 2xx, or what it asks for is so already.
        Again, ///< Network, 429, 5xx: try again at notBefore.
        Refused, ///< 403, 404, 409, 422 …: for a person to decide; the item's server values come back.
        Conflict, ///< The server's values differ from what the edit started from.
    };
    Kind kind = Kind::Accepted;
    std::optional<Problem> problem{};
    QString requestId{};
    std::optional<Timestamp> notBefore{};
    QByteArray answer{}; ///< The body of an accepted POST or PATCH: its values are kept at once.
    QByteArray server{}; ///< Refused, Conflict: GET of the item where it could be had, for restoring.
    QByteArray serverBuffers{}; ///< The same of its buffers.
};

/// Everything here is posted to the writer thread, in order; bytes are parsed there, not in the GUI thread.
class StoreSync
{
public:
    explicit StoreSync(LocalStore &store) : m_store(store) { }

    /// Where the feed goes on: empty before the first page. Pages belong to the cursor that was asked for
    /// last: where the cache was begun anew since, they are refused.
    QByteArray cursor() const;
    /// One page of /changes as it came; kept with its cursor in one transaction, waiting operations on top of
    /// it. done(has_more) runs in the GUI thread after the commit; a body that is no page: an InternalError.
    void applyPage(QByteArray body, QObject *context, std::function<void(Result<bool>)> done);
    /// GET /me, GET /organization as they came.
    void applyMe(QByteArray body);
    void applyOrganization(QByteArray body);
    /// What the server answered to an online command, before the feed tells of it.
    void applyBuffer(const Buffer &buffer);
    void applyMember(const Member &member);
    void dropBuffer(BufferId id);
    /// Items that came page by page from the server (beyond the cache limit), with their buffers:
    /// { data: [ a feedback with its buffer_ids as in the feed, … ] }.
    /// done runs in the GUI thread after the commit.
    void applyItems(QByteArray listBody, QObject *context = nullptr,
                    std::function<void(Result<void>)> done = {});
    /// Forgets the cache (not the outbox) and begins anew: another organization, a server that was set back.
    void forget();

    /// Entries to send now, oldest first: at most one per item at a time (order per item is kept), none that
    /// is held, backing off or behind a refused one of the same item; they are Sending afterwards.
    std::vector<OutboxEntry> startSending(int limit);
    void finish(qint64 entry, const SendOutcome &outcome);
    /// At start, and when the network is back: what was Sending waits again (its key makes that safe).
    void releaseAll();
    /// When the next held or backing-off entry is due.
    std::optional<Timestamp> nextDue() const;

private:
    void applyEntry(FeedEntry entry);

    LocalStore &m_store;
};

} // namespace triage::app
