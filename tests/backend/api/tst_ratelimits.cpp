// SPDX-License-Identifier: GPL-3.0-or-later
// Rate limits of feedback creation: how much a token and an address may send, exactly, on every backend
// together.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QHostAddress>
#include <QRegularExpression>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::test;

namespace {

/// A limit that gains so little that the time of a test does not count.
services::RatePolicy hourly(int burst)
{
    return { 1, 3600s, burst };
}

Config limited(const services::RatePolicy &full, const services::RatePolicy &widget = {},
               const services::RatePolicy &address = {})
{
    Config config;
    config.rateLimits = { full, widget, address };
    return config;
}

Sent create(const QByteArray &description = "Hello")
{
    return { "POST", "/feedback", Members{ { "description", description } }.toJson(), {} };
}

/// A vote of a user on a page of the documentation.
Sent vote(const QByteArray &user, const QByteArray &page = "start")
{
    const Members target{ { "type", "documentation" },
                          { "metadata", object({ { "page_url", "https://docs.example/" + page } }) } };
    const Members body{ { "target", target.object() }, { "reaction_value", 1 }, { "user_id", user } };
    return { "POST", "/reactions", body.toJson(), {} };
}

qsizetype count(const std::vector<Answer> &answers, int status)
{
    return std::count_if(answers.begin(), answers.end(),
                         [status](const Answer &each) { return each.status == status; });
}

/// The number behind a parameter of the item of that name: of "default";r=5;t=3 the 5. -1 where it is not
/// there.
int valueIn(const QByteArray &header, const char *item, char parameter)
{
    const QRegularExpression pattern(
        u"(?:^|, )\"%1\"(?:;[a-z]=[0-9]+)*;%2=([0-9]+)"_s.arg(QLatin1StringView(item))
            .arg(QLatin1Char(parameter)));
    const QRegularExpressionMatch match = pattern.match(QString::fromLatin1(header));
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

/// Returns true if it is a structured field's list of strings with parameters, as in the draft.
bool isWellFormed(const QByteArray &header)
{
    static const QRegularExpression list(
        u"^\"[a-z]+\";[a-z]=[0-9]+;[a-z]=[0-9]+(, \"[a-z]+\";[a-z]=[0-9]+;[a-z]=[0-9]+)*$"_s);
    return list.match(QString::fromLatin1(header)).hasMatch();
}

} // namespace

class TestRateLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void requestsAboveTheLimitAreRefused();
    void answersTellWhatIsLeft();
    void refilledTokensCanBeUsed();
    void aClockThatWasSetBackEmptiesABucketAtMost_data();
    void aClockThatWasSetBackEmptiesABucketAtMost();
    void theRestOfABatchIsStored();
    void twoBackendsShareTheLimitExactly();
    void everyTokenHasItsOwn();
    void widgetsHaveTheirOwnLimit();
    void everyAddressOfAWidgetHasItsOwn();
    void reactionsDrawFromTheSameBuckets();
    void aReactionToANewTargetCountsTwice();
    void theSmallestBucketAdmitsNewTargets();
    void aRepeatedReactionCostsNothing();
    void otherRequestsAreNotLimited();
    void offMeansNoLimit();
    void theDefaultLimitsAreDocumented();
    void repeatedRequestsCostNothing();
    void aRefusalIsNotKeptForItsKey();
    void wrongBodiesCostNothing();
    void fullBucketsAreRemoved();

private:
    /// A request of the widget in a page, from another address of this machine.
    Answer sendFrom(const char *address, Desk &desk);
    /// Lets hours pass for the buckets of the desk's organization.
    void passHours(Desk &desk, int hours)
    {
        m_backend.sql(
            u"update rate_bucket set full_at = full_at - interval '%1 hours' where organization = %2"_s
                .arg(hours)
                .arg(desk.organization().id.value()));
    }

    TestBackend m_backend;
};

Answer TestRateLimits::sendFrom(const char *address, Desk &desk)
{
    QTcpSocket socket;
    if (!socket.bind(QHostAddress(QString::fromLatin1(address))))
        qFatal("The address %s is not this machine's", address);
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), m_backend.port());
    socket.write(desk.widget.bytesOf(fromBrowser("POST", "/feedback", { { "description", "Hello" } })));
    QByteArray received;
    std::ignore = eventually([&] {
        received += socket.readAll();
        return received.contains("\r\n\r\n");
    });
    Answer answer;
    answer.status = received.mid(9, 3).toInt();
    return answer;
}

