// SPDX-License-Identifier: GPL-3.0-or-later
// Items that sleep, and how they wake; items of people who leave.

#include "support/patience.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestSnoozing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anItemWakesAtItsTime();
    void anItemWakesAfterARestart();
    void manyItemsWakeTogether();
    void aClosedItemWakesInSilence();
    void aNoteWakesAnItem();
    void otherSnoozedItemsStayAsleep();
    void theItemsOfARemovedMemberBecomeNobodys();

private:
    /// Sets back when a snooze ends, as if the time had passed.
    void letTimePass(Desk &desk)
    {
        m_backend.sql(
            u"update feedback_triage set snoozed_until = clock_timestamp() - interval '1 second'"
            " where organization = %1 and snoozed_until is not null"_s.arg(desk.organization().id.value()));
    }
    static Members untilLater() { return { { "snoozed_until", "2030-01-01T00:00:00Z" } }; }

    TestBackend m_backend;
};

void TestSnoozing::anItemWakesAtItsTime()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const QByteArray record = "/feedback/" + item + "/triage";
    QDateTime due;
    QByteArray cursor;
    bool isAsleep = false;
    // On a machine that stood still the item may wake before the cursor is read: then it sleeps for longer.
    for (int pause = 500; !isAsleep && pause <= patience; pause *= 4) {
        due = QDateTime::currentDateTimeUtc().addMSecs(pause);
        desk.patch(record, { { "snoozed_until", due.toString(Qt::ISODateWithMs) } });
        cursor = desk.get("/changes?since=now").meta("cursor").toString().toLatin1();
        isAsleep = desk.get(record)["snoozed_until"].toString() == due.toString(Qt::ISODateWithMs);
    }
    QVERIFY(isAsleep);
    QVERIFY(eventually([&] { return desk.get(record)["snoozed_until"].isNull(); }));
    const QDateTime woken
        = QDateTime::fromString(desk.get(record)["updated_at"].toString(), Qt::ISODateWithMs);
    QVERIFY2(woken >= due && due.msecsTo(woken) <= 5000, qPrintable(woken.toString(Qt::ISODateWithMs)));
    QVERIFY(desk.timeline(item).endsWith(u"Ended the snooze."_s));
    const QJsonArray notes = desk.get("/feedback/" + item + "/notes").items();
    QCOMPARE(notes.last()[u"author_id"], u"system"_s);
    bool isTold = false;
    for (const QJsonValue &entry : desk.get("/changes?since=" + cursor).items())
        isTold = isTold
            || (entry[u"type"] == u"feedback"_s && entry[u"data"][u"triage"][u"snoozed_until"].isNull());
    QVERIFY(isTold);
}

void TestSnoozing::anItemWakesAfterARestart()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    desk.patch("/feedback/" + item + "/triage", untilLater());
    m_backend.stop();
    letTimePass(desk);
    m_backend.start();
    TestClient client(m_backend.port(), desk.admin.token());
    QVERIFY(
        eventually([&] { return client.get("/feedback/" + item + "/triage")["snoozed_until"].isNull(); }));
}

void TestSnoozing::manyItemsWakeTogether()
{
    constexpr int items = 450; // more than one transaction wakes
    Desk desk(m_backend);
    desk.switchRouting(false);
    std::vector<Sent> all;
    for (int i = 0; i < items; ++i)
        all.push_back(
            { "POST", "/feedback", Members{ { "description", QByteArray::number(i) } }.toJson(), {} });
    desk.admin.sendAll(all);
    desk.settle();
    m_backend.sql(
        u"insert into feedback_triage (organization, feedback, snoozed_until, updated_at)"
        " select organization, id, clock_timestamp(), now() from feedback where organization = %1"_s.arg(
            desk.organization().id.value()));
    QVERIFY(eventually([&] { return desk.total("/feedback?snoozed=true") == 0; }));
    QCOMPARE(desk.total("/feedback?snoozed=false"), items);
    QCOMPARE(m_backend.value(
                 u"select count(*) from note where organization = %1 and text = 'Ended the snooze.'"_s.arg(
                     desk.organization().id.value())),
             QString::number(items));
}

void TestSnoozing::aClosedItemWakesInSilence()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    desk.patch("/feedback/" + item + "/triage",
               { { "state", "done" }, { "snoozed_until", "2030-01-01T00:00:00Z" } });
    const QString timeline = desk.timeline(item);
    letTimePass(desk);
    QVERIFY(eventually([&] { return desk.get("/feedback/" + item + "/triage")["snoozed_until"].isNull(); }));
    QCOMPARE(desk.timeline(item), timeline);
}

void TestSnoozing::aNoteWakesAnItem()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const QByteArray record = "/feedback/" + item + "/triage";
    desk.patch(record, untilLater());
    QCOMPARE(desk.post("/feedback/" + item + "/notes", { { "text", "They wrote again" } }).status, 201);
    QVERIFY(desk.get(record)["snoozed_until"].isNull());
    QVERIFY(desk.timeline(item).endsWith(u"Ended the snooze. | They wrote again"_s));
    const QByteArray before = desk.get(record).body;
    desk.post("/feedback/" + item + "/notes", { { "text", "And again" } });
    QCOMPARE(desk.get(record).body, before);
}

void TestSnoozing::otherSnoozedItemsStayAsleep()
{
    Desk desk(m_backend);
    const QByteArray sleeper = desk.settled("sleeps");
    const QByteArray waker = desk.settled("wakes");
    desk.patch("/feedback/" + waker + "/triage", untilLater());
    letTimePass(desk);
    desk.patch("/feedback/" + sleeper + "/triage", untilLater());
    QVERIFY(eventually([&] { return desk.get("/feedback/" + waker + "/triage")["snoozed_until"].isNull(); }));
    QCOMPARE(desk.get("/feedback/" + sleeper + "/triage")["snoozed_until"], u"2030-01-01T00:00:00.000Z"_s);
}

void TestSnoozing::theItemsOfARemovedMemberBecomeNobodys()
{
    constexpr int items = 620; // more than become nobody's at once
    Desk desk(m_backend);
    desk.switchRouting(false);
    std::vector<Sent> all;
    for (int i = 0; i < items; ++i)
        all.push_back(
            { "POST", "/feedback", Members{ { "description", QByteArray::number(i) } }.toJson(), {} });
    desk.admin.sendAll(all);
    desk.settle();
    const QByteArray mel = desk.member.get("/me")["member"].toObject()[u"id"].toString().toLatin1();
    m_backend.sql(u"insert into feedback_triage (organization, feedback, owner, updated_at)"
                  " select f.organization, f.id, m.id, now() from feedback f join member m"
                  " on m.organization = f.organization and m.name = 'Mel' where f.organization = %1"_s.arg(
                      desk.organization().id.value()));
    QCOMPARE(desk.total("/feedback?owner=" + mel), items);
    QCOMPARE(desk.remove("/members/" + mel).status, 204);
    QVERIFY(eventually([&] { return desk.total("/feedback?owner=none") == items; }));
    QCOMPARE(desk.total("/feedback?owner=" + mel), 0);
    QCOMPARE(m_backend.value(
                 u"select count(*) from note where organization = %1 and text = 'Unassigned it.'"_s.arg(
                     desk.organization().id.value())),
             QString::number(items));
}

TRIAGE_TEST(TestSnoozing, QCoreApplication)
#include "tst_snoozing.moc"
