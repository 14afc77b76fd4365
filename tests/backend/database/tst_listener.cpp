// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/listener.h"
#include "support/scratchdatabase.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::storage;
using namespace triage::test;

class TestListener : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void announcementsArriveInTheListenersThread();
    void nothingOfOtherChannelsArrives();
    void notificationsArriveAfterARestart();
    void itIsNotListeningWhileTheServerIsAway();
    void aServerThatHangsIsNotTrusted();
    void revokedTrustHoldsForNobody();
    void aRevocationHardlyEverMeetsAListenerThatIsTrustedAgain();
    void hangingConnectionsAreAwaitedWithinTheirTrustOnly();
    void itEndsAtOnceWhileTheServerIsAway();
};

namespace {

void announce(Connection &connection, const QString &channel, const QString &payload)
{
    QString quoted = payload;
    quoted.replace(u'\'', u"''"_s);
    QVERIFY(connection.executeText(u"select pg_notify('%1', '%2')"_s.arg(channel, quoted)));
}

} // namespace

void TestListener::announcementsArriveInTheListenersThread()
{
    const ScratchDatabase scratch(Schema::Empty);
    Listener listener(scratch.config(), { u"change"_s, u"Odd \"Name\""_s });
    QSignalSpy connected(&listener, &Listener::connected);
    QStringList heard;
    connect(&listener, &Listener::notified, this, [&](const QString &channel, const QString &payload) {
        QCOMPARE(QThread::currentThread(), listener.thread());
        heard.append(channel + u'=' + payload);
    });
    QVERIFY(!listener.isListening());
    listener.start();
    QTRY_COMPARE(connected.count(), 1);
    QVERIFY(listener.isListening());

    Connection connection(scratch.config());
    announce(connection, u"change"_s, u"1"_s);
    announce(connection, u"Odd \"Name\""_s, u"it's 👍"_s);
    announce(connection, u"change"_s, u""_s);
    const QStringList expected{ u"change=1"_s, u"Odd \"Name\"=it's 👍"_s, u"change="_s };
    QTRY_COMPARE(heard, expected);
}

void TestListener::nothingOfOtherChannelsArrives()
{
    const ScratchDatabase scratch(Schema::Empty);
    Listener listener(scratch.config(), { u"change"_s });
    QSignalSpy connected(&listener, &Listener::connected);
    QSignalSpy notified(&listener, &Listener::notified);
    listener.start();
    QTRY_COMPARE(connected.count(), 1);
    Connection connection(scratch.config());
    announce(connection, u"Change"_s, u"no"_s);
    QVERIFY(connection.executeText(u"begin; select pg_notify('change', 'undone'); rollback"_s));
    announce(connection, u"change"_s, u"yes"_s);
    QTRY_COMPARE(notified.count(), 1);
    QCOMPARE(notified.at(0).at(1).toString(), u"yes"_s);
}

void TestListener::notificationsArriveAfterARestart()
{
    ScratchCluster cluster;
    const ScratchDatabase scratch(Schema::Empty, cluster);
    Listener listener(scratch.config(), { u"change"_s });
    QSignalSpy connected(&listener, &Listener::connected);
    QSignalSpy disconnected(&listener, &Listener::disconnected);
    QSignalSpy notified(&listener, &Listener::notified);
    listener.start();
    QTRY_COMPARE(connected.count(), 1);

    for (int restart = 1; restart <= 2; ++restart) {
        cluster.restart();
        QTRY_COMPARE(connected.count(), restart + 1);
        QCOMPARE(disconnected.count(), restart);
        Connection connection(scratch.config());
        announce(connection, u"change"_s, QString::number(restart));
        QTRY_COMPARE(notified.count(), restart);
        QCOMPARE(notified.last().at(1).toString(), QString::number(restart));
    }
}

void TestListener::itIsNotListeningWhileTheServerIsAway()
{
    ScratchCluster cluster;
    const ScratchDatabase scratch(Schema::Empty, cluster);
    Listener listener(scratch.config(), { u"change"_s });
    QSignalSpy disconnected(&listener, &Listener::disconnected);
    listener.start();
    QTRY_VERIFY(listener.isListening());
    cluster.kill9();
    QTRY_COMPARE(disconnected.count(), 1);
    QVERIFY(!listener.isListening());
    cluster.start();
    QTRY_VERIFY(listener.isListening());
}

