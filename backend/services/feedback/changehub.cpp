// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/changehub.h"

#include "database/changeannouncer.h"
#include "stores/accountstore.h"
#include "stores/changestore.h"
#include "stores/tokenstore.h"

#include <QPointer>
#include <QStringList>

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

// The precision of the end of a wait.
constexpr auto sweepInterval = std::chrono::milliseconds(100);
constexpr auto pollInterval = std::chrono::seconds(1);
constexpr auto lookInterval = std::chrono::seconds(5);

Problem tooManyWait()
{
    return unavailable(u"Too many requests wait for a change. Try again in a few seconds."_s);
}

} // namespace

ChangeHub::ChangeHub(storage::Listener &listener, storage::Database &database, int places, QObject *parent)
    : QObject(parent), m_listener(listener), m_database(database), m_places(places)
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
    return { caller.organization, caller.token, accountChanges(caller.organization), std::nullopt };
}

storage::Awaitable<Result<void>> ChangeHub::wait(const Follower &follower, qint64 seen,
                                                 Clock::time_point until)
{
    using Completion = storage::Completion<Result<void>>;
    return storage::Awaitable<Result<void>>([this, follower, seen, until](Completion &completion) {
        const OrganizationId organization = follower.organization;
        if (m_released || announced(organization) > seen || Clock::now() >= until)
            return completion.setReady({});
        const auto giveWay = [this](OrganizationId other) {
            return displaceNewest(other);
        };
        if (!m_places.take(organization, 1, giveWay))
            return completion.setReady(tooManyWait());
        const Clock::time_point end
            = m_listener.isListening() ? until : std::min(until, Clock::now() + pollInterval);
        m_waiters[organization].push_back({ &completion, end, follower.token, follower.presence });
        if (!m_sweep.isActive())
            m_sweep.start(sweepInterval);
        // The announcement came while the request did not wait.
        if (follower.accountChanges != accountChanges(organization))
            checkTokens(organization);
    });
}

int ChangeHub::followersOfPresence(OrganizationId organization) const
{
    const auto found = m_waiters.find(organization);
    return found == m_waiters.end()
        ? 0
        : int(std::count_if(found->second.begin(), found->second.end(),
                            [](const Waiter &waiter) { return waiter.presence.has_value(); }));
}

void ChangeHub::wakeFollowersOfPresence(OrganizationId organization, const QString &tag)
{
    Waiters woken;
    takeOut(
        organization, [&tag](const Waiter &waiter) { return waiter.presence && *waiter.presence != tag; },
        woken);
    end(woken, {});
}

/// Lets the next sweep refuse the newest request: a coroutine must not be resumed within another one.
bool ChangeHub::displaceNewest(OrganizationId organization)
{
    Waiters &waiters = m_waiters[organization];
    const auto newest = std::find_if(waiters.rbegin(), waiters.rend(),
                                     [](const Waiter &waiter) { return !waiter.isDisplaced; });
    if (newest == waiters.rend())
        return false;
    newest->isDisplaced = true;
    m_places.giveBack(organization, 1);
    return true;
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

std::optional<ChangeHub::Moment> ChangeHub::moment(OrganizationId organization) const
{
    if (!m_listener.isListening())
        return std::nullopt;
    return Moment{ announced(organization), m_reconnections };
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
    const auto newest = std::make_shared<std::vector<storage::NewestChange>>();
    auto job = [organizations = waitingOrganizations(), newest](storage::Connection *db) {
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
    Waiters ended;
    takeOut(
        organization,
        [&](const Waiter &waiter) {
            return std::find(revoked.begin(), revoked.end(), waiter.token) != revoked.end();
        },
        ended);
    end(ended, tokenInvalid());
    if (again)
        checkTokens(organization);
}

/// Appends the requests to taken, so that they can be ended: a resumed coroutine may wait again at once.
void ChangeHub::takeOut(OrganizationId organization, const std::function<bool(const Waiter &)> &isTaken,
                        Waiters &taken)
{
    const auto found = m_waiters.find(organization);
    if (found == m_waiters.end())
        return;
    std::erase_if(found->second, [&](const Waiter &waiter) {
        if (!isTaken(waiter))
            return false;
        if (!waiter.isDisplaced)
            m_places.giveBack(organization, 1);
        taken.push_back(waiter);
        return true;
    });
    if (found->second.empty())
        m_waiters.erase(found);
}

void ChangeHub::end(const Waiters &waiters, const Result<void> &outcome)
{
    for (const Waiter &waiter : waiters) {
        waiter.completion->setResult(waiter.isDisplaced ? tooManyWait() : outcome);
        waiter.completion->resume();
    }
}

void ChangeHub::wake(OrganizationId organization)
{
    Waiters woken;
    takeOut(
        organization, [](const Waiter &) { return true; }, woken);
    end(woken, {});
}

void ChangeHub::wakeAll()
{
    for (const OrganizationId organization : waitingOrganizations())
        wake(organization);
}

void ChangeHub::endOverdue()
{
    const Clock::time_point now = Clock::now();
    Waiters overdue;
    for (const OrganizationId organization : waitingOrganizations()) {
        takeOut(
            organization, [now](const Waiter &waiter) { return waiter.isDisplaced || waiter.until <= now; },
            overdue);
    }
    end(overdue, {});
    if (m_waiters.empty())
        m_sweep.stop();
}

std::vector<OrganizationId> ChangeHub::waitingOrganizations() const
{
    std::vector<OrganizationId> organizations;
    for (const auto &[organization, waiters] : m_waiters)
        organizations.push_back(organization);
    return organizations;
}

void ChangeHub::release()
{
    m_released = true;
    wakeAll();
}

} // namespace triage::services

#include "moc_changehub.cpp"
