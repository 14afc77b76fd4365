// SPDX-License-Identifier: GPL-3.0-or-later
// Routing as a whole: how sure the classifier is of a text, what other settings would do with past feedback,
// what people made of its decisions, and which feedback is alike.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr auto refundText = "I was charged twice, please refund the second credit card payment";
constexpr auto crashText = "The app crashes on start and then freezes";

struct Office : Desk
{
    explicit Office(TestBackend &backend)
        : Desk(backend),
          billing(buffer("Billing",
                         { { "routing_instructions", "charged twice, refund of a payment, credit card" } })),
          bugs(buffer("Crashes", { { "routing_instructions", "app crashes on start, freezes, hangs" } }))
    {
    }

    Answer preview(const Members &question) { return post("/routing/preview", question); }
    /// "<item>: Billing -> Crashes | …" of a preview, newest first.
    QString changes(const Members &question)
    {
        const Answer answer = preview(question);
        if (answer.status != 200)
            return answer.outcome();
        QStringList all;
        for (const QJsonValue &change : answer["changes"].toArray()) {
            QStringList to;
            for (const QJsonValue &target : change[u"to"].toArray())
                to << target[u"name"].toString() + (target[u"buffer_id"].isNull() ? u"*"_s : QString());
            const Answer item = get("/feedback/" + change[u"feedback_id"].toString().toUtf8());
            all << u"%1: %2 -> %3"_s.arg(item["title"].toString(),
                                         QString::number(change[u"from"].toArray().size()),
                                         to.isEmpty() ? u"-"_s : to.join(u"+"_s));
        }
        return all.isEmpty() ? u"nothing"_s : all.join(u" | "_s);
    }

    const QByteArray billing;
    const QByteArray bugs;
};

QJsonObject filter(const Members &members)
{
    return object({ { "filter", members.object() } });
}

} // namespace

class TestInsight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Trying a text out
    void aTestTellsHowSureTheClassifierIs();

    // Previews
    void settingsAsTheyAreChangeNothing();
    void otherThresholdsChangeWhatIsAssigned();
    void thePresentThresholdsAreCountedNextToOthers();
    void otherInstructionsMoveItems();
    void buffersThatAreNotThereYetCanBeTried();
    void aPreviewLooksAtTheItemsAskedFor();
    void decisionsOfPeopleAreCounted();
    void previewsKeepDecisionsOfPeople();
    void lessonsAreNotCountedAsEffect();
    void routingWithdrawsOnlyTheReviewsThatItAskedFor();
    void pendingItemsAreLeftOut();
    void aPreviewSavesNothing();
    void aPreviewNeedsRoutingAndABuffer();
    void wrongPreviewsAreRefused_data();
    void wrongPreviewsAreRefused();

    // Quality
    void qualityCountsWhatPeopleMadeOfDecisions();
    void qualityOfNothingIsNothing();
    void qualityIsForSomeWeeks();

    // Alike
    void similarFeedbackComesMostAlikeFirst();
    void nothingIsLikeTextWithoutWords();
    void longSimilarFeedbackIsShownAsAnExtract();
    void similarFeedbackIsFoundAmongMany();
    void similarFeedbackNeedsTheItem();

private:
    TestBackend m_backend;
};

void TestInsight::aTestTellsHowSureTheClassifierIs()
{
    Office desk(m_backend);
    desk.thresholds(2, 0.01);
    const Answer tested = desk.post("/routing/test", { { "description", refundText } });
    QCOMPARE(tested.id(), desk.billing);
    QCOMPARE(tested.meta("needs_review"), true);
    QVERIFY(!tested.meta("classifier").toString().isEmpty());
    const QJsonArray candidates = tested.meta("candidates").toArray();
    QCOMPARE(candidates[0][u"buffer_id"], QString::fromLatin1(desk.billing));
    QVERIFY(candidates[0][u"confidence"].toDouble() > 0);
    desk.routeNothing();
    const Answer nowhere = desk.post("/routing/test", { { "description", refundText } });
    QVERIFY(nowhere["id"].isNull());
    QCOMPARE(nowhere.meta("needs_review"), false);
    QCOMPARE(nowhere.meta("candidates").toArray()[0][u"buffer_id"], QString::fromLatin1(desk.billing));
}

