// SPDX-License-Identifier: GPL-3.0-or-later
// Plots of one organization's feedback, read from counts by day.
#pragma once

#include "database/transaction.h"
#include "domain/statistics.h"
#include "result.h"
#include "stores/scopedstore.h"

namespace triage::storage {

class StatisticsStore : public ScopedStore
{
public:
    using ScopedStore::ScopedStore;

    /// BufferNotFound where a buffer is asked for that is not there; so below.
    Result<statistics::FeedbackPerDay> feedbackPerDay(const statistics::PlotRequest &question);
    Result<statistics::BufferCounts> buffers(const statistics::PlotRequest &question);
    Result<statistics::RoutingPerDay> routing(const statistics::PlotRequest &question);
    Result<statistics::ConfidenceCounts> confidence(const statistics::PlotRequest &question);
    Result<statistics::ClientCounts> clients(const statistics::PlotRequest &question);
    /// Whatever buffer is asked for.
    Result<statistics::TargetCounts> targets(const statistics::PlotRequest &question);
    Result<statistics::TriageTimes> triageTimes(const statistics::PlotRequest &question);

private:
    /// Runs a statement about the period.
    Result<Rows> ask(const char *statement, const statistics::PlotRequest &question, const Binds &more);
    /// Runs a statement about the period and the buffer.
    Result<Rows> askOfBuffer(const char *statement, const statistics::PlotRequest &question, Binds more = {});
};

/// Of a transaction that changes many items in several steps: they are counted once instead of after each
/// step.
class StatisticsWriter
{
public:
    explicit StatisticsWriter(Transaction &tx) : m_tx(tx) { }

    /// From here on nothing is counted, until countTaughtItems(). Only for steps that teach something of
    /// every item they change.
    Result<void> defer();
    /// Counts the items of which this transaction has taught something.
    Result<void> countTaughtItems();

private:
    Transaction &m_tx;
};

} // namespace triage::storage
