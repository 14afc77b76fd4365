// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/bufferstore.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

constexpr int maxSlugLength = 64;

std::optional<QString> slugOf(const BufferKey &key)
{
    return key.id ? std::nullopt : std::optional(key.slug);
}

} // namespace

Problem bufferNotFound()
{
    return problem(ProblemType::BufferNotFound, u"There is no buffer with that id or slug."_s);
}

Result<RecordPage<Buffer>> BufferStore::list(const api::PageRequest &page)
{
    return recordPage<Buffer>(m_connection.execute(
        "buffer.list",
        { { "organization", m_organization }, { "limit", page.limit }, { "offset", page.offset() } }));
}

Result<RecordPage<Buffer>> BufferStore::listDeleted(const api::PageRequest &page)
{
    return recordPage<Buffer>(m_connection.execute(
        "buffer.listDeleted",
        { { "organization", m_organization }, { "limit", page.limit }, { "offset", page.offset() } }));
}

Result<std::optional<Buffer>> BufferStore::findWith(const char *statement, const BufferKey &key)
{
    const auto rows = m_connection.execute(
        statement, { { "organization", m_organization }, { "id", key.id }, { "slug", slugOf(key) } });
    if (!rows)
        return rows.error();
    return rows->isEmpty() ? std::nullopt : std::optional(readRecord<Buffer>(rows->first()));
}

Result<Buffer> BufferStore::find(const BufferKey &key)
{
    auto found = findWith("buffer.find", key);
    if (!found)
        return found.error();
    if (!*found)
        return bufferNotFound();
    return std::move(**found);
}

Result<std::vector<BufferText>> BufferStore::texts()
{
    const auto rows = m_connection.execute("buffer.all", { { "organization", m_organization } });
    if (!rows)
        return rows.error();
    std::vector<BufferText> texts;
    texts.reserve(std::size_t(rows->size()));
    for (int i = 0; i < rows->size(); ++i) {
        const Row row = rows->at(i);
        texts.push_back({ row.id<BufferId>(0), row.text(1), row.text(2), row.text(3), row.text(4) });
    }
    return texts;
}

Result<Records<BufferReference>> BufferStore::holding(FeedbackId feedback)
{
    const auto rows = m_connection.execute("buffer.ofFeedback",
                                           { { "organization", m_organization }, { "feedback", feedback } });
    if (!rows)
        return rows.error();
    return Records<BufferReference>(*rows);
}

Result<void> BufferWriter::run(const char *statement, const Binds &binds)
{
    const auto rows = m_tx.execute(statement, binds);
    if (!rows)
        return rows.error();
    return {};
}

Result<std::optional<Buffer>> BufferWriter::findDeleted(const BufferKey &key)
{
    return findWith("buffer.findDeleted", key);
}

Result<QString> BufferWriter::freeSlug(const QString &base)
{
    // The numbered forms of a long base are cut, so whatever begins like the shortest of them may collide.
    const auto rows
        = m_tx.execute("buffer.slugsLike",
                       { { "organization", m_organization }, { "base", base.left(maxSlugLength - 12) } });
    if (!rows)
        return rows.error();
    QSet<QString> taken;
    for (int i = 0; i < rows->size(); ++i)
        taken.insert(rows->at(i).text(0));
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
    return run(statement,
               { { "organization", m_organization },
                 { "id", buffer.id },
                 { "name", buffer.name },
                 { "slug", buffer.slug },
                 { "description", buffer.description },
                 { "icon", buffer.icon },
                 { "routing_instructions", buffer.routingInstructions },
                 { "needs_review", buffer.needsReview },
                 { "now", buffer.updatedAt },
                 { "change", m_tx.change() } });
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
    const auto items = run("buffer.shiftItems",
                           { { "organization", m_organization },
                             { "buffer", id },
                             { "step", -1 },
                             { "change", m_tx.change() } });
    if (!items)
        return items.error();
    return run("buffer.delete",
               { { "organization", m_organization },
                 { "id", id },
                 { "now", m_tx.now() },
                 { "change", m_tx.change() } });
}