void TestInsight::settingsAsTheyAreChangeNothing()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    desk.settled(refundText);
    desk.settled("Xylophones");
    const Answer preview = desk.preview({});
    QCOMPARE(preview.outcome(), u"200"_s);
    QCOMPARE(preview["changes"], QJsonArray());
    QCOMPARE(preview["drift"], QJsonArray());
    QCOMPARE(preview["totals"],
             object({ { "items", 2 },
                      { "changed", 0 },
                      { "drifted", 0 },
                      { "assigned_before", 1 },
                      { "assigned_after", 1 },
                      { "assigned_present", 1 },
                      { "needs_review_after", 0 },
                      { "needs_review_present", 0 },
                      { "sorted_by_people", 0 },
                      { "sorted_alike", 0 },
                      { "sorted_alike_present", 0 } }));
    QCOMPARE(preview.meta()[u"links"][u"api"][u"self"], u"/api/v0/routing/preview"_s);
}

void TestInsight::otherThresholdsChangeWhatIsAssigned()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    desk.settled(refundText, { { "title", "Refund" } });
    QCOMPARE(desk.changes({ { "assign_threshold", 1.0 }, { "review_threshold", 1.0 } }), u"Refund: 1 -> -"_s);
    const Answer toReview = desk.preview({ { "assign_threshold", 1.0 }, { "review_threshold", 0.1 } });
    QCOMPARE(toReview["totals"][u"needs_review_after"], 1);
    QCOMPARE(toReview["totals"][u"changed"], 0);
    // One of the two may be asked for alone.
    QCOMPARE(desk.changes({ { "review_threshold", 0.5 } }), u"422 invalid-field-value review_threshold"_s);
    QCOMPARE(desk.changes({ { "assign_threshold", 0.1 } }), u"422 invalid-field-value assign_threshold"_s);
    QCOMPARE(desk.changes({ { "assign_threshold", nullptr } }), u"nothing"_s);
}

void TestInsight::thePresentThresholdsAreCountedNextToOthers()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    desk.assign(desk.billing, desk.settled(refundText));
    desk.settled(crashText);
    const auto totals = [&desk](double threshold) {
        return desk
            .preview({ { "assign_threshold", threshold }, { "review_threshold", threshold } })["totals"]
            .toObject();
    };
    const QJsonObject strict = totals(1.0);
    QCOMPARE(strict[u"assigned_after"], 1); // what a person assigned stays
    QCOMPARE(strict[u"assigned_present"], 2);
    QCOMPARE(strict[u"sorted_by_people"], 1);
    QCOMPARE(strict[u"sorted_alike"], 0);
    QCOMPARE(strict[u"sorted_alike_present"], 1);
    // After they are saved, the present counts are those that were tried.
    desk.thresholds(1.0, 1.0);
    const QJsonObject saved = totals(0.3);
    QCOMPARE(saved[u"assigned_present"], strict[u"assigned_after"]);
    QCOMPARE(saved[u"needs_review_present"], strict[u"needs_review_after"]);
    QCOMPARE(saved[u"sorted_alike_present"], strict[u"sorted_alike"]);
    QCOMPARE(saved[u"assigned_after"], strict[u"assigned_present"]);
    // Other texts need another model, and the present one is not judged for them.
    const Answer texts = desk.preview(
        object({ { "buffer_overrides", array({ object({ { "id", desk.bugs }, { "name", "Bugs" } }) }) } }));
    QVERIFY(texts["totals"][u"sorted_alike_present"].isNull());
}

void TestInsight::otherInstructionsMoveItems()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    desk.settled("The zebra stripes of the carpet are misprinted", { { "title", "Zebra" } });
    desk.settled(refundText, { { "title", "Refund" } });
    const auto trial = [](const QByteArray &id, const char *field, const Json &value) {
        return object({ { "buffer_overrides", array({ object({ { "id", id }, { field, value } }) }) } });
    };
    QCOMPARE(desk.changes(trial(desk.bugs, "description", "misprinted zebra stripes of carpets")),
             u"Zebra: 0 -> Crashes"_s);
    QCOMPARE(desk.changes(trial("crashes", "name", "Misprinted zebra stripes of carpets")),
             u"Zebra: 0 -> Misprinted zebra stripes of carpets"_s);
    QCOMPARE(desk.changes(trial("billing", "routing_instructions", nullptr)), u"Refund: 1 -> -"_s);
    QCOMPARE(desk.changes(trial("nowhere", "name", "x")), u"404 buffer-not-found"_s);
}

