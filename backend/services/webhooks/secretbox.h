// SPDX-License-Identifier: GPL-3.0-or-later
// Encrypts secrets before they are stored, under a key that is not in the database.
#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>

#include <mutex>

namespace triage::services {

/// Seals with a key in a file, which it creates for the owner alone when it is first needed. Backends of the
/// same database need the same file. Thread-safe.
class SecretBox
{
public:
    explicit SecretBox(QString keyFile) : m_keyFile(std::move(keyFile)) { }

    /// ServiceUnavailable if the key file can be neither read nor created.
    Result<QByteArray> seal(const QByteArray &plain);
    /// ServiceUnavailable if the key file is not the one that it was sealed with.
    Result<QByteArray> open(const QByteArray &sealed);

private:
    Result<QByteArray> key();

    const QString m_keyFile;
    std::mutex m_mutex;
    QByteArray m_key;
};

} // namespace triage::services
