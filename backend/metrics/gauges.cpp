// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/gauges.h"

#include <cmath>

namespace triage::metrics {

prometheus::MetricFamily gaugeFamily(const char *name, const char *help, double value)
{
    prometheus::ClientMetric metric;
    metric.gauge.value = value;
    return { name, help, prometheus::MetricType::Gauge, { metric } };
}

void Gauges::add(const char *name, const char *help, GaugeValue read)
{
    m_gauges.push_back({ name, help, std::move(read) });
}

std::vector<prometheus::MetricFamily> Gauges::Collect() const
{
    std::vector<prometheus::MetricFamily> families;
    for (const Gauge &entry : m_gauges) {
        const double value = entry.read();
        if (!std::isnan(value))
            families.push_back(gaugeFamily(entry.name, entry.help, value));
    }
    return families;
}

} // namespace triage::metrics
