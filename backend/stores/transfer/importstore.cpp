// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/transfer/importstore.h"

#include "database/columns.h"
#include "database/record.h"
#include "stores/backdatedids.h"
#include "stores/targetstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

FeedbackId idOf(const ImportedItem &item)
{
    return item.feedback.id;
}

/// Returns a function that reads a member of an item's feedback.
template <typename Member>
auto ofFeedback(Member Feedback::*member)
{
    return [member](const ImportedItem &each) {
        return each.feedback.*member;
    };
}

/// Makes imported items duplicates of originals that are there and do not wait themselves. Returns false if
/// there were none.
Result<bool> linkFound(Transaction &tx, const std::vector<FeedbackId> &items)
{
    using Pair = std::pair<FeedbackId, FeedbackId>;
    const auto found
        = listOf<Pair>(tx.execute("import.findOriginals", { { "ids", items } }),
                       [](const Row &row) { return Pair(row.id<FeedbackId>(0), row.id<FeedbackId>(1)); });
    if (!found)
        return found.error();
    if (found->empty())
        return false;
    const Bind duplicates("ids", columnOf(*found, &Pair::first));
    const Bind originals("originals", columnOf(*found, &Pair::second));
    for (const char *statement : { "import.makeRecords", "import.linkDuplicates" }) {
        if (const auto done = tx.run(statement, { duplicates, originals }); !done)
            return done.error();
    }
    return valueAfter(tx.run("import.forgetDuplicates", { duplicates }), true);
}

/// Makes the items of a part, and items of earlier parts whose original is among them, duplicates of those
/// that they name. Items whose original is missing wait for it.
Result<void> linkDuplicates(Transaction &tx, const std::vector<ImportedItem> &items)
{
    constexpr int maxPasses = 3;
    const auto all = columnOf(items, idOf);
    std::vector<FeedbackId> ids;
    std::vector<QString> originals;
    for (const ImportedItem &item : items) {
        if (!item.original.isEmpty()) {
            ids.push_back(item.feedback.id);
            originals.push_back(item.original);
        }
    }
    if (!ids.empty()) {
        const auto numberOf = [](const QString &original) {
            return decodeId(original).value_or(0);
        };
        const auto kept = tx.run(
            "import.keepDuplicates",
            { { "ids", ids }, { "originals", originals }, { "numbers", columnOf(originals, numberOf) } });
        if (!kept)
            return kept;
    }
    // An original that is a duplicate itself is linked before those that name it.
    for (int pass = 0; pass < maxPasses; ++pass) {
        const auto linked = linkFound(tx, all);
        if (!linked)
            return linked.error();
        if (!*linked)
            break;
    }
    return {};
}

} // namespace

/// A membership of an item.
struct ImportWriter::Membership
{
    FeedbackId feedback;
    const ImportedMembership *held;

    BufferId buffer() const { return held->buffer; }
    bool byHand() const { return held->byHand; }
    double confidence() const { return held->confidence.value_or(-1); }
    Timestamp at() const { return held->at; }
};

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
    return firstOr<Import>(query("import.find", { { "id", id } }), importNotFound);
}

Result<Import> ImportWriter::begin(const QString &source, MemberId member, qint64 firstLine)
{
    Import import;
    import.id = m_tx.take<ImportId>();
    import.source = source;
    import.firstLine = firstLine;
    import.createdAt = m_tx.now();
    return valueAfter(m_tx.run("import.insert",
                               { { "id", import.id },
                                 { "member", member.isValid() ? std::optional(member) : std::nullopt },
                                 { "source", source },
                                 { "first_line", firstLine } }),
                      import);
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
                      { "encoding", wordOf(import.encoding) },
                      { "dates", wordOf(import.dates) },
                      { "state", wordOf(import.state) },
                      { "ended_at", import.endedAt } });
}

Result<std::optional<qint64>> ImportWriter::quota()
{
    return firstOf<std::optional<qint64>>(m_tx.execute("import.quota"));
}

Result<QSet<QString>> ImportWriter::known(const std::vector<QString> &externalIds)
{
    const auto known = listOf<QString>(m_tx.execute("import.known", { { "externals", externalIds } }));
    if (!known)
        return known.error();
    return QSet<QString>(known->begin(), known->end());
}

Result<QSet<FeedbackId>> ImportWriter::present(const std::vector<FeedbackId> &ids)
{
    const auto present = listOf<FeedbackId>(m_tx.execute("import.feedbackIds", { { "ids", ids } }));
    if (!present)
        return present.error();
    return QSet<FeedbackId>(present->begin(), present->end());
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
    return valueAfter(m_tx.run("import.storeBuffer",
                               { { "id", id },
                                 { "name", buffer.name },
                                 { "slug", buffer.slug },
                                 { "description", buffer.description },
                                 { "icon", buffer.icon },
                                 { "routing_instructions", buffer.routingInstructions },
                                 { "needs_review", buffer.needsReview },
                                 { "created_at", buffer.createdAt },
                                 { "updated_at", buffer.updatedAt },
                                 { "import", import } }),
                      id);
}

