// SPDX-License-Identifier: GPL-3.0-or-later
// Presence between two people on two servers. One test waits until the server believes that a client was
// killed, which takes half a minute.
#include "composition/backend.h"
#include "store/presentpeople.h"
#include "store/sync/presencereporter.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QElapsedTimer>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// Returns who is at the item, as "Mel edits, Ada looks".
QString peopleAt(SyncedClient &client, FeedbackId item)
{
    QStringList all;
    for (const PresentMember &each : client.store().present().at(item))
        all << client.store().memberName(each.member) + (each.editing ? u" edits"_s : u" looks"_s);
    return all.join(u", "_s);
}

/// A desk with an item, a second server, and a client of each person on a server of their own.
struct TwoPeople
{
    TwoPeople()
    {
        desk.switchRouting(false);
        item = feedbackId(desk.settled("It crashes"));
        for (SyncedClient *each : { &ada, &mel })
            each->start();
    }
    bool areHere()
    {
        return ada.settle() && mel.settle() && ada.store().item(item) && mel.store().item(item);
    }

    TestBackend backend;
    Desk desk{ backend };
    std::unique_ptr<Backend> second = backend.another();
    FaultyServer line{ backend.port() };
    FeedbackId item;
    SyncedClient ada{ line.url(), desk.admin.token() };
    SyncedClient mel{ QUrl(second->baseUrl()), desk.member.token() };
};

constexpr int gone = 120'000; ///< The limit of a wait for the end of a lease, on the slowest machine.

} // namespace

