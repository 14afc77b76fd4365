// SPDX-License-Identifier: GPL-3.0-or-later
#include "clitest.h"

#include "support/certificates.h"
#include "support/testprogram.h"

#include <QFile>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTest>

#include <signal.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

/// The server with a certificate, as clients of all kinds meet it.
class TestHttps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clientsThatTrustTheAuthorityGetAnswers();
    void clientsThatDistrustTheAuthorityGetNoAnswer();
    void aRenewedCertificateIsReadOnSighup();
    void aPairOfNoUseIsRefusedWhileTheOldOneStays();
    void underAServiceManagerSighupEndsNothing();
    void impossibleOptionsAreWrongUse_data();
    void impossibleOptionsAreWrongUse();
    void aProxySaysWhoAsks();

private:
    QStringList serving(const CertificateFiles &files) const;
    QByteArray log() const;
    /// The name in the certificate that the server shows now.
    QString shown(const Triaged &server) const;

    ScratchData m_data;
    Certificates m_certificates;
};

namespace {

void replace(const QString &file, const QString &by)
{
    QVERIFY(QFile::remove(file) && QFile::copy(by, file));
}

Run curl(const QStringList &arguments)
{
    QProcess process;
    process.start(u"curl"_s, QStringList{ u"-sS"_s, u"--max-time"_s, u"30"_s } + arguments);
    process.waitForFinished(60000);
    return { process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError() };
}

void trust(const QList<QSslCertificate> &authorities)
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setCaCertificates(authorities);
    QSslConfiguration::setDefaultConfiguration(configuration);
}

} // namespace

QStringList TestHttps::serving(const CertificateFiles &files) const
{
    return serveOn(m_data) << u"--tls-cert"_s << files.certificate << u"--tls-key"_s << files.key;
}

