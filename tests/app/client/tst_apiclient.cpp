// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the client of the API: values from real answers, problems from everything else.

#include "client/answerreader.h"
#include "client/apiclient.h"
#include "client/probe.h"
#include "client/retry.h"
#include "contract/endpoints.h"
#include "domain/tokentext.h"
#include "support/await.h"
#include "support/faultyserver.h"
#include "support/messagehead.h"
#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;
using app::Account;
using app::Request;
using app::Trouble;
using Client = app::ApiClient;

namespace {

FeedbackId idOf(const QByteArray &text)
{
    return *idFromString<FeedbackTag>(QString::fromLatin1(text));
}

} // namespace

class TestApiClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aServerThatDoesNotNameItsApiIsTooOld();

    void repliesBecomeValues();
    void aPageSaysWhatThereIsBesides();
    void patchesSendWhatTheyHold();
    void problemDocumentsBecomeProblems();
    void waitingTimesAreRead_data();
    void waitingTimesAreRead();
    void answersOfOtherServersMeanUnavailable_data();
    void answersOfOtherServersMeanUnavailable();
    void anErrorOfAProxySpeaksForItself();
    void aWrongTokenIsSaid();
    void aNewTokenCountsForLaterRequests();
    void everyPostHasAKeyAndKeepsAGivenOne();
    void everyRequestSendsTheCommonHeaders();
    void keysAndQueriesAreEncoded();
    void anAnswerThatIsTooLargeIsRefused();
    void redirectionsAreNotFollowed();
    void aSlowAnswerEnds();
    void aDestroyedClientEndsWhatIsUnderWay();
    void lanesEndByThemselves();
    void aCancelledRequestKeepsNoConnection();
    void serversAreProbed_data();
    void serversAreProbed();
    void addressesAreTidiedUp_data();
    void addressesAreTidiedUp();
    void tokensAreLookedAtFirst_data();
    void tokensAreLookedAtFirst();
    void aTokenTellsWhoWeAre();

private:
    Client &client() { return *m_client; }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<FaultyServer> m_server;
    std::unique_ptr<Client> m_client;
};

void TestApiClient::aServerThatDoesNotNameItsApiIsTooOld()
{
    Me me{ {}, Role::Member, {}, currentApiVersion };
    QVERIFY(!app::whyTooOld(me));
    me.apiVersion = currentApiVersion + 1;
    QVERIFY(!app::whyTooOld(me));
    me.member.id = MemberId(1);
    me.organization.id = OrganizationId(1);
    QByteArray json = toJson(me);
    json.replace(",\"api_version\":" + QByteArray::number(me.apiVersion), QByteArray());
    const auto old = fromJson<Me>(json);
    QVERIFY(old);
    QVERIFY(app::whyTooOld(*old));
}

void TestApiClient::init()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_server = std::make_unique<FaultyServer>(m_backend.port());
    m_client
        = std::make_unique<Client>(Account{ m_server->url(), QString::fromLatin1(m_desk->admin.token()) });
}

void TestApiClient::cleanup()
{
    m_client.reset();
    m_server.reset();
    m_desk.reset();
}

void TestApiClient::repliesBecomeValues()
{
    NewBuffer wanted;
    wanted.name = u"Bugs & \"Crashes\" 🐞"_s;
    const auto buffer = await(client().send(api::createBuffer, wanted));
    QVERIFY2(buffer, buffer ? "" : qPrintable(buffer.error().detail));
    QCOMPARE(buffer->name, wanted.name);

    const FeedbackId item = idOf(m_desk->settled("The app crashes"));
    const BufferKey key{ buffer->id, {} };
    QVERIFY(await(client().send(api::assignFeedback, key, item)));
    const auto holding = await(client().send(api::listFeedbackBuffers, item));
    QVERIFY(holding);
    QCOMPARE(int(holding->size()), 1);
    QCOMPARE(holding->front().name, wanted.name);

    const auto note = await(client().send(api::createNote, NewNote{ u"Seen too"_s }, item));
    QVERIFY(note);
    QCOMPARE(note->authorName.value_or(QString()), u"Ada"_s);
    const auto notes = await(client().send(api::listNotes, item));
    QVERIFY(notes);
    QVERIFY(notes->front().author.isSystem());
    QCOMPARE(notes->back(), *note);

    const auto moved = await(
        client().send(api::moveAllFeedback, MoveAll{ QString::fromLatin1(m_desk->buffer("Other")) }, key));
    QVERIFY(moved);
    const auto move = await(client().send(api::getMove, *moved));
    QVERIFY(move);
    QCOMPARE(move->moved, 1);
    const auto me = await(client().send(api::getMe));
    QVERIFY(me);
    QCOMPARE(me->role, Role::Admin);
    QVERIFY(await(client().send(api::deleteFeedback, item)));
}

