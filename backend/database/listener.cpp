// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/listener.h"

#include "database/mailbox.h"
#include "database/transaction.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::storage {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto healthInterval = 300ms;
constexpr auto believedFor = 2s;
// From a question that was answered on; a notification that was sent before that question has been heard by
// then. Who takes something back waits as long for a listener that does not let go.
constexpr auto trustedFor = 1s;
constexpr auto trustPause = 20ms;
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
    bool pass(Connection &connection);
    bool check(Connection &connection);
    bool takeTrust(Connection &connection);
    bool stopsWithin(std::chrono::milliseconds pause, int socket = -1);
    bool wasAsked(std::chrono::milliseconds ago) const;

    Listener *const q;
    const ConnectionConfig config;
    const QStringList channels;
    const int stopSignal;
    Mailbox mailbox;
    std::atomic<bool> listening = false;
    std::atomic<Clock::rep> lastAsked = 0; ///< When the last question was asked that has been answered.
    QString guarded; ///< The channel.
    bool holds = false; ///< The lock of those that are trusted; of the thread.
    std::atomic<quint64> taken = 1; ///< Grows whenever something is taken back.
    quint64 trusted = 0; ///< It is trusted while `taken` is this. Of the owner's thread.
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
        const auto asked = Clock::now();
        if (connection.executeText(listenTo(channels))) {
            pause = shortestPause;
            lastAsked = asked.time_since_epoch().count();
            listening = true;
            mailbox.post([this] { Q_EMIT q->connected(); });
            listen(connection);
            ++taken;
            holds = false;
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
        if (!pass(connection) || (!guarded.isEmpty() && !holds && !takeTrust(connection)))
            return;
        auto next = nextCheck;
        if (!guarded.isEmpty() && !holds)
            next = std::min<Clock::time_point>(next, Clock::now() + trustPause);
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(next - Clock::now());
        if (stopsWithin(std::max(left, 0ms), connection.socket()))
            return;
        if (Clock::now() < nextCheck)
            continue;
        if (!check(connection))
            return;
        nextCheck = Clock::now() + healthInterval;
    }
}

/// Whether this very session still listens, and everything that was announced before has been passed on.
bool Listener::Private::check(Connection &connection)
{
    const auto asked = Clock::now();
    // Where the connection was lost just now, the answer comes from a new one, which does not listen.
    const Result<Rows> channelCount
        = connection.executeText(u"select count(*) from pg_listening_channels()"_s);
    if (!channelCount || channelCount->first().integer(0) != channels.size() || !pass(connection))
        return false;
    lastAsked = asked.time_since_epoch().count();
    return true;
}

/// Passes on what was announced; false where the connection is lost. What is taken back counts before anybody
/// who waits for that goes on.
bool Listener::Private::pass(Connection &connection)
{
    bool takenBack = false;
    for (const Notification &heard : connection.takeNotifications()) {
        if (heard.channel == guarded) {
            ++taken;
            takenBack = true;
        }
        mailbox.post([this, heard] { Q_EMIT q->notified(heard.channel, heard.payload); });
    }
    if (takenBack && std::exchange(holds, false) && !connection.execute("trust.drop"))
        return false;
    return connection.isOpen();
}

/// Tries to be trusted again; false where the connection is lost.
bool Listener::Private::takeTrust(Connection &connection)
{
    const Result<Rows> lock = connection.execute("trust.take", { { "channels", channels.size() } });
    if (!lock || lock->isEmpty())
        return false;
    holds = lock->first().boolean(0);
    // What was taken back while the lock was somebody else's has been announced before; it is heard now.
    if (holds && !check(connection))
        return false;
    if (holds)
        mailbox.post([this, now = taken.load()] { trusted = now; });
    return true;
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

void Listener::guard(const QString &channel)
{
    d->guarded = channel;
}

bool Listener::Private::wasAsked(std::chrono::milliseconds ago) const
{
    return listening && Clock::now() - Clock::time_point(Clock::duration(lastAsked)) < ago;
}

bool Listener::isListening() const
{
    return d->wasAsked(believedFor);
}

bool Listener::isTrusted() const
{
    return d->wasAsked(trustedFor) && d->trusted == d->taken;
}

Result<void> takeBackTrust(Connection &connection, OrganizationId organization)
{
    if (const auto told = connection.execute("trust.takeBack", { { "organization", organization } }); !told)
        return told.error();
    const QString patience
        = u"set local lock_timeout = %1"_s.arg(std::chrono::milliseconds(trustedFor).count());
    const auto failure = transactPlain(connection, [&](Connection &inside) -> std::optional<Problem> {
        if (const auto set = inside.executeText(patience); !set)
            return set.error();
        const auto waited = inside.execute("trust.await");
        return waited ? std::nullopt : std::optional(waited.error());
    });
    // Who has not let go in that time is not trusted any more.
    return failure && connection.lastSqlState() != "55P03" ? Result<void>(*failure) : Result<void>();
}

} // namespace triage::storage
