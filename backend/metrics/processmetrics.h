// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the resources that the process uses, under the names that are common to all programs, and counts
// what must not happen in it.
#pragma once

#include <prometheus/metric_family.h>

#include <vector>

namespace triage::metrics {

/// Returns process_cpu_seconds_total and related metrics, the program's version, and violations of
/// invariants.
std::vector<prometheus::MetricFamily> processMetrics();

} // namespace triage::metrics
