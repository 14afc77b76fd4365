// SPDX-License-Identifier: GPL-3.0-or-later
// Routing: trying it out, what it does in the background, asking for it again, and how it gets on with
// people.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// Buffers about things that nobody mixes up.
struct Office : Desk
{
    explicit Office(TestBackend &backend)
        : Desk(backend),
          billing(
              buffer("Billing",
                     { { "description", "Money: charges, refunds and invoices" },
                       { "routing_instructions",
                         "Charged twice, refund of a payment, invoice, credit card, subscription price" } })),
          bugs(buffer("Crashes",
                      { { "description", "The app crashes or freezes" },
                        { "routing_instructions",
                          "App crashes on start, freezes, hangs, error message, closes by itself" } }))
    {
    }

    const QByteArray billing;
    const QByteArray bugs;
};

constexpr auto refundText
    = "I was charged twice for my subscription, please refund the second credit card payment";
constexpr auto crashText = "The app crashes on start and then freezes";

QStringList sorted(const QString &names)
{
    QStringList list = names.split(u", "_s);
    list.sort();
    return list;
}

} // namespace

class TestRoutingApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Trying it out
    void aTestSaysWhereFeedbackWouldLand();
    void aTestThatMatchesNothingSaysWhy();
    void aTestSavesNothing();
    void aTestWeighsBuffersThatDoNotExistYet();
    void overridesCountForTheirCallOnly();
    void anOverrideMustNameABuffer();
    void aTestNeedsABuffer();
    void aTestNeedsRoutingToBeOn();
    void wrongTestsAreRefused_data();
    void wrongTestsAreRefused();

    // In the background
    void feedbackIsRoutedInTheBackground();
    void feedbackMayLandInSeveralBuffers();
    void belowTheAssignThresholdItNeedsReview();
    void belowTheReviewThresholdItLandsNowhere();
    void deletedBuffersGetNothing();
    void withoutRoutingItIsSkipped();
    void withoutBuffersItIsSkipped();
    void withoutBuffersButWithAutoCreationItIsRouted();
    void routingThatFailsLeavesOnlyWhatPeopleAssigned();
    void itemsPendingAtAStopAreRoutedLater();
    void twoBackendsRouteEachItemOnce();

    // Again
    void retryingMakesAnItemPendingAgain();
    void pendingItemsMayBeRetried();
    void assignmentsOfPeopleSurviveRouting();
    void removedItemsAreNeverPutBack();
    void itemsOfAMoveAllStayThere();
    void itemsPutBackByPeopleStay();
    void assigningWhilePendingSurvivesRouting();

    // Why
    void detailsSayWhatWasDecided();
    void detailsOfPendingItemsSaySo();

private:
    TestBackend m_backend;
};

void TestRoutingApi::aTestSaysWhereFeedbackWouldLand()
{
    Office desk(m_backend);
    desk.routeEverything();
    const Answer tested
        = desk.post("/routing/test", { { "description", refundText }, { "title", "Refund" } });
    QCOMPARE(tested.outcome(), u"200"_s);
    QCOMPARE(tested.json()[u"data"].toObject().keys(),
             (QStringList{ u"id"_s, u"name"_s, u"reasoning"_s, u"slug"_s }));
    QCOMPARE(tested.id(), desk.billing);
    QCOMPARE(tested["name"], u"Billing"_s);
    QCOMPARE(tested["slug"], u"billing"_s);
    QVERIFY(!tested["reasoning"].toString().isEmpty());
    QVERIFY(tested.meta()[u"links"][u"web"].isNull());
    QCOMPARE(tested.meta("related"), QJsonObject());
    QCOMPARE(desk.member.post("/routing/test", { { "description", crashText } }).id(), desk.bugs);
}

void TestRoutingApi::aTestThatMatchesNothingSaysWhy()
{
    Office desk(m_backend);
    desk.routeNothing();
    const Answer tested = desk.post("/routing/test", { { "description", refundText } });
    QCOMPARE(tested.outcome(), u"200"_s);
    QVERIFY(tested["id"].isNull() && tested["slug"].isNull());
    QVERIFY(tested["name"].isString());
    QVERIFY(!tested["reasoning"].toString().isEmpty());
}

