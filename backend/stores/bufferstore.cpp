// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/bufferstore.h"

#include "database/record.h"
#include "stores/parts/followupstore.h"
#include "stores/parts/removal.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

constexpr int maxSlugLength = 64;

Binds bindsOf(const BufferKey &key)
{
    return { { "id", key.id }, { "slug", key.id ? std::nullopt : std::optional(key.slug) } };
}

} // namespace

Problem bufferNotFound()
{
    return problem(ProblemType::BufferNotFound, u"There is no buffer with that id or slug."_s);
}

Result<RecordPage<Buffer>> BufferStore::list(const api::PageRequest &page)
{
    return recordPage<Buffer>(query("buffer.list", bindsOf(page)));
}

Result<RecordPage<Buffer>> BufferStore::listDeleted(const api::PageRequest &page)
{
    return recordPage<Buffer>(
        query("buffer.listDeleted", { { "limit", page.limit }, { "offset", page.offset() } }));
}

Result<Buffer> BufferStore::find(const BufferKey &key)
{
    return firstOr<Buffer>(query("buffer.find", bindsOf(key)), bufferNotFound);
}

Result<std::vector<BufferText>> BufferStore::texts()
{
    return listOf<BufferText>(query("buffer.all"), [](const Row &row) {
        return BufferText{ row.id<BufferId>(0), row.text(1), row.text(2), row.text(3), row.text(4) };
    });
}

Result<Records<BufferReference>> BufferStore::holding(FeedbackId feedback)
{
    return recordsOf<BufferReference>(query("buffer.ofFeedback", { { "feedback", feedback } }));
}

Result<std::optional<Buffer>> BufferWriter::findDeleted(const BufferKey &key)
{
    return firstIfAny<Buffer>(query("buffer.findDeleted", bindsOf(key)));
}

Result<QString> BufferWriter::freeSlug(const QString &base, const QString &ownSlug)
{
    // The numbered forms of a long base are truncated, so any slug with the prefix of the shortest may
    // collide.
    const auto rows = m_tx.execute("buffer.slugsLike", { { "base", base.left(maxSlugLength - 12) } });
    if (!rows)
        return rows.error();
    QSet<QString> taken;
    for (const Row row : *rows)
        taken.insert(row.text(0));
    taken.remove(ownSlug);
    if (!taken.contains(base))
        return base;
    for (int number = 2;; ++number) {
        const QString suffix = u"-%1"_s.arg(number);
        QString slug = base.left(maxSlugLength - suffix.size());
        while (slug.endsWith(u'-'))
            slug.chop(1);
        slug += suffix;
        // A slug must not look like an identifier.
        if (!taken.contains(slug) && !decodeId(slug))
            return slug;
    }
}

Result<void> BufferWriter::write(const char *statement, const Buffer &buffer)
{
    return m_tx.run(statement,
                    { { "id", buffer.id },
                      { "name", buffer.name },
                      { "slug", buffer.slug },
                      { "description", buffer.description },
                      { "icon", buffer.icon },
                      { "routing_instructions", buffer.routingInstructions },
                      { "needs_review", buffer.needsReview },
                      { "now", buffer.updatedAt } });
}

Result<void> BufferWriter::insert(const Buffer &buffer)
{
    return write("buffer.insert", buffer);
}

Result<void> BufferWriter::update(const Buffer &buffer)
{
    return write("buffer.update", buffer);
}

Result<void> BufferWriter::remove(BufferId id)
{
    return followAfter(m_tx.run("buffer.delete", { { "id", id } }), id);
}

Result<void> BufferWriter::restore(BufferId id, const QString &slug)
{
    return followAfter(m_tx.run("buffer.restore", { { "id", id }, { "slug", slug } }), id);
}

Result<void> BufferWriter::followAfter(const Result<void> &changed, BufferId id)
{
    if (!changed)
        return changed;
    const auto followed = FollowUpWriter(m_tx).follow(FollowUp::of(id), rowsThatFollowAtOnce);
    return followed ? Result<void>() : followed.error();
}

Result<bool> BufferWriter::assign(BufferId buffer, FeedbackId feedback)
{
    const Binds membership{ { "buffer", buffer }, { "feedback", feedback } };
    const auto added = isAny(m_tx.execute("buffer.assign", membership));
    return added && !*added ? valueAfter(m_tx.run("buffer.keep", membership), false) : added;
}

Result<bool> BufferWriter::unassign(BufferId buffer, FeedbackId feedback)
{
    return isAny(m_tx.execute("buffer.remove", { { "buffer", buffer }, { "feedback", feedback } }));
}

Removal deletedBufferRemoval(std::chrono::seconds retention)
{
    return Removal({ "buffer.expired",
                     "buffer.beginPurge",
                     { "buffer.purgeItems", "buffer.purgeExamples" },
                     "buffer.purge" },
                   retention);
}

} // namespace triage::storage
