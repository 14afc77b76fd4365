// SPDX-License-Identifier: GPL-3.0-or-later
// Imports and exports on a real database: nothing is lost, nothing is stored twice, and every import can be
// undone. Bringing ten thousand items back through each format takes about a minute.
#include "transferdesk.h"

#include "domain/idtime.h"
#include "support/testprogram.h"
#include "text.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestImporting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anEmptyOrganizationGetsTheSameAgain();
    void aSpreadsheetBringsTheSameAgain();
    void tenThousandRandomItemsComeBack_data();
    void tenThousandRandomItemsComeBack();
    void aPartReadsNoMoreWhereTheOrganizationIsLarger();
    void tablesAreCountedAfterTheFirstPartOnly();
    void theSameFileAgainChangesNothing();
    void exportedItemsAreRecognizedAtTheirOrigin();
    void anInterruptedImportGoesOnWhereItStopped();
    void aDryRunChangesNothing();
    void aWrongLineIsToldAndNothingOfItIsStored();
    void itemsGetIdentifiersOfTheirOwnTime();
    void listsStayTrueWhereOlderItemsCome();
    void importedItemsWithBuffersAreNotRouted();
    void byHandIsAnExample();
    void authorsAreKnownAgain();
    void undoingTakesBackWhatWasMade();
    void undoingLeavesWhatPeopleWorkedOn();
    void anUndoneImportCanBeMadeAgain();
    void theLifetimeLimitHolds();
    void aWrongColumnMakesNoThousandBuffers();
    void manyItemsOfOneMomentHaveRoom();
    void anExportHasWhatTheListHas();

private:
    void switchAutovacuumOff();

    std::unique_ptr<TransferDesk> m_desk;
    OrganizationId m_organization;
    OrganizationId m_other;
};

void TestImporting::init()
{
    m_desk = std::make_unique<TransferDesk>();
    m_organization = m_desk->organization(u"One"_s);
    m_other = m_desk->organization(u"Two"_s);
}

/// Keeps statistics and plans as they are.
void TestImporting::switchAutovacuumOff()
{
    m_desk->run(u"do $$ declare name regclass; begin"
                " for name in select oid from pg_class"
                "  where relkind = 'r' and relnamespace = current_schema()::regnamespace loop"
                "  execute format('alter table %s set (autovacuum_enabled = off)', name);"
                " end loop; end $$"_s);
}

namespace {

const QByteArray richFile
    = R"({"type":"buffer","name":"Bugs & more","slug":"bugs","description":"What breaks.","icon":"🐞","routing_instructions":"Crashes.\nNot: slowness.","needs_review":true,"created_at":"2025-05-06T07:08:09.010Z","updated_at":"2025-05-06T07:08:10.010Z"}
{"type":"buffer","name":"Billing"}
{"external_id":"a-1","title":"Über \"quotes\"","description":" It breaks;\r\n\tevery time, \u2028 and 😀 \ufeff","submitted_by":"u1","client":"widget/1.0","needs_review":true,"routing_status":"routed","created_at":"2019-02-03T04:05:06.789Z","updated_at":"2026-01-02T03:04:05.678Z","buffers":[{"buffer":"bugs","by_hand":true,"assigned_at":"2020-01-01T00:00:00.001Z"},{"buffer":"Billing","confidence":0.8125}],"targets":[{"type":"rest_endpoint","metadata":{"method":"get","path":"/x"}},{"type":"documentation","metadata":{"page_url":"https://example.com/\""}}],"notes":[{"text":"First","author_name":"Kim","author_email":"kim@example.com","created_at":"2019-02-04T00:00:00Z"},{"text":"Second","author_name":"Kim","author_email":"kim@example.com","created_at":"2019-02-04T00:00:00Z"},{"kind":"activity","text":"Routed.","created_at":"2019-02-03T04:05:07Z"}]}
{"external_id":"a-2","description":"Of the same time","created_at":"2019-02-03T04:05:06.789Z","routing_status":"failed"}
{"description":"Of 2025","created_at":"2025-07-08T09:10:11.012Z","routing_status":"skipped"}
{"description":"Of last year","created_at":"2026-02-03T04:05:06.007Z","buffers":["Billing"]}
{"description":"Waits","created_at":"2026-03-03T04:05:06.007Z"}
{"description":"=1+1","created_at":"2026-03-03T04:05:06.008Z","title":"'quoted'","routing_status":"routed"}
)";

/// Makes items with everything that they can have, and with texts that files find hard.
class RandomItems
{
public:
    explicit RandomItems(quint32 seed) : m_random(seed) { }

