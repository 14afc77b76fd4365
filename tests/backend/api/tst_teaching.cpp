// SPDX-License-Identifier: GPL-3.0-or-later
// What routing learns from people: examples, what becomes of them when people change their minds, and the
// models that follow them.

#include "routing/calibration.h"
#include "routing/meaning/textspace.h"
#include "routing/model.h"
#include "services/routing/routingmodels.h"
#include "stores/learningstore.h"
#include "stores/routingstore.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::test;

namespace {

/// Buffers, and an item that routing has put into "Billing" for review.
struct Office : Desk
{
    explicit Office(TestBackend &backend)
        : Desk(backend),
          billing(buffer("Billing", { { "routing_instructions", "invoice refund charged payment" } })),
          bugs(buffer("Bugs", { { "routing_instructions", "crash freeze error" } }))
    {
        thresholds(2, 0.01);
        item = settled("Please refund the invoice that I was charged");
    }

    /// "+Billing -Bugs": what people taught with an item.
    QString taught(const QByteArray &feedback)
    {
        return backend().value(
            u"select coalesce(string_agg(case when e.positive then '+' else '-' end || b.name, ' ' order by "
            u"b.name), '')"
            " from routing_example e join buffer b on b.organization = e.organization and b.id = e.buffer"
            " where not e.withdrawn and e.feedback = %1"_s.arg(*decodeId(QString::fromLatin1(feedback))));
    }
    QString taught() { return taught(item); }
    QJsonValue outcome() { return get("/feedback/" + item + "/routing")["outcome"]; }
    Answer review(bool needed) { return patch("/feedback/" + item, { { "needs_review", needed } }); }

    storage::LearningState state()
    {
        return storage::RoutingStore(backend().database(), organization().id).settings()->learning;
    }
    std::shared_ptr<const routing::Model> modelOf(services::RoutingModels &models)
    {
        return *models.current(backend().database(), organization().id, state());
    }

    /// Returns items that ask for a refund, after they were routed.
    std::vector<QByteArray> refunds(int count)
    {
        std::vector<QByteArray> items;
        for (int i = 0; i < count; ++i)
            items.push_back(settled("Number " + QByteArray::number(i) + ": refund the invoice"));
        return items;
    }

    const QByteArray billing;
    const QByteArray bugs;
    QByteArray item;
};

/// The models of two servers, one of which has one from before anybody taught anything.
struct Servers
{
    explicit Servers(Office &o) : office(o) { }

    /// Returns how sure each of them is about a text.
    std::vector<double> sureness()
    {
        std::vector<double> all;
        for (services::RoutingModels *models : { &first, &second }) {
            for (const routing::Candidate &each :
                 office.modelOf(*models)->classify({ {}, u"Refund the invoice of the crash"_s }).candidates)
                all.push_back(each.confidence);
        }
        return all;
    }

    Office &office;
    services::RoutingModels first{ u"embedded-1"_s, { .freshness = std::chrono::milliseconds(0) } };
    services::RoutingModels second{ u"embedded-1"_s, { .freshness = std::chrono::milliseconds(0) } };
};

bool areSame(const std::vector<double> &a, const std::vector<double> &b)
{
    return std::ranges::equal(a, b, [](double x, double y) { return std::abs(x - y) <= 1e-9; });
}

} // namespace

class TestTeaching : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // What is taught
    void assigningByHandTeaches();
    void removingTeachesAgainst();
    void itemsLeftInOtherBuffersBelongThere();
    void acceptingAReviewTeachesWhereRoutingPutIt();
    void closingEndsTheReview_data();
    void closingEndsTheReview();
    void wantingAReviewAgainTakesTheAcceptanceBack();
    void routingTeachesNothingByItself();
    void movingTeachesBoth();
    void deletedFeedbackTeachesNothingAnyMore();

    void meaningFollowsFromTheOrganizationsOwnTexts();

    // What became of decisions
    void decisionsAreKeptAcceptedCorrectedOrRemoved();
    void actionsBeforeADecisionAreNotReactionsToIt();

    // Models
    void aModelKnowsWhatPeopleTaught();
    void aModelIsMadeOnceAndFollows();
    void aModelFollowsEditsAndDeletions();
    void aModelFollowsBuffers();
    void anotherBackendLearnsAtOnce();
    void lessonsMoveSimilarFeedback();
    void confidenceIsLearntFromTheOutcomeOfDecisions();
    void undoneLessonsLeaveNoTrace();
    void deletedItemsLeaveNoTrace();
    void modelsNotUsedForLongestAreForgotten();
    void theNewestOfManyExamplesCount();
    void aRestoredDatabaseIsReadAgain();

