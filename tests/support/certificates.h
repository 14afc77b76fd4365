// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of a private authority for tests, created with the program openssl.
#pragma once

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace triage::test {

/// The PEM files of a certificate and its key.
struct CertificateFiles
{
    QString certificate;
    QString key;
};

/// A private authority, which no program trusts by default, and its certificates.
class Certificates
{
public:
    Certificates();

    /// Returns the certificate of the authority.
    QString authority() const { return inside(QStringLiteral("authority.pem")); }
    /// Issues a certificate of that name for localhost and 127.0.0.1.
    CertificateFiles issue(const QString &name) const;
    /// Issues an expired certificate of that name.
    CertificateFiles issueExpired(const QString &name) const;
    /// Returns a path in the directory of the certificates.
    QString inside(const QString &name) const { return m_directory.path() + u'/' + name; }
    /// Runs openssl in the directory of the certificates. An error of openssl fails the test.
    void openssl(const QStringList &arguments) const;

private:
    CertificateFiles make(const QString &name, const QStringList &more) const;
    QTemporaryDir m_directory;
};

} // namespace triage::test
