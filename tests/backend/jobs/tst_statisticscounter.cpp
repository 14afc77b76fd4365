// SPDX-License-Identifier: GPL-3.0-or-later
// What was announced is counted, also if a count fails or another backend counts at that moment.

#include "jobs/statisticscounter.h"
#include "stores/statisticsstore.h"
#include "support/patience.h"
#include "support/scratchdatabase.h"
#include "support/statementcount.h"
#include "support/testprogram.h"

#include <QTest>

#include <vector>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

/// The walk begins with the organization 1, so that only the announcement leads to these.
constexpr OrganizationId unwalked{ -1 };
constexpr OrganizationId otherUnwalked{ -2 };
constexpr int mostFailures = 5; ///< In a row, after which an organization is left to the walk.
constexpr int surging = 20; ///< The number of organizations in which surges are looked for.

} // namespace

class TestStatisticsCounter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anOrganizationWhoseCountFailsIsCountedLater();
    void anOrganizationThatAnotherBackendCountsIsLookedAtAgain();
    void failuresBeforeAnotherBackendCountedAreForgotten();
    void surgesOfManyOrganizationsAreLookedForWithOneStatement();
    void surgesAreLookedForAfterTheClockWasSetBack();
    void surgesAreLookedForWhileAnotherOrganizationIsHalfCounted();
    void surgesThatAnotherServerLookedForAreLeftOut();
    void surgesAreDueWhenAllIsCounted();
    void anOrganizationWhoseSurgesCannotBeLookedForKeepsNoOtherFromItsTurn_data();
    void anOrganizationWhoseSurgesCannotBeLookedForKeepsNoOtherFromItsTurn();

private:
    void makeSurges();
    QString value(const QString &sql) { return m_connection->executeText(sql)->first().text(0); }
    /// Returns how often counting was tried.
    qint64 attempts() { return value(u"select last_value from attempts"_s).toLongLong(); }
    qint64 countedChange(OrganizationId organization = unwalked)
    {
        return value(u"select max(change) from statistics_position where organization = %1"_s.arg(
                         organization.value()))
            .toLongLong();
    }

    std::unique_ptr<ScratchDatabase> m_database;
    std::unique_ptr<Connection> m_connection;
};

void TestStatisticsCounter::init()
{
    m_connection.reset();
    m_database = std::make_unique<ScratchDatabase>();
    m_connection = std::make_unique<Connection>(m_database->config());
    // A sequence goes on where a statement fails.
    QVERIFY(m_connection->executeText(
        u"insert into organization (organization, name, slug, created_at, change)"
        " values (-1, 'Org', 'org', now(), 1);"
        "insert into organization_state (organization, change) values (-1, 7);"
        "insert into statistics_position (organization) values (-1);"
        "create sequence attempts minvalue 0; select nextval('attempts'); create table failures (number "
        "bigint);"
        "alter function count_statistics rename to count_statistics_at_once;"
        "create function count_statistics(of_organization bigint, most integer) returns boolean"
        " language plpgsql as $$ begin"
        " if nextval('attempts') <= (select max(number) from failures) then raise exception 'no'; end if;"
        " return count_statistics_at_once(of_organization, most); end $$"_s));
}

void TestStatisticsCounter::anOrganizationWhoseCountFailsIsCountedLater()
{
    QVERIFY(m_connection->executeText(u"insert into failures values (3)"_s));
    jobs::StatisticsCounter counter(m_database->config());
    counter.start();
    counter.changed(unwalked);
    QTRY_COMPARE_WITH_TIMEOUT(countedChange(), 7, patience);
    QCOMPARE(attempts(), 4);
}

void TestStatisticsCounter::anOrganizationThatAnotherBackendCountsIsLookedAtAgain()
{
    Connection other(m_database->config());
    QVERIFY(
        other.executeText(u"begin; select from statistics_position where organization = -1 for update"_s));
    jobs::StatisticsCounter counter(m_database->config());
    counter.start();
    counter.changed(unwalked);
    QTRY_VERIFY_WITH_TIMEOUT(attempts() >= 1, patience);
    QVERIFY(other.executeText(u"commit"_s));
    QTRY_COMPARE_WITH_TIMEOUT(countedChange(), 7, patience);
}

