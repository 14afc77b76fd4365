// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/buffers/bufferservice.h"

#include "search/slug.h"
#include "services/buffers/buffermoves.h"
#include "services/feedback/teaching.h"
#include "stores/feedbackstore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::BufferStore;
using storage::BufferWriter;
using storage::Connection;
using storage::FeedbackStore;
using storage::Transaction;

namespace {

/// Records a gesture about an item and a buffer, which must exist.
Result<void> teach(Transaction &tx, const BufferKey &key, FeedbackId feedback, const Caller &caller,
                   Result<void> (Teaching::*gesture)(const Buffer &))
{
    const auto buffer = BufferStore(tx.connection(), tx.organization()).find(key);
    if (!buffer)
        return buffer.error();
    const auto item = FeedbackStore(tx.connection(), tx.organization()).require(feedback);
    if (!item)
        return item.error();
    return (Teaching(tx, feedback, caller.member, caller.program).*gesture)(*buffer);
}

// Requests for changes wait as long at most, and proxies are set up for that.
constexpr auto maxMoveWait = std::chrono::seconds(30);

/// Waits until all items are moved and stores the answer. Returns how far the move is; it still runs if that
/// takes too long or the server stops. InvalidToken if the caller's token is revoked meanwhile; the items are
/// moved all the same.
ServiceTask<Move> awaitMove(storage::Database *database, ChangeHub *hub, Caller caller,
                            ServiceTask<Move> starting, IdempotencyGuard<Move> idempotency)
{
    const ChangeHub::Follower follower = hub->follower(caller);
    const auto until = ChangeHub::Clock::now() + maxMoveWait;
    Result<Move> started = co_await starting;
    if (!started || started->status != MoveStatus::Running)
        co_return started;
    while (true) {
        // The next read shows every part that was announced so far.
        const qint64 announced = hub->announced(caller.organization);
        auto job = [organization = caller.organization, id = started->id](Connection &db) {
            return storage::BufferMoveStore(db, organization).get(id);
        };
        auto reading = database->read(caller.organization, std::move(job));
        const Result<Move> progress = co_await std::move(reading);
        if (!progress)
            co_return progress.error();
        if (progress->status != MoveStatus::Running && idempotency) {
            auto keep = [move = *progress](Transaction &) -> Result<Move> {
                return move;
            };
            auto keeping = database->write(caller, idempotency.around(std::move(keep)));
            Result<Move> moved = co_await std::move(keeping);
            co_return moved;
        }
        const bool isLate = ChangeHub::Clock::now() >= until || hub->isReleased();
        if (progress->status != MoveStatus::Running || isLate)
            co_return *progress;
        auto waiting = hub->wait(follower, announced, until);
        const Result<void> ended = co_await std::move(waiting);
        if (!ended)
            co_return ended.error();
    }
}

/// Returns the slug without the number that distinguished it from that of another buffer.
QString unnumbered(const Buffer &buffer)
{
    const QString base = search::slugify(buffer.name);
    const QString number
        = buffer.slug.startsWith(base + u'-') ? buffer.slug.sliced(base.size() + 1) : QString();
    bool isNumber = false;
    number.toUInt(&isNumber);
    return isNumber ? base : buffer.slug;
}

} // namespace

Result<Buffer> makeBuffer(Transaction &tx, const NewBuffer &body, bool needsReview)
{
    BufferWriter buffers(tx);
    const auto slug = buffers.freeSlug(search::slugify(body.name));
    if (!slug)
        return slug.error();
    const Buffer buffer{ .id = tx.take<BufferId>(),
                         .name = body.name,
                         .slug = *slug,
                         .description = body.description,
                         .icon = body.icon,
                         .routingInstructions = body.routingInstructions,
                         .needsReview = needsReview,
                         .createdAt = tx.now(),
                         .updatedAt = tx.now() };
    const auto inserted = buffers.insert(buffer);
    if (!inserted)
        return inserted.error();
    return buffer;
}

