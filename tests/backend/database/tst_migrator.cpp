// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/migrator.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <barrier>
#include <numeric>
#include <thread>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

class TestMigrator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyDatabaseGetsEverything();
    void onlyWhatIsMissingIsApplied();
    void severalMayMigrateAtOnce();
    void aNewerSchemaIsRefused();
    void anotherSchemaIsRefused();
    void aDevelopmentVersionIsSentToExportAndImport();
    void aFailingMigrationLeavesNothing();
    void aMigrationInPartsGoesOnWhereItEnded();
    void anIndexIsBuiltBesideWriters();
    void severalMayBuildAnIndexAtOnce();
    void theNumbersOfTheProgramsMigrationsHaveNoGap();
};

namespace {

const Migration one{ 1, u"one"_s, u"create table one (n bigint); insert into one values (1)"_s };
const Migration two{ 2, u"two's"_s, u"create table two (n bigint); insert into one values (2)"_s };
const Migration three{ 3, u"three"_s, u"insert into one values (3); insert into two values ('three')"_s };

const Migration indexed{
    2, u"index"_s,
    u"drop index concurrently if exists one_n;\ncreate index concurrently one_n on one (n);\n"_s
};

QString indexesOf(Connection &connection)
{
    return connection
        .executeText(u"select string_agg(indexrelid::regclass || ' ' || indisvalid, ',') from pg_index where "
                     "indrelid = 'one'::regclass"_s)
        ->first()
        .text(0);
}

QString stateOf(Connection &connection)
{
    const Result<Rows> rows = connection.executeText(
        u"select (select string_agg(number || ' ' || name || ' ' || checksum || ' ' || applied_at, ',' order "
        u"by number)"
        " from schema_migration), (select string_agg(n::text, ',' order by n) from one),"
        " to_regclass('two') is null"_s);
    return rows ? rows->first().text(0) + u'|' + rows->first().text(1) + u'|' + rows->first().text(2)
                : QString();
}

/// Several programs migrate at the same moment. Returns how many migrations they applied together; -1 if one
/// failed.
int migrateAtOnce(const ScratchDatabase &database, const QList<Migration> &wanted)
{
    constexpr int programs = 4;
    std::barrier start(programs);
    std::array<qsizetype, programs> applied{};
    std::array<bool, programs> succeeded{};
    std::vector<std::thread> threads;
    for (size_t i = 0; i < programs; ++i) {
        threads.emplace_back([&, i] {
            Connection connection(database.config());
            (void)connection.open();
            start.arrive_and_wait();
            const Result<MigrationReport> report = migrate(connection, wanted);
            succeeded[i] = report.hasValue() && report->to == wanted.last().number;
            applied[i] = report ? report->applied.size() : 0;
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    const bool all = std::count(succeeded.begin(), succeeded.end(), true) == programs;
    return all ? int(std::accumulate(applied.begin(), applied.end(), qsizetype(0))) : -1;
}

} // namespace

void TestMigrator::anEmptyDatabaseGetsEverything()
{
    const ScratchDatabase database(Schema::Empty);
    Connection connection(database.config());
    QVERIFY(!*isMigrated(connection));

    const Result<MigrationReport> report = migrate(connection);
    QVERIFY(report);
    QCOMPARE(report->from, 0);
    QCOMPARE(report->to, migrations().last().number);
    QCOMPARE(report->applied.size(), migrations().size());
    QVERIFY(*isMigrated(connection));
    QVERIFY(makeOrganization(connection).isValid());

    const Result<MigrationReport> again = migrate(connection);
    QVERIFY(again);
    QCOMPARE(again->from, again->to);
    QVERIFY(again->applied.isEmpty());
}

void TestMigrator::onlyWhatIsMissingIsApplied()
{
    const ScratchDatabase database(Schema::Empty);
    Connection connection(database.config());
    QCOMPARE(migrate(connection, { one })->applied, QStringList{ u"one"_s });
    const Result<MigrationReport> report = migrate(connection, { one, two });
    QVERIFY(report);
    QCOMPARE(report->from, 1);
    QCOMPARE(report->to, 2);
    QCOMPARE(report->applied, QStringList{ u"two's"_s });
    QVERIFY(stateOf(connection).endsWith(u"|1,2|f"_s));
    QVERIFY(!*isMigrated(connection));
}

void TestMigrator::severalMayMigrateAtOnce()
{
    const ScratchDatabase database(Schema::Empty);
    QCOMPARE(migrateAtOnce(database, { one, two }), 2);
    Connection connection(database.config());
    QVERIFY(stateOf(connection).endsWith(u"|1,2|f"_s));
}

void TestMigrator::aNewerSchemaIsRefused()
{
    const ScratchDatabase database(Schema::Empty);
    Connection connection(database.config());
    QVERIFY(migrate(connection, { one, two }));
    const QString before = stateOf(connection);
    const Result<MigrationReport> report = migrate(connection, { one });
    QVERIFY(!report);
    QCOMPARE(report.error().type, ProblemType::Conflict);
    QVERIFY(report.error().detail.contains(u"schema 2 (two's), newer than schema 1"_s));
    QCOMPARE(stateOf(connection), before);
}

void TestMigrator::anotherSchemaIsRefused()
{
    const ScratchDatabase database(Schema::Empty);
    Connection connection(database.config());
    QVERIFY(migrate(connection, { one }));
    const QString before = stateOf(connection);
    const Migration changed{ 1, u"one"_s, one.sql + u' ' };
    for (const QList<Migration> &wanted :
         { QList<Migration>{ changed, two }, QList<Migration>{ two, three } }) {
        const Result<MigrationReport> report = migrate(connection, wanted);
        QVERIFY(!report);
        QVERIFY(report.error().detail.contains(u"The database has schema 1 (one), which another program"_s));
        QCOMPARE(stateOf(connection), before);
    }
    QVERIFY(!*isMigrated(connection));
}

/// Their migrations became one schema, so their databases have more of them than this program.
void TestMigrator::aDevelopmentVersionIsSentToExportAndImport()
{
    const ScratchDatabase database(Schema::Empty);
    Connection connection(database.config());
    QVERIFY(migrate(connection, { one, two }));
    const Result<MigrationReport> report = migrate(connection);
    QVERIFY(!report);
    QVERIFY(report.error().detail.contains(u"development version"_s));
    QVERIFY(report.error().detail.contains(u"triaged export"_s));
    QVERIFY(report.error().detail.contains(u"triaged import"_s));
}

void TestMigrator::aFailingMigrationLeavesNothing()
{
    const ScratchDatabase database(Schema::Empty);
    Connection connection(database.config());
    QVERIFY(!migrate(connection, { one, two, three }));
    QVERIFY(stateOf(connection).endsWith(u"|1,2|f"_s));
    QCOMPARE(migrate(connection, { one, two })->applied.size(), 0);
}

/// Each part is committed by itself. The one that fails leaves those before it, and the next attempt does not
/// repeat them.
void TestMigrator::aMigrationInPartsGoesOnWhereItEnded()
{
    const ScratchDatabase database(Schema::Empty);
    Connection connection(database.config());
    const Migration parts{ 2, u"parts"_s,
                           u"insert into one select max(n) + 1 from one; insert into part values "
                           "(pg_current_xact_id());"
                           "select 'unfinished' from one having max(n) < 5"_s };
    QVERIFY(migrate(connection, { one }));
    QVERIFY(connection.executeText(
        u"create table part (transaction xid8 primary key); alter table one add check (n < 4)"_s));
    QVERIFY(!migrate(connection, { one, parts }));
    QVERIFY(stateOf(connection).contains(u"|1,2,3|"_s));
    QVERIFY(!*isMigrated(connection));
    QVERIFY(connection.executeText(u"alter table one drop constraint one_n_check"_s));

    const Result<MigrationReport> report = migrate(connection, { one, parts });
    QVERIFY(report);
    QCOMPARE(report->from, 1);
    QCOMPARE(report->to, 2);
    QCOMPARE(report->applied, QStringList{ u"parts"_s });
    QVERIFY(stateOf(connection).contains(u"|1,2,3,4,5|"_s));
    QCOMPARE(connection.executeText(u"select count(*) from part"_s)->first().integer(0), 4);
}

/// Two rows are equal, so the index of the first attempt stays unfinished, as after a kill. A migration in a
/// transaction would wait for the writer, who ends later.
void TestMigrator::anIndexIsBuiltBesideWriters()
{
    const ScratchDatabase database(Schema::Empty);
    Connection connection(database.config());
    QVERIFY(migrate(connection, { one }));
    QVERIFY(connection.executeText(u"insert into one values (1)"_s));
    QVERIFY(!connection.executeText(u"create unique index concurrently one_n on one (n)"_s));
    QCOMPARE(indexesOf(connection), u"one_n false"_s);

    Connection writer(database.config());
    QVERIFY(writer.executeText(u"create table organization_state (n bigint)"_s));
    QVERIFY(writer.executeText(u"begin; insert into organization_state values (1)"_s));
    const Result<MigrationReport> report = migrate(connection, { one, indexed });
    QVERIFY(report);
    QCOMPARE(report->applied, QStringList{ u"index"_s });
    QCOMPARE(indexesOf(connection), u"one_n true"_s);
    QVERIFY(migrate(connection, { one, indexed })->applied.isEmpty());
}

void TestMigrator::severalMayBuildAnIndexAtOnce()
{
    const ScratchDatabase database(Schema::Empty);
    QCOMPARE(migrateAtOnce(database, { one, indexed, Migration{ 3, u"two's"_s, two.sql } }), 3);
    Connection connection(database.config());
    QCOMPARE(indexesOf(connection), u"one_n true"_s);
}

void TestMigrator::theNumbersOfTheProgramsMigrationsHaveNoGap()
{
    int expected = 0;
    for (const Migration &migration : migrations()) {
        QCOMPARE(migration.number, ++expected);
        QVERIFY(!migration.name.isEmpty());
    }
    QVERIFY(expected > 0);
}

TRIAGE_TEST(TestMigrator, QCoreApplication)
#include "tst_migrator.moc"
