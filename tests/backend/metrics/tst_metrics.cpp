// SPDX-License-Identifier: GPL-3.0-or-later
// What operators see of a backend, over real sockets.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

/// The text of one scrape.
class Scrape
{
public:
    explicit Scrape(const QByteArray &text) : m_lines(text.split('\n')) { }

    /// The value of a series, as it is written with its labels; -1 where there is none.
    double operator[](const QByteArray &series) const
    {
        for (const QByteArray &line : m_lines) {
            if (line.startsWith(series + ' '))
                return line.mid(series.size() + 1).toDouble();
        }
        return -1;
    }
    /// The series without their values.
    QByteArrayList series() const
    {
        QByteArrayList names;
        for (const QByteArray &line : m_lines) {
            if (!line.isEmpty() && !line.startsWith('#'))
                names << line.first(line.lastIndexOf(' '));
        }
        return names;
    }
    const QByteArrayList &lines() const { return m_lines; }

private:
    QByteArrayList m_lines;
};

QByteArray answersOf(const char *method, const char *route, int status)
{
    return "triaged_http_request_duration_seconds_count{method=\"" + QByteArray(method) + "\",route=\""
        + route + "\",status=\"" + QByteArray::number(status) + "\"}";
}

quint16 metricsPortOf(const Backend &backend)
{
    return quint16(QUrl(backend.metricsUrl()).port());
}

Config measured()
{
    Config config;
    config.metricsListen = u"127.0.0.1:0"_s;
    return config;
}

} // namespace

class TestMetrics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_measured = m_backend.another(measured()); }

    void theyAreServedAtTheirOwnAddressOnly();
    void answersAreCountedByOperationMethodAndStatus();
    void clientsMakeNoSeriesUp();
    void refusedRequestsAreCounted();
    void statementsAreTimedByName();
    void clientsThatWaitForAChangeAreCounted();
    void peopleWhoArePresentAreCounted();
    void theQueueIsSeen();
    void aDatabaseThatHangsHoldsUpNothing();
    void aScrapeMayWaitWhileTheServerEnds();
    void theListenerAndTheProcessAreSeen();
    void itemsWhoseRoutingFailedAreCounted();
    void violationsOfInvariantsAreCountedByName();
    void aChangeAfterTheNewestViolatesTheOrderOfTheFeed();
    void anItemThatIsThereTwiceViolatesTheOrderOfItsList();
    void aNegativeDayIsCounted();
    void theTextIsOfPrometheusFormat();
    void theyCanBeSwitchedOff();
    void aDefaultAddressInUseDoesNotKeepTheServerFromStarting();
    void aChosenAddressInUseLeavesTheApiWithoutMetrics();
    void invalidAddressesAreNamed();

private:
    Scrape scrape() { return Scrape(TestClient(metricsPortOf(*m_measured)).get("/metrics").body); }
    double violations(const char *name)
    {
        return scrape()["triaged_invariant_violations_total{invariant=\"" + QByteArray(name) + "\"}"];
    }
    static void announced(const char *beginning)
    {
        QTest::ignoreMessage(QtCriticalMsg, QRegularExpression(u'^' + QString::fromLatin1(beginning)));
    }
    /// A client of the backend that is looked at.
    TestClient clientOf(const Desk &desk) const
    {
        return TestClient(portOf(*m_measured), desk.admin.token());
    }

    TestBackend m_backend;
    std::unique_ptr<Backend> m_measured;
};

void TestMetrics::theyAreServedAtTheirOwnAddressOnly()
{
    TestClient metrics(metricsPortOf(*m_measured));
    const Answer text = metrics.get("/metrics");
    QCOMPARE(text.status, 200);
    QCOMPARE(text.header("Content-Type"), QByteArray("text/plain; version=0.0.4; charset=utf-8"));
    QVERIFY(text.body.contains("\ntriaged_build_info{"));
    QCOMPARE(metrics.get("/metrics?name=x").status, 200);

    const Answer head = metrics.send({ "HEAD", "/metrics", {}, {} });
    QCOMPARE(head.status, 200);
    QCOMPARE(head.body, QByteArray());
    const Answer post = metrics.post("/metrics");
    QCOMPARE(post.outcome(), u"405 method-not-allowed"_s);
    QCOMPARE(post.header("Allow"), QByteArray("GET, HEAD"));
    for (const char *path : { "/healthz", "/metrics/", "/api/v0/buffers" })
        QCOMPARE(metrics.get(path).outcome(), u"404 not-found"_s);

    TestClient api(portOf(*m_measured));
    QCOMPARE(api.get("/metrics").outcome(), u"404 not-found"_s);
}

