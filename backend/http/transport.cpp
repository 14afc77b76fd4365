// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/transport.h"

#include <cerrno>

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace triage::http {

namespace {

using Transfer = Transport::Transfer;
using Outcome = Transport::Outcome;

void switchOn(int descriptor, int level, int option)
{
    const int on = 1;
    ::setsockopt(descriptor, level, option, &on, sizeof on);
}

// Interprets a call that moved no bytes.
Transfer failure()
{
    if (errno == EINTR)
        return { Outcome::NotNow, 0, true };
    return { errno == EAGAIN || errno == EWOULDBLOCK ? Outcome::NotNow : Outcome::Broken, 0, false };
}

class PlainTransport final : public Transport
{
public:
    explicit PlainTransport(int descriptor) : m_descriptor(descriptor)
    {
        ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
        switchOn(descriptor, IPPROTO_TCP, TCP_NODELAY);
        switchOn(descriptor, SOL_SOCKET, SO_KEEPALIVE);
    }
    ~PlainTransport() override { ::close(m_descriptor); }

    Transfer receive(std::span<char> buffer) override
    {
        const ssize_t size = ::recv(m_descriptor, buffer.data(), buffer.size(), 0);
        if (size < 0)
            return failure();
        if (size == 0)
            return { Outcome::Ended, 0, false };
        // A buffer that was not filled means that the socket is empty, which saves another call.
        return { Outcome::Moved, size, size == static_cast<ssize_t>(buffer.size()) };
    }

    Transfer send(QByteArrayView bytes) override
    {
        const ssize_t size = ::send(m_descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        return size < 0 ? failure() : Transfer{ Outcome::Moved, size, true };
    }

    void endSending() override { ::shutdown(m_descriptor, SHUT_WR); }

    void breakOff() override
    {
        const linger atOnce{ 1, 0 };
        ::setsockopt(m_descriptor, SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    }

private:
    const int m_descriptor;
};

} // namespace

std::unique_ptr<Transport> makePlainTransport(int descriptor)
{
    return std::make_unique<PlainTransport>(descriptor);
}

} // namespace triage::http