void TestInsight::buffersThatAreNotThereYetCanBeTried()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    desk.settled("The zebra stripes of the carpet are misprinted", { { "title", "Zebra" } });
    const Members question{
        { "new_buffers",
          array({ object(
              { { "name", "Carpets" }, { "description", "Misprinted stripes of carpets, zebra" } }) }) }
    };
    QCOMPARE(desk.changes(question), u"Zebra: 0 -> Carpets*"_s);
    QCOMPARE(desk.get("/buffers").meta("total"), 2);
}

void TestInsight::aPreviewLooksAtTheItemsAskedFor()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    desk.settled("Something", { { "title", "Old" } });
    const QByteArray refund = desk.settled(refundText, { { "title", "Refund" } });
    desk.settled(crashText, { { "title", "Crash" } });
    const auto count = [&](const Members &members) {
        return desk.preview(filter(members))["totals"][u"items"].toInt(-1);
    };
    QCOMPARE(count({}), 3);
    QCOMPARE(count({ { "unassigned", true } }), 1);
    QCOMPARE(count({ { "unassigned", false } }), 2);
    QCOMPARE(count({ { "buffer_id", "billing" } }), 1);
    QCOMPARE(count({ { "buffer_id", desk.bugs } }), 1);
    QCOMPARE(count({ { "needs_review", true } }), 0);
    QCOMPARE(count({ { "limit", 2 } }), 2);
    QCOMPARE(count({ { "limit", 0 } }), 1);
    QCOMPARE(count({ { "limit", 100000 } }), 3);
    const QByteArray created = desk.get("/feedback/" + refund)["created_at"].toString().toUtf8();
    QCOMPARE(count({ { "created_after", created } }), 2);
    QCOMPARE(count({ { "created_after", "0001-01-01T00:00:00+01:00" } }), 3);
    QCOMPARE(count({ { "created_after", "9999-12-31T23:59:59-01:00" } }), 0);
    QCOMPARE(desk.changes(filter({ { "buffer_id", "nowhere" } })), u"404 buffer-not-found"_s);
}

void TestInsight::decisionsOfPeopleAreCounted()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    desk.assign(desk.billing, desk.settled(refundText));
    // The classifier's opinion of this one is another one, whatever it learnt from it.
    const QByteArray wrong = desk.settled(crashText, { { "title", "Crash" } });
    desk.assign(desk.billing, wrong);
    desk.takeOut(desk.bugs, wrong);
    const Answer preview = desk.preview({});
    QCOMPARE(preview["totals"][u"sorted_by_people"], 2);
    QCOMPARE(preview["totals"][u"sorted_alike"], 1);
}

void TestInsight::previewsKeepDecisionsOfPeople()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    const QByteArray moved = desk.settled(crashText, { { "title", "Crash" } });
    desk.assign(desk.billing, moved);
    desk.takeOut(desk.bugs, moved);
    // Routing neither puts it back nor takes it out of the buffer where people put it.
    QCOMPARE(desk.changes({}), u"nothing"_s);
    QCOMPARE(desk.changes({ { "review_threshold", 0.0 }, { "assign_threshold", 0.0 } }), u"nothing"_s);
    QCOMPARE(desk.changes({ { "review_threshold", 1.0 }, { "assign_threshold", 1.0 } }), u"nothing"_s);
    const Answer strict = desk.preview({ { "review_threshold", 1.0 }, { "assign_threshold", 1.0 } });
    QCOMPARE(strict["totals"][u"assigned_after"], 1);
    QCOMPARE(strict["totals"][u"needs_review_after"], 0);
}

void TestInsight::lessonsAreNotCountedAsEffect()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    const QByteArray zebra = desk.settled("The zebra stripes of the carpet are misprinted");
    QCOMPARE(desk.buffersOf(zebra), u"-"_s);
    // Afterwards the instructions change, and nobody routes the item again.
    desk.patch("/buffers/" + desk.bugs, { { "description", "misprinted zebra stripes of carpets" } });
    const Answer preview = desk.preview({});
    QCOMPARE(preview["changes"], QJsonArray());
    QCOMPARE(preview["totals"][u"changed"], 0);
    QCOMPARE(preview["totals"][u"drifted"], 1);
    const QJsonObject drift = preview["drift"].toArray().first().toObject();
    QCOMPARE(drift[u"feedback_id"], QString::fromLatin1(zebra));
    QCOMPARE(drift[u"from"], QJsonArray());
    QCOMPARE(drift[u"to"].toArray().first()[u"name"], u"Crashes"_s);
}

