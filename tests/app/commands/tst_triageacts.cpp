// SPDX-License-Identifier: GPL-3.0-or-later
// Done, declined, snoozed, owners and tags as commands: on one or many items, with undo and its refusals.
#include "commands/lostchanges.h"
#include "dialogs/triage/snoozetimes.h"
#include "store/values/dates.h"
#include "support/testprogram.h"
#include "triagedesk.h"

#include <QScopeGuard>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

TriageAct stated(TriageState state)
{
    TriageAct act;
    act.state = state;
    return act;
}

TriageAct taken(TriageDesk &desk, const QString &member)
{
    TriageAct act;
    act.owner = std::optional(desk.server().member(member).id);
    act.takes = true;
    return act;
}

TriageAct tagged(std::vector<QString> added, std::vector<QString> removed = {})
{
    TriageAct act;
    act.addedTags = std::move(added);
    act.removedTags = std::move(removed);
    return act;
}

struct Desk : TriageDesk
{
    explicit Desk(const QString &board) : TriageDesk(board) { store().signIn(u"Ida"_s); }
    void triage(const QString &titles, const TriageAct &act)
    {
        workspace().triage(ids(titles), act);
        flush();
    }
    QString of(const QString &title) { return store().triage(title); }
};

} // namespace

class TestTriageActs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void closingEndsTheReviewAndUndoOpensItAgain()
    {
        Desk desk(u"Inbox: crash*, slow"_s);
        desk.triage(u"crash, slow"_s, stated(TriageState::Declined));
        desk.undo();
        QCOMPARE(desk.board(), u"Inbox: crash*, slow"_s);
        desk.redo();
        desk.sendAll();
        desk.undo();
        QCOMPARE(desk.board(), u"Inbox: crash*, slow"_s);
        const QString sent = desk.sendAll();
        QVERIFY2(sent.contains(u"edit crash"_s), qPrintable(sent));
        QVERIFY2(!sent.contains(u"edit slow"_s), qPrintable(sent));
    }

    void changesThatARestoredServerLacksAreDoneAgain()
    {
        Desk desk(u"Inbox: crash, slow*, dark | Billing: -"_s);
        const auto record = [&desk](const QString &title, const Activity &activity) {
            Note note = desk.server().note(title, {}, u"Ida"_s, NoteKind::Activity);
            note.activity = activity;
            return note;
        };
        const std::vector<QString> inbox{ u"Inbox"_s };
        const std::vector<QString> billing{ u"Billing"_s };
        Note ofAnother = record(u"dark"_s, { .code = activitycode::done });
        ofAnother.feedback = FeedbackId(1);
        // The newest comes first.
        const std::vector<Note> lost{
            ofAnother,
            record(u"dark"_s, { .code = activitycode::edited, .fields = { u"title"_s } }),
            record(u"dark"_s, { .code = activitycode::tagged, .tags = { u"export"_s } }),
            record(u"dark"_s, { .code = activitycode::snoozed, .until = Timestamp(1) }),
            record(u"dark"_s, { .code = activitycode::taken }),
            record(u"slow"_s, { .code = activitycode::done }),
            record(u"slow"_s, { .code = activitycode::declined }),
            record(u"crash"_s, { .code = activitycode::removed, .buffers = inbox }),
            record(u"crash"_s, { .code = activitycode::assigned, .buffers = billing }),
            desk.server().note(u"crash"_s, u"Ask Kim"_s, u"Ida"_s),
        };
        QVERIFY(!canRedo(desk.store().store(), lost[0]));
        QVERIFY(!canRedo(desk.store().store(), lost[1]));
        QVERIFY(canRedo(desk.store().store(), lost[2]));
        desk.workspace().carryOut(planRedo(desk.store().store(), lost));
        desk.flush();
        QCOMPARE(desk.said(), u"Changed 3 again"_s);
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: dark"_s);
        QCOMPARE(desk.of(u"slow"_s), u"done"_s);
        QCOMPARE(desk.of(u"dark"_s), u"open, Ida, export"_s);
        QVERIFY(desk.store().timeline(u"crash"_s).contains(u"Ask Kim"_s));
        desk.undo();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, slow*, dark"_s);
        QCOMPARE(desk.steps(), 1);
    }

    void doneLeavesTheListAndUndoBringsItBack()
    {
        Desk desk(u"Inbox: crash, dark, slow"_s);
        desk.triage(u"crash, dark"_s, stated(TriageState::Done));
        QCOMPARE(desk.board(), u"Inbox: slow"_s);
        QCOMPARE(desk.said(), u"Marked 2 as done"_s);
        desk.undo();
        QCOMPARE(desk.board(), u"Inbox: crash, dark, slow"_s);
        QCOMPARE(desk.said(), u"Undone: Mark 2 as done"_s);
        QCOMPARE(desk.sendAll(), u"-"_s);
        desk.redo();
        QCOMPARE(desk.board(), u"Inbox: slow"_s);
    }

    void undoOfWhatWasSentIsSentToo()
    {
        Desk desk(u"Inbox: crash"_s);
        desk.triage(u"crash"_s, stated(TriageState::Declined));
        QCOMPARE(desk.sendAll(), u"triage crash"_s);
        desk.undo();
        QCOMPARE(desk.of(u"crash"_s), u"open"_s);
        QCOMPARE(desk.sendAll(), u"triage crash"_s);
    }

    void undoIsRefusedIfSomebodyElseChangedIt()
    {
        Desk desk(u"Inbox: crash"_s);
        desk.triage(u"crash"_s, stated(TriageState::Done));
        QCOMPARE(desk.sendAll(), u"triage crash"_s);
        TriagePatch theirs;
        theirs.state = TriageState::Declined;
        desk.server().does(SetTriage{ desk.server().item(u"crash"_s), theirs, {} });
        for (int page = 0; page < 3; ++page) {
            desk.server().tellItem(u"crash"_s);
            desk.store().follow();
        }
        desk.undo();
        QCOMPARE(desk.of(u"crash"_s), u"declined"_s);
        QVERIFY2(desk.said().startsWith(u"Not undone"_s), qPrintable(desk.said()));
    }

    void takingSkipsItemsWithAnOwner()
    {
        Desk desk(u"Inbox: crash, dark"_s);
        desk.server().setOwner(u"dark"_s, u"Sam"_s);
        desk.store().follow();
        desk.triage(u"crash, dark"_s, taken(desk, u"Ida"_s));
        QCOMPARE(desk.of(u"crash"_s), u"open, Ida"_s);
        QCOMPARE(desk.of(u"dark"_s), u"open, Sam"_s);
        QCOMPARE(desk.said(), u"Assigned 1 to you"_s);
        desk.triage(u"dark"_s, taken(desk, u"Ida"_s));
        QCOMPARE(desk.said(), u"Assigned to Sam"_s);
        desk.triage(u"crash"_s, taken(desk, u"Ida"_s));
        QCOMPARE(desk.said(), u"It is assigned to you already"_s);
    }

    void tagsAreAddedAndTakenOffOnEachItem()
    {
        Desk desk(u"Inbox: crash, dark"_s);
        desk.triage(u"crash"_s, tagged({ u"ios"_s }));
        desk.triage(u"crash, dark"_s, tagged({ u"export"_s }));
        QCOMPARE(desk.of(u"crash"_s), u"open, export, ios"_s);
        QCOMPARE(desk.of(u"dark"_s), u"open, export"_s);
        QCOMPARE(desk.said(), u"Tagged 2 with export"_s);
        desk.triage(u"crash, dark"_s, tagged({}, { u"ios"_s }));
        QCOMPARE(desk.of(u"crash"_s), u"open, export"_s);
        QCOMPARE(desk.said(), u"Took ios off 1"_s);
        desk.undo();
        desk.undo();
        QCOMPARE(desk.of(u"crash"_s), u"open, ios"_s);
        QCOMPARE(desk.of(u"dark"_s), u"open"_s);
    }

    void aTagTooManyIsNotAdded()
    {
        Desk desk(u"Inbox: crash"_s);
        std::vector<QString> many;
        for (int i = 10; i < 10 + triagerules::maxTagsOfItem; ++i)
            many.push_back(u"tag %1"_s.arg(i));
        desk.triage(u"crash"_s, tagged(many));
        desk.triage(u"crash"_s, tagged({ u"one more"_s }));
        QCOMPARE(int(desk.of(u"crash"_s).count(u"tag"_s)), triagerules::maxTagsOfItem);
        QVERIFY(!desk.of(u"crash"_s).contains(u"one more"_s));
    }

    void aSnoozeHidesUntilItIsEnded()
    {
        Desk desk(u"Inbox: crash, dark"_s);
        TriageAct act;
        act.snoozedUntil = std::optional(Timestamp(4'000'000'000'000));
        desk.triage(u"crash"_s, act);
        QCOMPARE(desk.board(), u"Inbox: dark"_s);
        act.snoozedUntil = std::optional<Timestamp>();
        desk.triage(u"crash"_s, act);
        QCOMPARE(desk.board(), u"Inbox: crash, dark"_s);
        QCOMPARE(desk.said(), u"Woke 1"_s);
    }

    void usualTimesOfASnooze_data()
    {
        QTest::addColumn<QDateTime>("now");
        QTest::addColumn<QString>("today");
        QTest::addColumn<QString>("tomorrow");
        QTest::addColumn<QString>("monday");
        const auto at = [](int day, int hour, int minute) {
            return QDateTime(QDate(2026, 11, day), QTime(hour, minute)); // the 23rd is a Monday
        };
        QTest::newRow("in the morning") << at(23, 9, 10) << u"23 13:00"_s << u"24 09:00"_s << u"30 09:00"_s;
        QTest::newRow("on the hour") << at(24, 9, 0) << u"24 12:00"_s << u"25 09:00"_s << u"30 09:00"_s;
        QTest::newRow("in the evening") << at(24, 19, 0) << u"-"_s << u"25 09:00"_s << u"30 09:00"_s;
        QTest::newRow("on a Sunday") << at(29, 9, 0) << u"29 12:00"_s << u"30 09:00"_s << u"-"_s;
    }

    void usualTimesOfASnooze()
    {
        QFETCH(const QDateTime, now);
        QFETCH(const QString, today);
        QFETCH(const QString, tomorrow);
        QFETCH(const QString, monday);
        const auto text = [](const std::optional<QDateTime> &time) {
            return time ? time->toString(u"dd hh:mm"_s) : u"-"_s;
        };
        const SnoozeTimes times = SnoozeTimes::at(now);
        QCOMPARE(text(times.laterToday), today);
        QCOMPARE(text(times.tomorrow), tomorrow);
        QCOMPARE(text(times.monday), monday);
    }

    void timesOfASnoozeAreReadAsTheyAreTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        QTest::newRow("as it is shown") << u"28 Nov 2026, 1:22 PM"_s << u"28 13:22"_s;
        QTest::newRow("as the locale abbreviates it") << u"11/28/26 1:22 PM"_s << u"28 13:22"_s;
        QTest::newRow("in the morning") << u"11/28/26 9:05 AM"_s << u"28 09:05"_s;
        QTest::newRow("later today") << u"14:30"_s << u"26 14:30"_s;
        QTest::newRow("tomorrow, because it is over") << u"9:00"_s << u"27 09:00"_s;
        QTest::newRow("afternoon") << u"2:30 pm"_s << u"26 14:30"_s;
        QTest::newRow("minutes") << u"20 min"_s << u"26 10:20"_s;
        QTest::newRow("hours") << u"3h"_s << u"26 13:00"_s;
        QTest::newRow("days") << u"2 days"_s << u"28 10:00"_s;
        QTest::newRow("a day with an hour") << u"tomorrow 9"_s << u"27 09:00"_s;
        QTest::newRow("a day of the week") << u"Monday"_s << u"30 09:00"_s;
        QTest::newRow("begun") << u"mon 14:15"_s << u"30 14:15"_s;
        QTest::newRow("a word") << u"soon"_s << u"-"_s;
        QTest::newRow("nothing") << QString() << u"-"_s;
    }
    void timesOfASnoozeAreReadAsTheyAreTyped()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, meant);
        const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(u"en_US"_s));
        const QDateTime now(QDate(2026, 11, 26), QTime(10, 0));
        const std::optional<QDateTime> time = SnoozeTimes::read(typed, now);
        QCOMPARE(time ? time->toString(u"dd hh:mm"_s) : u"-"_s, meant);
    }

    void timesOfASnoozeAreReadAsTheyAreShown()
    {
        const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        const QDateTime now(QDate(2026, 11, 26), QTime(10, 0));
        const QDateTime time(QDate(2026, 12, 3), QTime(13, 22));
        for (const char *language : { "en_US", "de_DE", "fr_FR", "es_ES", "ja_JP", "ar_EG", "he_IL" }) {
            QLocale::setDefault(QLocale(QString::fromLatin1(language)));
            QVERIFY2(SnoozeTimes::read(SnoozeTimes::shown(time), now) == time, language);
            QCOMPARE(SnoozeTimes::shown(time), Dates::stamp(timestampOf(time)).simplified());
        }
    }
};

TRIAGE_TEST(TestTriageActs, QCoreApplication)
#include "tst_triageacts.moc"