void TestStatisticsCounter::failuresBeforeAnotherBackendCountedAreForgotten()
{
    QVERIFY(m_connection->executeText(
        u"insert into failures values (1000);"
        "insert into organization (organization, name, slug, created_at, change)"
        " values (-2, 'Other', 'other', now(), 1);"
        "insert into organization_state (organization, change) values (-2, 1);"
        "create or replace function count_statistics(of_organization bigint, most integer) returns boolean"
        " language plpgsql as $$ begin"
        " if of_organization = -1 and nextval('attempts') > 0 then raise exception 'no'; end if;"
        " return count_statistics_at_once(of_organization, most); end $$"_s));
    jobs::StatisticsCounter counter(m_database->config());
    counter.start();
    counter.changed(unwalked);
    QTRY_VERIFY_WITH_TIMEOUT(attempts() >= 2, patience);
    QVERIFY(
        m_connection->executeText(u"update statistics_position set change = 7 where organization = -1"_s));
    // When the second of two rounds that begin now ends, it is known that there is nothing to count.
    for (const int change : { 2, 3 }) {
        QVERIFY(m_connection->executeText(
            u"update organization_state set change = %1 where organization = -2"_s.arg(change)));
        counter.changed(otherUnwalked);
        QTRY_COMPARE_WITH_TIMEOUT(countedChange(otherUnwalked), change, patience);
    }
    const qint64 before = attempts();
    QVERIFY(m_connection->executeText(u"update organization_state set change = 8 where organization = -1"_s));
    counter.changed(unwalked);
    QTRY_COMPARE_WITH_TIMEOUT(attempts(), before + mostFailures, patience);
}

/// Makes organizations, numbered from 1, with a buffer each that has much more feedback than usual.
void TestStatisticsCounter::makeSurges()
{
    QVERIFY(m_connection->executeText(
        u"insert into organization (organization, name, slug, created_at, change)"
        " select n, 'Org', 'org-' || n, now(), 1 from generate_series(1, %1) as n;"
        "insert into organization_state (organization, change) select n, 7 from generate_series(1, %1) as n;"
        "insert into statistics_position (organization, change, surge_due_at)"
        " select n, 7, now() - interval '1 minute' from generate_series(1, %1) as n;"
        "insert into buffer (organization, id, name, slug, created_at, updated_at, change)"
        " select n, 5, 'Crashes', 'crashes', now(), now(), 1 from generate_series(1, %1) as n;"
        "create table usual as select n, (now() at time zone 'UTC')::date - d as day, d = 0 as is_today,"
        " extract(epoch from now() at time zone 'UTC')::bigint % 86400 / 900 as quarter"
        " from generate_series(1, %1) as n, generate_series(0, 31) as d;"
        "insert into statistics_day"
        " select n, 5, day, case when is_today then 500 else 2 end, 0, 0, 0, 0, 0, 0, 0 from usual;"
        "insert into statistics_course select n, 5, day, 'by_hand',"
        " case when is_today then array_fill(0, array[quarter::int]) || array_fill(500, array[(96 - "
        "quarter)::int])"
        " else array_fill(2, array[96]) end from usual"_s.arg(surging)));
}

void TestStatisticsCounter::surgesOfManyOrganizationsAreLookedForWithOneStatement()
{
    makeSurges();
    StatementCount looks("statistics.recentHours");
    ConnectionConfig observed = m_database->config();
    observed.observer = &looks;
    Connection connection(observed);
    QVERIFY(noteSurges(connection, surging));
    QCOMPARE(looks.count.load(), 1);
    QCOMPARE(
        value(
            u"select count(*) from statistics_position where surge_due_at is null and surges_at > '-infinity'"
            " and organization > 0"_s)
            .toInt(),
        surging);
    QCOMPARE(value(u"select count(*) from buffer where surged_at is not null"_s).toInt(), surging);
}

void TestStatisticsCounter::surgesAreLookedForAfterTheClockWasSetBack()
{
    makeSurges();
    QVERIFY(m_connection->executeText(
        u"update statistics_position set surge_due_at = now() + interval '1 hour' where organization > 0"_s));
    QVERIFY(noteSurges(*m_connection, surging));
    QCOMPARE(value(u"select count(*) from buffer where surged_at is not null"_s).toInt(), surging);
}

