// SPDX-License-Identifier: GPL-3.0-or-later
// Every migration beside a server of the version before, which writes at the same time: nobody is rolled
// back, and the counts include everything. The writer stops at a chosen point of its transaction, so each
// test meets the migration in the worst moment and not by chance.

#include "database/migrator.h"
#include "support/languagecounts.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

/// Every writing transaction begins so, in every version.
const QString lockOrganization = u"begin; update organization_state set change = change + 1, next_id = "
                                 "next_id + 4096 where organization = 1"_s;

/// Writes of each kind that every version knows: an item that arrives and is routed, one that a person
/// assigns, one that is deleted, notes, targets and decisions. %1 is the number of the writer's round.
const QString writes = uR"(
insert into target (organization, id, type, display_name, metadata, identity, created_at, change)
values (1, 1000 + %1, 'documentation', 'Page %1', '{}', decode(md5('page %1'), 'hex'), now(), 2);
insert into feedback (organization, id, description, client, routing_status, created_at, updated_at, change)
values (1, 2000 + %1, 'Arrives', 'shop/1', 'pending', now(), now(), 2),
       (1, 3000 + %1, 'Is routed', null, 'pending', now() - interval '1 day', now(), 2),
       (1, 4000 + %1, 'Is skipped', 'shop/2', 'skipped', now(), now(), 2),
       (1, 5000 + %1, 'Is deleted', null, 'failed', now(), now(), 2);
