// SPDX-License-Identifier: GPL-3.0-or-later
// Shares the workers of a classifier that waits for answers among organizations.
#pragma once

#include "stores/routingstore.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <vector>

namespace triage::jobs {

/// Leaves one of several workers to the other organizations, however many items of one are due and however
/// long each takes. Thread-safe.
class WorkerShares
{
public:
    explicit WorkerShares(int workers) : m_most(workers > 1 ? workers - 1 : 1) { }

    /// Claims items, for one worker at a time. Items of organizations that have their share are left out.
    storage::Claim claim(storage::WorkQueue &queue, storage::Connection &connection,
                         storage::ClaimLimits limits)
    {
        const std::lock_guard lock(m_mutex);
        for (const auto &[organization, workers] : m_working) {
            if (workers >= m_most)
                limits.leftOut.push_back(organization);
        }
        storage::Claim claim = queue.claim(connection, limits);
        for (const storage::ClaimedWork &work : claim.work)
            ++m_working[work.organization];
        return claim;
    }

    /// Ends the work on claimed items.
    void giveBack(const storage::Claim &claim)
    {
        const std::lock_guard lock(m_mutex);
        for (const storage::ClaimedWork &work : claim.work) {
            if (--m_working[work.organization] == 0)
                m_working.erase(work.organization);
        }
    }

    /// Returns whether any organization has its share, so that its other items wait.
    bool isAnyFull() const
    {
        const std::lock_guard lock(m_mutex);
        return std::any_of(m_working.begin(), m_working.end(),
                           [this](const auto &each) { return each.second >= m_most; });
    }

private:
    const int m_most;
    mutable std::mutex m_mutex;
    std::map<OrganizationId, int> m_working;
};

} // namespace triage::jobs
