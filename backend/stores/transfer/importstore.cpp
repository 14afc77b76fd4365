// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/transfer/importstore.h"

#include "database/record.h"
#include "stores/backdatedids.h"
#include "stores/targetstore.h"
#include "stores/transfer/importedduplicates.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

QString textOf(Timestamp at)
{
    return QString::fromLatin1(toIso(at));
}

} // namespace

Result<RecordPage<Import>> ImportStore::list(const api::PageRequest &page)
{
    return recordPage<Import>(query("import.page", bindsOf(page)));
}

void ImportStore::analyzeNewTables()
{
    // A failure, such as a lock that another import has, only leaves statements slower.
    (void)m_connection.run("import.analyze");
}

Result<Import> ImportStore::find(ImportId id)
{
    const auto rows = query("import.find", { { "id", id } });
    if (!rows)
        return rows.error();
    if (rows->isEmpty())
        return notFound(Type<ImportId>());
    return readRecord<Import>(rows->first());
}

Result<Import> ImportWriter::begin(const QString &source, MemberId member, qint64 firstLine)
{
    Import import;
    import.id = m_tx.take<ImportId>();
    import.source = source;
    import.firstLine = firstLine;
    import.createdAt = m_tx.now();
    const auto done = m_tx.run("import.insert",
                               { { "id", import.id },
                                 { "member", member.isValid() ? std::optional(member) : std::nullopt },
                                 { "source", source },
                                 { "first_line", firstLine } });
    if (!done)
        return done.error();
    return import;
}

Result<void> ImportWriter::advance(const Import &import)
{
    return m_tx.run("import.advance",
                    { { "id", import.id },
                      { "line", import.line },
                      { "created", import.created },
                      { "unchanged", import.unchanged },
                      { "skipped", import.skipped },
                      { "failed", import.failed },
                      { "ignored", import.ignored },
                      { "problems", toJson(import.problems) },
                      { "encoding", QString::fromLatin1(toWord(import.encoding)) },
                      { "dates", QString::fromLatin1(toWord(import.dates)) },
                      { "state", QString::fromLatin1(toWord(import.state)) },
                      { "ended_at", import.endedAt } });
}

Result<std::optional<qint64>> ImportWriter::quota()
{
    const auto rows = m_tx.execute("import.quota");
    if (!rows)
        return rows.error();
    return rows->isEmpty() || rows->first().isNull(0) ? std::nullopt
                                                      : std::optional(rows->first().integer(0));
}

Result<QSet<QString>> ImportWriter::known(const std::vector<QString> &externalIds)
{
    const auto rows = m_tx.execute("import.known", { { "externals", externalIds } });
    if (!rows)
        return rows.error();
    QSet<QString> known;
    for (const Row row : *rows)
        known.insert(row.text(0));
    return known;
}

Result<QSet<FeedbackId>> ImportWriter::present(const std::vector<FeedbackId> &ids)
{
    const auto rows = m_tx.execute("import.feedbackIds", { { "ids", ids } });
    if (!rows)
        return rows.error();
    QSet<FeedbackId> present;
    for (const Row row : *rows)
        present.insert(row.id<FeedbackId>(0));
    return present;
}

Result<std::vector<BufferName>> ImportWriter::buffers()
{
    return listOf<BufferName>(m_tx.execute("import.buffers"), [](const Row &row) {
        return BufferName{ row.id<BufferId>(0), row.text(1), row.text(2) };
    });
}

Result<qint64> ImportWriter::createdBuffers(ImportId import)
{
    return firstOf<qint64>(m_tx.execute("import.madeBuffers", { { "import", import } }));
}

Result<QHash<QString, MemberId>> ImportWriter::members()
{
    const auto rows = m_tx.execute("import.members");
    if (!rows)
        return rows.error();
    QHash<QString, MemberId> members;
    for (const Row row : *rows)
        members.insert(row.text(1), row.id<MemberId>(0));
    return members;
}

