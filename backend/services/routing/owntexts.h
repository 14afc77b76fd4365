// SPDX-License-Identifier: GPL-3.0-or-later
// The newest texts of an organization, which the meaning of words follows from.
#pragma once

#include "database/connection.h"
#include "domain/ids.h"
#include "routing/text/feedbacktext.h"

#include <chrono>
#include <vector>

namespace triage::services {

/// Notes how many texts an organization had when they were read last. Not thread-safe.
class OwnTexts
{
public:
    /// Returns the newest texts if it is time to read them: when there are enough for a space of meaning,
    /// each time there are half as many again, and after six hours. Otherwise, or if the database fails,
    /// returns nothing. Asks the database at most every ten seconds, or at once.
    std::vector<routing::FeedbackText> readIfDue(storage::Connection &connection, OrganizationId organization,
                                                 bool atOnce = false);

private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point m_checked;
    Clock::time_point m_read;
    int m_count = 0; ///< The number of texts when they were read; 0 if they were not.
};

} // namespace triage::services
