// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"

#include "database/connection.h"
#include "postgres/cluster.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <memory>
#include <vector>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// Holds a PostgreSQL and all of its processes still while it exists.
class Hanging
{
public:
    explicit Hanging(pid_t postgres) : m_processes{ postgres }
    {
        ::kill(postgres, SIGSTOP); // so that it starts no others
        for (const QString &each : QDir(u"/proc"_s).entryList(QDir::Dirs)) {
            QFile stat(u"/proc/%1/stat"_s.arg(each));
            if (!stat.open(QIODevice::ReadOnly))
                continue;
            const QByteArray text = stat.readAll();
            const QByteArrayList afterName = text.mid(text.lastIndexOf(')') + 2).split(' ');
            if (afterName.value(1).toInt() == postgres)
                m_processes.push_back(pid_t(each.toInt()));
        }
        signal(SIGSTOP);
    }
    ~Hanging() { signal(SIGCONT); }
    Q_DISABLE_COPY_MOVE(Hanging)

private:
    void signal(int number) const
    {
        for (const pid_t process : m_processes)
            ::kill(process, number);
    }

    std::vector<pid_t> m_processes;
};

} // namespace

/// The server on its private PostgreSQL: from its first start to its ends.
class TestServe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itSaysWhenItIsReady();
    void objectsCreatedByCommandsWorkAtOnce();
    void aSignalEndsItInOrder_data();
    void aSignalEndsItInOrder();
    void aSecondSignalEndsItAtOnce();
    void aSignalEndsItInTimeWhilePostgresHangs();
    void aSignalEndsItInTimeWhilePreviewsRun();
    void everythingIsBackAfterItWasKilled();
    void aPortThatIsTakenIsSaidSo();
    void aPostgresThatEndedIsStartedAgain();
    void itServesADatabaseOfSomebodyElse();
    void unknownVariablesAreReported();
    void anInvalidAddressIsWrongUse();
    void metricsCanBeSwitchedOff();

private:
    ScratchData m_data;
};