void TestStatisticsCounter::surgesAreLookedForWhileAnotherOrganizationIsHalfCounted()
{
    makeSurges();
    QVERIFY(m_connection->executeText(
        u"update statistics_position set surge_due_at = now() - interval '1 minute' where organization = -1;"
        "create or replace function count_statistics(of_organization bigint, most integer) returns boolean"
        " language plpgsql as $$ begin"
        " if of_organization = -1 then"
        " update statistics_position set surge_due_at = null where organization = -1; return true; end if;"
        " return count_statistics_at_once(of_organization, most); end $$"_s));
    jobs::StatisticsCounter counter(m_database->config());
    counter.changed(unwalked);
    counter.start();
    QTRY_COMPARE_WITH_TIMEOUT(value(u"select count(*) from buffer where surged_at is not null"_s).toInt(),
                              surging, patience);
    QCOMPARE(value(u"select surges_at from statistics_position where organization = -1"_s), u"-infinity"_s);
}

/// Two servers may find the same organizations due.
void TestStatisticsCounter::surgesThatAnotherServerLookedForAreLeftOut()
{
    makeSurges();
    QVERIFY(m_connection->executeText(
        u"update statistics_position set surge_due_at = null where organization = 3"_s));
    const std::vector<OrganizationId> both{ OrganizationId(2), OrganizationId(3) };
    const auto looks
        = m_connection->execute("statistics.recentHours", { { "least", 1 }, { "organizations", both } });
    QVERIFY(looks);
    QCOMPARE(looks->size(), 1);
    QCOMPARE(looks->first().integer(0), 2);
}

void TestStatisticsCounter::surgesAreDueWhenAllIsCounted()
{
    const auto isDue = [this] {
        return value(u"select surge_due_at is not null from statistics_position where organization = -1"_s)
            == u"t"_s;
    };
    QVERIFY(m_connection->executeText(
        u"update statistics_position set surge_due_at = now() - interval '1 minute' where organization = -1;"
        "insert into tombstone (organization, kind, id, change)"
        " values (-1, 'feedback', 1, 5), (-1, 'feedback', 2, 6), (-1, 'feedback', 3, 7)"_s));
    QVERIFY(**countStatistics(*m_connection, unwalked, 2));
    QVERIFY(!isDue());
    QVERIFY(!**countStatistics(*m_connection, unwalked, 2));
    QVERIFY(isDue());
}

void TestStatisticsCounter::anOrganizationWhoseSurgesCannotBeLookedForKeepsNoOtherFromItsTurn_data()
{
    QTest::addColumn<QString>("fault");
    const QString unreadable
        = u"alter function counts_of_pieces rename to pieces_counted;"
          "create function counts_of_pieces(of_organization bigint, of_buffer bigint, times timestamptz[])"
          " returns table (buffer bigint, number integer, feedback bigint, assigned bigint, review bigint,"
          " nothing_matched bigint, failed bigint, pending bigint, by_hand bigint) language plpgsql as $$ "
          "begin"
          " if of_organization = 3 then raise exception 'no' using errcode = '%1'; end if;"
          " return query select * from pieces_counted(of_organization, of_buffer, times); end $$"_s;
    QTest::newRow("they cannot be read") << unreadable.arg(u"P0001"_s);
    QTest::newRow("they take too long") << unreadable.arg(u"57014"_s);
    QTest::newRow("one cannot be noted")
        << u"create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end "
           u"$$;"
           "create trigger refuse before update on buffer for each row when (new.organization = 3)"
           " execute function refuse()"_s;
}

void TestStatisticsCounter::anOrganizationWhoseSurgesCannotBeLookedForKeepsNoOtherFromItsTurn()
{
    QFETCH(QString, fault);
    makeSurges();
    QVERIFY(m_connection->executeText(fault));
    QVERIFY(!noteSurges(*m_connection, surging));
    QCOMPARE(value(u"select count(*) from buffer where surged_at is not null"_s).toInt(), surging - 1);
    QCOMPARE(value(u"select string_agg(organization::text, ' ') from statistics_position"
                   " where surge_due_at is not null and organization > 0"_s),
             u"3"_s);
    QCOMPARE(
        value(u"select (surge_due_at > now())::integer from statistics_position where organization = 3"_s),
        u"1"_s);
}

TRIAGE_TEST(TestStatisticsCounter, QCoreApplication)
#include "tst_statisticscounter.moc"