void TestRateLimits::requestsAboveTheLimitAreRefused()
{
    m_backend.start(limited(hourly(5)));
    Desk desk(m_backend);
    const std::vector<Answer> answers = desk.admin.sendAll(std::vector<Sent>(20, create()));
    QCOMPARE(count(answers, 201), 5);
    QCOMPARE(count(answers, 429), 15);
    QCOMPARE(desk.total("/feedback"), 5);
    const Answer refused = desk.send(create());
    QCOMPARE(refused.outcome(), u"429 rate-limited"_s);
    QCOMPARE(refused.json()[u"category"], u"user"_s);
    QVERIFY(refused.header("Retry-After").toInt() > 0);
}

void TestRateLimits::answersTellWhatIsLeft()
{
    m_backend.start(limited(hourly(3)));
    Desk desk(m_backend);
    for (const int left : { 2, 1, 0 }) {
        const Answer made = desk.send(create());
        QCOMPARE(made.outcome(), u"201"_s);
        QCOMPARE(made.header("RateLimit-Policy"), "\"default\";q=3;w=10800"_ba);
        QVERIFY(isWellFormed(made.header("RateLimit")));
        QCOMPARE(valueIn(made.header("RateLimit"), "default", 'r'), left);
        QVERIFY(valueIn(made.header("RateLimit"), "default", 't') > 0);
        QVERIFY(made.header("Retry-After").isNull());
    }
    // Once found empty by asking the database, once because that is known.
    const std::unique_ptr<Backend> other = m_backend.another(limited(hourly(3)));
    TestClient client(portOf(*other), desk.admin.token());
    for (const Answer &refused : { client.send(create()), client.send(create()) }) {
        QCOMPARE(refused.outcome(), u"429 rate-limited"_s);
        QCOMPARE(refused.header("RateLimit-Policy"), "\"default\";q=3;w=10800"_ba);
        QVERIFY(isWellFormed(refused.header("RateLimit")));
        QCOMPARE(valueIn(refused.header("RateLimit"), "default", 'r'), 0);
        QVERIFY(refused.header("Retry-After").toInt()
                >= valueIn(refused.header("RateLimit"), "default", 't'));
    }
}

void TestRateLimits::refilledTokensCanBeUsed()
{
    m_backend.start(limited(hourly(4)));
    const std::unique_ptr<Backend> other = m_backend.another(limited(hourly(4)));
    Desk desk(m_backend);
    TestClient client(portOf(*other), desk.admin.token());
    QCOMPARE(count(desk.admin.sendAll(std::vector<Sent>(6, create())), 201), 4);
    passHours(desk, 2);
    QCOMPARE(count(client.sendAll(std::vector<Sent>(6, create())), 201), 2);
    // However long nobody comes, no more than the burst is gained. Who refused looks again soon.
    passHours(desk, 200);
    Answer next;
    QVERIFY(eventually([&] { return (next = desk.send(create())).status == 201; }));
    QCOMPARE(valueIn(next.header("RateLimit"), "default", 'r'), 3);
}

void TestRateLimits::aClockThatWasSetBackEmptiesABucketAtMost_data()
{
    QTest::addColumn<bool>("isReaction");
    QTest::newRow("feedback") << false;
    QTest::newRow("reaction") << true;
}

void TestRateLimits::aClockThatWasSetBackEmptiesABucketAtMost()
{
    QFETCH(bool, isReaction);
    m_backend.start(limited({ 20, 1s, 40 }));
    Desk desk(m_backend);
    const auto send = [&](const QByteArray &user) {
        return desk.send(isReaction ? vote(user) : create()).status;
    };
    QCOMPARE(send("ada"), 201);
    // The times of the database are ahead now, as after a clock that was set back by an hour.
    passHours(desk, -1);
    QCOMPARE(send("bea"), 429);
    QCOMPARE(m_backend.value(u"select full_at < clock_timestamp() + interval '3 seconds' from rate_bucket"
                             " where organization = %1"_s.arg(desk.organization().id.value())),
             u"t"_s);
    QVERIFY(eventually([&] { return send("bea") == 201; }));
}

