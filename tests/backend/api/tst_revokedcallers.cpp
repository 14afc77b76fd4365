// SPDX-License-Identifier: GPL-3.0-or-later
// A revocation reaches requests that are under way: waits end, and what was read meanwhile is not answered.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTimer>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// A second administrator with a token, which can lose everything.
struct Colleague
{
    explicit Colleague(Desk &desk)
        : member(desk.post("/members",
                           { { "name", "Cora" }, { "email", "cora@example.com" }, { "role", "admin" } })
                     .id())
    {
        const services::IssuedToken made = desk.token(TokenKind::FullAccess, u"cora@example.com"_s);
        tokenId = toString(made.id).toLatin1();
        token = made.token;
    }

    QByteArray member;
    QByteArray tokenId;
    QByteArray token;
};

/// Takes something away from the colleague; returns the answer.
Answer takeAway(const QByteArray &what, TestClient &admin, const Colleague &colleague)
{
    if (what == "token")
        return admin.remove("/tokens/" + colleague.tokenId);
    if (what == "member")
        return admin.remove("/members/" + colleague.member);
    return admin.patch("/members/" + colleague.member, { { "role", "member" } });
}

} // namespace

class TestRevokedCallers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void aWaitEndsWithItsToken_data();
    void aWaitEndsWithItsToken();
    void theWaitsOfOthersGoOn();
    void revokedCallersGetNoAnswerOfEarlierReads_data();
    void revokedCallersGetNoAnswerOfEarlierReads();

private:
    bool areWaiting(int count)
    {
        return m_metrics->get("/metrics")
            .body.contains("\ntriaged_changes_waiting_clients " + QByteArray::number(count) + '\n');
    }

    TestBackend m_backend;
    std::unique_ptr<Backend> m_second;
    std::unique_ptr<TestClient> m_metrics;
};

void TestRevokedCallers::initTestCase()
{
    Config config = withoutRateLimits();
    config.metricsListen = u"127.0.0.1:0"_s;
    m_backend.start(config);
    m_second = m_backend.another();
    m_metrics = std::make_unique<TestClient>(quint16(QUrl(m_backend.metricsUrl()).port()));
    // Questions stay pending. Also on updates: a worker reschedules jobs that seem to wait after the clock
    // was set back.
    m_backend.sql(u"create function hold_research() returns trigger language plpgsql as"
                  " $$ begin new.due_at := greatest(new.due_at, clock_timestamp() + interval '1 day'); "
                  "return new; end $$;"
                  " create trigger hold before insert or update on research_job"
                  " for each row execute function hold_research()"_s);
}

void TestRevokedCallers::aWaitEndsWithItsToken_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<bool>("isChangeFeed");
    QTest::addColumn<bool>("isRevokedElsewhere");
    for (const char *what : { "token", "member" }) {
        for (const bool feed : { true, false }) {
            for (const bool elsewhere : { true, false })
                QTest::addRow("%s, %s, %s", what, feed ? "changes" : "research",
                              elsewhere ? "another backend" : "this backend")
                    << QByteArray(what) << feed << elsewhere;
        }
    }
}

