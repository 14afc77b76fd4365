// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is known apart from items, as a value for the thread of the store.
#pragma once

#include "store/cache/cachefile.h"
#include "store/feedpage.h"
#include "store/localstore.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace triage::app {

using Buffers = std::shared_ptr<const std::vector<BufferRecord>>;
using Views = std::shared_ptr<const std::vector<ViewRecord>>;
using Members = std::shared_ptr<const std::map<MemberId, QString>>;

/// The buffers, members, counts and identity, as one commit left them.
struct StoreSnapshot
{
    Buffers buffers; ///< By name, locale-aware.
    Members members;
    Counts counts;
    QByteArray tags; ///< The body of GET /tags; empty until it was read.
    QByteArray viewsText; ///< As the cache has them; empty until they were read.
    Views views; ///< The same, with the shared ones first.
    std::optional<Organization> organization;
    std::optional<Me> me;
    QByteArray
        organizationTag; ///< The ETag under which the server sent it; empty if the feed changed it since.
    QByteArray meTag; ///< Likewise.
    QByteArray cursor;
    bool isSynchronised = false; ///< The first synchronisation was completed.
    bool complete = true; ///< Nothing was evicted because of the cache limit.
    FeedbackId newestEvicted{};
    int generation = 0; ///< The generation of the cache that the cursor belongs to.
};

/// Takes snapshots of the cache. Lives in the writer thread.
class SnapshotReader
{
public:
    /// Returns the snapshot where it differs from the previous one, and sets the flags of what differs.
    std::optional<StoreSnapshot> readChanges(CacheFile &cache, int generation, StoreChange &change);

private:
    StoreSnapshot read(CacheFile &cache, int generation);
    Buffers sortedBuffers(const CacheFile &cache);

    std::optional<StoreSnapshot> m_previous;
    std::vector<BufferId> m_bufferOrder; ///< By name.
    int m_bufferOrderRevision = -1; ///< The revision of the cache that the order belongs to.
};

} // namespace triage::app
