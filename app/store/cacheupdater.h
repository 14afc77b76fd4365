// SPDX-License-Identifier: GPL-3.0-or-later
// Changes the cache: the server's values below, unsent changes on top of them.
#pragma once

#include "store/cache/cachefile.h"
#include "store/changecollector.h"
#include "store/feedpage.h"
#include "store/outbox/overlay.h"
#include "store/recency.h"

#include <functional>

namespace triage::app {

/// Lives in the writer thread. Used between CacheFile::begin() and commit().
class CacheUpdater
{
public:
    /// `generation` is that of the cache file.
    CacheUpdater(CacheFile &file, Overlay &overlay, Recency &recency, qint64 cacheLimit, int generation)
        : m_file(file), m_overlay(overlay), m_recency(recency), m_limit(cacheLimit), m_generation(generation)
    {
    }

    using ServerChange = std::function<void(std::optional<CachedItem> &)>;

    /// Changes the server's values of an item, and what is shown accordingly.
    void changeServer(FeedbackId id, const ServerChange &change);
    /// Applies the unsent operations to the item's server values again.
    void reapply(FeedbackId id);
    /// Does the same for each item that has or had unsent operations, after every restart.
    void reapplyAll();

    /// Applies a page of the feed, with its cursor. `number` counts pages in the order of their requests.
    /// Changes nothing and returns Overtaken if the page names something of which an answer has arrived since
    /// it was requested: either of them may be the older one, so only a later page says what is true.
    FeedOutcome apply(const FeedPage &page, FeedPageNumber number);
    /// Applies a value of an answer outside the feed, which arrived before that page.
    void applyAnswer(const FeedEntry &entry, FeedPageNumber before);
    /// Applies buffers, members and views that were requested apart from the feed before that page arrived.
    void applyFrame(const std::vector<FeedEntry> &frame, FeedPageNumber requestedBefore);
    void applyItems(const std::vector<FeedItem> &items);
    void applyMe(const QByteArray &me, const Member &member, const QByteArray &tag);
    /// The tag is empty if the value does not come from an answer with an ETag.
    void applyOrganization(const QByteArray &organization, const QByteArray &tag);
    /// Stores the body of GET /tags.
    void applyTags(const QByteArray &tags);
    /// Stores the body of GET /views, which was requested before that page arrived. Where feed or answers
    /// have brought a view or its deletion since, only the count is taken: the list may be older.
    void applyViews(const QByteArray &views, FeedPageNumber requestedBefore);
    /// Ends the snoozes whose time has come, and notices a token that ends soon.
    void wakeDue();
    void readNotices() { m_changes.flags().notices |= m_file.readNotices(); }
    void markSeen(const std::vector<FeedbackId> &ids);

    // The outcome of entries that were sent.
    /// The server accepted the entry: its effect becomes part of the server's values; values in the answer
    /// take precedence.
    void acknowledge(OutboxEntryId entry, FeedbackId item, FeedPageNumber lastStalePage,
                     const QByteArray &answer);
    /// Restores the server's values of an item from bodies of GET; empty bodies are ignored.
    void restore(FeedbackId item, const QByteArray &server, const QByteArray &buffers);
    void restoreTriage(FeedbackId item, const QByteArray &server);

    int generation() const { return m_generation; }
    Overlay &overlay() { return m_overlay; }
    CacheFile &file() { return m_file; }
    ChangeCollector &changes() { return m_changes; }

private:
    void noteOriginals(const std::optional<CachedItem> &from, const std::optional<CachedItem> &to);
    void applyEntry(const FeedEntry &entry);
    void add(const FeedItem &item, bool fetched);
    void add(const Buffer &buffer);
    void add(const Note &note);
    void add(const Member &member);
    void add(const Organization &organization);
    void add(const SavedView &view);
    void add(const Tombstone &gone);
    std::optional<MemberId> self();
    void notice(const PersonalNotice &notice, const QString &source, bool isSettled = true);
    void noticeActivity(const Note &note);
    void noticeTokenEnd();
    void noticeWebhooks(const Organization &before, const Organization &after);
    void removeView(ViewId id);
    void storeViews(const std::vector<ViewRecord> &views);
    void remove(FeedbackId id);
    /// Marks an item whose snooze has ended: what was promised to come back is found until it is seen.
    void wake(CachedItem &item);
    void acknowledgeTriage(FeedbackId item, const Operation &operation, const QByteArray &answer);
    void finishPage(const FeedPage &page);

    CacheFile &m_file;
    Overlay &m_overlay;
    Recency &m_recency;
    qint64 m_limit;
    int m_generation;
    ChangeCollector m_changes;
};

} // namespace triage::app