void TestRoutingApi::aTestSavesNothing()
{
    Office desk(m_backend);
    const Answer before = desk.get("/buffers");
    desk.post("/routing/test",
              { { "description", refundText },
                { "buffer_overrides",
                  array({ object({ { "id", desk.bugs }, { "routing_instructions", "refunds" } }) }) } });
    QCOMPARE(desk.get("/buffers").body, before.body);
    QCOMPARE(desk.total("/feedback"), 0);
    // It does not count against the lifetime limit, either.
    Desk full(m_backend, 0);
    full.buffer("Bugs");
    QCOMPARE(full.post("/routing/test", { { "description", "x" } }).outcome(), u"200"_s);
}

void TestRoutingApi::aTestWeighsBuffersThatDoNotExistYet()
{
    Desk desk(m_backend);
    desk.routeEverything();
    const auto tested = [&](const char *text) {
        return desk.post(
            "/routing/test",
            { { "description", text },
              { "new_buffers",
                array({ object({ { "name", "Left" },
                                 { "routing_instructions", "gardening, flowers and lawns" } }),
                        object({ { "name", "Right" },
                                 { "routing_instructions", "cooking, recipes and ovens" } }) }) } });
    };
    // An organization without buffers tries out its first ones, too.
    const Answer flowers = tested("Flowers for lawns and gardening");
    QCOMPARE(flowers.outcome(), u"200"_s);
    QVERIFY(flowers["id"].isNull() && flowers["slug"].isNull());
    QCOMPARE(flowers["name"], u"Left"_s);
    const QJsonArray fits = flowers.meta()[u"new_buffers"].toArray();
    QCOMPARE(fits.size(), 2);
    QCOMPARE(fits[0][u"name"], u"Left"_s);
    QVERIFY(fits[0][u"chosen"].toBool());
    QVERIFY(fits[0][u"confidence"].toDouble() > fits[1][u"confidence"].toDouble());
    QCOMPARE(flowers.meta()[u"candidates"].toArray(), QJsonArray());
    QCOMPARE(desk.total("/buffers"), 0);
    const QByteArray lawns = desk.buffer("Lawns", { { "routing_instructions", "gardening and lawns" } });
    const Answer besides = tested("Recipes for ovens");
    QCOMPARE(besides["name"], u"Right"_s);
    for (const QJsonValue &each : besides.meta()[u"candidates"].toArray())
        QCOMPARE(each[u"buffer_id"].toString().toLatin1(), lawns);
}

void TestRoutingApi::overridesCountForTheirCallOnly()
{
    Desk desk(m_backend);
    const QByteArray left
        = desk.buffer("Left", { { "routing_instructions", "gardening, flowers and lawns" } });
    const QByteArray right
        = desk.buffer("Right", { { "routing_instructions", "cooking, recipes and ovens" } });
    desk.routeEverything();
    const auto landsIn = [&](const QJsonArray &overrides) {
        return desk
            .post("/routing/test",
                  { { "description", "The zebra stripes of the carpet are misprinted" },
                    { "buffer_overrides", overrides } })["name"]
            .toString();
    };
    const QJsonValue toLeft
        = object({ { "id", left }, { "routing_instructions", "misprinted zebra stripes on carpets" } });
    const QJsonValue toRight
        = object({ { "id", right }, { "routing_instructions", "misprinted zebra stripes on carpets" } });
    QCOMPARE(landsIn(array({ toRight })), u"Right"_s);
    QCOMPARE(landsIn(array({ toLeft })), u"Left"_s);
    QCOMPARE(landsIn(array({ toRight, object({ { "id", left }, { "routing_instructions", nullptr } }) })),
             u"Right"_s);
    QCOMPARE(desk.get("/buffers/left")["routing_instructions"], u"gardening, flowers and lawns"_s);
    const QJsonValue described
        = object({ { "id", right }, { "description", "misprinted zebra stripes on carpets" } });
    QCOMPARE(landsIn(array({ described })), u"Right"_s);
    QVERIFY(desk.get("/buffers/right")["description"].isNull());
}

void TestRoutingApi::anOverrideMustNameABuffer()
{
    Office desk(m_backend);
    Desk other(m_backend);
    const QByteArray deleted = desk.buffer("Deleted");
    desk.remove("/buffers/" + deleted);
    for (const QByteArray &id : { "0000000000000"_ba, "junk"_ba, deleted, other.buffer("Theirs") }) {
        const QJsonObject override = object({ { "id", id }, { "routing_instructions", "x" } });
        QCOMPARE(desk.post("/routing/test",
                           { { "description", "x" }, { "buffer_overrides", array({ override }) } })
                     .outcome(),
                 u"404 buffer-not-found"_s);
    }
}