void TestRateLimits::theRestOfABatchIsStored()
{
    m_backend.start(limited(hourly(3)));
    Desk desk(m_backend);
    TestClient other = desk.client(desk.token(TokenKind::FullAccess, Desk::adminEmail()).token);
    QCOMPARE(count(desk.admin.sendAll(std::vector<Sent>(3, create("first"))), 201), 3);
    // Both tokens' items wait together: the one is refused, the other is stored.
    std::vector<Answer> here, there;
    QTimer::singleShot(0, this, [&] { there = other.sendAll(std::vector<Sent>(3, create("second"))); });
    here = desk.admin.sendAll(std::vector<Sent>(3, create("third")));
    QCOMPARE(count(here, 429), 3);
    QCOMPARE(count(there, 201), 3);
    QCOMPARE(desk.total("/feedback?search=first"), 3);
    QCOMPARE(desk.total("/feedback?search=second"), 3);
    QCOMPARE(desk.total("/feedback"), 6);
}

void TestRateLimits::twoBackendsShareTheLimitExactly()
{
    m_backend.start(limited(hourly(50)));
    const std::unique_ptr<Backend> other = m_backend.another(limited(hourly(50)));
    Desk desk(m_backend);
    TestClient client(portOf(*other), desk.admin.token());
    const std::vector<Sent> requests(60, create());
    std::vector<Answer> answers, there;
    QTimer::singleShot(0, this, [&] { there = client.sendAll(requests); });
    answers = desk.admin.sendAll(requests);
    answers.insert(answers.end(), there.begin(), there.end());
    QCOMPARE(count(answers, 201), 50);
    QCOMPARE(count(answers, 429), 70);
    QCOMPARE(desk.total("/feedback"), 50);
}

void TestRateLimits::everyTokenHasItsOwn()
{
    m_backend.start(limited(hourly(2)));
    Desk desk(m_backend);
    QCOMPARE(count(desk.admin.sendAll(std::vector<Sent>(3, create())), 201), 2);
    QCOMPARE(count(desk.member.sendAll(std::vector<Sent>(3, create())), 201), 2);
    Desk other(m_backend);
    QCOMPARE(other.send(create()).outcome(), u"201"_s);
}

void TestRateLimits::widgetsHaveTheirOwnLimit()
{
    m_backend.start(limited(hourly(1), hourly(3)));
    Desk desk(m_backend);
    const Sent fromPage = fromBrowser("POST", "/feedback", { { "description", "Hello" } });
    const std::vector<Answer> answers = desk.widget.sendAll(std::vector<Sent>(5, fromPage));
    QCOMPARE(count(answers, 201), 3);
    QCOMPARE(count(answers, 429), 2);
    // Pages may read why, and when to come back.
    const Answer refused = desk.widget.send(fromPage);
    QCOMPARE(refused.header("Access-Control-Allow-Origin"), QByteArray(Desk::origin));
    for (const char *name : { "Retry-After", "RateLimit", "RateLimit-Policy" })
        QVERIFY(refused.header("Access-Control-Expose-Headers").contains(name));
}

void TestRateLimits::everyAddressOfAWidgetHasItsOwn()
{
    m_backend.start(limited({}, hourly(5), hourly(2)));
    Desk desk(m_backend);
    const Answer first = desk.widget.send(fromBrowser("POST", "/feedback", { { "description", "Hello" } }));
    QCOMPARE(first.outcome(), u"201"_s);
    QCOMPARE(first.header("RateLimit-Policy"), "\"default\";q=5;w=18000, \"address\";q=2;w=7200"_ba);
    QVERIFY(isWellFormed(first.header("RateLimit")));
    QCOMPARE(valueIn(first.header("RateLimit"), "default", 'r'), 4);
    QCOMPARE(valueIn(first.header("RateLimit"), "address", 'r'), 1);
    QCOMPARE(sendFrom("127.0.0.1", desk).status, 201);
    QCOMPARE(sendFrom("127.0.0.1", desk).status, 429);
    // A refused request takes nothing from the token's own: there are three left.
    QCOMPARE(sendFrom("127.0.0.2", desk).status, 201);
    QCOMPARE(sendFrom("127.0.0.2", desk).status, 201);
    QCOMPARE(sendFrom("127.0.0.2", desk).status, 429);
    QCOMPARE(sendFrom("127.0.0.3", desk).status, 201);
    QCOMPARE(sendFrom("127.0.0.3", desk).status, 429);
    QCOMPARE(desk.total("/feedback"), 5);
}

