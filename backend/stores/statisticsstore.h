// SPDX-License-Identifier: GPL-3.0-or-later
// Plots of one organization's feedback, read from counts by day and by quarter of an hour.
#pragma once

#include "database/transaction.h"
#include "domain/statistics.h"
#include "domain/workstatistics.h"
#include "result.h"
#include "stores/scopedstore.h"

namespace triage::storage {

class StatisticsStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// BufferNotFound if the request names a buffer that does not exist; likewise below.
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

/// Counts the items of a transaction once that changes many of them in several steps, instead of after each
/// step.
class StatisticsWriter
{
public:
    explicit StatisticsWriter(Transaction &tx) : m_tx(tx) { }

    /// Suspends counting until countActs(). Only for steps that add a member's activity to every item that
    /// they change.
    Result<void> deferCounting();
    /// Counts the items that this transaction added a member's activity to.
    Result<void> countActs();

private:
    Transaction &m_tx;
};

} // namespace triage::storage
