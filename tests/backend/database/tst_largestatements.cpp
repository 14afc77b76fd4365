// SPDX-License-Identifier: GPL-3.0-or-later
// Statements that change many items at once, in a session that planned the triggers for a single one.
#include "database/connection.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

namespace {

constexpr int few = 500;
constexpr int many = 5000;
// Linear work takes ten times as long, quadratic work a hundred times.
constexpr int maxRatio = 40;

/// Compares counts with the rows that they count; empty if all are right.
const QString wrongCounts = uR"(
    select coalesce(string_agg(wrong::text, ', '), '')
    from ((select 'total', state, count(*) as items from feedback_triage group by state
           except
           select 'total', state, sum(items) from triage_total where tag = '' and buffer = 0 group by state)
          union all
          (select 'tag', t.tag, count(*) from feedback_triage r, unnest(r.tags) as t (tag) group by t.tag
           except
           select 'tag', tag, count(*) from feedback_tag group by tag)
) wrong)"_s;

} // namespace

class TestLargeStatements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void noTriggerJoinsOldRowsWithNewOnes();
    void recordsCostTheSameInLargeStatements();
    void liveBuffersOfAnItemAreFoundByItsMemberships();

private:
    void run(const QString &sql);
    /// Marks the items up to a number as done and opens them again. Returns the milliseconds that this took.
    qint64 millisecondsOf(int items);

    std::unique_ptr<ScratchDatabase> m_scratch;
    std::unique_ptr<Connection> m_connection;
};

void TestLargeStatements::init()
{
    m_connection.reset();
    m_scratch = std::make_unique<ScratchDatabase>();
    m_connection = std::make_unique<Connection>(m_scratch->config());
}

void TestLargeStatements::run(const QString &sql)
{
    const auto rows = m_connection->executeText(sql);
    QVERIFY2(rows, qPrintable(sql + u": "_s + (rows ? QString() : rows.error().detail)));
}

qint64 TestLargeStatements::millisecondsOf(int items)
{
    QElapsedTimer timer;
    timer.start();
    const QString rows = u" where feedback <= %1"_s.arg(items);
    run(u"update feedback_triage set state = 'done', tags = '{a,b}', updated_at = now()"_s + rows);
    run(u"update feedback_triage set state = 'open', tags = '{b}', updated_at = now()"_s + rows);
    return timer.elapsed();
}

void TestLargeStatements::noTriggerJoinsOldRowsWithNewOnes()
{
    // A plan for a single row compares each with each.
    const auto found = m_connection->executeText(
        uR"(select coalesce(string_agg(proname, ', ' order by proname), '') from pg_proc
            where prosrc ~ 'join\s+(old_rows|new_rows)' and prosrc ~ 'old_rows' and prosrc ~ 'new_rows')"_s);
    QVERIFY(found);
    QCOMPARE(found->first().text(0), QString());
}

void TestLargeStatements::recordsCostTheSameInLargeStatements()
{
    const qint64 organization = makeOrganization(*m_connection).value();
    run(uR"(insert into feedback (organization, id, description, routing_status, created_at, updated_at, change)
            select %1, id, 'It does not start.', 'skipped', now(), now(), 1 from generate_series(1, %2) as id)"_s
            .arg(organization)
            .arg(many));
    // The first statement of the session, by which all triggers are planned.
    run(u"insert into feedback_triage (organization, feedback, state, updated_at) values (%1, 1, 'done', now())"_s
            .arg(organization));
    run(u"update feedback_triage set state = 'open', tags = '{a}'"_s);
    run(u"insert into feedback_triage (organization, feedback, updated_at) select %1, id, now() "
        "from generate_series(2, %2) as id"_s.arg(organization)
            .arg(many));
    millisecondsOf(few);
    const qint64 forFew = std::min(millisecondsOf(few), millisecondsOf(few));
    const qint64 forMany = millisecondsOf(many);
    QVERIFY2(forMany < maxRatio * std::max<qint64>(forFew, 1),
             qPrintable(u"%1 ms for %2 items, %3 ms for %4"_s.arg(forMany).arg(many).arg(forFew).arg(few)));
    const auto wrong = m_connection->executeText(wrongCounts);
    QVERIFY(wrong);
    QCOMPARE(wrong->first().text(0), QString());
}

void TestLargeStatements::liveBuffersOfAnItemAreFoundByItsMemberships()
{
    // Nothing is known about the tables, so looking through the few buffers of an organization seems cheap.
    const auto plan
        = m_connection->executeText(u"explain select f.id, (select count(*) from live_membership l"
                                    " where l.organization = f.organization and l.feedback = f.id)"
                                    " from feedback f where f.organization = 1"_s);
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().detail));
    QByteArray conditions;
    for (int i = 0; i < plan->size(); ++i)
        conditions += plan->at(i).bytes(0).toByteArray().trimmed() + '\n';
    QVERIFY2(conditions.contains("(organization = f.organization) AND (feedback = f.id))")
                 || conditions.contains("((h.organization = f.organization) AND (h.feedback = f.id))"),
             conditions.constData());
    QVERIFY2(conditions.contains("(id = h.buffer)"), conditions.constData());
}

TRIAGE_TEST(TestLargeStatements, QCoreApplication)
#include "tst_largestatements.moc"