void TestRoutingApi::aTestNeedsABuffer()
{
    Desk desk(m_backend);
    QCOMPARE(desk.post("/routing/test", { { "description", "x" } }).outcome(), u"409 conflict"_s);
    QCOMPARE(desk.post("/routing/test", Members()).outcome(), u"422 missing-required-field description"_s);
    const QByteArray only = desk.buffer("Only");
    QCOMPARE(desk.post("/routing/test", { { "description", "x" } }).outcome(), u"200"_s);
    desk.remove("/buffers/" + only);
    QCOMPARE(desk.post("/routing/test", { { "description", "x" } }).outcome(), u"409 conflict"_s);
}

void TestRoutingApi::aTestNeedsRoutingToBeOn()
{
    Office desk(m_backend);
    desk.switchRouting(false);
    QCOMPARE(desk.post("/routing/test", { { "description", "x" } }).outcome(), u"403 forbidden"_s);
    // That is said before anything of the request is looked at.
    QCOMPARE(desk.send({ "POST", "/routing/test", "x", { { "Content-Type", "text/plain" } } }).outcome(),
             u"403 forbidden"_s);
    QCOMPARE(desk.send({ "POST", "/routing/test", "{", {} }).outcome(), u"403 forbidden"_s);
    QCOMPARE(desk.widget.send(fromBrowser("POST", "/routing/test", { { "description", "x" } })).outcome(),
             u"403 widget-token-restricted"_s);
    desk.switchRouting(true);
    QCOMPARE(desk.post("/routing/test", { { "description", "x" } }).outcome(), u"200"_s);
}

void TestRoutingApi::wrongTestsAreRefused_data()
{
    QTest::addColumn<Members>("body");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *name, const Members &body, const char *field) {
        const Members whole = body.object().contains(u"description") ? body : body.with("description", "x");
        QTest::newRow(name) << whole << u"422 invalid-field-value "_s + QLatin1StringView(field);
    };
    QTest::newRow("nothing") << Members() << u"422 missing-required-field description"_s;
    row("blank description", { { "description", " " } }, "description");
    row("long description", { { "description", QByteArray(5001, 'x') } }, "description");
    row("number as title", { { "title", 1 } }, "title");
    row("long title", { { "title", QByteArray(501, 'x') } }, "title");
    row("object as overrides", { { "buffer_overrides", QJsonObject() } }, "buffer_overrides");
    row("text in overrides", { { "buffer_overrides", array({ "x" }) } }, "buffer_overrides[0]");
    row("number as id", { { "buffer_overrides", array({ object({ { "id", 1 } }) }) } },
        "buffer_overrides[0].id");
    row("number as instructions",
        { { "buffer_overrides", array({ object({ { "id", "bugs" }, { "routing_instructions", 1 } }) }) } },
        "buffer_overrides[0].routing_instructions");
    row("long instructions",
        { { "buffer_overrides",
            array({ object({ { "id", "bugs" }, { "routing_instructions", QByteArray(10001, 'x') } }) }) } },
        "buffer_overrides[0].routing_instructions");
    QTest::newRow("no id") << Members{ { "description", "x" },
                                       { "buffer_overrides", array({ QJsonObject() }) } }
                           << u"422 missing-required-field buffer_overrides[0].id"_s;
}

void TestRoutingApi::wrongTestsAreRefused()
{
    QFETCH(Members, body);
    Desk desk(m_backend);
    desk.buffer("Bugs");
    QTEST(desk.post("/routing/test", body).outcome(), "outcome");
}

void TestRoutingApi::feedbackIsRoutedInTheBackground()
{
    Office desk(m_backend);
    const Answer made = desk.post("/feedback", { { "description", refundText } });
    QCOMPARE(made["routing_status"], u"pending"_s);
    const Answer item = desk.routed(made.id());
    QCOMPARE(item["routing_status"], u"routed"_s);
    QCOMPARE(desk.board(), u"Billing: %1 | Crashes: -"_s.arg(QLatin1StringView(refundText)));
    QCOMPARE(desk.get("/buffers/billing")["feedback_count"], 1);
    QCOMPARE(desk.total("/feedback?unassigned=false"), 1);
}

void TestRoutingApi::feedbackMayLandInSeveralBuffers()
{
    Office desk(m_backend);
    desk.routeEverything();
    const QByteArray item = desk.settled(QByteArray(crashText) + ". Also: " + refundText);
    QCOMPARE(sorted(desk.buffersOf(item)), (QStringList{ u"Billing"_s, u"Crashes"_s }));
    QCOMPARE(desk.get("/feedback/" + item)["needs_review"], false);
}