Result<BufferId> ImportWriter::storeBuffer(ImportId import, const Buffer &buffer)
{
    const std::optional<qint64> wanted
        = buffer.id.isValid() ? std::optional(buffer.id.value()) : std::nullopt;
    const auto ids = backdatedIds(m_tx, EntityKind::Buffer, { { buffer.createdAt, wanted } });
    if (!ids)
        return ids.error();
    const BufferId id(ids->front());
    const auto done = m_tx.run("import.storeBuffer",
                               { { "id", id },
                                 { "name", buffer.name },
                                 { "slug", buffer.slug },
                                 { "description", buffer.description },
                                 { "icon", buffer.icon },
                                 { "routing_instructions", buffer.routingInstructions },
                                 { "needs_review", buffer.needsReview },
                                 { "created_at", buffer.createdAt },
                                 { "updated_at", buffer.updatedAt },
                                 { "import", import } });
    if (!done)
        return done.error();
    return id;
}

ImportWriter::Memberships ImportWriter::membershipsOf(const std::vector<ImportedItem> &items)
{
    Memberships all;
    for (const ImportedItem &item : items) {
        for (const ImportedMembership &each : item.buffers) {
            all.buffers.push_back(each.buffer);
            all.feedback.push_back(item.feedback.id);
            all.byHand.push_back(each.byHand);
            all.confidences.push_back(each.confidence.value_or(-1));
            all.assigned.push_back(textOf(each.at));
        }
    }
    return all;
}

Result<void> ImportWriter::identify(std::vector<ImportedItem> &items)
{
    std::vector<BackdatedEntity> entities;
    for (const ImportedItem &item : items) {
        const FeedbackId wanted = item.feedback.id;
        entities.push_back(
            { item.feedback.createdAt, wanted.isValid() ? std::optional(wanted.value()) : std::nullopt });
    }
    const auto ids = backdatedIds(m_tx, EntityKind::Feedback, entities);
    if (!ids)
        return ids.error();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!items[i].externalId && items[i].feedback.id.value() != (*ids)[i])
            items[i].externalId = items[i].foreignId;
        items[i].feedback.id = FeedbackId((*ids)[i]);
    }
    return {};
}

Result<void> ImportWriter::store(ImportId import, std::vector<ImportedItem> &items, MemberId importer)
{
    if (items.empty())
        return {};
    if (const auto identified = identify(items); !identified)
        return identified;
    const Memberships memberships = membershipsOf(items);
    if (const auto stored = storeItems(import, items, memberships); !stored)
        return stored;
    if (const auto taught = teach(memberships, importer); !taught)
        return taught;
    if (const auto linked = linkTargets(import, items); !linked)
        return linked;
    if (const auto stored = storeTriage(items); !stored)
        return stored;
    if (const auto linked = ImportedDuplicates(m_tx).link(items); !linked)
        return linked;
    return write(items);
}

Result<void> ImportWriter::storeItems(ImportId import, const std::vector<ImportedItem> &items,
                                      const Memberships &memberships)
{
    std::vector<FeedbackId> ids;
    std::vector<std::optional<QString>> externals, titles, submitters, clients, languages;
    std::vector<QString> descriptions, statuses, created, updated, lexemes;
    std::vector<bool> reviews;
    std::vector<qint64> live;
    for (const ImportedItem &item : items) {
        ids.push_back(item.feedback.id);
        externals.push_back(item.externalId);
        titles.push_back(item.feedback.title);
        descriptions.push_back(item.feedback.description);
        submitters.push_back(item.feedback.submittedBy);
        clients.push_back(item.feedback.client);
        reviews.push_back(item.feedback.needsReview);
        statuses.push_back(QString::fromLatin1(toWord(item.feedback.routingStatus)));
        live.push_back(qint64(item.buffers.size()));
        created.push_back(textOf(item.feedback.createdAt));
        updated.push_back(textOf(item.feedback.updatedAt));
        languages.push_back(item.language);
        lexemes.push_back(item.lexemes);
    }
    return m_tx.run("import.store",
                    { { "import", import },
                      { "ids", ids },
                      { "externals", externals },
                      { "titles", titles },
                      { "descriptions", descriptions },
                      { "submitters", submitters },
                      { "clients", clients },
                      { "reviews", reviews },
                      { "statuses", statuses },
                      { "live", live },
                      { "created", created },
                      { "updated", updated },
                      { "languages", languages },
                      { "lexemes", lexemes },
                      { "buffers", memberships.buffers },
                      { "held", memberships.feedback },
                      { "by_hand", memberships.byHand },
                      { "confidences", memberships.confidences },
                      { "assigned", memberships.assigned } });
}

