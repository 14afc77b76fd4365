// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever people teach can be taken back: afterwards every server decides as if nobody had taught it.

#include "support/patience.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// An office on two servers whose people have taught a few items. Routing has put one more into "Billing".
struct Office : Desk
{
    /// Only what an item is about reaches this confidence.
    static constexpr double surely = 0.3;

    explicit Office(TestBackend &backend)
        : Desk(backend),
          billing(buffer("Billing", { { "routing_instructions", "invoice refund charged payment" } })),
          bugs(buffer("Bugs", { { "routing_instructions", "crash freeze error" } })),
          praise(buffer("Praise", { { "routing_instructions", "love great thanks" } })), love(buffer("Love")),
          second(backend.another()), there(portOf(*second), admin.token())
    {
        thresholds(surely, surely);
        const auto teach = [this](const QByteArray &text, const QByteArray &to) {
            const QByteArray taught = settled(text);
            assign(to, taught);
            return taught;
        };
        teach("The card reader does not work", bugs);
        invoice = teach("Two letters about the same bill", billing);
        teach("You helped us a lot", praise);
        teach("Nothing but trouble", bugs);
        item = routedToBilling("Please refund the invoice that I was charged");
    }

    /// Creates feedback that routing puts into "Billing" only.
    QByteArray routedToBilling(const QByteArray &text)
    {
        const QByteArray made = settled(text);
        if (buffersOf(made) != u"Billing"_s)
            qFatal("Routing decides otherwise: %s", get("/feedback/" + made + "/routing").body.constData());
        return made;
    }

    /// Takes an item that routing has put into "Billing" for review.
    void takeDoubtful()
    {
        thresholds(2, surely);
        item = routedToBilling("A refund of the charged payment");
    }
    void confirm() { patch("/feedback/" + item, { { "needs_review", false } }); }
    void askReview() { patch("/feedback/" + item, { { "needs_review", true } }); }
    void unconfirm() { QCOMPARE(remove("/feedback/" + item + "/confirmation").outcome(), u"204"_s); }
    void move(const QByteArray &from, const QByteArray &to)
    {
        assign(to, item);
        takeOut(from, item);
    }
    void moveAll(const QByteArray &from, const QByteArray &to)
    {
        QCOMPARE(post("/buffers/" + from + "/move-all", { { "destination_buffer_id", to } }).outcome(),
                 u"200"_s);
    }
    void work(const QByteArray &state)
    {
        QCOMPARE(patch("/feedback/" + item + "/triage", { { "state", state } }).outcome(), u"200"_s);
    }

    /// Returns everything that people taught with all items but this one.
    QString evidence(const QByteArray &except = {})
    {
        const QString others = u"organization = %1 and feedback <> %2"_s.arg(organization().id.value())
                                   .arg(except.isEmpty() ? 0 : *decodeId(QString::fromLatin1(except)));
        const auto lines = [&](const char *row, const QString &table) {
            return backend().value(
                u"select coalesce(string_agg(line, ' ' order by line), '-') from (select (%1)::text"
                " as line from %2 and %3) lines"_s.arg(QLatin1StringView(row), table, others));
        };
        return lines("feedback, buffer, positive, accepted, member, taught_at, change",
                     u"routing_example where not withdrawn"_s)
            + lines("feedback, buffer, by_hand, confidence, assigned_at", u"feedback_buffer where true"_s)
            + lines("feedback, outcome", u"routing_decision where true"_s);
    }
    /// "+Billing -Bugs": what people taught with the item.
    QString taught()
    {
        return backend().value(
            u"select coalesce(string_agg(case when e.positive then '+' else '-' end || b.name, ' ' order by "
            "b.name), '') from routing_example e join buffer b on b.organization = e.organization and b.id = "
            "e.buffer where not e.withdrawn and e.feedback = %1"_s.arg(*decodeId(QString::fromLatin1(item))));
    }
    /// Returns whether a person's choice holds the item somewhere.
    bool isByHand()
    {
        return backend().value(u"select bool_or(by_hand) from feedback_buffer where feedback = %1"_s.arg(
                   *decodeId(QString::fromLatin1(item))))
            == u"t"_s;
    }
    qint64 judged() { return get("/routing/quality")["totals"][u"judged"].toInteger(-1); }
    bool needsReview() { return get("/feedback/" + item)["needs_review"].toBool(); }
    qsizetype linesInTimeline() { return get("/feedback/" + item + "/notes").items().size(); }