Result<void> BufferWriter::restore(BufferId id, const QString &slug)
{
    const auto items = run(
        "buffer.shiftItems",
        { { "organization", m_organization }, { "buffer", id }, { "step", 1 }, { "change", m_tx.change() } });
    if (!items)
        return items.error();
    return run("buffer.restore",
               { { "organization", m_organization },
                 { "id", id },
                 { "slug", slug },
                 { "now", m_tx.now() },
                 { "change", m_tx.change() } });
}

Result<void> BufferWriter::purge(BufferId id)
{
    for (const char *statement : { "buffer.purgeItems", "buffer.purgeExamples" }) {
        if (const auto done = run(statement, { { "organization", m_organization }, { "buffer", id } }); !done)
            return done.error();
    }
    return run("buffer.purge",
               { { "organization", m_organization }, { "id", id }, { "change", m_tx.change() } });
}

Result<bool> BufferWriter::assign(BufferId buffer, FeedbackId feedback)
{
    const auto added = m_tx.execute("buffer.assign",
                                    { { "organization", m_organization },
                                      { "buffer", buffer },
                                      { "feedback", feedback },
                                      { "now", m_tx.now() } });
    if (!added)
        return added.error();
    if (added->affected() > 0)
        return true;
    const auto kept
        = run("buffer.keep",
              { { "organization", m_organization }, { "buffer", buffer }, { "feedback", feedback } });
    if (!kept)
        return kept.error();
    return false;
}

Result<bool> BufferWriter::take(BufferId buffer, FeedbackId feedback)
{
    const auto taken = m_tx.execute(
        "buffer.remove",
        { { "organization", m_organization }, { "buffer", buffer }, { "feedback", feedback } });
    if (!taken)
        return taken.error();
    return taken->affected() > 0;
}

Result<void> BufferWriter::teach(BufferId buffer, FeedbackId feedback, bool positive, MemberId member)
{
    return run("buffer.teach",
               { { "organization", m_organization },
                 { "feedback", feedback },
                 { "buffer", buffer },
                 { "positive", positive },
                 { "member", member },
                 { "now", m_tx.now() },
                 { "change", m_tx.change() } });
}

Result<qint64> BufferWriter::moveItems(BufferId source, BufferId destination, const QString &activity,
                                       MemberId member)
{
    const auto taught = run("buffer.teachMoved",
                            { { "organization", m_organization },
                              { "source", source },
                              { "destination", destination },
                              { "member", member },
                              { "now", m_tx.now() },
                              { "change", m_tx.change() } });
    if (!taught)
        return taught.error();
    const auto noted = run("buffer.noteMoved",
                           { { "organization", m_organization },
                             { "source", source },
                             { "text", activity },
                             { "member", member },
                             { "now", m_tx.now() },
                             { "change", m_tx.change() } });
    if (!noted)
        return noted.error();
    const auto copied = run("buffer.copyItems",
                            { { "organization", m_organization },
                              { "source", source },
                              { "destination", destination },
                              { "now", m_tx.now() } });
    if (!copied)
        return copied.error();
    const auto emptied
        = m_tx.execute("buffer.emptySource", { { "organization", m_organization }, { "source", source } });
    if (!emptied)
        return emptied.error();
    return emptied->affected();
}

Result<int> purgeDeletedBuffers(Connection &connection, std::chrono::seconds retention)
{
    const auto rows
        = connection.execute("buffer.expired", { { "retention_seconds", double(retention.count()) } });
    if (!rows)
        return rows.error();
    for (int i = 0; i < rows->size(); ++i) {
        const auto id = rows->at(i).id<BufferId>(1);
        const auto failure = transact(connection, rows->at(i).id<OrganizationId>(0),
                                      [id](Transaction &tx) -> std::optional<Problem> {
                                          const auto purged = BufferWriter(tx).purge(id);
                                          return purged ? std::nullopt : std::optional(purged.error());
                                      });
        if (failure)
            return *failure;
    }
    return rows->size();
}

} // namespace triage::storage
