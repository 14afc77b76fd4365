// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/statementmetrics.h"

#include "database/statements.h"

#include <prometheus/metric_family.h>

namespace triage::metrics {

namespace {

/// In seconds: from a look-up by key to the maximum time of a statement.
const prometheus::Histogram::BucketBoundaries statementBoundaries{ 0.0001, 0.00025, 0.0005, 0.001, 0.0025,
                                                                   0.005,  0.01,    0.025,  0.05,  0.1,
                                                                   0.25,   0.5,     1,      5 };

} // namespace

StatementMetrics::StatementMetrics(prometheus::Registry &registry)
    : m_all(prometheus::BuildHistogram()
                .Name("triaged_database_round_trip_duration_seconds")
                .Help("Time that PostgreSQL took to answer a statement, whichever.")
                .Register(registry)
                .Add({}, statementBoundaries)),
      m_failures(prometheus::BuildCounter()
                     .Name("triaged_database_statement_failures_total")
                     .Help("Statements that failed, also because the database was away.")
                     .Register(registry)
                     .Add({}))
{
}

StatementMetrics::Times &StatementMetrics::timesOf(const storage::Statement *statement)
{
    {
        const std::shared_lock lock(m_mutex);
        if (const auto found = m_times.find(statement); found != m_times.end())
            return found->second;
    }
    const std::lock_guard lock(m_mutex);
    return m_times[statement];
}

void StatementMetrics::answered(const storage::Statement *statement, std::chrono::nanoseconds took,
                                bool succeeded)
{
    m_all.Observe(std::chrono::duration<double>(took).count());
    if (!succeeded)
        m_failures.Increment();
    Times &times = timesOf(statement);
    times.count.fetch_add(1, std::memory_order_relaxed);
    times.nanoseconds.fetch_add(took.count(), std::memory_order_relaxed);
}

std::vector<prometheus::MetricFamily> StatementMetrics::Collect() const
{
    prometheus::MetricFamily family;
    family.name = "triaged_database_statement_duration_seconds";
    family.help
        = "Time that PostgreSQL took to answer, by the statement's name; \"none\": commits and the like.";
    family.type = prometheus::MetricType::Summary;
    const auto add = [&family](const char *name, const Times &times) {
        prometheus::ClientMetric metric;
        metric.label.push_back({ "statement", name });
        metric.summary.sample_count = times.count.load(std::memory_order_relaxed);
        metric.summary.sample_sum = double(times.nanoseconds.load(std::memory_order_relaxed)) / 1e9;
        if (metric.summary.sample_count > 0)
            family.metric.push_back(std::move(metric));
    };
    const std::shared_lock lock(m_mutex);
    for (const auto &[statement, times] : m_times)
        add(statement ? statement->name.constData() : "none", times);
    return { std::move(family) };
}

} // namespace triage::metrics
