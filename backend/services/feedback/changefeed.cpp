// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/changefeed.h"

#include "log/log.h"

#include <QList>

#include <algorithm>

namespace triage::services {

namespace {

// How exactly the end of a wait is kept; and how often a place without an ear looks for itself.
constexpr auto sweepInterval = std::chrono::milliseconds(100);
constexpr auto pollInterval = std::chrono::seconds(1);

} // namespace

ChangeHub::ChangeHub(storage::Listener &listener, QObject *parent) : QObject(parent), m_listener(listener)
{
    connect(&listener, &storage::Listener::notified, this,
            [this](const QString &channel, const QString &payload) {
                if (channel == QLatin1StringView(storage::changeChannel))
                    onAnnouncement(payload);
            });
    // What was announced in between is unknown: everybody looks for himself.
    connect(&listener, &storage::Listener::connected, this, [this] {
        m_announced.clear();
        wakeAll();
    });
    connect(&m_sweep, &QTimer::timeout, this, &ChangeHub::endOverdue);
}

ChangeHub::~ChangeHub() = default;

bool ChangeHub::Await::await_ready() const noexcept
{
    return m_hub.m_released || m_hub.announced(m_organization) > m_seen || Clock::now() >= m_until;
}

void ChangeHub::Waiter::resume() const
{
    const LogScope scope(request);
    coroutine.resume();
}

void ChangeHub::Await::await_suspend(std::coroutine_handle<> waiting)
{
    const Clock::time_point until
        = m_hub.m_listener.isListening() ? m_until : std::min(m_until, Clock::now() + pollInterval);
    m_hub.m_waiters[m_organization].push_back({ waiting, until, LogScope::current() });
    ++m_hub.m_waiting;
    if (!m_hub.m_sweep.isActive())
        m_hub.m_sweep.start(sweepInterval);
}

qint64 ChangeHub::announced(OrganizationId organization) const
{
    const auto found = m_announced.find(organization);
    return found == m_announced.end() ? 0 : found->second;
}

void ChangeHub::onAnnouncement(const QString &payload)
{
    const QStringList numbers = payload.split(u' ');
    if (numbers.size() != 2)
        return;
    const OrganizationId organization(numbers[0].toLongLong());
    qint64 &newest = m_announced[organization];
    newest = std::max(newest, numbers[1].toLongLong());
    wake(organization);
}

void ChangeHub::wake(OrganizationId organization)
{
    const auto found = m_waiters.find(organization);
    if (found == m_waiters.end())
        return;
    // Whoever is resumed may wait again at once, so the list is taken away first.
    const std::vector<Waiter> waiters = std::move(found->second);
    m_waiters.erase(found);
    m_waiting -= int(waiters.size());
    for (const Waiter &waiter : waiters)
        waiter.resume();
}

void ChangeHub::wakeAll()
{
    std::vector<OrganizationId> organizations;
    for (const auto &[organization, waiters] : m_waiters)
        organizations.push_back(organization);
    for (const OrganizationId organization : organizations)
        wake(organization);
}

void ChangeHub::endOverdue()
{
    const Clock::time_point now = Clock::now();
    std::vector<Waiter> overdue;
    for (auto entry = m_waiters.begin(); entry != m_waiters.end();) {
        std::erase_if(entry->second, [&](const Waiter &waiter) {
            if (waiter.until > now)
                return false;
            overdue.push_back(waiter);
            return true;
        });
        entry = entry->second.empty() ? m_waiters.erase(entry) : std::next(entry);
    }
    m_waiting -= int(overdue.size());
    for (const Waiter &waiter : overdue)
        waiter.resume();
    if (m_waiters.empty())
        m_sweep.stop();
}

void ChangeHub::release()
{
    m_released = true;
    wakeAll();
}

/// One page on its way from the database, and who waits for it.
struct ChangeFeed::Reading
{
    OrganizationId organization;
    storage::ChangePosition place;
    int limit = 0;
    qint64 announced = 0; ///< What was announced when it began: it is at least that new.
    std::optional<Result<storage::ChangePage>> page;
    struct Waiter
    {
        std::coroutine_handle<> coroutine;
        std::optional<Result<storage::ChangePage>> *result;
        QByteArray request; ///< Its id, for the log.
    };
    std::vector<Waiter> waiting;
};

ChangeFeed::ChangeFeed(storage::Database &database, ChangeHub &hub) : m_database(database), m_hub(hub)
{
}
ChangeFeed::~ChangeFeed() = default;

void ChangeFeed::Await::await_suspend(std::coroutine_handle<> waiting)
{
    ChangeFeed &feed = m_feed;
    const qint64 announced = feed.m_hub.announced(m_organization);
    for (const std::shared_ptr<Reading> &reading : feed.m_readings) {
        if (reading->organization == m_organization && reading->place == m_place && reading->limit == m_limit
            && reading->announced == announced) {
            reading->waiting.push_back({ waiting, &m_result, LogScope::current() });
            return;
        }
    }
    auto reading = std::make_shared<Reading>();
    reading->organization = m_organization;
    reading->place = m_place;
    reading->limit = m_limit;
    reading->announced = announced;
    reading->waiting.push_back({ waiting, &m_result, LogScope::current() });
    feed.m_readings.push_back(reading);

    auto job = [reading](storage::Connection *db) {
        reading->page = db
            ? storage::ChangeStore(*db, reading->organization).after(reading->place, reading->limit)
            : Result<storage::ChangePage>(storage::Database::overloaded());
    };
    auto done = [&feed, reading] {
        std::erase(feed.m_readings, reading);
        for (const Reading::Waiter &waiter : reading->waiting) {
            const LogScope scope(waiter.request);
            *waiter.result = reading->page;
            waiter.coroutine.resume();
        }
    };
    feed.m_database.post(std::move(job), std::move(done));
}

} // namespace triage::services
