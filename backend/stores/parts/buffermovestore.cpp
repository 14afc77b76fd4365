// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/parts/buffermovestore.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

constexpr int maxPurgedMoves = 1000;

std::optional<QString> hexOf(const std::optional<QByteArray> &bytes)
{
    return bytes ? std::optional(QString::fromLatin1(bytes->toHex())) : std::nullopt;
}

} // namespace

Result<MoveProgress> BufferMoveStore::progress(BufferMoveId id)
{
    const auto rows
        = m_connection.execute("move.progress", { { "organization", m_organization }, { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return problem(ProblemType::NotFound, u"There is no such move."_s);
    return MoveProgress{ rows->first().integer(0), rows->first().boolean(1) };
}

Result<std::optional<FeedbackId>> BufferMoveWriter::lastItem(BufferId buffer)
{
    const auto rows = m_tx.execute("move.last", { { "source", buffer } });
    if (!rows)
        return rows.error();
    return rows->first().isNull(0) ? std::nullopt : std::optional(rows->first().id<FeedbackId>(0));
}

Result<std::vector<RunningMove>> BufferMoveWriter::running(BufferId source, BufferId destination)
{
    const auto rows = m_tx.execute("move.running", { { "source", source }, { "destination", destination } });
    if (!rows)
        return rows.error();
    std::vector<RunningMove> running;
    for (int i = 0; i < rows->size(); ++i) {
        const Row row = rows->at(i);
        running.push_back({ row.id<BufferMoveId>(0), row.id<BufferId>(1), row.id<BufferId>(2) });
    }
    return running;
}

Result<std::optional<std::pair<BufferMoveId, QByteArray>>> BufferMoveWriter::ofRequest(const QByteArray &key)
{
    using Found = std::pair<BufferMoveId, QByteArray>;
    const auto rows = m_tx.execute("move.ofRequest", { { "request", hexOf(key) } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return std::optional<Found>();
    const Row row = rows->first();
    return std::optional(Found(row.id<BufferMoveId>(0), QByteArray::fromHex(row.bytes(1).toByteArray())));
}

Result<bool> BufferMoveWriter::moveItems(BufferMove &move, int limit)
{
    const qint64 firstNote = m_tx.takeIds(limit);
    const auto rows = m_tx.execute("move.items",
                                   { { "source", move.source },
                                     { "destination", move.destination },
                                     { "member", move.member },
                                     { "activity", move.activity },
                                     { "parts", move.parts },
                                     { "done_to", move.doneTo },
                                     { "last", move.last },
                                     { "limit", limit },
                                     { "first_note", firstNote } });
    if (!rows)
        return rows.error();
    const Row row = rows->first();
    const qint64 count = row.integer(0);
    move.moved += count;
    if (count > 0)
        move.doneTo = row.id<FeedbackId>(1);
    return count < limit || move.doneTo == move.last;
}

Result<BufferMoveId> BufferMoveWriter::insert(const BufferMove &move,
                                              const std::optional<MoveRequest> &request)
{
    const auto id = m_tx.take<BufferMoveId>();
    const auto inserted
        = m_tx.run("move.insert",
                   { { "id", id },
                     { "source", move.source },
                     { "destination", move.destination },
                     { "member", move.member },
                     { "activity", move.activity },
                     { "parts", move.parts },
                     { "done_to", move.doneTo },
                     { "last", move.last },
                     { "moved", move.moved },
                     { "request", hexOf(request ? std::optional(request->key) : std::nullopt) },
                     { "body", hexOf(request ? std::optional(request->body) : std::nullopt) } });
    if (!inserted)
        return inserted.error();
    return id;
}

Result<std::optional<BufferMove>> BufferMoveWriter::find(BufferMoveId id)
{
    const auto rows = m_tx.execute("move.find", { { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return std::optional<BufferMove>();
    const Row row = rows->first();
    return std::optional(BufferMove{ .source = row.id<BufferId>(0),
                                     .destination = row.id<BufferId>(1),
                                     .member = row.id<MemberId>(2),
                                     .activity = row.text(3),
                                     .parts = row.isNull(4) ? std::nullopt : std::optional(row.text(4)),
                                     .doneTo = row.id<FeedbackId>(5),
                                     .last = row.id<FeedbackId>(6),
                                     .moved = row.integer(7) });
}

Result<void> BufferMoveWriter::advance(BufferMoveId id, const BufferMove &move, bool hasEnded)
{
    return m_tx.run(
        "move.advance",
        { { "id", id }, { "done_to", move.doneTo }, { "moved", move.moved }, { "ended", hasEnded } });
}

Result<void> purgeMoves(Connection &connection)
{
    const auto purged = connection.execute("move.purge", { { "limit", maxPurgedMoves } });
    return purged ? Result<void>() : purged.error();
}

} // namespace triage::storage