void TestListener::aServerThatHangsIsNotTrusted()
{
    ScratchCluster cluster; // others would wait for the process that is stopped
    const ScratchDatabase scratch(Schema::Empty, cluster);
    ConnectionConfig config = scratch.config();
    config.applicationName = u"hanging"_s;
    Listener listener(config, { u"change"_s });
    listener.start();
    QTRY_VERIFY(listener.isListening());
    Connection connection(scratch.config());
    const Result<Rows> process
        = connection.executeText(u"select pid from pg_stat_activity where application_name = 'hanging'"_s);
    QVERIFY(process);
    QCOMPARE(process->size(), 1);
    const auto pid = pid_t(process->first().integer(0));
    const auto goOn = qScopeGuard([pid] { ::kill(pid, SIGCONT); });
    ::kill(pid, SIGSTOP);
    QTRY_VERIFY(!listener.isListening());
    ::kill(pid, SIGCONT);
    QTRY_VERIFY(listener.isListening());
}

void TestListener::revokedTrustHoldsForNobody()
{
    const ScratchDatabase scratch(Schema::Empty);
    Connection connection(scratch.config());
    Listener one(scratch.config(), { u"change"_s, u"triage_account"_s });
    Listener two(scratch.config(), { u"triage_account"_s });
    Listener unguarded(scratch.config(), { u"triage_account"_s });
    for (Listener *each : { &one, &two }) {
        each->guard(u"triage_account"_s);
        each->start();
    }
    unguarded.start();
    for (int i = 0; i < 50; ++i) {
        QTRY_VERIFY(one.isTrusted() && two.isTrusted());
        QVERIFY(revokeTrust(connection, OrganizationId(1)));
        QVERIFY(!one.isTrusted() && !two.isTrusted());
    }
    QVERIFY(unguarded.isListening() && !unguarded.isTrusted());
}

void TestListener::aRevocationHardlyEverMeetsAListenerThatIsTrustedAgain()
{
    const ScratchDatabase scratch(Schema::Empty);
    Connection connection(scratch.config());
    Listener listener(scratch.config(), { u"triage_account"_s });
    listener.guard(u"triage_account"_s);
    listener.start();
    constexpr int revocations = 200;
    for (int i = 0; i < revocations; ++i) {
        QTRY_VERIFY(listener.isTrusted());
        QVERIFY(revokeTrust(connection, OrganizationId(1)));
    }
    // Without a pause before a listener takes the lock again, one in eight revocations waited for it in vain.
    QVERIFY2(connection.lockTimeouts() < revocations / 20,
             qPrintable(QString::number(connection.lockTimeouts())));
}

void TestListener::hangingConnectionsAreAwaitedWithinTheirTrustOnly()
{
    ScratchCluster cluster; // others would wait for the process that is stopped
    const ScratchDatabase scratch(Schema::Empty, cluster);
    ConnectionConfig config = scratch.config();
    config.applicationName = u"hanging"_s;
    Listener listener(config, { u"triage_account"_s });
    listener.guard(u"triage_account"_s);
    listener.start();
    QTRY_VERIFY(listener.isTrusted());
    Connection connection(scratch.config());
    const Result<Rows> process
        = connection.executeText(u"select pid from pg_stat_activity where application_name = 'hanging'"_s);
    QVERIFY(process);
    const auto pid = pid_t(process->first().integer(0));
    const auto goOn = qScopeGuard([pid] { ::kill(pid, SIGCONT); });
    ::kill(pid, SIGSTOP);
    QVERIFY(revokeTrust(connection, OrganizationId(1)));
    QVERIFY(!listener.isTrusted());
    ::kill(pid, SIGCONT);
    QTRY_VERIFY(listener.isTrusted());
}

void TestListener::itEndsAtOnceWhileTheServerIsAway()
{
    ConnectionConfig config;
    config.conninfo = u"host=/tmp/no-such-directory"_s;
    QElapsedTimer timer;
    {
        Listener listener(config, { u"change"_s });
        listener.start();
        QTest::qWait(500); // long enough to be between two attempts
        timer.start();
    }
    QVERIFY(timer.elapsed() < patience);
}

TRIAGE_TEST(TestListener, QCoreApplication)
#include "tst_listener.moc"