void TestServe::itSaysWhenItIsReady()
{
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    const auto line = JsonDocument::parse(server.readyLine());
    QVERIFY(server.readyLine().endsWith("}\n"));
    QCOMPARE(line->root().member("pid").integer(), server.process());
    QVERIFY(line->root().member("base_url").text().startsWith(u"http://127.0.0.1:"_s));
    const QString metrics = line->root().member("metrics_url").text();
    QVERIFY(metrics.startsWith(u"http://127.0.0.1:"_s) && metrics.endsWith(u"/metrics"_s));
    QVERIFY(send("GET", metrics).body.contains("\nprocess_cpu_seconds_total "));
    QCOMPARE(send("GET", server.url(u"/healthz"_s)).status, 200);
    QCOMPARE(send("GET", server.url(u"/readyz"_s)).status, 200);
    QCOMPARE(send("GET", server.url(u"/api/v0/buffers"_s)).status, 401);
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

void TestServe::objectsCreatedByCommandsWorkAtOnce()
{
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    const QByteArray token = tokenOfNewOrganization(m_data, u"acme"_s);
    QCOMPARE(send("POST", server.url(u"/api/v0/buffers"_s), token,
                  R"({"name":"Crashes","routing_instructions":"The app crashes or closes by itself."})")
                 .status,
             201);
    const Reply made = send("POST", server.url(u"/api/v0/feedback"_s), token,
                            R"({"description":"The app crashes when I open the settings"})");
    QCOMPARE(made.status, 201);
    const QString item = server.url(u"/api/v0/feedback/"_s + made.data().member("id").text());
    QTRY_COMPARE_WITH_TIMEOUT(send("GET", item, token).data().member("routing_status").text(), u"routed"_s,
                              30000);
    QCOMPARE(send("GET", item + u"/buffers"_s, token).data().at(0).member("slug").text(), u"crashes"_s);

    const JsonDocument tokens = onData(m_data, { u"token"_s, u"list"_s, u"--org"_s, u"acme"_s }).json();
    const Run revoked = onData(m_data, { u"token"_s, u"revoke"_s, tokens.root().at(0).member("id").text() });
    QCOMPARE(revoked.status, 0);
    // What tells the server is on its way; without it, it would go on believing in the token for five
    // seconds.
    QTRY_COMPARE_WITH_TIMEOUT(send("GET", item, token).status, 401, 20000);
}

void TestServe::aSignalEndsItInOrder_data()
{
    QTest::addColumn<int>("number");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void TestServe::aSignalEndsItInOrder()
{
    QFETCH(int, number);
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    const pid_t postgres = m_data.postgresProcess();
    QVERIFY(postgres > 0);
    server.signal(number);
    QCOMPARE(server.waitForEnd(), 0);
    QCOMPARE(m_data.postgresProcess(), 0);
    QTRY_VERIFY(!isAlive(postgres)); // it removes its file a moment before it ends
}

void TestServe::aSecondSignalEndsItAtOnce()
{
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    const QByteArray token = tokenOfNewOrganization(m_data, u"stuck"_s);
    postgres::Cluster cluster({ .dataDirectory = m_data.dataDirectory() });
    QVERIFY(cluster.start());
    storage::Connection database({ .conninfo = cluster.conninfo() });
    storage::Connection watcher({ .conninfo = cluster.conninfo() });
    QVERIFY(database.executeText(u"begin"_s));
    QVERIFY(database.executeText(u"lock table feedback in exclusive mode"_s));

    // A request that cannot be finished keeps the server from ending.
    QProcess client;
    client.start(u"curl"_s,
                 { u"-s"_s, server.url(u"/api/v0/feedback"_s), u"-H"_s,
                   u"Authorization: Bearer "_s + QString::fromLatin1(token), u"-H"_s,
                   u"Content-Type: application/json"_s, u"-d"_s, uR"({"description":"stuck"})"_s });
    QTRY_COMPARE_WITH_TIMEOUT(blocked(watcher), 1, 30000);
    server.signal(SIGTERM);
    QTRY_COMPARE_WITH_TIMEOUT(send("GET", server.url(u"/healthz"_s)).status, 0, 30000);
    QVERIFY(server.isRunning());
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(patience), 128 + SIGTERM);
    QVERIFY(client.waitForFinished());
    database.close();
    cluster.stop();
}

void TestServe::aSignalEndsItInTimeWhilePostgresHangs()
{
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    const QByteArray token = tokenOfNewOrganization(m_data, u"hanging"_s);
    QCOMPARE(send("GET", server.url(u"/api/v0/feedback"_s), token).status, 200);
    {
        const Hanging hanging(m_data.postgresProcess());
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(send("GET", server.url(u"/readyz"_s)).status, 503);
        QVERIFY2(timer.elapsed() < patience, qPrintable(QString::number(timer.elapsed())));
        timer.restart();
        server.signal(SIGTERM);
        QCOMPARE(server.waitForEnd(), 0);
        QVERIFY2(timer.elapsed() < patience, qPrintable(QString::number(timer.elapsed())));
    }
    // The cluster stops, too.
    QTRY_COMPARE_WITH_TIMEOUT(m_data.postgresProcess(), 0, 30000);
    Triaged again(serveOn(m_data));
    QVERIFY(again.waitForReady());
    QCOMPARE(send("GET", again.url(u"/api/v0/feedback"_s), token).status, 200);
}

void TestServe::aSignalEndsItInTimeWhilePreviewsRun()
{
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    const QByteArray token = tokenOfNewOrganization(m_data, u"previews"_s);
    // Items that people sorted: a preview fits the routing to them again, several times.
    QByteArray lines;
    for (int i = 0; i < 1000; ++i) {
        lines += R"({\"description\":\")";
        for (int word = 0; word < 30; ++word)
            lines += "word" + QByteArray::number((i * 31 + word * word * 7) % 997) + ' ';
        lines += R"(\",\"buffers\":[{\"buffer\":\"Buffer )" + QByteArray::number(i % 6)
            + R"(\",\"by_hand\":true}]}\n)";
    }
    QCOMPARE(send("POST", server.url(u"/api/v0/import"_s), token,
                  R"({"format":"json_lines","source":"sorted.jsonl","last":true,"data":")" + lines + "\"}")
                 .status,
             200);
    std::vector<std::unique_ptr<QProcess>> clients;
    for (int i = 0; i < 8; ++i) {
        clients.push_back(std::make_unique<QProcess>());
        clients.back()->start(u"curl"_s,
                              { u"-s"_s, server.url(u"/api/v0/routing/preview"_s), u"-H"_s,
                                u"Authorization: Bearer "_s + QString::fromLatin1(token), u"-H"_s,
                                u"Content-Type: application/json"_s, u"-d"_s,
                                uR"({"assign_threshold":0.9,"review_threshold":0.5})"_s });
    }
    const QString metrics = JsonDocument::parse(server.readyLine())->root().member("metrics_url").text();
    QTRY_VERIFY_WITH_TIMEOUT(!send("GET", metrics).body.contains("triaged_http_requests_in_flight 0\n"),
                             30000);
    server.signal(SIGTERM);
    // It ends itself with another status after ten seconds.
    QCOMPARE(server.waitForEnd(), 0);
    for (const auto &client : clients)
        QVERIFY(client->waitForFinished());
}