    QByteArray file(int count)
    {
        QByteArray all;
        for (int i = 0; i < buffers; ++i) {
            m_names << u"Buffer; %1, \"q\" \\ x"_s.arg(i);
            all += toJson(QJsonObject{ { u"type"_s, u"buffer"_s }, { u"name"_s, m_names.last() } });
        }
        for (int i = 0; i < count; ++i)
            all += toJson(item(i));
        return all;
    }

private:
    static constexpr int buffers = 12;

    static QByteArray toJson(const QJsonObject &object)
    {
        return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    }
    bool oneIn(int number) { return m_random.bounded(number) == 0; }
    QString anyOf(const QStringList &words) { return words[m_random.bounded(int(words.size()))]; }
    QString text(int most)
    {
        static const QStringList pieces{ u"word"_s,    u" "_s,      u"  "_s,   u","_s,     u";"_s,
                                         u"\""_s,      u"\n"_s,     u"\r\n"_s, u"\t"_s,    u"=1+1"_s,
                                         u"'"_s,       u"-"_s,      u"@"_s,    u"\\"_s,    u"\\;"_s,
                                         u"Ü"_s,       u"ß"_s,      u"😀"_s,    u"日本"_s,  u"שלום"_s,
                                         u"\u2028"_s,  u"\ufeff"_s, u"<b>"_s,  u"{}"_s,    u"[1]"_s,
                                         u"null"_s,    u"true"_s,   u"0"_s,    u"sep=;"_s, u"{{summary}}"_s,
                                         u"a\u0301"_s, u"x"_s };
        QString all = oneIn(3) ? anyOf(pieces) : QString();
        for (int i = m_random.bounded(most); i >= 0; --i)
            all += anyOf(pieces);
        return isBlank(all) ? all + u'x' : all;
    }
    QString time(int fromYear, int years)
    {
        const QDateTime begin(QDate(fromYear, 1, 1), QTime(0, 0), Qt::UTC);
        const qint64 span = qint64(years) * 365 * 24 * 60 * 60 * 1000;
        return begin.addMSecs(qint64(m_random.generateDouble() * double(span))).toString(Qt::ISODateWithMs);
    }
    QJsonObject item(int number)
    {
        QJsonObject item{ { u"description"_s, text(20) }, { u"created_at"_s, time(2018, 6) } };
        item[u"updated_at"_s] = time(2024, 1);
        const QString external = u"E-%1"_s.arg(number);
        if (!oneIn(4))
            item[u"external_id"_s] = external;
        if (oneIn(2))
            item[u"title"_s] = text(6);
        if (oneIn(2))
            item[u"submitted_by"_s] = text(3);
        if (oneIn(2))
            item[u"client"_s] = anyOf({ u"widget/1.0"_s, u"cli"_s, u"a, b; c"_s });
        item[u"needs_review"_s] = oneIn(5);
        item[u"routing_status"_s] = anyOf({ u"routed"_s, u"skipped"_s, u"failed"_s });
        addBuffers(item);
        if (oneIn(3))
            item[u"targets"_s] = QJsonArray{ QJsonObject{
                { u"type"_s, u"documentation"_s },
                { u"metadata"_s,
                  QJsonObject{ { u"page_url"_s, u"https://example.com/%1\",;"_s.arg(number % 50) } } } } };
        if (oneIn(3))
            item[u"notes"_s] = QJsonArray{ QJsonObject{ { u"text"_s, text(6) },
                                                        { u"author_name"_s, u"Kim, \"the\" one"_s },
                                                        { u"author_email"_s, u"kim@example.com"_s },
                                                        { u"created_at"_s, time(2024, 1) } } };
        if (oneIn(2))
            addTriage(item);
        if (oneIn(10) && !m_originals.isEmpty())
            item[u"duplicate_of"_s] = anyOf(m_originals);
        else if (item.contains(u"external_id"_s))
            m_originals << external;
        return item;
    }
    void addBuffers(QJsonObject &item)
    {
        QJsonArray holding;
        for (int i = 0; i < buffers; ++i) {
            if (oneIn(8))
                holding << QJsonObject{ { u"buffer"_s, m_names[i] }, { u"by_hand"_s, oneIn(2) } };
        }
        item[u"buffers"_s] = holding;
    }
    void addTriage(QJsonObject &item)
    {
        item[u"state"_s] = anyOf({ u"open"_s, u"done"_s, u"declined"_s });
        if (oneIn(2))
            item[u"owner_email"_s] = u"ada@example.com"_s;
        if (oneIn(4))
            item[u"snoozed_until"_s] = time(2030, 5);
        QJsonArray tags;
        for (int i = 0; i < 30; ++i) {
            if (oneIn(20))
                tags << u"tag; %1 \\ \"x\""_s.arg(i);
        }
        item[u"tags"_s] = tags;
    }