void TestApiClient::aPageSaysWhatThereIsBesides()
{
    for (const char *name : { "A", "B", "C" })
        m_desk->buffer(name);
    Request request = Client::request(api::infoOf(api::listBuffers));
    request.query = { { "limit", u"2"_s }, { "page", u"1"_s } };
    const auto answer = await(client().perform(request));
    QVERIFY(answer);
    const auto page = app::valueOf<api::Paged<Buffer>>(*answer);
    QVERIFY(page);
    QCOMPARE(page->total, 3);
    QCOMPARE(page->totalPages, 2);
    QCOMPARE(int(page->items.size()), 2);
    QVERIFY(page->hasMore());
}

void TestApiClient::patchesSendWhatTheyHold()
{
    const FeedbackId item = idOf(m_desk->settled("Words", { { "title", "Old" } }));
    FeedbackPatch patch;
    patch.title = std::optional<QString>();
    const auto changed = await(client().send(api::updateFeedback, patch, item));
    QVERIFY(changed);
    QVERIFY(!changed->title);
    QCOMPARE(changed->description, u"Words"_s);
}

void TestApiClient::problemDocumentsBecomeProblems()
{
    const auto missing = await(client().send(api::getFeedback, FeedbackId(42)));
    QVERIFY(!missing);
    QCOMPARE(missing.error().type, ProblemType::FeedbackNotFound);
    QVERIFY(!missing.error().detail.isEmpty());

    const auto invalid = await(client().send(api::createBuffer, NewBuffer{}));
    QVERIFY(!invalid);
    QCOMPARE(invalid.error().type, ProblemType::InvalidFieldValue);
    QCOMPARE(invalid.error().field, u"name"_s);
    QCOMPARE(categoryOf(invalid.error()), std::optional(Category::User));

    Request request = Client::request(api::infoOf(api::getFeedback), { u"0000000000016"_s });
    const app::Answer answer = await(client().exchange(request));
    QCOMPARE(answer.status, 404);
    QVERIFY(!answer.requestId.isEmpty());
}

void TestApiClient::waitingTimesAreRead_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("seconds");
    QTest::newRow("seconds") << QByteArray("7") << 7;
    QTest::newRow("a date") << QByteArray("Thu, 01 Jan 1970 00:01:30 GMT") << 30;
    QTest::newRow("a date that is over") << QByteArray("Thu, 01 Jan 1970 00:00:30 GMT") << 0;
    QTest::newRow("at most an hour") << QByteArray("86400") << 3600;
    QTest::newRow("never in the past") << QByteArray("-5") << 0;
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("nonsense") << QByteArray("soon") << 0;
}

void TestApiClient::waitingTimesAreRead()
{
    QFETCH(QByteArray, header);
    QFETCH(int, seconds);
    QCOMPARE(int(app::readRetryAfter(header, 60'000).count()), seconds);
}

void TestApiClient::answersOfOtherServersMeanUnavailable_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<Trouble>("trouble");
    using Kind = Fault::Kind;
    QTest::newRow("a page to sign in") << Fault{ Kind::WrongType, 0, {}, 0 } << Trouble::Foreign;
    QTest::newRow("no HTTP") << Fault{ Kind::NotHttp, 0, {}, 0 } << Trouble::Unreachable;
    QTest::newRow("cut in the body") << Fault{ Kind::CutBody, 0, {}, 0 } << Trouble::Unreachable;
    QTest::newRow("no reply") << Fault{ Kind::LoseReply, 0, {}, 0 } << Trouble::Unreachable;
    QTest::newRow("the request is lost") << Fault{ Kind::LoseRequest, 0, {}, 0 } << Trouble::Unreachable;
}

void TestApiClient::answersOfOtherServersMeanUnavailable()
{
    QFETCH(Fault, fault);
    QFETCH(Trouble, trouble);
    m_server->add({ "GET", "/me", fault, 1, 100, 0 });
    const app::Answer answer = await(client().exchange(Client::request(api::infoOf(api::getMe))));
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.trouble, trouble);
    QCOMPARE(answer.problem->type, ProblemType::ServiceUnavailable);
    m_server->recover();
    QVERIFY(await(client().send(api::getMe)));

    m_server->setAway(true);
    const auto away = await(client().send(api::getMe));
    QVERIFY(!away);
    QCOMPARE(away.error().type, ProblemType::ServiceUnavailable);
}

void TestApiClient::anErrorOfAProxySpeaksForItself()
{
    m_server->fail("GET", "/me", Fault::Kind::Status, 1, 429, "rate-limited", 17);
    const auto limited = await(client().send(api::getMe));
    QVERIFY(!limited);
    QCOMPARE(limited.error().type, ProblemType::RateLimited);
    QCOMPARE(int(limited.error().retryAfter.count()), 17);
    m_server->fail("GET", "/me", Fault::Kind::Status, 1, 418, "a-type-of-the-future");
    const auto unknown = await(client().send(api::getMe));
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().type, ProblemType::BadRequest);
    m_server->add({ "GET", "/me", Fault{ Fault::Kind::WrongType, 408, {}, 0 }, 1, 100, 0 });
    const app::Answer tooSlow = await(client().exchange(Client::request(api::infoOf(api::getMe))));
    QCOMPARE(tooSlow.status, 408);
    QVERIFY(app::isPassing(*tooSlow.problem));
    for (const int status : { 408, 425 }) {
        m_server->fail("GET", "/me", Fault::Kind::Status, 1, status, "a-type-of-the-proxy");
        const auto passing = await(client().send(api::getMe));
        QVERIFY(!passing);
        QVERIFY2(app::isPassing(passing.error()), qPrintable(passing.error().detail));
    }
}