void TestServe::everythingIsBackAfterItWasKilled()
{
    QByteArray token;
    QString id;
    {
        Triaged server(serveOn(m_data));
        QVERIFY(server.waitForReady());
        token = tokenOfNewOrganization(m_data, u"back"_s);
        const Reply made
            = send("POST", server.url(u"/api/v0/feedback"_s), token, R"({"description":"Do not lose me"})");
        QCOMPARE(made.status, 201);
        id = made.data().member("id").text();
        server.kill();
    }
    QVERIFY(m_data.postgresProcess() > 0);
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    const Reply found = send("GET", server.url(u"/api/v0/feedback/"_s + id), token);
    QCOMPARE(found.status, 200);
    QCOMPARE(found.data().member("description").text(), u"Do not lose me"_s);
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
    QCOMPARE(m_data.postgresProcess(), 0);
}

void TestServe::aPortThatIsTakenIsSaidSo()
{
    Triaged first(serveOn(m_data));
    QVERIFY(first.waitForReady());
    const QString address = first.url(QString()).section(u"//"_s, 1);
    const Run second
        = triaged({ u"serve"_s, u"--listen"_s, address, u"--data-dir"_s, m_data.dataDirectory() });
    QCOMPARE(second.status, 1);
    QVERIFY2(second.err.contains("Cannot listen on 127.0.0.1, port " + address.section(u':', 1).toUtf8()),
             second.err.constData());
    QCOMPARE(second.out, QByteArray());
    QCOMPARE(send("GET", first.url(u"/readyz"_s)).status, 200);
}

void TestServe::aPostgresThatEndedIsStartedAgain()
{
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    const pid_t before = m_data.postgresProcess();
    QCOMPARE(::kill(before, SIGKILL), 0);
    const auto isBack = [&] {
        const pid_t now = m_data.postgresProcess();
        return now > 0 && now != before && send("GET", server.url(u"/readyz"_s)).status == 200;
    };
    QVERIFY(QTest::qWaitFor(isBack, 60000));
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
    QCOMPARE(m_data.postgresProcess(), 0);
}

void TestServe::itServesADatabaseOfSomebodyElse()
{
    postgres::Cluster cluster({ .dataDirectory = m_data.dataDirectory() });
    QVERIFY(cluster.start());
    QProcessEnvironment environment = plainEnvironment();
    environment.insert(u"TRIAGED_DATABASE"_s, cluster.conninfo());
    environment.insert(u"TRIAGED_LISTEN"_s, u"127.0.0.1:0"_s);
    environment.insert(u"TRIAGED_SECRET_KEY_FILE"_s, m_data.dataDirectory() + u"/secret.key"_s);
    Triaged server({ u"serve"_s }, environment);
    QVERIFY(server.waitForReady());
    QCOMPARE(send("GET", server.url(u"/readyz"_s)).status, 200);
    QVERIFY(triaged({ u"org"_s, u"list"_s }, environment).out.startsWith("ID "));
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
    QVERIFY(m_data.postgresProcess() > 0);
    cluster.stop();
}

void TestServe::unknownVariablesAreReported()
{
    QProcessEnvironment environment = plainEnvironment();
    environment.insert(u"TRIAGED_LISTENN"_s, u"127.0.0.1:1"_s);
    const Run run = triaged({ u"serve"_s, u"--database"_s, u"host=/nowhere"_s }, environment);
    QCOMPARE(run.status, 1);
    QVERIFY2(run.err.contains("warning setting.unknown variable=TRIAGED_LISTENN"), run.err.constData());
}

void TestServe::anInvalidAddressIsWrongUse()
{
    const Run run
        = triaged({ u"serve"_s, u"--listen"_s, u"everywhere"_s, u"--data-dir"_s, m_data.dataDirectory() });
    QCOMPARE(run.status, 2);
    QVERIFY(run.err.contains("everywhere is not an address"));
    QCOMPARE(m_data.postgresProcess(), 0);
}

void TestServe::metricsCanBeSwitchedOff()
{
    Triaged server(serveOn(m_data) << u"--metrics-listen"_s << u"off"_s);
    QVERIFY(server.waitForReady());
    QVERIFY(JsonDocument::parse(server.readyLine())->root().member("metrics_url").isNull());
    QCOMPARE(send("GET", server.url(u"/metrics"_s)).status, 404);
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

TRIAGE_TEST(TestServe, QCoreApplication)
#include "tst_serve.moc"