    QRandomGenerator m_random;
    QStringList m_originals; ///< Items that duplicates may name.
    QStringList m_names;
};

} // namespace

void TestImporting::tenThousandRandomItemsComeBack_data()
{
    QTest::addColumn<TransferFormat>("format");
    QTest::newRow("JSON lines") << TransferFormat::JsonLines;
    QTest::newRow("CSV") << TransferFormat::Csv;
}

void TestImporting::tenThousandRandomItemsComeBack()
{
    QFETCH(const TransferFormat, format);
    constexpr int count = 10'000;
    for (const OrganizationId each : { m_organization, m_other })
        m_desk->member(each, u"ada@example.com"_s);
    const auto first = m_desk->import(m_organization, RandomItems(17).file(count),
                                      { .recordsAtOnce = 500, .route = false });
    QVERIFY2(first, first ? "" : qPrintable(first.error().detail));
    QCOMPARE(first->problems.empty() ? QString() : first->problems.front().detail, QString());
    QCOMPARE(first->created, count);

    const QByteArray file = m_desk->exported(m_organization, format, 1000);
    const auto again
        = m_desk->import(m_other, file, { .format = format, .recordsAtOnce = 500, .route = false });
    QVERIFY2(again, again ? "" : qPrintable(again.error().detail));
    QCOMPARE(again->problems.empty() ? QString() : again->problems.front().detail, QString());
    QCOMPARE(again->created, count);
    const QList<QByteArray> before = file.split('\n');
    const QList<QByteArray> after = m_desk->exported(m_other, format, 1000).split('\n');
    QCOMPARE(after.size(), before.size());
    for (qsizetype i = 0; i < before.size(); ++i)
        QCOMPARE(after[i], before[i]);
}

void TestImporting::aPartReadsNoMoreWhereTheOrganizationIsLarger()
{
    // The statements of the first part are planned for tables that are known to be empty.
    switchAutovacuumOff();
    m_desk->run(u"analyze"_s);
    constexpr int count = 500;
    const auto rowsRead = [&] {
        m_desk->run(u"select pg_stat_force_next_flush()"_s);
        return m_desk->value(u"select sum(seq_tup_read + idx_tup_fetch)::bigint from pg_stat_user_tables"_s)
            .toLongLong();
    };
    m_desk->run(u"insert into tombstone (organization, kind, id, change)"
                " select %1, 'feedback', n, 1 from generate_series(1, 2000) n"_s.arg(m_organization.value()));
    for (int part = 0; part < 4; ++part) {
        QByteArray file;
        for (int i = 0; i < count; ++i) {
            const QByteArray number = QByteArray::number(i);
            file += line("item " + number,
                         R"("external_id":")" + QByteArray::number(part) + '-' + number
                             + R"(","buffers":["One","Two","Three"],"tags":["a","b","c)"
                             + QByteArray::number(i % 7) + R"("],"state":"done","notes":[{"text":"x"}])");
        }
        const qint64 before = rowsRead();
        const auto import = m_desk->import(m_organization, file, { .recordsAtOnce = count, .route = false });
        QVERIFY2(import, import ? "" : qPrintable(import.error().detail));
        QCOMPARE(import->created, count);
        // One that reads all items for each item reads count * count already in the second part.
        const qint64 read = rowsRead() - before;
        QVERIFY2(read < 100 * count, qPrintable(u"Part %1 read %2 rows."_s.arg(part).arg(read)));
    }
}

void TestImporting::tablesAreCountedAfterTheFirstPartOnly()
{
    switchAutovacuumOff();
    const auto counted = [this] {
        return m_desk->value(u"select string_agg(relname || ' ' || reltuples || ' ' || "
                             u"pg_stat_get_analyze_count(oid), ', ' order by relname)"
                             " from pg_class where relname in ('feedback', 'import_row', 'research')"_s);
    };
    QCOMPARE(counted(), u"feedback -1 0, import_row -1 0, research -1 0"_s);
    QByteArray file;
    for (int i = 0; i < 60; ++i)
        file += line("item " + QByteArray::number(i));
    for (const OrganizationId organization : { m_organization, m_other }) {
        const auto import = m_desk->import(organization, file, { .recordsAtOnce = 20 });
        QVERIFY2(import, import ? "" : qPrintable(import.error().detail));
        QCOMPARE(import->created, 60);
        QCOMPARE(counted(), u"feedback 20 1, import_row 20 1, research -1 0"_s);
    }
}

