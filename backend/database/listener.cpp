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
constexpr auto reliableFor = 2s;
// Counted from the moment a check was sent that the server answered: every notification sent before that
// check has been received by then. revokeTrust() waits as long for a listener that does not release its lock.
constexpr auto trustedFor = 1s;
// A listener that took the lock again at once would often be ahead of the revocation that is about to wait
// for it, and hold that up until its trust expires.
constexpr auto trustRetryInterval = 20ms;
// A revocation that still meets such a listener announces itself again.
constexpr auto revocationRetryInterval = 100ms;
constexpr std::chrono::milliseconds minPause = 100ms;
constexpr std::chrono::milliseconds maxPause = 5s;

ConnectionConfig withShortTimeout(ConnectionConfig config)
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
        : q(owner), config(withShortTimeout(std::move(given))), channels(withoutDuplicates(std::move(names))),
          stopSignal(::eventfd(0, EFD_CLOEXEC))
    {
    }

    void run();
    void listen(Connection &connection);
    bool forward(Connection &connection);
    bool check(Connection &connection);
    bool acquireTrust(Connection &connection);
    bool stopsWithin(std::chrono::milliseconds pause, int socket = -1);
    bool answeredWithin(std::chrono::milliseconds ago) const;

    Listener *const q;
    const ConnectionConfig config;
    const QStringList channels;
    const int stopSignal;
    Mailbox mailbox;
    std::atomic<bool> listening = false;
    std::atomic<Clock::rep> lastCheck = 0; ///< When the last check was sent that has been answered.
    QString guarded; ///< The channel that revokes trust.
    Clock::time_point
        nextTrust{}; ///< When to try to become trusted again. Used by the listening thread only.
    bool holdsTrustLock = false; ///< The shared lock of trusted listeners. Used by the listening thread only.
    std::atomic<quint64> revocations = 1; ///< Grows with each revocation.
    quint64 trustedRevocations
        = 0; ///< Trusted while `revocations` equals it. Used by the owner's thread only.
    std::atomic<bool> stopping = false;
    std::thread thread;
};

/// Waits until the pause is over or data arrived on the socket. Returns true when the listener stops.
bool Listener::Private::stopsWithin(std::chrono::milliseconds pause, int socket)
{
    std::array<pollfd, 2> watched{ { { stopSignal, POLLIN, 0 }, { socket, POLLIN, 0 } } };
    ::poll(watched.data(), watched.size(), int(pause.count()));
    return stopping;
}

void Listener::Private::run()
{
    Connection connection(config);
    std::chrono::milliseconds pause = minPause;
    while (!stopping) {
        const auto sent = Clock::now();
        if (connection.executeText(listenTo(channels))) {
            pause = minPause;
            lastCheck = sent.time_since_epoch().count();
            listening = true;
            mailbox.post([this] { Q_EMIT q->connected(); });
            listen(connection);
            ++revocations;
            holdsTrustLock = false;
            listening = false;
            if (!stopping)
                mailbox.post([this] { Q_EMIT q->disconnected(); });
        }
        connection.close();
        if (stopsWithin(pause))
            return;
        pause = std::min(pause * 2, maxPause);
    }
}

/// Forwards notifications until the connection is lost.
void Listener::Private::listen(Connection &connection)
{
    auto nextCheck = Clock::now() + healthInterval;
    for (;;) {
        if (!forward(connection))
            return;
        const auto wantsTrust = [this] {
            return !guarded.isEmpty() && !holdsTrustLock;
        };
        if (wantsTrust() && Clock::now() >= nextTrust && !acquireTrust(connection))
            return;
        const auto next = wantsTrust() ? std::min<Clock::time_point>(nextCheck, nextTrust) : nextCheck;
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

/// Returns true if this session still listens; every notification sent before the call has then been
/// forwarded.
bool Listener::Private::check(Connection &connection)
{
    const auto sent = Clock::now();
    // If the connection was lost just now, the answer comes from a new session, which does not listen.
    const Result<Rows> channelCount
        = connection.executeText(u"select count(*) from pg_listening_channels()"_s);
    if (!channelCount || channelCount->first().integer(0) != channels.size() || !forward(connection))
        return false;
    lastCheck = sent.time_since_epoch().count();
    return true;
}

/// Forwards the notifications received; false if the connection is lost. A revocation takes effect before the
/// lock is released, for which revokeTrust() waits.
bool Listener::Private::forward(Connection &connection)
{
    bool revoked = false;
    for (const Notification &notification : connection.takeNotifications()) {
        if (notification.channel == guarded) {
            ++revocations;
            revoked = true;
        }
        mailbox.post(
            [this, notification] { Q_EMIT q->notified(notification.channel, notification.payload); });
    }
    if (revoked)
        nextTrust = Clock::now() + trustRetryInterval;
    if (revoked && std::exchange(holdsTrustLock, false) && !connection.execute("trust.drop"))
        return false;
    return connection.isOpen();
}

/// Tries to become trusted again; false if the connection is lost.
bool Listener::Private::acquireTrust(Connection &connection)
{
    const Result<Rows> lock = connection.execute("trust.take", { { "channels", channels.size() } });
    if (!lock || lock->isEmpty())
        return false;
    holdsTrustLock = lock->first().boolean(0);
    if (!holdsTrustLock)
        nextTrust = Clock::now() + trustRetryInterval;
    // Revocations made while another session held the lock were announced before; check() receives them.
    if (holdsTrustLock && !check(connection))
        return false;
    if (holdsTrustLock)
        mailbox.post([this, now = revocations.load()] { trustedRevocations = now; });
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

bool Listener::Private::answeredWithin(std::chrono::milliseconds ago) const
{
    return listening && Clock::now() - Clock::time_point(Clock::duration(lastCheck)) < ago;
}

bool Listener::isListening() const
{
    return d->answeredWithin(reliableFor);
}

bool Listener::isTrusted() const
{
    return d->answeredWithin(trustedFor) && d->trustedRevocations == d->revocations;
}

Result<void> revokeTrust(Connection &connection, OrganizationId organization)
{
    const QString timeout
        = u"set local lock_timeout = %1"_s.arg(std::chrono::milliseconds(revocationRetryInterval).count());
    const auto await = [&](Connection &inside) -> std::optional<Problem> {
        if (const auto set = inside.executeText(timeout); !set)
            return set.error();
        const auto waited = inside.execute("trust.await");
        return waited ? std::nullopt : std::optional(waited.error());
    };
    // A listener that did not release its lock within that time is no longer trusted.
    const auto end = Clock::now() + trustedFor;
    do {
        const auto notified = connection.execute("trust.takeBack", { { "organization", organization } });
        if (!notified)
            return notified.error();
        const auto failure = transactPlain(connection, await);
        if (!failure)
            return {};
        if (connection.lastSqlState() != "55P03")
            return *failure;
    } while (Clock::now() < end);
    return {};
}

} // namespace triage::storage

#include "moc_listener.cpp"
