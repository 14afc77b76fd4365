// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"

#include "database/connection.h"
#include "support/certificates.h"
#include "support/testprogram.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

/// "triaged config check": each problem by the name of its setting, and nothing is started or changed.
class TestConfigCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aUsableConfigurationIsSaidSo();
    void everyProblemIsNamedAtOnce();
    void problemsOfFilesAndOfTheMachineAreFound_data();
    void problemsOfFilesAndOfTheMachineAreFound();
    void aDatabaseThatIsAwayMayComeBack();
    void theContentOfTheDatabaseIsLookedAt();
    void aKeyThatIsACredentialIsNoProblem();
    void aKeyThatCannotBeUsedIsANoteWhileNothingIsSealed();
    void theDatabaseIsNotLookedForWithWrongSettings_data();
    void theDatabaseIsNotLookedForWithWrongSettings();

private:
    Run check(const QStringList &more) const
    {
        return onData(m_data, QStringList{ u"config"_s, u"check"_s, u"--listen"_s, u"127.0.0.1:0"_s } + more);
    }

    ScratchData m_data;
    Certificates m_certificates;
};

namespace {

/// The settings with problems, as the answer names them.
QStringList settingsIn(const Run &run)
{
    QStringList names;
    const JsonDocument answer = run.json();
    const JsonValue problems = answer.root().member("problems");
    for (qsizetype i = 0; i < problems.size(); ++i) {
        const QString name = problems.at(i).member("setting").text();
        if (!problems.at(i).member("detail").text().contains(name == u"config"_s ? u"configuration"_s : name))
            qWarning("the sentence does not name %s", qPrintable(name));
        names << name;
    }
    return names;
}

} // namespace

void TestConfigCheck::aUsableConfigurationIsSaidSo()
{
    const Run fresh = check({});
    QVERIFY2(fresh.status == 0, fresh.out + fresh.err);
    QVERIFY(fresh.json().root().member("usable").boolean());
    QVERIFY(!QFile::exists(m_data.dataDirectory()));
    const CertificateFiles files = m_certificates.issue(u"good"_s);
    const Run plain
        = triaged({ u"config"_s, u"check"_s, u"--data-dir"_s, m_data.dataDirectory(), u"--listen"_s,
                    u"127.0.0.1:0"_s, u"--tls-cert"_s, files.certificate, u"--tls-key"_s, files.key });
    QCOMPARE(plain.status, 0);
    QVERIFY2(plain.out.contains("The server can start with this configuration."), plain.out.constData());
    const CertificateFiles old = m_certificates.issueExpired(u"old"_s);
    const Run ended = check({ u"--tls-cert"_s, old.certificate, u"--tls-key"_s, old.key });
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.out.contains("clients refuse it"), ended.out.constData());
}

void TestConfigCheck::everyProblemIsNamedAtOnce()
{
    const QString file = m_data.write(u"wrong.conf"_s,
                                      "listn = \"127.0.0.1:8080\"\nimport-size = \"huge\"\n"
                                      "public-url = \"example.org\"\ntls-cert = \"/nowhere.pem\"\n"
                                      "tls-key = \"/nowhere.key\"\n");
    const Run run = check({ u"--config"_s, file });
    QCOMPARE(run.status, 2);
    QStringList settings = settingsIn(run);
    settings.sort();
    QCOMPARE(settings, QStringList({ u"config"_s, u"import-size"_s, u"public-url"_s, u"tls-cert"_s }));
}

void TestConfigCheck::problemsOfFilesAndOfTheMachineAreFound_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<int>("status");
    const CertificateFiles one = m_certificates.issue(u"one"_s);
    const CertificateFiles two = m_certificates.issue(u"two"_s);
    QTest::newRow("a key of another certificate")
        << QStringList{ u"--tls-cert"_s, one.certificate, u"--tls-key"_s, two.key } << u"tls-cert"_s << 2;
    QTest::newRow("an address of another machine")
        << QStringList{ u"--metrics-listen"_s, u"192.0.2.1:8079"_s } << u"metrics-listen"_s
        << 1; // the network may come up
    QTest::newRow("the address of the API for the metrics")
        << QStringList{ u"--listen"_s, u"127.0.0.1:8099"_s, u"--metrics-listen"_s, u"*:8099"_s }
        << u"metrics-listen"_s << 2;
    QTest::newRow("a directory in a file")
        << QStringList{ u"--data-dir"_s, m_data.write(u"file"_s, "x") + u"/data"_s } << u"data-dir"_s << 2;
    QTest::newRow("a certificate alone")
        << QStringList{ u"--tls-cert"_s, one.certificate } << u"tls-key"_s << 2;
}