void TestImporting::anEmptyOrganizationGetsTheSameAgain()
{
    const auto import = m_desk->import(m_organization, richFile);
    QVERIFY2(import, import ? "" : qPrintable(import.error().detail));
    QCOMPARE(import->problems.empty() ? QString() : import->problems.front().detail, QString());
    QCOMPARE(import->created, 6);
    QCOMPARE(import->buffers.size(), 2U);
    m_desk->create(m_organization, { u"Came by itself"_s, u"And another one"_s });
    QCOMPARE(m_desk->miscounted(m_organization), QString());

    const QByteArray file = m_desk->exported(m_organization);
    QCOMPARE(file.count('\n'), 10);
    QVERIFY(file.contains("😀"));
    const auto again = m_desk->import(m_other, file, { .recordsAtOnce = 4 });
    QVERIFY2(again, again ? "" : qPrintable(again.error().detail));
    QCOMPARE(again->failed, 0);
    QCOMPARE(again->created, 8);
    QCOMPARE(m_desk->miscounted(m_other), QString());
    QCOMPARE(m_desk->exported(m_other), file);
    QCOMPARE(m_desk->exported(m_other, TransferFormat::Csv),
             m_desk->exported(m_organization, TransferFormat::Csv));
    // With any page size.
    QCOMPARE(m_desk->exported(m_other, TransferFormat::JsonLines, 1), file);
    QCOMPARE(m_desk->exported(m_other, TransferFormat::JsonLines, 1000), file);
    QCOMPARE(m_desk->page(m_other, 1), m_desk->page(m_organization, 1));
}

void TestImporting::aSpreadsheetBringsTheSameAgain()
{
    QVERIFY(m_desk->import(m_organization, richFile));
    const QByteArray file = m_desk->exported(m_organization, TransferFormat::Csv);
    const auto again = m_desk->import(m_other, file, { .format = TransferFormat::Csv, .recordsAtOnce = 2 });
    QVERIFY2(again, again ? "" : qPrintable(again.error().detail));
    QCOMPARE(again->problems.empty() ? QString() : again->problems.front().detail, QString());
    QCOMPARE(m_desk->miscounted(m_other), QString());
    // Except what the columns cannot hold: the slugs of buffers follow their names.
    QCOMPARE(m_desk->exported(m_other, TransferFormat::Csv), file);
}

void TestImporting::theSameFileAgainChangesNothing()
{
    const QByteArray file = line("one", R"("external_id":"1")") + line("two", R"("external_id":2)")
        + line("two again", R"("external_id":"2")");
    const auto first = m_desk->import(m_organization, file, { .recordsAtOnce = 2 });
    QCOMPARE(first->created, 2);
    QCOMPARE(first->unchanged, 1);
    const QByteArray before = m_desk->exported(m_organization);
    const auto second = m_desk->import(m_organization, file);
    QCOMPARE(second->created, 0);
    QCOMPARE(second->unchanged, 3);
    QCOMPARE(m_desk->exported(m_organization), before);
    // Names belong to one organization.
    QCOMPARE(m_desk->import(m_other, file)->created, 2);
}

void TestImporting::exportedItemsAreRecognizedAtTheirOrigin()
{
    m_desk->create(m_organization, { u"Came by itself"_s });
    QVERIFY(m_desk->import(m_organization, richFile));
    const QByteArray file = m_desk->exported(m_organization);
    const auto again = m_desk->import(m_organization, file);
    QCOMPARE(again->created, 0);
    QCOMPARE(again->unchanged, 7);
    QVERIFY(again->buffers.empty());
    QCOMPARE(m_desk->exported(m_organization), file);
}

