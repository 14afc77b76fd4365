// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerdroppingproxy.h"

#include <QFile>

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstring>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

constexpr int pollInterval = 50; // milliseconds until it looks whether to stop

QString directoryOf(const QString &conninfo)
{
    return conninfo.section(u' ', 0, 0).section(u'=', 1);
}

sockaddr_un addressIn(const QString &directory)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const QByteArray path = QFile::encodeName(directory + u"/.s.PGSQL.5432"_s);
    std::memcpy(address.sun_path, path.constData(), size_t(path.size()));
    return address;
}

int newSocket()
{
    return ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
}

} // namespace

AnswerDroppingProxy::AnswerDroppingProxy(const QString &conninfo, QByteArray dropped)
    : m_conninfo(conninfo), m_dropped(std::move(dropped)), m_directory(u"/tmp/triage-proxy-XXXXXX"_s),
      m_listening(newSocket())
{
    const sockaddr_un address = addressIn(m_directory.path());
    if (::bind(m_listening, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0
        || ::listen(m_listening, 8) != 0)
        qFatal("The proxy cannot listen");
    m_thread = std::thread([this] { run(); });
}

AnswerDroppingProxy::~AnswerDroppingProxy()
{
    m_stopping = true;
    m_thread.join();
    ::close(m_listening);
}

QString AnswerDroppingProxy::conninfo() const
{
    QString here = m_conninfo;
    return here.replace(directoryOf(m_conninfo), m_directory.path());
}

void AnswerDroppingProxy::run()
{
    while (!m_stopping) {
        pollfd watched{ m_listening, POLLIN, 0 };
        if (::poll(&watched, 1, pollInterval) <= 0)
            continue;
        const int program = ::accept4(m_listening, nullptr, nullptr, SOCK_CLOEXEC);
        const int server = newSocket();
        const sockaddr_un address = addressIn(directoryOf(m_conninfo));
        if (::connect(server, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0)
            pass(program, server);
        ::close(program);
        ::close(server);
    }
}

void AnswerDroppingProxy::pass(int program, int server)
{
    std::array<char, 65536> buffer{};
    while (!m_stopping) {
        std::array<pollfd, 2> watched{ { { program, POLLIN, 0 }, { server, POLLIN, 0 } } };
        if (::poll(watched.data(), watched.size(), pollInterval) <= 0)
            continue;
        for (const auto &[from, to, answers] :
             { std::tuple(program, server, false), std::tuple(server, program, true) }) {
            const ssize_t size = ::recv(from, buffer.data(), buffer.size(), MSG_DONTWAIT);
            if (size < 0 && errno == EAGAIN)
                continue;
            if (size <= 0)
                return;
            if (answers && !m_hasDropped && QByteArrayView(buffer.data(), size).indexOf(m_dropped) >= 0) {
                if (m_happens)
                    m_happens();
                m_hasDropped = true;
                return;
            }
            (void)::send(to, buffer.data(), size_t(size), MSG_NOSIGNAL);
        }
    }
}

} // namespace triage::test
