// SPDX-License-Identifier: GPL-3.0-or-later
// Triage records in the cache: which lists show which items, counts, offline changes and conflicts.
#include "store/outbox/operationcodec.h"
#include "store/sync/sendoutcome.h"
#include "store/values/clock.h"
#include "storedesk.h"
#include "support/testprogram.h"

#include <QScopeGuard>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

Filter at(Place place)
{
    Filter filter = inPlace({}, place);
    return filter;
}

TriagePatch stated(TriageState state)
{
    TriagePatch patch;
    patch.state = state;
    return patch;
}

TriagePatch tagged(const std::vector<QString> &tags)
{
    TriagePatch patch;
    patch.tags = tags;
    return patch;
}

TriagePatch owned(std::optional<MemberId> owner)
{
    TriagePatch patch;
    patch.owner = owner;
    return patch;
}

SetTriage done(FeedbackId id)
{
    return { id, stated(TriageState::Done), stated(TriageState::Open) };
}

/// Four items in a buffer: open, done, declined and snoozed.
void fill(StoreDesk &desk)
{
    desk.server.triage(u"fixed"_s).state = TriageState::Done;
    desk.server.triage(u"spam"_s).state = TriageState::Declined;
    desk.server.triage(u"later"_s).snoozedUntil = Timestamp(1'900'000'000'000);
    desk.serverHas(u"Inbox: fixed, spam, later*, crash*"_s);
    desk.signIn(u"Ida"_s);
}

} // namespace

