// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the outbox as it is in memory: to outbox.db, and as an effect over the items of the cache.
#pragma once

#include "store/storewriter.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace triage::app {

/// Posts jobs to the writer, in order. Lives in the thread of the store.
class OutboxJournal
{
public:
    using Entries = std::vector<OutboxEntry>;
    using CacheEffect = std::function<void(CacheUpdater &)>;

    /// The writer outlives this.
    explicit OutboxJournal(StoreWriter &writer) : m_writer(writer) { }

    /// Adds the entries of an act, with words of their items. A note takes the draft with its words along.
    void add(const std::shared_ptr<const Entries> &entries, std::map<FeedbackId, QString> about,
             std::function<void(const Result<void> &)> done);
    /// Writes entries that changed.
    void update(const Entries &entries, CacheEffect effect = {});
    /// Writes entries whose operations changed, and shows their new effects.
    void updateOperations(const Entries &entries);
    void remove(const std::vector<OutboxEntryId> &ids, CacheEffect effect, bool isTakenBack);
    /// Shows the server's values of an item.
    void restore(FeedbackId item, const QByteArray &server, const QByteArray &buffers,
                 const QByteArray &triage);

    /// Returns the effect that takes back those of the entries.
    static CacheEffect revert(const Entries &entries);
    /// Returns the items of the entries, ascending.
    static std::vector<FeedbackId> itemsOf(const Entries &entries);
    /// Announces a changed timeline if the operation is a note.
    static void markTimeline(CacheUpdater &cache, const Operation &operation);

private:
    StoreWriter &m_writer;
};

} // namespace triage::app