void TestMetrics::answersAreCountedByOperationMethodAndStatus()
{
    Desk desk(m_backend);
    TestClient client = clientOf(desk);
    const Scrape before = scrape();
    for (int i = 0; i < 3; ++i)
        QCOMPARE(client.get("/targets").status, 200);
    QCOMPARE(client.get("/targets?page=none").status, 422);
    QCOMPARE(client.send({ "HEAD", "/targets", {}, {} }).status, 200);
    QCOMPARE(TestClient(portOf(*m_measured)).get("/targets").status, 401);
    QCOMPARE(client.remove("/targets").status, 405);
    const Scrape after = scrape();
    QCOMPARE(after[answersOf("GET", "listTargets", 200)], 3.0);
    QCOMPARE(after[answersOf("GET", "listTargets", 422)], 1.0);
    QCOMPARE(after[answersOf("GET", "listTargets", 401)], 1.0);
    QCOMPARE(after[answersOf("HEAD", "listTargets", 200)], 1.0);
    const QByteArray refused = answersOf("DELETE", "none", 405);
    QCOMPARE(after[refused], std::max(before[refused], 0.0) + 1);
    QCOMPARE(after["triaged_http_request_duration_seconds_bucket{method=\"GET\",route=\"listTargets\",status="
                   "\"200\",le="
                   "\"+Inf\"}"],
             3.0);
}

void TestMetrics::clientsMakeNoSeriesUp()
{
    Desk desk(m_backend);
    TestClient client = clientOf(desk);
    const auto ask = [&client](const QByteArray &word) {
        QCOMPARE(client.get("/buffers/" + word).status, 404);
        QCOMPARE(client.get("/" + word).status, 404);
        QCOMPARE(client.send({ "X" + word.toUpper(), "/buffers", {}, {} }).status, 405);
        QCOMPARE(client.send({ "GET", "/buffers", {}, { { "X-Request-Id", word } } }).status, 200);
    };
    ask("first");
    const QByteArrayList before = scrape().series();
    for (const char *word : { "zweiter", "dritter", "vierter" })
        ask(word);
    const QByteArrayList after = scrape().series();
    const auto ofAnswers = [](const QByteArrayList &series) {
        return std::count_if(series.begin(), series.end(),
                             [](const QByteArray &each) { return each.startsWith("triaged_http_request_"); });
    };
    QCOMPARE(ofAnswers(after), ofAnswers(before));
    for (const QByteArray &series : after)
        QVERIFY2(!series.contains("zweiter") && !series.contains(desk.slug()), series.constData());
}

void TestMetrics::refusedRequestsAreCounted()
{
    const QByteArray refused = "triaged_http_refused_total{status=\"431\"}";
    const double before = std::max(scrape()[refused], 0.0);
    TestClient client(portOf(*m_measured));
    const Answer answer = client.raw(
        "GET /api/v0/buffers HTTP/1.1\r\nHost: h\r\nX-Long: " + QByteArray(20000, 'x') + "\r\n\r\n");
    QCOMPARE(answer.status, 431);
    QCOMPARE(scrape()[refused], before + 1);
}

void TestMetrics::statementsAreTimedByName()
{
    Desk desk(m_backend);
    TestClient client = clientOf(desk);
    const QByteArray count
        = "triaged_database_statement_duration_seconds_count{statement=\"transaction.lock\"}";
    const QByteArray time = "triaged_database_statement_duration_seconds_sum{statement=\"transaction.lock\"}";
    const Scrape before = scrape();
    QCOMPARE(client.post("/buffers", { { "name", "Bugs" } }).status, 201);
    const Scrape after = scrape();
    QVERIFY(after[count] > std::max(before[count], 0.0));
    QVERIFY(after[time] > std::max(before[time], 0.0));
    QVERIFY(after["triaged_database_round_trip_duration_seconds_count"] >= after[count]);
    QVERIFY(after["triaged_database_statement_duration_seconds_count{statement=\"none\"}"] > 0); // the commit
}

