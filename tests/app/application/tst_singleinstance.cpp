// SPDX-License-Identifier: GPL-3.0-or-later
// One program for each profile: a later start hands over its arguments.
#include "application/singleinstance.h"
#include "support/testprogram.h"

#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <map>
#include <memory>

using namespace Qt::StringLiterals;
using namespace triage::app;
using namespace triage::test;

class TestSingleInstance : public QObject
{
    Q_OBJECT

private:
    /// Starts another instance while this one listens.
    static SingleInstance::Start startAnother(const QString &key, const QString &message)
    {
        SingleInstance::Start outcome = SingleInstance::Start::First;
        const std::unique_ptr<QThread> other(
            QThread::create([&] { outcome = SingleInstance(key).start(message); }));
        other->start();
        (void)QTest::qWaitFor([&] { return other->isFinished(); }, patience);
        other->wait();
        return outcome;
    }

    QTemporaryDir m_folder;

    /// The folder of the data of a profile.
    QString data(const QString &profile) const { return m_folder.filePath(profile); }

    std::unique_ptr<QProcess> startProgram(const QStringList &arguments,
                                           const std::map<QString, QString> &changed = {})
    {
        auto program = std::make_unique<QProcess>();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : { "HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME" })
            environment.insert(QString::fromLatin1(name), m_folder.path());
        environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
        for (const auto &[name, value] : changed)
            environment.insert(name, value);
        program->setProcessEnvironment(environment);
        program->start(QStringLiteral(CLIENT), arguments);
        return program;
    }

    /// A second start ends with 0 where the first one listens.
    bool isHandedOver(const QStringList &arguments)
    {
        const std::unique_ptr<QProcess> second = startProgram(arguments);
        return second->waitForFinished(patience) && second->exitStatus() == QProcess::NormalExit
            && second->exitCode() == 0;
    }

    /// Returns whether an instance answers. A socket takes connections before its program looks at them.
    bool isAnswering() const
    {
        const QStringList there = QDir(m_folder.path()).entryList({ u"triage-desk-*"_s }, QDir::System);
        if (there.isEmpty())
            return false;
        QLocalSocket socket;
        socket.connectToServer(m_folder.filePath(there.first()));
        if (!socket.waitForConnected(500))
            return false;
        socket.write("\t\n"); // nothing, from another display
        return socket.waitForReadyRead(patience);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(
            QFile::setPermissions(m_folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());
    }

    void aLaterStartHandsItsLinkOver()
    {
        SingleInstance first(data(u"work"_s));
        QSignalSpy received(&first, &SingleInstance::received);
        QVERIFY(first.start({}) == SingleInstance::Start::First);
        QVERIFY(startAnother(data(u"work"_s), u"triagedesk://o/acme/feedback/0000000000001"_s)
                == SingleInstance::Start::HandedOver);
        QVERIFY(startAnother(data(u"work"_s), {}) == SingleInstance::Start::HandedOver);
        QCOMPARE(received.size(), 2);
        QCOMPARE(received[0][0].toString(), u"triagedesk://o/acme/feedback/0000000000001"_s);
        QCOMPARE(received[1][0].toString(), QString());
    }

    void onAnotherDisplayTheDataStaysWithTheFirst()
    {
        SingleInstance first(data(u"work"_s));
        QSignalSpy received(&first, &SingleInstance::received);
        QVERIFY(first.start({}) == SingleInstance::Start::First);
        const QByteArray display = qgetenv("DISPLAY");
        qputenv("DISPLAY", ":77");
        QVERIFY(startAnother(data(u"work"_s), u"triagedesk://o/acme/feedback/0000000000001"_s)
                == SingleInstance::Start::OtherDisplay);
        QVERIFY(received.isEmpty());
        qputenv("DISPLAY", display);
        QVERIFY(startAnother(data(u"work"_s), {}) == SingleInstance::Start::HandedOver);
        QCOMPARE(received.size(), 1);
    }

    void helpNeedsNoDisplay()
    {
        for (const QString &question : { u"--help"_s, u"--version"_s }) {
            const std::unique_ptr<QProcess> program
                = startProgram({ question }, { { u"QT_QPA_PLATFORM"_s, u"xcb"_s }, { u"DISPLAY"_s, {} } });
            QVERIFY(program->waitForFinished(patience));
            QCOMPARE(program->exitStatus(), QProcess::NormalExit);
            QCOMPARE(program->exitCode(), 0);
            QVERIFY(program->readAllStandardOutput().contains("triage-desk"));
        }
    }

    void aStartWithoutADisplayEndsWithWords()
    {
        for (const QStringList &arguments : { QStringList(), QStringList{ u"--nonsense"_s } }) {
            const std::unique_ptr<QProcess> program
                = startProgram(arguments, { { u"QT_QPA_PLATFORM"_s, u"xcb"_s }, { u"DISPLAY"_s, {} } });
            QVERIFY(program->waitForFinished(patience));
            QCOMPARE(program->exitStatus(), QProcess::NormalExit);
            QCOMPARE(program->exitCode(), 2);
            QVERIFY(program->readAllStandardError().contains("triage-desk: "));
        }
    }

    void anotherProfileIsAnotherProgram()
    {
        SingleInstance first(data(u"work"_s));
        QVERIFY(first.start({}) == SingleInstance::Start::First);
        QVERIFY(startAnother(data(u"play"_s), {}) == SingleInstance::Start::First);
    }

    void longMessagesAreIgnored()
    {
        SingleInstance first(data(u"work"_s));
        QSignalSpy received(&first, &SingleInstance::received);
        QVERIFY(first.start({}) == SingleInstance::Start::First);
        const QStringList there = QDir(m_folder.path()).entryList({ u"triage-desk-*"_s }, QDir::System);
        QCOMPARE(there.size(), 1);
        QLocalSocket stranger;
        stranger.connectToServer(m_folder.filePath(there.first()));
        QVERIFY(stranger.waitForConnected(patience));
        stranger.write(QByteArray(100'000, 'x'));
        QTRY_COMPARE(stranger.state(), QLocalSocket::UnconnectedState);
        QVERIFY(received.isEmpty());
        QVERIFY(startAnother(data(u"work"_s), {}) == SingleInstance::Start::HandedOver);
    }

    void theProgramTakesOverFromOneThatWasKilled()
    {
        std::unique_ptr<QProcess> first = startProgram({});
        QTRY_VERIFY(isAnswering());
        QVERIFY(isHandedOver({ u"triagedesk://o/acme/feedback/0000000000001"_s }));
        QCOMPARE(first->state(), QProcess::Running);
        first->kill();
        QVERIFY(first->waitForFinished(patience));
        // Socket and lock are still there, and no instance listens.
        QVERIFY(
            !QDir(m_folder.path()).entryList({ u"triage-desk-*"_s }, QDir::System | QDir::Files).isEmpty());
        QVERIFY(!isAnswering());
        std::unique_ptr<QProcess> next = startProgram({});
        QTRY_VERIFY(isAnswering());
        QVERIFY(isHandedOver({}));
        QCOMPARE(next->state(), QProcess::Running);
        next->kill();
        QVERIFY(next->waitForFinished(patience));
    }
};

TRIAGE_TEST(TestSingleInstance, QCoreApplication)
#include "tst_singleinstance.moc"
