// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of a private authority, as a test needs them; the program openssl makes them.
#pragma once

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace triage::test {

/// Files in PEM.
struct CertificateFiles
{
    QString certificate;
    QString key;
};

/// An authority that nobody trusts unless told to, and what it vouches for.
class Certificates
{
public:
    Certificates();

    /// The authority's own certificate.
    QString authority() const { return inside(QStringLiteral("authority.pem")); }
    /// A certificate of that name for localhost and 127.0.0.1.
    CertificateFiles issue(const QString &name) const;
    /// The same, which is not valid any more.
    CertificateFiles issueExpired(const QString &name) const;
    /// A path beside them.
    QString inside(const QString &name) const { return m_directory.path() + u'/' + name; }
    /// Runs openssl in their directory; its end is a failure of the test where it goes wrong.
    void openssl(const QStringList &arguments) const;

private:
    CertificateFiles make(const QString &name, const QStringList &more) const;
    QTemporaryDir m_directory;
};

} // namespace triage::test
