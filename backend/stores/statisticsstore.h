// SPDX-License-Identifier: GPL-3.0-or-later
// Plots of one organization's feedback, read from counts by day and by quarter of an hour, which follow its
// changes.
#pragma once

#include "database/connection.h"
#include "domain/statistics.h"
#include "domain/workstatistics.h"
#include "result.h"
#include "stores/scopedstore.h"
#include "timestamp.h"

#include <vector>

namespace triage::storage {

class StatisticsStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// Returns the time up to which changes are counted.
    Result<Timestamp> reachedAt();
    /// The request names its buffer by the identifier; likewise below.
    Result<statistics::FeedbackPerDay> feedbackPerDay(const statistics::PlotRequest &request);
    Result<statistics::BufferCounts> buffers(const statistics::PlotRequest &request);
    Result<statistics::RoutingPerDay> routing(const statistics::PlotRequest &request);
    Result<statistics::ConfidenceCounts> confidence(const statistics::PlotRequest &request);
    Result<statistics::ClientCounts> clients(const statistics::PlotRequest &request);
    /// Ignores the buffer of the request, as targets() does.
    Result<statistics::LanguageCounts> languages(const statistics::PlotRequest &request);
    /// Ignores the buffer of the request.
    Result<statistics::TargetCounts> targets(const statistics::PlotRequest &request);
    Result<statistics::TriageTimes> triageTimes(const statistics::PlotRequest &request);
    /// Ignores the buffer of the request.
    Result<statistics::WorkCounts> work(const statistics::PlotRequest &request);

private:
    /// Runs a statement about the buffer.
    Result<Rows> queryBuffer(const char *statement, const statistics::PlotRequest &request, Binds binds);
};

/// Returns those of the organizations with changes that their statistics do not have yet, first those whose
/// turn was longest ago.
Result<std::vector<OrganizationId>> organizationsToCount(Connection &connection,
                                                         const std::vector<OrganizationId> &organizations);
/// Counts about as many of the next changes of an organization, and returns true if there are more; nothing
/// if another session counts them just now, which need not see the newest. How far they are counted is stored
/// in the same transaction.
Result<std::optional<bool>> countStatistics(Connection &connection, OrganizationId organization, int most);

/// Looks for buffers that receive more feedback than usual in organizations where something was counted since
/// the last look, five minutes ago or earlier; at most that many organizations. Notes when it found one. If
/// that fails for an organization, looks at the others, tries that one five minutes later, and returns the
/// last error.
Result<void> noteSurges(Connection &connection, int limit);

} // namespace triage::storage