void TestImporting::anInterruptedImportGoesOnWhereItStopped()
{
    QByteArray file;
    for (int i = 0; i < 10; ++i)
        file += line("item " + QByteArray::number(i)); // without external ids that would identify them
    transfer::TransferReader reader({});
    reader.feed(file);
    reader.end();
    services::ParsedPart all;
    while (auto entry = reader.next())
        all.entries.push_back(std::move(*entry));
    all.lastLine = 10;
    services::ParsedPart begin;
    begin.entries.assign(all.entries.begin(), all.entries.begin() + 4);
    begin.lastLine = 4;

    storage::KnownWords words;
    services::PartOptions order{ .import = {}, .source = u"test"_s, .importer = {} };
    const auto first
        = services::PartImporter(order, begin, words).store(m_desk->connection(), m_organization);
    QVERIFY(first);
    QCOMPARE(first->line, 4);
    QCOMPARE(first->state, ImportState::Running);
    order.import = first->id;
    const auto twice
        = services::PartImporter(order, begin, words).store(m_desk->connection(), m_organization);
    QCOMPARE(twice->created, 4);
    order.last = true;
    const auto rest = services::PartImporter(order, all, words).store(m_desk->connection(), m_organization);
    QVERIFY(rest);
    QCOMPARE(rest->created, 10);
    QCOMPARE(rest->line, 10);
    QCOMPARE(rest->state, ImportState::Done);
    QCOMPARE(m_desk->value(u"select count(distinct description) || ' of ' || count(*) from feedback"_s),
             u"10 of 10"_s);
    const auto late = services::PartImporter(order, all, words).store(m_desk->connection(), m_organization);
    QVERIFY(!late);
    QCOMPARE(late.error().type, ProblemType::Conflict);
    // An import belongs to one organization.
    order.last = false;
    QVERIFY(!services::PartImporter(order, all, words).store(m_desk->connection(), m_other));
}

void TestImporting::aDryRunChangesNothing()
{
    m_desk->create(m_organization, { u"There already"_s });
    const QString before = m_desk->content(m_organization);
    const auto trial = m_desk->import(m_organization, richFile + "{\n", { .dryRun = true });
    QVERIFY2(trial, trial ? "" : qPrintable(trial.error().detail));
    QVERIFY(trial->dryRun);
    QCOMPARE(trial->created, 6);
    QCOMPARE(trial->failed, 1);
    QCOMPARE(trial->problems.front().line, 9);
    QCOMPARE(trial->buffers, (std::vector{ u"Bugs & more"_s, u"Billing"_s }));
    QCOMPARE(m_desk->content(m_organization), before);
}

void TestImporting::aWrongLineIsToldAndNothingOfItIsStored()
{
    QByteArray file = line("good", R"("external_id":"1")")
        + line("wrong time", R"("created_at":"2999-01-01","buffers":["Made by a wrong line"])")
        + line("wrong target",
               R"("targets":[{"type":"cli_command","metadata":{}}],"buffers":["Made by a wrong line"])")
        + line("wrong note", R"("notes":[{"text":"x","created_at":"2999-01-01"}])") + "not JSON\n"
        + line("good too");
    for (int i = 0; i < 150; ++i)
        file += "{}\n";
    const auto import = m_desk->import(m_organization, file, { .recordsAtOnce = 7 });
    QVERIFY(import);
    QCOMPARE(import->created, 2);
    QCOMPARE(import->failed, 154);
    QCOMPARE(import->problems.size(), 100U);
    QCOMPARE(import->problems[0].line, 2);
    QCOMPARE(import->problems[0].field, u"created_at"_s);
    QCOMPARE(import->problems[1].field, u"targets[0].metadata.command"_s);
    QCOMPARE(import->problems[2].field, u"notes[0].created_at"_s);
    QCOMPARE(import->problems[3].line, 5);
    QCOMPARE(import->problems[4].field, u"description"_s);
    QCOMPARE(m_desk->value(u"select count(*) from buffer"_s), u"0"_s);
    QCOMPARE(m_desk->value(u"select count(*) from note"_s), u"0"_s);
    QCOMPARE(m_desk->miscounted(m_organization), QString());
}

void TestImporting::itemsGetIdentifiersOfTheirOwnTime()
{
    const auto live = m_desk->create(m_organization, { u"Now"_s });
    const QByteArray file = line("newest", R"("created_at":"2026-05-05")")
        + line("oldest", R"("created_at":"1975-01-01")") + line("of 2025", R"("created_at":"2025-12-31")")
        + line("of 2024", R"("created_at":"2024-12-31")") + line("undated");
    QVERIFY(m_desk->import(m_organization, file));
    QCOMPARE(m_desk->value(u"select string_agg(description, ', ' order by id) from feedback"_s),
             u"oldest, of 2024, of 2025, newest, Now, undated"_s);
    QCOMPARE(
        m_desk->value(
            u"select count(*) from feedback a join feedback b on a.id < b.id and a.created_at > b.created_at"_s),
        u"0"_s);
    // Later feedback is newer than all of it.
    const auto later = m_desk->create(m_organization, { u"Later"_s });
    QCOMPARE(m_desk->value(u"select max(id) from feedback"_s), QString::number(later.front().value()));
    QVERIFY(later.front() > live.front());
}

