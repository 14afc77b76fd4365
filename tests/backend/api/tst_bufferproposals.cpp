// SPDX-License-Identifier: GPL-3.0-or-later
// Buffers that the backend proposes for feedback that fits none, told in an organization's words.

#include "database/transaction.h"
#include "stores/proposalstore.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const QList<QByteArray> refunds{
    "I returned the shoes three weeks ago and still have no refund.",
    "Where is my refund? The parcel went back on Monday.",
    "The refund for my returned jacket has not arrived.",
    "You promised a refund within ten days, nothing came.",
    "My refund is short by the shipping fee.",
    "Refund went to my old bank account, please help.",
};
const QList<QByteArray> darkMode{
    "Dark mode makes the icons invisible.",
    "In dark mode the chart labels cannot be read.",
    "Please give us a dark mode for the night shift.",
    "Dark mode flashes white on every page.",
    "Could dark mode follow the system setting?",
    "The dark mode colours are far too dim.",
};
const QList<QByteArray> mixed{
    "The lift in building C is out of order.",
    "Who won the raffle at the summer party?",
    "Can I pay with cheques from Norway?",
    "A bee flew into the office.",
};

} // namespace

class TestBufferProposals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void feedbackThatFitsNothingGetsABufferOfItsOwn();
    void withoutTheSettingNothingIsProposed();
    void withoutBuffersFeedbackIsRoutedAndNotSkipped();
    void unrelatedItemsGetNoBuffer();
    void switchingProposalsOnLooksAtWhatIsThere();
    void junkAndCopiesGetNoBuffer();
    void anApprovedProposalIsABufferLikeAnyOther();
    void aRefusedProposalIsNotMadeAgain();
    void aRefusalIsKnownWithoutTheWordsOfDeletedItems();
    void theWordsOfARefusalAreKnownInTheirLanguage();
    void aRefusalThatIsTakenBackBringsTheProposalBack();
    void onlyAFewProposalsWaitAtOnce();
    void twoBackendsNeverProposeTheSame();
    void decisionsOfPeopleOverrideProposals();
    void routingAgainKeepsPeoplesChoice();

private:
    static void createsBuffers(Desk &desk, bool on = true)
    {
        QCOMPARE(
            desk.patch("/organization", { { "settings", object({ { "auto_create_buffers", on } }) } }).status,
            200);
    }
    static QList<QByteArray> send(Desk &desk, const QList<QByteArray> &texts)
    {
        QList<QByteArray> ids;
        for (const QByteArray &text : texts)
            ids << desk.feedback(text);
        desk.settle();
        return ids;
    }
    /// Returns the buffers once there are `count` of them.
    static QStringList buffers(Desk &desk, int count)
    {
        QStringList names;
        if (!eventually([&] { return desk.total("/buffers") >= count; }))
            return {};
        for (const QJsonValue &buffer : desk.get("/buffers").items())
            names << buffer[u"name"].toString();
        return names;
    }
    /// Until the organization was looked at as it is now.
    bool wasLookedAt(Desk &desk)
    {
        // With too little unassigned there is nothing to look at.
        const QString seen
            = u"select s.unassigned < 5 or coalesce(l.seen, 0) >= s.change from organization_state s"
              " left join proposal_look l on l.organization = s.organization"
              " where s.organization = %1"_s.arg(desk.organization().id.value());
        return eventually([&] { return m_backend.value(seen) == u"t"_s; });
    }

    TestBackend m_backend;
};

