// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/webhooks/secretbox.h"

#include "services/webhooks/webhookservice.h"
#include "services/webhooks/webhooksignature.h"
#include "stores/webhooks/secretkey.h"
#include "stores/webhooks/webhookstore.h"

#include <QFile>
#include <QFileInfo>

#include <sodium.h>

#include <cerrno>
#include <optional>

#include <fcntl.h>
#include <sys/stat.h>
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
        u"The server could not read or create the file with the key of its secrets when it started. Its "
        "operator has to set secret-key-file to a file that it can write, and to start it again."_s);
}

/// Returns a new key.
QByteArray newKey()
{
    QByteArray key(keyBytes, '\0');
    randombytes_buf(key.data(), std::size_t(key.size()));
    return key;
}

struct FileOwner
{
    uid_t user = 0;
    gid_t group = 0;
};

/// Returns the owner of a file; nothing if there is no such file.
std::optional<FileOwner> ownerOf(const QString &path)
{
    struct stat file
    {
    };
    if (::stat(QFile::encodeName(path).constData(), &file) != 0)
        return std::nullopt;
    return FileOwner{ file.st_uid, file.st_gid };
}

/// Writes a key to a file that nobody else reads before it is complete. Returns the error's number, or 0.
int writeDraft(const QByteArray &draft, const QByteArray &key, const std::optional<FileOwner> &owner)
{
    ::unlink(draft.constData()); // of a program that was killed
    const int file = ::open(draft.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0)
        return errno;
    // A command of root writes it for the server.
    const bool isOwned = geteuid() != 0 || !owner || ::fchown(file, owner->user, owner->group) == 0;
    const bool isWritten = isOwned && ::write(file, key.constData(), std::size_t(key.size())) == key.size()
        && ::fsync(file) == 0;
    const int error = isWritten ? 0 : errno;
    ::close(file);
    return error;
}

/// Puts a key at a path, for the owner of the file that was there, or of the directory. A file that is there
/// is kept under the first free name: NAME.before, NAME.before-2 and so on. Without `replaces` a file that
/// appears meanwhile stays. Returns the error's number, or 0.
int putKey(const QString &path, const QByteArray &key, bool replaces)
{
    const QByteArray name = QFile::encodeName(path);
    const QByteArray draft = name + '.' + QByteArray::number(getpid());
    const auto before = ownerOf(path);
    int error = writeDraft(draft, key, before ? before : ownerOf(QFileInfo(path).path()));
    for (int copy = 1; error == 0 && replaces && before && copy < 1000; ++copy) {
        const QByteArray kept
            = name + ".before" + (copy == 1 ? QByteArray() : '-' + QByteArray::number(copy));
        if (::link(name.constData(), kept.constData()) == 0)
            break;
        error = errno == EEXIST ? 0 : errno;
    }
    if (error == 0)
        error = (replaces ? ::rename(draft.constData(), name.constData())
                          : ::link(draft.constData(), name.constData()))
                == 0
            ? 0
            : errno;
    ::unlink(draft.constData());
    return error;
}

} // namespace

QByteArray readKey(const QString &path)
{
    QFile file(path);
    const QByteArray key
        = !path.isEmpty() && file.open(QIODevice::ReadOnly) ? file.read(keyBytes + 1) : QByteArray();
    return key.size() == keyBytes ? key : QByteArray();
}

Result<void> writeKey(const QString &path, const QByteArray &key)
{
    if (readKey(path) == key)
        return {};
    if (const int error = putKey(path, key, true); error != 0)
        return unavailable(u"%1 cannot be written: %2."_s.arg(path, qt_error_string(error)));
    return {};
}

QByteArray fingerprintOf(const QByteArray &key)
{
    if (key.isEmpty() || sodium_init() < 0)
        return {};
    constexpr QByteArrayView purpose = "triaged secret key";
    QByteArray hash(crypto_generichash_BYTES_MIN, '\0');
    crypto_generichash(bytesIn(hash), std::size_t(hash.size()),
                       reinterpret_cast<const unsigned char *>(purpose.data()), quint64(purpose.size()),
                       bytesOf(key), std::size_t(key.size()));
    return hash.toHex();
}