void TestInsight::routingWithdrawsOnlyTheReviewsThatItAskedFor()
{
    Office desk(m_backend);
    desk.thresholds(2, 0.01);
    const QByteArray routings = desk.settled(refundText);
    const QByteArray persons = desk.settled("Refund the payment that was charged twice");
    const QByteArray accepted = desk.settled("My credit card payment was charged twice");
    desk.patch("/feedback/" + persons, { { "needs_review", false } });
    desk.patch("/feedback/" + persons, { { "needs_review", true } });
    desk.patch("/feedback/" + persons, { { "title", "Refund" } }); // it is still the person's review
    desk.patch("/feedback/" + accepted, { { "needs_review", false } });
    const auto reviews = [&] {
        QStringList needed;
        for (const QByteArray &id : { routings, persons, accepted })
            needed << (desk.get("/feedback/" + id)["needs_review"].toBool() ? u"review"_s : u"-"_s);
        return needed.join(u' ');
    };
    const auto routeAgain = [&] {
        for (const QByteArray &id : { routings, persons, accepted })
            desk.post("/feedback/" + id + "/routing");
        desk.settle();
    };
    QCOMPARE(reviews(), u"review review -"_s);
    // Nobody is asked again about what a person confirmed.
    routeAgain();
    QCOMPARE(reviews(), u"review review -"_s);
    // Sure of it now, routing takes its own request back.
    desk.thresholds(0.01, 0.01);
    QCOMPARE(desk.preview({})["totals"][u"needs_review_after"], 1);
    routeAgain();
    QCOMPARE(reviews(), u"- review -"_s);
    // So it does where it puts the item nowhere.
    desk.thresholds(2, 0.01);
    routeAgain();
    QCOMPARE(reviews(), u"review review -"_s);
    desk.routeNothing();
    routeAgain();
    QCOMPARE(reviews(), u"- review -"_s);
    QCOMPARE(desk.total("/feedback?needs_review=true"), 1);
}

void TestInsight::pendingItemsAreLeftOut()
{
    Office desk(m_backend);
    m_backend.holdRouting();
    desk.feedback(refundText);
    QCOMPARE(desk.preview({})["totals"][u"items"], 0);
    m_backend.releaseRouting();
}

void TestInsight::aPreviewSavesNothing()
{
    Office desk(m_backend);
    desk.settled(refundText);
    const auto change = [&] {
        return m_backend.value(u"select change from organization_state where organization = %1"_s.arg(
            desk.organization().id.value()));
    };
    const QString before = change();
    desk.preview({ { "assign_threshold", 0.0 }, { "review_threshold", 0.0 } });
    QCOMPARE(change(), before);
}

void TestInsight::aPreviewNeedsRoutingAndABuffer()
{
    Desk empty(m_backend);
    QCOMPARE(empty.post("/routing/preview", Members()).outcome(), u"409 conflict"_s);
    Office desk(m_backend);
    desk.switchRouting(false);
    QCOMPARE(desk.preview({}).outcome(), u"403 forbidden"_s);
    QCOMPARE(desk.member.post("/routing/preview", Members()).outcome(), u"403 forbidden"_s);
    desk.switchRouting(true);
    QCOMPARE(desk.member.post("/routing/preview", Members()).outcome(), u"200"_s);
    QCOMPARE(desk.widget.send(fromBrowser("POST", "/routing/preview", {})).outcome(),
             u"403 widget-token-restricted"_s);
}

void TestInsight::wrongPreviewsAreRefused_data()
{
    QTest::addColumn<Members>("question");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const Members &question, const char *field) {
        QTest::newRow(name) << question << QString::fromLatin1(field);
    };
    row("text as threshold", { { "assign_threshold", "high" } }, "assign_threshold");
    row("threshold above 1", { { "assign_threshold", 1.1 } }, "assign_threshold");
    row("threshold below 0", { { "review_threshold", -0.1 } }, "review_threshold");
    row("filter is no object", { { "filter", 1 } }, "filter");
    row("flag is a text", filter({ { "unassigned", "yes" } }), "filter.unassigned");
    row("time is none", filter({ { "created_after", "yesterday" } }), "filter.created_after");
    row("time without a T", filter({ { "created_after", "2026-01-01 00:00:00Z" } }), "filter.created_after");
    row("limit is a text", filter({ { "limit", "all" } }), "filter.limit");
    row("blank name", { { "new_buffers", array({ object({ { "name", " " } }) }) } }, "new_buffers[0].name");
    row("long description",
        { { "buffer_overrides",
            array({ object({ { "id", "x" }, { "description", QByteArray(2001, 'x') } }) }) } },
        "buffer_overrides[0].description");
}

