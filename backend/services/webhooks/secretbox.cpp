// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/webhooks/secretbox.h"

#include <QFile>

#include <sodium.h>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

constexpr qsizetype keyBytes = crypto_secretbox_KEYBYTES;
constexpr qsizetype nonceBytes = crypto_secretbox_NONCEBYTES;
constexpr qsizetype macBytes = crypto_secretbox_MACBYTES;

const unsigned char *bytesOf(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

unsigned char *bytesIn(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

Problem noKey()
{
    return unavailable(
        u"The server cannot read or create the file with the key of its secrets. Its operator has to set "
        "secret-key-file to a file that it can write."_s);
}

/// Writes the key completely under another name first, so that no other backend reads a part of it.
void createKeyFile(const QString &path)
{
    QByteArray key(keyBytes, '\0');
    randombytes_buf(key.data(), std::size_t(key.size()));
    const QByteArray name = QFile::encodeName(path);
    const QByteArray draft = name + '.' + QByteArray::number(getpid());
    const int file = ::open(draft.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0)
        return;
    const bool isWritten
        = ::write(file, key.constData(), std::size_t(key.size())) == key.size() && ::fsync(file) == 0;
    ::close(file);
    if (isWritten)
        std::ignore = ::link(draft.constData(), name.constData()); // fails if another backend was faster
    ::unlink(draft.constData());
}

QByteArray keyIn(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(keyBytes + 1) : QByteArray();
}

} // namespace

Result<QByteArray> SecretBox::key()
{
    const std::lock_guard lock(m_mutex);
    if (!m_key.isEmpty())
        return m_key;
    if (sodium_init() < 0)
        return noKey();
    QByteArray key = keyIn(m_keyFile);
    if (key.isEmpty() && !m_keyFile.isEmpty()) {
        createKeyFile(m_keyFile);
        key = keyIn(m_keyFile);
    }
    if (key.size() != keyBytes)
        return noKey();
    m_key = key;
    return m_key;
}

Result<QByteArray> SecretBox::seal(const QByteArray &plain)
{
    const auto secret = key();
    if (!secret)
        return secret.error();
    QByteArray nonce(nonceBytes, '\0');
    randombytes_buf(nonce.data(), std::size_t(nonce.size()));
    QByteArray box(plain.size() + macBytes, '\0');
    crypto_secretbox_easy(bytesIn(box), bytesOf(plain), quint64(plain.size()), bytesOf(nonce),
                          bytesOf(*secret));
    return nonce + box;
}

Result<QByteArray> SecretBox::open(const QByteArray &sealed)
{
    const auto secret = key();
    if (!secret)
        return secret.error();
    QByteArray plain(std::max<qsizetype>(sealed.size() - nonceBytes - macBytes, 0), '\0');
    if (sealed.size() < nonceBytes + macBytes
        || crypto_secretbox_open_easy(bytesIn(plain), bytesOf(sealed) + nonceBytes,
                                      quint64(sealed.size() - nonceBytes), bytesOf(sealed), bytesOf(*secret))
            != 0)
        return unavailable(u"The secret was sealed with another key file. Rotate it."_s);
    return plain;
}

} // namespace triage::services
