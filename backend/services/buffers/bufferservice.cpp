// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/buffers/bufferservice.h"

#include "search/slug.h"
#include "stores/feedbackstore.h"
#include "stores/feedbackwriter.h"
#include "stores/learningstore.h"
#include "stores/statisticsstore.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::BufferStore;
using storage::BufferWriter;
using storage::Connection;
using storage::FeedbackStore;
using storage::FeedbackWriter;
using storage::LearningWriter;
using storage::StatisticsWriter;
using storage::Transaction;

namespace {

Result<void> note(Transaction &tx, FeedbackId feedback, const QString &text, MemberId member)
{
    const auto written = FeedbackWriter(tx).addNote(feedback, NoteKind::Activity, text, Author{ member });
    if (!written)
        return written.error();
    return {};
}

/// Returns the buffer of a key. Both the buffer and the item must exist.
Result<Buffer> findBoth(Transaction &tx, const BufferKey &key, FeedbackId feedback)
{
    auto buffer = BufferStore(tx.connection(), tx.organization()).find(key);
    if (!buffer)
        return buffer.error();
    const auto item = FeedbackStore(tx.connection(), tx.organization()).require(feedback);
    if (!item)
        return item.error();
    return buffer;
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
    auto job = [organization = caller.organization, key](Connection &db) {
        return BufferStore(db, organization).find(key);
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<void> BufferService::require(const Caller &caller, const BufferKey &key)
{
    auto job = [organization = caller.organization, key](Connection &db) -> Result<void> {
        const auto found = BufferStore(db, organization).find(key);
        if (!found)
            return found.error();
        return {};
    };
    return m_database.read(caller.organization, std::move(job));
}

DatabaseTask<Buffer> BufferService::create(const Caller &caller, const NewBuffer &body,
                                           const IdempotencyGuard<Buffer> &idempotency)
{
    auto job = [body](Transaction &tx) {
        return makeBuffer(tx, body, false);
    };
    return m_database.write(caller.organization, idempotency.around(std::move(job)));
}

DatabaseTask<Buffer> BufferService::update(const Caller &caller, const BufferKey &key,
                                           const BufferPatch &patch)
{
    auto job = [key, patch](Transaction &tx) -> Result<Buffer> {
        BufferWriter buffers(tx);
        auto buffer = buffers.find(key);
        if (!buffer)
            return buffer.error();
        const bool renamed = applyPatch(patch.name, buffer->name);
        const bool described = applyPatch(patch.description, buffer->description);
        const bool decorated = applyPatch(patch.icon, buffer->icon);
        const bool instructed = applyPatch(patch.routingInstructions, buffer->routingInstructions);
        const bool reviewed = applyPatch(patch.needsReview, buffer->needsReview);
        if (!renamed && !described && !decorated && !instructed && !reviewed)
            return buffer;
        const QString base = search::slugify(buffer->name);
        if (renamed && base != buffer->slug) {
            const auto slug = buffers.freeSlug(base);
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
    return m_database.write(caller.organization, std::move(job));
}

DatabaseTask<void> BufferService::remove(const Caller &caller, const BufferKey &key)
{
    auto job = [key](Transaction &tx) -> Result<void> {
        BufferWriter buffers(tx);
        const auto buffer = buffers.find(key);
        if (!buffer)
            return buffer.error();
        return buffers.remove(buffer->id);
    };
    return m_database.write(caller.organization, std::move(job));
}

DatabaseTask<Buffer> BufferService::restore(const Caller &caller, const BufferKey &key,
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
        const auto slug = buffers.freeSlug(buffer.slug);
        if (!slug)
            return slug.error();
        buffer.slug = *slug;
        buffer.updatedAt = tx.now();
        const auto restored = buffers.restore(buffer.id, buffer.slug);
        if (!restored)
            return restored.error();
        return buffer;
    };
    return m_database.write(caller.organization, idempotency.around(std::move(job)));
}

DatabaseTask<void> BufferService::assign(const Caller &caller, const BufferKey &key, FeedbackId feedback)
{
    auto job = [key, feedback, member = caller.member](Transaction &tx) -> Result<void> {
        const auto buffer = findBoth(tx, key, feedback);
        if (!buffer)
            return buffer.error();
        BufferWriter buffers(tx);
        const auto added = buffers.assign(buffer->id, feedback);
        if (!added)
            return added.error();
        const auto taught = buffers.teach(buffer->id, feedback, true, member);
        if (!taught)
            return taught.error();
        if (const auto resolved = LearningWriter(tx).labelDecisions(); !resolved)
            return resolved.error();
        return *added ? note(tx, feedback, u"Assigned to %1."_s.arg(buffer->name), member) : Result<void>();
    };
    return m_database.write(caller.organization, std::move(job));
}

DatabaseTask<void> BufferService::unassign(const Caller &caller, const BufferKey &key, FeedbackId feedback)
{
    auto job = [key, feedback, member = caller.member](Transaction &tx) -> Result<void> {
        const auto buffer = findBoth(tx, key, feedback);
        if (!buffer)
            return buffer.error();
        BufferWriter buffers(tx);
        const auto taken = buffers.unassign(buffer->id, feedback);
        if (!taken)
            return taken.error();
        if (!*taken)
            return {};
        const auto taught = buffers.teach(buffer->id, feedback, false, member);
        if (!taught)
            return taught.error();
        LearningWriter learning(tx);
        if (const auto kept = learning.acceptRemaining(feedback, member); !kept)
            return kept.error();
        if (const auto resolved = learning.labelDecisions(); !resolved)
            return resolved.error();
        return note(tx, feedback, u"Removed from %1."_s.arg(buffer->name), member);
    };
    return m_database.write(caller.organization, std::move(job));
}

DatabaseTask<qint64> BufferService::moveAll(const Caller &caller, const BufferKey &source,
                                            const MoveAll &body, const IdempotencyGuard<qint64> &idempotency)
{
    auto job = [source, destination = BufferKey::parse(body.destination),
                member = caller.member](Transaction &tx) -> Result<qint64> {
        BufferWriter buffers(tx);
        const auto from = buffers.find(source);
        if (!from)
            return from.error();
        const auto to = buffers.find(destination);
        if (!to)
            return to.error();
        if (from->id == to->id)
            return invalidField(
                u"destination_buffer_id"_s,
                u"destination_buffer_id must name another buffer than the one in the path."_s);
        StatisticsWriter statistics(tx);
        if (const auto deferred = statistics.deferCounting(); !deferred)
            return deferred.error();
        const auto moved = buffers.moveItems(from->id, to->id,
                                             u"Moved from %1 to %2."_s.arg(from->name, to->name), member);
        if (!moved)
            return moved;
        if (const auto resolved = LearningWriter(tx).labelDecisions(); !resolved)
            return resolved.error();
        if (const auto counted = statistics.countTaughtItems(); !counted)
            return counted.error();
        return moved;
    };
    return m_database.write(caller.organization, idempotency.around(std::move(job)));
}

} // namespace triage::services
