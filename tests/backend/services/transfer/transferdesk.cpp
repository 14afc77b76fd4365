// SPDX-License-Identifier: GPL-3.0-or-later
#include "transferdesk.h"

#include "search/indexedtext.h"
#include "search/searchquery.h"
#include "services/feedback/listsearch.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace triage::test {

using storage::Transaction;

QByteArray line(const QByteArray &description, const QByteArray &members)
{
    return "{\"description\":\"" + description + '"' + (members.isEmpty() ? QByteArray() : ',' + members)
        + "}\n";
}

QString TransferDesk::value(const QString &sql)
{
    const auto rows = m_connection.executeText(sql);
    return rows && !rows->isEmpty() ? rows->first().text(0) : u"refused"_s;
}

void TransferDesk::run(const QString &sql)
{
    if (!m_connection.executeText(sql))
        qFatal("The scratch database refuses: %ls", qUtf16Printable(sql));
}

OrganizationId TransferDesk::organization(const QString &name, std::optional<qint64> limit)
{
    const auto made = services::createOrganization(m_connection, { name, {}, limit });
    if (!made)
        qFatal("No organization: %ls", qUtf16Printable(made.error().detail));
    return made->id;
}

MemberId TransferDesk::member(OrganizationId organization, const QString &email)
{
    const auto made
        = services::addMember(m_connection, organization, email.section(u'@', 0, 0), email, Role::Admin);
    return made ? made->id : MemberId();
}

Result<Import> TransferDesk::import(OrganizationId organization, const QByteArray &file,
                                    const ImportSteps &steps, MemberId importer)
{
    transfer::TransferReader reader({ .format = steps.format });
    reader.feed(file);
    reader.end();
    services::PartOptions order{ .import = {},
                                 .source = u"test"_s,
                                 .importer = importer,
                                 .route = steps.route,
                                 .dryRun = steps.dryRun,
                                 .last = false };
    services::ParsedPart part;
    while (auto entry = reader.next()) {
        part.lastLine = entry->lastLine;
        part.entries.push_back(std::move(*entry));
        if (int(part.entries.size()) < steps.recordsAtOnce || steps.dryRun)
            continue;
        const auto stored = services::PartImporter(order, part, m_words).store(m_connection, organization);
        if (!stored)
            return stored;
        order.import = stored->id;
        part.entries.clear();
    }
    order.last = true;
    services::PartImporter last(order, part, m_words);
    return steps.dryRun ? last.tryOut(m_connection, organization) : last.store(m_connection, organization);
}

QByteArray TransferDesk::exported(OrganizationId organization, TransferFormat format, int limit,
                                  const ListFilter &filter)
{
    services::ExportRequest order;
    order.format = format;
    order.limit = limit;
    order.filter = filter;
    QByteArray file;
    while (true) {
        const auto piece = services::exportPiece(m_connection, organization, order);
        if (!piece)
            return piece.error().detail.toUtf8();
        file += piece->text;
        if (!piece->last)
            return file;
        order.after = piece->last;
    }
}

Import TransferDesk::undo(OrganizationId organization, ImportId id)
{
    const auto begun = storage::inTransaction(m_connection, organization, [&](Transaction &tx) {
        return storage::ImportUndo(tx).begin(id, std::chrono::seconds(0));
    });
    if (!begun)
        qFatal("It cannot be undone: %ls", qUtf16Printable(begun.error().detail));
    while (true) {
        const auto some = services::undoSome(m_connection, organization, id);
        if (!some)
            qFatal("Undoing fails: %ls", qUtf16Printable(some.error().detail));
        if (*some == 0)
            return *storage::ImportStore(m_connection, organization).find(id);
    }
}

std::vector<qint64> TransferDesk::page(OrganizationId organization, int page, int limit)
{
    api::FeedbackListRequest filter;
    filter.page = { page, limit };
    const auto found = storage::FeedbackList(m_connection, organization).page(filter, {}, &m_memory);
    std::vector<qint64> ids;
    for (int i = 0; found && i < found->items.size(); ++i)
        ids.push_back(found->items.identifier(i));
    return ids;
}

qint64 TransferDesk::total(OrganizationId organization, const ListFilter &filter)
{
    const auto terms = services::searchTerms(search::SearchQuery::parse(filter.search.value_or(QString())));
    const auto found
        = storage::FeedbackList(m_connection, organization).page({ filter, {}, {} }, terms, &m_memory);
    return found ? found->total : -1;
}