void TestInsight::wrongPreviewsAreRefused()
{
    QFETCH(Members, question);
    QFETCH(QString, field);
    Office desk(m_backend);
    QCOMPARE(desk.preview(question).outcome(), u"422 invalid-field-value "_s + field);
}

void TestInsight::qualityCountsWhatPeopleMadeOfDecisions()
{
    Office desk(m_backend);
    desk.thresholds(2, 0.05);
    const QByteArray kept = desk.settled(refundText);
    const QByteArray accepted = desk.settled(refundText);
    const QByteArray corrected = desk.settled(refundText);
    const QByteArray removed = desk.settled(refundText);
    desk.settled("Xylophones");
    desk.assign(desk.billing, kept);
    desk.patch("/feedback/" + accepted, { { "needs_review", false } });
    desk.assign(desk.bugs, corrected);
    desk.takeOut(desk.billing, corrected);
    desk.takeOut(desk.billing, removed);
    const Answer quality = desk.get("/routing/quality");
    QCOMPARE(quality.outcome(), u"200"_s);
    QCOMPARE(quality["totals"],
             object({ { "routed", 5 },
                      { "unassigned", 1 },
                      { "judged", 4 },
                      { "kept", 1 },
                      { "accepted", 1 },
                      { "corrected", 1 },
                      { "removed", 1 } }));
    const QJsonArray buffers = quality["buffers"].toArray();
    QCOMPARE(buffers[0],
             object({ { "buffer_id", desk.billing },
                      { "routed", 4 },
                      { "judged", 4 },
                      { "right", 2 },
                      { "missed", 0 },
                      { "precision", 0.5 } }));
    QCOMPARE(buffers[1],
             object({ { "buffer_id", desk.bugs },
                      { "routed", 0 },
                      { "judged", 0 },
                      { "right", 0 },
                      { "missed", 1 },
                      { "precision", nullptr } }));
    const QJsonArray bins = quality["calibration"][u"bins"].toArray();
    QCOMPARE(bins.size(), 10);
    int judged = 0;
    int right = 0;
    for (const QJsonValue &bin : bins) {
        judged += bin[u"judged"].toInt();
        right += bin[u"right"].toInt();
    }
    QCOMPARE(judged, 4);
    QCOMPARE(right, 2);
    QVERIFY(quality["calibration"][u"expected_error"].isDouble());
    QCOMPARE(quality["bands"].toArray().size(), 4);
    const QJsonArray weeks = quality["weeks"].toArray();
    QCOMPARE(weeks.size(), 12);
    QCOMPARE(weeks.last()[u"routed"], 5);
    QCOMPARE(weeks.last()[u"judged"], 4);
    QCOMPARE(weeks.last()[u"right"], 2);
}

void TestInsight::qualityOfNothingIsNothing()
{
    Office desk(m_backend);
    const Answer quality = desk.get("/routing/quality");
    QCOMPARE(quality["totals"][u"judged"], 0);
    QVERIFY(quality["calibration"][u"expected_error"].isNull());
    QCOMPARE(quality["buffers"].toArray().size(), 2);
    QCOMPARE(desk.member.get("/routing/quality").outcome(), u"200"_s);
}

void TestInsight::qualityIsForSomeWeeks()
{
    Office desk(m_backend);
    desk.settled(refundText);
    m_backend.sql(u"update routing_tally set week = week - 21"_s);
    QCOMPARE(desk.get("/routing/quality?weeks=3")["totals"][u"routed"], 0);
    QCOMPARE(desk.get("/routing/quality?weeks=4")["totals"][u"routed"], 1);
    QCOMPARE(desk.get("/routing/quality?weeks=4")["weeks"].toArray()[0][u"routed"], 1);
    QCOMPARE(desk.get("/routing/quality?weeks=0")["weeks"].toArray().size(), 1);
    QCOMPARE(desk.get("/routing/quality?weeks=many").outcome(), u"422 invalid-field-value weeks"_s);
}

