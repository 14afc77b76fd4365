// SPDX-License-Identifier: GPL-3.0-or-later
// Counts requests by their answers and measures how long answers take.
#pragma once

#include "api/api.h"

#include <prometheus/counter.h>
#include <prometheus/family.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

#include <vector>

namespace triage::metrics {

/// A histogram for each route, method and status that occurred. Lives in the HTTP thread.
class AnswerMetrics final : public api::AnswerObserver
{
public:
    explicit AnswerMetrics(prometheus::Registry &registry);

    int addRoute(const char *name) override;
    void answered(int route, http::Method method, int status, std::chrono::nanoseconds took) override;
    void refused(int status) override;

private:
    /// A histogram that has been looked up: finding it by its labels would cost more than everything else.
    struct Series
    {
        http::Method method;
        int status;
        prometheus::Histogram *histogram;
    };
    struct Route
    {
        const char *name;
        std::vector<Series> series; // usually few
    };

    prometheus::Histogram &histogram(Route &route, http::Method method, int status);

    prometheus::Family<prometheus::Histogram> &m_durations;
    prometheus::Family<prometheus::Counter> &m_refused;
    std::vector<Route> m_routes;
};

} // namespace triage::metrics
