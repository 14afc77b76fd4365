// SPDX-License-Identifier: GPL-3.0-or-later
// What is in a buffer: assigning, removing and moving feedback by hand, the lists of it and the counts.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QHash>
#include <QRandomGenerator>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestBufferFeedbackApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void assigningPutsAnItemIntoABuffer();
    void assigningTwiceIsAssigningOnce();
    void anItemMayBeInSeveralBuffers();
    void removingTakesOnlyTheMembership();
    void removingNothingIsNotAnError();
    void bothKeysMustBeThere();
    void slugsWorkWhereverABufferIsNamed();
    void theListOfABufferHasTheSameObjectsAsTheListOfFeedback();
    void theListOfABufferIsNewestFirstByPage();
    void theListOfABufferLinksByIdNeverBySlug();
    void theBuffersOfAnItemAreReferencesWithLinks();
    void moveAllMovesEverything();
    void moveAllLeavesWhatIsNotOpenOnRequest();
    void moveAllCountsWhatWasInBothBuffers();
    void moveAllOfNothingMovesNothing();
    void moveAllNeedsAnotherBuffer_data();
    void moveAllNeedsAnotherBuffer();
    void aHandChangesNoStatusOfTheItem();
    void aHandEndsTheReview();
    void moveAllLeavesReviewsOpen();
    void everyHandMoveIsOnTheTimeline();
    void deletedFeedbackLeavesItsBuffers();
    void countsStayExactWhateverHappens();

private:
    TestBackend m_backend;
};

void TestBufferFeedbackApi::assigningPutsAnItemIntoABuffer()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    desk.buffer("Billing");
    const QByteArray crash = desk.settled("crash");
    const Answer assigned = desk.put("/buffers/" + bugs + "/feedback/" + crash);
    QCOMPARE(assigned.outcome(), u"204"_s);
    QVERIFY(assigned.body.isEmpty());
    QCOMPARE(desk.board(), u"Bugs: crash | Billing: -"_s);
    QCOMPARE(desk.get("/buffers/bugs")["feedback_count"], 1);
    QCOMPARE(desk.buffersOf(crash), u"Bugs"_s);
}

void TestBufferFeedbackApi::assigningTwiceIsAssigningOnce()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray crash = desk.settled("crash");
    desk.assign(bugs, crash);
    QCOMPARE(desk.put("/buffers/" + bugs + "/feedback/" + crash).outcome(), u"204"_s);
    QCOMPARE(desk.get("/buffers/bugs")["feedback_count"], 1);
    QCOMPARE(desk.board(), u"Bugs: crash"_s);
}

void TestBufferFeedbackApi::anItemMayBeInSeveralBuffers()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.settled("charged twice after a crash");
    for (const char *name : { "Bugs", "Billing", "Urgent" })
        desk.assign(desk.buffer(name), item);
    const QStringList names = desk.buffersOf(item).split(u", "_s);
    QCOMPARE(std::set(names.begin(), names.end()), (std::set{ u"Bugs"_s, u"Billing"_s, u"Urgent"_s }));
    QCOMPARE(desk.total("/feedback"), 1);
    QCOMPARE(desk.total("/feedback?unassigned=false"), 1);
}

void TestBufferFeedbackApi::removingTakesOnlyTheMembership()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray billing = desk.buffer("Billing");
    const QByteArray item = desk.settled("crash");
    desk.assign(bugs, item);
    desk.assign(billing, item);
    const Answer removed = desk.remove("/buffers/" + bugs + "/feedback/" + item);
    QCOMPARE(removed.outcome(), u"204"_s);
    QVERIFY(removed.body.isEmpty());
    QCOMPARE(desk.board(), u"Bugs: - | Billing: crash"_s);
    QCOMPARE(desk.get("/feedback/" + item).outcome(), u"200"_s);
    QCOMPARE(desk.get("/buffers/bugs")["feedback_count"], 0);
}

void TestBufferFeedbackApi::removingNothingIsNotAnError()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    desk.buffer("Bugs");
    const QByteArray item = desk.settled("crash");
    QCOMPARE(desk.remove("/buffers/bugs/feedback/" + item).outcome(), u"204"_s);
    QCOMPARE(desk.get("/buffers/bugs")["feedback_count"], 0);
}

