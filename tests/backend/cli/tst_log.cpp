// SPDX-License-Identifier: GPL-3.0-or-later
// What the log of a server says of requests that succeed and fail, and what it must never say.

#include "clitest.h"

#include "database/connection.h"
#include "domain/tokentext.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTest>

#include <signal.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int flood = 30;

/// Texts that must not appear in a log.
struct Secrets
{
    QByteArray token; ///< That the requests are made with.
    QByteArray issued; ///< That a request made.
    QByteArray unknown = makeToken(TokenKind::FullAccess);
    QByteArray feedback = "Mein Hund hat die Rechnung gefressen";
    QByteArray reporter = "dog.owner@example.com";
};

QStringList serve(const ScratchData &data, const QString &format, const QString &level)
{
    return serveOn(data) + QStringList{ u"--log-format"_s, format, u"--log-level"_s, level };
}

/// The request that a line belongs to. Empty for the lines of background work, which has none.
QString requestIdOf(const JsonDocument &line)
{
    const JsonValue id = line.root().member("request_id");
    return id.isAbsent() ? QString() : id.text();
}

/// The line of a request, by its id.
JsonDocument lineOf(const QByteArray &log, const QString &event, const QString &requestId)
{
    for (const QByteArray &line : log.split('\n')) {
        auto json = JsonDocument::parse(line);
        if (json && json->root().member("event").text() == event && requestIdOf(*json) == requestId)
            return std::move(*json);
    }
    return {};
}

} // namespace

class TestLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aRequestIsALineOfNamedFields();
    void aDatabaseErrorNamesItsRequest();
    void linesAreTextUnlessJsonIsAskedFor();
    void theJournalGetsTheLevelOfEachLine();
    void aFloodOfFailuresIsAFewLines();
    void probesAreLoggedForDebuggingOnly();
    void noSecretIsInAnyLine();

private:
    /// Makes requests of all kinds, each with the id of its name; then ends the server. The log.
    QByteArray logOf(const QString &format, const QString &level);
    void makeRequests(const Triaged &server);
    void breakTheDatabase(const Triaged &server);

    ScratchData m_data;
    std::vector<Secrets> m_secrets; ///< One for each run.
    QByteArray m_debugging, m_usual,
        m_quiet; ///< The logs: JSON at level debug, text at info, JSON at warning.
};

void TestLog::initTestCase()
{
    m_debugging = logOf(u"json"_s, u"debug"_s);
    m_usual = logOf(u"text"_s, u"info"_s);
    m_quiet = logOf(u"json"_s, u"warning"_s);
}

QByteArray TestLog::logOf(const QString &format, const QString &level)
{
    m_secrets.emplace_back();
    const QString run = QString::number(m_secrets.size());
    QProcessEnvironment environment = plainEnvironment();
    environment.insert(u"QT_LOGGING_RULES"_s, u"*.debug=true"_s);
    Triaged server(serve(m_data, format, level), environment, m_data.inside(run + u".log"_s));
    if (!server.waitForReady())
        qFatal("The server does not start");
    m_secrets.back().token = tokenOfNewOrganization(m_data, u"acme"_s + run);
    makeRequests(server);
    breakTheDatabase(server);
    server.signal(SIGTERM);
    if (server.waitForEnd() != 0)
        qFatal("The server does not end");
    QFile log(m_data.inside(run + u".log"_s));
    return log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray();
}

