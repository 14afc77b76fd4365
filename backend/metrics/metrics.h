// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the backend measures of itself, as Prometheus reads it.
#pragma once

#include "api/api.h"
#include "database/connection.h"
#include "languagemodel/observer.h"

#include <QByteArray>

#include <functional>
#include <memory>

namespace triage::metrics {

/// A value that is looked up whenever the metrics are read, in the thread that reads them; not a number:
/// there is none.
using GaugeValue = std::function<double()>;

/// The measurements of one backend. The observers take what is told by any thread; everything else is for one
/// thread.
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
    /// Adds a value that goes up and down. The name is one of Prometheus': triaged_queue_jobs.
    void add(const char *name, const char *help, GaugeValue read);

    /// All of it in Prometheus' text format.
    QByteArray text() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace triage::metrics
