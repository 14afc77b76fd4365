// SPDX-License-Identifier: GPL-3.0-or-later
// How many requests were answered with what, and how long that took.
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
    /// One histogram at hand: finding it by its labels would cost more than all the rest.
    struct Series
    {
        http::Method method;
        int status;
        prometheus::Histogram *histogram;
    };
    struct Route
    {
        const char *name;
        std::vector<Series> series; // a handful
    };

    prometheus::Histogram &histogram(Route &route, http::Method method, int status);

    prometheus::Family<prometheus::Histogram> &m_durations;
    prometheus::Family<prometheus::Counter> &m_refused;
    std::vector<Route> m_routes;
};

} // namespace triage::metrics