void TestApiClient::aWrongTokenIsSaid()
{
    QSignalSpy said(&client(), &Client::unauthorized);
    client().setToken(QString::fromLatin1(makeToken(TokenKind::FullAccess)));
    const auto me = await(client().send(api::getMe));
    QVERIFY(!me);
    QCOMPARE(me.error().type, ProblemType::InvalidToken);
    QCOMPARE(said.size(), 1);
}

void TestApiClient::aNewTokenCountsForLaterRequests()
{
    client().setToken(QString::fromLatin1(m_desk->member.token()));
    const auto me = await(client().send(api::getMe));
    QVERIFY(me);
    QCOMPARE(me->member.name, u"Mel"_s);
}

void TestApiClient::everyPostHasAKeyAndKeepsAGivenOne()
{
    const FeedbackId item = idOf(m_desk->settled("Words"));
    QVERIFY(await(client().send(api::createNote, NewNote{ u"one"_s }, item)));
    QVERIFY(await(client().send(api::createNote, NewNote{ u"two"_s }, item)));
    Request request = Client::request(api::infoOf(api::createNote), { toString(item) });
    request.body = app::bodyOf(NewNote{ u"three"_s });
    request.idempotencyKey = "my-key";
    QVERIFY(await(client().perform(request)));
    QVERIFY(await(client().send(api::getFeedback, item)));

    const auto &seen = m_server->requests();
    QCOMPARE(int(seen.size()), 4);
    QVERIFY(seen[0].key.size() >= 32);
    QVERIFY(seen[0].key != seen[1].key);
    QCOMPARE(seen[2].key, "my-key"_ba);
    QVERIFY(seen[3].key.isEmpty());
}

void TestApiClient::everyRequestSendsTheCommonHeaders()
{
    QVERIFY(await(client().send(api::getMe)));
    const QByteArray head = m_server->requests().front().head;
    QVERIFY(head.contains("HTTP/1.1"));
    QVERIFY(headerOf(head, "X-IB-Client").startsWith("triage-desk/"));
    QVERIFY(headerOf(head, "User-Agent").startsWith("triage-desk/"));
    QVERIFY(headerOf(head, "Accept-Encoding").contains("gzip"));
    QCOMPARE(headerOf(head, "Authorization"), "Bearer " + m_desk->admin.token());
    QVERIFY(headerOf(head, "Cookie").isNull());
    QVERIFY(!m_server->requests().front().path.contains("ib_"));
}

void TestApiClient::keysAndQueriesAreEncoded()
{
    QCOMPARE(app::filledPath("/a/{x}/b/{y}", { u"1/2?"_s, u"ü"_s }), "/a/1%2F2%3F/b/%C3%BC"_ba);
    Request request;
    request.path = "/api/v0/feedback";
    request.query = { { "search", u"a&b=\"c d\"+ü"_s }, { "limit", u"1"_s } };
    QCOMPARE(app::urlOf(QUrl(u"https://example.com/desk/"_s), request).toEncoded(),
             "https://example.com/desk/api/v0/feedback?search=a%26b%3D%22c%20d%22%2B%C3%BC&limit=1"_ba);
}

void TestApiClient::anAnswerThatIsTooLargeIsRefused()
{
    m_desk->feedback(QByteArray(4000, 'x'));
    Request request = Client::request(api::infoOf(api::listFeedback));
    request.maxBytes = 2000;
    const app::Answer answer = await(client().exchange(request));
    QCOMPARE(answer.trouble, Trouble::TooLarge);
    QVERIFY(answer.body.isEmpty());
}