void TestMetrics::clientsThatWaitForAChangeAreCounted()
{
    Desk desk(m_backend);
    TestClient client = clientOf(desk);
    const QByteArray cursor = client.get("/changes").meta("cursor").toString().toLatin1();
    QCOMPARE(scrape()["triaged_changes_waiting_clients"], 0.0);
    bool seen = false;
    // While the request waits, this looks; and ends the wait.
    QTimer::singleShot(0, this, [&] {
        seen = eventually([this] { return scrape()["triaged_changes_waiting_clients"] == 1.0; });
        desk.buffer("Bugs");
    });
    const Answer changes = client.get("/changes?wait=30&since=" + cursor);
    QCOMPARE(changes.items().size(), 1);
    QVERIFY(seen);
    QCOMPARE(scrape()["triaged_changes_waiting_clients"], 0.0);
}

void TestMetrics::peopleWhoArePresentAreCounted()
{
    Desk desk(m_backend);
    const QByteArray item = desk.feedback("It crashes");
    TestClient client = clientOf(desk);
    QCOMPARE(scrape()["triaged_presence_leases"], 0.0);
    const auto report = [&client](const QByteArray &id) {
        return client.send({ "PUT", "/presence", Members{ { "feedback_id", id } }.toJson(), {} }).status;
    };
    QCOMPARE(report(item), 204);
    QCOMPARE(scrape()["triaged_presence_leases"], 1.0);
    QCOMPARE(scrape()["triaged_presence_refused_total"], 0.0);
    QCOMPARE(client.send({ "PUT", "/presence", R"({"feedback_id":null})", {} }).status, 204);
    QCOMPARE(scrape()["triaged_presence_leases"], 0.0);
}

void TestMetrics::theQueueIsSeen()
{
    TestBackend backend;
    backend.holdRouting();
    Desk(backend).feedback("It waits");
    backend.stop();
    Config config = measured();
    backend.sql(u"drop trigger hold on routing_job;"
                " update routing_job set due_at = now() - interval '90 seconds'"_s);
    // Read, but not taken.
    storage::Connection worker({ backend.database().config() });
    QVERIFY(worker.executeText(u"begin; lock table routing_job in exclusive mode"_s));
    const std::unique_ptr<Backend> watched = backend.another(config);
    TestClient scraper(metricsPortOf(*watched));
    Scrape due(scraper.get("/metrics").body);
    // A database that answers late is said to be down in one scrape, and up in the next.
    QVERIFY(eventually([&] {
        due = Scrape(scraper.get("/metrics").body);
        return due["triaged_database_up"] == 1.0;
    }));
    QCOMPARE(due["triaged_routing_queue_jobs"], 1.0);
    QCOMPARE(due["triaged_routing_postponed_jobs"], 0.0);
    QVERIFY(due["triaged_routing_queue_oldest_age_seconds"] >= 90);
    worker.rollBack();
}

void TestMetrics::aDatabaseThatHangsHoldsUpNothing()
{
    TestBackend backend;
    const std::unique_ptr<Backend> watched = backend.another(measured());
    storage::Connection blocker({ backend.database().config() });
    QVERIFY(blocker.executeText(u"begin; lock table routing_job in access exclusive mode"_s));
    TestClient metrics(metricsPortOf(*watched));
    const Scrape blind(metrics.get("/metrics").body);
    QCOMPARE(blind["triaged_database_up"], 0.0);
    QCOMPARE(blind["triaged_routing_queue_jobs"], -1.0); // it is not known yet
    QVERIFY(blind["process_start_time_seconds"] > 0);
    blocker.rollBack();
    QVERIFY(eventually([&metrics] {
        const Scrape seeing(metrics.get("/metrics").body);
        return seeing["triaged_database_up"] == 1.0 && seeing["triaged_routing_queue_jobs"] == 0.0;
    }));

    // From now on the queues are as they were.
    QVERIFY(blocker.executeText(u"begin; lock table routing_job in access exclusive mode"_s));
    Scrape old({});
    QVERIFY(eventually([&] {
        old = Scrape(metrics.get("/metrics").body);
        return old["triaged_database_up"] == 0.0;
    }));
    QCOMPARE(old["triaged_routing_queue_jobs"], 0.0);
    QCOMPARE(old["triaged_routing_queue_oldest_age_seconds"], 0.0);
    const double age = old["triaged_queue_state_age_seconds"];
    QVERIFY(age > 0);
    QVERIFY(Scrape(metrics.get("/metrics").body)["triaged_queue_state_age_seconds"] > age);
    blocker.rollBack();
}

