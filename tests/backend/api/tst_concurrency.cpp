// SPDX-License-Identifier: GPL-3.0-or-later
// Many clients at once, on one backend and on two: counts, limits and slugs stay exact, and nobody gets an
// error.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QRandomGenerator>
#include <QTest>
#include <QTimer>

#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// "201: 50, 402: 70": how often each status was answered.
QString tally(const std::vector<Answer> &answers)
{
    std::map<int, int> counts;
    for (const Answer &answer : answers)
        ++counts[answer.status];
    QStringList texts;
    for (const auto &[status, count] : counts)
        texts.append(u"%1: %2"_s.arg(status).arg(count));
    return texts.join(u", "_s);
}

/// Returns true if all answers have one of these statuses.
bool areAll(const std::vector<Answer> &answers, const std::set<int> &statuses)
{
    return std::all_of(answers.begin(), answers.end(),
                       [&statuses](const Answer &answer) { return statuses.contains(answer.status); });
}

Sent create(const QByteArray &description)
{
    return { "POST", "/feedback", Members{ { "description", description } }.toJson(), {} };
}

} // namespace

class TestConcurrency : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_second = m_backend.another(); }

    void everyCreateIsCountedOnce();
    void theLifetimeLimitIsExactOnTwoBackends();
    void slugsAreUniqueOnTwoBackends();
    void sameTargetsAreMadeOnce();
    void handMovesKeepTheCountsExact();
    void deletingWhileOthersAssignDoesNoHarm();
    void onePatchWinsAndTheOthersAreAnsweredToo();
    void routingAndHandsAgree();
    void organizationsDoNotWaitForEachOther();

private:
    /// The same client at the other backend.
    TestClient atTheOther(const Desk &desk) const
    {
        return TestClient(portOf(*m_second), desk.admin.token());
    }
    /// Sends half of the requests to each backend at the same time.
    std::vector<Answer> sendToBoth(Desk &desk, const std::vector<Sent> &requests);
    /// Compares the desk's lists and counts with each other; empty if they agree.
    QString contradiction(Desk &desk);

    TestBackend m_backend;
    std::unique_ptr<Backend> m_second;
};

std::vector<Answer> TestConcurrency::sendToBoth(Desk &desk, const std::vector<Sent> &requests)
{
    const auto middle = requests.begin() + std::ptrdiff_t(requests.size() / 2);
    TestClient other = atTheOther(desk);
    std::vector<Answer> answers, there;
    // The inner loop runs while the outer one does: both clients have their requests under way.
    QTimer::singleShot(0, this, [&] { there = other.sendAll({ middle, requests.end() }, 16); });
    answers = desk.admin.sendAll({ requests.begin(), middle }, 16);
    answers.insert(answers.end(), there.begin(), there.end());
    return answers;
}

QString TestConcurrency::contradiction(Desk &desk)
{
    std::map<QString, std::set<QString>> held;
    std::set<QString> assigned;
    for (const QJsonValue &buffer : desk.get("/buffers?limit=100").items()) {
        const QString id = buffer[u"id"].toString();
        const Answer list = desk.get("/buffers/" + id.toLatin1() + "/feedback?limit=100");
        for (const QJsonValue &item : list.items())
            held[id].insert(item[u"id"].toString());
        assigned.insert(held[id].begin(), held[id].end());
        const int count = buffer[u"feedback_count"].toInt();
        if (count != int(held[id].size()) || list.meta("total").toInt() != count)
            return u"%1 says %2, its list %3 and has %4"_s.arg(id)
                .arg(count)
                .arg(list.meta("total").toInt())
                .arg(held[id].size());
    }
    int all = 0;
    for (const QJsonValue &item : desk.get("/feedback?limit=100").items()) {
        ++all;
        const QString id = item[u"id"].toString();
        for (const QJsonValue &buffer : desk.get("/feedback/" + id.toLatin1() + "/buffers").items()) {
            if (!held[buffer[u"id"].toString()].contains(id))
                return u"%1 is not in the list of its buffer"_s.arg(id);
        }
    }
    if (desk.total("/feedback") != all || desk.total("/feedback?unassigned=false") != int(assigned.size())
        || desk.total("/feedback?unassigned=true") != all - int(assigned.size()))
        return u"of %1 items %2 are assigned, but the totals say %3, %4 and %5"_s.arg(all)
            .arg(assigned.size())
            .arg(desk.total("/feedback"))
            .arg(desk.total("/feedback?unassigned=false"))
            .arg(desk.total("/feedback?unassigned=true"));
    return {};
}

void TestConcurrency::everyCreateIsCountedOnce()
{
    Desk desk(m_backend);
    desk.buffer("Bugs", { { "routing_instructions", "crashes" } });
    desk.routeEverything();
    std::vector<Sent> requests;
    for (int i = 0; i < 400; ++i)
        requests.push_back(create("It crashes " + QByteArray::number(i)));
    const std::vector<Answer> answers = sendToBoth(desk, requests);
    QCOMPARE(tally(answers), u"201: 400"_s);
    std::set<QByteArray> ids;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        ids.insert(answers[i].id());
        QCOMPARE(answers[i]["description"], u"It crashes %1"_s.arg(i));
    }
    QCOMPARE(ids.size(), answers.size());
    QCOMPARE(desk.total("/feedback"), 400);
    desk.settle();
    QCOMPARE(desk.get("/buffers/bugs")["feedback_count"], 400);
    QCOMPARE(desk.total("/feedback?unassigned=false"), 400);
    QCOMPARE(desk.total("/feedback?search=crashes"), 400);
}

