#include "storage/listener.h"

#include "storage/mailbox.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::storage {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto healthInterval = 1s;
constexpr auto trustedFor = 2s;
constexpr std::chrono::milliseconds shortestPause = 100ms;
constexpr std::chrono::milliseconds longestPause = 5s;

ConnectionConfig impatient(ConnectionConfig config)
{
    config.statementTimeout = 2s;
    return config;
}

QStringList withoutDuplicates(QStringList names)
{
    names.removeDuplicates();
    return names;
}

QString listenTo(const QStringList &channels)
{
    QString sql;
    for (QString channel : channels)
        sql += u"listen \"%1\"; "_s.arg(channel.replace(u'"', u"\"\""_s));
    return sql + u"select 1"_s;
}

} // namespace

struct Listener::Private
{
    Private(Listener *owner, ConnectionConfig given, QStringList names)
        : q(owner), config(impatient(std::move(given))), channels(withoutDuplicates(std::move(names))),
          stopSignal(::eventfd(0, EFD_CLOEXEC))
    {
    }

    void run();
    void listen(Connection &connection);
    void pass(Connection &connection);
    bool stopsWithin(std::chrono::milliseconds pause, int socket = -1);
    void answered() { lastAnswer = Clock::now().time_since_epoch().count(); }

    Listener *const q;
    const ConnectionConfig config;
    const QStringList channels;
    const int stopSignal;
    Mailbox mailbox;
    std::atomic<bool> listening = false;
    std::atomic<Clock::rep> lastAnswer = 0;
    std::atomic<bool> stopping = false;
    std::thread thread;
};

/// Waits until the pause is over or something arrived on the socket; says whether to stop.
bool Listener::Private::stopsWithin(std::chrono::milliseconds pause, int socket)
{
    std::array<pollfd, 2> watched{ { { stopSignal, POLLIN, 0 }, { socket, POLLIN, 0 } } };
    ::poll(watched.data(), watched.size(), int(pause.count()));
    return stopping;
}

void Listener::Private::run()
{
    Connection connection(config);
    std::chrono::milliseconds pause = shortestPause;
    while (!stopping) {
        if (connection.executeText(listenTo(channels))) {
            pause = shortestPause;
            answered();
            listening = true;
            mailbox.post([this] { Q_EMIT q->connected(); });
            listen(connection);
            listening = false;
            if (!stopping)
                mailbox.post([this] { Q_EMIT q->disconnected(); });
        }
        connection.close();
        if (stopsWithin(pause))
            return;
        pause = std::min(pause * 2, longestPause);
    }
}

/// Passes on what it hears until the connection is lost.
void Listener::Private::listen(Connection &connection)
{
    auto nextCheck = Clock::now() + healthInterval;
    for (;;) {
        pass(connection);
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(nextCheck - Clock::now());
        if (!connection.isOpen() || stopsWithin(std::max(left, 0ms), connection.socket()))
            return;
        if (Clock::now() < nextCheck)
            continue;
        // Where the connection was lost just now, the answer comes from a new one, which does not listen.
        const Result<Rows> channelCount
            = connection.executeText(u"select count(*) from pg_listening_channels()"_s);
        if (!channelCount || channelCount->first().integer(0) != channels.size())
            return;
        answered();
        nextCheck = Clock::now() + healthInterval;
    }
}

void Listener::Private::pass(Connection &connection)
{
    for (const Notification &heard : connection.takeNotifications())
        mailbox.post([this, heard] { Q_EMIT q->notified(heard.channel, heard.payload); });
}

Listener::Listener(ConnectionConfig config, QStringList channels, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, std::move(config), std::move(channels)))
{
}

Listener::~Listener()
{
    d->stopping = true;
    (void)::eventfd_write(d->stopSignal, 1);
    if (d->thread.joinable())
        d->thread.join();
    ::close(d->stopSignal);
}

void Listener::start()
{
    if (!d->thread.joinable())
        d->thread = std::thread([this] { d->run(); });
}

bool Listener::isListening() const
{
    const Clock::time_point answered{ Clock::duration(d->lastAnswer) };
    return d->listening && Clock::now() - answered < trustedFor;
}

} // namespace triage::storage
