// SPDX-License-Identifier: GPL-3.0-or-later
// What the process takes of the machine, under the names that all programs use.
#pragma once

#include <prometheus/metric_family.h>

#include <vector>

namespace triage::metrics {

/// process_cpu_seconds_total and its like, and which program this is.
std::vector<prometheus::MetricFamily> processMetrics();

} // namespace triage::metrics
