// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long the database takes for each of the program's statements.
#pragma once

#include "database/connection.h"

#include <prometheus/collectable.h>
#include <prometheus/counter.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <atomic>
#include <shared_mutex>
#include <unordered_map>

namespace triage::metrics {

/// One histogram for all statements, and the number and time of each: histograms for each of a hundred
/// statements would be too many to read. Thread-safe.
class StatementMetrics final : public storage::StatementObserver, public prometheus::Collectable
{
public:
    explicit StatementMetrics(prometheus::Registry &registry);

    void answered(const storage::Statement *statement, std::chrono::nanoseconds took,
                  bool succeeded) override;
    /// Returns the metrics of the executed statements.
    std::vector<prometheus::MetricFamily> Collect() const override;

private:
    struct Times
    {
        std::atomic<quint64> count = 0;
        std::atomic<qint64> nanoseconds = 0;
    };

    prometheus::Histogram &m_all;
    prometheus::Counter &m_failures;
    Times &timesOf(const storage::Statement *statement);

    mutable std::shared_mutex m_mutex; ///< Guards the map, not its values.
    std::unordered_map<const storage::Statement *, Times> m_times; ///< nullptr: texts without a name.
};

} // namespace triage::metrics