void TestBufferFeedbackApi::bothKeysMustBeThere()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray item = desk.settled("crash");
    for (const char *method : { "PUT", "DELETE" }) {
        const auto outcome = [&](const QByteArray &buffer, const QByteArray &feedback) {
            return desk.send({ method, "/buffers/" + buffer + "/feedback/" + feedback, {}, {} }).outcome();
        };
        QCOMPARE(outcome("nowhere", item), u"404 buffer-not-found"_s);
        QCOMPARE(outcome("0000000000000", item), u"404 buffer-not-found"_s);
        QCOMPARE(outcome(item, item), u"404 buffer-not-found"_s);
        QCOMPARE(outcome(bugs, "0000000000000"), u"404 feedback-not-found"_s);
        QCOMPARE(outcome(bugs, "not-an-id"), u"404 feedback-not-found"_s);
        QCOMPARE(outcome(bugs, bugs), u"404 feedback-not-found"_s);
        QCOMPARE(outcome("nowhere", "0000000000000").first(4), u"404 "_s);
    }
}

void TestBufferFeedbackApi::slugsWorkWhereverABufferIsNamed()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    desk.buffer("Bugs");
    desk.buffer("Billing");
    const QByteArray item = desk.settled("crash");
    QCOMPARE(desk.put("/buffers/bugs/feedback/" + item).outcome(), u"204"_s);
    QCOMPARE(desk.get("/buffers/bugs/feedback").all("id"), QString::fromLatin1(item));
    QCOMPARE(desk.get("/feedback?buffer_id=bugs").all("id"), QString::fromLatin1(item));
    QCOMPARE(desk.post("/buffers/bugs/move-all", { { "destination_buffer_id", "billing" } }).outcome(),
             u"200"_s);
    QCOMPARE(desk.board(), u"Bugs: - | Billing: crash"_s);
    QCOMPARE(desk.remove("/buffers/billing/feedback/" + item).outcome(), u"204"_s);
    QCOMPARE(desk.board(), u"Bugs: - | Billing: -"_s);
}

void TestBufferFeedbackApi::theListOfABufferHasTheSameObjectsAsTheListOfFeedback()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    for (const char *text : { "crash", "freeze", "other" })
        desk.settled(text, { { "title", text }, { "submitted_by", "u" } });
    for (const char *word : { "crash", "freeze" })
        desk.assign(bugs, desk.get("/feedback?search="_ba + word).items()[0][u"id"].toString().toUtf8());
    const QJsonArray items = desk.get("/buffers/" + bugs + "/feedback").items();
    QCOMPARE(items.size(), 2);
    QCOMPARE(items, desk.get("/feedback?buffer_id=" + bugs).items());
    QCOMPARE(items[0].toObject(),
             desk.get("/feedback/" + items[0][u"id"].toString().toUtf8()).json()[u"data"].toObject());
}

void TestBufferFeedbackApi::theListOfABufferIsNewestFirstByPage()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    QList<QByteArray> ids;
    for (const char *text : { "a", "b", "c", "d", "e" })
        ids.append(desk.feedback(text));
    desk.settle();
    for (const int place : { 2, 0, 4, 1, 3 }) // the order of assigning does not matter
        desk.assign(bugs, ids[place]);

    const Answer first = desk.get("/buffers/" + bugs + "/feedback?limit=2");
    QCOMPARE(first.all("description"), u"e, d"_s);
    QCOMPARE(first.meta("page"), 1);
    QCOMPARE(first.meta("limit"), 2);
    QCOMPARE(first.meta("total"), 5);
    QCOMPARE(first.meta("total_pages"), 3);
    QVERIFY(first.meta("prev").isNull());
    const Answer second = desk.get(first.meta("next").toString().toUtf8());
    QCOMPARE(second.all("description"), u"c, b"_s);
    const Answer last = desk.get(second.meta("next").toString().toUtf8());
    QCOMPARE(last.all("description"), u"a"_s);
    QVERIFY(last.meta("next").isNull());
    QCOMPARE(desk.get(last.meta("prev").toString().toUtf8()).items(), second.items());
    const Answer beyond = desk.get("/buffers/" + bugs + "/feedback?limit=2&page=9");
    QCOMPARE(beyond.outcome(), u"200"_s);
    QVERIFY(beyond.items().isEmpty() && beyond.meta("next").isNull());
    QCOMPARE(desk.get(beyond.meta("prev").toString().toUtf8()).items(), last.items());
    QCOMPARE(desk.get("/buffers/" + bugs + "/feedback?limit=junk").outcome(),
             u"422 invalid-field-value limit"_s);
}