void TestMetrics::aScrapeMayWaitWhileTheServerEnds()
{
    TestBackend backend;
    storage::Connection blocker({ backend.database().config() });
    // The threads of the server decide whether the scrape is answered while it ends or before.
    for (int end = 0; end < 6; ++end) {
        std::unique_ptr<Backend> ending = backend.another(measured());
        QVERIFY(blocker.executeText(u"begin; lock table routing_job in access exclusive mode"_s));
        QTcpSocket scrape;
        scrape.connectToHost(QHostAddress::LocalHost, metricsPortOf(*ending));
        QVERIFY(scrape.waitForConnected());
        scrape.write("GET /metrics HTTP/1.1\r\nHost: h\r\n\r\n");
        QVERIFY(scrape.waitForBytesWritten());
        QVERIFY(eventually([&] { return blocked(backend.database(), u"query like '%queue.state%'"_s) > 0; }));
        ending.reset();
        QVERIFY(eventually([&scrape] { return scrape.state() == QAbstractSocket::UnconnectedState; }));
        blocker.rollBack();
    }
}

void TestMetrics::theListenerAndTheProcessAreSeen()
{
    QVERIFY(eventually([this] { return scrape()["triaged_listener_up"] == 1.0; }));
    const Scrape now = scrape();
    QVERIFY(now["process_cpu_seconds_total"] > 0);
    QVERIFY(now["process_resident_memory_bytes"] > 1e6);
#if !defined(__SANITIZE_ADDRESS__) // its allocator does not count for glibc
    QVERIFY(now["triaged_freed_memory_bytes"] > 0);
#endif
    QVERIFY(now["triaged_freed_memory_bytes"] < now["process_resident_memory_bytes"]);
    QVERIFY(now["process_virtual_memory_bytes"] >= now["process_resident_memory_bytes"]);
    QVERIFY(now["process_open_fds"] > 3);
    QVERIFY(now["process_max_fds"] >= now["process_open_fds"]);
    QVERIFY(now["process_threads"] > 3);
    const double age = double(QDateTime::currentSecsSinceEpoch()) - now["process_start_time_seconds"];
    QVERIFY2(age > -5 && age < 3600, qPrintable(QString::number(age)));
    QVERIFY(now["triaged_http_connections"] >= 0);
    QCOMPARE(now["triaged_database_queue_jobs"], 0.0);
    QCOMPARE(now["triaged_intake_queue_items"], 0.0);
    QCOMPARE(now["triaged_webhook_queue_messages"], 0.0);
    QCOMPARE(now["triaged_webhook_oldest_message_age_seconds"], 0.0);
    QCOMPARE(now["triaged_webhooks_switched_off"], 0.0);
}

void TestMetrics::itemsWhoseRoutingFailedAreCounted()
{
    Desk desk(m_backend);
    desk.routeNothing();
    const QByteArray id = desk.settled("Nobody can sort this");
    m_backend.sql(u"update feedback set routing_status = 'failed' where id = %1"_s.arg(
        *decodeId(QString::fromLatin1(id))));
    QVERIFY(eventually([this] { return scrape()["triaged_routing_failed_items"] == 1.0; }));
}

