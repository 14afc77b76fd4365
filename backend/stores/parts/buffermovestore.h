// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of all items of a buffer into another one, which take several transactions if the buffer is large.
#pragma once

#include "database/transaction.h"
#include "domain/ids.h"
#include "result.h"

#include <QByteArray>

#include <optional>
#include <utility>
#include <vector>

namespace triage::storage {

using BufferMoveId = Id<struct BufferMoveTag>;

/// A move and how far it has come.
struct BufferMove
{
    BufferId source;
    BufferId destination;
    MemberId member; ///< The member who moves the items.
    QString activity; ///< The text of the activity that each item gets.
    std::optional<QString>
        parts{}; ///< Its code and parts as JSON; missing if an older backend began the move.
    FeedbackId doneTo{}; ///< Items are moved in the order of their identifiers; this one was moved last.
    FeedbackId last{}; ///< The last item to move. Items that come later stay where they are.
    qint64 moved = 0;
};

/// The buffers of a move that has not ended.
struct RunningMove
{
    BufferMoveId id;
    BufferId source;
    BufferId destination;
};

struct MoveProgress
{
    qint64 moved = 0;
    bool hasEnded = false;
};

/// Identifies the request that began a move by SHA-256 hashes.
struct MoveRequest
{
    QByteArray key; ///< Hash of the path and the Idempotency-Key.
    QByteArray body;
};

/// Reads moves of one organization.
class BufferMoveStore
{
public:
    BufferMoveStore(Connection &connection, OrganizationId organization)
        : m_connection(connection), m_organization(organization)
    {
    }

    /// NotFound if the move does not exist; ended moves are kept for a day.
    Result<MoveProgress> progress(BufferMoveId id);

private:
    Connection &m_connection;
    const OrganizationId m_organization;
};

/// Moves items, inside a transaction each.
class BufferMoveWriter : public BufferMoveStore
{
public:
    explicit BufferMoveWriter(Transaction &tx) : BufferMoveStore(tx.connection(), tx.organization()), m_tx(tx)
    {
    }

    /// Returns the last item of a buffer; nothing if it is empty.
    Result<std::optional<FeedbackId>> lastItem(BufferId buffer);
    /// Returns the running moves that a move between these buffers would interfere with: those that empty one
    /// of them, and those that fill the source.
    Result<std::vector<RunningMove>> running(BufferId source, BufferId destination);
    /// Returns the move that a request with this key began, and the hash of that request's body.
    Result<std::optional<std::pair<BufferMoveId, QByteArray>>> ofRequest(const QByteArray &key);
    /// Moves the next items, at most limit, and adds the activity to each. Returns true if these were the
    /// last.
    Result<bool> moveItems(BufferMove &move, int limit);

    /// Stores a move that is to be continued, with its request if that has an Idempotency-Key.
    Result<BufferMoveId> insert(const BufferMove &move, const std::optional<MoveRequest> &request);
    /// Returns the move; nothing if it has ended.
    Result<std::optional<BufferMove>> find(BufferMoveId id);
    /// Stores how far a move has come.
    Result<void> advance(BufferMoveId id, const BufferMove &move, bool hasEnded);

private:
    Transaction &m_tx;
};

/// Removes records of moves that ended a day ago.
Result<void> purgeMoves(Connection &connection);

} // namespace triage::storage