void TestBufferFeedbackApi::theListOfABufferLinksByIdNeverBySlug()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    QByteArray newest;
    for (int i = 0; i < 3; ++i) {
        newest = desk.settled("crash");
        desk.assign(bugs, newest);
    }
    const Answer list = desk.get("/buffers/bugs/feedback?limit=1&page=2");
    for (const char *name : { "next", "prev" }) {
        const QString path = list.meta(name).toString();
        QVERIFY2(path.startsWith(QString::fromLatin1("/api/v0/buffers/" + bugs + "/feedback?")),
                 qPrintable(path));
    }
    const QJsonObject links = desk.get("/buffers/bugs/feedback?limit=1").meta()[u"links"].toObject();
    QCOMPARE(links[u"api"][u"self"].toString().toLatin1(), "/api/v0/buffers/" + bugs + "/feedback?limit=1");
    QCOMPARE(desk.get("/buffers/bugs/feedback").meta()[u"links"][u"api"][u"self"].toString().toLatin1(),
             "/api/v0/buffers/" + bugs + "/feedback");
    const Members item{ { "api", object({ { "self", "/api/v0/feedback/" + newest } }) },
                        { "web", object({ { "self", "/o/" + desk.slug() + "/feedback/" + newest } }) } };
    QCOMPARE(links[u"items"].toObject(), object({ { newest.constData(), item.object() } }));
    QCOMPARE(links[u"web"].toObject(), object({ { "self", "/o/" + desk.slug() + "/buffers/" + bugs } }));
}

void TestBufferFeedbackApi::theBuffersOfAnItemAreReferencesWithLinks()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray item = desk.settled("crash");
    const Answer none = desk.get("/feedback/" + item + "/buffers");
    QCOMPARE(none.outcome(), u"200"_s);
    QVERIFY(none.items().isEmpty());
    const QByteArray bugs = desk.buffer("Known bugs");
    desk.assign(bugs, item);
    const Answer one = desk.get("/feedback/" + item + "/buffers");
    QCOMPARE(one.items(),
             array({ object({ { "id", bugs }, { "name", "Known bugs" }, { "slug", "known-bugs" } }) }));
    const QByteArray self = "/api/v0/feedback/" + item + "/buffers";
    const Members links{
        { "api", object({ { "self", self } }) },
        { "web", nullptr },
        { "items",
          object({ { bugs.constData(),
                     object({ { "api", object({ { "self", "/api/v0/buffers/" + bugs } }) },
                              { "web",
                                object({ { "self", "/o/" + desk.slug() + "/buffers/" + bugs } }) } }) } }) }
    };
    QCOMPARE(one.meta(), object({ { "links", links.object() } }));
    QCOMPARE(desk.get("/feedback/0000000000000/buffers").outcome(), u"404 feedback-not-found"_s);
    QCOMPARE(desk.get("/feedback/junk/buffers").outcome(), u"404 feedback-not-found"_s);
}

void TestBufferFeedbackApi::moveAllMovesEverything()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray archive = desk.buffer("Archive");
    const QByteArray billing = desk.buffer("Billing");
    for (const char *text : { "a", "b", "c" })
        desk.assign(bugs, desk.settled(text));
    desk.assign(billing, desk.get("/feedback?search=a").items()[0][u"id"].toString().toUtf8());
    const Answer moved
        = desk.post("/buffers/" + bugs + "/move-all", { { "destination_buffer_id", archive } });
    QCOMPARE(moved.outcome(), u"200"_s);
    QCOMPARE(moved.json()[u"moved_count"], 3);
    QCOMPARE(desk.get("/moves/" + moved.json()[u"move_id"].toString().toUtf8())["moved"], 3);
    QCOMPARE(desk.board(), u"Bugs: - | Archive: a, b, c | Billing: a"_s);
    QCOMPARE(desk.get("/buffers").all("feedback_count"), u"1, 3, 0"_s);
}

