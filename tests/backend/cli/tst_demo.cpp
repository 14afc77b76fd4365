// SPDX-License-Identifier: GPL-3.0-or-later
// The demonstration: made once, whole, and routed by the server that runs next. Takes longer than a minute
// beside other tests: each story creates a cluster of PostgreSQL and writes a whole demonstration.
#include "clitest.h"

#include "database/connection.h"
#include "postgres/cluster.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QTest>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestDemo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDemoThatWasCutOffIsMadeWholeByTheNextRun();
    void aDemoThatIsStoppedFinishesFirst();
    void anotherRunChangesNothing();
    void twoRunsAtOnceMakeOneDemo();
    void itHasAPast();
    void aServerRoutesIt();
};

void TestDemo::aDemoThatWasCutOffIsMadeWholeByTheNextRun()
{
    ScratchData data;
    QCOMPARE(onData(data, { u"org"_s, u"create"_s, u"--name"_s, u"Other"_s }).status, 0);
    postgres::Cluster cluster({ .dataDirectory = data.dataDirectory() });
    QVERIFY(cluster.start());
    storage::Connection database({ .conninfo = cluster.conninfo() });
    storage::Connection watcher({ .conninfo = cluster.conninfo() });

    // Blocks writers of feedback, so that the demo is killed in the middle of its work.
    QVERIFY(database.executeText(u"begin"_s));
    QVERIFY(database.executeText(u"lock table feedback in exclusive mode"_s));
    Triaged cutOff({ u"demo"_s, u"--data-dir"_s, data.dataDirectory() });
    const QString waiting = u"wait_event_type = 'Lock'"_s;
    QTRY_COMPARE(sessions(watcher, waiting), 1);
    cutOff.kill();
    QVERIFY(database.executeText(u"commit"_s));
    QTRY_COMPARE(sessions(watcher, waiting), 0);
    QCOMPARE(database.executeText(u"select count(*) from feedback"_s)->first().integer(0), 0);

    const Run whole = onData(data, { u"demo"_s });
    QCOMPARE(whole.status, 0);
    QVERIFY(whole.json().root().member("created").boolean());
    QCOMPARE(whole.json().root().member("members").size(), 2);
    QVERIFY(whole.json().root().member("feedback").integer() > 300);
    QCOMPARE(database.executeText(u"select count(*) from feedback"_s)->first().integer(0),
             whole.json().root().member("feedback").integer());
    QCOMPARE(database
                 .executeText(u"select (select count(*) from routing_job)"
                              " + (select count(*) from feedback where routing_status <> 'pending')"_s)
                 ->first()
                 .integer(0),
             whole.json().root().member("feedback").integer());
    database.close();
    cluster.stop();
}

void TestDemo::aDemoThatIsStoppedFinishesFirst()
{
    ScratchData data;
    Triaged demo({ u"demo"_s, u"--data-dir"_s, data.dataDirectory() });
    QVERIFY(QTest::qWaitFor([&] { return data.postgresProcess() > 0; }, 30000));
    demo.signal(SIGINT);
    QCOMPARE(demo.waitForEnd(), 0);
    QCOMPARE(data.postgresProcess(), 0);
    QVERIFY(!onData(data, { u"demo"_s }).json().root().member("created").boolean());
}

void TestDemo::anotherRunChangesNothing()
{
    ScratchData data;
    const Run first = onData(data, { u"demo"_s });
    QVERIFY(first.json().root().member("created").boolean());
    QCOMPARE(first.text("organization"), u"demo"_s);
    QCOMPARE(first.json().root().member("tokens").size(), 2);
    QCOMPARE(first.json().root().member("members").at(0).member("role").text(), u"admin"_s);
    const JsonDocument before = onData(data, { u"org"_s, u"list"_s }).json();

    const Run second = onData(data, { u"demo"_s });
    QCOMPARE(second.status, 0);
    QVERIFY(!second.json().root().member("created").boolean());
    QCOMPARE(second.json().root().member("tokens").size(), 0);
    QCOMPARE(second.json().root().member("buffers").integer(),
             first.json().root().member("buffers").integer());
    QCOMPARE(second.json().root().member("feedback").integer(),
             first.json().root().member("feedback").integer());
    QCOMPARE(onData(data, { u"org"_s, u"list"_s }).json().root().toJson(), before.root().toJson());
    QCOMPARE(onData(data, { u"token"_s, u"list"_s }).json().root().size(), 2);
    QVERIFY(
        triaged({ u"demo"_s, u"--data-dir"_s, data.dataDirectory() }).out.contains("Nothing has changed"));
}