void TestConcurrency::theLifetimeLimitIsExactOnTwoBackends()
{
    Desk desk(m_backend, 50);
    const std::vector<Answer> answers = sendToBoth(desk, std::vector<Sent>(160, create("x")));
    QCOMPARE(tally(answers), u"201: 50, 402: 110"_s);
    QCOMPARE(desk.total("/feedback"), 50);
}

void TestConcurrency::slugsAreUniqueOnTwoBackends()
{
    Desk desk(m_backend);
    const Sent request{ "POST", "/buffers", Members{ { "name", "Bugs" } }.toJson(), {} };
    const std::vector<Answer> answers = sendToBoth(desk, std::vector<Sent>(40, request));
    QCOMPARE(tally(answers), u"201: 40"_s);
    std::set<QString> slugs, expected{ u"bugs"_s };
    for (const Answer &answer : answers)
        slugs.insert(answer["slug"].toString());
    for (int number = 2; number <= 40; ++number)
        expected.insert(u"bugs-%1"_s.arg(number));
    QCOMPARE(slugs, expected);

    // Renaming and restoring compete for slugs as well.
    std::vector<Sent> changes;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const QByteArray path = "/buffers/" + answers[i].id();
        if (i % 3 == 0)
            changes.push_back({ "DELETE", path, {}, {} });
        else
            changes.push_back({ "PATCH", path, Members{ { "name", "Ideas" } }.toJson(), {} });
        changes.push_back({ "POST", path + "/restore", {}, {} });
    }
    QVERIFY(areAll(sendToBoth(desk, changes), { 200, 204 }));
    for (const Answer &answer : answers)
        QCOMPARE(desk.post("/buffers/" + answer.id() + "/restore").outcome(), u"200"_s);
    const QStringList live = desk.get("/buffers?limit=100").all("slug").split(u", "_s);
    QCOMPARE(live.size(), 40);
    QCOMPARE(QSet<QString>(live.begin(), live.end()).size(), 40);
}

void TestConcurrency::sameTargetsAreMadeOnce()
{
    Desk desk(m_backend);
    const QJsonArray targets
        = array({ object({ { "type", "cli_command" }, { "metadata", object({ { "command", "ls" } }) } }),
                  object({ { "type", "documentation" }, { "metadata", object({ { "page_url", "x" } }) } }) });
    const Sent request{
        "POST", "/feedback", Members{ { "description", "x" }, { "targets", targets } }.toJson(), {}
    };
    const std::vector<Answer> answers = sendToBoth(desk, std::vector<Sent>(60, request));
    QCOMPARE(tally(answers), u"201: 60"_s);
    std::set<QString> ids;
    for (const Answer &answer : answers) {
        const QJsonArray items = desk.get("/feedback/" + answer.id() + "/targets").items();
        QCOMPARE(items.size(), 2);
        for (const QJsonValue &item : items)
            ids.insert(item[u"id"].toString());
    }
    QCOMPARE(ids.size(), 2u);
}

void TestConcurrency::handMovesKeepTheCountsExact()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    QRandomGenerator random(99);
    std::vector<QByteArray> buffers, items;
    for (const char *name : { "a", "b", "c" })
        buffers.push_back(desk.buffer(name));
    for (const Answer &made : desk.admin.sendAll(std::vector<Sent>(15, create("x"))))
        items.push_back(made.id());
    desk.settle();
    const auto any = [&random](const std::vector<QByteArray> &from) {
        return from[std::size_t(random.bounded(int(from.size())))];
    };
    std::vector<Sent> requests;
    for (int i = 0; i < 500; ++i) {
        const QByteArray buffer = "/buffers/" + any(buffers);
        const QByteArray item = "/feedback/" + any(items);
        const int dice = random.bounded(100);
        if (dice < 45)
            requests.push_back({ "PUT", buffer + item, {}, {} });
        else if (dice < 75)
            requests.push_back({ "DELETE", buffer + item, {}, {} });
        else if (dice < 85)
            requests.push_back({ "POST",
                                 buffer + "/move-all",
                                 Members{ { "destination_buffer_id", any(buffers) } }.toJson(),
                                 {} });
        else if (dice < 90)
            requests.push_back({ "PATCH", item, Members{ { "needs_review", i % 2 == 0 } }.toJson(), {} });
        else
            requests.push_back({ "GET", "/feedback?unassigned=true", {}, {} });
    }
    const std::vector<Answer> answers = sendToBoth(desk, requests);
    QVERIFY2(areAll(answers, { 200, 204, 422 }), qPrintable(tally(answers))); // 422: moved to where it was
    QCOMPARE(contradiction(desk), QString());
    QCOMPARE(desk.total("/feedback?needs_review=true"),
             int(desk.get("/feedback?needs_review=true&limit=100").items().size()));
}