void TestLog::makeRequests(const Triaged &server)
{
    Secrets &secrets = m_secrets.back();
    const auto url = [&server](const QByteArray &path) {
        return server.url(QString::fromLatin1("/api/v0" + path));
    };
    const QByteArray &token = secrets.token;
    QCOMPARE(send("GET", url("/buffers"), token, {}, "list").status, 200);
    QCOMPARE(send("GET", url("/buffers"), secrets.unknown, {}, "unknown-token").status, 401);
    QCOMPARE(send("GET", url("/buffers"), token + "x", {}, "broken-token").status, 401);
    QCOMPARE(send("GET", url("/buffers/" + token), token, {}, "token-in-path").status, 404);
    QCOMPARE(send("GET", url('/' + token), token, {}, "token-as-path").status, 404);
    QCOMPARE(send("GET", url("/feedback?search=" + token), token, {}, "token-in-query").status, 200);
    QCOMPARE(send("GET", url("/feedback?page=" + token), token, {}, "token-as-page").status, 422);
    const QByteArray feedback
        = R"({"description":")" + secrets.feedback + R"(","submitted_by":")" + secrets.reporter;
    QCOMPARE(send("POST", url("/feedback"), token, feedback + R"("})", "feedback").status, 201);
    QCOMPARE(send("POST", url("/feedback"), token, feedback, "broken-json").status, 422);
    QCOMPARE(
        send("POST", url("/reports"), token, R"({"message":")" + secrets.feedback + R"("})", "report").status,
        201);
    const Reply issued
        = send("POST", url("/tokens"), token, R"({"name":"second","kind":"full_access"})", "issue");
    QCOMPARE(issued.status, 201);
    secrets.issued = issued.data().member("token").text().toLatin1();
    QVERIFY(!secrets.issued.isEmpty());
    QCOMPARE(send("GET", url("/me"), secrets.issued, {}, "second").status, 200);
    QCOMPARE(send("GET", server.url(u"/healthz"_s), {}, {}, "probe").status, 200);
}

void TestLog::breakTheDatabase(const Triaged &server)
{
    const QByteArray token = m_secrets.back().token;
    postgres::Cluster cluster({ .dataDirectory = m_data.dataDirectory() });
    QVERIFY(cluster.start());
    storage::Connection database({ .conninfo = cluster.conninfo() });
    QVERIFY(database.executeText(u"alter table target rename to away"_s));
    const QString url = server.url(u"/api/v0/targets?search="_s + QString::fromLatin1(token));
    QCOMPARE(send("GET", url, token, {}, "broken-database").status, 500);
    for (int i = 0; i < flood; ++i)
        QCOMPARE(send("GET", url, token, {}, "flood").status, 500);
    // The next line that passes says how many did not.
    QTRY_VERIFY([&] {
        QFile log(m_data.inside(QString::number(m_secrets.size()) + u".log"_s));
        return send("GET", url, token, {}, "after-the-flood").status == 500 && log.open(QIODevice::ReadOnly)
            && log.readAll().count("after-the-flood") >= 2; // of the request and of its statement
    }());
    QVERIFY(database.executeText(u"alter table away rename to target"_s));
    database.close();
    cluster.stop();
}

void TestLog::aRequestIsALineOfNamedFields()
{
    const QByteArray log = m_debugging;
    const JsonDocument list = lineOf(log, u"request"_s, u"list"_s);
    QCOMPARE(list.root().member("level").text(), u"info"_s);
    QCOMPARE(list.root().member("method").text(), u"GET"_s);
    QCOMPARE(list.root().member("route").text(), u"listBuffers"_s);
    QCOMPARE(list.root().member("status").integer(), 200);
    QVERIFY(list.root().member("microseconds").integer() > 0);
    QCOMPARE(list.root().member("organization").text().size(), 13);
    QCOMPARE(list.root().member("token").text().size(), 13);
    QVERIFY(list.root().member("address").isAbsent());
    QVERIFY(list.root().member("time").text().endsWith(u'Z'));

    const JsonDocument stranger = lineOf(log, u"request"_s, u"unknown-token"_s);
    QCOMPARE(stranger.root().member("status").integer(), 401);
    QVERIFY(stranger.root().member("organization").isAbsent());
    QCOMPARE(stranger.root().member("address").text(), u"127.0.0.1"_s);
    const JsonDocument nowhere = lineOf(log, u"request"_s, u"token-as-path"_s);
    QCOMPARE(nowhere.root().member("route").text(), u"none"_s);
    QCOMPARE(nowhere.root().member("status").integer(), 404);
    for (const QByteArray &line : log.split('\n'))
        QVERIFY2(line.isEmpty() || JsonDocument::parse(line), line.constData());
}