void TestApiClient::redirectionsAreNotFollowed()
{
    QTcpServer elsewhere;
    QVERIFY(elsewhere.listen(QHostAddress::LocalHost));
    connect(&elsewhere, &QTcpServer::newConnection, this, [&elsewhere] {
        QTcpSocket *socket = elsewhere.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [socket] {
            socket->readAll();
            socket->write(
                "HTTP/1.1 301 Moved\r\nLocation: https://evil.test/me\r\nContent-Length: 0\r\n\r\n");
        });
    });
    Client moved({ QUrl(u"http://127.0.0.1:%1"_s.arg(elsewhere.serverPort())),
                   QString::fromLatin1(m_desk->admin.token()) });
    const app::Answer answer = await(moved.exchange(Client::request(api::infoOf(api::getMe))));
    QCOMPARE(answer.trouble, Trouble::Moved);
    QCOMPARE(answer.movedTo, QUrl(u"https://evil.test/me"_s));
}

void TestApiClient::aSlowAnswerEnds()
{
    m_server->fail("GET", "/me", Fault::Kind::Stall);
    Request request = Client::request(api::infoOf(api::getMe));
    request.timeout = std::chrono::milliseconds(50);
    const app::Answer answer = await(client().exchange(request));
    QCOMPARE(answer.trouble, Trouble::TooSlow);
}

void TestApiClient::aDestroyedClientEndsWhatIsUnderWay()
{
    m_server->fail("GET", "/me", Fault::Kind::Stall);
    auto asked = client().exchange(Client::request(api::infoOf(api::getMe)));
    QVERIFY(eventually([this] { return m_server->stalled() == 1; }));
    m_client.reset();
    const app::Answer answer = await(std::move(asked));
    QCOMPARE(answer.trouble, Trouble::Aborted);
}

void TestApiClient::lanesEndByThemselves()
{
    m_server->fail("GET", "/me", Fault::Kind::Stall, 2);
    Request feed = Client::request(api::infoOf(api::getMe));
    feed.lane = app::Lane::Feed;
    auto followed = client().exchange(feed);
    auto asked = client().exchange(Client::request(api::infoOf(api::getMe)));
    QVERIFY(eventually([this] { return m_server->stalled() == 2; }));
    client().abort(app::Lane::Feed);
    QCOMPARE(await(std::move(followed)).trouble, Trouble::Aborted);
    QVERIFY(!asked.isReady());
    client().abortAll();
    QCOMPARE(await(std::move(asked)).trouble, Trouble::Aborted);
}

void TestApiClient::aCancelledRequestKeepsNoConnection()
{
    constexpr int moreThanConnections = 10;
    int arrived = 0;
    QTcpServer silent;
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    connect(&silent, &QTcpServer::newConnection, this, [&silent, &arrived] {
        QTcpSocket *socket = silent.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket,
                [socket, &arrived] { arrived += socket->readAll().contains("GET "); });
    });
    Client waiting({ QUrl(u"http://127.0.0.1:%1"_s.arg(silent.serverPort())), u"token"_s });
    for (int i = 1; i <= moreThanConnections; ++i) {
        Request request = Client::request(api::infoOf(api::getMe));
        request.lane = app::Lane::Feed;
        auto asked = waiting.exchange(request);
        QVERIFY2(eventually([&arrived, i] { return arrived == i; }), QByteArray::number(i));
        waiting.abort(app::Lane::Feed);
        QCOMPARE(await(std::move(asked)).trouble, Trouble::Aborted);
    }
}

void TestApiClient::serversAreProbed_data()
{
    QTest::addColumn<std::optional<Fault>>("fault");
    QTest::addColumn<app::ServerProbe::Kind>("kind");
    using Kind = app::ServerProbe::Kind;
    using F = Fault::Kind;
    QTest::newRow("Triage Desk") << std::optional<Fault>() << Kind::TriageDesk;
    QTest::newRow("a web site") << std::optional(Fault{ F::WrongType, 0, {}, 0 }) << Kind::OtherServer;
    QTest::newRow("another API") << std::optional(Fault{ F::Status, 404, "not-found", 0 })
                                 << Kind::OtherServer;
    QTest::newRow("not just now") << std::optional(Fault{ F::Status, 503, "service-unavailable", 0 })
                                  << Kind::Unreachable;
    QTest::newRow("a busy proxy") << std::optional(Fault{ F::Status, 429, "rate-limited", 0 })
                                  << Kind::Unreachable;
    for (const int status : { 408, 425 })
        QTest::addRow("a proxy that says %d", status)
            << std::optional(Fault{ F::WrongType, status, {}, 0 }) << Kind::Unreachable;
    QTest::newRow("SSH") << std::optional(Fault{ F::NotHttp, 0, {}, 0 }) << Kind::Unreachable;
}