void TestImporting::listsStayTrueWhereOlderItemsCome()
{
    std::vector<qint64> ids;
    const auto refresh = [&] {
        const auto rows = m_desk->connection().executeText(
            u"select id from feedback where organization = %1 order by created_at desc, id desc"_s.arg(
                m_organization.value()));
        ids.clear();
        for (int i = 0; i < rows->size(); ++i)
            ids.push_back(rows->at(i).integer(0));
    };
    const auto check = [&] {
        for (const int page : { 1, 101, 150, 149, 151, 220, 101, 99 }) {
            const std::size_t begin = std::min(std::size_t(page - 1) * 20, ids.size());
            const std::size_t end = std::min(begin + 20, ids.size());
            if (m_desk->page(m_organization, page)
                != std::vector<qint64>(ids.begin() + qint64(begin), ids.begin() + qint64(end)))
                return page;
        }
        return 0;
    };
    ListFilter word;
    word.search = u"apples"_s;
    ListFilter year;
    year.createdAfter = timestampFromRfc3339(u"2024-01-01T00:00:00Z"_s);
    year.createdBefore = timestampFromRfc3339(u"2025-01-01T00:00:00Z"_s);
    ListFilter client;
    client.clientGroup = u"widget"_s;

    m_desk->create(m_organization, std::vector<QString>(3000, u"apples"_s));
    refresh();
    QCOMPARE(check(), 0);
    QCOMPARE(check(), 0);
    QCOMPARE(m_desk->total(m_organization, word), 3000);
    QCOMPARE(m_desk->total(m_organization, year), 0);
    QCOMPARE(m_desk->total(m_organization, client), 0);
    for (int round = 1; round <= 3; ++round) {
        QByteArray file;
        for (int i = 0; i < 400; ++i)
            file += line("apples",
                         "\"client\":\"widget/1\",\"created_at\":\"2024-0"
                             + QByteArray::number(1 + (i + round) % 9) + "-11T10:00:0"
                             + QByteArray::number(i % 10) + "Z\"");
        QVERIFY(m_desk->import(m_organization, file, { .recordsAtOnce = 250 }));
        refresh();
        QCOMPARE(ids.size(), std::size_t(3000 + 400 * round));
        QVERIFY(std::is_sorted(ids.rbegin(), ids.rend())); // identifiers are in the order of creation
        QCOMPARE(check(), 0);
        QCOMPARE(check(), 0);
        QCOMPARE(m_desk->total(m_organization, word), 3000 + 400 * round);
        QCOMPARE(m_desk->total(m_organization, year), 400 * round);
        QCOMPARE(m_desk->total(m_organization, client), 400 * round);
        QCOMPARE(m_desk->miscounted(m_organization), QString());
    }
    m_desk->create(m_organization, std::vector<QString>(30, u"apples"_s));
    refresh();
    QCOMPARE(check(), 0);
    QCOMPARE(m_desk->total(m_organization, word), 4230);
}

void TestImporting::importedItemsWithBuffersAreNotRouted()
{
    const QByteArray file = line("in a buffer", R"("buffers":["Bugs"])") + line("in none")
        + line("as it says", R"("buffers":["Bugs"],"routing_status":"pending")");
    QVERIFY(m_desk->import(m_organization, file));
    const QString statuses
        = u"select string_agg(routing_status, ', ' order by id) from feedback where organization = %1"_s;
    QCOMPARE(m_desk->value(statuses.arg(m_organization.value())), u"routed, pending, pending"_s);
    QCOMPARE(m_desk->value(u"select count(*) from routing_job"_s), u"2"_s);
    QVERIFY(m_desk->import(m_other, file, { .route = false }));
    QCOMPARE(m_desk->value(statuses.arg(m_other.value())), u"routed, skipped, pending"_s);
}

void TestImporting::byHandIsAnExample()
{
    const QByteArray file = line("a", R"("buffers":[{"buffer":"Bugs","by_hand":true},{"buffer":"Billing"}])");
    QVERIFY(m_desk->import(m_organization, file));
    QCOMPARE(
        m_desk->value(
            u"select string_agg(b.name || ' ' || e.positive, ', ') from routing_example e join buffer b on b.id = e.buffer"_s),
        u"Bugs true"_s);
    QVERIFY(m_desk->value(u"select example_change from organization_state where organization = %1"_s.arg(
                m_organization.value()))
            != u"0"_s);
}

