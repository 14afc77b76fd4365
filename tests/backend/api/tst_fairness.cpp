// SPDX-License-Identifier: GPL-3.0-or-later
// What one organization notices of another: nothing while its lock is held or its requests take long. And the
// end of the server, which comes in time whatever runs.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

std::vector<Sent> writes(const QByteArray &feedback, int count)
{
    std::vector<Sent> requests;
    for (int i = 0; i < count; ++i) {
        const QByteArray text = "Text " + QByteArray::number(i);
        requests.push_back(
            { "PATCH", "/feedback/" + feedback, Members{ { "description", text } }.toJson(), {} });
        requests.push_back({ "POST", "/feedback", Members{ { "description", text } }.toJson(), {} });
    }
    return requests;
}

} // namespace

class TestFairness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void organizationsWhoseLocksAreHeldDelayNobody();
    void readsOfClientsThatHaveGoneAreGivenUp();
    void theServerEndsInTimeWhateverRuns();

private:
    TestBackend m_backend;
};

void TestFairness::initTestCase()
{
    Config config = withoutRateLimits();
    config.metricsListen = u"127.0.0.1:0"_s;
    m_backend.start(config);
    m_backend.holdRouting();
}

void TestFairness::organizationsWhoseLocksAreHeldDelayNobody()
{
    Desk first(m_backend);
    Desk second(m_backend);
    Desk other(m_backend);
    const std::vector<Sent> ofFirst = writes(first.feedback("First"), 10);
    const std::vector<Sent> ofSecond = writes(second.feedback("Second"), 10);
    m_backend.sql(u"begin"_s);
    m_backend.sql(u"select from organization_state where organization in (%1, %2) for update"_s
                      .arg(first.organization().id.value())
                      .arg(second.organization().id.value()));

    // The inner loops run while the outer one does. The last request of the other organization frees the
    // locks.
    std::size_t answered = 0;
    const auto count = [&answered](std::size_t) {
        ++answered;
    };
    std::size_t answeredMeanwhile = 0;
    QStringList statuses;
    std::vector<Answer> fromSecond;
    const auto askAsOther = [&] {
        storage::Connection watcher(m_backend.database().config());
        if (!eventually([&watcher] { return blocked(watcher) > 0; }))
            statuses << u"nobody waits"_s;
        for (int i = 0; i < 5; ++i) {
            statuses << QString::number(other.get("/feedback").status)
                     << QString::number(other.post("/feedback", { { "description", "Text" } }).status)
                     << QString::number(other.get("/readyz").status);
        }
        answeredMeanwhile = answered;
        m_backend.sql(u"commit"_s);
    };
    QTimer::singleShot(0, this, [&] {
        QTimer::singleShot(0, this, askAsOther);
        fromSecond = second.admin.sendAll(ofSecond, 20, count);
    });
    const std::vector<Answer> fromFirst = first.admin.sendAll(ofFirst, 20, count);

    QCOMPARE(statuses.join(u' '), QStringList(5, u"200 201 200"_s).join(u' '));
    QCOMPARE(answeredMeanwhile, std::size_t(0));
    for (const std::vector<Answer> &answers : { fromFirst, fromSecond }) {
        QCOMPARE(answers.size(), std::size_t(20));
        for (const Answer &answer : answers)
            QVERIFY2(answer.status == 200 || answer.status == 201, answer.body);
    }
}

void TestFairness::readsOfClientsThatHaveGoneAreGivenUp()
{
    constexpr int clients = 12; // more than workers
    Desk desk(m_backend);
    TestClient metrics(quint16(QUrl(m_backend.metricsUrl()).port()));
    const auto statuses = [&metrics] { // of the lists, as "499 × 12"
        QStringList found;
        const QString page = QString::fromUtf8(metrics.get("/metrics").body);
        static const QRegularExpression line(
            uR"re(_duration_seconds_count\{[^}]*route="listFeedback"[^}]*status="(\d+)"[^}]*\} (\d+))re"_s);
        for (auto each = line.globalMatch(page); each.hasNext();) {
            const auto match = each.next();
            found << match.captured(1) + u" × "_s + match.captured(2);
        }
        found.sort();
        return found;
    };
    QStringList expected = statuses();
    m_backend.sql(u"begin; lock table feedback"_s);
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    for (int i = 0; i < clients; ++i) {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(QHostAddress::LocalHost, m_backend.port());
        QVERIFY(socket->waitForConnected());
        socket->write("GET /api/v0/feedback?search=word" + QByteArray::number(i)
                      + " HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer " + desk.admin.token() + "\r\n\r\n");
        QVERIFY(socket->waitForBytesWritten());
        sockets.push_back(std::move(socket));
    }
    storage::Connection watcher(m_backend.database().config());
    const QByteArray allInFlight = "triaged_http_requests_in_flight " + QByteArray::number(clients) + '\n';
    QVERIFY(eventually(
        [&] { return metrics.get("/metrics").body.contains(allInFlight) && blocked(watcher) > 0; }));
    sockets.clear();
    // None of them can have read anything, and none waits for the lock until its time is over.
    expected << u"499 × %1"_s.arg(clients);
    expected.sort();
    const bool areGivenUp = eventually([&] { return statuses() == expected; });
    m_backend.sql(u"commit"_s);
    QVERIFY2(areGivenUp, qPrintable(statuses().join(u' ')));
}

void TestFairness::theServerEndsInTimeWhateverRuns()
{
    Desk desk(m_backend);
    const std::vector<Sent> requests = writes(desk.feedback("Slow"), 4);
    m_backend.sql(
        u"create function doze() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return "
        u"new; "
        "end $$; create trigger doze before insert or update on feedback for each row execute function doze()"_s);
    Config config = withoutRateLimits();
    config.metricsListen = u"127.0.0.1:0"_s;
    const auto backend = m_backend.another(config);
    TestClient client(portOf(*backend), desk.admin.token());
    TestClient metrics(quint16(QUrl(backend->metricsUrl()).port()));
    const QByteArray allInFlight
        = "triaged_http_requests_in_flight " + QByteArray::number(requests.size()) + '\n';
    QSignalSpy finished(backend.get(), &Backend::finished);
    storage::Connection watcher(m_backend.database().config());
    QElapsedTimer timer;
    QTimer::singleShot(0, this, [&] {
        // What the server has not read yet when it ends gets no answer.
        std::ignore = eventually([&] {
            return metrics.get("/metrics").body.contains(allInFlight)
                && sessions(watcher, u"wait_event = 'PgSleep'"_s) > 0;
        });
        timer.start();
        backend->stop();
    });
    const std::vector<Answer> answers = client.sendAll(requests, 8);
    QVERIFY(timer.isValid());
    for (const Answer &answer : answers)
        QCOMPARE(answer.status, 503);
    QVERIFY(!finished.isEmpty() || finished.wait(patience));
    QVERIFY2(timer.elapsed() < patience, qPrintable(QString::number(timer.elapsed())));
    m_backend.sql(u"drop trigger doze on feedback"_s);
}

TRIAGE_TEST(TestFairness, QCoreApplication)
#include "tst_fairness.moc"