void TestBufferProposals::feedbackThatFitsNothingGetsABufferOfItsOwn()
{
    Desk desk(m_backend);
    createsBuffers(desk);
    const QList<QByteArray> ids = send(desk, refunds + mixed);
    const QStringList names = buffers(desk, 1);
    QCOMPARE(names.size(), 1);
    QVERIFY2(names.first().contains(u"refund"_s, Qt::CaseInsensitive), qPrintable(names.first()));
    const QJsonObject buffer = desk.get("/buffers").items().first().toObject();
    QVERIFY(buffer[u"needs_review"].toBool());
    QVERIFY(buffer[u"description"].toString().contains(u"refund"_s, Qt::CaseInsensitive));
    QVERIFY(buffer[u"routing_instructions"].toString().contains(u"refund"_s, Qt::CaseInsensitive));
    QCOMPARE(buffer[u"feedback_count"].toInt(), 6);
    for (const QByteArray &id : ids.first(6)) {
        QCOMPARE(desk.buffersOf(id), names.first());
        const Answer item = desk.get("/feedback/" + id);
        QCOMPARE(item["routing_status"], u"routed"_s);
        QVERIFY(desk.timeline(id).contains(u"a new buffer that awaits approval"_s));
        const Answer why = desk.get("/feedback/" + id + "/routing");
        const QJsonValue best = why["candidates"].toArray().first();
        QCOMPARE(best[u"buffer_id"].toString(), buffer[u"id"].toString());
        QVERIFY(best[u"confidence"].toDouble() >= 0.5 && best[u"confidence"].toDouble() < 1);
        QVERIFY(!best[u"reasoning"].toString().isEmpty());
    }
    for (const QByteArray &id : ids.last(4))
        QCOMPARE(desk.buffersOf(id), u"-"_s);
    QCOMPARE(desk.total("/feedback?unassigned=true"), 4);
    // Routing did it: nothing of it is an example.
    QCOMPARE(m_backend.value(u"select count(*) from routing_example where organization = %1"_s.arg(
                 desk.organization().id.value())),
             u"0"_s);
    QCOMPARE(m_backend.value(u"select bool_or(by_hand) from feedback_buffer where organization = %1"_s.arg(
                 desk.organization().id.value())),
             u"f"_s);
}

void TestBufferProposals::withoutTheSettingNothingIsProposed()
{
    Desk desk(m_backend);
    Desk other(m_backend);
    createsBuffers(other);
    desk.buffer("Parking", { { "description", "Parking lots and garages." } });
    send(desk, refunds);
    send(other, refunds);
    QCOMPARE(buffers(other, 1).size(), 1); // by then this one would have been looked at too
    QCOMPARE(desk.total("/buffers"), 1);
}

void TestBufferProposals::withoutBuffersFeedbackIsRoutedAndNotSkipped()
{
    Desk desk(m_backend);
    QCOMPARE(desk.routed(desk.feedback("Hello"))["routing_status"], u"skipped"_s);
    createsBuffers(desk);
    const QByteArray id = desk.feedback("Hello again");
    QCOMPARE(desk.routed(id)["routing_status"], u"routed"_s);
    QCOMPARE(desk.buffersOf(id), u"-"_s);
    createsBuffers(desk, false);
    QCOMPARE(desk.routed(desk.feedback("Good bye"))["routing_status"], u"skipped"_s);
}

void TestBufferProposals::unrelatedItemsGetNoBuffer()
{
    Desk desk(m_backend);
    createsBuffers(desk);
    send(desk, mixed + refunds.first(3) + darkMode.first(2));
    QVERIFY(wasLookedAt(desk));
    QCOMPARE(desk.total("/buffers"), 0);
}

void TestBufferProposals::switchingProposalsOnLooksAtWhatIsThere()
{
    Desk desk(m_backend);
    // Without a buffer there was nothing to route into.
    const QList<QByteArray> ids = send(desk, refunds);
    QCOMPARE(desk.get("/feedback/" + ids.first())["routing_status"], u"skipped"_s);
    createsBuffers(desk);
    const QStringList names = buffers(desk, 1);
    QCOMPARE(names.size(), 1);
    for (const QByteArray &id : ids)
        QCOMPARE(desk.buffersOf(id), names.first());
    QCOMPARE(desk.get("/feedback/" + ids.first())["routing_status"], u"routed"_s);
}

void TestBufferProposals::junkAndCopiesGetNoBuffer()
{
    Desk desk(m_backend);
    createsBuffers(desk);
    QList<QByteArray> texts{ "test", "Test!", "test test", "testing", "test 123", "TEST" };
    for (const char *noise : { "asdf jkl", "asdf asdf qwe", "asdfasdf asdf", "jkl asdf sdfg", "asdf sdf sdf",
                               "asdf qwer jkl", "asdf lkj", "qwer asdf" })
        texts << noise;
    for (int i = 0; i < 12; ++i)
        texts << "Cheap watches, best price, order now at https://watches.example/" + QByteArray::number(i);
    send(desk, texts + mixed);
    QVERIFY(wasLookedAt(desk));
    QCOMPARE(desk.total("/buffers"), 0);
    // Among them a subject that people have is still found.
    send(desk, refunds);
    const QStringList names = buffers(desk, 1);
    QCOMPARE(names.size(), 1);
    QVERIFY2(names.first().contains(u"refund"_s, Qt::CaseInsensitive), qPrintable(names.first()));
    QVERIFY(wasLookedAt(desk));
    QCOMPARE(desk.total("/buffers"), 1);
}