private:
    TestBackend m_backend;
};

void TestTeaching::assigningByHandTeaches()
{
    Office desk(m_backend);
    desk.assign(desk.bugs, desk.item);
    QCOMPARE(desk.taught(), u"+Bugs"_s);
    QCOMPARE(desk.outcome(), u"corrected"_s);
}

void TestTeaching::removingTeachesAgainst()
{
    Office desk(m_backend);
    desk.takeOut(desk.billing, desk.item);
    QCOMPARE(desk.taught(), u"-Billing"_s);
    QCOMPARE(desk.outcome(), u"removed"_s);
    // Where it was not, nothing is taught.
    desk.takeOut(desk.bugs, desk.item);
    QCOMPARE(desk.taught(), u"-Billing"_s);
}

void TestTeaching::itemsLeftInOtherBuffersBelongThere()
{
    Office desk(m_backend);
    desk.routeEverything();
    desk.item = desk.settled("The refund of an invoice ends in a crash");
    QCOMPARE(desk.buffersOf(desk.item), u"Billing, Bugs"_s);
    desk.takeOut(desk.bugs, desk.item);
    QCOMPARE(desk.taught(), u"+Billing -Bugs"_s);
    QCOMPARE(desk.outcome(), u"removed"_s);
}

void TestTeaching::acceptingAReviewTeachesWhereRoutingPutIt()
{
    Office desk(m_backend);
    QCOMPARE(desk.buffersOf(desk.item), u"Billing"_s);
    QCOMPARE(desk.review(false).outcome(), u"200"_s);
    QCOMPARE(desk.taught(), u"+Billing"_s);
    QCOMPARE(desk.outcome(), u"accepted"_s);
}

void TestTeaching::closingEndsTheReview_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::newRow("done") << "done"_ba;
    QTest::newRow("declined") << "declined"_ba;
}

void TestTeaching::closingEndsTheReview()
{
    QFETCH(const QByteArray, state);
    Office desk(m_backend);
    QVERIFY(desk.get("/feedback/" + desk.item)["needs_review"].toBool());
    desk.patch("/feedback/" + desk.item + "/triage", { { "state", state.constData() } });
    QVERIFY(!desk.get("/feedback/" + desk.item)["needs_review"].toBool());
}

void TestTeaching::wantingAReviewAgainTakesTheAcceptanceBack()
{
    Office desk(m_backend);
    services::RoutingModels models(u"embedded-1"_s);
    desk.review(false);
    QCOMPARE(desk.modelOf(models)->exampleCount(), std::size_t(1));
    desk.review(true);
    QCOMPARE(desk.taught(), QString());
    QVERIFY(desk.outcome().isNull());
    QCOMPARE(desk.modelOf(models)->exampleCount(), std::size_t(0));
    desk.review(false);
    QCOMPARE(desk.taught(), u"+Billing"_s);
    QCOMPARE(desk.modelOf(models)->exampleCount(), std::size_t(1));
    // What was assigned by hand is not taken back.
    desk.assign(desk.billing, desk.item);
    desk.review(true);
    QCOMPARE(desk.taught(), u"+Billing"_s);
}

void TestTeaching::routingTeachesNothingByItself()
{
    Office desk(m_backend);
    QCOMPARE(desk.taught(), QString());
    QVERIFY(desk.outcome().isNull());
    QCOMPARE(desk.post("/feedback/" + desk.item + "/routing").outcome(), u"202"_s);
    desk.routed(desk.item);
    QCOMPARE(desk.taught(), QString());
}

void TestTeaching::movingTeachesBoth()
{
    Office desk(m_backend);
    desk.assign(desk.bugs, desk.item);
    desk.takeOut(desk.billing, desk.item);
    QCOMPARE(desk.taught(), u"-Billing +Bugs"_s);
    QCOMPARE(desk.outcome(), u"corrected"_s);
}

