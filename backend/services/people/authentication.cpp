// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/people/authentication.h"

namespace triage::services {

namespace {

constexpr auto lifetime = std::chrono::seconds(30);
constexpr auto flushInterval = std::chrono::seconds(30);
// Without notifications, answers to requests that took no longer are given without another look-up. A
// revocation waits as long for a backend that it cannot notify.
constexpr auto unwatchedFor = std::chrono::seconds(1);
constexpr qsizetype maxCachedCallers = 100'000;

} // namespace

Authentication::Authentication(storage::Database &database, storage::Listener &listener, QObject *parent)
    : QObject(parent), m_database(database), m_listener(listener), m_lookup(database)
{
    listener.guard(QString::fromLatin1(storage::accountChannel));
    connect(&listener, &storage::Listener::notified, this, [this](const QString &name) {
        if (name == QLatin1StringView(storage::accountChannel))
            forget();
    });
    connect(&listener, &storage::Listener::connected, this, &Authentication::forget);
    connect(&listener, &storage::Listener::disconnected, this, &Authentication::forget);
    connect(&m_flushTimer, &QTimer::timeout, this, &Authentication::flush);
    m_flushTimer.start(flushInterval);
}

void Authentication::forget()
{
    ++m_generation;
    m_entries.clear();
    m_lookup.forget();
}

std::optional<Caller> Authentication::remembered(const QByteArray &hash)
{
    if (!m_listener.isTrusted())
        return std::nullopt;
    const auto entry = m_entries.constFind(hash);
    if (entry == m_entries.constEnd())
        return std::nullopt;
    if (entry->until < std::chrono::steady_clock::now()) {
        m_entries.erase(entry);
        return std::nullopt;
    }
    return entry->caller;
}

bool Authentication::isCurrent(quint64 generation, std::chrono::steady_clock::time_point since) const
{
    if (generation != m_generation)
        return false;
    return m_listener.isTrusted() || std::chrono::steady_clock::now() - since < unwatchedFor;
}

void Authentication::remember(const QByteArray &hash, const Caller &caller, quint64 generation)
{
    if (generation != m_generation)
        return;
    if (m_entries.size() >= maxCachedCallers)
        m_entries.clear();
    m_entries.insert(hash, { caller, std::chrono::steady_clock::now() + lifetime });
}

void Authentication::used(const Caller &caller)
{
    m_used.emplace(caller.organization, caller.token);
}

void Authentication::flush()
{
    if (m_used.empty())
        return;
    const std::vector<std::pair<OrganizationId, TokenId>> tokens(m_used.begin(), m_used.end());
    m_used.clear();
    // The time of a token's last use is not worth a retry.
    auto job = [tokens](storage::Connection *db) {
        if (db)
            std::ignore = storage::markUsed(*db, tokens);
        return storage::JobEnd::Finished;
    };
    m_database.post({}, std::move(job), [] {});
}

} // namespace triage::services

#include "moc_authentication.cpp"
