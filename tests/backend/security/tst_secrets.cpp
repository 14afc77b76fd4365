// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing that is secret reaches a log, an error answer, the metrics or, of tokens, the database: a server
// with all logging on receives secrets in every place where one can be put, by mistake or on purpose, while
// things go wrong.

#include "clitest.h"
#include "hush.h"

#include "database/connection.h"
#include "domain/tokentext.h"
#include "support/fakemodel.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QUrl>

#include <signal.h>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// A word that is in nothing but the text it was put into.
const QByteArray quiet = "quittenkompott";
const QByteArray modelKey = "sk-proj-Zr8vQ1mLk0bXw7PfTn3hYc";
const QByteArray password = "Sesam-Oeffne-Dich-4711";

QByteArray json(const QJsonObject &members)
{
    return QJsonDocument(members).toJson(QJsonDocument::Compact);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray logsOfPostgres(const ScratchData &data)
{
    const QDir logs(data.dataDirectory() + u"/postgres/log"_s);
    QByteArray all = contentOf(data.dataDirectory() + u"/postgres/start.log"_s);
    for (const QString &name : logs.entryList(QDir::Files))
        all += contentOf(logs.filePath(name));
    return all;
}

} // namespace

class TestSecrets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theStoryWasTold();
    void noSecretIsInTheLog();
    void noSecretIsInTheLogsOfPostgres();
    void noSecretIsInAnErrorAnswer();
    void noSecretIsInTheMetrics();
    void noTokenIsInTheDatabase();
    void noPasswordIsShownByCommands_data();
    void noPasswordIsShownByCommands();

private:
    void makeTokens();
    void misplaceTokens();
    void breakRequests();
    void sayThings();
    void failInTheDatabase();
    /// Sends a request; what it is answered where that is an error is kept.
    Told tell(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
              const QByteArray &lines = {});
    Told tellRaw(const QByteArray &bytes);
    bool hasSecret(const QByteArray &text) const;

    ScratchData m_data;
    quint16 m_port = 0;
    QByteArray m_admin;
    std::vector<QByteArray> m_tokens;
    QByteArray m_feedback; ///< The identifier of an item.
    QByteArray m_log, m_postgresLogs, m_errors, m_metrics;
    int m_errorCount = 0;
};

void TestSecrets::initTestCase()
{
    FakeModel model([](const ModelRequest &request) {
        return refusing(401, "Wrong key " + modelKey + " for " + request.user().toUtf8());
    });
    QProcessEnvironment environment = plainEnvironment();
    environment.insert(u"QT_LOGGING_RULES"_s, u"*=true"_s);
    environment.insert(u"TRIAGED_CLASSIFIER_KEY"_s, QString::fromLatin1(modelKey));
    environment.insert(u"TRIAGED_EMBEDDINGS_KEY"_s, QString::fromLatin1(modelKey));
    const QStringList settings{ u"--log-level"_s,        u"debug"_s,
                                u"--log-format"_s,       u"json"_s,
                                u"--metrics-listen"_s,   u"127.0.0.1:0"_s,
                                u"--classifier"_s,       u"openai"_s,
                                u"--classifier-url"_s,   model.url().toString(),
                                u"--classifier-model"_s, u"small-1"_s,
                                u"--embeddings-url"_s,   model.url().toString(),
                                u"--embeddings-model"_s, u"small-2"_s };
    Triaged server(serveOn(m_data) + settings, environment, m_data.inside(u"server.log"_s));
    QVERIFY(server.waitForReady());
    const QJsonObject ready = QJsonDocument::fromJson(server.readyLine()).object();
    m_port = quint16(QUrl(ready[u"base_url"].toString()).port());
    m_admin = tokenOfNewOrganization(m_data, u"acme"_s);
    m_tokens.push_back(m_admin);

    makeTokens();
    sayThings();
    misplaceTokens();
    breakRequests();
    QTRY_VERIFY(model.count() > 0);
    failInTheDatabase();

    m_metrics = send("GET", ready[u"metrics_url"].toString()).body;
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
    m_log = contentOf(m_data.inside(u"server.log"_s));
    m_postgresLogs = logsOfPostgres(m_data);
}

Told TestSecrets::tell(const QByteArray &method, const QByteArray &path, const QByteArray &body,
                       const QByteArray &lines)
{
    const QByteArray type = body.isEmpty() ? QByteArray() : "Content-Type: application/json\r\n"_ba;
    return tellRaw(method + ' ' + path + " HTTP/1.1\r\nHost: h\r\nConnection: close\r\nAuthorization: Bearer "
                   + m_admin + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n" + type
                   + lines + "\r\n" + body);
}

