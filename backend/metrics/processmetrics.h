// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the resources that the process uses, under the names that are common to all programs.
#pragma once

#include <prometheus/metric_family.h>

#include <vector>

namespace triage::metrics {

/// Returns process_cpu_seconds_total and related metrics, and the program's version.
std::vector<prometheus::MetricFamily> processMetrics();

} // namespace triage::metrics
