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

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
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

    void requestsForChangesRenewTheReport()
    {
        using app::PresenceReporter;
        QCOMPARE(PresenceReporter::untilSent(false, 0s), 500ms);
        QCOMPARE(PresenceReporter::untilSent(true, 0s), 10s); // unless another request renews it again
        QCOMPARE(PresenceReporter::untilSent(true, 25s), 5s); // a server that was started knows nothing of it
        QCOMPARE(PresenceReporter::untilSent(true, 40s), 500ms);
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