Told TestSecrets::tellRaw(const QByteArray &bytes)
{
    const Told told = exchange(m_port, bytes);
    if (told.status >= 400) {
        m_errors += told.answer + '\n';
        ++m_errorCount;
    }
    return told;
}

void TestSecrets::makeTokens()
{
    const auto issue = [this](const QJsonObject &body, const QByteArray &key) {
        const Told made = tell("POST", "/api/v0/tokens", json(body), "Idempotency-Key: " + key + "\r\n");
        QCOMPARE(made.status, 201);
        m_tokens.push_back(made.data()[u"token"].toString().toLatin1());
    };
    issue({ { u"name"_s, u"second"_s }, { u"kind"_s, u"full_access"_s } }, "one");
    issue({ { u"name"_s, u"page"_s },
            { u"kind"_s, u"widget"_s },
            { u"allowed_origins"_s, QJsonArray{ u"https://shop.example"_s } } },
          "two");
    m_tokens.push_back(makeToken(TokenKind::FullAccess)); // that nobody knows
    m_tokens.push_back(makeToken(TokenKind::Widget));
}

void TestSecrets::sayThings()
{
    const QString word = QString::fromLatin1(quiet);
    const QJsonObject target{ { u"type"_s, u"cli_command"_s },
                              { u"metadata"_s, QJsonObject{ { u"command"_s, word } } } };
    tell("POST", "/api/v0/buffers", json({ { u"name"_s, word }, { u"routing_instructions"_s, word } }));
    const Told made = tell("POST", "/api/v0/feedback",
                           json({ { u"title"_s, word },
                                  { u"description"_s, word + u" crashes"_s },
                                  { u"submitted_by"_s, word },
                                  { u"targets"_s, QJsonArray{ target } } }),
                           "X-IB-Client: " + quiet + "\r\n");
    QCOMPARE(made.status, 201);
    m_feedback = made.data()[u"id"].toString().toLatin1();
    QCOMPARE(tell("POST", "/api/v0/feedback/" + m_feedback + "/notes", json({ { u"text"_s, word } })).status,
             201);
    QCOMPARE(tell("POST", "/api/v0/research", json({ { u"question"_s, word } })).status, 202);
    QCOMPARE(tell("POST", "/api/v0/reports", json({ { u"message"_s, word } })).status, 201);
    tell("POST", "/api/v0/routing/test", json({ { u"description"_s, word } }));
    QCOMPARE(tell("POST", "/api/v0/reactions",
                  json({ { u"target"_s, target }, { u"reaction_value"_s, 1 }, { u"user_id"_s, word } }))
                 .status,
             201);
    QCOMPARE(tell("GET", "/api/v0/feedback?search=" + quiet + "+%22" + quiet + "%22").status, 200);
    QCOMPARE(tell("POST", "/api/v0/members",
                  json({ { u"name"_s, word },
                         { u"email"_s, word + u"@example.com"_s },
                         { u"role"_s, u"member"_s } }))
                 .status,
             201);
}

