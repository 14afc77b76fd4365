// SPDX-License-Identifier: GPL-3.0-or-later
// Changes the cache: what the server says comes below, what waits to be sent stays on top.
#pragma once

#include "store/cache/cachefile.h"
#include "store/changecollector.h"
#include "store/feedpage.h"
#include "store/outbox/overlay.h"

#include <functional>

namespace triage::app {

/// Lives in the writer thread; used between CacheFile::begin() and commit().
class CacheUpdater
{
public:
    /// Generation: of the cache file.
    CacheUpdater(CacheFile &file, Overlay &overlay, qint64 cacheLimit, int generation)
        : m_file(file), m_overlay(overlay), m_limit(cacheLimit), m_generation(generation)
    {
    }

    using ServerChange = std::function<void(std::optional<CachedItem> &)>;

    /// Changes the server's values of an item; what is shown follows.
    void changeServer(FeedbackId id, const ServerChange &change);
    /// Lays the waiting operations over the item anew.
    void reapply(FeedbackId id);
    /// The same after every restart: of each item that something waits for or waited for.
    void reapplyAll();

    /// A page of the feed, with its cursor. `number` counts pages in the order in which they were asked for.
    void apply(const FeedPage &page, qint64 number);
    /// What an answer of the server has, outside the feed.
    void applyEntry(const FeedEntry &entry);
    void applyItems(const std::vector<FeedItem> &items);
    void applyMe(const QByteArray &me, const Member &member);
    void applyOrganization(const QByteArray &organization);
    void markSeen(const std::vector<FeedbackId> &ids);

    // What became of an entry that was sent.
    /// The server took it: its effect becomes the server's value; the answer's values count more.
    void acknowledge(qint64 entry, FeedbackId item, qint64 lastStalePage, const QByteArray &answer);
    /// The server's values of an item, where they are known: bodies of GET.
    void restore(FeedbackId item, const QByteArray &server, const QByteArray &buffers);

    int generation() const { return m_generation; }
    Overlay &overlay() { return m_overlay; }
    CacheFile &file() { return m_file; }
    ChangeCollector &changes() { return m_changes; }

private:
    void add(const FeedItem &item, bool fetched);
    void add(const Buffer &buffer);
    void add(const Note &note);
    void add(const Member &member);
    void add(const Organization &organization);
    void add(const Tombstone &gone);
    void remove(FeedbackId id);
    void finishPage(const FeedPage &page);

    CacheFile &m_file;
    Overlay &m_overlay;
    qint64 m_limit;
    int m_generation;
    ChangeCollector m_changes;
};

} // namespace triage::app