/// Rows are changed behind the server's back. It answers with them as they are.
void TestMetrics::violationsOfInvariantsAreCountedByName()
{
    for (const char *name : { "list_total", "duplicate_depth", "buffer_count", "feed_order" })
        QCOMPARE(violations(name), 0.0);
    Desk desk(m_backend);
    desk.switchRouting(false);
    const QByteArray original = desk.settled("It crashes");
    const QByteArray duplicate = desk.settled("It crashes, too");
    const QByteArray buffer = desk.buffer("Crashes");
    const QJsonArray duplicates{ QString::fromLatin1(duplicate) };
    QCOMPARE(desk.post("/merges", { { "into", original }, { "feedback_ids", duplicates } }).status, 201);
    QCOMPARE(clientOf(desk).get("/feedback").status, 200);
    QCOMPARE(clientOf(desk).get("/changes?since=0").status, 200);
    for (const char *name : { "list_total", "duplicate_depth", "buffer_count", "feed_order" })
        QCOMPARE(violations(name), 0.0);

    const QString organization = QString::number(desk.organization().id.value());
    m_backend.sql(u"update organization_state set feedback = feedback + 1 where organization = "_s
                  + organization);
    announced("list_total: ");
    QCOMPARE(clientOf(desk).get("/feedback").status, 200);
    QCOMPARE(violations("list_total"), 1.0);

    m_backend.sql(u"update feedback_triage set duplicate_count = 1 where duplicate_of is not null and "
                  "organization = "_s
                  + organization);
    m_backend.sql(u"update buffer set feedback_count = -1 where organization = "_s + organization);
    announced("duplicate_depth: item " + duplicate);
    announced("buffer_count: buffer " + buffer);
    QCOMPARE(clientOf(desk).get("/changes?since=0").status, 200);
    QCOMPARE(violations("duplicate_depth"), 1.0);
    QCOMPARE(violations("buffer_count"), 1.0);
    QCOMPARE(violations("feed_order"), 0.0);
}

void TestMetrics::aChangeAfterTheNewestViolatesTheOrderOfTheFeed()
{
    Desk desk(m_backend);
    const double before = violations("feed_order");
    QCOMPARE(clientOf(desk).get("/changes?since=0").status, 200);
    QCOMPARE(violations("feed_order"), before);
    m_backend.sql(
        u"update member set change = change + 1000 where organization = %1 and role = 'admin'"_s.arg(
            desk.organization().id.value()));
    announced("feed_order: change ");
    QCOMPARE(clientOf(desk).get("/changes?since=0").status, 200);
    QCOMPARE(violations("feed_order"), before + 1);
}

void TestMetrics::anItemThatIsThereTwiceViolatesTheOrderOfItsList()
{
    // The index is dropped for good, and while nobody else has locks on the tables.
    TestBackend backend;
    Desk desk(backend);
    desk.switchRouting(false);
    desk.settled("It crashes");
    desk.settled("It is slow");
    const double before = violations("list_order");
    QCOMPARE(desk.get("/feedback?sort_order=asc").status, 200);
    QCOMPARE(desk.get("/feedback").status, 200);
    QCOMPARE(violations("list_order"), before);

    // As after a damage of the index that does not let it happen.
    backend.stop();
    backend.sql(u"alter table feedback drop constraint feedback_pkey cascade"_s);
    backend.sql(
        u"insert into feedback (organization, id, description, routing_status, created_at, "
        "updated_at, change) select organization, id, description, routing_status, created_at, "
        "updated_at, change from feedback where organization = %1 and description = 'It is slow'"_s.arg(
            desk.organization().id.value()));
    backend.start();
    // A second one within a second is not logged again.
    announced("list_order: ");
    TestClient client(backend.port(), desk.admin.token());
    for (const char *order : { "desc", "asc" })
        QCOMPARE(client.get("/feedback?sort_order=" + QByteArray(order)).status, 200);
    QCOMPARE(violations("list_order"), before + 2);
}

void TestMetrics::aNegativeDayIsCounted()
{
    Desk desk(m_backend);
    QCOMPARE(clientOf(desk).get("/statistics/feedback-per-day?days=7").status, 200);
    QCOMPARE(violations("statistics_count"), 0.0);
    m_backend.sql(
        u"insert into statistics_day values (%1, 0, current_date - 3, -1, 0, 0, 0, 0, 0, 0, 0)"_s.arg(
            desk.organization().id.value()));
    announced("statistics_count: -1 on day ");
    QCOMPARE(clientOf(desk).get("/statistics/feedback-per-day?days=7").status, 200);
    QCOMPARE(violations("statistics_count"), 1.0);
}