void TestDemo::twoRunsAtOnceMakeOneDemo()
{
    ScratchData data;
    Triaged first({ u"demo"_s, u"--data-dir"_s, data.dataDirectory() });
    Triaged second({ u"demo"_s, u"--data-dir"_s, data.dataDirectory() });
    QCOMPARE(first.waitForEnd(), 0);
    QCOMPARE(second.waitForEnd(), 0);
    const JsonDocument organizations = onData(data, { u"org"_s, u"list"_s }).json();
    QCOMPARE(organizations.root().size(), 1);
    QCOMPARE(organizations.root().at(0).member("feedback_created").integer(),
             onData(data, { u"demo"_s }).json().root().member("feedback").integer());
}

void TestDemo::itHasAPast()
{
    ScratchData data;
    QCOMPARE(onData(data, { u"demo"_s }).status, 0);
    postgres::Cluster cluster({ .dataDirectory = data.dataDirectory() });
    QVERIFY(cluster.start());
    storage::Connection database({ .conninfo = cluster.conninfo() });
    const auto number = [&database](const QString &query) {
        return database.executeText(query)->first().integer(0);
    };
    QVERIFY(number(u"select count(*) from feedback where created_at > now()"_s) == 0);
    QVERIFY(number(u"select count(distinct created_at::date) from feedback"_s) > 70);
    QCOMPARE(
        number(u"select extract(day from max(created_at) - min(created_at))::bigint / 10 from feedback"_s),
        8);
    const QString days
        = u"(select created_at::date as day, count(*) as items from feedback group by 1) as days"_s;
    QVERIFY2(number(u"select max(items) from "_s + days)
                 >= 2 * number(u"select percentile_disc(0.8) within group (order by items) from "_s + days),
             "there is a surge");
    QCOMPARE(number(u"select count(*) from feedback where routing_status = 'failed'"_s), 1);
    QVERIFY(number(u"select count(*) from feedback_buffer where by_hand"_s) >= 20);
    QVERIFY(number(u"select count(*) from note where kind = 'note'"_s) >= 5);
    QVERIFY(number(u"select count(*) from feedback_triage where state = 'done'"_s) >= 50);
    QVERIFY(number(u"select count(*) from feedback_triage where state = 'declined'"_s) >= 5);
    QVERIFY(number(u"select count(*) from feedback_triage where snoozed_until > now()"_s) >= 2);
    QVERIFY(number(u"select count(distinct owner) from feedback_triage where state = 'open'"_s) == 2);
    QVERIFY(number(u"select count(distinct tag) from feedback_tag"_s) >= 3);
    QCOMPARE(number(u"select count(*) from feedback_triage t join feedback f on f.id = t.feedback"
                    " where t.state_changed_at < f.created_at or t.state_changed_at > now()"_s),
             0);
    QVERIFY(
        number(u"select count(distinct state_changed_at::date) from feedback_triage where state <> 'open'"_s)
        > 40);
    QCOMPARE(number(u"select count(*) from import where state = 'done'"_s), 1);
    database.close();
    cluster.stop();
}

void TestDemo::aServerRoutesIt()
{
    ScratchData data;
    Triaged server(serveOn(data));
    QVERIFY(server.waitForReady());
    const Run demo = onData(data, { u"demo"_s });
    const QByteArray token = demo.json().root().member("tokens").at(0).member("token").text().toLatin1();
    const qint64 feedback = demo.json().root().member("feedback").integer();

    QCOMPARE(send("GET", server.url(u"/api/v0/buffers"_s), token).data().size(),
             demo.json().root().member("buffers").integer());
    const auto routed = [&](const QString &unassigned) {
        const Reply page
            = send("GET", server.url(u"/api/v0/feedback?limit=1&unassigned="_s + unassigned), token);
        return JsonDocument::parse(page.body)->root().member("meta").member("total").integer();
    };
    // Pending items are neither.
    QTRY_COMPARE_WITH_TIMEOUT(routed(u"true"_s) + routed(u"false"_s), feedback, 120000);
    QVERIFY(routed(u"false"_s) > feedback / 3);
    // Its views are everybody's, and have work.
    const Reply views = send("GET", server.url(u"/api/v0/views?include=counts"_s), token);
    const JsonValue counts = JsonDocument::parse(views.body)->root().member("meta").member("counts");
    QCOMPARE(views.data().size(), 2);
    for (qsizetype i = 0; i < views.data().size(); ++i) {
        const JsonValue view = views.data().at(i);
        QCOMPARE(view.member("visibility").text(), u"shared"_s);
        QVERIFY(counts.member(view.member("id").text().toLatin1()).integer() > 0);
    }
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

TRIAGE_TEST(TestDemo, QCoreApplication)
#include "tst_demo.moc"