void TestRateLimits::reactionsDrawFromTheSameBuckets()
{
    m_backend.start(limited({}, hourly(8), hourly(6)));
    Desk desk(m_backend);
    const auto fromPage = [](Sent request) {
        request.headers.emplaceBack("Origin", Desk::origin);
        return request;
    };
    QCOMPARE(desk.widget.send(fromPage(create())).outcome(), u"201"_s);
    const Answer first = desk.widget.send(fromPage(vote("ada"))); // and its target
    QCOMPARE(first.outcome(), u"201"_s);
    QCOMPARE(first.header("RateLimit-Policy"), "\"default\";q=8;w=28800, \"address\";q=6;w=21600"_ba);
    QCOMPARE(valueIn(first.header("RateLimit"), "default", 'r'), 5);
    QCOMPARE(valueIn(first.header("RateLimit"), "address", 'r'), 3);
    std::vector<Sent> votes;
    for (int i = 0; i < 20; ++i)
        votes.push_back(fromPage(vote("user" + QByteArray::number(i))));
    const std::vector<Answer> answers = desk.widget.sendAll(votes);
    QCOMPARE(count(answers, 201), 3);
    QCOMPARE(count(answers, 429), 17);
    const Answer refused = desk.widget.send(fromPage(vote("bob")));
    QCOMPARE(refused.outcome(), u"429 rate-limited"_s);
    QVERIFY(refused.header("Retry-After").toInt() > 0);
    QCOMPARE(valueIn(refused.header("RateLimit"), "address", 'r'), 0);
    QCOMPARE(desk.widget.send(fromPage(create())).outcome(), u"429 rate-limited"_s);
    const QByteArray target = first["target"].toObject()[u"id"].toString().toUtf8();
    QCOMPARE(desk.get("/targets/" + target + "/reactions/summary")["thumbs_up"].toInt(), 4);
}

void TestRateLimits::aReactionToANewTargetCountsTwice()
{
    m_backend.start(limited(hourly(5)));
    Desk desk(m_backend);
    for (const char *page : { "one", "two" })
        QCOMPARE(desk.send(vote("ada", page)).outcome(), u"201"_s);
    QCOMPARE(desk.send(vote("ada", "three")).outcome(), u"429 rate-limited"_s);
    QCOMPARE(desk.total("/targets"), 2);
    // What is left is enough for a vote on a target that exists.
    const std::unique_ptr<Backend> other = m_backend.another(limited(hourly(5)));
    const Answer last = TestClient(portOf(*other), desk.admin.token()).send(vote("bob", "one"));
    QCOMPARE(last.outcome(), u"201"_s);
    QCOMPARE(valueIn(last.header("RateLimit"), "default", 'r'), 0);
}

void TestRateLimits::theSmallestBucketAdmitsNewTargets()
{
    m_backend.start(limited(hourly(1)));
    Desk desk(m_backend);
    QCOMPARE(desk.send(vote("ada")).outcome(), u"201"_s);
    QCOMPARE(desk.send(vote("bob")).outcome(), u"429 rate-limited"_s);
}

void TestRateLimits::aRepeatedReactionCostsNothing()
{
    m_backend.start(limited(hourly(3)));
    Desk desk(m_backend);
    Sent request = vote("ada");
    request.headers.emplaceBack("Idempotency-Key", "one");
    QCOMPARE(desk.send(request).outcome(), u"201"_s);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(desk.send(request).header("Idempotency-Replayed"), "true"_ba);
    QCOMPARE(desk.send(vote("bob")).outcome(), u"201"_s);
    QCOMPARE(desk.send(vote("cem")).outcome(), u"429 rate-limited"_s);
}

