// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/readiness.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

constexpr auto lifetime = std::chrono::seconds(1);
constexpr auto patience = std::chrono::milliseconds(1500);

Result<void> outcomeOf(const Result<bool> &isMigrated)
{
    if (!isMigrated)
        return isMigrated.error();
    if (!*isMigrated)
        return unavailable(u"The database's schema is not the one of this program."_s);
    return {};
}

} // namespace

Readiness::Readiness(storage::Database &database) : m_database(database)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    QObject::connect(&m_patience, &QTimer::timeout, &m_patience,
                     [this] { settle(unavailable(u"The database is not responding."_s)); });
}

storage::Awaitable<Result<void>> Readiness::check()
{
    return storage::Awaitable<Result<void>>([this](Completion &completion) {
        if (m_last && std::chrono::steady_clock::now() < m_lastUntil)
            return completion.setReady(*m_last);
        m_waiting.push_back(&completion);
        if (m_waiting.size() == 1)
            m_patience.start();
        if (!m_isAsking)
            ask();
    });
}

QCoro::Task<> Readiness::ask()
{
    m_isAsking = true;
    auto job = [expected = m_expected](storage::Connection &db) {
        return storage::isMigrated(db, expected);
    };
    std::optional<Result<void>> outcome;
    try {
        auto step = m_database.readUrgently(std::move(job));
        const Result<bool> isMigrated = co_await std::move(step);
        outcome.emplace(outcomeOf(isMigrated));
    } catch (const std::exception &) {
        outcome.emplace(problem(ProblemType::InternalError, u"Something went wrong on our side."_s));
    }
    m_isAsking = false;
    settle(std::move(*outcome));
}

void Readiness::settle(Result<void> outcome)
{
    m_patience.stop();
    m_last.emplace(std::move(outcome));
    m_lastUntil = std::chrono::steady_clock::now() + lifetime;
    const std::vector<Completion *> waiting = std::exchange(m_waiting, {});
    for (Completion *each : waiting) {
        each->setResult(*m_last);
        each->resume();
    }
}

} // namespace triage::api