DatabaseTask<storage::RecordPage<Buffer>> BufferService::list(const Caller &caller,
                                                              const api::PageRequest &page, bool deleted)
{
    auto job = [organization = caller.organization, page, deleted](Connection &db) {
        BufferStore buffers(db, organization);
        return deleted ? buffers.listDeleted(page) : buffers.list(page);
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<Buffer> BufferService::find(const Caller &caller, const BufferKey &key)
{
    return readFrom(m_database, caller, &BufferStore::find, key);
}

DatabaseTask<void> BufferService::require(const Caller &caller, const BufferKey &key)
{
    return requireFrom(m_database, caller, &BufferStore::find, key);
}

DatabaseTask<Buffer> BufferService::create(const Caller &caller, const NewBuffer &body,
                                           const IdempotencyGuard<Buffer> &idempotency)
{
    return m_database.write(caller, idempotency.around(jobOf(makeBuffer, body, false)));
}

DatabaseTask<Buffer> BufferService::update(const Caller &caller, const BufferKey &key,
                                           const BufferPatch &patch, const api::IfMatch &ifMatch)
{
    auto job = [key, patch, ifMatch](Transaction &tx) -> Result<Buffer> {
        BufferWriter buffers(tx);
        auto buffer = buffers.find(key);
        if (!buffer)
            return buffer.error();
        if (const auto expected = ifMatch.check(*buffer); !expected)
            return expected.error();
        const QString baseBefore = search::slugify(buffer->name);
        const bool renamed = applyPatch(patch.name, buffer->name);
        const bool described = applyPatch(patch.description, buffer->description);
        const bool decorated = applyPatch(patch.icon, buffer->icon);
        const bool instructed = applyPatch(patch.routingInstructions, buffer->routingInstructions);
        const bool reviewed = applyPatch(patch.needsReview, buffer->needsReview);
        if (!renamed && !described && !decorated && !instructed && !reviewed)
            return buffer;
        // A name with the same slug keeps the number that distinguishes it.
        const QString base = search::slugify(buffer->name);
        if (base != baseBefore) {
            const auto slug = buffers.freeSlug(base, buffer->slug);
            if (!slug)
                return slug.error();
            buffer->slug = *slug;
        }
        buffer->updatedAt = tx.now();
        const auto updated = buffers.update(*buffer);
        if (!updated)
            return updated.error();
        return buffer;
    };
    return m_database.write(caller, std::move(job));
}

ServiceTask<void> BufferService::remove(const Caller &caller, const BufferKey &key,
                                        const api::IfMatch &ifMatch)
{
    auto job = [key, ifMatch](Transaction &tx) -> Result<void> {
        BufferWriter buffers(tx);
        const auto buffer = buffers.find(key);
        if (!buffer)
            return buffer.error();
        if (const auto expected = ifMatch.check(*buffer); !expected)
            return expected;
        return buffers.remove(buffer->id);
    };
    return thenCall<void>(m_database.write(caller, std::move(job)), m_notify);
}

ServiceTask<Buffer> BufferService::restore(const Caller &caller, const BufferKey &key,
                                           const IdempotencyGuard<Buffer> &idempotency)
{
    auto job = [key](Transaction &tx) -> Result<Buffer> {
        BufferWriter buffers(tx);
        if (auto live = buffers.find(key); live || live.error().type != ProblemType::BufferNotFound)
            return live;
        auto deleted = buffers.findDeleted(key);
        if (!deleted)
            return deleted.error();
        if (!*deleted)
            return storage::bufferNotFound();
        Buffer buffer = std::move(**deleted);
        const auto slug = buffers.freeSlug(unnumbered(buffer));
        if (!slug)
            return slug.error();
        buffer.slug = *slug;
        buffer.updatedAt = tx.now();
        const auto restored = buffers.restore(buffer.id, buffer.slug);
        if (!restored)
            return restored.error();
        return buffer;
    };
    return thenCall<Buffer>(m_database.write(caller, idempotency.around(std::move(job))), m_notify);
}

DatabaseTask<void> BufferService::assign(const Caller &caller, const BufferKey &key, FeedbackId feedback)
{
    return m_database.write(caller, jobOf(teach, key, feedback, caller, &Teaching::putInto));
}

DatabaseTask<void> BufferService::unassign(const Caller &caller, const BufferKey &key, FeedbackId feedback)
{
    return m_database.write(caller, jobOf(teach, key, feedback, caller, &Teaching::takeOut));
}

ServiceTask<Move> BufferService::moveAll(const Caller &caller, const BufferKey &source, const MoveAll &body,
                                         const IdempotencyGuard<Move> &idempotency)
{
    auto job = [source, destination = BufferKey::parse(body.destination), onlyOpen = body.onlyOpen,
                member = caller.member, idempotency](Transaction &tx) -> Result<Move> {
        if (const auto isFirst = idempotency.check(tx); !isFirst)
            return isFirst.error();
        std::optional<storage::MoveRequest> request;
        if (idempotency)
            request = { idempotency.request().receiptKey.key, idempotency.request().receiptKey.body };
        const auto started = startMove(tx, source, destination, onlyOpen, member, request);
        if (!started || started->status == MoveStatus::Running)
            return started;
        if (const auto kept = idempotency.keep(tx, *started); !kept)
            return kept.error();
        return started;
    };
    return awaitMove(&m_database, &m_hub, caller,
                     thenCall<Move>(m_database.write(caller, std::move(job)), m_notify), idempotency);
}

DatabaseTask<storage::RecordPage<Move>> BufferService::moves(const Caller &caller,
                                                             const api::PageRequest &page)
{
    return readFrom(m_database, caller, &storage::BufferMoveStore::list, page);
}

DatabaseTask<Move> BufferService::findMove(const Caller &caller, MoveId id)
{
    return readFrom(m_database, caller, &storage::BufferMoveStore::get, id);
}

DatabaseTask<void> BufferService::requireMove(const Caller &caller, MoveId id)
{
    return requireFrom(m_database, caller, &storage::BufferMoveStore::get, id);
}

ServiceTask<Move> BufferService::undoMove(const Caller &caller, MoveId id,
                                          const IdempotencyGuard<Move> &idempotency)
{
    return thenCall<Move>(
        m_database.write(caller, idempotency.around(jobOf(services::undoMove, id, caller.member))), m_notify);
}

} // namespace triage::services