void TestBufferProposals::anApprovedProposalIsABufferLikeAnyOther()
{
    Desk desk(m_backend);
    createsBuffers(desk);
    send(desk, refunds);
    const QStringList names = buffers(desk, 1);
    const QByteArray id = desk.get("/buffers").items().first()[u"id"].toString().toUtf8();
    const Answer approved = desk.patch("/buffers/" + id, { { "needs_review", false } });
    QCOMPARE(approved.outcome(), u"200"_s);
    QCOMPARE(approved["needs_review"].toBool(), false);
    QCOMPARE(approved["feedback_count"].toInt(), 6);
    // What comes later finds it by the words that people use.
    const QByteArray late = desk.settled("Still no refund for the returned shoes, the refund is late.");
    QCOMPARE(desk.buffersOf(late), names.first());
    QVERIFY(wasLookedAt(desk));
    QCOMPARE(desk.total("/buffers"), 1);
}

void TestBufferProposals::aRefusedProposalIsNotMadeAgain()
{
    Desk desk(m_backend);
    createsBuffers(desk);
    const QList<QByteArray> ids = send(desk, refunds);
    QCOMPARE(buffers(desk, 1).size(), 1);
    const QByteArray id = desk.get("/buffers").items().first()[u"id"].toString().toUtf8();
    QCOMPARE(desk.remove("/buffers/" + id).outcome(), u"204"_s);
    QCOMPARE(desk.buffersOf(ids.first()), u"-"_s);
    send(desk,
         { "Refund please!", "I sent the parcel back and want the refund.", "When does the refund arrive?" });
    QVERIFY(wasLookedAt(desk));
    QCOMPARE(desk.total("/buffers"), 0);
    // Something else is another matter.
    send(desk, darkMode);
    const QStringList names = buffers(desk, 1);
    QVERIFY2(names.join(u' ').contains(u"dark mode"_s, Qt::CaseInsensitive), qPrintable(names.join(u' ')));
}

void TestBufferProposals::aRefusalIsKnownWithoutTheWordsOfDeletedItems()
{
    Desk desk(m_backend);
    createsBuffers(desk);
    const QList<QByteArray> ids = send(desk, refunds);
    QCOMPARE(buffers(desk, 1).size(), 1);
    const QByteArray buffer = desk.get("/buffers").items().first()[u"id"].toString().toUtf8();
    QCOMPARE(desk.remove("/buffers/" + buffer).outcome(), u"204"_s);
    for (const QByteArray &id : ids)
        QCOMPARE(desk.remove("/feedback/" + id).outcome(), u"204"_s);
    const QString known
        = m_backend.value(u"select lower(p::text) from buffer_proposal p where organization = %1"_s.arg(
            desk.organization().id.value()));
    QVERIFY(!known.isEmpty());
    QVERIFY2(!known.contains(u"refund"_s), qPrintable(known));
    send(desk, refunds);
    QVERIFY(wasLookedAt(desk));
    QCOMPARE(desk.total("/buffers"), 0);
}

void TestBufferProposals::theWordsOfARefusalAreKnownInTheirLanguage()
{
    const Desk desk(m_backend);
    const std::vector<quint64> keys{ 1, ~quint64(0) };
    const auto refuse = [&](storage::Transaction &tx) -> Result<void> {
        storage::ProposalWriter proposals(tx);
        if (const auto german = proposals.insert(BufferId(1), keys, Language('d', 'e'), {}); !german)
            return german.error();
        return proposals.insert(BufferId(2), keys, Language(), {});
    };
    QVERIFY(storage::inTransaction(m_backend.database(), desk.organization().id, refuse));
    const auto known = storage::ProposalStore(m_backend.database(), desk.organization().id).known();
    QVERIFY(known && known->size() == 2);
    QVERIFY(known->at(0).isRefused && known->at(1).isRefused);
    QCOMPARE(known->at(0).wordKeys, keys);
    QVERIFY(!known->at(0).language.isKnown());
    QCOMPARE(known->at(1).language.code(), "de"_ba);
}