void TestRevokedCallers::aWaitEndsWithItsToken()
{
    QFETCH(QByteArray, what);
    QFETCH(bool, isChangeFeed);
    QFETCH(bool, isRevokedElsewhere);
    Desk desk(m_backend);
    const Colleague colleague(desk);
    const QByteArray question = desk.post("/research", { { "question", "Why?" } }).id();
    const QByteArray cursor = desk.get("/changes?limit=1000").meta("cursor").toString().toLatin1();
    TestClient admin(isRevokedElsewhere ? portOf(*m_second) : m_backend.port(), desk.admin.token());
    TestClient waiting = desk.client(colleague.token);

    int revoked = 0;
    QTimer::singleShot(0, this, [&] {
        if (eventually([this] { return areWaiting(1); }))
            revoked = takeAway(what, admin, colleague).status;
        desk.feedback("Secret");
    });
    QElapsedTimer timer;
    timer.start();
    const Answer answer = waiting.get(isChangeFeed ? "/changes?wait=30&since=" + cursor
                                                   : "/research/" + question + "?wait=30");
    QCOMPARE(revoked, 204);
    QCOMPARE(answer.outcome(), u"401 invalid-token"_s);
    QVERIFY2(timer.elapsed() < 20'000, "The wait did not end with its token");
}

void TestRevokedCallers::theWaitsOfOthersGoOn()
{
    Desk desk(m_backend);
    const Colleague colleague(desk);
    const QByteArray cursor = desk.get("/changes?limit=1000").meta("cursor").toString().toLatin1();
    TestClient revoked = desk.client(colleague.token);
    int outcome = 0;
    QTimer::singleShot(0, this, [&] {
        if (!eventually([this] { return areWaiting(1); }))
            return;
        QTimer::singleShot(0, this, [&] {
            // The member's wait is older, and goes on when this one has ended.
            if (eventually([this] { return areWaiting(2); })
                && takeAway("token", desk.admin, colleague).status == 204
                && eventually([this] { return areWaiting(1); }))
                desk.buffer("Seen by those who may");
        });
        outcome = revoked.get("/changes?wait=30&since=" + cursor).status;
    });
    const Answer page = desk.member.get("/changes?wait=30&since=" + cursor);
    QCOMPARE(page.outcome(), u"200"_s);
    QCOMPARE(page.items().size(), 1);
    QVERIFY(eventually([&] { return outcome != 0; }));
    QCOMPARE(outcome, 401);
}

void TestRevokedCallers::revokedCallersGetNoAnswerOfEarlierReads_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("list") << "token"_ba
                          << "/feedback"_ba << u"feedback"_s << u"401 invalid-token"_s;
    QTest::newRow("export") << "token"_ba
                            << "/export"_ba << u"feedback"_s << u"401 invalid-token"_s;
    QTest::newRow("search") << "token"_ba
                            << "/feedback?search=secret"_ba << u"feedback"_s << u"401 invalid-token"_s;
    // The items of a member become nobody's with the removal, so that it needs the table of items itself.
    QTest::newRow("removed") << "member"_ba
                             << "/import"_ba << u"import"_s << u"401 invalid-token"_s;
    QTest::newRow("demoted") << "role"_ba
                             << "/import"_ba << u"import"_s << u"403 admin-required"_s;
    QTest::newRow("demoted, for members") << "role"_ba
                                          << "/feedback"_ba << u"feedback"_s << u"200"_s;
}

void TestRevokedCallers::revokedCallersGetNoAnswerOfEarlierReads()
{
    QFETCH(QByteArray, what);
    QFETCH(QByteArray, path);
    QFETCH(QString, table);
    QFETCH(QString, outcome);
    Desk desk(m_backend);
    const Colleague colleague(desk);
    desk.feedback("Secret");
    desk.settle();
    storage::Connection slow(m_backend.database().config());
    QVERIFY(slow.executeText(u"begin"_s));
    QVERIFY(slow.executeText(u"lock table %1 in access exclusive mode"_s.arg(table)));
    int revoked = 0;
    QTimer::singleShot(0, this, [&] {
        const bool isHeld = eventually([this, &table] {
            return sessions(m_backend.database(),
                            u"pid in (select pid from pg_locks where not granted"
                            " and relation = '%1'::regclass)"_s.arg(table))
                > 0;
        });
        if (isHeld)
            revoked = takeAway(what, desk.admin, colleague).status;
        std::ignore = slow.executeText(u"commit"_s);
    });
    TestClient reader = desk.client(colleague.token);
    const Answer answer = reader.get(path);
    QVERIFY(revoked == 204 || revoked == 200);
    QCOMPARE(answer.outcome(), outcome);
}

TRIAGE_TEST(TestRevokedCallers, QCoreApplication)
#include "tst_revokedcallers.moc"