void TestConfigCheck::problemsOfFilesAndOfTheMachineAreFound()
{
    QFETCH(QStringList, options);
    QFETCH(QString, setting);
    QFETCH(int, status);
    QStringList arguments{ u"config"_s, u"check"_s, u"--json"_s };
    if (!options.contains(u"--listen"_s))
        arguments << u"--listen"_s << u"127.0.0.1:0"_s;
    if (!options.contains(u"--data-dir"_s))
        arguments << u"--data-dir"_s << m_data.dataDirectory();
    const Run run = triaged(arguments + options);
    QVERIFY2(run.status == status, run.out + run.err);
    QCOMPARE(settingsIn(run), QStringList{ setting });
}

void TestConfigCheck::aDatabaseThatIsAwayMayComeBack()
{
    const Run run = check({ u"--database"_s, u"host=/nowhere"_s });
    QCOMPARE(run.status, 1);
    QCOMPARE(settingsIn(run), QStringList{ u"database"_s });
    QCOMPARE(check({ u"--database"_s, u"host=/nowhere"_s, u"--without-database"_s }).status, 0);
}

void TestConfigCheck::theContentOfTheDatabaseIsLookedAt()
{
    Triaged server(serveOn(m_data));
    QVERIFY(server.waitForReady());
    const Run same
        = onData(m_data, { u"config"_s, u"check"_s, u"--listen"_s, server.url({}).section(u'/', 2) });
    QVERIFY2(same.status == 0, same.out + same.err);
    QVERIFY2(same.out.contains("in use, perhaps by the server itself"), same.out.constData());
    const Run other = check({ u"--secret-key-file"_s, m_data.write(u"other.key"_s, QByteArray(32, 'k')) });
    QCOMPARE(other.status, 2);
    QCOMPARE(settingsIn(other), QStringList{ u"secret-key-file"_s });
    QCOMPARE(send("GET", server.url(u"/readyz"_s)).status, 200);
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

void TestConfigCheck::aKeyThatIsACredentialIsNoProblem()
{
    ScratchData data;
    const QString key = data.write(u"secret-key"_s, QByteArray(32, 'k'));
    QProcessEnvironment ofUnit = plainEnvironment();
    ofUnit.insert(u"CREDENTIALS_DIRECTORY"_s, QFileInfo(key).path());
    Triaged server(serveOn(data), ofUnit);
    QVERIFY(server.waitForReady());
    const QStringList check{ u"config"_s, u"check"_s, u"--listen"_s, u"127.0.0.1:0"_s };
    const Run without = onData(data, check);
    QVERIFY2(without.status == 0, without.out + without.err);
    QVERIFY2(without.out.contains("check with --secret-key-file"), without.out.constData());
    const Run with = onData(data, check + QStringList{ u"--secret-key-file"_s, key });
    QVERIFY2(with.status == 0, with.out + with.err);
    QVERIFY2(!with.out.contains("--secret-key-file"), with.out.constData());
    const Run missing = onData(data, check + QStringList{ u"--secret-key-file"_s, key + u".old"_s });
    QCOMPARE(missing.status, 2);
    QCOMPARE(settingsIn(missing), QStringList{ u"secret-key-file"_s });
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

void TestConfigCheck::aKeyThatCannotBeUsedIsANoteWhileNothingIsSealed()
{
    ScratchData data;
    Triaged server(serveOn(data) + QStringList{ u"--secret-key-file"_s, data.inside(u"no/such/file"_s) });
    QVERIFY(server.waitForReady());
    const auto checkWith = [&data](const QByteArray &key) {
        return onData(data,
                      { u"config"_s, u"check"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--secret-key-file"_s,
                        data.write(u"a.key"_s, key) });
    };
    const Run torn = checkWith("torn");
    QVERIFY2(torn.status == 0, torn.out + torn.err);
    QVERIFY2(torn.out.contains("webhooks cannot be created"), torn.out.constData());
    const Run whole = checkWith(QByteArray(32, 'k'));
    QVERIFY2(whole.status == 0, whole.out + whole.err);
    QVERIFY2(!whole.out.contains("webhooks cannot be created"), whole.out.constData());
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

void TestConfigCheck::theDatabaseIsNotLookedForWithWrongSettings_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("setting");
    QTest::newRow("database") << QStringList{ u"--database"_s, u"no connection string"_s } << u"database"_s;
    QTest::newRow("file") << QStringList{ u"--config"_s, m_data.inside(u"no.conf"_s) } << u"config"_s;
}

void TestConfigCheck::theDatabaseIsNotLookedForWithWrongSettings()
{
    QFETCH(QStringList, options);
    QFETCH(QString, setting);
    const Run run = triaged(
        QStringList{ u"config"_s, u"check"_s, u"--json"_s, u"--listen"_s, u"127.0.0.1:0"_s } + options);
    QCOMPARE(run.status, 2);
    QCOMPARE(settingsIn(run), QStringList{ setting });
    QVERIFY2(run.out.contains("The database was not looked at"), run.out.constData());
}

TRIAGE_TEST(TestConfigCheck, QCoreApplication)
#include "tst_configcheck.moc"