    /// Returns how sure both servers are about some texts.
    std::vector<double> confidences()
    {
        std::vector<double> all;
        for (TestClient *server : { &admin, &there }) {
            for (const char *text :
                 { "Refund my invoice", "It crashed with an error", "Thanks, I love it" }) {
                const Answer tested = server->post("/routing/test", { { "description", text } });
                for (const QJsonValue &each : tested.meta("candidates").toArray())
                    all.push_back(each[u"confidence"].toDouble());
            }
        }
        return all;
    }
    /// Waits until both servers are as sure as that.
    bool areAsSureAs(const std::vector<double> &before)
    {
        return eventually([&] {
            return std::ranges::equal(confidences(), before,
                                      [](double a, double b) { return std::abs(a - b) <= 1e-9; });
        });
    }

    const QByteArray billing;
    const QByteArray bugs;
    const QByteArray praise;
    const QByteArray love; ///< Nobody has taught anything about it.
    const std::unique_ptr<Backend> second;
    TestClient there;
    QByteArray invoice; ///< An item that a person put into "Billing".
    QByteArray item;
    QByteArray merge;
    QByteArray moved; ///< The identifier of a move.
};

using Act = std::function<void(Office &)>;

/// A gesture and what takes it back.
struct Gesture
{
    const char *name;
    Act make;
    Act takeBack;
    int judged = 0; ///< The number of decisions more that are judged in between.
    Act before = [](Office &) {
    };
};

const std::vector<Gesture> &gestures()
{
    static const std::vector<Gesture> all{
        { "put into another buffer", [](Office &o) { o.assign(o.bugs, o.item); },
          [](Office &o) { o.takeOut(o.bugs, o.item); }, 1 },
        { "take out", [](Office &o) { o.takeOut(o.billing, o.item); },
          [](Office &o) { o.assign(o.billing, o.item); }, 1 },
        { "move", [](Office &o) { o.move(o.billing, o.bugs); }, [](Office &o) { o.move(o.bugs, o.billing); },
          1 },
        { "move on and on",
          [](Office &o) {
              o.move(o.billing, o.bugs);
              o.move(o.bugs, o.praise);
          },
          [](Office &o) { o.move(o.praise, o.billing); }, 1 },
        { "move what a person had moved", [](Office &o) { o.move(o.bugs, o.praise); },
          [](Office &o) { o.move(o.praise, o.bugs); }, 0,
          [](Office &o) {
              o.move(o.billing, o.bugs);
          } },
        { "move what was confirmed", [](Office &o) { o.move(o.billing, o.bugs); },
          [](Office &o) { o.move(o.bugs, o.billing); }, 0,
          [](Office &o) {
              o.confirm();
          } },
        { "move what was to be reviewed", [](Office &o) { o.move(o.billing, o.bugs); },
          [](Office &o) {
              o.move(o.bugs, o.billing);
              o.askReview();
          },
          1,
          [](Office &o) {
              o.takeDoubtful();
          } },
        { "confirm what was to be reviewed", [](Office &o) { o.confirm(); }, [](Office &o) { o.askReview(); },
          1,
          [](Office &o) {
              o.takeDoubtful();
          } },
        { "confirm what routing was sure of", [](Office &o) { o.confirm(); },
          [](Office &o) { o.unconfirm(); }, 1 },
        { "put where it was", [](Office &o) { o.assign(o.billing, o.item); },
          [](Office &o) { o.unconfirm(); }, 1 },
        { "confirm what was moved with all", [](Office &o) { o.confirm(); }, [](Office &o) { o.unconfirm(); },
          1,
          [](Office &o) {
              o.moveAll(o.billing, o.bugs);
          } },
        { "move all, and all back", [](Office &o) { o.moveAll(o.billing, o.love); },
          [](Office &o) {
              o.moveAll(o.love, o.billing);
          } },
        { "move all, and each back", [](Office &o) { o.moveAll(o.billing, o.love); },
          [](Office &o) {
              for (const QByteArray &each : { o.item, o.invoice }) {
                  o.assign(o.billing, each);
                  o.takeOut(o.love, each);
              }
          } },
        { "move the open ones, and undo it",
          [](Office &o) {
              o.moved = o.post("/buffers/" + o.billing + "/move-all",
                               { { "destination_buffer_id", o.love }, { "only_open", true } })
                            .json()[u"move_id"]
                            .toString()
                            .toLatin1();
          },
          [](Office &o) { QCOMPARE(o.post("/moves/" + o.moved + "/undo").outcome(), u"200"_s); }, 0,
          [](Office &o) {
              QCOMPARE(o.patch("/feedback/" + o.invoice + "/triage", { { "state", "done" } }).outcome(),
                       u"200"_s);
          } },
        { "delete a buffer", [](Office &o) { o.remove("/buffers/" + o.bugs); },
          [](Office &o) {
              o.post("/buffers/" + o.bugs + "/restore");
          } },
        { "merge",
          [](Office &o) {
              o.merge
                  = o.post("/merges", { { "into", o.item }, { "feedback_ids", array({ o.invoice }) } }).id();
          },
          [](Office &o) {
              o.post("/merges/" + o.merge + "/undo");
          } },
        { "mark as done", [](Office &o) { o.work("done"); },
          [](Office &o) {
              o.work("open");
              o.askReview();
          },
          0,
          [](Office &o) {
              o.takeDoubtful();
          } },
    };
    return all;
}

} // namespace

class TestTakenBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoneDecisionsWereNeverTaught_data();
    void undoneDecisionsWereNeverTaught();
    void aDeletedItemHasTaughtNothing();
    void anUndoneImportHasTaughtNothing();
    void itemsMovedByAnEarlierVersionAreRoutedAgain();
    void movingAllTeachesNothing();
    void movingAllLeavesReviewsOpen();
    void eachConfirmationCountsOnceWhateverTheState();
    void doneAndDeclinedEndTheReview();
    void itemsRemovedByAPersonStayOut();
    void confirmationsOfOthersAreNotTakenBack();
    void eachGestureHasALine();

private:
    TestBackend m_backend;
};

void TestTakenBack::undoneDecisionsWereNeverTaught_data()
{
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < gestures().size(); ++i)
        QTest::addRow("%s", gestures()[i].name) << int(i);
}

void TestTakenBack::undoneDecisionsWereNeverTaught()
{
    QFETCH(const int, row);
    const Gesture &gesture = gestures()[std::size_t(row)];
    Office desk(m_backend);
    gesture.before(desk);
    const QString evidence = desk.evidence();
    const qint64 judged = desk.judged();
    const bool neededReview = desk.needsReview();
    const std::vector<double> confidences = desk.confidences();
    QVERIFY(!confidences.empty());

    gesture.make(desk);
    QCOMPARE(desk.judged(), judged + gesture.judged);
    gesture.takeBack(desk);
    QCOMPARE(desk.evidence(), evidence);
    QCOMPARE(desk.judged(), judged);
    QCOMPARE(desk.needsReview(), neededReview);
    QVERIFY(desk.areAsSureAs(confidences));
}

void TestTakenBack::aDeletedItemHasTaughtNothing()
{
    Office desk(m_backend);
    const QString evidence = desk.evidence(desk.item);
    const std::vector<double> confidences = desk.confidences();
    desk.move(desk.billing, desk.bugs);
    QCOMPARE(desk.judged(), 5);
    QVERIFY(desk.confidences() != confidences);
    QCOMPARE(desk.remove("/feedback/" + desk.item).outcome(), u"204"_s);
    QCOMPARE(desk.evidence(), evidence);
    QCOMPARE(desk.judged(), 4);
    QVERIFY(desk.areAsSureAs(confidences));
    QCOMPARE(m_backend.value(u"select count(*) from routing_lesson where feedback = %1"_s.arg(
                 *decodeId(QString::fromLatin1(desk.item)))),
             u"0"_s);
}

void TestTakenBack::anUndoneImportHasTaughtNothing()
{
    Office desk(m_backend);
    const QString evidence = desk.evidence();
    const std::vector<double> confidences = desk.confidences();
    const QByteArray line
        = R"({"description":"Refund me for the crash","buffers":[{"buffer":"bugs","by_hand":true}]})";
    const Answer import
        = desk.send({ "POST", "/import", line + "\n", { { "Content-Type", "application/jsonl" } } });
    QCOMPARE(import.outcome(), u"200"_s);
    QVERIFY(desk.evidence() != evidence);
    QCOMPARE(desk.post("/import/" + import.id() + "/undo").outcome(), u"202"_s);
    QTRY_COMPARE(desk.get("/import/" + import.id())["state"].toString(), u"undone"_s);
    QCOMPARE(desk.evidence(), evidence);
    QVERIFY(desk.areAsSureAs(confidences));
}