void TestRateLimits::otherRequestsAreNotLimited()
{
    m_backend.start(limited(hourly(1)));
    Desk desk(m_backend);
    const QByteArray item = "/feedback/" + desk.feedback("Hello");
    QCOMPARE(desk.send(create()).status, 429);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(desk.post(item + "/notes", { { "text", "x" } }).outcome(), u"201"_s);
    const Answer list = desk.get("/feedback");
    QCOMPARE(list.outcome(), u"200"_s);
    QVERIFY(list.header("RateLimit").isNull());
}

void TestRateLimits::offMeansNoLimit()
{
    m_backend.start(limited({}));
    Desk desk(m_backend);
    const std::vector<Answer> answers = desk.admin.sendAll(std::vector<Sent>(300, create()));
    QCOMPARE(count(answers, 201), 300);
    QVERIFY(answers.back().header("RateLimit").isNull());
    QVERIFY(answers.back().header("RateLimit-Policy").isNull());
    QCOMPARE(m_backend.value(u"select count(*) from rate_bucket where organization = %1"_s.arg(
                 desk.organization().id.value())),
             u"0"_s);
}

void TestRateLimits::theDefaultLimitsAreDocumented()
{
    m_backend.start(Config());
    Desk desk(m_backend);
    QCOMPARE(desk.send(create()).header("RateLimit-Policy"), "\"default\";q=200;w=2"_ba);
    const Answer fromPage
        = desk.widget.send(fromBrowser("POST", "/feedback", { { "description", "Hello" } }));
    QCOMPARE(fromPage.header("RateLimit-Policy"), "\"default\";q=30;w=3, \"address\";q=30;w=60"_ba);
}

void TestRateLimits::repeatedRequestsCostNothing()
{
    m_backend.start(limited(hourly(3)));
    Desk desk(m_backend);
    Sent request = create();
    request.headers.emplaceBack("Idempotency-Key", "one");
    QCOMPARE(desk.send(request).outcome(), u"201"_s);
    for (int i = 0; i < 5; ++i) {
        const Answer again = desk.send(request);
        QCOMPARE(again.outcome(), u"201"_s);
        QCOMPARE(again.header("Idempotency-Replayed"), "true"_ba);
        QCOMPARE(valueIn(again.header("RateLimit"), "default", 'r'), 2);
    }
    QCOMPARE(count(desk.admin.sendAll(std::vector<Sent>(3, create())), 201), 2);
}

void TestRateLimits::aRefusalIsNotKeptForItsKey()
{
    m_backend.start(limited(hourly(1)));
    const std::unique_ptr<Backend> other = m_backend.another(limited(hourly(1)));
    Desk desk(m_backend);
    desk.feedback("first");
    Sent request = create();
    request.headers.emplaceBack("Idempotency-Key", "one");
    QCOMPARE(desk.send(request).outcome(), u"429 rate-limited"_s);
    passHours(desk, 1);
    const Answer made = TestClient(portOf(*other), desk.admin.token()).send(request);
    QCOMPARE(made.outcome(), u"201"_s);
    QVERIFY(made.header("Idempotency-Replayed").isNull());
}

void TestRateLimits::wrongBodiesCostNothing()
{
    m_backend.start(limited(hourly(1)));
    Desk desk(m_backend);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(desk.post("/feedback", { { "description", 7 } }).outcome(),
                 u"422 invalid-field-value description"_s);
    QCOMPARE(desk.send(create()).outcome(), u"201"_s);
}

void TestRateLimits::fullBucketsAreRemoved()
{
    m_backend.start(limited(hourly(1)));
    Desk desk(m_backend);
    Desk other(m_backend);
    desk.feedback("Hello");
    other.feedback("Hello");
    passHours(desk, 2);
    const std::unique_ptr<Backend> third = m_backend.another(limited(hourly(1)));
    const auto buckets = [this](Desk &of) {
        return m_backend.value(
            u"select count(*) from rate_bucket where organization = %1"_s.arg(of.organization().id.value()));
    };
    QVERIFY(eventually([&] { return buckets(desk) == u"0"_s; }));
    QCOMPARE(buckets(other), u"1"_s);
}

TRIAGE_TEST(TestRateLimits, QCoreApplication)
#include "tst_ratelimits.moc"
