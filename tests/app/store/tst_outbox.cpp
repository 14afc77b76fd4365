// SPDX-License-Identifier: GPL-3.0-or-later
// The outbox: in order for each item, held until due, blocked behind a refusal, each entry once.
#include "fields/jsonwriter.h"
#include "invariant.h"
#include "store/outbox/overlay.h"
#include "store/values/clock.h"
#include "storedesk.h"
#include "support/testprogram.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <malloc.h>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

Timestamp in(std::chrono::seconds time)
{
    return Timestamp(steadyTime().milliseconds() + std::chrono::milliseconds(time).count());
}

FeedbackPatch described(const QString &text)
{
    FeedbackPatch patch;
    patch.description = text;
    return patch;
}

Timestamp inAnHour()
{
    return Timestamp(QDateTime::currentMSecsSinceEpoch() + 3'600'000);
}

void signIn(StoreDesk &desk, const QString &name)
{
    const Me me{ desk.server.member(name), Role::Member, { OrganizationId(1), u"Acme"_s, u"acme"_s } };
    desk.sync().applyMe("{\"data\":" + toJson(me) + "}");
    desk.store().flush();
}

} // namespace

class TestOutbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// An answer to an entry without an effect over the cache, or a second effect, is a fault that only the
    /// log shows.
    void anEntryWithoutItsEffectIsLogged()
    {
        const FeedbackId item(7);
        const auto logged = [](const char *text) {
            QTest::ignoreMessage(
                QtCriticalMsg,
                QRegularExpression(u"^overlay_entry: entry %1"_s.arg(QLatin1StringView(text))));
        };
        Overlay overlay;
        overlay.add(OutboxEntryId(2), ActId(1), RetryRouting{ item }, Overlay::Part::Applies);
        overlay.acknowledge(OutboxEntryId(2), item, {});
        QCOMPARE(violationsOf(Invariant::OverlayEntry), 0U);
        logged("3 of item 0000000000007 has no effect");
        overlay.acknowledge(OutboxEntryId(3), item, {});
        QCOMPARE(violationsOf(Invariant::OverlayEntry), 1U);
        overlay.setPart(OutboxEntryId(3), item, Overlay::Part::Refused);
        overlay.add(OutboxEntryId(2), ActId(1), RetryRouting{ item }, Overlay::Part::Applies);
        QCOMPARE(violationsOf(Invariant::OverlayEntry), 3U);
    }

    void theEffectsOfLargeMovesNeedLittleMemory()
    {
        constexpr int items = 5000;
        constexpr int moves = 2;
        constexpr std::size_t mostOfAnOperation = 64; // bytes, with its share of the item's
        constexpr std::size_t mostOfAHole = 8; // likewise: freed memory between what is in use
        Overlay overlay;
        const std::size_t before = mallinfo2().uordblks;
        const std::size_t freeBefore = mallinfo2().fordblks - mallinfo2().keepcost;
        OutboxEntryId last;
        const auto add = [&](int move, const Operation &operation) {
            last = OutboxEntryId(last.value() + 1);
            overlay.add(last, ActId(move), operation, Overlay::Part::Applies);
        };
        for (int move = 1; move <= moves; ++move) {
            for (int item = 1; item <= items; ++item) {
                add(move, Assign{ FeedbackId(item), BufferId(move + 1), BufferId(move), true });
                add(move, Unassign{ FeedbackId(item), BufferId(move), true });
            }
        }
        const std::size_t after = mallinfo2().uordblks;
        const std::size_t each = (after - std::min(before, after)) / std::size_t(last.value());
        QVERIFY2(each <= mostOfAnOperation, qPrintable(u"%1 bytes for each operation"_s.arg(each)));
        const std::size_t freeAfter = mallinfo2().fordblks - mallinfo2().keepcost;
        const std::size_t holes = (freeAfter - std::min(freeBefore, freeAfter)) / std::size_t(last.value());
        QVERIFY2(holes <= mostOfAHole, qPrintable(u"%1 bytes of holes"_s.arg(holes)));
        const Assign first{ FeedbackId(items), BufferId(2), BufferId(1), true };
        const auto kept = overlay.operation(OutboxEntryId(2 * items - 1), FeedbackId(items));
        QVERIFY(kept && std::get<Assign>(*kept) == first);
    }

    void aSmallActPassesALargeOne()
    {
        StoreDesk desk;
        QStringList titles;
        for (int i = 0; i < 20; ++i)
            titles << u"item%1"_s.arg(i, 2, 10, QLatin1Char('0'));
        desk.serverHas(u"Inbox: crash, %1 | Billing: -"_s.arg(titles.join(u", "_s)));
        Act large{ u"Move 20"_s, {}, {} };
        for (const QString &title : titles)
            large.operations.push_back(Assign{ desk.server.item(title), desk.server.buffer(u"Billing"_s) });
        desk.store().apply(large);
        desk.store().flush();
        QCOMPARE(desk.taken(2), u"put item00 into Billing; put item01 into Billing"_s);
        desk.store().apply(
            { u"Add"_s, { Assign{ desk.server.item(u"crash"_s), desk.server.buffer(u"Billing"_s) } }, {} });
        desk.store().apply({ u"Note"_s, { WriteNote{ desk.server.item(u"item02"_s), u"Seen"_s } }, {} });
        desk.store().flush();
        // The note waits for the earlier change of its item.
        QCOMPARE(desk.taken(2), u"put crash into Billing; put item02 into Billing"_s);
    }

    void differentItemsGoAtOnceTheSameOneInTurn()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        desk.move(u"dark-mode"_s, u"Inbox"_s, u"Billing"_s);
        QCOMPARE(desk.taken(), u"put crash into Billing; put dark-mode into Billing"_s);
        QCOMPARE(desk.taken(), u"-"_s);
        desk.sync().releaseAll();
        QCOMPARE(desk.taken(1), u"put crash into Billing"_s);
    }

    void thereIsWorkWhenAnActIsKept()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        QSignalSpy work(&desk.store(), &LocalStore::workWaiting);
        QSignalSpy summary(&desk.store(), &LocalStore::outboxChanged);
        desk.store().apply({ u"Delete"_s, { DeleteFeedback{ desk.server.item(u"crash"_s) } }, {} });
        QVERIFY2(desk.taken() == u"-"_s, "not before it is on disk");
        QCOMPARE(work.size(), 0);
        desk.store().flush();
        QCOMPARE(work.size(), 1);
        QCOMPARE(summary.size(), 1);
        QCOMPARE(desk.taken(), u"delete crash"_s);
    }

    void anAttemptThatFailedWaitsForItsTime()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        desk.act({ RetryRouting{ desk.server.item(u"crash"_s) } });
        const auto first = desk.sync().startSending(1);
        const Timestamp later = inAnHour();
        desk.sync().finish(first.at(0).id, { .kind = SendOutcome::Kind::Again, .notBefore = later });
        QCOMPARE(desk.taken(), u"-"_s);
        QVERIFY(desk.sync().nextDue() == later);
        QCOMPARE(desk.delivery(u"crash"_s), Delivery::Queued);
        desk.store().flush();
        desk.reopen();
        QVERIFY(desk.sync().nextDue() == later);
        desk.store().retry(first[0].id);
        const auto second = desk.sync().startSending(1);
        QCOMPARE(second.at(0).sending->attempts, 2);
        QVERIFY(!second[0].sending->key.isEmpty());
        QCOMPARE(second[0].sending->key, first[0].sending->key);
    }

    void postsHaveKeysAndEditedOnesNewKeys()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        const FeedbackId crash = desk.server.item(u"crash"_s);
        desk.act({ WriteNote{ crash, u"Hello"_s }, Assign{ crash, desk.server.buffer(u"Bugs"_s) } });
        const auto entries = desk.store().outbox();
        QCOMPARE(entries.at(0).sending->key.size(), qsizetype(36));
        QVERIFY(entries.at(1).sending->key.isEmpty());
        desk.send({ .kind = SendOutcome::Kind::Refused });
        QCOMPARE(desk.taken(), u"-"_s);
        desk.store().amend(entries[0].id, WriteNote{ crash, u"Hello again"_s });
        desk.store().flush();
        const auto taken = desk.sync().startSending(5);
        QCOMPARE(taken.size(), 1u);
        QCOMPARE(std::get<WriteNote>(taken[0].operation).text, u"Hello again"_s);
        QVERIFY(taken[0].sending->key != entries[0].sending->key);
    }

    void aRefusedMoveHidesNothingThatIsDoneAfterIt()
    {
        StoreDesk desk;
        desk.serverHas(u"Apps: - | Bugs: - | Doomed: - | Inbox: crash"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Doomed"_s);
        QCOMPARE(desk.send({ .kind = SendOutcome::Kind::Refused }), u"put crash into Doomed"_s);
        QCOMPARE(desk.board(), u"Apps: - | Bugs: - | Doomed: - | Inbox: crash"_s);
        desk.act({ Assign{ desk.server.item(u"crash"_s), desk.server.buffer(u"Bugs"_s) } }); // decides again
        QCOMPARE(desk.store().outboxSummary().failed, 0);
        QCOMPARE(desk.delivery(u"crash"_s), Delivery::Queued);
        desk.move(u"crash"_s, u"Inbox"_s, u"Apps"_s);
        QCOMPARE(desk.board(), u"Apps: crash | Bugs: crash | Doomed: - | Inbox: -"_s);
        QCOMPARE(desk.send(), u"put crash into Bugs"_s);
        QCOMPARE(desk.send(), u"put crash into Apps"_s);
        QCOMPARE(desk.send(), u"take crash out of Inbox"_s);
        QCOMPARE(desk.send(), u"-"_s);
    }

    void aRefusedNoteStopsNothingAndItsDiscardLetsNothingLoose()
    {
        StoreDesk desk;
        desk.serverHas(u"Billing: - | Inbox: crash"_s);
        desk.act({ WriteNote{ desk.server.item(u"crash"_s), u"Hello"_s } });
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        desk.send({ .kind = SendOutcome::Kind::Refused });
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: -"_s);
        QCOMPARE(desk.send(), u"put crash into Billing"_s);
        QCOMPARE(desk.send(), u"take crash out of Inbox"_s);
        QCOMPARE(desk.store().outboxSummary().failed, 1);
        desk.store().discard(desk.store().outbox().front().id);
        desk.store().flush();
        QCOMPARE(desk.send(), u"-"_s);
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: -"_s);
    }

    void aMoveBehindARefusedOneStartsFromWhereTheItemIs()
    {
        StoreDesk desk;
        desk.serverHas(u"Apps: - | Doomed: - | Inbox: crash"_s);
        QSignalSpy refused(&desk.store(), &LocalStore::refused);
        desk.move(u"crash"_s, u"Inbox"_s, u"Doomed"_s);
        desk.move(u"crash"_s, u"Doomed"_s, u"Apps"_s);
        QCOMPARE(desk.send({ .kind = SendOutcome::Kind::Refused }), u"put crash into Doomed"_s);
        QCOMPARE(desk.board(), u"Apps: crash | Doomed: - | Inbox: -"_s);
        QVERIFY2(refused.isEmpty(), "nothing is left to decide");
        const auto move = std::get<Assign>(desk.store().outbox().at(0).operation);
        QVERIFY(move.insteadOf == desk.server.buffer(u"Inbox"_s));
        desk.reopen();
        QCOMPARE(desk.send(), u"put crash into Apps"_s);
        QCOMPARE(desk.send(), u"take crash out of Inbox"_s);
        QCOMPARE(desk.send(), u"-"_s);
        QCOMPARE(desk.board(), u"Apps: crash | Doomed: - | Inbox: -"_s);
    }

    void aMoveBackBehindARefusedMoveIsNothing()
    {
        StoreDesk desk;
        desk.serverHas(u"Doomed: - | Inbox: crash"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Doomed"_s);
        desk.move(u"crash"_s, u"Doomed"_s, u"Inbox"_s);
        desk.send({ .kind = SendOutcome::Kind::Refused });
        QCOMPARE(desk.send(), u"-"_s);
        QCOMPARE(desk.board(), u"Doomed: - | Inbox: crash"_s);
        QCOMPARE(desk.store().outboxSummary(), OutboxSummary());
    }

    void aDiscardedMoveLetsTheNextOneStartBeforeIt()
    {
        StoreDesk desk;
        desk.serverHas(u"Apps: - | Inbox: crash | Wrong: -"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Wrong"_s);
        desk.move(u"crash"_s, u"Wrong"_s, u"Apps"_s);
        desk.store().discard(desk.store().outbox().front().id);
        desk.store().flush();
        QCOMPARE(desk.board(), u"Apps: crash | Inbox: - | Wrong: -"_s);
        QCOMPARE(desk.send(), u"put crash into Apps"_s);
        QCOMPARE(desk.send(), u"take crash out of Inbox"_s);
        QCOMPARE(desk.send(), u"-"_s);
    }

    void anEditBehindADiscardedOneIsMeantAgainstWhatTheServerHas()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        const FeedbackId crash = desk.server.item(u"crash"_s);
        desk.act({ EditFeedback{ crash, described(u"Second"_s), described(u"First"_s) } });
        desk.act({ EditFeedback{ crash, described(u"Third"_s), described(u"Second"_s) } });
        desk.act({ EditFeedback{ crash, described(u"Fourth"_s), described(u"Third"_s) } });
        desk.store().discard(desk.store().outbox().front().id);
        const auto left = desk.store().outbox();
        QCOMPARE(left.size(), 2u);
        QCOMPARE(std::get<EditFeedback>(left[0].operation).before->description.value, u"First"_s);
        QCOMPARE(std::get<EditFeedback>(left[1].operation).before->description.value, u"Third"_s);
    }

    void aMoveThatAnotherPersonPrecededIsMarkedAndRedoneFromTheirs()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Mine: - | Theirs: -"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Mine"_s);
        const OutboxEntryId id = desk.sync().startSending(1).at(0).id;
        desk.server.take(u"crash"_s, u"Inbox"_s);
        desk.server.put(u"crash"_s, u"Theirs"_s);
        desk.sync().finish(id,
                           { .kind = SendOutcome::Kind::Conflict,
                             .server = desk.server.itemBody(u"crash"_s),
                             .serverBuffers = desk.server.buffersBody(u"crash"_s) });
        desk.store().flush();
        QCOMPARE(desk.board(), u"Inbox: - | Mine: - | Theirs: crash"_s);
        QCOMPARE(desk.delivery(u"crash"_s), Delivery::Conflict);
        QCOMPARE(desk.taken(), u"-"_s);
        desk.store().retry(id);
        desk.store().flush();
        QCOMPARE(desk.board(), u"Inbox: - | Mine: crash | Theirs: -"_s);
        QCOMPARE(desk.send(), u"put crash into Mine"_s);
        QCOMPARE(desk.send(), u"take crash out of Theirs"_s);
        QCOMPARE(desk.send(), u"-"_s);
    }

    void aChangeThatIsSentAgainIsShownOverALaterOneThatTheServerHas()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        const FeedbackId crash = desk.server.item(u"crash"_s);
        desk.act({ EditFeedback{ crash, described(u"Second"_s), described(u"First"_s) } });
        const OutboxEntryId first = desk.store().outbox().front().id;
        desk.send({ .kind = SendOutcome::Kind::Refused });
        desk.act({ EditFeedback{ crash, described(u"Third"_s), described(u"First"_s) } });
        desk.send();
        QCOMPARE(desk.store().item(crash)->feedback.description, u"Third"_s);
        desk.store().retry(first);
        desk.store().flush();
        QCOMPARE(desk.store().item(crash)->feedback.description, u"Second"_s);
    }

    void everyRefusalIsListedHoweverMuchWaits()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, slow"_s);
        for (int i = 0; i < 20; ++i)
            desk.act({ RetryRouting{ desk.server.item(u"crash"_s) } });
        const FeedbackId slow = desk.server.item(u"slow"_s);
        desk.act({ WriteNote{ slow, u"Hello"_s } });
        const auto sent = desk.sync().startSending(2);
        desk.sync().finish(sent.at(1).id, { .kind = SendOutcome::Kind::Refused });
        const auto listed = desk.store().outbox(5);
        QCOMPARE(listed.size(), 6u);
        QCOMPARE(listed.back().state, OutboxEntryState::Failed);
    }

    void twoEditsOfOneTextAreInOrderAfterARestart()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        const FeedbackId crash = desk.server.item(u"crash"_s);
        const QString first = desk.server.feedback(u"crash"_s).description;
        desk.act({ EditFeedback{ crash, described(u"Second"_s), described(first) } });
        desk.act({ EditFeedback{ crash, described(u"Third"_s), described(u"Second"_s) } });
        desk.reopen();
        QCOMPARE(desk.store().item(crash)->feedback.description, u"Third"_s);
        QStringList sent;
        for (int i = 0; i < 2; ++i) {
            const auto some = desk.sync().startSending(5);
            QCOMPARE(some.size(), 1u);
            sent << std::get<EditFeedback>(some[0].operation).patch->description.value;
            desk.server.does(some[0].operation);
            desk.sync().finish(some[0].id, {});
        }
        QCOMPARE(sent, (QStringList{ u"Second"_s, u"Third"_s }));
        QCOMPARE(desk.server.feedback(u"crash"_s).description, u"Third"_s);
    }

    void aClockThatWasAheadHoldsNothingLonger()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, slow"_s);
        desk.act({ WriteNote{ desk.server.item(u"crash"_s), u"Hello"_s } }, 10s);
        desk.act({ RetryRouting{ desk.server.item(u"slow"_s) } });
        const auto sent = desk.sync().startSending(1);
        desk.sync().finish(sent.at(0).id, { .kind = SendOutcome::Kind::Again, .notBefore = in(5s) });
        desk.store().flush();
        desk.close();
        {
            QSqlDatabase file = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"clock"_s);
            file.setDatabaseName(desk.config.outboxPath);
            QVERIFY(file.open());
            QSqlQuery ahead(file);
            QVERIFY(ahead.exec(u"update operation set not_before = not_before + 86400000"_s));
            QCOMPARE(ahead.numRowsAffected(), 2);
            file.close();
        }
        QSqlDatabase::removeDatabase(u"clock"_s);
        desk.reopen();
        for (const OutboxEntry &entry : desk.store().outbox())
            QVERIFY(entry.sending->notBefore && *entry.sending->notBefore <= in(10s));
        QVERIFY(*desk.sync().nextDue() <= in(5s));
    }

    void heldChangesCanBeSentNow()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, slow"_s);
        desk.act({ DeleteFeedback{ desk.server.item(u"crash"_s) } }, 3600s);
        desk.act({ DeleteFeedback{ desk.server.item(u"slow"_s) } }, 3600s);
        desk.store().retry(desk.store().outbox().front().id);
        QCOMPARE(desk.taken(), u"delete crash"_s);
        desk.store().sendAllNow();
        QCOMPARE(desk.taken(), u"delete slow"_s);
    }

    void aHeldActIsSentWhenItIsDue()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode"_s);
        desk.act({ DeleteFeedback{ desk.server.item(u"crash"_s) } }, 3600s);
        QSignalSpy work(&desk.store(), &LocalStore::workWaiting);
        desk.act({ DeleteFeedback{ desk.server.item(u"dark-mode"_s) } }, 1s);
        QCOMPARE(desk.store().outbox().at(0).state, OutboxEntryState::Held);
        QVERIFY(!work.isEmpty() || work.wait(patience));
        QCOMPARE(desk.taken(), u"delete dark-mode"_s);
        QCOMPARE(desk.taken(), u"-"_s);
    }

    void everythingIsThereAfterARestart()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        FeedbackPatch patch;
        patch.title = std::optional<QString>();
        patch.description = QString(6000, u'x');
        const FeedbackId dark = desk.server.item(u"dark-mode"_s);
        desk.act({ EditFeedback{ dark, patch, patch }, WriteNote{ dark, u"A \"note\"\nof two lines"_s } });
        const ActId moved = desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        SendOutcome refusal{ .kind = SendOutcome::Kind::Refused, .requestId = u"req-1"_s };
        refusal.problem = invalidField(u"description"_s, u"Too long."_s);
        desk.send(refusal, 1);
        const auto before = desk.store().outbox();
        desk.reopen();
        const auto after = desk.store().outbox();
        QCOMPARE(after.size(), 4u);
        QCOMPARE(after[0].state, OutboxEntryState::Failed);
        QCOMPARE(after[0].sending->trouble.problem->detail, u"Too long."_s);
        QCOMPARE(after[0].sending->trouble.problem->field, u"description"_s);
        QCOMPARE(after[0].sending->trouble.requestId, u"req-1"_s);
        const auto edit = std::get<EditFeedback>(after[0].operation);
        QVERIFY(edit.patch->title.sent && !edit.patch->title.value && !edit.patch->needsReview.sent);
        QCOMPARE(edit.patch->description.value.size(), qsizetype(6000));
        QCOMPARE(std::get<WriteNote>(after[1].operation).text, u"A \"note\"\nof two lines"_s);
        QCOMPARE(after[1].sending->key, before[1].sending->key);
        QVERIFY(desk.store().withdraw(moved));
        QVERIFY(desk.act({ DeleteFeedback{ dark } }) > moved);
    }

    void aConflictThatIsRedoneAtOnceIsMeantAgainstWhatTheServerHas()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        const FeedbackId crash = desk.server.item(u"crash"_s);
        FeedbackPatch mine;
        mine.title = std::optional(u"Mine"_s);
        desk.act({ EditFeedback{ crash, mine, valuesOf(mine, desk.server.feedback(u"crash"_s)) } });
        const OutboxEntryId id = desk.sync().startSending(1).at(0).id;
        desk.server.feedback(u"crash"_s).title = u"Theirs"_s;
        desk.sync().finish(
            id, { .kind = SendOutcome::Kind::Conflict, .server = desk.server.itemBody(u"crash"_s) });
        desk.store().retry(id); // before the writer has the server's value
        desk.store().flush();
        const auto again = desk.sync().startSending(1);
        QCOMPARE(again.size(), 1u);
        const auto edit = std::get<EditFeedback>(again[0].operation);
        QCOMPARE(edit.patch->title.value, u"Mine"_s);
        QCOMPARE(edit.before->title.value, u"Theirs"_s);
    }

    void aNoteTurnsIntoTheServersWithoutDoubling()
    {
        StoreDesk desk;
        signIn(desk, u"Sam"_s);
        desk.server.has(u"Inbox: crash"_s);
        desk.server.tellNote(desk.server.note(u"crash"_s, u"Hello"_s, u"Sam"_s));
        desk.follow();
        desk.act({ WriteNote{ desk.server.item(u"crash"_s), u"Hello"_s } });
        QCOMPARE(desk.timeline(u"crash"_s), u"Sam: Hello | Sam: Hello (waiting)"_s);
        const std::vector<FeedbackId> crash{ desk.server.item(u"crash"_s) };
        QCOMPARE(desk.store().rows(crash).at(0).notes, 2);
        const auto sent = desk.sync().startSending(1);
        QCOMPARE(desk.timeline(u"crash"_s), u"Sam: Hello | Sam: Hello (waiting)"_s);
        const Note written = desk.server.note(u"crash"_s, u"Hello"_s, u"Sam"_s);
        desk.server.tellNote(written); // the feed is faster than the answer
        desk.follow();
        QCOMPARE(desk.timeline(u"crash"_s), u"Sam: Hello | Sam: Hello"_s);
        QCOMPARE(desk.store().rows(crash).at(0).notes, 2);
        desk.sync().finish(sent.at(0).id, { .answer = FeedServer::body(written) });
        desk.store().flush();
        QCOMPARE(desk.timeline(u"crash"_s), u"Sam: Hello | Sam: Hello"_s);
    }

    void aColleaguesEqualNoteIsAnotherOne()
    {
        StoreDesk desk;
        signIn(desk, u"Sam"_s);
        desk.serverHas(u"Inbox: crash"_s);
        desk.act({ WriteNote{ desk.server.item(u"crash"_s), u"Hello"_s } });
        desk.sync().startSending(1);
        desk.server.tellNote(desk.server.note(u"crash"_s, u"Hello"_s, u"Kim"_s));
        desk.follow();
        QCOMPARE(desk.timeline(u"crash"_s), u"Kim: Hello | Sam: Hello (waiting)"_s);
    }

    void anAnswerThatComesFirstReplacesTheWaitingNote()
    {
        StoreDesk desk;
        signIn(desk, u"Sam"_s);
        desk.serverHas(u"Inbox: crash"_s);
        desk.act({ WriteNote{ desk.server.item(u"crash"_s), u"Hello"_s } });
        const Note written = desk.server.note(u"crash"_s, u"Hello"_s, u"Sam"_s);
        desk.send({ .answer = FeedServer::body(written) });
        QCOMPARE(desk.timeline(u"crash"_s), u"Sam: Hello"_s);
        desk.server.tellNote(written);
        desk.follow();
        QCOMPARE(desk.timeline(u"crash"_s), u"Sam: Hello"_s);
    }

    void aRefusedNoteStaysToBeSeen()
    {
        StoreDesk desk;
        signIn(desk, u"Sam"_s);
        desk.serverHas(u"Inbox: crash"_s);
        desk.act({ WriteNote{ desk.server.item(u"crash"_s), u"Hello"_s } });
        desk.send({ .kind = SendOutcome::Kind::Refused });
        QCOMPARE(desk.timeline(u"crash"_s), u"Sam: Hello (failed)"_s);
        desk.store().discard(desk.store().outbox().front().id);
        desk.store().flush();
        QCOMPARE(desk.timeline(u"crash"_s), u"-"_s);
    }
};

TRIAGE_TEST(TestOutbox, QCoreApplication)
#include "tst_outbox.moc"
