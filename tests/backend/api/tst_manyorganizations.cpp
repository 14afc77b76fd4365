// SPDX-License-Identifier: GPL-3.0-or-later
// What a server does in very many organizations while nobody works.

#include "support/await.h"
#include "support/patience.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int organizationsInAll = 3000;
/// The rows that a round in the background may read at most: statistics read two of each of 500
/// organizations, and so do proposals of buffers. Reading those of all takes 12,000.
constexpr qint64 rowsOfARound = 4000;
/// Sessions report what they did some seconds later, and not all at once.
constexpr qint64 roundsLater = 3;

} // namespace

class TestManyOrganizations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aChangeThatNobodyAnnouncedIsCounted();
    void anIdleServerReadsNoMoreInManyOrganizations();
    void cleanupTestCase() { m_backend.reset(); }

private:
    qint64 number(const QString &query) { return m_backend->value(query).toLongLong(); }
    /// Returns how often statistics were looked after, as far as it is known.
    qint64 rounds()
    {
        return number(
            u"select idx_scan from pg_stat_user_indexes where indexrelname = 'statistics_position_surges'"_s);
    }
    /// Returns the number of rows that were read from all tables.
    qint64 rowsRead()
    {
        return number(
            u"select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) from pg_stat_user_tables"_s);
    }

    std::unique_ptr<TestBackend> m_backend;
};

void TestManyOrganizations::initTestCase()
{
    m_backend = std::make_unique<TestBackend>();
}

/// The server looks at each organization in the end, without being notified.
void TestManyOrganizations::aChangeThatNobodyAnnouncedIsCounted()
{
    m_backend->sql(
        u"insert into organization (organization, name, slug, created_at, change, auto_create_buffers)"
        " select n, 'Organization ' || n, 'organization-' || n, now(), 1, true from generate_series(1, %1) n;"
        " insert into organization_state (organization, change) select n, 1 from generate_series(1, %1) n;"
        " insert into statistics_position (organization, change) select n, 1 from generate_series(1, %1 - 1) "
        "n;"
        " analyze"_s.arg(organizationsInAll));
    QTRY_COMPARE_WITH_TIMEOUT(number(u"select count(*) from statistics_position where organization = %1"
                                     " and change = 1"_s.arg(organizationsInAll)),
                              qint64(1), patience);
}

void TestManyOrganizations::anIdleServerReadsNoMoreInManyOrganizations()
{
    constexpr qint64 enoughRounds = 8;
    const qint64 before = rounds();
    QTRY_VERIFY_WITH_TIMEOUT(rounds() > before, patience);
    const qint64 begun = rounds();
    const qint64 read = rowsRead();
    QTRY_VERIFY_WITH_TIMEOUT(rounds() >= begun + enoughRounds, patience);
    const qint64 rows = rowsRead() - read;
    const qint64 passed = rounds() - begun;
    QVERIFY2(rows <= rowsOfARound * (passed + roundsLater),
             qPrintable(u"%1 rows in %2 rounds"_s.arg(rows).arg(passed)));
}

TRIAGE_TEST(TestManyOrganizations, QCoreApplication)
#include "tst_manyorganizations.moc"
