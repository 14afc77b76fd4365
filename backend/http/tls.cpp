#include "http/tls.h"

#include <QFile>
#include <QFileInfo>

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <algorithm>
#include <limits>

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::http {

namespace {

using Transfer = Transport::Transfer;
using Outcome = Transport::Outcome;

/// Only HTTP/1.1 is spoken; a client that offers other protocols and not this one goes on without.
int chooseProtocol(SSL *, const unsigned char **chosen, unsigned char *length, const unsigned char *offered,
                   unsigned int size, void *)
{
    static constexpr unsigned char spoken[] = "\x08http/1.1";
    unsigned char *selected = nullptr;
    if (SSL_select_next_proto(&selected, length, spoken, sizeof spoken - 1, offered, size) != OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_NOACK;
    *chosen = selected;
    return SSL_TLSEXT_ERR_OK;
}

class TlsTransport final : public Transport
{
public:
    TlsTransport(SSL_CTX *context, int descriptor) : m_descriptor(descriptor), m_ssl(SSL_new(context))
    {
        ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
        const int on = 1;
        ::setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        ::setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
        if (m_ssl != nullptr) {
            SSL_set_fd(m_ssl, descriptor);
            SSL_set_accept_state(m_ssl);
        }
    }
    ~TlsTransport() override
    {
        SSL_free(m_ssl);
        ::close(m_descriptor);
    }

    Transfer receive(std::span<char> buffer) override
    {
        size_t size = 0;
        // A record may hold more than fits, and the next one may be here already.
        if (attempt([&] { return SSL_read_ex(m_ssl, buffer.data(), buffer.size(), &size); }))
            return { Outcome::Moved, qsizetype(size), true };
        return m_failure;
    }

    Transfer send(QByteArrayView bytes) override
    {
        size_t size = 0;
        if (attempt([&] { return SSL_write_ex(m_ssl, bytes.data(), size_t(bytes.size()), &size); }))
            return { Outcome::Moved, qsizetype(size), true };
        return m_failure;
    }

    void endSending() override
    {
        if (m_ssl != nullptr && !m_broken && SSL_is_init_finished(m_ssl) != 0) {
            ERR_clear_error();
            SSL_shutdown(m_ssl);
        }
        ::shutdown(m_descriptor, SHUT_WR);
    }

private:
    /// Whether the call succeeded; what else it means is in m_failure. After a fatal error nothing may be asked again.
    template <typename Call>
    bool attempt(const Call &call)
    {
        m_failure = { Outcome::Broken, 0, false };
        if (m_ssl == nullptr || m_broken)
            return false;
        ERR_clear_error();
        const int result = call();
        if (result > 0)
            return true;
        switch (SSL_get_error(m_ssl, result)) {
        case SSL_ERROR_WANT_READ:
        case SSL_ERROR_WANT_WRITE: // the connection tries both ways when the poller tells of either
            m_failure.outcome = Outcome::NotNow;
            break;
        case SSL_ERROR_ZERO_RETURN:
            m_failure.outcome = Outcome::Ended;
            break;
        default:
            m_broken = true;
        }
        return false;
    }

    const int m_descriptor;
    SSL *m_ssl;
    Transfer m_failure;
    bool m_broken = false;
};

/// OpenSSL's own words for what went wrong last.
QString reason()
{
    const unsigned long code = ERR_peek_last_error();
    const char *text = code != 0 ? ERR_reason_error_string(code) : nullptr;
    return text != nullptr ? QString::fromLatin1(text) : u"it is not in PEM format"_s;
}

Problem wrong(const QString &setting, const QString &file, const QString &what)
{
    return invalidField(setting, u"The file %1 cannot be used: %2."_s.arg(file, what));
}

/// Told apart, so that the message is about the right thing.
std::optional<Problem> whyNotReadable(const QString &setting, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return wrong(setting, path, file.errorString());
    return std::nullopt;
}

} // namespace

Result<std::shared_ptr<const TlsIdentity>> TlsIdentity::load(const QString &certificateFile, const QString &keyFile)
{
    if (auto problem = whyNotReadable(u"tls-cert"_s, certificateFile))
        return *problem;
    if (auto problem = whyNotReadable(u"tls-key"_s, keyFile))
        return *problem;
    ERR_clear_error();
    std::shared_ptr<const TlsIdentity> identity(new TlsIdentity(SSL_CTX_new(TLS_server_method())));
    SSL_CTX *context = identity->m_context;
    if (context == nullptr)
        return unavailable(u"TLS cannot be used on this machine: %1."_s.arg(reason()));
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_IGNORE_UNEXPECTED_EOF
                                     | SSL_OP_CIPHER_SERVER_PREFERENCE);
    SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER
                                  | SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_alpn_select_cb(context, chooseProtocol, nullptr);
    if (SSL_CTX_use_certificate_chain_file(context, QFile::encodeName(certificateFile).constData()) != 1)
        return wrong(u"tls-cert"_s, certificateFile, reason());
    if (SSL_CTX_use_PrivateKey_file(context, QFile::encodeName(keyFile).constData(), SSL_FILETYPE_PEM) != 1
        || SSL_CTX_check_private_key(context) != 1)
        return wrong(u"tls-key"_s, keyFile, reason());
    return identity;
}

TlsIdentity::~TlsIdentity()
{
    SSL_CTX_free(m_context);
}

std::unique_ptr<Transport> TlsIdentity::makeTransport(int descriptor) const
{
    return std::make_unique<TlsTransport>(m_context, descriptor);
}

} // namespace triage::http