QByteArray SecretBox::readKey()
{
    m_key = services::readKey(m_keyFile);
    return fingerprintOf(m_key);
}

QByteArray SecretBox::readOrCreateKey()
{
    if (!m_keyFile.isEmpty() && !QFile::exists(m_keyFile) && sodium_init() >= 0)
        putKey(m_keyFile, newKey(), false); // fails if another backend was faster, whose key is read then
    return readKey();
}

Problem otherKey(const QString &keyFile)
{
    const bool isThere = !readKey(keyFile).isEmpty();
    return invalidField(
        u"secret-key-file"_s,
        u"The secrets of webhooks in the database are sealed with another key than %1. Copy the key file of "
        "the server that sealed them to %2, or restore a backup, which has the key. If the key is lost, give "
        "all webhooks new secrets with \"triaged webhook renew-secrets\"."_s.arg(
            isThere ? u"the one in %1"_s.arg(keyFile) : u"this server has"_s, keyFile));
}

Result<void> useKey(storage::Connection &connection, SecretBox &box)
{
    if (box.keyFile().isEmpty())
        return {}; // webhooks are not used
    auto known = storage::keyFingerprint(connection);
    if (!known)
        return known.error();
    const QByteArray own = known->isEmpty() ? box.readOrCreateKey() : box.readKey();
    if (known->isEmpty() && own.isEmpty())
        return {}; // without a key, nothing can be sealed
    if (known->isEmpty())
        known = storage::claimKeyFingerprint(connection, own);
    if (!known)
        return known.error();
    if (*known != own)
        return otherKey(box.keyFile());
    return {};
}

Result<QByteArray> SecretBox::seal(const QByteArray &plain) const
{
    if (m_key.isEmpty())
        return noKey();
    QByteArray nonce(nonceBytes, '\0');
    randombytes_buf(nonce.data(), std::size_t(nonce.size()));
    QByteArray box(plain.size() + macBytes, '\0');
    crypto_secretbox_easy(bytesIn(box), bytesOf(plain), quint64(plain.size()), bytesOf(nonce),
                          bytesOf(m_key));
    return nonce + box;
}

Result<QByteArray> SecretBox::open(const QByteArray &sealed) const
{
    if (m_key.isEmpty())
        return noKey();
    QByteArray plain(std::max<qsizetype>(sealed.size() - nonceBytes - macBytes, 0), '\0');
    if (sealed.size() < nonceBytes + macBytes
        || crypto_secretbox_open_easy(bytesIn(plain), bytesOf(sealed) + nonceBytes,
                                      quint64(sealed.size() - nonceBytes), bytesOf(sealed), bytesOf(m_key))
            != 0)
        return unavailable(u"The secret was sealed with another key file. Rotate it."_s);
    return plain;
}

Result<std::vector<Webhook>> renewSecrets(storage::Connection &connection, OrganizationId organization,
                                          const SecretBox &box)
{
    return storage::inTransaction(
        connection, organization, [&box](storage::Transaction &tx) -> Result<std::vector<Webhook>> {
            storage::WebhookWriter webhooks(tx);
            api::PageRequest all;
            all.limit = maxWebhooks;
            const auto page = webhooks.list(all);
            if (!page)
                return page.error();
            std::vector<Webhook> renewed;
            for (int i = 0; i < page->items.size(); ++i) {
                Webhook webhook = page->items.at(i);
                const QByteArray secret = newWebhookSecret();
                const auto sealed = box.seal(secret);
                if (!sealed)
                    return sealed.error();
                if (const auto stored = webhooks.replaceSecret(webhook.id, *sealed); !stored)
                    return stored.error();
                webhook.secret = QString::fromLatin1(secret);
                renewed.push_back(std::move(webhook));
            }
            return renewed;
        });
}

} // namespace triage::services
