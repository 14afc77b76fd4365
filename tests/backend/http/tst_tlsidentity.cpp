// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates and keys that can be used, and what is said of those that cannot.
#include "http/tlsidentity.h"
#include "support/certificates.h"
#include "support/testprogram.h"

#include <QFile>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::http;
using triage::test::CertificateFiles;

class TestTlsIdentity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPairIsRead();
    void aKeyMayBeTheGroups();
    void unusableIdentitiesAreReported_data();
    void unusableIdentitiesAreReported();
    void anExpiredCertificateIsDetectedByItsDate();

private:
    /// A file of that name that holds this, for its owner only.
    QString written(const QString &name, const QByteArray &content) const;

    triage::test::Certificates m_certificates;
};

QString TestTlsIdentity::written(const QString &name, const QByteArray &content) const
{
    QFile file(m_certificates.inside(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(name));
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    return file.fileName();
}

void TestTlsIdentity::aPairIsRead()
{
    const CertificateFiles files = m_certificates.issue(u"pair"_s);
    const auto identity = TlsIdentity::load(files.certificate, files.key);
    QVERIFY(identity);
    const QDateTime until = (*identity)->validUntil();
    QVERIFY(until > QDateTime::currentDateTimeUtc().addDays(1));
    QVERIFY(until < QDateTime::currentDateTimeUtc().addDays(3));
}

void TestTlsIdentity::aKeyMayBeTheGroups()
{
    const CertificateFiles files = m_certificates.issue(u"group"_s);
    QCOMPARE(::chmod(QFile::encodeName(files.key).constData(), 0640), 0);
    QVERIFY(TlsIdentity::load(files.certificate, files.key));
}

void TestTlsIdentity::unusableIdentitiesAreReported_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("why");
    const CertificateFiles good = m_certificates.issue(u"good"_s);
    const CertificateFiles other = m_certificates.issue(u"other"_s);
    const CertificateFiles open = m_certificates.issue(u"open"_s);
    ::chmod(QFile::encodeName(open.key).constData(), 0644);
    const QString locked = m_certificates.inside(u"locked.key"_s);
    m_certificates.openssl(
        { u"pkey"_s, u"-in"_s, good.key, u"-aes256"_s, u"-passout"_s, u"pass:secret"_s, u"-out"_s, locked });
    const QString pipe = m_certificates.inside(u"pipe"_s);
    ::mkfifo(QFile::encodeName(pipe).constData(), 0600);
    const QString cert = u"tls-cert"_s;
    const QString key = u"tls-key"_s;
    const QString nowhere = m_certificates.inside(u"nowhere"_s);
    const QString text = written(u"text"_s, "no PEM at all\n");
    QTest::newRow("no certificate") << nowhere << good.key << cert << u"No such file"_s;
    QTest::newRow("no key") << good.certificate << nowhere << key << u"No such file"_s;
    QTest::newRow("a text as certificate") << text << good.key << cert << u"it holds no certificate"_s;
    QTest::newRow("a text as key") << good.certificate << text << key << u"it holds no private key"_s;
    QTest::newRow("an empty certificate")
        << written(u"empty"_s, {}) << good.key << cert << u"it holds no certificate"_s;
    QTest::newRow("a key as certificate") << good.key << good.key << cert << u"it holds no certificate"_s;
    QTest::newRow("a pipe") << pipe << good.key << cert << u"it is not a PEM file"_s;
    QTest::newRow("a directory") << good.certificate << m_certificates.inside(u"."_s) << key
                                 << u"it is not a PEM file"_s;
    QTest::newRow("something huge") << written(u"huge"_s, QByteArray(2 << 20, 'x')) << good.key << cert
                                    << u"it is not a PEM file"_s;
    QTest::newRow("somebody else's key")
        << good.certificate << other.key << key << u"it is not the key of the certificate"_s;
    QTest::newRow("a key for all to read") << open.certificate << open.key << key << u"chmod 600"_s;
    QTest::newRow("a locked key") << good.certificate << locked << key << u"it is locked with a password"_s;
}

void TestTlsIdentity::unusableIdentitiesAreReported()
{
    QFETCH(QString, certificate);
    QFETCH(QString, key);
    QFETCH(QString, field);
    QFETCH(QString, why);
    const auto identity = TlsIdentity::load(certificate, key);
    QVERIFY(!identity);
    QCOMPARE(identity.error().field, field);
    QVERIFY2(identity.error().detail.contains(why), qPrintable(identity.error().detail));
    QVERIFY(identity.error().detail.contains(field == u"tls-key"_s ? key : certificate));
}

void TestTlsIdentity::anExpiredCertificateIsDetectedByItsDate()
{
    const CertificateFiles files = m_certificates.issueExpired(u"old"_s);
    const auto identity = TlsIdentity::load(files.certificate, files.key);
    QVERIFY(identity);
    QCOMPARE((*identity)->validUntil(), QDateTime({ 2020, 1, 2 }, { 0, 0 }, Qt::UTC));
}

TRIAGE_TEST(TestTlsIdentity, QCoreApplication)
#include "tst_tlsidentity.moc"
