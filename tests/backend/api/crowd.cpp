// SPDX-License-Identifier: GPL-3.0-or-later
// A program that acts as thousands of clients, each of which follows the change feed on a connection of its
// own until it receives a change: crowd PORT CLIENTS REQUEST NEWS. A wait that ends without changes is
// repeated, as clients do. Prints the number of clients that received a change and of those that failed,
// whenever it changes; ends with its standard input.

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace {

class Crowd
{
public:
    Crowd(int port, std::string request, std::string news, int clients)
        : m_port(port), m_request(std::move(request)), m_news(std::move(news)),
          m_clients(std::size_t(clients)), m_poll(::epoll_create1(EPOLL_CLOEXEC))
    {
    }

    void run();

private:
    struct Client
    {
        int socket = -1;
        std::string in;
    };

    void connectOne(std::size_t index);
    void ask(Client &client);
    void hear(Client &client);
    void fail(Client &client);

    const int m_port;
    const std::string m_request;
    const std::string m_news; ///< The change that they wait for.
    std::vector<Client> m_clients;
    const int m_poll;
    int m_answered = 0;
    int m_failed = 0;
};

bool inputEnded()
{
    pollfd input{ STDIN_FILENO, POLLIN, 0 };
    char byte = 0;
    return ::poll(&input, 1, 0) > 0 && ::read(STDIN_FILENO, &byte, 1) <= 0;
}

void Crowd::run()
{
    std::array<epoll_event, 256> events;
    std::size_t connected = 0;
    int said = -1;
    while (!inputEnded()) {
        // A few at a time, so that no queue of connections overflows.
        for (int i = 0; i < 64 && connected < m_clients.size(); ++i)
            connectOne(connected++);
        const int count
            = ::epoll_wait(m_poll, events.data(), int(events.size()), connected < m_clients.size() ? 1 : 50);
        for (int i = 0; i < count; ++i) {
            Client &client = m_clients[events[std::size_t(i)].data.u64];
            if (events[std::size_t(i)].events & (EPOLLERR | EPOLLHUP))
                fail(client);
            else
                hear(client);
        }
        if (m_answered + m_failed != said) {
            said = m_answered + m_failed;
            std::printf("%d %d\n", m_answered, m_failed);
            std::fflush(stdout);
        }
    }
}

/// Waits until the connection is made: the server accepts without being asked for anything.
void Crowd::connectOne(std::size_t index)
{
    Client &client = m_clients[index];
    client.socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<unsigned short>(m_port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::connect(client.socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
        return fail(client);
    ::fcntl(client.socket, F_SETFL, O_NONBLOCK);
    epoll_event wanted{};
    wanted.events = EPOLLIN;
    wanted.data.u64 = index;
    ::epoll_ctl(m_poll, EPOLL_CTL_ADD, client.socket, &wanted);
    ask(client);
}

void Crowd::ask(Client &client)
{
    client.in.clear();
    if (::send(client.socket, m_request.data(), m_request.size(), MSG_NOSIGNAL) != ssize_t(m_request.size()))
        fail(client);
}

void Crowd::hear(Client &client)
{
    std::array<char, 16 * 1024> buffer;
    const ssize_t size = ::recv(client.socket, buffer.data(), buffer.size(), 0);
    if (size < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (size <= 0)
        return fail(client);
    client.in.append(buffer.data(), std::size_t(size));
    constexpr std::string_view field = "content-length: ";
    const std::size_t end = client.in.find("\r\n\r\n");
    if (end == std::string::npos)
        return;
    // Qt writes the names of headers in lower case from 6.8 on.
    std::string head = client.in.substr(0, end);
    std::transform(head.begin(), head.end(), head.begin(),
                   [](unsigned char c) { return char(std::tolower(c)); });
    const std::size_t length = head.find(field);
    if (length == std::string::npos || !client.in.starts_with("HTTP/1.1 200 "))
        return fail(client);
    if (client.in.size() < end + 4 + std::strtoul(client.in.c_str() + length + field.size(), nullptr, 10))
        return;
    if (client.in.find("\"data\":[]", end) != std::string::npos)
        return ask(client);
    if (client.in.find(m_news, end) == std::string::npos)
        return fail(client);
    ++m_answered;
}

void Crowd::fail(Client &client)
{
    ++m_failed;
    ::close(client.socket); // which ends its being watched
    client.socket = -1;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 5)
        return 2;
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
    Crowd(std::atoi(argv[1]), argv[3], argv[4], std::atoi(argv[2])).run();
    return 0;
}
