// SPDX-License-Identifier: GPL-3.0-or-later
// Background work is claimed for the length of its lease: no longer, so that the work of a backend that
// stopped is soon taken up by another, and no shorter, so that no two do it.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestBackgroundWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aQuestionIsClaimedForAMinute();
    void aQuestionIsNotTakenUpBeforeItsLeaseIsOver();
    void eachPartOfAnUndoIsClaimedForAQuarterOfAMinute();
    void organizationsAreScannedForProposalsUnderALeaseOfAMinute();
    void theOldestQuestionIsAnsweredFirst();

private:
    /// Records how long each claim of a table lasts.
    void watch(const QString &table, const QString &condition);
    /// Returns the seconds of the claims of a table, to within half a minute, each once.
    QString leasesOf(const QString &table)
    {
        return m_backend.value(
            u"select string_agg(distinct (30 * ceil(seconds / 30))::text, ' ') from lease_log"
            " where source = '%1'"_s.arg(table));
    }

    TestBackend m_backend;
};

void TestBackgroundWork::initTestCase()
{
    m_backend.sql(
        u"create table lease_log (source text, seconds float);"
        "create function log_lease() returns trigger language plpgsql as $$ begin"
        " insert into lease_log values (tg_table_name, extract(epoch from new.due_at - clock_timestamp()));"
        " return null; end $$"_s);
    watch(u"research_job"_s, u"new.attempts > old.attempts"_s);
    watch(u"import"_s,
          u"new.state = 'undoing' and old.state = 'undoing' and new.due_at > clock_timestamp()"_s);
    watch(u"proposal_look"_s, u"new.seen = old.seen"_s);
}

void TestBackgroundWork::watch(const QString &table, const QString &condition)
{
    m_backend.sql(u"create trigger log_lease after update on %1 for each row when (%2)"
                  " execute function log_lease()"_s.arg(table, condition));
}

void TestBackgroundWork::aQuestionIsClaimedForAMinute()
{
    Desk desk(m_backend);
    const QByteArray id = desk.post("/research", { { "question", "Dark mode?" } }).id();
    QCOMPARE(desk.get("/research/" + id + "?wait=30")["status"], u"answered"_s);
    QCOMPARE(leasesOf(u"research_job"_s), u"60"_s);
}

void TestBackgroundWork::aQuestionIsNotTakenUpBeforeItsLeaseIsOver()
{
    Desk desk(m_backend);
    m_backend.sql(
        u"create function hold_research() returns trigger language plpgsql as $$ begin"
        " new.delay_seconds := 110; new.due_at := new.due_at + interval '110 seconds'; return new; end $$;"
        " create trigger hold before insert on research_job for each row execute function"
        " hold_research()"_s);
    const QByteArray held = desk.post("/research", { { "question", "Held?" } }).id();
    m_backend.sql(u"drop trigger hold on research_job"_s);
    // The worker answers this later question, and leaves the other one alone.
    const QByteArray later = desk.post("/research", { { "question", "Later?" } }).id();
    QCOMPARE(desk.get("/research/" + later + "?wait=30")["status"], u"answered"_s);
    QCOMPARE(desk.get("/research/" + held)["status"], u"pending"_s);
    m_backend.sql(u"update research_job set due_at = now()"_s);
    QCOMPARE(desk.get("/research/" + held + "?wait=30")["status"], u"answered"_s);
}

void TestBackgroundWork::eachPartOfAnUndoIsClaimedForAQuarterOfAMinute()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const Answer import = desk.post(
        "/import", { { "format", "json_lines" }, { "data", "{\"description\":\"x\"}\n" }, { "last", true } });
    QCOMPARE(desk.post("/import/" + import.id() + "/undo").outcome(), u"202"_s);
    QVERIFY(
        eventually([&] { return desk.get("/import/" + import.id())["state"].toString() == u"undone"_s; }));
    QCOMPARE(leasesOf(u"import"_s), u"30"_s); // rounded up
}

void TestBackgroundWork::organizationsAreScannedForProposalsUnderALeaseOfAMinute()
{
    Desk desk(m_backend);
    services::OrganizationChange change;
    change.createsBuffers = true;
    desk.change(change);
    for (int i = 0; i < 12; ++i)
        desk.settled("Text " + QByteArray::number(i));
    QVERIFY(eventually([this] { return !leasesOf(u"proposal_look"_s).isEmpty(); }));
    QCOMPARE(leasesOf(u"proposal_look"_s), u"60"_s);
}

void TestBackgroundWork::theOldestQuestionIsAnsweredFirst()
{
    Desk desk(m_backend);
    m_backend.sql(
        u"create function hold_all() returns trigger language plpgsql as $$ begin"
        " new.delay_seconds := 110; new.due_at := new.due_at + interval '110 seconds'; return new; end $$;"
        " create trigger hold before insert on research_job for each row execute function hold_all()"_s);
    for (const char *question : { "First?", "Second?", "Third?" })
        desk.post("/research", { { "question", question } });
    m_backend.sql(u"drop trigger hold on research_job;"
                  " update research_job j set due_at = now() - (select count(*) from research_job k"
                  " where k.research >= j.research) * interval '1 second'"_s);
    QVERIFY(
        eventually([&] { return desk.get("/research").all("status") == u"answered, answered, answered"_s; }));
    QCOMPARE(m_backend.value(u"select string_agg(question, ' ' order by answered_at, id) from research"
                             " where organization = %1"_s.arg(desk.organization().id.value())),
             u"First? Second? Third?"_s);
}

TRIAGE_TEST(TestBackgroundWork, QCoreApplication)
#include "tst_backgroundwork.moc"