void TestBufferFeedbackApi::moveAllLeavesWhatIsNotOpenOnRequest()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    desk.buffer("Archive");
    QHash<QByteArray, QByteArray> items;
    for (const char *text : { "open", "mine", "done", "declined", "snoozed", "duplicate" }) {
        items[text] = desk.settled(text);
        desk.assign(bugs, items[text]);
    }
    const auto triage = [&](const char *text, const Members &record) {
        QCOMPARE(desk.patch("/feedback/" + items[text] + "/triage", record).outcome(), u"200"_s);
    };
    triage("mine", { { "owner_id", desk.admin.get("/me")["member"].toObject()[u"id"].toString() } });
    triage("done", { { "state", "done" } });
    triage("declined", { { "state", "declined" } });
    triage("snoozed", { { "snoozed_until", "2999-01-01T00:00:00Z" } });
    QCOMPARE(
        desk.post("/merges", { { "into", items["open"] }, { "feedback_ids", array({ items["duplicate"] }) } })
            .outcome(),
        u"201"_s);
    const Members body{ { "destination_buffer_id", "archive" }, { "only_open", true } };
    const Answer moved = desk.post("/buffers/bugs/move-all", body);
    QCOMPARE(moved.outcome(), u"200"_s);
    QCOMPARE(moved.json()[u"moved_count"], 2);
    const QByteArray move = "/moves/" + moved.json()[u"move_id"].toString().toUtf8();
    QCOMPARE(desk.get(move)["total"], 2);
    QVERIFY(desk.get(move)["only_open"].toBool());
    QCOMPARE(desk.board(), u"Bugs: done, declined, snoozed, duplicate | Archive: open, mine"_s);
    // Nothing is open there any more.
    const Answer again = desk.post("/buffers/bugs/move-all", body);
    QCOMPARE(again.json()[u"moved_count"], 0);
    QCOMPARE(desk.post(move + "/undo").outcome(), u"200"_s);
    QCOMPARE(desk.get(move)["restored"], 2);
    QCOMPARE(desk.board(), u"Bugs: open, mine, done, declined, snoozed, duplicate | Archive: -"_s);
}

void TestBufferFeedbackApi::moveAllCountsWhatWasInBothBuffers()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray archive = desk.buffer("Archive");
    const QByteArray both = desk.settled("both");
    desk.assign(bugs, both);
    desk.assign(archive, both);
    desk.assign(bugs, desk.settled("one"));
    const Answer moved = desk.post("/buffers/bugs/move-all", { { "destination_buffer_id", "archive" } });
    QCOMPARE(moved.json()[u"moved_count"], 2);
    QCOMPARE(desk.board(), u"Bugs: - | Archive: both, one"_s);
    QCOMPARE(desk.get("/buffers").all("feedback_count"), u"2, 0"_s);
}

void TestBufferFeedbackApi::moveAllOfNothingMovesNothing()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    desk.buffer("Archive");
    const Answer moved = desk.post("/buffers/bugs/move-all", { { "destination_buffer_id", "archive" } });
    QCOMPARE(moved.json()[u"moved_count"], 0);
}

void TestBufferFeedbackApi::moveAllNeedsAnotherBuffer_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("outcome");
    const auto row = [](const char *name, const char *source, const char *body, const QString &outcome) {
        QTest::newRow(name) << QByteArray(source) << QByteArray(body) << outcome;
    };
    const QString missing = u"422 missing-required-field destination_buffer_id"_s;
    const QString invalid = u"422 invalid-field-value destination_buffer_id"_s;
    row("no body", "bugs", "", missing);
    row("empty object", "bugs", "{}", missing);
    row("null", "bugs", R"({"destination_buffer_id":null})", invalid);
    row("number", "bugs", R"({"destination_buffer_id":1})", invalid);
    row("object", "bugs", R"({"destination_buffer_id":{}})", invalid);
    row("itself", "bugs", R"({"destination_buffer_id":"bugs"})", invalid);
    row("unknown", "bugs", R"({"destination_buffer_id":"nowhere"})", u"404 buffer-not-found"_s);
    row("unknown id", "bugs", R"({"destination_buffer_id":"0000000000000"})", u"404 buffer-not-found"_s);
    row("unknown source", "nowhere", R"({"destination_buffer_id":"bugs"})", u"404 buffer-not-found"_s);
    row("unknown source, wrong body", "nowhere", "[]", u"404 buffer-not-found"_s);
}

