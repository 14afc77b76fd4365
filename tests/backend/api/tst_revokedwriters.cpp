// SPDX-License-Identifier: GPL-3.0-or-later
// A write that waited for its organization's lock stores nothing if its token, its member or its role ended
// meanwhile, also by time, and its answer says so.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QJsonDocument>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int races = 20;

/// A second administrator, whose token, membership and role can end.
struct Colleague
{
    explicit Colleague(Desk &desk)
        : member(desk.post("/members",
                           { { "name", "Cora" }, { "email", "cora@example.com" }, { "role", "admin" } })
                     .id()),
          token(desk.token(TokenKind::FullAccess, u"cora@example.com"_s))
    {
    }

    QByteArray tokenId() const { return toString(token.id).toLatin1(); }
    qint64 memberNumber() const { return decodeId(QString::fromLatin1(member)).value_or(0); }

    QByteArray member;
    services::IssuedToken token;
};

Sent post(const QByteArray &path, const Members &body)
{
    return { "POST", path, body.toJson(), {} };
}

/// Returns that many requests of one kind, each of which would store a text "Late".
std::vector<Sent> requestsOf(const QByteArray &kind, Desk &desk)
{
    std::vector<Sent> requests;
    QByteArrayList calls;
    for (int i = 0; i < races; ++i) {
        const QByteArray number = QByteArray::number(i);
        if (kind == "edit")
            requests.push_back({ "PATCH", "/feedback/" + desk.feedback("Early"), R"({"title":"Late"})", {} });
        else if (kind == "feedback")
            requests.push_back(post("/feedback", { { "description", "Late" } }));
        else if (kind == "keyed feedback")
            requests.push_back({ "POST",
                                 "/feedback",
                                 R"({"description":"Late"})",
                                 { { "Idempotency-Key", "key " + number } } });
        else if (kind == "buffer")
            requests.push_back(post("/buffers", { { "name", "Late" } }));
        else if (kind == "import")
            requests.push_back(post("/import", { { "format", "csv" }, { "data", "description\nLate\n" } }));
        else if (kind == "file")
            requests.push_back(
                { "POST", "/import", "description\nLate\n", { { "Content-Type", "text/csv" } } });
        else
            calls << R"({"jsonrpc":"2.0","method":"tools/call","params":{"name":"create_feedback",)"
                     R"("arguments":{"description":"Late","idempotency_key":"late )"
                    + number + R"("}},"id":)" + number + '}';
    }
    if (kind == "agent")
        requests.push_back({ "POST", "/mcp", '[' + calls.join(',') + ']', {} });
    return requests;
}

/// Returns the outcomes of the requests, or of the calls of a batch, without those that occur again.
QString outcomesOf(const std::vector<Answer> &answers)
{
    QStringList all;
    for (const Answer &each : answers) {
        const QJsonArray calls = QJsonDocument::fromJson(each.body).array();
        for (const QJsonValue &call : calls) {
            const QString text = call[u"result"][u"content"][0][u"text"].toString();
            all << (text.contains(u"(invalid-token)"_s) ? u"401 invalid-token"_s : text);
        }
        if (calls.isEmpty())
            all << each.outcome();
    }
    all.removeDuplicates();
    return all.join(u", "_s);
}

} // namespace

class TestRevokedWriters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_backend.start(); }
    void aWriteThatWaitedIsRefused_data();
    void aWriteThatWaitedIsRefused();
    void anotherTokenOfTheSameBatchIsStored();
    void aDemotedAdministratorChangesOnlyOwnViews();
    void nothingIsStoredAfterTheEnd_data();
    void nothingIsStoredAfterTheEnd();

private:
    /// Returns what ends a colleague's right to write, as SQL.
    QString endOf(const QByteArray &what, const Colleague &colleague) const;
    /// Sends the requests; while they wait for the organization's lock, runs the SQL and releases it.
    std::vector<Answer> sendWhile(Desk &desk, TestClient &client, const std::vector<Sent> &requests,
                                  const QString &sql);
    /// Returns the number of texts and names "Late" of the organization.
    int stored(Desk &desk);
    QString where(Desk &desk) const { return u" organization = %1 "_s.arg(desk.organization().id.value()); }

    TestBackend m_backend;
};

