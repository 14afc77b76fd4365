// SPDX-License-Identifier: GPL-3.0-or-later
// Gauges and counters whose values are computed when the metrics are read.
#pragma once

#include "metrics/metrics.h"

#include <prometheus/collectable.h>
#include <prometheus/metric_family.h>

#include <vector>

namespace triage::metrics {

/// Returns a family with one value without labels: a counter if the name ends in _total, else a gauge.
prometheus::MetricFamily familyOf(const char *name, const char *help, double value);

/// Gauges and counters that are functions.
class Gauges final : public prometheus::Collectable
{
public:
    void add(const char *name, const char *help, GaugeValue read);
    std::vector<prometheus::MetricFamily> Collect() const override;

private:
    struct Gauge
    {
        const char *name;
        const char *help;
        GaugeValue read;
    };
    std::vector<Gauge> m_gauges;
};

} // namespace triage::metrics