void TestTeaching::meaningFollowsFromTheOrganizationsOwnTexts()
{
    TestBackend backend;
    Office desk(backend);
    services::RoutingModels young(u"embedded-1"_s);
    QVERIFY(!desk.modelOf(young)->spaces().front());
    QCOMPARE(young.refits(), 0);
    for (size_t i = 0; i < routing::minSpaceTexts; ++i)
        desk.feedback("The invoice number " + QByteArray::number(i) + " was charged twice");
    // A model is there at once; its space follows in the background.
    services::RoutingModels models(u"embedded-1"_s);
    QVERIFY(desk.modelOf(models));
    QTRY_COMPARE(models.refits(), 0);
    const auto model = desk.modelOf(models);
    QVERIFY(model->spaces().front());
    QVERIFY(model->scores({ {}, u"They charged my invoice"_s }).hasMeaning);
    // The space stays when buffers change.
    desk.buffer("Praise");
    QVERIFY(desk.modelOf(models)->scores({ {}, u"They charged my invoice"_s }).hasMeaning);
}

void TestTeaching::deletedFeedbackTeachesNothingAnyMore()
{
    Office desk(m_backend);
    desk.assign(desk.bugs, desk.item);
    desk.remove("/feedback/" + desk.item);
    QCOMPARE(desk.taught(), QString());
}

void TestTeaching::decisionsAreKeptAcceptedCorrectedOrRemoved()
{
    Office desk(m_backend);
    const auto next = [&] {
        desk.item = desk.settled("Refund the payment");
    };
    QVERIFY(desk.outcome().isNull());
    desk.assign(desk.billing, desk.item);
    QCOMPARE(desk.outcome(), u"kept"_s);
    next();
    desk.review(false);
    QCOMPARE(desk.outcome(), u"accepted"_s);
    desk.assign(desk.bugs, desk.item);
    QCOMPARE(desk.outcome(), u"corrected"_s);
    next();
    desk.takeOut(desk.billing, desk.item);
    QCOMPARE(desk.outcome(), u"removed"_s);
}

void TestTeaching::actionsBeforeADecisionAreNotReactionsToIt()
{
    Office desk(m_backend);
    m_backend.holdRouting();
    desk.item = desk.feedback("Refund the payment");
    desk.assign(desk.bugs, desk.item);
    m_backend.releaseRouting();
    desk.routed(desk.item);
    QVERIFY(desk.outcome().isNull());
    desk.takeOut(desk.billing, desk.item);
    QVERIFY(!desk.outcome().isNull());
}

void TestTeaching::aModelKnowsWhatPeopleTaught()
{
    Office desk(m_backend);
    desk.assign(desk.bugs, desk.item);
    const auto other = desk.settled("An error");
    desk.assign(desk.bugs, other);
    services::RoutingModels models(u"embedded-1"_s);
    const auto model = desk.modelOf(models);
    QCOMPARE(model->exampleCount(), std::size_t(2));
    QCOMPARE(model->buffers().size(), std::size_t(2));
    QCOMPARE(model->buffers()[0].name, u"Billing"_s);
    QCOMPARE(model->buffers()[0].routingInstructions, u"invoice refund charged payment"_s);
}

void TestTeaching::aModelIsMadeOnceAndFollows()
{
    Office desk(m_backend);
    services::RoutingModels models(u"embedded-1"_s);
    const auto first = desk.modelOf(models);
    QCOMPARE(desk.modelOf(models), first);
    // More feedback teaches nothing.
    desk.settled("Another invoice");
    QCOMPARE(desk.modelOf(models), first);
    desk.assign(desk.bugs, desk.item);
    const auto second = desk.modelOf(models);
    QCOMPARE(second->exampleCount(), std::size_t(1));
    QCOMPARE(first->exampleCount(), std::size_t(0));
    // It is fitted in the background, and stays as it is from then on.
    QVERIFY(eventually([&] { return desk.modelOf(models)->isFitted(); }));
    const auto fitted = desk.modelOf(models);
    QCOMPARE(desk.modelOf(models), fitted);
}

void TestTeaching::aModelFollowsEditsAndDeletions()
{
    Office desk(m_backend);
    services::RoutingModels models(u"embedded-1"_s);
    desk.assign(desk.bugs, desk.item);
    const auto before = desk.modelOf(models);
    desk.patch("/feedback/" + desk.item, { { "description", "Something else" } });
    const auto edited = desk.modelOf(models);
    QVERIFY(edited != before);
    QCOMPARE(edited->exampleCount(), std::size_t(1));
    desk.remove("/feedback/" + desk.item);
    QCOMPARE(desk.modelOf(models)->exampleCount(), std::size_t(0));
}

