// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/readiness.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::api {

namespace {

constexpr auto lifetime = std::chrono::seconds(1);

Result<void> outcomeOf(const Result<bool> &isMigrated)
{
    if (!isMigrated)
        return isMigrated.error();
    if (!*isMigrated)
        return unavailable(u"The database's schema is not the one of this program."_s);
    return {};
}

} // namespace

storage::Awaitable<Result<void>> Readiness::check()
{
    return storage::Awaitable<Result<void>>([this](Completion &completion) {
        if (m_last && std::chrono::steady_clock::now() < m_lastUntil)
            return completion.setReady(*m_last);
        m_waiting.push_back(&completion);
        if (m_waiting.size() == 1)
            ask();
    });
}

QCoro::Task<> Readiness::ask()
{
    auto job = [expected = m_expected](storage::Connection &db) {
        return storage::isMigrated(db, expected);
    };
    try {
        auto step = m_database.readUrgently(std::move(job));
        const Result<bool> isMigrated = co_await std::move(step);
        m_last.emplace(outcomeOf(isMigrated));
    } catch (const std::exception &) {
        m_last.emplace(problem(ProblemType::InternalError, u"Something went wrong on our side."_s));
    }
    m_lastUntil = std::chrono::steady_clock::now() + lifetime;
    const std::vector<Completion *> waiting = std::exchange(m_waiting, {});
    for (Completion *each : waiting) {
        each->setResult(*m_last);
        each->resume();
    }
}

} // namespace triage::api