std::vector<FeedbackId> TransferDesk::create(OrganizationId organization, const std::vector<QString> &texts)
{
    std::vector<storage::PreparedFeedback> items;
    for (const QString &text : texts) {
        storage::PreparedFeedback item;
        item.description = text;
        const search::IndexedText index = search::indexedText({}, text);
        item.lexemes = index.lexemes;
        item.language = index.language;
        items.push_back(item);
    }
    const auto made = storage::inTransaction(m_connection, organization, [&](Transaction &tx) {
        return storage::FeedbackWriter(tx).create(items);
    });
    std::vector<FeedbackId> ids;
    for (std::size_t i = 0; made && i < made->size(); ++i)
        ids.push_back((*made)[i].id);
    return ids;
}

QString TransferDesk::miscounted(OrganizationId organization)
{
    const QString id = QString::number(organization.value());
    // The counts behind the plots, which follow the changes, equal a fresh count.
    const auto counted = [&] {
        run(u"select count_statistics(%1, 1000000)"_s.arg(id));
        return value(
            u"select coalesce(string_agg(line, '|' order by line), '') from ("
            " select concat_ws(',', buffer, day, assigned, review, nothing_matched, failed, by_hand, "
            "waiting) as line"
            " from statistics_day where organization = %1"
            "  and (assigned, review, nothing_matched, failed, by_hand, waiting) <> (0, 0, 0, 0, 0, 0)"
            " union all select concat_ws(',', day, client, feedback) from statistics_client"
            " where organization = %1 and buffer = 0 and feedback <> 0"
            " union all select concat_ws(',', buffer, day, waited, feedback) from statistics_wait"
            " where organization = %1 and feedback <> 0) as rows"_s.arg(id));
    };
    const QString before = counted();
    run(u"begin"_s);
    run(u"select recount_statistics(%1)"_s.arg(id));
    const QString after = counted();
    run(u"rollback"_s);
    if (before != after)
        return u"statistics: "_s + before + u" instead of "_s + after;
    return value(
        u"select coalesce(string_agg(what, ', '), '') from ("
        " select 'state' as what from organization_state s where s.organization = %1 and"
        "  (s.feedback, s.needs_review, s.pending, s.failed, s.skipped, s.assigned, s.unassigned) <>"
        "  (select count(*), count(*) filter (where needs_review), count(*) filter (where routing_status = "
        "'pending'),"
        "   count(*) filter (where routing_status = 'failed'), count(*) filter (where routing_status = "
        "'skipped'),"
        "   count(*) filter (where live_buffers > 0),"
        "   count(*) filter (where live_buffers = 0 and routing_status <> 'pending')"
        "   from feedback f where f.organization = %1)"
        " union all select 'targets' from organization_state s where s.organization = %1 and s.targets <>"
        "  (select count(*) from target t where t.organization = %1)"
        " union all select 'buffer ' || b.slug from buffer b where b.organization = %1 and b.feedback_count "
        "<>"
        "  (select count(*) from feedback_buffer m where m.organization = %1 and m.buffer = b.id)"
        " union all select 'item' from feedback f where f.organization = %1 and f.live_buffers <>"
        "  (select count(*) from feedback_buffer m join buffer b on b.organization = %1 and b.id = m.buffer"
        "   and b.deleted_at is null where m.organization = %1 and m.feedback = f.id)"
        " union all select 'bin' from feedback_bin s where s.organization = %1 and (s.feedback <>"
        "  (select count(*) from feedback f where f.organization = %1 and bin_of(f.created_at) = "
        "s.began_at)"
        "  or exists (select 1 from feedback f where f.organization = %1 and bin_of(f.created_at) = "
        "s.began_at"
        "   and f.id not between s.first_id and s.last_id))"
        ") as wrong"_s.arg(id));
}

QString TransferDesk::content(OrganizationId organization)
{
    QString all;
    for (const char *table : { "feedback", "buffer", "note", "target", "feedback_buffer", "feedback_target",
                               "routing_example", "routing_lesson", "routing_job", "import", "import_row",
                               "organization_state", "vocabulary", "tombstone" }) {
        all += value(
                   u"select coalesce(string_agg(t::text, '|' order by t::text), '') from %1 t where organization = %2"_s
                       .arg(QLatin1StringView(table))
                       .arg(organization.value()))
            + u'\n';
    }
    return all;
}

} // namespace triage::test
