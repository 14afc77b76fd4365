// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/people/callerlookup.h"

#include "stores/accountstore.h"

#include <algorithm>
#include <iterator>

namespace triage::services {

namespace {

constexpr auto unknownLifetime = std::chrono::seconds(5);
constexpr qsizetype maxUnknown = 10'000;
constexpr std::size_t maxBatchSize = 256;

} // namespace

DatabaseTask<std::optional<Caller>> CallerLookup::find(const QByteArray &hash)
{
    return DatabaseTask<std::optional<Caller>>(
        [this, hash](Completion &completion) { join(hash, completion); });
}

void CallerLookup::forget()
{
    ++m_generation;
    m_unknown.clear();
}

void CallerLookup::join(const QByteArray &hash, Completion &completion)
{
    const auto unknown = m_unknown.constFind(hash);
    if (unknown != m_unknown.constEnd() && *unknown > std::chrono::steady_clock::now())
        return completion.setReady(std::optional<Caller>());
    m_waiting.push_back({ hash, &completion });
    if (!m_isLookingUp)
        lookUpAll();
}

QCoro::Task<> CallerLookup::lookUpAll()
{
    m_isLookingUp = true;
    while (!m_waiting.empty()) {
        const auto end = m_waiting.begin() + std::ptrdiff_t(std::min(m_waiting.size(), maxBatchSize));
        std::vector<Waiter> batch(m_waiting.begin(), end);
        m_waiting.erase(m_waiting.begin(), end);
        auto step = lookUp(std::move(batch));
        co_await step;
    }
    m_isLookingUp = false;
}

QCoro::Task<> CallerLookup::lookUp(std::vector<Waiter> batch)
{
    const quint64 generation = m_generation;
    std::vector<QByteArray> hashes;
    for (const Waiter &each : batch)
        hashes.push_back(each.hash);
    auto job = [hashes](storage::Connection &db) {
        return storage::findCallers(db, hashes);
    };
    std::exception_ptr bug;
    try {
        auto step = m_database.readUrgently(std::move(job));
        const Result<std::vector<std::optional<Caller>>> found = co_await std::move(step);
        for (std::size_t i = 0; i < batch.size(); ++i) {
            if (!found) {
                batch[i].completion->setResult(found.error());
                continue;
            }
            batch[i].completion->setResult(found->at(i));
            if (!found->at(i) && generation == m_generation)
                rememberUnknown(batch[i].hash);
        }
    } catch (...) {
        bug = std::current_exception();
    }
    for (const Waiter &each : batch) {
        if (bug)
            each.completion->setException(bug);
        each.completion->resume();
    }
}

void CallerLookup::rememberUnknown(const QByteArray &hash)
{
    if (m_unknown.size() >= maxUnknown)
        m_unknown.clear();
    m_unknown.insert(hash, std::chrono::steady_clock::now() + unknownLifetime);
}

} // namespace triage::services
