// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of all items of a buffer into another one, which take several transactions if the buffer is large.
#pragma once

#include "contract/messages.h"
#include "database/recordpage.h"
#include "database/transaction.h"
#include "domain/ids.h"
#include "domain/move.h"
#include "result.h"

#include <QByteArray>

#include <optional>
#include <utility>
#include <vector>

namespace triage::storage {

class Removal;

/// Returns the problem of a move that does not exist. Moves are kept for 30 days.
Problem moveNotFound();

/// A move as it is worked on, and how far it has come.
struct BufferMove
{
    BufferId source;
    BufferId destination;
    MemberId member; ///< The member who moves the items, or who brings them back.
    QString activity; ///< The text of the activity that each item gets.
    QString parts{}; ///< Its code and parts as JSON.
    FeedbackId doneTo{}; ///< Items are moved in the order of their identifiers, up to this one so far.
    FeedbackId last{}; ///< The last item to move. Items that come later stay where they are.
    bool onlyOpen = false; ///< Closed and snoozed items and duplicates stay where they are.
    qint64 moved = 0;
    qint64 total = 0; ///< The number of items at the beginning.
    qint64 restored = 0;
    qint64 stayed = 0;
    bool isUndone = false; ///< Its items are brought back, or were.
    bool hasEnded = false;
    QString sourceName{}; ///< As the buffers were called when it began.
    QString destinationName{};
};

/// The buffers of a move that has not ended.
struct RunningMove
{
    MoveId id;
    BufferId source;
    BufferId destination;
    bool isUndone = false;
    bool onlyOpen = false;
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

    /// Returns the moves, newest first.
    Result<RecordPage<Move>> list(const api::PageRequest &page);
    /// moveNotFound() if the move does not exist.
    Result<Move> get(MoveId id);

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

    /// Returns the last item of a buffer, or std::nullopt if it is empty.
    Result<std::optional<FeedbackId>> lastItem(BufferId buffer);
    /// Returns the last item of a buffer, or std::nullopt if none of its items is open, and the number of
    /// open ones.
    Result<std::pair<std::optional<FeedbackId>, qint64>> openItems(BufferId buffer);
    /// Returns the running moves that a move between these buffers would interfere with: those that empty one
    /// of them, and those that fill the source.
    Result<std::vector<RunningMove>> running(BufferId source, BufferId destination);
    /// Returns the move that a request with this key began, and the hash of that request's body.
    Result<std::optional<std::pair<MoveId, QByteArray>>> ofRequest(const QByteArray &key);
    /// Moves the next items, at most limit, or brings them back if the move is undone, and adds an activity
    /// to each. May move fewer, or none, of a move of open items. Returns their number; the move has ended if
    /// these were the last.
    Result<int> moveItems(MoveId id, BufferMove &move, int limit);

    /// Stores a move, with its request if that has an Idempotency-Key.
    Result<void> insert(MoveId id, const BufferMove &move, const std::optional<MoveRequest> &request);
    /// Returns the move; nothing if there is none.
    Result<std::optional<BufferMove>> find(MoveId id);
    /// Stores how far a move has come.
    Result<void> advance(MoveId id, const BufferMove &move);
    /// Lets the items of a move be brought back from now on.
    Result<void> beginUndo(MoveId id, MemberId member);

private:
    Transaction &m_tx;
};

/// Returns the removal of moves that ended 30 days ago.
Removal moveRemoval();

} // namespace triage::storage