QByteArray TestHttps::log() const
{
    QFile file(m_data.inside(u"log"_s));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString TestHttps::shown(const Triaged &server) const
{
    const QUrl url(server.url({}));
    QSslSocket socket;
    socket.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket.connectToHostEncrypted(url.host(), quint16(url.port()));
    return socket.waitForEncrypted()
        ? socket.peerCertificate().subjectInfo(QSslCertificate::CommonName).value(0)
        : QString();
}

void TestHttps::clientsThatTrustTheAuthorityGetAnswers()
{
    Triaged server(serving(m_certificates.issue(u"trusted"_s)));
    QVERIFY(server.waitForReady());
    const QString url = server.url(u"/readyz"_s);
    QVERIFY(url.startsWith(u"https://127.0.0.1:"_s));
    for (const QString &version : { u"--tlsv1.2"_s, u"--tlsv1.3"_s, u"--http2"_s }) {
        const Run run = curl({ u"--cacert"_s, m_certificates.authority(), version, url });
        QVERIFY2(run.status == 0 && run.out.contains("ready"), run.err + run.out);
    }
    QVERIFY(curl({ QString(url).replace(u"https:"_s, u"http:"_s) }).out.contains("HTTPS only"));
    QVERIFY(curl({ u"--cacert"_s, m_certificates.authority(), server.url(u"/openapi.json"_s) })
                .out.contains(server.url({}).toUtf8()));
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

// As the desktop client asks: it believes in what the system believes in, and nothing is asked without that.
void TestHttps::clientsThatDistrustTheAuthorityGetNoAnswer()
{
    Triaged server(serving(m_certificates.issue(u"private"_s)));
    QVERIFY(server.waitForReady());
    QCOMPARE(curl({ server.url(u"/readyz"_s) }).status, 60);
    QCOMPARE(send("GET", server.url(u"/readyz"_s)).status, 0);
    const QList<QSslCertificate> before = QSslConfiguration::defaultConfiguration().caCertificates();
    trust(QSslCertificate::fromPath(m_certificates.authority()));
    const int status = send("GET", server.url(u"/readyz"_s)).status;
    trust(before);
    QCOMPARE(status, 200);
}

void TestHttps::aRenewedCertificateIsReadOnSighup()
{
    const CertificateFiles files = m_certificates.issue(u"current"_s);
    const CertificateFiles renewed = m_certificates.issue(u"renewed"_s);
    Triaged server(serving(files), plainEnvironment(), m_data.inside(u"log"_s));
    QVERIFY(server.waitForReady());
    QCOMPARE(shown(server), u"current"_s);
    const QUrl url(server.url({}));
    QSslSocket open;
    open.setPeerVerifyMode(QSslSocket::VerifyNone);
    open.connectToHostEncrypted(url.host(), quint16(url.port()));
    QVERIFY(open.waitForEncrypted());

    replace(files.certificate, renewed.certificate);
    replace(files.key, renewed.key);
    server.signal(SIGHUP);
    QTRY_COMPARE(shown(server), u"renewed"_s);
    open.write("GET /readyz HTTP/1.1\r\nHost: h\r\n\r\n");
    QVERIFY(open.waitForReadyRead(30000));
    QVERIFY(open.readAll().startsWith("HTTP/1.1 200 "));
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

void TestHttps::aPairOfNoUseIsRefusedWhileTheOldOneStays()
{
    const CertificateFiles files = m_certificates.issue(u"good"_s);
    const CertificateFiles other = m_certificates.issue(u"half"_s);
    Triaged server(serving(files), plainEnvironment(), m_data.inside(u"log"_s));
    QVERIFY(server.waitForReady());
    replace(files.certificate, other.certificate);
    server.signal(SIGHUP);
    QTRY_VERIFY(log().contains("certificate.rejected"));
    QVERIFY2(log().contains("it is not the key of the certificate"), log().constData());
    QCOMPARE(shown(server), u"good"_s);

    replace(files.key, other.key);
    server.signal(SIGHUP);
    QTRY_COMPARE(shown(server), u"half"_s);
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

void TestHttps::underAServiceManagerSighupEndsNothing()
{
    QProcessEnvironment environment = plainEnvironment();
    environment.insert(u"NOTIFY_SOCKET"_s, m_data.inside(u"nobody-listens"_s));
    Triaged server(serveOn(m_data), environment, m_data.inside(u"log"_s));
    QVERIFY(server.waitForReady());
    server.signal(SIGHUP);
    QTRY_VERIFY(log().contains("reload.ignored"));
    QCOMPARE(send("GET", server.url(u"/readyz"_s)).status, 200);
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

void TestHttps::impossibleOptionsAreWrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expected");
    const CertificateFiles one = m_certificates.issue(u"one"_s);
    const CertificateFiles two = m_certificates.issue(u"two"_s);
    QTest::newRow("a certificate alone")
        << QStringList{ u"--tls-cert"_s, one.certificate } << "HTTPS needs both tls-cert and tls-key"_ba;
    QTest::newRow("a key alone") << QStringList{ u"--tls-key"_s, one.key }
                                 << "HTTPS needs both tls-cert and tls-key"_ba;
    QTest::newRow("a file that is not there")
        << QStringList{ u"--tls-cert"_s, u"/nowhere.pem"_s, u"--tls-key"_s, one.key }
        << "/nowhere.pem cannot be used"_ba;
    QTest::newRow("another one's key")
        << QStringList{ u"--tls-cert"_s, one.certificate, u"--tls-key"_s, two.key }
        << "it is not the key of"_ba;
    QTest::newRow("a proxy by name") << QStringList{
        u"--trusted-proxies"_s, u"proxy"_s
    } << "The setting trusted-proxies: proxy is neither an address nor a network"_ba;
}

void TestHttps::impossibleOptionsAreWrongUse()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, expected);
    const Run run = triaged(serveOn(m_data) + arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(expected), run.err.constData());
    QCOMPARE(run.out, QByteArray());
}

// Without a user, an address has one voice a day.
void TestHttps::aProxySaysWhoAsks()
{
    Triaged server(serveOn(m_data) << u"--trusted-proxies"_s << u"127.0.0.1, 10.0.0.0/8"_s);
    QVERIFY(server.waitForReady());
    const QString token = QString::fromLatin1(tokenOfNewOrganization(m_data, u"proxied"_s));
    QString target;
    for (const QString &hops :
         { u"1.2.3.4"_s, u"6.6.6.6, 1.2.3.4"_s, u"1.2.3.4, 10.0.0.2"_s, u"5.6.7.8"_s }) {
        const Run run = curl(
            { server.url(u"/api/v0/reactions"_s), u"-H"_s, u"Authorization: Bearer "_s + token, u"-H"_s,
              u"Content-Type: application/json"_s, u"-H"_s, u"X-Forwarded-For: "_s + hops, u"-d"_s,
              uR"({"target":{"type":"documentation","metadata":{"page_url":"https://example.org/"}},"reaction_value":1})"_s });
        const auto made = JsonDocument::parse(run.out);
        QVERIFY2(made && run.status == 0, run.err + run.out);
        target = made->root().member("data").member("target").member("id").text();
        QVERIFY2(!target.isEmpty(), run.out);
    }
    const Reply summary
        = send("GET", server.url(u"/api/v0/targets/%1/reactions/summary"_s.arg(target)), token.toLatin1());
    QCOMPARE(summary.data().member("thumbs_up").integer(), 2);
    server.signal(SIGTERM);
    QCOMPARE(server.waitForEnd(), 0);
}

TRIAGE_TEST(TestHttps, QCoreApplication)
#include "tst_https.moc"