std::vector<ImportWriter::Membership> ImportWriter::membershipsOf(const std::vector<ImportedItem> &items)
{
    std::vector<Membership> all;
    for (const ImportedItem &item : items) {
        for (const ImportedMembership &each : item.buffers)
            all.push_back({ item.feedback.id, &each });
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
    const std::vector<Membership> memberships = membershipsOf(items);
    if (const auto stored = storeItems(import, items, memberships); !stored)
        return stored;
    if (const auto taught = teach(memberships, importer); !taught)
        return taught;
    std::vector<PointedTarget> targets;
    for (const ImportedItem &item : items)
        addTargets(targets, item.feedback.id, item.targets, item.feedback.createdAt);
    if (const auto linked = TargetWriter(m_tx).point(targets, import); !linked)
        return linked;
    if (const auto stored = storeTriage(items); !stored)
        return stored;
    if (const auto linked = linkDuplicates(m_tx, items); !linked)
        return linked;
    return write(items);
}

Result<void> ImportWriter::storeItems(ImportId import, const std::vector<ImportedItem> &items,
                                      const std::vector<Membership> &memberships)
{
    const auto liveOf = [](const ImportedItem &each) {
        return qint64(each.buffers.size());
    };
    return m_tx.run("import.store",
                    { { "import", import },
                      { "ids", columnOf(items, idOf) },
                      { "externals", columnOf(items, &ImportedItem::externalId) },
                      { "titles", columnOf(items, ofFeedback(&Feedback::title)) },
                      { "descriptions", columnOf(items, ofFeedback(&Feedback::description)) },
                      { "submitters", columnOf(items, ofFeedback(&Feedback::submittedBy)) },
                      { "clients", columnOf(items, ofFeedback(&Feedback::client)) },
                      { "reviews", columnOf(items, ofFeedback(&Feedback::needsReview)) },
                      { "statuses", columnOf(items, ofFeedback(&Feedback::routingStatus)) },
                      { "live", columnOf(items, liveOf) },
                      { "created", columnOf(items, ofFeedback(&Feedback::createdAt)) },
                      { "updated", columnOf(items, ofFeedback(&Feedback::updatedAt)) },
                      { "languages", columnOf(items, &ImportedItem::language) },
                      { "lexemes", columnOf(items, &ImportedItem::lexemes) },
                      { "buffers", columnOf(memberships, &Membership::buffer) },
                      { "held", columnOf(memberships, &Membership::feedback) },
                      { "by_hand", columnOf(memberships, &Membership::byHand) },
                      { "confidences", columnOf(memberships, &Membership::confidence) },
                      { "assigned", columnOf(memberships, &Membership::at) } });
}

/// Stores the decisions of people that the file contains as examples.
Result<void> ImportWriter::teach(const std::vector<Membership> &memberships, MemberId importer)
{
    if (std::ranges::none_of(memberships, &Membership::byHand))
        return {};
    return m_tx.run("import.teach",
                    { { "buffers", columnOf(memberships, &Membership::buffer) },
                      { "held", columnOf(memberships, &Membership::feedback) },
                      { "by_hand", columnOf(memberships, &Membership::byHand) },
                      { "assigned", columnOf(memberships, &Membership::at) },
                      { "member", importer.isValid() ? std::optional(importer) : std::nullopt } });
}

Result<void> ImportWriter::storeTriage(const std::vector<ImportedItem> &items)
{
    std::vector<Triage> records;
    for (const ImportedItem &item : items) {
        if (item.triage)
            records.emplace_back(*item.triage).id = item.feedback.id;
    }
    if (records.empty())
        return {};
    const auto ownerOf = [](const Triage &each) {
        return each.owner.value_or(MemberId());
    };
    return m_tx.run("import.triage",
                    { { "ids", columnOf(records, &Triage::id) },
                      { "owners", columnOf(records, ownerOf) },
                      { "states", columnOf(records, &Triage::state) },
                      { "changed", columnOf(records, &Triage::stateChangedAt) },
                      { "snoozed", columnOf(records, &Triage::snoozedUntil) },
                      { "tags", columnOf(records, [](const Triage &each) { return toJson(each.tags); }) } });
}

Result<void> ImportWriter::write(const std::vector<ImportedItem> &items)
{
    std::vector<FeedbackId> feedback;
    std::vector<const ImportedNote *> notes;
    std::vector<BackdatedEntity> entities;
    for (const ImportedItem &item : items) {
        for (const ImportedNote &note : item.notes) {
            feedback.push_back(item.feedback.id);
            notes.push_back(&note);
            entities.push_back({ note.at, std::nullopt });
        }
    }
    if (notes.empty())
        return {};
    const auto ids = backdatedIds(m_tx, EntityKind::Note, entities);
    if (!ids)
        return ids.error();
    const auto activityOf = [](const ImportedNote *each) {
        return each->activity ? std::optional(toJson(*each->activity)) : std::nullopt;
    };
    return m_tx.run("import.write",
                    { { "ids", *ids },
                      { "feedback", feedback },
                      { "texts", columnOf(notes, &ImportedNote::text) },
                      { "kinds", columnOf(notes, &ImportedNote::kind) },
                      { "members", columnOf(notes, &ImportedNote::author) },
                      { "author_names", columnOf(notes, &ImportedNote::authorName) },
                      { "author_emails", columnOf(notes, &ImportedNote::authorEmail) },
                      { "created", columnOf(notes, &ImportedNote::at) },
                      { "activities", columnOf(notes, activityOf) } });
}

} // namespace triage::storage