void TestLog::aDatabaseErrorNamesItsRequest()
{
    const QByteArray log = m_quiet;
    const JsonDocument request = lineOf(log, u"request"_s, u"broken-database"_s);
    QCOMPARE(request.root().member("level").text(), u"error"_s);
    QCOMPARE(request.root().member("status").integer(), 500);
    const JsonDocument statement = lineOf(log, u"triage.storage"_s, u"broken-database"_s);
    QVERIFY2(statement.root().member("message").text().contains(u"sqlstate=42P01"_s), log.constData());
    QVERIFY(lineOf(log, u"request"_s, u"list"_s).root().isAbsent()); // no news at this level
}

void TestLog::linesAreTextUnlessJsonIsAskedFor()
{
    const QByteArray log = m_usual;
    QVERIFY2(
        log.contains("Z info request request_id=list method=GET route=listBuffers status=200 microseconds="),
        log.constData());
    QVERIFY2(
        log.contains("Z error request request_id=broken-database method=GET route=listTargets status=500 "),
        log.constData());
}

void TestLog::theJournalGetsTheLevelOfEachLine()
{
    const ScratchData data;
    const QString file = data.write(u"journal"_s, {});
    struct stat journal
    {
    };
    QCOMPARE(stat(QFile::encodeName(file).constData(), &journal), 0);
    QProcessEnvironment environment = plainEnvironment();
    environment.insert(u"JOURNAL_STREAM"_s, u"%1:%2"_s.arg(journal.st_dev).arg(journal.st_ino));
    environment.insert(u"TRIAGED_TYPO"_s, u"yes"_s);
    Triaged server(serve(data, u"text"_s, u"info"_s), environment, file);
    QVERIFY(server.waitForReady());
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
    QFile log(file);
    QVERIFY(log.open(QIODevice::ReadOnly));
    const QByteArray lines = log.readAll();
    for (const QByteArray &line : lines.trimmed().split('\n'))
        QVERIFY2(line.startsWith(line.contains(" warning ") ? "<4>" : "<6>"), line.constData());
    QVERIFY2(lines.contains("Z warning setting.unknown variable=TRIAGED_TYPO"), lines.constData());
    QVERIFY(!m_usual.contains("<6>"));
}

void TestLog::aFloodOfFailuresIsAFewLines()
{
    for (const QString &event : QStringList{ u"request"_s, u"triage.storage"_s }) {
        int lines = 0;
        qint64 leftOut = 0;
        for (const QByteArray &line : m_quiet.split('\n')) {
            const auto json = JsonDocument::parse(line);
            if (!json || json->root().member("event").text() != event)
                continue;
            const QString id = requestIdOf(*json);
            lines += id == u"flood"_s ? 1 : 0;
            if (id == u"flood"_s || id == u"after-the-flood"_s)
                leftOut += json->root().member("left_out").isAbsent()
                    ? 0
                    : json->root().member("left_out").integer();
        }
        QVERIFY2(lines < flood, m_quiet.constData());
        QVERIFY2(lines + leftOut >= flood, m_quiet.constData());
    }
}

void TestLog::probesAreLoggedForDebuggingOnly()
{
    QCOMPARE(lineOf(m_debugging, u"request"_s, u"probe"_s).root().member("level").text(), u"debug"_s);
    QVERIFY(!m_usual.contains("request_id=probe"));
}

void TestLog::noSecretIsInAnyLine()
{
    QVERIFY(m_debugging.contains("token-in-query")); // so the requests are in it
    for (const QByteArray &line : (m_debugging + m_usual + m_quiet).split('\n')) {
        for (const Secrets &secrets : m_secrets) {
            for (const QByteArray &token : { secrets.token, secrets.issued, secrets.unknown }) {
                // Not even a good part of it.
                QVERIFY2(!line.contains(token.last(16)), line.constData());
                QVERIFY2(!line.contains(token.sliced(token.size() / 2, 16)), line.constData());
            }
        }
        QVERIFY2(!line.contains("Hund") && !line.contains("gefressen"), line.constData());
        QVERIFY2(!line.contains("dog.owner"), line.constData());
        QVERIFY2(!line.contains("Bearer"), line.constData());
    }
}

TRIAGE_TEST(TestLog, QCoreApplication)
#include "tst_log.moc"