insert into feedback_search (organization, feedback, lexemes)
select 1, id, '''@de'' word:1' from feedback where id % 1000 = %1;
insert into feedback_target (organization, feedback, target, position) values (1, 2000 + %1, 1000 + %1, 0);
insert into routing_job (organization, feedback, due_at) values (1, 2000 + %1, now());
insert into feedback_buffer (organization, buffer, feedback, by_hand, confidence, assigned_at)
values (1, 1, 3000 + %1, false, 0.9, now()), (1, 1, 4000 + %1, true, null, now()), (1, 1, 5000 + %1, true, null, now());
insert into routing_decision (organization, feedback, attempts, decided_at, classifier, candidates)
values (1, 3000 + %1, 1, now(), 'sure-1', '[{"confidence": 0.9}]');
update feedback set routing_status = 'routed', change = 2 where id = 3000 + %1;
insert into routing_example (organization, feedback, buffer, positive, member, taught_at, change)
values (1, 4000 + %1, 1, true, 1, now(), 2);
insert into note (organization, id, feedback, text, kind, member, created_at, change)
values (1, 6000 + %1, 2000 + %1, 'Look', 'note', 1, now(), 2),
       (1, 7000 + %1, 4000 + %1, 'Assigned to One.', 'activity', 1, now(), 2);
delete from feedback_buffer where feedback = 5000 + %1;
delete from feedback_search where feedback = 5000 + %1;
delete from feedback where id = 5000 + %1)"_s;

const QString organization = uR"(
insert into organization (organization, name, slug, created_at, change) values (1, 'Org', 'org', now(), 1);
insert into organization_state (organization) values (1);
insert into member (organization, id, name, email, role, created_at, updated_at, change)
values (1, 1, 'Ada', 'ada@example.com', 'admin', now(), now(), 1);
insert into buffer (organization, id, name, slug, created_at, updated_at, change)
values (1, 1, 'One', 'one', now(), now(), 1), (1, 2, 'Two', 'two', now(), now(), 1))"_s;

/// Returns the counts that differ from the rows; empty if all are right.
const QString wrongCounts = uR"(
with counted as (
    select 'feedback' as what, feedback::numeric as kept, (select count(*) from feedback)::numeric as fresh from organization_state
    union all
    select 'pending', pending, (select count(*) from feedback where routing_status = 'pending') from organization_state
    union all
    select 'skipped', skipped, (select count(*) from feedback where routing_status = 'skipped') from organization_state
    union all
    select 'assigned', assigned, (select count(*) from feedback where live_buffers > 0) from organization_state
    union all
    select 'targets', targets, (select count(*) from target) from organization_state
    union all
    select 'stretch', (select sum(feedback) from feedback_stretch), (select count(*) from feedback)
    union all
    select 'buffer', (select sum(feedback_count) from buffer), (select count(*) from feedback_buffer)
)
select coalesce(string_agg(what || ' ' || coalesce(kept::text, '-') || '/' || fresh, ', '), '')
from counted where kept is distinct from fresh)"_s;

/// The statistics as one text. What a recount would not find at all is left out.
const QString statistics = uR"(
select coalesce(string_agg(line, E'\n' order by line), '')
from (select 'day ' || d::text as line from statistics_day d
      where (feedback, pending, assigned, review, nothing_matched, failed, by_hand, waiting) <> (0, 0, 0, 0, 0, 0, 0, 0)
      union all
      select 'client ' || c::text from statistics_client c where feedback <> 0
      union all
      select 'decision ' || d::text from statistics_decision d where (decisions, kept, corrected) <> (0, 0, 0)
      union all
      select 'wait ' || w::text from statistics_wait w where feedback <> 0
      union all
      select 'target ' || t::text from statistics_target t where feedback <> 0) counted)"_s;

/// Returns the lines that only one of the texts has.
QString difference(const QString &kept, const QString &fresh)
{
    const QStringList keptLines = kept.split(u'\n'), freshLines = fresh.split(u'\n');
    QStringList lines;
    for (const QString &line : keptLines) {
        if (!freshLines.contains(line))
            lines << u"kept "_s + line;
    }
    for (const QString &line : freshLines) {
        if (!keptLines.contains(line))
            lines << u"fresh "_s + line;
    }
    return lines.join(u'\n');
}

// The migrations from which on there are the counts that wrongCounts compares, and the statistics.
constexpr int firstWithCounts = 8;
constexpr int firstWithStatistics = 13;
constexpr int firstWithRecords = 26;
constexpr int firstWithLanguages = 35;
constexpr int firstWithLanguagesOfRows = 39;
constexpr int firstWithTagsOfRecords = 42;
// The checksum of the migration of languages that built an index over all texts under the lock.
const QString formerLanguages = u"d7854ed536dea542e4ca190c308bed5e5d35472adf7adb1962cddcaeec09a3ce"_s;

/// Further writes, of the versions that know records.
const QString recordWrites = uR"(
insert into feedback_triage (organization, feedback, owner, state, tags, updated_at)
values (1, 2000 + %1, 1, 'open', '{x}', now()), (1, 3000 + %1, null, 'done', '{}', now());
update feedback_triage set state = 'declined', tags = '{x,y}' where feedback = 3000 + %1;
insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at) values (1, 2, 3000 + %1, true, now());
delete from feedback_buffer where feedback = 3000 + %1 - 1;
)"_s;

} // namespace

class TestMigrationsBesideServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWriterNeitherFailsNorIsForgotten_data();
    void aWriterNeitherFailsNorIsForgotten();
    void rowsOfManyItemsGetTheirLanguagesInParts();
    void tagsInBuffersAreCountedWhilePeopleGoOn();
    void theIndexOfTextsIsBuiltBesideWriters();
    void aDatabaseWithTheFormerIndexIsAccepted();

private:
    /// Runs the next migration while a writer is in the middle of a transaction: before is run before the
    /// migration begins, after when it waits or is done.
    static void migrateBeside(const ScratchDatabase &scratch, int number, const QString &before,
                              const QString &after);
};

void TestMigrationsBesideServer::migrateBeside(const ScratchDatabase &scratch, int number,
                                               const QString &before, const QString &after)
{
    Connection observer(scratch.config());
    Connection writer(scratch.config());
    QVERIFY(
        observer.executeText(u"set jit = off"_s)); // compiling the comparisons takes longer than they take
    QVERIFY(writer.executeText(before));
    std::atomic<bool> isDone = false;
    std::atomic<bool> hasSucceeded = false;
    std::thread server([&] {
        Connection own(scratch.config());
        hasSucceeded = migrate(own, migrations().first(number)).hasValue();
        isDone = true;
    });
    const auto isWaiting = [&] {
        const auto waiting = observer.executeText(
            u"select count(*) from pg_stat_activity where datname = current_database() and wait_event_type "
            "= 'Lock'"_s);
        return waiting->first().integer(0) > 0;
    };
    const bool met = QTest::qWaitFor([&] { return isDone || isWaiting(); }, 60000);
    const bool written = writer.executeText(after).hasValue();
    server.join();
    QVERIFY(met);
    QVERIFY2(written, "the writer was rolled back");
    QVERIFY2(hasSucceeded, "the migration failed");
    if (number >= firstWithCounts)
        QCOMPARE(observer.executeText(wrongCounts)->first().text(0), QString());
    if (number >= firstWithLanguagesOfRows)
        QCOMPARE(observer.executeText(languageDifferences)->first().text(0), u"0"_s);
    if (number >= firstWithTagsOfRecords)
        QCOMPARE(observer.executeText(recordDifferences)->first().text(0), u"0"_s);
    if (number < firstWithStatistics)
        return;
    const QString kept = observer.executeText(statistics)->first().text(0);
    QVERIFY(observer.executeText(u"select recount_statistics(1)"_s));
    QCOMPARE(difference(kept, observer.executeText(statistics)->first().text(0)), QString());
}

void TestMigrationsBesideServer::aWriterNeitherFailsNorIsForgotten_data()
{
    // A writer that has the lock of its organization and nothing else yet, and one that has written all.
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("before it writes") << lockOrganization << writes + u";%2 commit"_s;
    QTest::newRow("before it commits") << lockOrganization + u';' + writes + u";%2"_s << u"commit"_s;
}

void TestMigrationsBesideServer::aWriterNeitherFailsNorIsForgotten()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const ScratchDatabase scratch(Schema::Empty);
    Connection connection(scratch.config());
    QVERIFY(migrate(connection, migrations().first(1)));
    QVERIFY(connection.executeText(organization));
    for (int number = 2; number <= migrations().size(); ++number) {
        const QString round = QString::number(number);
        const QString records = number > firstWithRecords ? recordWrites : QString();
        const auto ofRound = [&](QString text) {
            return text.replace(u"%2"_s, records).replace(u"%1"_s, round);
        };
        migrateBeside(scratch, number, ofRound(before), ofRound(after));
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(u"beside migration %1"_s.arg(number)));
    }
    // Neither was rolled back and tried again.
    QCOMPARE(connection
                 .executeText(u"select deadlocks from pg_stat_database where datname = current_database()"_s)
                 ->first()
                 .integer(0),
             0);
}

/// Each part is committed before the next one begins: a writer waits for one only.
void TestMigrationsBesideServer::rowsOfManyItemsGetTheirLanguagesInParts()
{
    const ScratchDatabase scratch(Schema::Empty);
    Connection connection(scratch.config());
    QVERIFY(migrate(connection, migrations().first(firstWithLanguagesOfRows - 3)));
    QVERIFY(connection.executeText(organization));
    QVERIFY(connection.executeText(uR"(
insert into organization (organization, name, slug, created_at, change) values (2, 'Other', 'other', now(), 1);
insert into organization_state (organization) values (2);
insert into feedback (organization, id, description, routing_status, created_at, updated_at, change)
select case when n <= 9000 then 1 else 2 end, n, 'Text', 'failed', now(), now(), 2 from generate_series(1, 9100) as n;
insert into feedback_search (organization, feedback, lexemes)
select organization, id, (case id % 3 when 0 then '''@de'' word' when 1 then '''@fr'' word' else 'word' end)::tsvector
from feedback;
insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)
select 1, 1 + id % 2, id, true, now() from feedback where organization = 1;
insert into feedback_triage (organization, feedback, state, tags, updated_at)
select organization, id, 'done', '{x}', now() from feedback where id % 4 = 0)"_s));
    const auto value = [&](const QString &sql) {
        return connection.executeText(sql)->first().text(0);
    };

    QVERIFY(migrate(connection, migrations().first(firstWithTagsOfRecords - 2)));
    QCOMPARE(value(languageDifferences), u"0"_s);
    QCOMPARE(value(u"select count(*) from feedback_buffer where language is null"_s), u"3000"_s);
    QCOMPARE(value(u"select count(distinct xmin::text) from feedback_buffer where language is not null"_s),
             u"9"_s);
    QCOMPARE(value(u"select count(*) from record_total where organization = 2 and language <> ''"_s), u"4"_s);
    QCOMPARE(value(u"select to_regclass('language_walk') is null"_s), u"t"_s);
}

