// SPDX-License-Identifier: GPL-3.0-or-later
// People who take items: nobody takes what another one has, and two never get the same. TRIAGE_TAKE_PRESSES
// is how often each of eight people takes the next one.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QSet>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestTaking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takingAnItemMakesItsOwner();
    void ownedItemsAreNotTaken();
    void theNextIsTheOldestThatIsOpenAndFree();
    void theNextOfABufferIsInIt();
    void takeNextReturns204WhenNothingIsFree();
    void aRepeatedRequestTakesOnce();
    void manyPeopleNeverGetTheSame();

private:
    TestBackend m_backend;
};

void TestTaking::takingAnItemMakesItsOwner()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    const Answer taken = desk.member.post("/feedback/" + item + "/take");
    QCOMPARE(taken.outcome(), u"200"_s);
    QCOMPARE(taken["owner_name"], u"Mel"_s);
    QCOMPARE(taken["feedback_id"], QString::fromLatin1(item));
    QVERIFY(desk.timeline(item).endsWith(u"Assigned it to themselves."_s));
    const QString timeline = desk.timeline(item);
    QCOMPARE(desk.member.post("/feedback/" + item + "/take").json(), taken.json());
    QCOMPARE(desk.timeline(item), timeline);
    QCOMPARE(desk.post("/feedback/0000000000000/take").outcome(), u"404 feedback-not-found"_s);
}

void TestTaking::ownedItemsAreNotTaken()
{
    Desk desk(m_backend);
    const QByteArray item = desk.settled("crash");
    desk.member.post("/feedback/" + item + "/take");
    const Answer refused = desk.post("/feedback/" + item + "/take");
    QCOMPARE(refused.outcome(), u"409 conflict"_s);
    QVERIFY2(refused.body.contains("assigned to Mel"), refused.body.constData());
    QCOMPARE(desk.get("/feedback/" + item + "/triage")["owner_name"], u"Mel"_s);
}

void TestTaking::theNextIsTheOldestThatIsOpenAndFree()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    QByteArrayList items;
    for (const char *text : { "done", "owned", "asleep", "first", "second" })
        items << desk.settled(text);
    desk.patch("/feedback/" + items[0] + "/triage", { { "state", "done" } });
    desk.member.post("/feedback/" + items[1] + "/take");
    desk.patch("/feedback/" + items[2] + "/triage", { { "snoozed_until", "2030-01-01T00:00:00Z" } });
    m_backend.holdRouting();
    const QByteArray pending = desk.feedback("pending");
    const Answer next = desk.post("/feedback/take-next");
    QCOMPARE(next.outcome(), u"200"_s);
    QCOMPARE(next["description"], u"first"_s);
    QCOMPARE(next.json()[u"data"].toObject().size(), 9);
    QCOMPARE(desk.get("/feedback/" + items[3] + "/triage")["owner_name"], u"Ada"_s);
    QCOMPARE(desk.member.post("/feedback/take-next")["description"], u"second"_s);
    QCOMPARE(desk.post("/feedback/take-next", {})["description"], u"pending"_s);
    QCOMPARE(desk.post("/feedback/take-next").status, 204);
    m_backend.releaseRouting();
    desk.routed(pending);
}

void TestTaking::theNextOfABufferIsInIt()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray bugs = desk.buffer("Bugs");
    desk.settled("elsewhere");
    const QByteArray closed = desk.settled("closed");
    const QByteArray open = desk.settled("open");
    desk.assign(bugs, closed);
    desk.assign(bugs, open);
    desk.patch("/feedback/" + closed + "/triage", { { "state", "declined" } });
    QCOMPARE(desk.post("/feedback/take-next", { { "buffer_id", "bugs" } })["description"], u"open"_s);
    QCOMPARE(desk.post("/feedback/take-next", { { "buffer_id", bugs } }).status, 204);
    QCOMPARE(desk.post("/feedback/take-next", { { "buffer_id", "none" } }).outcome(),
             u"404 buffer-not-found"_s);
}

void TestTaking::takeNextReturns204WhenNothingIsFree()
{
    Desk desk(m_backend);
    const Answer none = desk.post("/feedback/take-next");
    QCOMPARE(none.status, 204);
    QVERIFY(none.body.isEmpty());
}

void TestTaking::aRepeatedRequestTakesOnce()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    desk.settled("first");
    desk.settled("second");
    const auto take = [&](const QByteArray &key) {
        return desk.send({ "POST", "/feedback/take-next", "{}", { { "Idempotency-Key", key } } });
    };
    const Answer first = take("a");
    QCOMPARE(first["description"], u"first"_s);
    QCOMPARE(take("a").body, first.body);
    QCOMPARE(take("b")["description"], u"second"_s);
    QCOMPARE(take("c").status, 204);
    QCOMPARE(take("c").status, 204);
}

void TestTaking::manyPeopleNeverGetTheSame()
{
    constexpr int people = 8;
    bool isThere = false;
    const int wanted = qEnvironmentVariableIntValue("TRIAGE_TAKE_PRESSES", &isThere);
    const int pressesOfEach = isThere ? wanted : 30;
    const int items = people * pressesOfEach * 5 / 6; // so that the last of them find nothing
    Desk desk(m_backend);
    desk.switchRouting(false);
    std::vector<Sent> all;
    for (int i = 0; i < items; ++i)
        all.push_back(
            { "POST", "/feedback", Members{ { "description", QByteArray::number(i) } }.toJson(), {} });
    desk.admin.sendAll(all);
    desk.settle();
    const std::unique_ptr<Backend> other = m_backend.another();
    std::vector<TestClient> clients;
    for (int i = 0; i < people; ++i) {
        const QByteArray token = desk.token(TokenKind::FullAccess, Desk::adminEmail()).token;
        clients.emplace_back(i % 2 ? m_backend.port() : portOf(*other), token);
    }
    // Each begins while the answers of the others arrive.
    std::vector<std::vector<Answer>> answers(people);
    const std::vector<Sent> presses(std::size_t(pressesOfEach), { "POST", "/feedback/take-next", "{}", {} });
    std::function<void(std::size_t)> press = [&](std::size_t person) {
        if (person + 1 < clients.size())
            QTimer::singleShot(0, this, [&press, person] { press(person + 1); });
        answers[person] = clients[person].sendAll(presses, 4);
    };
    press(0);
    QSet<QString> taken;
    for (const std::vector<Answer> &ofOne : answers) {
        QCOMPARE(ofOne.size(), presses.size());
        for (const Answer &answer : ofOne) {
            if (answer.status == 204)
                continue;
            QCOMPARE(answer.outcome(), u"200"_s);
            QVERIFY(!taken.contains(answer["id"].toString()));
            taken.insert(answer["id"].toString());
        }
    }
    QCOMPARE(taken.size(), qsizetype(items));
}

TRIAGE_TEST(TestTaking, QCoreApplication)
#include "tst_taking.moc"
