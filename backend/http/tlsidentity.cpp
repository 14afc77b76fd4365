// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/tlsidentity.h"

#include "http/tlstransport.h"

#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <optional>

using namespace Qt::StringLiterals;

namespace triage::http {

namespace {

constexpr qint64 maxBytes = 1 << 20; // a chain of certificates has some kilobytes

/// Selects HTTP/1.1, the only protocol offered. A client that offers only other protocols continues without a
/// selection.
int chooseProtocol(SSL *, const unsigned char **chosen, unsigned char *length, const unsigned char *offered,
                   unsigned int size, void *)
{
    static constexpr unsigned char spoken[] = "\x08http/1.1";
    unsigned char *selected = nullptr;
    if (SSL_select_next_proto(&selected, length, spoken, sizeof spoken - 1, offered, size)
        != OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_NOACK;
    *chosen = selected;
    return SSL_TLSEXT_ERR_OK;
}

/// Refuses to ask for a password: OpenSSL would ask on the terminal and block the server.
int noPassword(char *, int, int, void *)
{
    return -1;
}

/// Returns OpenSSL's own messages about a failure, the cause first.
QStringList reasons()
{
    QStringList all;
    while (const unsigned long code = ERR_get_error()) {
        const char *text = ERR_reason_error_string(code);
        all << (text != nullptr ? QString::fromLatin1(text) : u"error %1"_s.arg(code));
    }
    return all;
}

Problem wrong(const QString &setting, const QString &file, const QString &what)
{
    return invalidField(setting, u"The file %1 cannot be used: %2."_s.arg(file, what));
}

/// Returns why a file cannot be read; distinguishes the causes, so that the message names the right one.
/// Refuses a pipe, which would never end.
std::optional<Problem> whyNotReadable(const QString &setting, const QString &path)
{
    const QFileInfo info(path);
    QFile file(path);
    if (info.exists() && (!info.isFile() || info.size() > maxBytes))
        return wrong(setting, path, u"it is not a PEM file"_s);
    if (!file.open(QIODevice::ReadOnly))
        return wrong(setting, path, file.errorString());
    return std::nullopt;
}

std::optional<Problem> whyNotSecret(const QString &path)
{
    constexpr QFile::Permissions others = QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if ((QFileInfo(path).permissions() & others) == 0)
        return std::nullopt;
    return wrong(u"tls-key"_s, path,
                 u"others may read or change it; make it \"chmod 600\", or 640 for a group"_s);
}

/// Explains why the key was refused.
QString whyNoKey(const QString &certificateFile)
{
    const QString why = reasons().join(u", "_s);
    if (why.contains("mismatch"_L1))
        return u"it is not the key of the certificate in "_s + certificateFile;
    if (why.contains("password"_L1) || why.contains("passphrase"_L1))
        return u"it is locked with a password; unlock it with \"openssl pkey\""_s;
    return u"it holds no private key in PEM format that will do (%1)"_s.arg(why);
}

/// Sets the rules that apply to every client, whatever the certificate.
void setRules(SSL_CTX *context)
{
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    // Of TLS 1.2 only ciphers that keep recordings secret if the key is stolen; all of TLS 1.3 do.
    SSL_CTX_set_cipher_list(context, "ECDHE+AESGCM:ECDHE+CHACHA20");
    SSL_CTX_set_options(context,
                        SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_IGNORE_UNEXPECTED_EOF);
    SSL_CTX_set_mode(context,
                     SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER
                         | SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_session_cache_mode(context,
                                   SSL_SESS_CACHE_OFF); // clients keep tickets, the server keeps no sessions
    SSL_CTX_set_alpn_select_cb(context, chooseProtocol, nullptr);
    SSL_CTX_set_default_passwd_cb(context, noPassword);
}

} // namespace

Result<std::shared_ptr<const TlsIdentity>> TlsIdentity::load(const QString &certificateFile,
                                                             const QString &keyFile)
{
    if (auto problem = whyNotReadable(u"tls-cert"_s, certificateFile))
        return *problem;
    if (auto problem = whyNotReadable(u"tls-key"_s, keyFile))
        return *problem;
    if (auto problem = whyNotSecret(keyFile))
        return *problem;
    ERR_clear_error();
    std::shared_ptr<const TlsIdentity> identity(new TlsIdentity(SSL_CTX_new(TLS_server_method())));
    SSL_CTX *context = identity->m_context;
    if (context == nullptr)
        return unavailable(u"TLS cannot be used on this machine: %1."_s.arg(reasons().join(u", "_s)));
    setRules(context);
    if (SSL_CTX_use_certificate_chain_file(context, QFile::encodeName(certificateFile).constData()) != 1)
        return wrong(
            u"tls-cert"_s, certificateFile,
            u"it holds no certificate in PEM format that will do (%1)"_s.arg(reasons().join(u", "_s)));
    ERR_clear_error();
    if (SSL_CTX_use_PrivateKey_file(context, QFile::encodeName(keyFile).constData(), SSL_FILETYPE_PEM) == 1
        && SSL_CTX_check_private_key(context) == 1)
        return identity;
    return wrong(u"tls-key"_s, keyFile, whyNoKey(certificateFile));
}

TlsIdentity::~TlsIdentity()
{
    SSL_CTX_free(m_context);
}

QDateTime TlsIdentity::validUntil() const
{
    tm time{};
    if (ASN1_TIME_to_tm(X509_get0_notAfter(SSL_CTX_get0_certificate(m_context)), &time) != 1)
        return {};
    return QDateTime({ time.tm_year + 1900, time.tm_mon + 1, time.tm_mday },
                     { time.tm_hour, time.tm_min, time.tm_sec }, QTimeZone::utc());
}

std::unique_ptr<Transport> TlsIdentity::makeTransport(int descriptor) const
{
    return makeTlsTransport(m_context, descriptor);
}

} // namespace triage::http