void TestBufferFeedbackApi::moveAllNeedsAnotherBuffer()
{
    QFETCH(QByteArray, source);
    QFETCH(QByteArray, body);
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    desk.assign(bugs, desk.settled("crash"));
    QTEST(desk.send({ "POST", "/buffers/" + source + "/move-all", body, {} }).outcome(), "outcome");
    const Answer toItself = desk.post("/buffers/bugs/move-all", { { "destination_buffer_id", bugs } });
    QCOMPARE(toItself.outcome(), u"422 invalid-field-value destination_buffer_id"_s);
    QCOMPARE(desk.board(), u"Bugs: crash"_s);
}

void TestBufferFeedbackApi::aHandChangesNoStatusOfTheItem()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    desk.routeNothing();
    const QByteArray item = desk.settled("crash");
    const Answer before = desk.get("/feedback/" + item);
    desk.assign(bugs, item);
    QCOMPARE(desk.get("/feedback/" + item)["routing_status"], before["routing_status"]);
    desk.takeOut(bugs, item);
    QCOMPARE(desk.get("/feedback/" + item)["routing_status"], before["routing_status"]);
}

void TestBufferFeedbackApi::aHandEndsTheReview()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray crash = desk.settled("crash");
    const auto flag = [&] {
        desk.patch("/feedback/" + crash, { { "needs_review", true } });
        QCOMPARE(desk.total("/feedback?needs_review=true"), 1);
    };
    const auto saidSince = [&](const QString &before) {
        return desk.timeline(crash).mid(before.size());
    };

    flag();
    QString before = desk.timeline(crash);
    desk.assign(bugs, crash);
    QCOMPARE(desk.get("/feedback/" + crash)["needs_review"], false);
    QCOMPARE(desk.total("/feedback?needs_review=true"), 0);
    QCOMPARE(saidSince(before), u" | Assigned to Bugs."_s);

    flag();
    before = desk.timeline(crash);
    desk.assign(bugs, crash);
    QCOMPARE(desk.total("/feedback?needs_review=true"), 0);
    QCOMPARE(saidSince(before), u" | Marked as reviewed."_s);

    flag();
    before = desk.timeline(crash);
    desk.takeOut(bugs, crash);
    QCOMPARE(desk.total("/feedback?needs_review=true"), 0);
    QCOMPARE(saidSince(before), u" | Removed from Bugs."_s);

    flag();
    desk.takeOut(bugs, crash);
    QCOMPARE(desk.total("/feedback?needs_review=true"), 1);
}

void TestBufferFeedbackApi::moveAllLeavesReviewsOpen()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray billing = desk.buffer("Billing");
    const QByteArray crash = desk.settled("crash");
    desk.assign(bugs, crash);
    desk.patch("/feedback/" + crash, { { "needs_review", true } });
    desk.post("/buffers/bugs/move-all", { { "destination_buffer_id", billing } });
    QCOMPARE(desk.board(), u"Bugs: - | Billing: crash"_s);
    QCOMPARE(desk.get("/feedback/" + crash)["needs_review"], true);
}