/// Stores the decisions of people that the file contains as examples.
Result<void> ImportWriter::teach(const Memberships &memberships, MemberId importer)
{
    if (std::find(memberships.byHand.begin(), memberships.byHand.end(), true) == memberships.byHand.end())
        return {};
    return m_tx.run("import.teach",
                    { { "buffers", memberships.buffers },
                      { "held", memberships.feedback },
                      { "by_hand", memberships.byHand },
                      { "assigned", memberships.assigned },
                      { "member", importer.isValid() ? std::optional(importer) : std::nullopt } });
}

Result<void> ImportWriter::linkTargets(ImportId import, const std::vector<ImportedItem> &items)
{
    std::vector<FeedbackId> feedback;
    std::vector<qint64> positions;
    std::vector<QString> types, names, metadata, identities, created;
    std::vector<BackdatedEntity> entities;
    for (const ImportedItem &item : items) {
        qint64 position = 0;
        for (const NormalTarget &target : item.targets) {
            feedback.push_back(item.feedback.id);
            positions.push_back(++position);
            types.push_back(QString::fromLatin1(toWord(target.type)));
            names.push_back(target.displayName);
            metadata.push_back(QString::fromUtf8(target.metadata));
            identities.push_back(identityOf(target));
            created.push_back(textOf(item.feedback.createdAt));
            entities.push_back({ item.feedback.createdAt, std::nullopt });
        }
    }
    if (feedback.empty())
        return {};
    const auto ids = backdatedIds(m_tx, EntityKind::Target, entities);
    if (!ids)
        return ids.error();
    return m_tx.run("import.point",
                    { { "import", import },
                      { "feedback", feedback },
                      { "positions", positions },
                      { "new_ids", *ids },
                      { "types", types },
                      { "names", names },
                      { "metadata", metadata },
                      { "identities", identities },
                      { "created", created } });
}

Result<void> ImportWriter::storeTriage(const std::vector<ImportedItem> &items)
{
    std::vector<FeedbackId> ids;
    std::vector<MemberId> owners;
    std::vector<QString> states, tags;
    std::vector<std::optional<QString>> changed, snoozed;
    const auto textOrNone = [](const std::optional<Timestamp> &at) {
        return at ? std::optional(textOf(*at)) : std::nullopt;
    };
    for (const ImportedItem &item : items) {
        if (!item.triage)
            continue;
        ids.push_back(item.feedback.id);
        owners.push_back(item.triage->owner.value_or(MemberId()));
        states.push_back(QString::fromLatin1(toWord(item.triage->state)));
        changed.push_back(textOrNone(item.triage->stateChangedAt));
        snoozed.push_back(textOrNone(item.triage->snoozedUntil));
        tags.push_back(QString::fromUtf8(toJson(item.triage->tags)));
    }
    if (ids.empty())
        return {};
    return m_tx.run("import.triage",
                    { { "ids", ids },
                      { "owners", owners },
                      { "states", states },
                      { "changed", changed },
                      { "snoozed", snoozed },
                      { "tags", tags } });
}

Result<void> ImportWriter::write(const std::vector<ImportedItem> &items)
{
    std::vector<FeedbackId> feedback;
    std::vector<QString> texts, kinds, created;
    std::vector<MemberId> members;
    std::vector<std::optional<QString>> names, emails, activities;
    std::vector<BackdatedEntity> entities;
    for (const ImportedItem &item : items) {
        for (const ImportedNote &note : item.notes) {
            feedback.push_back(item.feedback.id);
            texts.push_back(note.text);
            kinds.push_back(QString::fromLatin1(toWord(note.kind)));
            members.push_back(note.author);
            names.push_back(note.authorName);
            emails.push_back(note.authorEmail);
            created.push_back(textOf(note.at));
            activities.push_back(note.activity ? std::optional(QString::fromUtf8(toJson(*note.activity)))
                                               : std::nullopt);
            entities.push_back({ note.at, std::nullopt });
        }
    }
    if (feedback.empty())
        return {};
    const auto ids = backdatedIds(m_tx, EntityKind::Note, entities);
    if (!ids)
        return ids.error();
    return m_tx.run("import.write",
                    { { "ids", *ids },
                      { "feedback", feedback },
                      { "texts", texts },
                      { "kinds", kinds },
                      { "members", members },
                      { "author_names", names },
                      { "author_emails", emails },
                      { "created", created },
                      { "activities", activities } });
}

} // namespace triage::storage
