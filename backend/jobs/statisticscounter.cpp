// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/statisticscounter.h"

#include "log/log.h"
#include "stores/organizationstore.h"
#include "stores/statisticsstore.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <unordered_map>
#include <unordered_set>

namespace triage::jobs {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds walkInterval = 2s;
constexpr int organizationsOfAWalk = 500; ///< The number that one statement looks at.
/// Changes that come meanwhile are counted together.
constexpr std::chrono::nanoseconds pauseAfterCounting = 500ms;
constexpr int changesAtOnce = 1000;
constexpr int organizationsInARound = 64;
/// As long as no organization waits for longer, counting takes a quarter of the time, and leaves the
/// processors to requests and routing.
constexpr std::chrono::nanoseconds patience = 30s;
/// The number of failures in a row after which an organization is left to the walk.
constexpr int mostFailures = 5;

void lookForSurges(storage::Connection &connection)
{
    if (const auto noted = storage::noteSurges(connection, organizationsInARound);
        !noted) // a later round tries again
        logFact(LogLevel::Warning, "statistics.surges_failed",
                { { "problem", QByteArray(slugOf(noted.error().type).data()) } });
}

} // namespace

/// The organizations that may have changes to be counted, each once, those that wait longest first.
class StatisticsCounter::Counting
{
public:
    void add(OrganizationId organization)
    {
        const std::lock_guard lock(m_mutex);
        if (m_known.insert(organization).second)
            m_waiting.push_back({ organization, Clock::now() });
    }

    void walkOverAll()
    {
        const std::lock_guard lock(m_mutex);
        m_isWholeWalk = true;
        m_after = {};
        ++m_restarts;
    }

    Rest work(storage::Connection &connection)
    {
        const Clock::time_point begun = Clock::now();
        if (isTimeToWalk(begun))
            walk(connection);
        const std::vector<Waiting> round = takeRound();
        if (round.empty()) {
            lookForSurges(connection);
            return isWalking() ? Rest(0ms) : Rest(walkInterval);
        }
        const auto behind = storage::organizationsToCount(connection, organizationsOf(round));
        if (!behind) {
            giveBack(round);
            return walkInterval;
        }
        for (const Waiting &each : round) {
            if (!std::ranges::count(*behind, each.organization))
                m_failures.erase(each.organization); // another backend has counted it
        }
        const bool hasMore = countAll(connection, *behind, round.front().since);
        lookForSurges(connection);
        if (hasMore)
            return 0ms;
        const std::chrono::nanoseconds untilImpatient = patience - (begun - round.front().since);
        return Rest::undisturbed(
            std::max(pauseAfterCounting, std::min(3 * (Clock::now() - begun), untilImpatient)));
    }

private:
    struct Waiting
    {
        OrganizationId organization;
        Clock::time_point since;
    };

    static std::vector<OrganizationId> organizationsOf(const std::vector<Waiting> &all)
    {
        std::vector<OrganizationId> organizations;
        std::ranges::transform(all, std::back_inserter(organizations), &Waiting::organization);
        return organizations;
    }

    bool isWalking()
    {
        const std::lock_guard lock(m_mutex);
        return m_isWholeWalk && !m_hasWalkFailed;
    }

    bool isTimeToWalk(Clock::time_point now)
    {
        const std::lock_guard lock(m_mutex);
        return now >= m_nextWalk
            || (m_isWholeWalk && !m_hasWalkFailed && m_waiting.size() < organizationsInARound);
    }

    void walk(storage::Connection &connection)
    {
        OrganizationId after;
        int restarts = 0;
        {
            const std::lock_guard lock(m_mutex);
            after = m_after;
            restarts = m_restarts;
            m_nextWalk = Clock::now() + walkInterval;
        }
        std::vector<OrganizationId> behind;
        const auto last = storage::walkOverOrganizations(connection, "statistics.next", after,
                                                         organizationsOfAWalk, behind);
        for (const OrganizationId organization : behind)
            add(organization);
        const std::lock_guard lock(m_mutex);
        m_hasWalkFailed = !last; // it goes on two seconds later
        if (last && m_restarts == restarts) {
            m_after = *last;
            m_isWholeWalk = m_isWholeWalk && m_after.isValid();
        }
    }

    std::vector<Waiting> takeRound()
    {
        const std::lock_guard lock(m_mutex);
        const auto count = std::min<std::ptrdiff_t>(std::ssize(m_waiting), organizationsInARound);
        const std::vector<Waiting> round(m_waiting.begin(), m_waiting.begin() + count);
        m_waiting.erase(m_waiting.begin(), m_waiting.begin() + count);
        for (const Waiting &each : round)
            m_known.erase(each.organization);
        return round;
    }

    void giveBack(const std::vector<Waiting> &round)
    {
        const std::lock_guard lock(m_mutex);
        for (auto each = round.rbegin(); each != round.rend(); ++each) {
            if (m_known.insert(each->organization).second)
                m_waiting.push_front(*each);
        }
    }

    /// Returns whether any of them has more, which comes first in the next round.
    bool countAll(storage::Connection &connection, const std::vector<OrganizationId> &behind,
                  Clock::time_point since)
    {
        std::vector<Waiting> unfinished;
        for (const OrganizationId organization : behind) {
            const auto counted = storage::countStatistics(connection, organization, changesAtOnce);
            if (!counted) {
                logFact(LogLevel::Warning, "statistics.count_failed",
                        { { "organization", encodeId(organization.value()) },
                          { "problem", QByteArray(slugOf(counted.error().type).data()) } });
                if (++m_failures[organization] < mostFailures) {
                    add(organization);
                    continue;
                }
            } else if (!*counted) {
                add(organization); // another backend counts it, perhaps without its newest changes
            } else if (**counted) {
                unfinished.push_back({ organization, since });
            }
            m_failures.erase(organization);
        }
        giveBack(unfinished);
        return !unfinished.empty();
    }

    std::mutex m_mutex;
    std::deque<Waiting> m_waiting;
    std::unordered_set<OrganizationId> m_known; ///< Those that wait.
    std::unordered_map<OrganizationId, int> m_failures; ///< In a row. Only the working thread uses it.
    Clock::time_point m_nextWalk{};
    OrganizationId m_after; ///< Where the walk is; invalid at its beginning.
    int m_restarts = 0; ///< How often the walk was sent to its beginning.
    bool m_hasWalkFailed = false; ///< The last time.
    bool m_isWholeWalk = true; ///< It goes on without a rest until it has seen all.
};

StatisticsCounter::StatisticsCounter(storage::ConnectionConfig connection)
    : m_counting(std::make_shared<Counting>()),
      m_thread(std::move(connection),
               [counting = m_counting](storage::Connection &database) { return counting->work(database); })
{
}

StatisticsCounter::~StatisticsCounter() = default;

void StatisticsCounter::start()
{
    m_thread.start();
}

void StatisticsCounter::changed(OrganizationId organization)
{
    m_counting->add(organization);
    m_thread.wake();
}

void StatisticsCounter::lookAtAll()
{
    m_counting->walkOverAll();
    m_thread.wake();
}

} // namespace triage::jobs