void TestBufferFeedbackApi::everyHandMoveIsOnTheTimeline()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray billing = desk.buffer("Billing");
    desk.routeNothing();
    const QByteArray item = desk.settled("crash");
    const qsizetype routed = desk.get("/feedback/" + item + "/notes").items().size();
    QCOMPARE(desk.member.put("/buffers/" + bugs + "/feedback/" + item).outcome(), u"204"_s);
    desk.post("/buffers/bugs/move-all", { { "destination_buffer_id", billing } });
    desk.takeOut(billing, item);

    const QJsonArray notes = desk.get("/feedback/" + item + "/notes").items();
    QCOMPARE(notes.size(), routed + 3);
    const QJsonObject assigned = notes[routed].toObject();
    QCOMPARE(assigned[u"kind"], u"activity"_s);
    QCOMPARE(assigned[u"author_name"], u"Mel"_s);
    QVERIFY(assigned[u"text"].toString().contains(u"Bugs"_s));
    const QJsonObject moved = notes[routed + 1].toObject();
    QCOMPARE(moved[u"author_name"], u"Ada"_s);
    QVERIFY(moved[u"text"].toString().contains(u"Bugs"_s)
            && moved[u"text"].toString().contains(u"Billing"_s));
    QVERIFY(notes[routed + 2][u"text"].toString().contains(u"Billing"_s));
}

void TestBufferFeedbackApi::deletedFeedbackLeavesItsBuffers()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    const QByteArray gone = desk.settled("gone");
    desk.assign(bugs, gone);
    desk.assign(bugs, desk.settled("kept"));
    QCOMPARE(desk.remove("/feedback/" + gone).outcome(), u"204"_s);
    QCOMPARE(desk.board(), u"Bugs: kept"_s);
    QCOMPARE(desk.get("/buffers/bugs")["feedback_count"], 1);
}

void TestBufferFeedbackApi::countsStayExactWhateverHappens()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    QRandomGenerator random(20261121);
    std::vector<QByteArray> buffers, deleted, items;
    std::map<QByteArray, std::set<QByteArray>> holds;
    for (const char *name : { "A", "B", "C", "D" })
        buffers.push_back(desk.buffer(name));
    for (int i = 0; i < 12; ++i)
        items.push_back(desk.feedback("item"));
    desk.settle();
    const auto any = [&random](std::vector<QByteArray> &from) -> QByteArray & {
        return from[std::size_t(random.bounded(int(from.size())))];
    };

    for (int step = 0; step < 150; ++step) {
        const QByteArray buffer = any(buffers);
        const QByteArray item = any(items);
        const int dice = random.bounded(100);
        if (dice < 50) {
            desk.assign(buffer, item);
            holds[buffer].insert(item);
        } else if (dice < 70) {
            desk.takeOut(buffer, item);
            holds[buffer].erase(item);
        } else if (dice < 80) {
            const QByteArray to = any(buffers);
            const Answer moved
                = desk.post("/buffers/" + buffer + "/move-all", { { "destination_buffer_id", to } });
            if (to != buffer) {
                QCOMPARE(moved.json()[u"moved_count"].toInt(-1), int(holds[buffer].size()));
                holds[to].merge(holds[buffer]);
                holds[buffer].clear();
            }
        } else if (dice < 88 && buffers.size() > 2) {
            desk.remove("/buffers/" + buffer);
            std::erase(buffers, buffer);
            deleted.push_back(buffer);
        } else if (dice < 96 && !deleted.empty()) {
            QCOMPARE(desk.post("/buffers/" + deleted.back() + "/restore").outcome(), u"200"_s);
            buffers.push_back(deleted.back());
            deleted.pop_back();
        } else if (items.size() > 4) {
            desk.remove("/feedback/" + item);
            std::erase(items, item);
            for (auto &held : holds)
                held.second.erase(item);
        }
    }

    std::set<QByteArray> assigned;
    for (const QByteArray &buffer : buffers) {
        const int size = int(holds[buffer].size());
        QCOMPARE(desk.get("/buffers/" + buffer)["feedback_count"], size);
        QCOMPARE(desk.total("/buffers/" + buffer + "/feedback"), size);
        QCOMPARE(int(desk.get("/buffers/" + buffer + "/feedback?limit=100").items().size()), size);
        assigned.insert(holds[buffer].begin(), holds[buffer].end());
    }
    QCOMPARE(desk.total("/feedback"), int(items.size()));
    QCOMPARE(desk.total("/feedback?unassigned=false"), int(assigned.size()));
    QCOMPARE(desk.total("/feedback?unassigned=true"), int(items.size() - assigned.size()));
}

TRIAGE_TEST(TestBufferFeedbackApi, QCoreApplication)
#include "tst_bufferfeedbackapi.moc"
