// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/tlstransport.h"

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <array>
#include <cerrno>

#include <sys/socket.h>

namespace triage::http {

namespace {

using Transfer = Transport::Transfer;
using Outcome = Transport::Outcome;

/// Returns true for the first byte of HTTP without TLS; a TLS record begins with another byte.
bool beginsAMethod(char byte)
{
    return byte >= 'A' && byte <= 'Z';
}

class TlsTransport final : public Transport
{
public:
    TlsTransport(SSL_CTX *context, int descriptor)
        : m_descriptor(descriptor), m_socket(makePlainTransport(descriptor)), m_ssl(SSL_new(context))
    {
        if (m_ssl != nullptr && SSL_set_fd(m_ssl, descriptor) == 1)
            SSL_set_accept_state(m_ssl);
        else
            m_state = State::Broken;
    }
    ~TlsTransport() override
    {
        sayGoodbye();
        SSL_free(m_ssl);
    }

    bool isEstablished() const override
    {
        return m_state == State::Plain || (m_state == State::Tls && SSL_is_init_finished(m_ssl) != 0);
    }

    Transfer receive(std::span<char> buffer) override
    {
        if (m_state == State::Plain)
            return m_socket->receive(buffer);
        if (const Transfer begun = begin(); begun.outcome != Outcome::Moved)
            return begun;
        size_t size = 0;
        ERR_clear_error();
        if (const int result = SSL_read_ex(m_ssl, buffer.data(), buffer.size(), &size); result <= 0)
            return failure(result, SSL_ERROR_WANT_WRITE);
        return { Outcome::Moved, qsizetype(size),
                 true }; // one record at a time, and the next one may be available already
    }

    Transfer send(QByteArrayView bytes) override
    {
        const Transfer begun = begin();
        if (m_state == State::Plain)
            return m_socket->send(bytes);
        if (begun.outcome == Outcome::NotNow)
            return { Outcome::NotNow, 0, false, true };
        if (begun.outcome != Outcome::Moved)
            return begun;
        size_t size = 0;
        ERR_clear_error();
        if (const int result = SSL_write_ex(m_ssl, bytes.data(), size_t(bytes.size()), &size); result <= 0)
            return failure(result, SSL_ERROR_WANT_READ);
        return { Outcome::Moved, qsizetype(size), true };
    }

    void endSending() override
    {
        sayGoodbye();
        m_socket->endSending();
    }

    void breakOff() override
    {
        m_state = State::Broken; // which says no goodbye
        m_socket->breakOff();
    }

private:
    enum class State {
        New, ///< No byte has arrived yet.
        Tls,
        Plain, ///< The client speaks HTTP without TLS.
        Broken, ///< No function may be called after a fatal error.
    };

    /// Checks the first byte before OpenSSL consumes it. Returns Moved if TLS can continue.
    Transfer begin()
    {
        if (m_state != State::New)
            return { m_state == State::Tls ? Outcome::Moved : Outcome::Broken, 0, false };
        std::array<char, 1> first{};
        const ssize_t size = ::recv(m_descriptor, first.data(), first.size(), MSG_PEEK);
        if (size < 0)
            return { errno == EAGAIN || errno == EINTR ? Outcome::NotNow : Outcome::Broken, 0,
                     errno == EINTR };
        if (size == 0)
            return { Outcome::Ended, 0, false };
        m_state = beginsAMethod(first.front()) ? State::Plain : State::Tls;
        return { m_state == State::Plain ? Outcome::Unencrypted : Outcome::Moved, 0, false };
    }

    /// Interprets a call that moved no bytes. `other` is OpenSSL's code for waiting for the other direction.
    Transfer failure(int result, int other)
    {
        switch (const int error = SSL_get_error(m_ssl, result)) {
        case SSL_ERROR_WANT_READ:
        case SSL_ERROR_WANT_WRITE:
            return { Outcome::NotNow, 0, false, error == other };
        case SSL_ERROR_ZERO_RETURN:
            return { Outcome::Ended, 0, false };
        default:
            m_state = State::Broken;
            return { Outcome::Broken, 0, false };
        }
    }

    /// Sends close_notify, so that the client knows that the connection was not cut off. Sent once; later
    /// calls of OpenSSL would wait for the client's, which is not needed.
    void sayGoodbye()
    {
        if (m_state != State::Tls || SSL_is_init_finished(m_ssl) == 0
            || (SSL_get_shutdown(m_ssl) & SSL_SENT_SHUTDOWN) != 0)
            return;
        ERR_clear_error();
        SSL_shutdown(m_ssl);
    }

    const int m_descriptor;
    std::unique_ptr<Transport> m_socket; // closes the descriptor
    SSL *m_ssl;
    State m_state = State::New;
};

} // namespace

std::unique_ptr<Transport> makeTlsTransport(SSL_CTX *context, int descriptor)
{
    return std::make_unique<TlsTransport>(context, descriptor);
}

} // namespace triage::http