class TestSyncedPresence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOtherSeesWhoLooksAndWhoWrites()
    {
        TwoPeople two;
        QVERIFY(two.areHere());
        two.ada.engine().look(two.item, false);
        QTRY_COMPARE(peopleAt(two.mel, two.item), u"Ada looks"_s);
        two.mel.engine().look(two.item, true);
        QTRY_COMPARE(peopleAt(two.ada, two.item), u"Mel edits"_s); // and not herself
        two.ada.engine().look(two.item, true);
        QTRY_COMPARE(peopleAt(two.mel, two.item), u"Ada edits"_s);
        two.ada.engine().look({}, false);
        QTRY_COMPARE(peopleAt(two.mel, two.item), QString());
        QCOMPARE(peopleAt(two.ada, two.item), u"Mel edits"_s);
        QVERIFY(two.ada.isSettled() && two.ada.store().outbox().empty());
    }

    void changesGoOnBesideThePresence()
    {
        TwoPeople two;
        QVERIFY(two.areHere());
        two.mel.engine().look(two.item, false);
        QTRY_COMPARE(peopleAt(two.ada, two.item), u"Mel looks"_s);
        two.desk.patch("/feedback/" + toString(two.item).toLatin1(), { { "title", "Another title" } });
        QTRY_COMPARE(two.ada.store().item(two.item)->feedback.title, u"Another title"_s);
        QTRY_COMPARE(two.mel.store().item(two.item)->feedback.title, u"Another title"_s);
        QCOMPARE(peopleAt(two.ada, two.item), u"Mel looks"_s);
    }

    void nothingIsSentWhileTheServerIsAway()
    {
        TwoPeople two;
        QVERIFY(two.areHere());
        two.mel.engine().look(two.item, false);
        QTRY_COMPARE(peopleAt(two.ada, two.item), u"Mel looks"_s);
        two.line.setAway(true);
        QTRY_COMPARE(two.ada.phase(), app::SyncState::Phase::Offline);
        QCOMPARE(peopleAt(two.ada, two.item), QString()); // who was there says nothing about now
        two.ada.engine().look(two.item, true);
        QVERIFY(two.ada.store().outbox().empty());
        two.line.setAway(false);
        QTRY_COMPARE(peopleAt(two.mel, two.item), u"Ada edits"_s);
        QTRY_COMPARE(peopleAt(two.ada, two.item), u"Mel looks"_s);
    }

    void aTokenThatMayNotReportIsNotTriedAgain()
    {
        TwoPeople two;
        QVERIFY(two.areHere());
        FaultyServer line(two.backend.port());
        SyncedClient reader(line.url(), two.desk.readerToken(Desk::memberEmail()));
        reader.start();
        QVERIFY(reader.settle());
        reader.engine().look(two.item, false);
        QTRY_COMPARE(line.count("PUT", "/api/v0/presence"), 1);
        reader.engine().look(two.item, true);
        for (const bool editing : { false, true }) { // longer than the pause between two reports
            two.ada.engine().look(two.item, editing);
            QTRY_COMPARE(peopleAt(reader, two.item), editing ? u"Ada edits"_s : u"Ada looks"_s);
        }
        QCOMPARE(line.count("PUT", "/api/v0/presence"), 1);
        QCOMPARE(reader.phase(), app::SyncState::Phase::UpToDate);
    }

    void aReportIsSentUntilTheServerHasIt_data()
    {
        QTest::addColumn<QString>("acts");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const QString &acts, const QString &expected) {
            QTest::newRow(name) << acts << expected;
        };
        row("before the server answers", u"look"_s, u"never"_s);
        row("what another program with its token reported", u"online"_s, u"never"_s);
        row("a new report", u"online taken look"_s, u"500"_s);
        row("renewed by requests for changes", u"online look taken"_s, u"10000 after 0"_s);
        row("a server that was started knows nothing of it", u"online look taken"_s, u"5000 after 25000"_s);
        row("long after it was taken", u"online look taken"_s, u"500 after 40000"_s);
        row("no item", u"online look taken away"_s, u"500"_s);
        row("no item, which the server has", u"online look taken away taken"_s, u"never"_s);
        row("no item since the server is back", u"online look taken offline away online"_s, u"500"_s);
        row("no item, which failed", u"online look taken away failed"_s, u"10000"_s);
        row("no item, which failed with an error", u"online look taken away broken"_s, u"10000"_s);
        row("no item, taken later", u"online look taken away failed taken"_s, u"never"_s);
        row("an item that is not there yet", u"online look missing"_s, u"10000 after 25000"_s);
        row("another one than the one that failed", u"online look failed write"_s, u"500"_s);
        row("the one before, after one that failed", u"online look taken write failed look"_s, u"500"_s);
        row("back after a failure", u"online look failed offline online"_s, u"500"_s);
        row("a token that may not report", u"online look refused"_s, u"never"_s);
        row("another item with such a token", u"online look refused write"_s, u"never"_s);
    }

    void aReportIsSentUntilTheServerHasIt()
    {
        QFETCH(const QString, acts);
        QFETCH(const QString, expected);
        app::PresencePlan plan;
        const std::map<QString, ProblemType> failures{
            { u"failed"_s, ProblemType::ServiceUnavailable },
            { u"broken"_s, ProblemType::InternalError },
            { u"missing"_s, ProblemType::FeedbackNotFound },
            { u"refused"_s, ProblemType::Forbidden },
        };
        for (const QString &act : acts.split(u' ')) {
            if (const auto failure = failures.find(act); failure != failures.end())
                plan.answered(plan.current(), problem(failure->second, {}));
            else if (act == u"taken"_s)
                plan.answered(plan.current(), {});
            else if (act == u"online"_s || act == u"offline"_s)
                plan.setOnline(act == u"online"_s);
            else
                plan.look(act == u"away"_s ? PresenceReport()
                                           : PresenceReport{ FeedbackId(1), act == u"write"_s });
        }
        const QStringList parts = expected.split(u" after "_s);
        const auto wait = plan.wait(std::chrono::milliseconds(parts.value(1).toInt()));
        QCOMPARE(wait ? QString::number(wait->count()) : u"never"_s, parts[0]);
    }

    void aPersonWhoLeavesWhileTheServerIsAwayIsGoneWhenItIsBack()
    {
        TwoPeople two;
        QVERIFY(two.areHere());
        two.ada.engine().look(two.item, true);
        QTRY_COMPARE(peopleAt(two.mel, two.item), u"Ada edits"_s);
        two.line.setAway(true);
        QTRY_COMPARE(two.ada.phase(), app::SyncState::Phase::Offline);
        two.ada.engine().look({}, false);
        const int before = two.line.count("PUT", "/api/v0/presence");
        two.line.setAway(false);
        QTRY_VERIFY(two.line.count("PUT", "/api/v0/presence") > before);
        QTRY_COMPARE(peopleAt(two.mel, two.item), QString());
    }

    void aKilledClientIsGone()
    {
        TwoPeople two;
        QVERIFY(two.areHere());
        two.mel.engine().look(two.item, true);
        QTRY_COMPARE(peopleAt(two.ada, two.item), u"Mel edits"_s);
        QElapsedTimer time;
        time.start();
        two.mel.kill();
        QTRY_COMPARE_WITH_TIMEOUT(peopleAt(two.ada, two.item), QString(), gone);
        qInfo("A killed client was gone after %.1f s.", double(time.elapsed()) / 1000);
    }
};

TRIAGE_TEST(TestSyncedPresence, QCoreApplication)
#include "tst_syncedpresence.moc"