void TestBufferProposals::aRefusalThatIsTakenBackBringsTheProposalBack()
{
    Desk desk(m_backend);
    createsBuffers(desk);
    const QList<QByteArray> ids = send(desk, refunds);
    const QStringList names = buffers(desk, 1);
    const QByteArray id = desk.get("/buffers").items().first()[u"id"].toString().toUtf8();
    QCOMPARE(desk.remove("/buffers/" + id).outcome(), u"204"_s);
    const Answer restored = desk.post("/buffers/" + id + "/restore");
    QCOMPARE(restored.outcome(), u"200"_s);
    QCOMPARE(restored["needs_review"].toBool(), true);
    QCOMPARE(desk.buffersOf(ids.first()), names.first());
    QVERIFY(wasLookedAt(desk));
    QCOMPARE(desk.total("/buffers"), 1);
}

void TestBufferProposals::onlyAFewProposalsWaitAtOnce()
{
    Desk desk(m_backend);
    createsBuffers(desk);
    const QList<QByteArray> subjects{ "refund", "invoice", "parking garage", "newsletter",
                                      "wheelchair ramp" };
    const QList<QByteArray> tails{
        "arrived late",
        "looks dirty",
        "costs twice as much",
        "vanished overnight",
        "confuses my mother",
        "was promised",
        "has a wrong colour",
        "belongs elsewhere",
        "needs a signature",
        "smells of paint",
        "makes noise",
        "ends at midnight",
        "hides behind trees",
        "wants a password",
        "shows a foreign flag",
        "is full of snow",
        "cannot be printed",
        "surprises guests",
        "mentions my uncle",
        "blinks in red",
        "lacks a roof",
        "speaks Danish",
        "reached the wrong town",
        "is too narrow",
        "asks for a photo",
        "forgot the tax",
        "sticks to the floor",
        "was never ordered",
        "contains a riddle",
        "faces the river",
    };
    QList<QByteArray> texts;
    for (const QByteArray &tail : tails)
        texts << "The " + subjects[texts.size() % subjects.size()] + ' ' + tail + '.';
    send(desk, texts);
    QCOMPARE(buffers(desk, 3).size(), 3);
    QVERIFY(wasLookedAt(desk));
    QCOMPARE(desk.total("/buffers"), 3);
    // With one approved there is room for another.
    const QByteArray id = desk.get("/buffers").items().first()[u"id"].toString().toUtf8();
    QCOMPARE(desk.patch("/buffers/" + id, { { "needs_review", false } }).status, 200);
    QCOMPARE(buffers(desk, 4).size(), 4);
    QVERIFY(wasLookedAt(desk));
    QCOMPARE(desk.total("/buffers"), 4);
}

void TestBufferProposals::twoBackendsNeverProposeTheSame()
{
    const auto second = m_backend.another();
    for (int round = 0; round < 3; ++round) {
        Desk desk(m_backend);
        createsBuffers(desk);
        send(desk, refunds + darkMode);
        QCOMPARE(buffers(desk, 2).size(), 2);
        QVERIFY(wasLookedAt(desk));
        QCOMPARE(desk.total("/buffers"), 2);
    }
}

void TestBufferProposals::decisionsOfPeopleOverrideProposals()
{
    Desk desk(m_backend);
    const QByteArray shop = desk.buffer("Parking", { { "description", "Parking lots and garages." } });
    const QList<QByteArray> ids = send(desk, refunds);
    desk.assign(shop, ids.first());
    createsBuffers(desk);
    QCOMPARE(buffers(desk, 2).size(), 2);
    QCOMPARE(desk.buffersOf(ids.first()), u"Parking"_s);
    QVERIFY(desk.buffersOf(ids.last()) != u"-"_s);
}

void TestBufferProposals::routingAgainKeepsPeoplesChoice()
{
    Desk desk(m_backend);
    createsBuffers(desk);
    const QList<QByteArray> ids = send(desk, refunds);
    QCOMPARE(buffers(desk, 1).size(), 1);
    const QByteArray id = desk.get("/buffers").items().first()[u"id"].toString().toUtf8();
    desk.takeOut(id, ids.first());
    QCOMPARE(desk.post("/feedback/" + ids.first() + "/routing").status, 202);
    desk.routed(ids.first());
    QCOMPARE(desk.buffersOf(ids.first()), u"-"_s);
}

TRIAGE_TEST(TestBufferProposals, QCoreApplication)
#include "tst_bufferproposals.moc"