void TestTeaching::aModelFollowsBuffers()
{
    Office desk(m_backend);
    services::RoutingModels models(u"embedded-1"_s);
    const auto names = [&] {
        QStringList all;
        for (const auto &buffer : desk.modelOf(models)->buffers())
            all << buffer.name + u": "_s + buffer.description;
        return all.join(u" | "_s);
    };
    QCOMPARE(names(), u"Billing:  | Bugs: "_s);
    desk.patch("/buffers/bugs", { { "description", "What does not work" } });
    QCOMPARE(names(), u"Billing:  | Bugs: What does not work"_s);
    desk.assign(desk.bugs, desk.item);
    desk.buffer("Praise");
    QCOMPARE(names(), u"Billing:  | Bugs: What does not work | Praise: "_s);
    desk.remove("/buffers/bugs");
    QCOMPARE(names(), u"Billing:  | Praise: "_s);
    desk.post("/buffers/" + desk.bugs + "/restore");
    QCOMPARE(names(), u"Billing:  | Bugs: What does not work | Praise: "_s);
    QCOMPARE(desk.modelOf(models)->exampleCount(), std::size_t(1));
}

void TestTeaching::anotherBackendLearnsAtOnce()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    const std::unique_ptr<Backend> second = m_backend.another();
    TestClient there(portOf(*second), desk.admin.token());
    const auto landsIn = [&](TestClient &client) {
        return client.post("/routing/test", { { "description", "The zebra stripes of the carpet" } })["name"]
            .toString();
    };
    QCOMPARE(landsIn(there), u"Unassigned"_s);
    desk.patch("/buffers/bugs", { { "routing_instructions", "zebra stripes of the carpet" } });
    QCOMPARE(landsIn(there), u"Bugs"_s);
    QCOMPARE(landsIn(desk.admin), u"Bugs"_s);
}

void TestTeaching::lessonsMoveSimilarFeedback()
{
    Office desk(m_backend);
    const std::unique_ptr<Backend> second = m_backend.another();
    TestClient there(portOf(*second), desk.admin.token());
    const auto favourite = [&](TestClient &client) {
        const Answer tested
            = client.post("/routing/test", { { "description", "My zebra carpet has lost its stripes" } });
        return tested.meta("candidates").toArray()[0][u"buffer_id"].toString().toUtf8();
    };
    for (const char *text : { "The zebra carpet lost its stripes", "Stripes of a zebra carpet are lost",
                              "Lost stripes, zebra carpet" }) {
        const QByteArray item = desk.settled(text);
        desk.assign(desk.bugs, item);
        if (desk.buffersOf(item).contains(u"Billing"_s))
            desk.takeOut(desk.billing, item);
    }
    QCOMPARE(favourite(desk.admin), desk.bugs);
    QCOMPARE(favourite(there), desk.bugs);
    // And the other backend's corrections count here.
    for (const char *text : { "My zebra carpet has lost its stripes", "Zebra carpet: my stripes are lost" }) {
        const QByteArray item = desk.settled(text);
        QCOMPARE(there.put("/buffers/billing/feedback/" + item).outcome(), u"204"_s);
        QCOMPARE(there.remove("/buffers/bugs/feedback/" + item).outcome(), u"204"_s);
    }
    QCOMPARE(favourite(desk.admin), desk.billing);
    QCOMPARE(favourite(there), desk.billing);
}

