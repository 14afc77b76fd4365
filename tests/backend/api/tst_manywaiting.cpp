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

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

constexpr int clients = 10000;

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
            { QString::number(port), QString::number(clients), QString::fromLatin1(request), news });
    }
    ~Crowd()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }

    /// How many heard the news.
    int answered() { return reported(0); }
    /// How many lost their connection or were answered with anything else.
    int failed() { return m_process.state() == QProcess::NotRunning ? clients : reported(1); }

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
    void tenThousandClientsHearOfOneChange();
};

void TestManyWaiting::tenThousandClientsHearOfOneChange()
{
    if (!allowOpenFiles(clients + 500))
        QSKIP("The system does not allow so many open files: raise the limit (ulimit -Hn)");
    TestBackend backend;
    Config config;
    config.metricsListen = u"127.0.0.1:0"_s;
    config.connectionsPerPeer = 0;
    backend.start(config);
    Desk desk(backend);
    const QByteArray cursor = desk.get("/changes").meta("cursor").toString().toLatin1();
    TestClient metrics(quint16(QUrl(backend.metricsUrl()).port()));
    const auto isWaiting = [&metrics](int count) {
        return metrics.get("/metrics")
            .body.contains("\ntriaged_changes_waiting_clients " + QByteArray::number(count) + '\n');
    };

    Crowd crowd(backend.port(), desk.admin.bytesOf({ "GET", "/changes?wait=30&since=" + cursor, {}, {} }),
                uR"("name":"Heard by all")"_s);
    const int threads = threadCount();
    QVERIFY(eventually([&] { return crowd.failed() > 0 || isWaiting(clients); }));
    QCOMPARE(crowd.failed(), 0);
    QCOMPARE(crowd.answered(), 0);
    QCOMPARE(threadCount(), threads);

    desk.buffer("Heard by all");
    QVERIFY(eventually([&] { return crowd.failed() > 0 || crowd.answered() == clients; }));
    QCOMPARE(crowd.failed(), 0);
    QVERIFY(isWaiting(0));
    QCOMPARE(threadCount(), threads);
}

TRIAGE_TEST(TestManyWaiting, QCoreApplication)
#include "tst_manywaiting.moc"