void TestRoutingApi::belowTheAssignThresholdItNeedsReview()
{
    Office desk(m_backend);
    desk.thresholds(2, 0);
    const QByteArray item = desk.settled(refundText);
    QVERIFY(desk.buffersOf(item).contains(u"Billing"_s));
    QCOMPARE(desk.get("/feedback/" + item)["needs_review"], true);
    QCOMPARE(desk.total("/feedback?needs_review=true"), 1);
    QCOMPARE(desk.patch("/feedback/" + item, { { "needs_review", false } }).outcome(), u"200"_s);
    QCOMPARE(desk.total("/feedback?needs_review=true"), 0);
}

void TestRoutingApi::belowTheReviewThresholdItLandsNowhere()
{
    Office desk(m_backend);
    desk.routeNothing();
    const QByteArray item = desk.settled(refundText);
    QCOMPARE(desk.get("/feedback/" + item)["routing_status"], u"routed"_s);
    QCOMPARE(desk.get("/feedback/" + item)["needs_review"], false);
    const Answer none = desk.get("/feedback/" + item + "/buffers");
    QCOMPARE(none.outcome(), u"200"_s);
    QVERIFY(none.items().isEmpty());
    QCOMPARE(desk.total("/feedback?unassigned=true"), 1);
}

void TestRoutingApi::deletedBuffersGetNothing()
{
    Office desk(m_backend);
    desk.routeEverything();
    desk.remove("/buffers/billing");
    const QByteArray item = desk.settled(refundText);
    QVERIFY(!desk.buffersOf(item).contains(u"Billing"_s));
    QCOMPARE(desk.post("/buffers/" + desk.billing + "/restore")["feedback_count"], 0);
}

void TestRoutingApi::withoutRoutingItIsSkipped()
{
    Office desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.settled(refundText);
    QCOMPARE(desk.get("/feedback/" + item)["routing_status"], u"skipped"_s);
    QCOMPARE(desk.buffersOf(item), u"-"_s);
    QCOMPARE(desk.total("/feedback?unassigned=true"), 1);
}

void TestRoutingApi::withoutBuffersItIsSkipped()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled(refundText);
    QCOMPARE(desk.get("/feedback/" + item)["routing_status"], u"skipped"_s);
    // A deleted buffer is none.
    desk.remove("/buffers/" + desk.buffer("Deleted"));
    QCOMPARE(desk.get("/feedback/" + desk.settled(refundText))["routing_status"], u"skipped"_s);
}

void TestRoutingApi::withoutBuffersButWithAutoCreationItIsRouted()
{
    Desk desk(m_backend);
    services::OrganizationChange creating;
    creating.createsBuffers = true;
    desk.change(creating);
    const QByteArray item = desk.settled(refundText);
    QCOMPARE(desk.get("/feedback/" + item)["routing_status"], u"routed"_s);
}

void TestRoutingApi::routingThatFailsLeavesOnlyWhatPeopleAssigned()
{
    Office desk(m_backend);
    desk.routeEverything();
    m_backend.holdRouting();
    const QByteArray item = desk.feedback(refundText);
    desk.assign(desk.bugs, item);
    // The classifier's assignments break, and this is the last attempt.
    m_backend.sql(u"create function break_routing() returns trigger language plpgsql as"
                  " $$ begin if not new.by_hand then raise exception 'broken'; end if; return new; end $$;"
                  " create trigger broken before insert on feedback_buffer for each row"
                  " execute function break_routing();"
                  " update routing_job set attempts = 7"_s);
    m_backend.releaseRouting();
    QCOMPARE(desk.routed(item)["routing_status"], u"failed"_s);
    QCOMPARE(desk.buffersOf(item), u"Crashes"_s);

    m_backend.sql(u"drop trigger broken on feedback_buffer; drop function break_routing"_s);
    QCOMPARE(desk.post("/feedback/" + item + "/routing").outcome(), u"202"_s);
    QCOMPARE(desk.routed(item)["routing_status"], u"routed"_s);
    QCOMPARE(sorted(desk.buffersOf(item)), (QStringList{ u"Billing"_s, u"Crashes"_s }));
}

