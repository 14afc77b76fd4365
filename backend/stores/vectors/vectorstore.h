// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors of items and of the descriptions of buffers, and how far they are made.
#pragma once

#include "embeddings/vector.h"
#include "result.h"
#include "stores/scopedstore.h"

#include <QString>

#include <optional>
#include <unordered_map>
#include <vector>

namespace triage::storage {

/// The vectors of one model, which are comparable with each other only.
struct VectorSpace
{
    qint64 id = 0;
    QString model;
    int version = 0;
    int dimension = 0;
    bool isComplete = false; ///< It had the vectors of all items once.
    qint64 seenChange = 0; ///< Items that changed up to here were looked at …
    FeedbackId seenItem; ///< … of those with this change up to this item.
};

/// Identifies a space.
struct SpaceKey
{
    QString model;
    int version = embeddings::vectorVersion;
    int dimension = 0;
};

/// An item, and its texts if it has no vector.
struct SeenItem
{
    FeedbackId feedback;
    qint64 change = 0;
    bool hasVector = false; ///< Or is about to get it from routing.
    QString title;
    QString description;
};

/// The vector of an item with these texts.
struct ItemVector
{
    FeedbackId feedback;
    QString title;
    QString description;
    embeddings::Vector vector;
};

/// A buffer whose description has no vector.
struct UndescribedBuffer
{
    BufferId buffer;
    QString name;
    QString description;
    QString hash; ///< Identifies these texts.
};

using ItemVectors = std::unordered_map<FeedbackId, embeddings::Vector>;
using BufferVectors = std::unordered_map<BufferId, embeddings::Vector>;

/// Returns true if this connection is the one whose backend makes vectors in the background.
Result<bool> leadsVectors(Connection &connection);
/// Adds those of the next organizations behind the given one in which something changed since their space was
/// brought up to date. Returns the last one that it looked at; an invalid one if there are no more.
Result<OrganizationId> walkForVectors(Connection &connection, const SpaceKey &key, OrganizationId after,
                                      int limit, std::vector<OrganizationId> &withChanges);

/// Reads and writes vectors of one organization. Writes need no transaction: a vector is stored only while
/// the texts that it was made of are unchanged.
class VectorStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the space of that key, which is made if there is none.
    Result<VectorSpace> space(const SpaceKey &key);
    /// Returns the space to use: that of the model if it was complete once, else the last one that was, else
    /// that of the model. Nothing if there is none.
    Result<std::optional<VectorSpace>> serving(const QString &model);

    /// Returns an item with a short text and its vector, as a direction. Nothing if there is none.
    Result<std::optional<ItemVector>> control(qint64 space);
    Result<ItemVectors> ofItems(qint64 space, const std::vector<FeedbackId> &items);
    Result<BufferVectors> ofBuffers(qint64 space);
    /// Returns a text that is another whenever a buffer got or lost its vector.
    Result<QString> stateOfBuffers(qint64 space);
    /// Returns those of the items that have a vector.
    Result<std::vector<FeedbackId>> withVector(qint64 space, const std::vector<FeedbackId> &items);

    /// Returns the number of the organization's last change.
    Result<qint64> lastChange();
    /// Returns the next items in the order of changes, at most up to a change.
    Result<std::vector<SeenItem>> next(const VectorSpace &space, qint64 until, int limit);
    Result<std::vector<UndescribedBuffer>> buffersWithout(qint64 space, int limit);
    /// Stores the vectors. Returns the items whose texts are unchanged and that nobody is changing.
    Result<std::vector<FeedbackId>> store(qint64 space, const std::vector<ItemVector> &vectors);
    Result<void> store(qint64 space, const std::vector<UndescribedBuffer> &buffers,
                       const std::vector<embeddings::Vector> &vectors);
    /// Remembers that everything up to the item with the change was looked at.
    Result<void> see(qint64 space, qint64 change, FeedbackId item, bool isComplete);
    /// Deletes vectors of all other spaces, at most limit. Returns the number of those.
    Result<qint64> forgetOthers(qint64 space, int limit);

    /// Returns the tokens that were used or set aside today, UTC.
    Result<qint64> spentToday();
    /// Sets tokens of today aside. Returns false if fewer are left of the limit.
    Result<bool> reserve(qint64 tokens, qint64 limit);
    /// Ends a reservation, and counts what was used.
    Result<void> spend(qint64 tokens, qint64 reserved);

private:
    /// Returns the spaces, the newest last.
    Result<std::vector<VectorSpace>> spaces();
};

} // namespace triage::storage
