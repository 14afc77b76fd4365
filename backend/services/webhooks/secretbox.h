// SPDX-License-Identifier: GPL-3.0-or-later
// Encrypts secrets before they are stored, under a key that is not in the database.
#pragma once

#include "domain/ids.h"
#include "domain/webhook.h"
#include "result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace triage::storage {
class Connection;
}

namespace triage::services {

/// Returns the key in the file; empty if the file does not hold one.
QByteArray readKey(const QString &path);
/// Writes the key to a file for its owner alone: the owner of the file that was there, else of its directory.
/// A file with another key is kept as NAME.before, or NAME.before-2 and so on. ServiceUnavailable if that is
/// impossible; the file is then as it was.
Result<void> writeKey(const QString &path, const QByteArray &key);
/// Returns text that tells keys apart and does not help to guess them; empty for no key.
QByteArray fingerprintOf(const QByteArray &key);

/// Seals with the key in a file. All backends of a database need the same key: see useKey(). Thread-safe once
/// the key was read.
class SecretBox
{
public:
    explicit SecretBox(QString keyFile) : m_keyFile(std::move(keyFile)) { }

    const QString &keyFile() const { return m_keyFile; }
    /// Reads the key. Returns its fingerprint, which is empty if there is none.
    QByteArray readKey();
    /// Does the same after creating the file if it is missing.
    QByteArray readOrCreateKey();
    /// ServiceUnavailable without a key.
    Result<QByteArray> seal(const QByteArray &plain) const;
    /// ServiceUnavailable if it was sealed with another key.
    Result<QByteArray> open(const QByteArray &sealed) const;

private:
    const QString m_keyFile;
    QByteArray m_key;
};

/// Returns the problem that the key in the file is not the one of the database, with the ways out.
Problem otherKey(const QString &keyFile);
/// Reads the key of the box and makes it the key of the database, if that has none yet; a missing file is
/// created then. InvalidFieldValue for secret-key-file if the database has secrets under another key: half of
/// the webhooks would fail with each of two such servers. Without a name of a file nothing is checked.
Result<void> useKey(storage::Connection &connection, SecretBox &box);

/// Gives all webhooks of an organization new secrets, for when the key that sealed the old ones is lost: they
/// are not kept. Returns the webhooks with their secrets.
Result<std::vector<Webhook>> renewSecrets(storage::Connection &connection, OrganizationId organization,
                                          const SecretBox &box);

} // namespace triage::services