void TestRoutingApi::itemsPendingAtAStopAreRoutedLater()
{
    TestBackend backend;
    QByteArray item;
    {
        Office desk(backend);
        backend.holdRouting();
        item = desk.feedback(refundText);
        backend.stop();
        backend.sql(u"drop trigger hold on routing_job; update routing_job set due_at = now()"_s);
        backend.start();
        TestClient again(backend.port(), desk.admin.token());
        QVERIFY(eventually([&] { return again.get("/feedback/" + item)["routing_status"] == u"routed"_s; }));
        QCOMPARE(again.get("/feedback/" + item + "/buffers").all("name"), u"Billing"_s);
    }
}

void TestRoutingApi::twoBackendsRouteEachItemOnce()
{
    TestBackend backend;
    Office desk(backend);
    const std::unique_ptr<Backend> other = backend.another();
    TestClient there(portOf(*other), desk.admin.token());
    std::vector<Sent> items(
        60, Sent{ "POST", "/feedback", Members{ { "description", refundText } }.toJson(), {} });
    for (const Answer &made : desk.admin.sendAll(items))
        QCOMPARE(made.outcome(), u"201"_s);
    for (const Answer &made : there.sendAll(items))
        QCOMPARE(made.outcome(), u"201"_s);
    desk.settle();
    QCOMPARE(desk.get("/buffers/billing")["feedback_count"], 120);
    QCOMPARE(
        backend.value(u"select max(n) from (select count(*) as n from note group by feedback) as notes"_s),
        u"1"_s);
    QCOMPARE(backend.value(u"select max(attempts) from routing_decision"_s), u"1"_s);
}

void TestRoutingApi::retryingMakesAnItemPendingAgain()
{
    Office desk(m_backend);
    desk.routeNothing();
    const QByteArray routed = desk.settled(refundText);
    desk.switchRouting(false);
    const QByteArray skipped = desk.settled(refundText);
    desk.switchRouting(true);
    desk.routeEverything();
    for (const QByteArray &item : { routed, skipped }) {
        const Answer retried = desk.member.post("/feedback/" + item + "/routing");
        QCOMPARE(retried.outcome(), u"202"_s);
        QCOMPARE(retried.id(), item);
        QCOMPARE(retried["routing_status"], u"pending"_s);
        QCOMPARE(retried.meta()[u"links"][u"api"][u"self"], QString::fromLatin1("/api/v0/feedback/" + item));
        QCOMPARE(desk.routed(item)["routing_status"], u"routed"_s);
        QVERIFY(desk.buffersOf(item).contains(u"Billing"_s));
    }
}

void TestRoutingApi::pendingItemsMayBeRetried()
{
    Office desk(m_backend);
    m_backend.holdRouting();
    const QByteArray item = desk.feedback(refundText);
    const Answer retried = desk.post("/feedback/" + item + "/routing");
    m_backend.releaseRouting();
    QCOMPARE(retried.outcome(), u"202"_s);
    QCOMPARE(retried["routing_status"], u"pending"_s);
    QCOMPARE(desk.routed(item)["routing_status"], u"routed"_s);
    QCOMPARE(desk.get("/feedback/" + item + "/buffers").items().size(), 1);
}

void TestRoutingApi::assignmentsOfPeopleSurviveRouting()
{
    Office desk(m_backend);
    desk.routeNothing();
    const QByteArray item = desk.settled(refundText);
    desk.assign(desk.bugs, item);
    for (int i = 0; i < 2; ++i) {
        desk.post("/feedback/" + item + "/routing");
        desk.routed(item);
        QCOMPARE(desk.buffersOf(item), u"Crashes"_s);
    }
    desk.routeEverything();
    desk.post("/feedback/" + item + "/routing");
    desk.routed(item);
    QCOMPARE(sorted(desk.buffersOf(item)), (QStringList{ u"Billing"_s, u"Crashes"_s }));
    // A person who assigns what the classifier had assigned makes it their own choice.
    desk.assign(desk.billing, item);
    desk.routeNothing();
    desk.post("/feedback/" + item + "/routing");
    desk.routed(item);
    QCOMPARE(sorted(desk.buffersOf(item)), (QStringList{ u"Billing"_s, u"Crashes"_s }));
}