QString TestRevokedWriters::endOf(const QByteArray &what, const Colleague &colleague) const
{
    if (what == "token")
        return u"update token set revoked_at = clock_timestamp() where id = %1"_s.arg(
            colleague.token.id.value());
    if (what == "member")
        return u"delete from token where member = %1; delete from member where id = %1"_s.arg(
            colleague.memberNumber());
    if (what == "time")
        return u"select pg_sleep(greatest(extract(epoch from expires_at - clock_timestamp()), 0) + 0.01)"
               " from token where id = %1"_s.arg(colleague.token.id.value());
    return u"update member set role = 'member' where id = %1"_s.arg(colleague.memberNumber());
}

std::vector<Answer> TestRevokedWriters::sendWhile(Desk &desk, TestClient &client,
                                                  const std::vector<Sent> &requests, const QString &sql)
{
    storage::Connection ending(m_backend.connectionConfig());
    const bool isHeld = ending.executeText(u"begin"_s)
        && ending.executeText(u"update organization_state set change = change + 1 where"_s + where(desk));
    if (!isHeld)
        qFatal("The organization cannot be locked");
    QTimer::singleShot(0, this, [&] {
        // On a slow machine, a token that ends by time has ended before anything waits.
        const bool isWaiting = eventually([this] {
            return m_backend.value(u"select count(*) from token where expires_at <= clock_timestamp()"_s)
                != u"0"_s
                || blocked(m_backend.database(), u"query like '%transaction.lock%'"_s) > 0;
        });
        if (isWaiting)
            std::ignore = ending.executeText(sql);
        std::ignore = ending.executeText(u"commit"_s);
    });
    return client.sendAll(requests, races);
}

int TestRevokedWriters::stored(Desk &desk)
{
    return m_backend
        .value(u"select (select count(*) from feedback where"_s + where(desk)
               + u"and 'Late' in (title, description)) + (select count(*) from buffer where"_s + where(desk)
               + u"and name = 'Late') + (select count(*) from import where"_s + where(desk) + u")"_s)
        .toInt();
}

void TestRevokedWriters::aWriteThatWaitedIsRefused_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QString>("outcome");
    for (const char *kind : { "edit", "feedback", "keyed feedback", "buffer", "import", "file", "agent" }) {
        for (const char *what : { "token", "member", "time" })
            QTest::addRow("%s, %s", kind, what)
                << QByteArray(kind) << QByteArray(what) << u"401 invalid-token"_s;
    }
    for (const char *kind : { "buffer", "import", "file" })
        QTest::addRow("%s, role", kind) << QByteArray(kind) << "role"_ba << u"403 admin-required"_s;
    // Members may do this as well.
    QTest::addRow("edit, role") << "edit"_ba
                                << "role"_ba << u"200"_s;
}

void TestRevokedWriters::aWriteThatWaitedIsRefused()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, what);
    QFETCH(QString, outcome);
    Desk desk(m_backend);
    const Colleague colleague(desk);
    const std::vector<Sent> requests = requestsOf(kind, desk);
    desk.settle();
    TestClient client = desk.client(colleague.token.token);
    if (what == "time")
        m_backend.sql(u"update token set expires_at = clock_timestamp() + interval '2 s' where id = %1"_s.arg(
            colleague.token.id.value()));
    const QString before = client.get("/me").outcome();
    QVERIFY2(before == u"200" || (what == "time" && before == u"401 invalid-token"), qPrintable(before));
    const std::vector<Answer> answers = sendWhile(desk, client, requests, endOf(what, colleague));
    QCOMPARE(outcomesOf(answers), outcome);
    QCOMPARE(stored(desk), outcome == u"200" ? races : 0);
}