void TestInsight::similarFeedbackComesMostAlikeFirst()
{
    Office desk(m_backend);
    desk.thresholds(0.3, 0.3);
    const QByteArray item = desk.settled("The export of my invoices crashes");
    const QByteArray alike = desk.settled("Exporting invoices crashed again", { { "title", "Export" } });
    const QByteArray less = desk.settled("I cannot find my invoices");
    desk.settled("Lovely colours");
    const Answer similar = desk.get("/feedback/" + item + "/similar");
    QCOMPARE(similar.outcome(), u"200"_s);
    QCOMPARE(similar.all("id"), QString::fromLatin1(alike + ", " + less));
    const QJsonValue first = similar.items()[0];
    QCOMPARE(first[u"title"], u"Export"_s);
    QCOMPARE(first[u"excerpt"], u"Exporting invoices crashed again"_s);
    QVERIFY(first[u"similarity"].toDouble() > similar.items()[1][u"similarity"].toDouble());
    QVERIFY(first[u"shared_words"].toArray().contains(u"invoices"_s));
    QCOMPARE(first[u"buffer_ids"].toArray().size(), desk.buffersOf(alike) == u"-"_s ? 0 : 1);
    QCOMPARE(desk.get("/feedback/" + item + "/similar?limit=1").all("id"), QString::fromLatin1(alike));
    QCOMPARE(desk.get("/feedback/" + item + "/similar?limit=0").items().size(), 1);
}

void TestInsight::nothingIsLikeTextWithoutWords()
{
    Office desk(m_backend);
    const QByteArray item = desk.settled("!!! ???");
    desk.settled(crashText);
    QCOMPARE(desk.get("/feedback/" + item + "/similar").all("id"), u"-"_s);
}

void TestInsight::longSimilarFeedbackIsShownAsAnExtract()
{
    Office desk(m_backend);
    const QByteArray text = "Zebra carpets, giraffe curtains, walrus cushions, lobster lamps, "
                            "penguin sofas, badger tables and ferret chairs arrived broken. ";
    const QByteArray item = desk.settled(text);
    desk.settled(text + text + text);
    const QJsonValue alike = desk.get("/feedback/" + item + "/similar").items().at(0);
    QCOMPARE(alike[u"excerpt"].toString(), QString::fromLatin1((text + text).first(200)));
    QCOMPARE(alike[u"shared_words"].toArray().size(), 5);
}

void TestInsight::similarFeedbackIsFoundAmongMany()
{
    Office desk(m_backend);
    const QByteArray oldest = desk.settled("The zebra carpet is misprinted");
    // So many that they are not looked through one by one.
    m_backend.sql(
        u"insert into feedback (organization, id, description, routing_status, created_at, updated_at, "
        u"change)"
        " select organization, id + n, 'The delivery came late', 'routed', now(), now(), change"
        " from feedback, generate_series(1, 3500) n where id = %1;"
        "insert into feedback_search (organization, feedback, lexemes)"
        " select organization, id, '''the'':1 ''delivery'':2 ''=deliveri'' ''came'':3 ''late'':4'::tsvector"
        " from feedback where description = 'The delivery came late';"
        "analyze feedback_search"_s.arg(*decodeId(QString::fromLatin1(oldest))));
    const QByteArray item = desk.settled("Another zebra carpet came late, the delivery");
    // A backend that has not looked yet how frequent words are, and has no index yet, because it routed
    // nothing.
    const std::unique_ptr<Backend> fresh = m_backend.another();
    TestClient client(portOf(*fresh), desk.admin.token());
    QCOMPARE(client.get("/feedback/" + item + "/similar").all("id"), QString::fromLatin1(oldest));
    // Where all words are frequent it is looked for among the newest.
    const QByteArray common = desk.settled("Late delivery");
    QCOMPARE(client.get("/feedback/" + common + "/similar").items().size(), 5);
}

void TestInsight::similarFeedbackNeedsTheItem()
{
    Office desk(m_backend);
    Office other(m_backend);
    const QByteArray theirs = other.settled(crashText);
    QCOMPARE(desk.get("/feedback/" + theirs + "/similar").outcome(), u"404 feedback-not-found"_s);
    QCOMPARE(desk.get("/feedback/junk/similar?limit=x").outcome(), u"404 feedback-not-found"_s);
    QCOMPARE(other.get("/feedback/" + theirs + "/similar?limit=x").outcome(),
             u"422 invalid-field-value limit"_s);
}

TRIAGE_TEST(TestInsight, QCoreApplication)
#include "tst_insight.moc"