void TestRoutingApi::removedItemsAreNeverPutBack()
{
    Office desk(m_backend);
    desk.routeEverything();
    const QByteArray item = desk.settled(refundText);
    QVERIFY(desk.buffersOf(item).contains(u"Billing"_s));
    desk.takeOut(desk.billing, item);
    for (int i = 0; i < 2; ++i) {
        desk.post("/feedback/" + item + "/routing");
        QCOMPARE(desk.routed(item)["routing_status"], u"routed"_s);
        QVERIFY(!desk.buffersOf(item).contains(u"Billing"_s));
    }
    // Other items are not concerned.
    QVERIFY(desk.buffersOf(desk.settled(refundText)).contains(u"Billing"_s));
}

void TestRoutingApi::itemsOfAMoveAllStayThere()
{
    Office desk(m_backend);
    const QByteArray archive = desk.buffer("Archive");
    desk.routeEverything();
    const QByteArray item = desk.settled(refundText);
    desk.post("/buffers/billing/move-all", { { "destination_buffer_id", archive } });
    desk.post("/feedback/" + item + "/routing");
    desk.routed(item);
    QVERIFY(desk.buffersOf(item).contains(u"Archive"_s));
}

void TestRoutingApi::itemsPutBackByPeopleStay()
{
    Office desk(m_backend);
    desk.routeNothing();
    const QByteArray item = desk.settled(refundText);
    desk.assign(desk.billing, item);
    desk.takeOut(desk.billing, item);
    desk.assign(desk.billing, item);
    desk.post("/feedback/" + item + "/routing");
    desk.routed(item);
    QCOMPARE(desk.buffersOf(item), u"Billing"_s);
}

void TestRoutingApi::assigningWhilePendingSurvivesRouting()
{
    Office desk(m_backend);
    desk.routeNothing();
    m_backend.holdRouting();
    const QByteArray item = desk.feedback(refundText);
    desk.assign(desk.bugs, item);
    QCOMPARE(desk.get("/feedback/" + item)["routing_status"], u"pending"_s);
    m_backend.releaseRouting();
    QCOMPARE(desk.routed(item)["routing_status"], u"routed"_s);
    QCOMPARE(desk.buffersOf(item), u"Crashes"_s);
}

void TestRoutingApi::detailsSayWhatWasDecided()
{
    Office desk(m_backend);
    const QByteArray item = desk.settled(refundText);
    const Answer details = desk.get("/feedback/" + item + "/routing");
    QCOMPARE(details.outcome(), u"200"_s);
    QCOMPARE(details["status"], u"routed"_s);
    QCOMPARE(details["attempts"], 1);
    QVERIFY(details["decided_at"].toString().endsWith(u'Z'));
    QVERIFY(!details["classifier"].toString().isEmpty());
    const QJsonArray candidates = details["candidates"].toArray();
    QVERIFY(!candidates.isEmpty());
    double previous = 1;
    for (const QJsonValue &candidate : candidates) {
        QCOMPARE(candidate.toObject().keys(),
                 (QStringList{ u"buffer_id"_s, u"confidence"_s, u"reason"_s, u"reasoning"_s }));
        QVERIFY(candidate[u"confidence"].toDouble(-1) >= 0
                && candidate[u"confidence"].toDouble(2) <= previous);
        previous = candidate[u"confidence"].toDouble();
    }
    QCOMPARE(candidates[0][u"buffer_id"], QString::fromLatin1(desk.billing));
    QVERIFY(!candidates[0][u"reasoning"].toString().isEmpty());
    const QJsonValue reason = candidates[0][u"reason"];
    QCOMPARE(reason[u"code"], u"words"_s);
    QVERIFY(!reason[u"words"].toArray().isEmpty());
    QCOMPARE(reason[u"buffer"], u"Billing"_s);
    QCOMPARE(details["reason"], reason);
    QCOMPARE(details.meta(),
             object({ { "links",
                        object({ { "api", object({ { "self", "/api/v0/feedback/" + item + "/routing" } }) },
                                 { "web", nullptr } }) },
                      { "related", QJsonObject() } }));
}

void TestRoutingApi::detailsOfPendingItemsSaySo()
{
    Office desk(m_backend);
    m_backend.holdRouting();
    const QByteArray item = desk.feedback(refundText);
    const Answer details = desk.get("/feedback/" + item + "/routing");
    m_backend.releaseRouting();
    QCOMPARE(details.outcome(), u"200"_s);
    QCOMPARE(details["status"], u"pending"_s);
    QCOMPARE(details["attempts"], 0);
    QVERIFY(details["decided_at"].isNull());
    QCOMPARE(details["candidates"], QJsonArray());
}

TRIAGE_TEST(TestRoutingApi, QCoreApplication)
#include "tst_routingapi.moc"
