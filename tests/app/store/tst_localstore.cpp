// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of people are shown at once and undone without the network; the server's values come below them.
#include "fields/jsonwriter.h"
#include "store/cache/cachefile.h"
#include "storedesk.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestLocalStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMoveIsShownAtOnceAndSentInOrder()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: dark-mode"_s);
        QCOMPARE(desk.bufferCounts(), u"Billing 1, Inbox 1"_s);
        QCOMPARE(desk.delivery(u"crash"_s), Delivery::Queued);
        QCOMPARE(desk.send(), u"put crash into Billing"_s);
        QCOMPARE(desk.send(), u"take crash out of Inbox"_s);
        QCOMPARE(desk.send(), u"-"_s);
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: dark-mode"_s);
        QCOMPARE(desk.delivery(u"crash"_s), Delivery::Sent);
    }

    void anActIsToldWithTheItemsItChanged()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        std::vector<StoreChange> told;
        QObject::connect(&desk.store(), &LocalStore::changed, &desk.store(),
                         [&told](const StoreChange &change) { told.push_back(change); });
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        QCOMPARE(told.size(), 1u);
        QCOMPARE(told[0].changed.size(), 1u);
        QCOMPARE(told[0].changed[0].value(), desk.server.item(u"crash"_s).value());
        QVERIFY(told[0].removed.empty() && told[0].buffers && !told[0].counts && !told[0].everything);
    }

    void anActOnADuplicateNamesItsOriginal()
    {
        StoreDesk desk;
        desk.server.has(u"Inbox: crash, boom"_s);
        desk.server.setDuplicate(u"boom"_s, u"crash"_s);
        desk.follow();
        const FeedbackId crash = desk.server.item(u"crash"_s);
        std::set<FeedbackId> told;
        QObject::connect(&desk.store(), &LocalStore::changed, &desk.store(),
                         [&told](const StoreChange &change) {
                             told.insert(change.changed.begin(), change.changed.end());
                         });
        desk.act({ SetDuplicate{ desk.server.item(u"boom"_s), {}, crash } });
        QVERIFY(told.contains(crash));
    }

    void withdrawingAnActRestoresTheServersValues()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode* | Billing: -"_s);
        const FeedbackId dark = desk.server.item(u"dark-mode"_s);
        const ActId moved = desk.move(u"dark-mode"_s, u"Inbox"_s, u"Billing"_s);
        FeedbackPatch looksRight;
        looksRight.needsReview = false;
        const ActId reviewed = desk.act({ EditFeedback{ dark, looksRight, {} } });
        QCOMPARE(desk.board(), u"Billing: dark-mode | Inbox: crash"_s);
        QCOMPARE(desk.counts(), u"all 2, review 0, unassigned 0, failed 0, pending 0"_s);
        QVERIFY(desk.store().withdraw(moved));
        desk.store().flush();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, dark-mode"_s);
        QVERIFY(desk.store().withdraw(reviewed));
        desk.store().flush();
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, dark-mode*"_s);
        QCOMPARE(desk.counts(), u"all 2, review 1, unassigned 0, failed 0, pending 0"_s);
        QCOMPARE(desk.store().outboxSummary(), OutboxSummary());
        QVERIFY(!desk.store().withdraw(moved));
    }

    void sentActsCannotBeWithdrawn()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        const ActId moved = desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        const auto taken = desk.sync().startSending(10);
        QVERIFY(!desk.store().withdraw(moved));
        desk.sync().finish(taken[0].id, { .kind = SendOutcome::Kind::Again });
        QVERIFY2(!desk.store().withdraw(moved), "it may have arrived though no answer came");
        QCOMPARE(desk.send(), u"put crash into Billing"_s);
        QVERIFY(!desk.store().withdraw(moved));
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: -"_s);
    }

    void aHeldDeleteHidesTheItemAndCanBeWithdrawn()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode"_s);
        const ActId deleted = desk.act({ DeleteFeedback{ desk.server.item(u"crash"_s) } }, 3600s);
        QCOMPARE(desk.board(), u"Inbox: dark-mode"_s);
        QCOMPARE(desk.bufferCounts(), u"Inbox 1"_s);
        QCOMPARE(desk.taken(), u"-"_s);
        QVERIFY(desk.sync().nextDue().has_value());
        QVERIFY(!desk.store().item(desk.server.item(u"crash"_s)));
        desk.reopen();
        QCOMPARE(desk.board(), u"Inbox: dark-mode"_s);
        QVERIFY(desk.store().withdraw(deleted));
        desk.store().flush();
        QCOMPARE(desk.board(), u"Inbox: crash, dark-mode"_s);
        QCOMPARE(desk.bufferCounts(), u"Inbox 2"_s);
    }

    void aRefusalRestoresTheServersValues()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        QSignalSpy refused(&desk.store(), &LocalStore::refused);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        SendOutcome outcome{ .kind = SendOutcome::Kind::Refused };
        outcome.problem = problem(ProblemType::BufferNotFound, u"There is no such buffer."_s);
        QCOMPARE(desk.send(outcome), u"put crash into Billing"_s);
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, dark-mode"_s);
        QCOMPARE(desk.delivery(u"crash"_s), Delivery::Failed);
        QCOMPARE(refused.size(), 1);
        QVERIFY2(desk.taken() == u"-"_s, "taking it out of the old buffer has to wait");
        QCOMPARE(desk.store().outboxSummary(), (OutboxSummary{ 0, 1 }));

        const OutboxEntry entry = desk.store().outbox().front();
        QCOMPARE(entry.sending->trouble.problem->detail, u"There is no such buffer."_s);
        desk.store().retry(entry.id);
        desk.store().flush();
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: dark-mode"_s);
        QCOMPARE(desk.send(outcome), u"put crash into Billing"_s);
        desk.store().discard(entry.id);
        desk.store().flush();
        QCOMPARE(desk.store().outboxSummary(), OutboxSummary());
        QCOMPARE(desk.board(), u"Billing: - | Inbox: crash, dark-mode"_s);
        QCOMPARE(desk.delivery(u"crash"_s), Delivery::Sent);
        QCOMPARE(desk.taken(), u"-"_s);
    }

    void aRefusalBringsWhatTheServerHasNow()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: - | Bugs: -"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        desk.server.put(u"crash"_s, u"Bugs"_s);
        desk.send({ .kind = SendOutcome::Kind::Refused,
                    .server = desk.server.itemBody(u"crash"_s),
                    .serverBuffers = desk.server.buffersBody(u"crash"_s) });
        QCOMPARE(desk.board(), u"Billing: - | Bugs: crash | Inbox: crash"_s);
    }

    void inAConflictTheServersValueWins()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        const FeedbackId crash = desk.server.item(u"crash"_s);
        FeedbackPatch mine;
        mine.description = u"Mine."_s;
        FeedbackPatch before;
        before.description = u"Text of crash."_s;
        desk.act({ EditFeedback{ crash, mine, before } });
        QCOMPARE(desk.store().item(crash)->feedback.description, u"Mine."_s);
        desk.server.feedback(u"crash"_s).description = u"Theirs."_s;
        desk.send({ .kind = SendOutcome::Kind::Conflict, .server = desk.server.itemBody(u"crash"_s) });
        QCOMPARE(desk.store().item(crash)->feedback.description, u"Theirs."_s);
        QCOMPARE(desk.delivery(u"crash"_s), Delivery::Conflict);
        const OutboxEntry entry = desk.store().outbox().front();
        QCOMPARE(entry.sending->trouble.theirs, u"Theirs."_s);

        desk.act({ Assign{ crash, desk.server.buffer(u"Bugs"_s) } });
        QCOMPARE(desk.send(), u"put crash into Bugs"_s);
        desk.store().retry(entry.id);
        desk.store().flush();
        QCOMPARE(desk.store().item(crash)->feedback.description, u"Mine."_s);
        const auto taken = desk.sync().startSending(1);
        QCOMPARE(std::get<EditFeedback>(taken.at(0).operation).before->description.value, u"Theirs."_s);
    }

    void retryingRoutingShowsTheItemAsPending()
    {
        StoreDesk desk;
        desk.server.feedback(u"crash"_s).routingStatus = RoutingStatus::Failed;
        desk.serverHas(u"Nowhere: crash"_s);
        QCOMPARE(desk.counts(), u"all 1, review 0, unassigned 1, failed 1, pending 0"_s);
        desk.act({ RetryRouting{ desk.server.item(u"crash"_s) } });
        QCOMPARE(desk.counts(), u"all 1, review 0, unassigned 0, failed 0, pending 1"_s);
        desk.send({ .kind = SendOutcome::Kind::Refused });
        QCOMPARE(desk.counts(), u"all 1, review 0, unassigned 1, failed 1, pending 0"_s);
    }

    void acceptedValuesAreKeptAtOnce()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        FeedbackPatch patch;
        patch.description = u"  New.  "_s;
        desk.act({ EditFeedback{ desk.server.item(u"crash"_s), patch, {} } });
        desk.server.feedback(u"crash"_s).description = u"New."_s;
        desk.send({ .answer = desk.server.itemBody(u"crash"_s) });
        desk.follow();
        desk.follow();
        QCOMPARE(desk.store().item(desk.server.item(u"crash"_s))->feedback.description, u"New."_s);
    }

    void anAnswerThatIsOlderThanTheCacheTakesNothingBack()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        const FeedbackId crash = desk.server.item(u"crash"_s);
        const QByteArray earlier = desk.server.itemBody(u"crash"_s);
        desk.server.feedback(u"crash"_s).description = u"Theirs"_s;
        desk.server.feedback(u"crash"_s).updatedAt = Timestamp(2'000'000'000'000);
        desk.server.tellItem(u"crash"_s);
        desk.follow();
        FeedbackPatch patch;
        patch.needsReview = true;
        desk.act({ EditFeedback{ crash, patch, {} } });
        desk.send({ .answer = earlier });
        QCOMPARE(desk.store().item(crash)->feedback.description, u"Theirs"_s);
        QVERIFY(desk.store().item(crash)->feedback.needsReview);
    }

    void draftsMemosAndWhoWeAreAreRemembered()
    {
        StoreDesk desk;
        const Member sam = desk.server.member(u"Sam"_s);
        desk.serverHas(u"Inbox: crash"_s);
        Organization acme;
        acme.id = OrganizationId(5);
        acme.name = u"Acme"_s;
        desk.sync().applyMe("{\"data\":" + toJson(Me{ sam, Role::Admin, { acme.id, acme.name, u"acme"_s } })
                            + "}");
        desk.sync().applyOrganization("{\"data\":" + toJson(acme) + "}");
        desk.store().setDraft(desk.server.item(u"crash"_s), u"Half a thought"_s);
        desk.store().setMemo(u"pins"_s, "1,2"_ba);
        desk.store().flush();
        desk.reopen();
        QCOMPARE(desk.store().draft(desk.server.item(u"crash"_s)), u"Half a thought"_s);
        QCOMPARE(desk.store().memo(u"pins"_s), "1,2"_ba);
        QCOMPARE(desk.store().organization()->name, u"Acme"_s);
        QCOMPARE(desk.store().me()->role, Role::Admin);
        QCOMPARE(desk.store().memberName(sam.id), u"Sam"_s);
        QCOMPARE(desk.sync().cursor(), "page1"_ba);
    }

    void theNewestAnswersAreKept()
    {
        StoreDesk desk;
        const auto keep = [&desk](int question, const QByteArray &body) {
            desk.store().keepAnswer(QString::number(question), body);
        };
        const auto kept = [&desk](int question) {
            return desk.store().keptAnswer(QString::number(question));
        };
        for (int question = 0; question < maxKeptAnswers; ++question)
            keep(question, "first"_ba);
        for (int again = 0; again < 2 * maxKeptAnswers; ++again)
            keep(0, "second"_ba);
        keep(maxKeptAnswers, "third"_ba);
        desk.store().flush();
        desk.reopen();
        QCOMPARE(kept(0), "second"_ba);
        QVERIFY2(kept(1).isEmpty(), "It was the oldest.");
        QCOMPARE(kept(2), "first"_ba);
        QCOMPARE(kept(maxKeptAnswers), "third"_ba);
    }

    void anotherRoleIsTakenFromTheFeed()
    {
        StoreDesk desk;
        const Member sam = desk.server.member(u"Sam"_s);
        const OrganizationReference acme{ OrganizationId(5), u"Acme"_s, u"acme"_s };
        desk.sync().applyMe("{\"data\":" + toJson(Me{ sam, Role::Member, acme }) + "}");
        desk.serverHas(u"Inbox: crash"_s);
        QCOMPARE(desk.store().me()->role, Role::Member);
        QSignalSpy changed(&desk.store(), &LocalStore::changed);
        desk.server.setRole(u"Sam"_s, Role::Admin);
        desk.server.setRole(u"Mel"_s, Role::Member);
        QVERIFY(desk.follow());
        QCOMPARE(desk.store().me()->role, Role::Admin);
        QTRY_VERIFY(!changed.isEmpty() && changed.last()[0].value<StoreChange>().organization);
    }

    void forgettingTheCacheKeepsTheOutbox()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        desk.sync().forget();
        QVERIFY(desk.store().isEmpty());
        QVERIFY(desk.sync().cursor().isEmpty());
        QCOMPARE(desk.store().outboxSummary(), (OutboxSummary{ 1, 0 }));
        desk.server.tellBuffer(u"Inbox"_s);
        desk.server.tellBuffer(u"Billing"_s);
        desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.board(), u"Billing: crash | Inbox: -"_s);
    }
};

TRIAGE_TEST(TestLocalStore, QCoreApplication)
#include "tst_localstore.moc"
