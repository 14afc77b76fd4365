// SPDX-License-Identifier: GPL-3.0-or-later
// All measurements of the backend, as Prometheus reads them.
#pragma once

#include "api/api.h"
#include "database/connection.h"
#include "languagemodel/observer.h"

#include <QByteArray>

#include <functional>
#include <memory>

namespace triage::metrics {

/// Returns the current value of a gauge or counter; called in the thread that reads the metrics. NaN means
/// that there is no value.
using GaugeValue = std::function<double()>;

/// The measurements of one backend. The observers are thread-safe; everything else belongs to one thread.
class Metrics
{
public:
    Metrics();
    ~Metrics();
    Metrics(const Metrics &) = delete;
    Metrics &operator=(const Metrics &) = delete;

    api::AnswerObserver &answers();
    storage::StatementObserver &statements();
    languagemodel::Observer &languageModel();
    /// Adds a gauge, or a counter. The name follows Prometheus' conventions: triaged_queue_jobs, and for a
    /// counter triaged_failures_total.
    void add(const char *name, const char *help, GaugeValue read);

    /// Returns all metrics in Prometheus' text format.
    QByteArray text() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::metrics
