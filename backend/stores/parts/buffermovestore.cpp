// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/parts/buffermovestore.h"

#include "database/record.h"
#include "domain/activity.h"
#include "fields/json.h"
#include "stores/parts/removal.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

constexpr auto moveRetention = std::chrono::days(30);
/// The number of items that are looked at for each open one that is to be moved.
constexpr int looksPerItem = 10;

std::optional<QString> hexOf(const std::optional<QByteArray> &bytes)
{
    return bytes ? std::optional(QString::fromLatin1(bytes->toHex())) : std::nullopt;
}

} // namespace

Problem moveNotFound()
{
    return problem(ProblemType::NotFound, u"There is no move with that id. Moves are kept for 30 days."_s);
}

Result<RecordPage<Move>> BufferMoveStore::list(const api::PageRequest &page)
{
    return recordPage<Move>(
        m_connection.execute("move.list", bindsOf(page, { { "organization", m_organization } })));
}

Result<Move> BufferMoveStore::get(MoveId id)
{
    return firstOr<Move>(
        m_connection.execute("move.get", { { "organization", m_organization }, { "id", id } }), moveNotFound);
}

Result<std::optional<FeedbackId>> BufferMoveWriter::lastItem(BufferId buffer)
{
    return firstOf<std::optional<FeedbackId>>(m_tx.execute("move.last", { { "source", buffer } }));
}

Result<std::pair<std::optional<FeedbackId>, qint64>> BufferMoveWriter::openItems(BufferId buffer)
{
    const auto rows = m_tx.execute("move.openItems", { { "source", buffer } });
    if (!rows)
        return rows.error();
    const Row row = rows->first();
    return std::pair(row.isNull(0) ? std::nullopt : std::optional(row.id<FeedbackId>(0)), row.integer(1));
}

Result<std::vector<RunningMove>> BufferMoveWriter::running(BufferId source, BufferId destination)
{
    return listOf<RunningMove>(
        m_tx.execute("move.running", { { "source", source }, { "destination", destination } }),
        [](const Row &row) {
            return RunningMove{ row.id<MoveId>(0), row.id<BufferId>(1), row.id<BufferId>(2), row.boolean(3),
                                row.boolean(4) };
        });
}

Result<std::optional<std::pair<MoveId, QByteArray>>> BufferMoveWriter::ofRequest(const QByteArray &key)
{
    using Found = std::pair<MoveId, QByteArray>;
    return firstIfAny<Found>(
        m_tx.execute("move.ofRequest", { { "request", hexOf(key) } }), [](const Row &row) {
            return Found(row.id<MoveId>(0), QByteArray::fromHex(row.bytes(1).toByteArray()));
        });
}

Result<int> BufferMoveWriter::moveItems(MoveId id, BufferMove &move, int limit)
{
    Binds binds{ { "id", id },
                 { "source", move.source },
                 { "destination", move.destination },
                 { "member", move.member },
                 { "done_to", move.doneTo },
                 { "limit", limit },
                 { "first_note", m_tx.takeIds(limit) } };
    const Activity back{ .code = activitycode::moved, .buffers = { move.destinationName, move.sourceName } };
    if (move.isUndone)
        binds.insert(binds.end(), { { "activity", toText(back) }, { "parts", toJson(back) } });
    else
        binds.insert(binds.end(),
                     { { "activity", move.activity },
                       { "parts", move.parts },
                       { "last", move.last },
                       { "only_open", move.onlyOpen },
                       { "looks", move.onlyOpen ? limit * looksPerItem : limit } });
    const auto rows = m_tx.execute(move.isUndone ? "move.takeBack" : "move.items", binds);
    if (!rows)
        return rows.error();
    const Row row = rows->first();
    const qint64 count = row.integer(0);
    if (!row.isNull(1))
        move.doneTo = row.id<FeedbackId>(1);
    (move.isUndone ? move.restored : move.moved) += row.integer(2);
    move.stayed += count - row.integer(2);
    move.hasEnded = row.boolean(3) || (!move.isUndone && move.doneTo == move.last);
    return int(count);
}

Result<void> BufferMoveWriter::insert(MoveId id, const BufferMove &move,
                                      const std::optional<MoveRequest> &request)
{
    return m_tx.run("move.insert",
                    { { "id", id },
                      { "source", move.source },
                      { "destination", move.destination },
                      { "member", move.member },
                      { "activity", move.activity },
                      { "parts", move.parts },
                      { "done_to", move.doneTo },
                      { "last", move.last },
                      { "only_open", move.onlyOpen },
                      { "moved", move.moved },
                      { "total", move.total },
                      { "ended", move.hasEnded },
                      { "request", hexOf(request ? std::optional(request->key) : std::nullopt) },
                      { "body", hexOf(request ? std::optional(request->body) : std::nullopt) } });
}

Result<std::optional<BufferMove>> BufferMoveWriter::find(MoveId id)
{
    return firstIfAny<BufferMove>(m_tx.execute("move.find", { { "id", id } }), [](const Row &row) {
        return BufferMove{ .source = row.id<BufferId>(0),
                           .destination = row.id<BufferId>(1),
                           .member = row.id<MemberId>(2),
                           .activity = row.text(3),
                           .parts = row.text(4),
                           .doneTo = row.id<FeedbackId>(5),
                           .last = row.id<FeedbackId>(6),
                           .onlyOpen = row.boolean(14),
                           .moved = row.integer(7),
                           .restored = row.integer(8),
                           .stayed = row.integer(9),
                           .isUndone = row.boolean(10),
                           .hasEnded = row.boolean(11),
                           .sourceName = row.text(12),
                           .destinationName = row.text(13) };
    });
}

Result<void> BufferMoveWriter::advance(MoveId id, const BufferMove &move)
{
    return m_tx.run("move.advance",
                    { { "id", id },
                      { "done_to", move.doneTo },
                      { "moved", move.moved },
                      { "restored", move.restored },
                      { "stayed", move.stayed },
                      { "ended", move.hasEnded } });
}

Result<void> BufferMoveWriter::beginUndo(MoveId id, MemberId member)
{
    return m_tx.run("move.beginUndo", { { "id", id }, { "member", member } });
}

Removal moveRemoval()
{
    return Removal({ "move.expired", "move.beginPurge", { "move.purgeItems" }, "move.purge" }, moveRetention);
}

} // namespace triage::storage
