// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/gauges.h"

#include <cmath>

namespace triage::metrics {

prometheus::MetricFamily familyOf(const char *name, const char *help, double value)
{
    const bool isCounter = QByteArrayView(name).endsWith("_total");
    prometheus::ClientMetric metric;
    (isCounter ? metric.counter.value : metric.gauge.value) = value;
    return {
        name, help, isCounter ? prometheus::MetricType::Counter : prometheus::MetricType::Gauge, { metric }
    };
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
            families.push_back(familyOf(entry.name, entry.help, value));
    }
    return families;
}

} // namespace triage::metrics