/// Puts tokens where they do not belong.
void TestSecrets::misplaceTokens()
{
    for (const QByteArray &token : m_tokens) {
        const QByteArray bearer = "GET /api/v0/me HTTP/1.1\r\nHost: h\r\nConnection: close\r\n";
        tell("GET", "/api/v0/buffers/" + token);
        tell("GET", "/api/v0/feedback/" + token + "/notes");
        tell("DELETE", "/api/v0/tokens/" + token);
        tell("GET", '/' + token);
        tell(token, "/api/v0/feedback");
        for (const char *parameter :
             { "page=", "since=", "sort_by=", "needs_review=", "created_after=", "buffer_id=" })
            tell("GET", "/api/v0/feedback?" + QByteArray(parameter) + token);
        tell("GET", "/api/v0/changes?since=" + token);
        tell("GET", "/api/v0/feedback?" + token + "=1");
        tell("GET", "/api/v0/feedback?search=%E2%82" + token);
        tell("GET", "/api/v0/me", {}, "X-Request-Id: " + token + "\r\n");
        tell("GET", "/api/v0/me", {}, "X-Request-Id: key:" + token + "\r\n");
        tell("GET", "/api/v0/me", {}, "Cookie: session=" + token + "\r\n");
        tell("GET", "/api/v0/me", {}, "Origin: https://" + token + "\r\n");
        tell("POST", "/api/v0/feedback", "{}",
             "X-Api-Key: " + token + "\r\nContent-Encoding: " + token + "\r\n");
        tellRaw(bearer + "Authorization: " + token + "\r\n\r\n");
        tellRaw(bearer + "Authorization: Bearer " + token + ' ' + token + "\r\n\r\n");
        tellRaw(bearer + "Authorization: Bearer " + token.chopped(1) + "\r\n\r\n");
        tellRaw(bearer + "Authorization: Basic " + ("me:" + token).toBase64() + "\r\n\r\n");
        tellRaw("GET http://me:" + token + "@h/api/v0/me HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
        tell("PUT", "/docs/guides/" + token);
        tell("GET", "/docs/guides/" + token);
        tell("GET", "/docs/api/problems/" + token);
    }
}

/// Sends unreadable requests that contain a secret.
void TestSecrets::breakRequests()
{
    const QByteArray &token = m_tokens.back();
    const QByteArray start = "GET /api/v0/me HTTP/1.1\r\nHost: h\r\n";
    const QByteArray line = "Authorization: Bearer " + token + "\r\n";
    for (const QByteArray &broken :
         { token + "\r\n\r\n", "GET " + token + "\r\n\r\n", "GET /" + token + " HTTP/9.9\r\n\r\n",
           start + token + "\r\n\r\n", start + token + " : x\r\n\r\n", start + line + line + "\r\n",
           start + "Authorization: Bearer \x01" + token + "\r\n\r\n",
           start + "X: " + token.repeated(400) + "\r\n\r\n",
           start + line + "Content-Length: " + token + "\r\n\r\n",
           start + line + "Transfer-Encoding: " + token + "\r\n\r\n",
           start + line + "Expect: " + token + "\r\n\r\n", start + "Host: " + token + "\r\n\r\n",
           "POST /api/v0/feedback HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n" + line + "\r\n"
               + token + "\r\n\r\n" })
        QVERIFY2(tellRaw(broken).status >= 400, broken.constData());

    const QByteArray deep = QByteArray("[").repeated(200) + '"' + token;
    for (const QByteArray &body :
         { '"' + token, "{\"" + token + "\":", "{\"description\":" + token + '}',
           "{\"description\":\"" + token, "{\"description\":\"\xff" + token + "\"}",
           "{\"description\":\"\\u0000" + token + "\"}", "{\"description\":\"\\ud800" + token + "\"}",
           "{\"description\":[\"" + token + "\"]}",
           "{\"description\":\"x\",\"targets\":[{\"type\":\"" + token + "\"}]}", deep })
        QCOMPARE(tell("POST", "/api/v0/feedback", body).status, 422);
    for (const QByteArray &body :
         { json({ { u"name"_s, u"x"_s }, { u"kind"_s, QString::fromLatin1(token) } }),
           json({ { u"name"_s, u"x"_s },
                  { u"kind"_s, u"widget"_s },
                  { u"allowed_origins"_s, QJsonArray{ QString::fromLatin1(token) } } }) })
        QCOMPARE(tell("POST", "/api/v0/tokens", body).status, 422);
}

/// PostgreSQL quotes what it was given, in every way that it has.
void TestSecrets::failInTheDatabase()
{
    postgres::Cluster cluster({ .dataDirectory = m_data.dataDirectory() });
    QVERIFY(cluster.start());
    storage::Connection database({ .conninfo = cluster.conninfo() });
    QVERIFY(database.executeText(
        u"create table blurt (code text); insert into blurt values ('none'); "
        "create function blurt() returns trigger language plpgsql as $$ declare wanted text := code from "
        "blurt; begin "
        "raise notice 'noticed %', new.text; raise warning 'warned of %', new.text; "
        "raise exception using errcode = wanted, message = 'no ' || new.text, detail = new.text, hint = "
        "new.text; "
        "end $$; create trigger blurt before insert on note for each row execute function blurt()"_s));
    const QByteArray note = json({ { u"text"_s, QString::fromLatin1(quiet + ' ' + m_admin) } });
    for (const QString &code :
         { u"P0001"_s, u"22P02"_s, u"23505"_s, u"23514"_s, u"42601"_s, u"54000"_s, u"XX000"_s }) {
        QVERIFY(database.executeText(u"update blurt set code = '%1'"_s.arg(code)));
        QVERIFY(tell("POST", "/api/v0/feedback/" + m_feedback + "/notes", note).status >= 400);
    }
    QVERIFY(database.executeText(u"drop trigger blurt on note; drop function blurt; drop table blurt"_s));
    QVERIFY(database.executeText(u"select pg_terminate_backend(pid) from pg_stat_activity where pid <> "
                                 "pg_backend_pid() and backend_type = 'client backend'"_s));
    tell("GET", "/api/v0/feedback?search=" + quiet);
    database.close();
    cluster.stop();
}

bool TestSecrets::hasSecret(const QByteArray &text) const
{
    std::vector<QByteArray> secrets = m_tokens;
    for (const QByteArray &other : { quiet, modelKey, password })
        secrets.push_back(other);
    return std::any_of(secrets.begin(), secrets.end(),
                       [&](const QByteArray &each) { return gives(text, each); });
}

void TestSecrets::theStoryWasTold()
{
    QCOMPARE(m_tokens.size(), std::size_t(5));
    QVERIFY(m_errorCount > 100);
    for (const char *event :
         { "\"event\":\"request\"", "languagemodel.failed", "sqlstate=P0001", "\"level\":\"debug\"" })
        QVERIFY2(m_log.contains(event), event);
    QVERIFY(m_postgresLogs.contains("ready to accept connections"));
    QVERIFY(m_metrics.contains("triaged_"));
}

void TestSecrets::noSecretIsInTheLog()
{
    for (const QByteArray &line : m_log.split('\n'))
        QVERIFY2(!hasSecret(line) && !line.contains("Bearer"), line.constData());
}

void TestSecrets::noSecretIsInTheLogsOfPostgres()
{
    for (const QByteArray &line : m_postgresLogs.split('\n'))
        QVERIFY2(!hasSecret(line), line.constData());
}

void TestSecrets::noSecretIsInAnErrorAnswer()
{
    for (const QByteArray &line : m_errors.split('\n'))
        QVERIFY2(!hasSecret(line), line.constData());
}

void TestSecrets::noSecretIsInTheMetrics()
{
    for (const QByteArray &line : m_metrics.split('\n'))
        QVERIFY2(!hasSecret(line), line.constData());
}

/// Where it was put as what somebody said, it is kept as that; nowhere else.
void TestSecrets::noTokenIsInTheDatabase()
{
    postgres::Cluster cluster({ .dataDirectory = m_data.dataDirectory() });
    QVERIFY(cluster.start());
    storage::Connection database({ .conninfo = cluster.conninfo() });
    const auto tables = database.executeText(u"select table_name from information_schema.tables "
                                             "where table_schema = 'public' and table_type = 'BASE TABLE'"_s);
    QVERIFY(tables && tables->size() > 20);
    for (int table = 0; table < tables->size(); ++table) {
        const QString name = tables->at(table).text(0);
        const auto rows = database.executeText(u"select r::text from %1 r"_s.arg(name));
        QVERIFY(rows);
        for (int row = 0; row < rows->size(); ++row) {
            for (const QByteArray &token : m_tokens)
                QVERIFY2(!gives(rows->at(row).text(0).toUtf8(), token), qPrintable(name));
        }
    }
    database.close();
    cluster.stop();
}

void TestSecrets::noPasswordIsShownByCommands_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString secret = QString::fromLatin1(password);
    const QString away = u"host=127.0.0.1 port=1 user=me dbname=db connect_timeout=2 password="_s + secret;
    QTest::newRow("away") << QStringList{ u"org"_s, u"list"_s, u"--database"_s, away };
    QTest::newRow("as a URL") << QStringList{ u"org"_s, u"list"_s, u"--database"_s,
                                              u"postgresql://me:%1@127.0.0.1:1/db"_s.arg(secret) };
    QTest::newRow("no host") << QStringList{ u"org"_s, u"list"_s, u"--database"_s,
                                             u"host=/nowhere/at/all password="_s + secret };
    QTest::newRow("no conninfo") << QStringList{ u"serve"_s, u"--database"_s, u"password "_s + secret };
    QTest::newRow("unknown key") << QStringList{ u"serve"_s, u"--database"_s, secret + u"=x"_s };
    QTest::newRow("unknown flag") << QStringList{ u"serve"_s, u"--password="_s + secret };
    QTest::newRow("a password in the model's URL")
        << QStringList{ u"serve"_s, u"--classifier-url"_s, u"https://me:%1@model.example"_s.arg(secret) };
    QTest::newRow("wrong options in the model's URL")
        << QStringList{ u"serve"_s, u"--classifier-url"_s, u"https://model.example/?key="_s + secret };
}

void TestSecrets::noPasswordIsShownByCommands()
{
    QFETCH(QStringList, arguments);
    const Run run = triaged(arguments);
    QVERIFY(run.status > 0);
    QVERIFY(!run.err.isEmpty());
    QVERIFY2(!hasSecret(run.out + run.err), run.err.constData());
}

TRIAGE_TEST(TestSecrets, QCoreApplication)
#include "tst_secrets.moc"