void TestConcurrency::deletingWhileOthersAssignDoesNoHarm()
{
    Desk desk(m_backend);
    desk.switchRouting(false);
    std::vector<QByteArray> items;
    for (const Answer &made : desk.admin.sendAll(std::vector<Sent>(20, create("x"))))
        items.push_back(made.id());
    const QByteArray bugs = "/buffers/" + desk.buffer("Bugs");
    const QByteArray ideas = "/buffers/" + desk.buffer("Ideas");
    desk.settle();
    std::vector<Sent> requests;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const QByteArray item = "/feedback/" + items[i];
        requests.push_back({ "PUT", bugs + item, {}, {} });
        requests.push_back({ "PUT", ideas + item, {}, {} });
        requests.push_back({ "POST", item + "/notes", Members{ { "text", "x" } }.toJson(), {} });
        requests.push_back({ i % 2 == 0 ? "DELETE" : "GET", item, {}, {} });
        requests.push_back({ "DELETE", bugs, {}, {} });
        requests.push_back({ "GET", item + "/buffers", {}, {} });
        requests.push_back({ "POST", bugs + "/restore", {}, {} });
    }
    const std::vector<Answer> answers = sendToBoth(desk, requests);
    QVERIFY2(areAll(answers, { 200, 201, 204, 404 }), qPrintable(tally(answers)));
    QCOMPARE(desk.post(bugs + "/restore").outcome(), u"200"_s);
    QCOMPARE(desk.total("/feedback"), 10);
    QCOMPARE(contradiction(desk), QString());
}

void TestConcurrency::onePatchWinsAndTheOthersAreAnsweredToo()
{
    Desk desk(m_backend);
    const QByteArray path = "/feedback/" + desk.settled("x");
    std::vector<Sent> requests;
    for (int i = 0; i < 60; ++i)
        requests.push_back(
            { "PATCH",
              path,
              Members{ { "title", u"title %1"_s.arg(i) }, { "needs_review", i % 2 == 0 } }.toJson(),
              {} });
    const std::vector<Answer> answers = sendToBoth(desk, requests);
    QCOMPARE(tally(answers), u"200: 60"_s);
    const Answer last = desk.get(path);
    const int winner = last["title"].toString().section(u' ', 1).toInt();
    QCOMPARE(last["needs_review"], winner % 2 == 0);
    QCOMPARE(desk.total("/feedback?needs_review=true"), winner % 2 == 0 ? 1 : 0);
    QCOMPARE(desk.total("/feedback?search=" + QByteArray::number(winner)), 1);
}

void TestConcurrency::routingAndHandsAgree()
{
    Desk desk(m_backend);
    const QByteArray bugs = desk.buffer("Bugs", { { "routing_instructions", "crashes" } });
    const QByteArray mine = desk.buffer("Mine", { { "routing_instructions", "gardening" } });
    desk.routeEverything();
    const std::vector<Answer> made = sendToBoth(desk, std::vector<Sent>(40, create("It crashes")));
    // People take items out and put them elsewhere while they are being routed, and routed again.
    std::vector<Sent> requests;
    for (const Answer &item : made) {
        requests.push_back({ "PUT", "/buffers/" + mine + "/feedback/" + item.id(), {}, {} });
        requests.push_back({ "POST", "/feedback/" + item.id() + "/routing", {}, {} });
        requests.push_back({ "PUT", "/buffers/" + bugs + "/feedback/" + item.id(), {}, {} });
        requests.push_back({ "POST", "/feedback/" + item.id() + "/routing", {}, {} });
    }
    QVERIFY(areAll(sendToBoth(desk, requests), { 202, 204 }));
    desk.settle();
    requests.clear();
    for (const Answer &item : made) {
        requests.push_back({ "DELETE", "/buffers/" + bugs + "/feedback/" + item.id(), {}, {} });
        requests.push_back({ "POST", "/feedback/" + item.id() + "/routing", {}, {} });
    }
    QVERIFY(areAll(sendToBoth(desk, requests), { 202, 204 }));
    desk.settle();
    QCOMPARE(desk.get("/buffers/bugs")["feedback_count"], 0);
    QCOMPARE(desk.get("/buffers/mine")["feedback_count"], 40);
    QCOMPARE(contradiction(desk), QString());
}

void TestConcurrency::organizationsDoNotWaitForEachOther()
{
    Desk desk(m_backend);
    Desk other(m_backend);
    // A transaction that holds the other organization's lock for as long as it likes.
    m_backend.sql(u"begin"_s);
    m_backend.sql(u"select 1 from organization_state where organization = %1 for update"_s.arg(
        other.organization().id.value()));
    const std::vector<Answer> answers = desk.admin.sendAll(std::vector<Sent>(20, create("x")));
    m_backend.sql(u"rollback"_s);
    QCOMPARE(tally(answers), u"201: 20"_s);
    QCOMPARE(other.post("/feedback", { { "description", "x" } }).outcome(), u"201"_s);
}

TRIAGE_TEST(TestConcurrency, QCoreApplication)
#include "tst_concurrency.moc"