class TestTriageRecords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsShowWhatIsToBeWorkedOn()
    {
        StoreDesk desk;
        fill(desk);
        QCOMPARE(desk.listed({}), u"crash*"_s);
        QCOMPARE(desk.board(), u"Inbox: crash*"_s);
        QCOMPARE(desk.listed(at(Place::NeedsReview)), u"crash*"_s);
        QCOMPARE(desk.listed(at(Place::Done)), u"spam, fixed"_s);
        QCOMPARE(desk.listed(at(Place::Snoozed)), u"later*"_s);
        Filter closed = inBuffer({}, desk.server.buffer(u"Inbox"_s));
        closed.show(work::closed);
        QCOMPARE(desk.listed(closed), u"spam, fixed"_s);
        closed.search = u"fix"_s;
        QCOMPARE(desk.listed(closed), u"fixed"_s);
        closed.show(work::open);
        QCOMPARE(desk.listed(closed), u"-"_s);
    }

    void countsTellWhatIsOpenAndWhatThereIs()
    {
        StoreDesk desk;
        fill(desk);
        const Counts counts = desk.store().counts();
        QCOMPARE(counts.all, 1);
        QCOMPARE(counts.total.all, 4);
        QCOMPARE(counts.needsReview, 1);
        QCOMPARE(counts.total.needsReview, 2);
        QCOMPARE(counts.closed, 2);
        QCOMPARE(counts.snoozed, 1);
        QCOMPARE(desk.store().buffers().front().openItems, 1);
        QCOMPARE(desk.store().buffers().front().buffer.feedbackCount, 4);
        desk.reopen();
        QVERIFY(desk.store().counts() == counts);
    }

    void ownersAndTagsAreFilters()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark, slow"_s);
        desk.signIn(u"Ida"_s, { u"export"_s, u"ios"_s });
        const MemberId ida = desk.server.member(u"Ida"_s).id;
        desk.server.triage(u"crash"_s).owner = ida;
        desk.server.triage(u"crash"_s).tags = { u"export"_s, u"ios"_s };
        desk.server.triage(u"dark"_s).owner = desk.server.member(u"Sam"_s).id;
        desk.server.triage(u"dark"_s).tags = { u"ios"_s };
        desk.server.tellItem(u"crash"_s);
        desk.server.tellItem(u"dark"_s);
        desk.follow();
        QCOMPARE(desk.triage(u"dark"_s), u"open, Sam, ios"_s);
        QCOMPARE(desk.listed(at(Place::Mine)), u"crash"_s);
        QCOMPARE(desk.store().counts().mine, 1);
        Filter filter;
        filter.owner = MemberId();
        QCOMPARE(desk.listed(filter), u"slow"_s);
        filter.owner = ida;
        QCOMPARE(desk.listed(filter), u"crash"_s);
        filter.owner.reset();
        filter.tags = { u"ios"_s };
        QCOMPARE(desk.listed(filter), u"dark, crash"_s);
        filter.tags = { u"export"_s, u"ios"_s };
        QCOMPARE(desk.listed(filter), u"crash"_s);
        const FeedbackId dark = desk.server.item(u"dark"_s);
        QVERIFY(!desk.store().positionsOf(filter, std::span(&dark, 1))[0].belongs);
        QVERIFY(!desk.store().positionsOf(at(Place::Mine), std::span(&dark, 1))[0].belongs);
    }

    void aChangeIsShownOfflineAndOutlivesARestart()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark"_s);
        desk.signIn(u"Ida"_s);
        desk.act({ done(desk.server.item(u"crash"_s)) });
        QCOMPARE(desk.listed({}), u"dark"_s);
        QCOMPARE(desk.listed(at(Place::Done)), u"crash"_s);
        desk.reopen();
        QCOMPARE(desk.listed(at(Place::Done)), u"crash"_s);
        QCOMPARE(desk.store().counts().closed, 1);
        QCOMPARE(desk.taken(), u"triage crash"_s);
    }

    void answersOfTheServerAreShown()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        desk.signIn(u"Ida"_s);
        desk.act({ done(desk.server.item(u"crash"_s)) });
        desk.server.triage(u"crash"_s).tags = { u"export"_s };
        desk.server.does(done(desk.server.item(u"crash"_s)));
        SendOutcome accepted;
        accepted.answer = desk.server.triageBody(u"crash"_s);
        desk.send(accepted);
        QCOMPARE(desk.triage(u"crash"_s), u"done, export"_s);
        desk.follow();
        QCOMPARE(desk.triage(u"crash"_s), u"done, export"_s);
    }

    void inAConflictTheirValueIsShownAndMineWaits()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        desk.signIn(u"Ida"_s);
        const MemberId ida = desk.server.member(u"Ida"_s).id;
        const FeedbackId crash = desk.server.item(u"crash"_s);
        desk.act({ SetTriage{ crash, owned(ida), owned({}) } });
        desk.server.triage(u"crash"_s).owner = desk.server.member(u"Sam"_s).id;
        desk.server.triage(u"crash"_s).ownerName = u"Sam"_s;
        SetTriage mine{ crash, owned(ida), owned({}) };
        const auto comparison = compareTriage(mine, desk.server.triage(u"crash"_s));
        QVERIFY(comparison.kind == EditComparison::Kind::Overtaken);
        const SendOutcome outcome = overtakenTriage(mine, desk.server.triage(u"crash"_s),
                                                    desk.server.triageBody(u"crash"_s), u"request"_s);
        QCOMPARE(outcome.problem->detail, u"It is assigned to Sam."_s);
        desk.send(outcome);
        QCOMPARE(desk.triage(u"crash"_s), u"open, Sam"_s);
        const OutboxEntry entry = desk.store().outbox().at(0);
        QVERIFY(entry.state == OutboxEntryState::Conflict);
        QCOMPARE(entry.sending->trouble.theirs, u"Sam"_s);
        const MemberId sam = desk.server.member(u"Sam"_s).id;
        QVERIFY(std::get<SetTriage>(entry.operation).before->owner.value == sam);
    }

    void tagsOfTwoPeopleAreMerged()
    {
        const SetTriage mine{ FeedbackId(1), tagged({ u"export"_s, u"ios"_s }),
                              tagged({ u"old"_s, u"ios"_s }) };
        Triage server;
        server.tags = { u"ios"_s, u"old"_s, u"urgent"_s };
        const TriageComparison comparison = compareTriage(mine, server);
        QVERIFY(comparison.kind == EditComparison::Kind::Open);
        QVERIFY(comparison.rest.tags.value == (std::vector{ u"export"_s, u"ios"_s, u"urgent"_s }));
        server.tags = comparison.rest.tags.value;
        QVERIFY(compareTriage(mine, server).kind == EditComparison::Kind::Done);
    }

    void aLaterChangeStartsFromWhatWasBeforeARefusedOne()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        desk.signIn(u"Ida"_s);
        const FeedbackId crash = desk.server.item(u"crash"_s);
        const MemberId ida = desk.server.member(u"Ida"_s).id;
        const MemberId sam = desk.server.member(u"Sam"_s).id;
        desk.act({ SetTriage{ crash, owned(ida), owned({}) } });
        desk.act({ SetTriage{ crash, owned(sam), owned(ida) } });
        SendOutcome refused;
        refused.kind = SendOutcome::Kind::Refused;
        refused.problem = problem(ProblemType::InvalidFieldValue, u"No."_s);
        desk.send(refused, 1);
        const std::vector<OutboxEntry> left = desk.store().outbox();
        QCOMPARE(left.size(), 1u); // the later one says who has it in any case
        QVERIFY(!std::get<SetTriage>(left[0].operation).before->owner.value);
    }

    void aSnoozeEndsWithoutTheServer()
    {
        StoreDesk desk;
        desk.server.triage(u"crash"_s).snoozedUntil = Timestamp(1'000);
        desk.server.triage(u"dark"_s).snoozedUntil = Timestamp(4'000'000'000'000);
        desk.serverHas(u"Inbox: crash, dark, slow"_s);
        QCOMPARE(desk.listed(at(Place::Snoozed)), u"dark, crash"_s);
        desk.store().wakeDue();
        desk.store().flush();
        QCOMPARE(desk.listed(at(Place::Snoozed)), u"dark"_s);
        QCOMPARE(desk.listed({}), u"slow, crash"_s);
    }

    void operationsAreReadAsTheyWereWritten()
    {
        TriagePatch patch = stated(TriageState::Declined);
        patch.snoozedUntil = std::optional(Timestamp(1'900'000'000'000));
        patch.tags = std::vector{ u"export"_s };
        TriagePatch before = owned(MemberId(7));
        before.snoozedUntil = std::optional<Timestamp>();
        const auto read = operationFromJson(operationToJson(SetTriage{ FeedbackId(3), patch, before }));
        QVERIFY(read);
        const auto change = std::get<SetTriage>(*read);
        QVERIFY(isSame(change.patch, patch) && isSame(change.before, before));
    }

    void aWokenItemIsNewUntilItIsSeen()
    {
        StoreDesk desk;
        desk.server.triage(u"here"_s).snoozedUntil = Timestamp(1'000);
        desk.server.triage(u"there"_s).snoozedUntil = Timestamp(1'000);
        desk.server.triage(u"by hand"_s).snoozedUntil = Timestamp(4'000'000'000'000);
        desk.serverHas(u"Inbox: here, there, by hand"_s);
        const auto isNew = [&desk](const QString &title) {
            const FeedbackId id = desk.server.item(title);
            const ListRow row = desk.store().rows(std::span(&id, 1)).front();
            const bool isBack = row.backSince == Timestamp(1'000);
            return row.isNew && isBack;
        };
        for (const QString &title : { u"there"_s, u"by hand"_s }) {
            desk.server.triage(title).snoozedUntil.reset();
            desk.server.tellItem(title);
        }
        QVERIFY(desk.follow()); // the server wakes one
        desk.store().wakeDue(); // this machine the other
        desk.store().flush();
        QVERIFY(isNew(u"here"_s));
        QVERIFY(isNew(u"there"_s));
        QVERIFY(!isNew(u"by hand"_s));
        const FeedbackId id = desk.server.item(u"here"_s);
        desk.store().markSeen(std::span(&id, 1));
        desk.store().flush();
        QTRY_VERIFY(!isNew(u"here"_s));
    }

    void aWokenItemIsNoLongerBackOnceItIsClosedOrSnoozed()
    {
        StoreDesk desk;
        for (const QString &title : { u"closed"_s, u"snoozed"_s })
            desk.server.triage(title).snoozedUntil = Timestamp(1'000);
        desk.serverHas(u"Inbox: closed, snoozed"_s);
        desk.store().wakeDue();
        desk.store().flush();
        const auto isBack = [&desk](const QString &title) {
            const FeedbackId id = desk.server.item(title);
            return desk.store().rows(std::span(&id, 1)).front().backSince.has_value();
        };
        QVERIFY(isBack(u"closed"_s) && isBack(u"snoozed"_s));
        TriagePatch later;
        later.snoozedUntil = std::optional(Timestamp(4'000'000'000'000));
        desk.act({ SetTriage{ desk.server.item(u"snoozed"_s), later, TriagePatch() } });
        QVERIFY2(!isBack(u"snoozed"_s), "also before it is sent");
        desk.send();
        desk.server.triage(u"closed"_s).snoozedUntil.reset();
        desk.server.setState(u"closed"_s, TriageState::Done);
        QVERIFY(desk.follow());
        QVERIFY(!isBack(u"closed"_s) && !isBack(u"snoozed"_s));
        desk.server.triage(u"closed"_s).state = TriageState::Open;
        desk.server.triage(u"snoozed"_s).snoozedUntil.reset();
        for (const QString &title : { u"closed"_s, u"snoozed"_s })
            desk.server.tellItem(title);
        QVERIFY(desk.follow());
        QVERIFY(!isBack(u"closed"_s) && !isBack(u"snoozed"_s));
    }

    void anItemWakesOnceFromASnooze()
    {
        StoreDesk desk;
        desk.server.triage(u"crash"_s).snoozedUntil = Timestamp(1'000);
        desk.serverHas(u"Inbox: crash"_s);
        int woken = 0;
        QObject::connect(&desk.store(), &LocalStore::changed, &desk.store(),
                         [&woken](const StoreChange &change) { woken += int(change.woken.size()); });
        desk.store().wakeDue();
        desk.store().flush();
        QCOMPARE(woken, 1);
        desk.server.tellItem(u"crash"_s); // there it sleeps still
        QVERIFY(desk.follow());
        desk.store().wakeDue();
        desk.store().flush();
        const FeedbackId id = desk.server.item(u"crash"_s);
        const ListRow row = desk.store().rows(std::span(&id, 1)).front();
        QVERIFY(row.backSince == Timestamp(1'000) && row.isAwake());
        QCOMPARE(woken, 1);
    }

    void itemsWakeByTheServersClock()
    {
        const auto restore = qScopeGuard([] { setServerTime(localTime()); });
        const qint64 day = 24 * 60 * 60 * 1000;
        setServerTime(Timestamp(localTime().milliseconds() - day));
        StoreDesk desk;
        desk.server.triage(u"crash"_s).snoozedUntil = Timestamp(localTime().milliseconds() - day / 2);
        desk.serverHas(u"Inbox: crash"_s);
        desk.store().wakeDue();
        desk.store().flush();
        const FeedbackId id = desk.server.item(u"crash"_s);
        QVERIFY(desk.store().rows(std::span(&id, 1)).front().triage.snoozedUntil);
        setServerTime(localTime());
        desk.store().wakeDue();
        desk.store().flush();
        QTRY_VERIFY(!desk.store().rows(std::span(&id, 1)).front().triage.snoozedUntil);
    }

    void closedSinceCountsWhatThePersonDidOnly()
    {
        StoreDesk desk;
        for (const QString &title : { u"mine"_s, u"theirs"_s, u"imported"_s, u"before"_s }) {
            desk.server.triage(title).state = TriageState::Done;
            desk.server.triage(title).stateChangedAt
                = title == u"before"_s ? Timestamp(1'000) : Timestamp(2'000);
        }
        desk.serverHas(u"Inbox: mine, theirs, imported, before"_s);
        desk.signIn(u"Ida"_s);
        for (const auto &[title, author] : { std::pair(u"mine"_s, u"Ida"_s), std::pair(u"before"_s, u"Ida"_s),
                                             std::pair(u"theirs"_s, u"Sam"_s) }) {
            Note note = desk.server.note(title, u"Marked as done."_s, author, NoteKind::Activity);
            note.activity = Activity{ .code = u"done"_s };
            desk.server.tellNote(note);
        }
        QVERIFY(desk.follow());
        QCOMPARE(desk.store().closedSince(Timestamp(2'000), desk.store().me()->member.id), 1);
        QCOMPARE(desk.store().closedSince(Timestamp(1'000), desk.store().me()->member.id), 2);
    }
};

TRIAGE_TEST(TestTriageRecords, QCoreApplication)
#include "tst_triagerecords.moc"
