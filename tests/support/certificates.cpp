// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates.h"

#include <QFile>
#include <QProcess>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

QByteArray configuration(const QString &name, const QByteArray &extensions)
{
    return "[req]\nprompt = no\ndistinguished_name = name\nx509_extensions = extensions\n[name]\nCN = "
        + name.toUtf8() + "\n[extensions]\nsubjectKeyIdentifier = hash\nauthorityKeyIdentifier = keyid\n"
        + extensions;
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

const QStringList newKey{ u"req"_s,   u"-x509"_s,    u"-newkey"_s,
                          u"ec"_s,    u"-pkeyopt"_s, u"ec_paramgen_curve:P-256"_s,
                          u"-noenc"_s };

} // namespace

Certificates::Certificates()
{
    write(inside(u"authority.conf"_s),
          configuration(u"A private authority"_s, "basicConstraints = critical, CA:TRUE\n"));
    openssl(newKey
            + QStringList{ u"-config"_s, u"authority.conf"_s, u"-keyout"_s, u"authority.key"_s, u"-out"_s,
                           u"authority.pem"_s, u"-days"_s, u"3"_s });
}

CertificateFiles Certificates::issue(const QString &name) const
{
    return make(name, { u"-days"_s, u"2"_s });
}

CertificateFiles Certificates::issueExpired(const QString &name) const
{
    const CertificateFiles files = make(name, { u"-days"_s, u"2"_s });
    write(inside(u"index.txt"_s), {});
    write(inside(u"ca.conf"_s),
          "[ca]\ndefault_ca = this\n[this]\ndatabase = index.txt\nnew_certs_dir = .\nrand_serial = yes\n"
          "default_md = sha256\npolicy = any\nunique_subject = no\n[any]\nCN = supplied\n");
    openssl({ u"req"_s, u"-new"_s, u"-config"_s, name + u".conf"_s, u"-key"_s, files.key, u"-out"_s,
              name + u".csr"_s });
    openssl({ u"ca"_s, u"-batch"_s, u"-notext"_s, u"-config"_s, u"ca.conf"_s, u"-cert"_s, u"authority.pem"_s,
              u"-keyfile"_s, u"authority.key"_s, u"-in"_s, name + u".csr"_s, u"-out"_s, files.certificate,
              u"-startdate"_s, u"20200101000000Z"_s, u"-enddate"_s, u"20200102000000Z"_s });
    return files;
}

CertificateFiles Certificates::make(const QString &name, const QStringList &more) const
{
    const CertificateFiles files{ inside(name + u".pem"_s), inside(name + u".key"_s) };
    write(inside(name + u".conf"_s),
          configuration(
              name, "basicConstraints = critical, CA:FALSE\nsubjectAltName = DNS:localhost, IP:127.0.0.1\n"));
    openssl(newKey
            + QStringList{ u"-config"_s, name + u".conf"_s, u"-CA"_s, u"authority.pem"_s, u"-CAkey"_s,
                           u"authority.key"_s, u"-keyout"_s, files.key, u"-out"_s, files.certificate }
            + more);
    return files;
}

void Certificates::openssl(const QStringList &arguments) const
{
    QProcess process;
    process.setWorkingDirectory(m_directory.path());
    process.start(u"openssl"_s, arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        qFatal("openssl %s: %s", qPrintable(arguments.join(u' ')),
               process.readAllStandardError().constData());
}

} // namespace triage::test
