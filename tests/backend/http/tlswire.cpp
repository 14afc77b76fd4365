// SPDX-License-Identifier: GPL-3.0-or-later
#include "tlswire.h"

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <array>
#include <cerrno>

namespace triage::http::test {

TlsWire::TlsWire(quint16 port, int newest, const QList<QByteArray> &protocols)
    : Wire(port), m_context(SSL_CTX_new(TLS_client_method())), m_ssl(nullptr)
{
    SSL_CTX_set_max_proto_version(m_context, newest);
    SSL_CTX_set_min_proto_version(m_context, TLS1_VERSION);
    SSL_CTX_set_cipher_list(m_context, "DEFAULT@SECLEVEL=0"); // what is refused, the server is to refuse
    SSL_CTX_set_mode(m_context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
    SSL_CTX_set_options(m_context, SSL_OP_LEGACY_SERVER_CONNECT);
    m_ssl = SSL_new(m_context);
    QByteArray offered;
    for (const QByteArray &each : protocols)
        offered += char(each.size()) + each;
    SSL_set_alpn_protos(m_ssl, reinterpret_cast<const unsigned char *>(offered.constData()),
                        unsigned(offered.size()));
    SSL_set_fd(m_ssl, descriptor());
    SSL_set_connect_state(m_ssl);
}

TlsWire::~TlsWire()
{
    SSL_free(m_ssl);
    SSL_CTX_free(m_context);
}

bool TlsWire::handshakes()
{
    int result = 0;
    waitFor([&] {
        ERR_clear_error();
        result = SSL_do_handshake(m_ssl);
        const int error = SSL_get_error(m_ssl, result);
        return error != SSL_ERROR_WANT_READ && error != SSL_ERROR_WANT_WRITE;
    });
    return result == 1;
}

bool TlsWire::shakeHands()
{
    return handshakes();
}

QByteArray TlsWire::version() const
{
    return SSL_get_version(m_ssl);
}

QByteArray TlsWire::protocol() const
{
    const unsigned char *chosen = nullptr;
    unsigned int size = 0;
    SSL_get0_alpn_selected(m_ssl, &chosen, &size);
    return QByteArray(reinterpret_cast<const char *>(chosen), size);
}

QByteArray TlsWire::certificate() const
{
    std::array<char, 200> name{};
    const X509 *shown = SSL_get0_peer_certificate(m_ssl);
    X509_NAME_get_text_by_NID(X509_get_subject_name(shown), NID_commonName, name.data(), int(name.size()));
    return name.data();
}

bool TlsWire::wasToldGoodbye() const
{
    return (SSL_get_shutdown(m_ssl) & SSL_RECEIVED_SHUTDOWN) != 0;
}

void TlsWire::sayGoodbye()
{
    SSL_shutdown(m_ssl);
}

bool TlsWire::renegotiate()
{
    if (SSL_renegotiate(m_ssl) != 1 || !handshakes())
        return false;
    return SSL_renegotiate_pending(m_ssl) == 0;
}

void TlsWire::changeKeys()
{
    SSL_key_update(m_ssl, SSL_KEY_UPDATE_REQUESTED);
}

// As recv() and send() would tell it.
qsizetype TlsWire::outcomeOf(int result, size_t bytes)
{
    if (result > 0)
        return qsizetype(bytes);
    const int error = SSL_get_error(m_ssl, result);
    if (error == SSL_ERROR_ZERO_RETURN)
        return 0;
    errno = error == SSL_ERROR_WANT_READ || error == SSL_ERROR_WANT_WRITE ? EAGAIN : ECONNRESET;
    return -1;
}

qsizetype TlsWire::take(std::span<char> buffer)
{
    size_t bytes = 0;
    ERR_clear_error();
    const int result = SSL_read_ex(m_ssl, buffer.data(), buffer.size(), &bytes);
    return outcomeOf(result, bytes);
}

qsizetype TlsWire::give(QByteArrayView bytes)
{
    size_t given = 0;
    ERR_clear_error();
    const int result = SSL_write_ex(m_ssl, bytes.data(), size_t(bytes.size()), &given);
    return outcomeOf(result, given);
}

} // namespace triage::http::test
