// SPDX-License-Identifier: GPL-3.0-or-later
// What was announced is counted, also if a count fails or another backend counts at that moment.

#include "jobs/statisticscounter.h"
#include "support/patience.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

/// The walk begins with the organization 1, so that only the announcement leads to this one.
constexpr OrganizationId unwalked{ -1 };

} // namespace

class TestStatisticsCounter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anOrganizationWhoseCountFailsIsCountedLater();
    void anOrganizationThatAnotherBackendCountsIsLookedAtAgain();

private:
    QString value(const QString &sql) { return m_connection->executeText(sql)->first().text(0); }
    /// Returns how often counting was tried.
    qint64 attempts() { return value(u"select last_value from attempts"_s).toLongLong(); }
    qint64 countedChange()
    {
        return value(u"select max(change) from statistics_position where organization = -1"_s).toLongLong();
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

TRIAGE_TEST(TestStatisticsCounter, QCoreApplication)
#include "tst_statisticscounter.moc"