void TestTeaching::confidenceIsLearntFromTheOutcomeOfDecisions()
{
    Office desk(m_backend);
    services::RoutingModels models(u"embedded-1"_s, { .freshness = 0ms });
    const auto judged = [&](const QString &classifier, double leastScore = -100) {
        auto decisions = *storage::LearningStore(m_backend.database(), desk.organization().id)
                              .decisions(classifier, leastScore, 400);
        std::erase_if(decisions, [](const storage::JudgedCandidate &each) { return !each.isRight; });
        return decisions;
    };
    const auto item = [&](int number) {
        return desk.settled("Number " + QByteArray::number(number) + ": refund the invoice");
    };
    const auto sureness = [&] {
        return desk.modelOf(models)->classify({ {}, u"Refund the invoice"_s }).candidates.front().confidence;
    };
    for (int i = 0; i < 2; ++i)
        desk.patch("/feedback/" + item(i), { { "needs_review", false } });
    QCOMPARE(judged(u"embedded-1"_s).size(), std::size_t(2));
    QVERIFY(*judged(u"embedded-1"_s).front().isRight);
    QVERIFY(judged(u"embedded-1"_s).front().wasAsked);
    QVERIFY(judged(u"another"_s).empty());
    // What seemed to fit nothing was put there by hand; nobody had been asked.
    desk.assign(desk.billing, desk.settled("A zebra heard a voice at the zoo"));
    QCOMPARE(judged(u"embedded-1"_s).size(), std::size_t(3));
    QCOMPARE(judged(u"embedded-1"_s, routing::minReviewedScore).size(), std::size_t(2));
    // Ten and more decisions that were wrong make it less sure.
    const double before = sureness();
    for (int i = 0; i < 10; ++i)
        desk.takeOut(desk.billing, item(i));
    QCOMPARE(judged(u"embedded-1"_s).size(), std::size_t(13));
    QVERIFY(!*judged(u"embedded-1"_s).back().isRight);
    QVERIFY(sureness() < before);
}

void TestTeaching::undoneLessonsLeaveNoTrace()
{
    Office desk(m_backend);
    Servers servers(desk);
    const std::vector<double> untaught = servers.sureness();
    const std::vector<QByteArray> items = desk.refunds(15);
    for (const QByteArray &item : items)
        desk.patch("/feedback/" + item, { { "needs_review", false } });
    QVERIFY(servers.sureness() != untaught);
    for (const QByteArray &item : items)
        desk.patch("/feedback/" + item, { { "needs_review", true } });
    QTRY_VERIFY(areSame(servers.sureness(), untaught));
}

void TestTeaching::deletedItemsLeaveNoTrace()
{
    Office desk(m_backend);
    Servers servers(desk);
    const std::vector<double> untaught = servers.sureness();
    const std::vector<QByteArray> items = desk.refunds(15);
    for (const QByteArray &item : items)
        desk.takeOut(desk.billing, item);
    QVERIFY(servers.sureness() != untaught);
    for (const QByteArray &item : items)
        desk.remove("/feedback/" + item);
    QTRY_VERIFY(areSame(servers.sureness(), untaught));
}

void TestTeaching::modelsNotUsedForLongestAreForgotten()
{
    Office first(m_backend);
    Office second(m_backend);
    services::RoutingModels models(u"embedded-1"_s, { .memory = 1 });
    const auto model = first.modelOf(models);
    QCOMPARE(models.size(), 1);
    second.modelOf(models);
    QCOMPARE(models.size(), 1);
    QVERIFY(models.bytes() > 0);
    QVERIFY(first.modelOf(models) != model);
}

void TestTeaching::theNewestOfManyExamplesCount()
{
    Office desk(m_backend);
    for (const char *text : { "One", "Two", "Three" })
        desk.assign(desk.bugs, desk.settled(text));
    desk.assign(desk.billing, desk.item);
    services::RoutingModels perBuffer(u"embedded-1"_s, { .examplesPerBuffer = 2 });
    QCOMPARE(desk.modelOf(perBuffer)->exampleCount(), std::size_t(3));
    services::RoutingModels inAll(u"embedded-1"_s, { .examples = 1 });
    QCOMPARE(desk.modelOf(inAll)->exampleCount(), std::size_t(1));
}

void TestTeaching::aRestoredDatabaseIsReadAgain()
{
    Office desk(m_backend);
    services::RoutingModels models(u"embedded-1"_s);
    desk.assign(desk.bugs, desk.item);
    QCOMPARE(desk.modelOf(models)->exampleCount(), std::size_t(1));
    // As a restored database looks: an earlier state with another generation.
    m_backend.sql(u"delete from routing_example;"
                  "update organization_state set example_change = 0, generation = generation + 1"_s);
    QCOMPARE(desk.modelOf(models)->exampleCount(), std::size_t(0));
}

TRIAGE_TEST(TestTeaching, QCoreApplication)
#include "tst_teaching.moc"