void TestRevokedWriters::anotherTokenOfTheSameBatchIsStored()
{
    Desk desk(m_backend);
    const Colleague colleague(desk);
    TestClient client = desk.client(colleague.token.token);
    std::vector<Sent> requests = requestsOf("feedback", desk);
    const HeaderLine own{ "Authorization", "Bearer " + desk.admin.token() };
    for (std::size_t i = 0; i < requests.size(); i += 2)
        requests[i].headers.append(own);
    const std::vector<Answer> answers = sendWhile(desk, client, requests, endOf("token", colleague));
    for (std::size_t i = 0; i < answers.size(); ++i)
        QCOMPARE(answers[i].outcome(), i % 2 == 0 ? u"201"_s : u"401 invalid-token"_s);
    QCOMPARE(stored(desk), races / 2);
}

void TestRevokedWriters::aDemotedAdministratorChangesOnlyOwnViews()
{
    Desk desk(m_backend);
    const Colleague colleague(desk);
    const QByteArray theirs
        = desk.post("/views", { { "name", "All" }, { "filter", object({}) }, { "visibility", "shared" } })
              .id();
    TestClient client = desk.client(colleague.token.token);
    QCOMPARE(client.patch("/views/" + theirs, { { "name", "Ours" } }).outcome(), u"200"_s);
    const Sent rename{ "PATCH", "/views/" + theirs, R"({"name":"Late"})", {} };
    const std::vector<Answer> answers = sendWhile(desk, client, { rename }, endOf("role", colleague));
    QCOMPARE(answers.front().outcome(), u"403 forbidden"_s);
    QCOMPARE(desk.get("/views/" + theirs)["name"].toString(), u"Ours"_s);
}

void TestRevokedWriters::nothingIsStoredAfterTheEnd_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QString>("late");
    QTest::newRow("token") << "token"_ba << u"created_at > (select revoked_at from token where id = %1)"_s;
    QTest::newRow("member") << "member"_ba
                            << u"change > (select change from tombstone where kind = 'member' and id = %1)"_s;
    QTest::newRow("role") << "role"_ba << u"change > (select change from member where id = %1)"_s;
}

void TestRevokedWriters::nothingIsStoredAfterTheEnd()
{
    QFETCH(QByteArray, what);
    QFETCH(QString, late);
    for (int race = 0; race < races; ++race) {
        Desk desk(m_backend);
        const Colleague colleague(desk);
        TestClient client = desk.client(colleague.token.token);
        QCOMPARE(client.get("/me").outcome(), u"200"_s);
        std::vector<Sent> requests = requestsOf("buffer", desk);
        const QByteArray member = "/members/" + colleague.member;
        Sent end = what == "token" ? Sent{ "DELETE", "/tokens/" + colleague.tokenId(), {}, {} }
            : what == "member"     ? Sent{ "DELETE", member, {}, {} }
                                   : Sent{ "PATCH", member, R"({"role":"member"})", {} };
        end.headers.append(HeaderLine{ "Authorization", "Bearer " + desk.admin.token() });
        const auto place = std::size_t(race % 4 + 1);
        requests.insert(requests.begin() + qsizetype(place), end);
        std::vector<Answer> answers = client.sendAll(requests, races + 1);
        QVERIFY(answers[place].status == 200 || answers[place].status == 204);
        answers.erase(answers.begin() + qsizetype(place));
        const auto isDone = [](const Answer &each) {
            return each.status == 201;
        };
        QCOMPARE(stored(desk), int(std::count_if(answers.begin(), answers.end(), isDone)));
        const QString after
            = late.arg(what == "token" ? colleague.token.id.value() : colleague.memberNumber());
        QCOMPARE(m_backend.value(u"select count(*) from buffer where"_s + where(desk) + u"and "_s + after),
                 u"0"_s);
    }
}

TRIAGE_TEST(TestRevokedWriters, QCoreApplication)
#include "tst_revokedwriters.moc"
