// SPDX-License-Identifier: GPL-3.0-or-later
// Ten thousand clients wait for a change at the same time, without a thread each.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QFile>
#include <QProcess>
#include <QTest>
#include <QUrl>

#include <sys/resource.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

// An organization has an eighth of the places of waiting clients.
constexpr int organizations = 5;
constexpr int clientsOfEach = 2000;
constexpr int clients = organizations * clientsOfEach;

/// Lets this process have that number of open files; false if the system forbids it.
bool allowOpenFiles(rlim_t count)
{
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = std::max(limit.rlim_cur, count);
    return limit.rlim_cur <= limit.rlim_max && ::setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

int threadCount()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray all = status.readAll();
    const qsizetype at = all.indexOf("\nThreads:");
    return all.mid(at + 9, all.indexOf('\n', at + 1) - at - 9).trimmed().toInt();
}

/// The clients, in a process of their own, as each end of a connection is an open file.
class Crowd
{
public:
    Crowd(quint16 port, const QByteArray &request, const QString &news)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(
            QStringLiteral(CROWD),
            { QString::number(port), QString::number(clientsOfEach), QString::fromLatin1(request), news });
    }
    ~Crowd()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }

    /// How many heard the news.
    int answered() { return reported(0); }
    /// How many lost their connection or were answered with anything else.
    int failed() { return m_process.state() == QProcess::NotRunning ? clientsOfEach : reported(1); }

private:
    int reported(int what)
    {
        while (m_process.canReadLine())
            m_last = m_process.readLine().trimmed();
        return m_last.isEmpty() ? 0 : m_last.split(' ').at(what).toInt();
    }

    QProcess m_process;
    QByteArray m_last;
};

} // namespace

class TestManyWaiting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tenThousandClientsHearOfChanges();
};

void TestManyWaiting::tenThousandClientsHearOfChanges()
{
    if (!allowOpenFiles(clients + 500))
        QSKIP("The system does not allow so many open files: raise the limit (ulimit -Hn)");
    TestBackend backend;
    Config config;
    config.metricsListen = u"127.0.0.1:0"_s;
    config.connectionsPerPeer = 0;
    backend.start(config);
    TestClient metrics(quint16(QUrl(backend.metricsUrl()).port()));
    const auto isWaiting = [&metrics](int count) {
        return metrics.get("/metrics")
            .body.contains("\ntriaged_changes_waiting_clients " + QByteArray::number(count) + '\n');
    };

    std::vector<std::unique_ptr<Desk>> desks;
    std::vector<std::unique_ptr<Crowd>> crowds;
    for (int i = 0; i < organizations; ++i) {
        Desk &desk = *desks.emplace_back(std::make_unique<Desk>(backend));
        const QByteArray cursor = desk.get("/changes").meta("cursor").toString().toLatin1();
        crowds.push_back(std::make_unique<Crowd>(
            backend.port(), desk.admin.bytesOf({ "GET", "/changes?wait=30&since=" + cursor, {}, {} }),
            uR"("name":"Heard by all")"_s));
    }
    const auto failed = [&crowds] {
        return std::accumulate(crowds.begin(), crowds.end(), 0,
                               [](int sum, const auto &crowd) { return sum + crowd->failed(); });
    };
    const auto answered = [&crowds] {
        return std::accumulate(crowds.begin(), crowds.end(), 0,
                               [](int sum, const auto &crowd) { return sum + crowd->answered(); });
    };
    const int threads = threadCount();
    QVERIFY(eventually([&] { return failed() > 0 || isWaiting(clients); }));
    QCOMPARE(failed(), 0);
    QCOMPARE(answered(), 0);
    QCOMPARE(threadCount(), threads);

    for (const auto &desk : desks)
        desk->buffer("Heard by all");
    QVERIFY(eventually([&] { return failed() > 0 || answered() == clients; }));
    QCOMPARE(failed(), 0);
    QVERIFY(isWaiting(0));
    QCOMPARE(threadCount(), threads);
}

TRIAGE_TEST(TestManyWaiting, QCoreApplication)
#include "tst_manywaiting.moc"