void TestApiClient::serversAreProbed()
{
    QFETCH(std::optional<Fault>, fault);
    QFETCH(app::ServerProbe::Kind, kind);
    if (fault)
        m_server->add({ {}, {}, *fault, 1, 100, 0 });
    const app::ServerProbe found = await(app::probe(m_server->url()));
    QCOMPARE(found.kind, kind);
    QVERIFY(!found.text.isEmpty());
    for (const SeenRequest &seen : m_server->requests())
        QVERIFY(headerOf(seen.head, "Authorization").isNull());
    if (!fault) {
        QUrl secure = m_server->url();
        secure.setScheme(u"https"_s);
        const app::ServerProbe plain = await(app::probe(secure));
        QCOMPARE(plain.kind, app::ServerProbe::Kind::WithoutTls);
        QCOMPARE(plain.server, secure);
        const app::ServerProbe assumed = await(app::probe(secure, app::SchemeOrigin::Assumed));
        QCOMPARE(assumed.kind, app::ServerProbe::Kind::WithoutTls);
        QCOMPARE(assumed.server, m_server->url());
    }
}

void TestApiClient::addressesAreTidiedUp_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("server");
    QTest::newRow("a name") << u" triage.example.com "_s << u"https://triage.example.com"_s;
    QTest::newRow("this machine") << u"localhost:8080"_s << u"http://localhost:8080"_s;
    QTest::newRow("an address") << u"127.0.0.1:8080/"_s << u"http://127.0.0.1:8080"_s;
    QTest::newRow("behind a prefix") << u"https://example.com/desk/"_s << u"https://example.com/desk"_s;
    QTest::newRow("the API itself") << u"https://example.com/api/v0/"_s << u"https://example.com"_s;
    QTest::newRow("with a password") << u"https://ada:pw@example.com/?a=b#c"_s << u"https://example.com"_s;
    QTest::newRow("another scheme") << u"ftp://example.com"_s << QString();
    QTest::newRow("a sentence") << u"my server"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void TestApiClient::addressesAreTidiedUp()
{
    QFETCH(QString, typed);
    QFETCH(QString, server);
    QCOMPARE(app::serverFromText(typed).toString(), server);
}

void TestApiClient::tokensAreLookedAtFirst_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("words");
    const QString good = QString::fromLatin1(makeToken(TokenKind::FullAccess));
    QString mistyped = good;
    mistyped[10] = mistyped[10] == u'a' ? u'b' : u'a';
    QTest::newRow("good") << good << QString();
    QTest::newRow("with a line end") << QString(good + u'\n') << QString();
    QTest::newRow("nothing") << QString() << u"required"_s;
    QTest::newRow("cut") << good.chopped(3) << u"missing"_s;
    QTest::newRow("too long") << QString(good + u'x') << u"too long"_s;
    QTest::newRow("mistyped") << mistyped << u"typo"_s;
    QTest::newRow("in two lines") << QString(good).insert(9, u' ') << u"spaces"_s;
    QTest::newRow("of a widget") << QString::fromLatin1(makeToken(TokenKind::Widget)) << u"widget token"_s;
    QTest::newRow("a password") << u"hunter2"_s << u"begins with ib_"_s;
}

void TestApiClient::tokensAreLookedAtFirst()
{
    QFETCH(QString, token);
    QFETCH(QString, words);
    const auto why = app::whyNotToken(token);
    QCOMPARE(why.has_value(), !words.isEmpty());
    if (why)
        QVERIFY2(why->detail.contains(words), qPrintable(why->detail));
}

void TestApiClient::aTokenTellsWhoWeAre()
{
    const QString token = QString::fromLatin1(m_desk->member.token());
    const auto identity = await(app::whoAmI(Account{ m_server->url(), token }));
    QVERIFY(identity);
    QCOMPARE(identity->me.member.name, u"Mel"_s);
    QCOMPARE(identity->organization.slug, m_desk->organization().slug);
    const auto unknown = await(
        app::whoAmI(Account{ m_server->url(), QString::fromLatin1(makeToken(TokenKind::FullAccess)) }));
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().type, ProblemType::InvalidToken);
}

TRIAGE_TEST(TestApiClient, QCoreApplication)
#include "tst_apiclient.moc"