/// People go on between two parts, with items that a part has reached and with others.
void TestMigrationsBesideServer::tagsInBuffersAreCountedWhilePeopleGoOn()
{
    const ScratchDatabase scratch(Schema::Empty);
    Connection connection(scratch.config());
    QVERIFY(migrate(connection, migrations().first(firstWithTagsOfRecords - 2)));
    QVERIFY(connection.executeText(organization));
    QVERIFY(connection.executeText(uR"(
insert into feedback (organization, id, description, routing_status, created_at, updated_at, change)
select 1, n, 'Text', 'failed', now(), now(), 2 from generate_series(100, 2600) as n;
insert into feedback_search (organization, feedback, lexemes)
select organization, id, (case id % 2 when 0 then '''@de'' word' else 'word' end)::tsvector from feedback;
insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)
select 1, 1 + id % 2, id, true, now() from feedback where id % 5 > 0;
insert into feedback_triage (organization, feedback, state, tags, updated_at)
select organization, id, 'done', case id % 3 when 0 then '{x}'::text[] when 1 then '{x,y}' else '{}' end, now() from feedback)"_s));
    const auto value = [&](const QString &sql) {
        return connection.executeText(sql)->first().text(0);
    };
    const auto work = [&](int item) {
        return connection
            .executeText(uR"(
insert into feedback (organization, id, description, routing_status, created_at, updated_at, change)
values (1, 3000 + %1, 'New', 'failed', now(), now(), 2), (1, %1 / 40, 'Old', 'failed', now(), now(), 2);
insert into feedback_triage (organization, feedback, state, tags, updated_at)
values (1, 3000 + %1, 'open', '{x}', now()), (1, %1 / 40, 'open', '{y}', now());
insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)
values (1, 1, 3000 + %1, true, now()), (1, 1, %1 / 40, true, now());
update feedback_triage set tags = '{z}' where feedback = %1;
update feedback_triage set state = 'open' where feedback = %1 + 1;
delete from feedback_buffer where feedback = %1 + 2;
update feedback_search set lexemes = '''@fr''' where feedback = %1 + 3;
insert into feedback_buffer (organization, buffer, feedback, by_hand, assigned_at)
values (1, 1 + (%1 + 1) % 2, %1, true, now());
delete from feedback_triage where feedback = %1 + 4)"_s.arg(item))
            .hasValue();
    };

    const auto walk = migrations().at(firstWithTagsOfRecords - 1);
    QVERIFY(migrate(connection, migrations().first(firstWithTagsOfRecords - 1)));
    for (int part = 0; part < 3; ++part) {
        for (const int item : { 801, 1601, 2401 })
            QVERIFY(work(item + part * 40));
        QCOMPARE(value(walk.sql), u"unfinished"_s);
    }
    QVERIFY(migrate(connection));
    QVERIFY(work(1201));
    QCOMPARE(value(recordDifferences), u"0"_s);
    QCOMPARE(value(languageDifferences), u"0"_s);
    QVERIFY(value(u"select count(*) from record_total where tag <> '' and buffer <> 0"_s).toInt() > 12);
}

void TestMigrationsBesideServer::theIndexOfTextsIsBuiltBesideWriters()
{
    const ScratchDatabase scratch(Schema::Empty);
    Connection connection(scratch.config());
    QVERIFY(migrate(connection, migrations().first(firstWithLanguages - 1)));
    QVERIFY(connection.executeText(organization));
    QVERIFY(connection.executeText(u"insert into feedback (organization, id, description, routing_status, "
                                   u"created_at, updated_at, change)"
                                   " values (1, 100, 'Text', 'failed', now(), now(), 2)"_s));
    const QString languages = migrations().at(firstWithLanguages - 1).sql;
    QVERIFY(languages.contains(u"language_total"_s));
    QVERIFY2(!languages.contains(u"create index"_s), "It is built while all writers wait");
    QVERIFY(migrate(connection));
    const auto index = connection.executeText(u"select indisvalid, pg_get_indexdef(indexrelid) from pg_index"
                                              " where indexrelid = 'feedback_search_untold'::regclass"_s);
    QVERIFY(index);
    QVERIFY(index->first().boolean(0));
    QVERIFY(index->first().text(1).contains(u"WHERE (NOT (lexemes @@"_s));
}

void TestMigrationsBesideServer::aDatabaseWithTheFormerIndexIsAccepted()
{
    const ScratchDatabase scratch(Schema::Empty);
    Connection connection(scratch.config());
    QVERIFY(migrate(connection));
    QVERIFY(connection.executeText(
        u"update schema_migration set checksum = '%1' where number = 35"_s.arg(formerLanguages)));
    const auto again = migrate(connection);
    QVERIFY(again);
    QVERIFY(again->applied.isEmpty());
    const auto isDone = isMigrated(connection);
    QVERIFY(isDone && *isDone);
    QVERIFY(connection.executeText(u"update schema_migration set checksum = 'x' where number = 35"_s));
    QVERIFY(!migrate(connection));
}

TRIAGE_TEST(TestMigrationsBesideServer, QCoreApplication)
#include "tst_migrationsbesideserver.moc"