void TestMetrics::theTextIsOfPrometheusFormat()
{
    Desk desk(m_backend);
    QCOMPARE(clientOf(desk).get("/buffers").status, 200);
    const QRegularExpression help(u"^# HELP ([a-z][a-z0-9_]*) [A-Z].*\\.$"_s);
    const QRegularExpression type(u"^# TYPE ([a-z][a-z0-9_]*) (counter|gauge|histogram|summary)$"_s);
    const QRegularExpression sample(
        u"^([a-z][a-z0-9_]*)(\\{([a-z]+=\"[^\"\\\\]*\",?)+\\})? (-?[0-9.e+-]+|\\+Inf)$"_s);
    QString family, kind;
    QSet<QString> families, series;
    const Scrape text = scrape();
    for (const QByteArray &each : text.lines()) {
        const QString line = QString::fromUtf8(each);
        if (line.isEmpty())
            continue;
        if (const auto found = help.match(line); found.hasMatch()) {
            family = found.captured(1);
            QVERIFY2(!families.contains(family), each.constData());
            families.insert(family);
            kind.clear();
        } else if (const auto typed = type.match(line); typed.hasMatch()) {
            QCOMPARE(typed.captured(1), family);
            kind = typed.captured(2);
            QVERIFY2((kind == u"counter"_s) == family.endsWith(u"_total"_s), each.constData());
        } else {
            const auto measuredValue = sample.match(line);
            QVERIFY2(measuredValue.hasMatch() && !kind.isEmpty(), each.constData());
            QVERIFY2(measuredValue.captured(1).startsWith(family), each.constData());
            const QString name = line.first(line.lastIndexOf(u' '));
            QVERIFY2(!series.contains(name), each.constData());
            series.insert(name);
        }
    }
    QVERIFY(families.contains(u"triaged_http_request_duration_seconds"_s));
    for (const char *counter : { "process_cpu_seconds_total", "triaged_presence_refused_total",
                                 "triaged_background_exceptions_total" })
        QVERIFY2(families.contains(QLatin1StringView(counter)), counter);
}

void TestMetrics::theyCanBeSwitchedOff()
{
    Config config;
    config.metricsListen = u"off"_s;
    QCOMPARE(m_backend.another(config)->metricsUrl(), QString());
}

void TestMetrics::aDefaultAddressInUseDoesNotKeepTheServerFromStarting()
{
    QTcpServer other;
    const bool isTaken = other.listen(QHostAddress::LocalHost, 8079); // or somebody else has it
    Config config;
    config.listen = u"127.0.0.1:0"_s;
    Backend backend(config, m_backend.database().config().conninfo);
    QVERIFY(backend.start());
    QVERIFY(backend.metricsUrl().startsWith(u"http://127.0.0.1:"_s));
    QVERIFY(backend.metricsUrl().endsWith(u"/metrics"_s));
    QVERIFY(metricsPortOf(backend) != 8079 || !isTaken); // who had it may have ended
    QCOMPARE(TestClient(metricsPortOf(backend)).get("/metrics").status, 200);
}

void TestMetrics::aChosenAddressInUseLeavesTheApiWithoutMetrics()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost, 0));
    Config config;
    config.listen = u"127.0.0.1:0"_s;
    config.metricsListen = u"127.0.0.1:%1"_s.arg(other.serverPort());
    Backend backend(config, m_backend.database().config().conninfo);
    QVERIFY(backend.start());
    QCOMPARE(backend.metricsUrl(), QString());
    QVERIFY(!backend.baseUrl().isEmpty());
}

void TestMetrics::invalidAddressesAreNamed()
{
    Config config;
    config.listen = u"127.0.0.1:0"_s;
    config.metricsListen = u"on"_s;
    Backend backend(config, m_backend.database().config().conninfo);
    const auto started = backend.start();
    QVERIFY(!started);
    QCOMPARE(started.error().field, u"metrics-listen"_s);
}

TRIAGE_TEST(TestMetrics, QCoreApplication)
#include "tst_metrics.moc"