void TestImporting::authorsAreKnownAgain()
{
    const MemberId importer = m_desk->member(m_organization, u"ada@example.com"_s);
    const MemberId kim = m_desk->member(m_organization, u"kim@example.com"_s);
    const QByteArray file
        = line("a",
               R"("notes":[{"text":"1","author_email":"KIM@example.com","author_name":"Other"},)"
               R"({"text":"2","author_name":"Stranger"},{"text":"3"},{"text":"4","kind":"activity"},)"
               R"({"text":"5","author_id":"system","kind":"activity"}])");
    QVERIFY(m_desk->import(m_organization, file, {}, importer));
    const auto feedback = FeedbackId(m_desk->value(u"select id from feedback"_s).toLongLong());
    const auto notes = storage::FeedbackStore(m_desk->connection(), m_organization).notes(feedback);
    QVERIFY(notes);
    QCOMPARE(notes->size(), 5);
    QCOMPARE(notes->at(0).author.member.value(), kim.value());
    QCOMPARE(notes->at(0).authorName, u"kim"_s);
    QVERIFY(!notes->at(1).author.isSystem());
    QCOMPARE(notes->at(1).authorName, u"Stranger"_s);
    QCOMPARE(notes->at(2).author.member.value(), importer.value());
    QVERIFY(notes->at(3).author.isSystem());
    QCOMPARE(notes->at(4).authorName, u"System"_s);
}

void TestImporting::undoingTakesBackWhatWasMade()
{
    m_desk->create(m_organization, { u"There before"_s });
    const QByteArray another = line("of another import", R"("buffers":["Stays"],"external_id":"x")");
    QVERIFY(m_desk->import(m_organization, another));
    QVERIFY(m_desk->import(m_other, richFile));
    const QByteArray before = m_desk->exported(m_organization);
    const QByteArray others = m_desk->exported(m_other);
    const auto import = m_desk->import(m_organization, richFile + line("x again", R"("external_id":"x")"));
    QCOMPARE(import->created, 6);
    QCOMPARE(import->unchanged, 1);
    const Import undone = m_desk->undo(m_organization, *import->id);
    QCOMPARE(undone.state, ImportState::Undone);
    QCOMPARE(undone.removed, 6);
    QCOMPARE(undone.kept, 0);
    QVERIFY(undone.endedAt);
    QCOMPARE(m_desk->exported(m_organization), before);
    QCOMPARE(m_desk->exported(m_other), others);
    QCOMPARE(m_desk->miscounted(m_organization), QString());
    QCOMPARE(
        m_desk->value(u"select count(*) from target where organization = %1"_s.arg(m_organization.value())),
        u"0"_s);
    // The change feed contains all deletions.
    QCOMPARE(m_desk->value(u"select string_agg(kind || ' ' || n, ', ' order by kind) from"
                           " (select kind, count(*) as n from tombstone group by kind) t"_s),
             u"feedback 6, note 3, target 2"_s);
    QVERIFY(!storage::inTransaction(m_desk->connection(), m_organization, [&](storage::Transaction &tx) {
        return storage::ImportUndo(tx).begin(*import->id, std::chrono::seconds(0));
    }));
}

void TestImporting::undoingLeavesWhatPeopleWorkedOn()
{
    const MemberId member = m_desk->member(m_organization, u"ada@example.com"_s);
    const auto import = m_desk->import(m_organization,
                                       line("touched", R"("buffers":["Used"])") + line("untouched")
                                           + line("in a buffer", R"("buffers":["Unused"])"));
    const auto touched
        = FeedbackId(m_desk->value(u"select id from feedback where description = 'touched'"_s).toLongLong());
    QVERIFY(storage::inTransaction(m_desk->connection(), m_organization, [&](storage::Transaction &tx) {
        return storage::FeedbackWriter(tx).addNote(touched, u"I look into it."_s, Author{ member });
    }));
    const Import undone = m_desk->undo(m_organization, *import->id);
    QCOMPARE(undone.removed, 2);
    QCOMPARE(undone.kept, 2); // the item and its buffer
    QCOMPARE(m_desk->value(u"select string_agg(description, ', ') from feedback"_s), u"touched"_s);
    QCOMPARE(m_desk->value(u"select string_agg(name, ', ') from buffer where deleted_at is null"_s),
             u"Used"_s);
    QCOMPARE(m_desk->miscounted(m_organization), QString());
}

