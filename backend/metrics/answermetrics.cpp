// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/answermetrics.h"

namespace triage::metrics {

namespace {

/// In seconds: from answers out of memory to requests that wait for a change.
const prometheus::Histogram::BucketBoundaries answerBoundaries{ 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1,
                                                                0.25,  0.5,    1,     2.5,  10,    30 };

} // namespace

AnswerMetrics::AnswerMetrics(prometheus::Registry &registry)
    : m_durations(prometheus::BuildHistogram()
                      .Name("triaged_http_request_duration_seconds")
                      .Help("Time from a complete request to its answer, by operation, method and status.")
                      .Register(registry)),
      m_refused(prometheus::BuildCounter()
                    .Name("triaged_http_refused_total")
                    .Help("Requests that were refused before they reached an operation, by status.")
                    .Register(registry))
{
}

int AnswerMetrics::addRoute(const char *name)
{
    m_routes.push_back({ name, {} });
    return int(m_routes.size()) - 1;
}

void AnswerMetrics::answered(int route, http::Method method, int status, std::chrono::nanoseconds took)
{
    histogram(m_routes[std::size_t(route)], method, status)
        .Observe(std::chrono::duration<double>(took).count());
}

prometheus::Histogram &AnswerMetrics::histogram(Route &route, http::Method method, int status)
{
    for (const Series &series : route.series) {
        if (series.method == method && series.status == status)
            return *series.histogram;
    }
    prometheus::Histogram &made = m_durations.Add(
        { { "route", route.name }, { "method", toWord(method) }, { "status", std::to_string(status) } },
        answerBoundaries);
    route.series.push_back({ method, status, &made });
    return made;
}

void AnswerMetrics::refused(int status)
{
    m_refused.Add({ { "status", std::to_string(status) } })
        .Increment(); // finds a counter that was added before
}

} // namespace triage::metrics
