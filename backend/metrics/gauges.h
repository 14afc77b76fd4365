// SPDX-License-Identifier: GPL-3.0-or-later
// Values that are looked up when the metrics are read.
#pragma once

#include "metrics/metrics.h"

#include <prometheus/collectable.h>
#include <prometheus/metric_family.h>

#include <vector>

namespace triage::metrics {

/// A family with one unlabelled gauge.
prometheus::MetricFamily gaugeFamily(const char *name, const char *help, double value);

/// Gauges that are functions.
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