void TestImporting::anUndoneImportCanBeMadeAgain()
{
    const auto first = m_desk->import(m_organization, richFile);
    const QByteArray file = m_desk->exported(m_organization);
    m_desk->undo(m_organization, *first->id);
    const auto second = m_desk->import(m_organization, file);
    QCOMPARE(second->created, 6);
    QCOMPARE(m_desk->exported(m_organization).count("\"type\":\"feedback\""), 6);
    QCOMPARE(m_desk->miscounted(m_organization), QString());
    QCOMPARE(m_desk->undo(m_organization, *second->id).removed, 6);
    QCOMPARE(m_desk->miscounted(m_organization), QString());
}

void TestImporting::theLifetimeLimitHolds()
{
    const OrganizationId small = m_desk->organization(u"Small"_s, 5);
    QByteArray file;
    for (int i = 0; i < 7; ++i)
        file += line("item");
    const auto refused = m_desk->import(small, file, { .recordsAtOnce = 3 });
    QVERIFY(!refused);
    QCOMPARE(refused.error().type, ProblemType::UsageLimitReached);
    QCOMPARE(
        m_desk->value(
            u"select feedback_created || ' ' || feedback from organization_state where organization = %1"_s
                .arg(small.value())),
        u"3 3"_s);
    QCOMPARE(m_desk->value(
                 u"select line || ' ' || state from import where organization = %1"_s.arg(small.value())),
             u"3 running"_s);
}

void TestImporting::aWrongColumnMakesNoThousandBuffers()
{
    QByteArray file;
    for (int i = 0; i < 300; ++i)
        file += line("item", "\"buffers\":[\"" + QByteArray::number(i) + "\"]");
    const auto import = m_desk->import(m_organization, file, { .recordsAtOnce = 100 });
    QVERIFY(import);
    QCOMPARE(import->buffers.size(), 200U);
    QCOMPARE(import->failed, 100);
    QCOMPARE(import->problems.front().field, u"buffers"_s);
}

void TestImporting::manyItemsOfOneMomentHaveRoom()
{
    // Before 2025 a millisecond has room for some thousands of identifiers; a spreadsheet has dates only.
    m_desk->run(
        u"insert into feedback (organization, id, description, routing_status, created_at, updated_at, "
        u"change)"
        " select %1, %2 + n, 'x', 'skipped', '2020-01-01', '2020-01-01', 1 from generate_series(0, 32766) n"_s
            .arg(m_organization.value())
            .arg(idsOf(*timestampFromRfc3339(u"2020-01-01T00:00:00Z"_s)).first));
    QByteArray file;
    for (int i = 0; i < 20; ++i)
        file += line("item " + QByteArray::number(10 + i), R"("created_at":"2020-01-01")");
    file += line("next day", R"("created_at":"2020-01-02")");
    QVERIFY(m_desk->import(m_organization, file));
    QCOMPARE(
        m_desk->value(
            u"select string_agg(substr(description, 6), ' ' order by id) from feedback where description like 'item%'"_s),
        u"10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29"_s);
    QCOMPARE(m_desk->value(u"select description from feedback order by id desc limit 1"_s), u"next day"_s);
}

void TestImporting::anExportHasWhatTheListHas()
{
    QVERIFY(m_desk->import(m_organization, richFile));
    const auto count = [&](const ListFilter &filter) {
        return m_desk->exported(m_organization, TransferFormat::JsonLines, 2, filter)
            .count("\"type\":\"feedback\"");
    };
    ListFilter filter;
    filter.buffer = BufferKey::parse(u"billing"_s);
    QCOMPARE(count(filter), 2);
    filter = {};
    filter.search = u"breaks"_s;
    QCOMPARE(count(filter), 1);
    filter = {};
    filter.routingStatus = RoutingStatus::Failed;
    QCOMPARE(count(filter), 1);
    filter = {};
    filter.unassigned = true;
    QCOMPARE(count(filter), 3);
    filter = {};
    filter.createdAfter = timestampFromRfc3339(u"2026-01-01T00:00:00Z"_s);
    QCOMPARE(count(filter), 3);
    filter.search = u"waits"_s;
    QCOMPARE(count(filter), 1);
    filter.buffer = BufferKey::parse(u"nowhere"_s);
    QVERIFY(m_desk->exported(m_organization, TransferFormat::JsonLines, 2, filter).contains("no buffer"));
}

TRIAGE_TEST(TestImporting, QCoreApplication)
#include "tst_importing.moc"
