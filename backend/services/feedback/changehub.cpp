// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/changehub.h"

#include "database/changeannouncer.h"
#include "stores/accountstore.h"
#include "stores/changestore.h"

#include <QPointer>
#include <QStringList>

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace triage::services {

namespace {

// The precision of the end of a wait.
constexpr auto sweepInterval = std::chrono::milliseconds(100);
constexpr auto pollInterval = std::chrono::seconds(1);
constexpr auto lookInterval = std::chrono::seconds(5);

} // namespace

ChangeHub::ChangeHub(storage::Listener &listener, storage::Database &database, QObject *parent)
    : QObject(parent), m_listener(listener), m_database(database)
{
    connect(&listener, &storage::Listener::notified, this,
            [this](const QString &channel, const QString &payload) {
                if (channel == QLatin1StringView(storage::changeChannel))
                    onAnnouncement(payload);
                else if (channel == QLatin1StringView(storage::accountChannel))
                    onAccountsChanged(OrganizationId(payload.toLongLong()));
            });
    // Announcements in between were lost, so every waiter has to look itself.
    connect(&listener, &storage::Listener::connected, this, [this] {
        m_announced.clear();
        ++m_reconnections;
        wakeAll();
    });
    connect(&m_sweep, &QTimer::timeout, this, &ChangeHub::endOverdue);
    connect(&m_look, &QTimer::timeout, this, &ChangeHub::look);
    m_look.start(lookInterval);
}

ChangeHub::~ChangeHub() = default;

ChangeHub::Follower ChangeHub::follower(const Caller &caller) const
{
    return { caller.organization, caller.token, accountChanges(caller.organization) };
}

storage::Awaitable<WaitEnd> ChangeHub::wait(const Follower &follower, qint64 seen, Clock::time_point until)
{
    using Completion = storage::Completion<WaitEnd>;
    return storage::Awaitable<WaitEnd>([this, follower, seen, until](Completion &completion) {
        const OrganizationId organization = follower.organization;
        if (m_released || announced(organization) > seen || Clock::now() >= until) {
            completion.setReady(WaitEnd::MayHaveChanged);
            return;
        }
        const Clock::time_point end
            = m_listener.isListening() ? until : std::min(until, Clock::now() + pollInterval);
        m_waiters[organization].push_back({ &completion, end, follower.token });
        ++m_waiting;
        if (!m_sweep.isActive())
            m_sweep.start(sweepInterval);
        // The announcement came while the request did not wait.
        if (follower.accountChanges != accountChanges(organization))
            checkTokens(organization);
    });
}

quint64 ChangeHub::accountChanges(OrganizationId organization) const
{
    const auto found = m_accountChanges.find(organization);
    return m_reconnections + (found == m_accountChanges.end() ? 0 : found->second);
}

void ChangeHub::onAccountsChanged(OrganizationId organization)
{
    ++m_accountChanges[organization];
    checkTokens(organization);
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
    onChange(OrganizationId(numbers[0].toLongLong()), numbers[1].toLongLong());
}

void ChangeHub::onChange(OrganizationId organization, qint64 change)
{
    qint64 &newest = m_announced[organization];
    newest = std::max(newest, change);
    wake(organization);
}

/// Reads the newest changes of the organizations that requests wait for.
void ChangeHub::look()
{
    if (m_waiters.empty() || std::exchange(m_isLooking, true))
        return;
    std::vector<OrganizationId> organizations;
    for (const auto &[organization, waiters] : m_waiters)
        organizations.push_back(organization);
    const auto newest = std::make_shared<std::vector<storage::NewestChange>>();
    auto job = [organizations = std::move(organizations), newest](storage::Connection *db) {
        if (db) {
            if (auto read = storage::newestChanges(*db, organizations))
                *newest = std::move(*read);
        }
        return storage::JobEnd::Finished;
    };
    auto done = [self = QPointer<ChangeHub>(this), newest] {
        if (!self)
            return;
        self->m_isLooking = false;
        for (const auto &[organization, change] : *newest) {
            if (change > self->announced(organization))
                self->onChange(organization, change);
        }
    };
    m_database.post({}, std::move(job), std::move(done));
}

void ChangeHub::checkTokens(OrganizationId organization)
{
    const auto waiting = m_waiters.find(organization);
    if (waiting == m_waiters.end())
        return;
    const auto [check, isFirst] = m_tokenChecks.try_emplace(organization, TokenCheck::Running);
    if (!isFirst) {
        check->second = TokenCheck::RunAgain;
        return;
    }
    std::set<TokenId> tokens;
    for (const Waiter &waiter : waiting->second)
        tokens.insert(waiter.token);
    const auto revoked = std::make_shared<std::vector<TokenId>>();
    const auto job = [organization, revoked,
                      asked = std::vector(tokens.begin(), tokens.end())](storage::Connection *db) {
        // If this fails, the wait ends later, and its answer depends on another look-up.
        if (auto found = db ? storage::AccountStore(*db, organization).revokedAmong(asked)
                            : storage::Database::overloaded())
            *revoked = std::move(*found);
        return storage::JobEnd::Finished;
    };
    m_database.postUrgently(job, [self = QPointer<ChangeHub>(this), organization, revoked] {
        if (self)
            self->onTokensChecked(organization, *revoked);
    });
}

void ChangeHub::onTokensChecked(OrganizationId organization, const std::vector<TokenId> &revoked)
{
    const auto check = m_tokenChecks.find(organization);
    const bool again = check->second == TokenCheck::RunAgain;
    m_tokenChecks.erase(check);
    std::vector<Waiter> ended;
    if (const auto waiting = m_waiters.find(organization); waiting != m_waiters.end()) {
        std::erase_if(waiting->second, [&](const Waiter &waiter) {
            const bool isRevoked = std::find(revoked.begin(), revoked.end(), waiter.token) != revoked.end();
            if (isRevoked)
                ended.push_back(waiter);
            return isRevoked;
        });
        if (waiting->second.empty())
            m_waiters.erase(waiting);
    }
    end(ended, WaitEnd::Revoked);
    if (again)
        checkTokens(organization);
}

void ChangeHub::end(const std::vector<Waiter> &waiters, WaitEnd reason)
{
    m_waiting -= int(waiters.size());
    for (const Waiter &waiter : waiters) {
        waiter.completion->setResult(reason);
        waiter.completion->resume();
    }
}

void ChangeHub::wake(OrganizationId organization)
{
    const auto found = m_waiters.find(organization);
    if (found == m_waiters.end())
        return;
    // A resumed coroutine may wait again at once, so the list is taken out first.
    const std::vector<Waiter> waiters = std::move(found->second);
    m_waiters.erase(found);
    end(waiters, WaitEnd::MayHaveChanged);
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
    end(overdue, WaitEnd::MayHaveChanged);
    if (m_waiters.empty())
        m_sweep.stop();
}

void ChangeHub::release()
{
    m_released = true;
    wakeAll();
}

} // namespace triage::services

#include "moc_changehub.cpp"