void TestTakenBack::itemsMovedByAnEarlierVersionAreRoutedAgain()
{
    Office desk(m_backend);
    const qint64 judged = desk.judged();
    desk.move(desk.billing, desk.bugs);
    // An earlier version kept nothing.
    m_backend.sql(u"delete from routing_lesson"_s);
    desk.move(desk.bugs, desk.billing);
    QCOMPARE(desk.buffersOf(desk.item), u"Billing"_s);
    QCOMPARE(desk.taught(), QString());
    QVERIFY(!desk.isByHand());
    QCOMPARE(desk.judged(), judged);
}

void TestTakenBack::movingAllTeachesNothing()
{
    Office desk(m_backend);
    const qint64 judged = desk.judged();
    const std::vector<double> confidences = desk.confidences();
    desk.moveAll(desk.billing, desk.bugs);
    QCOMPARE(desk.buffersOf(desk.item), u"Bugs"_s);
    QCOMPARE(desk.taught(), QString());
    QCOMPARE(desk.judged(), judged);
    QVERIFY(desk.areAsSureAs(confidences));
    // It stays there, whatever routing thinks later.
    desk.post("/feedback/" + desk.item + "/routing");
    desk.routed(desk.item);
    QVERIFY(desk.buffersOf(desk.item).contains(u"Bugs"_s));
}

void TestTakenBack::movingAllLeavesReviewsOpen()
{
    Office desk(m_backend);
    desk.takeDoubtful();
    desk.moveAll(desk.billing, desk.bugs);
    QVERIFY(desk.needsReview());
}

void TestTakenBack::eachConfirmationCountsOnceWhateverTheState()
{
    Office desk(m_backend);
    const qint64 judged = desk.judged();
    const auto lines = desk.linesInTimeline();
    desk.confirm();
    QCOMPARE(desk.judged(), judged + 1);
    QCOMPARE(desk.linesInTimeline(), lines + 1);
    const Answer again = desk.patch("/feedback/" + desk.item, { { "needs_review", false } });
    QCOMPARE(again.outcome(), u"200"_s);
    desk.assign(desk.billing, desk.item);
    desk.assign(desk.billing, desk.item);
    QCOMPARE(desk.judged(), judged + 1);
    QCOMPARE(desk.linesInTimeline(), lines + 2);
    // A new decision is judged on its own.
    desk.post("/feedback/" + desk.item + "/routing");
    desk.routed(desk.item);
    QCOMPARE(desk.judged(), judged);
    desk.confirm();
    QCOMPARE(desk.judged(), judged + 1);
}

void TestTakenBack::doneAndDeclinedEndTheReview()
{
    Office desk(m_backend);
    for (const char *state : { "done", "declined" }) {
        desk.takeDoubtful();
        desk.work(state);
        QVERIFY(!desk.needsReview());
        QCOMPARE(desk.taught(), QString());
        desk.askReview();
        desk.work("open");
        QVERIFY(desk.needsReview());
    }
}

void TestTakenBack::itemsRemovedByAPersonStayOut()
{
    Office desk(m_backend);
    desk.takeOut(desk.billing, desk.item);
    desk.post("/feedback/" + desk.item + "/routing");
    desk.routed(desk.item);
    QVERIFY(!desk.buffersOf(desk.item).contains(u"Billing"_s));
    QCOMPARE(desk.taught(), u"-Billing"_s);
}

void TestTakenBack::confirmationsOfOthersAreNotTakenBack()
{
    Office desk(m_backend);
    desk.confirm();
    desk.member.patch("/feedback/" + desk.item, { { "needs_review", false } });
    QCOMPARE(desk.member.remove("/feedback/" + desk.item + "/confirmation").outcome(), u"204"_s);
    QCOMPARE(desk.taught(), u"+Billing"_s);
    desk.unconfirm();
    QCOMPARE(desk.taught(), QString());
}

void TestTakenBack::eachGestureHasALine()
{
    Office desk(m_backend);
    const QString before = desk.timeline(desk.item);
    desk.confirm();
    desk.unconfirm();
    desk.assign(desk.billing, desk.item);
    desk.move(desk.billing, desk.bugs);
    QCOMPARE(
        desk.timeline(desk.item).sliced(before.size()),
        u" | Marked as reviewed. | No longer marked as reviewed. | Marked as reviewed. | Assigned to Bugs. | "
        "Removed from Billing."_s);
}

TRIAGE_TEST(TestTakenBack, QCoreApplication)
#include "tst_takenback.moc"
