// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/metrics.h"

#include "metrics/answermetrics.h"
#include "metrics/gauges.h"
#include "metrics/languagemodelmetrics.h"
#include "metrics/processmetrics.h"
#include "metrics/statementmetrics.h"

#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

#include <algorithm>
#include <iterator>
#include <sstream>

namespace triage::metrics {

struct Metrics::Private
{
    prometheus::Registry registry;
    AnswerMetrics answers{ registry };
    StatementMetrics statements{ registry };
    LanguageModelMetrics languageModel{ registry };
    Gauges readings;
};

Metrics::Metrics() : d(std::make_unique<Private>())
{
}
Metrics::~Metrics() = default;

api::AnswerObserver &Metrics::answers()
{
    return d->answers;
}

storage::StatementObserver &Metrics::statements()
{
    return d->statements;
}

languagemodel::Observer &Metrics::languageModel()
{
    return d->languageModel;
}

void Metrics::add(const char *name, const char *help, GaugeValue read)
{
    d->readings.add(name, help, std::move(read));
}

QByteArray Metrics::text() const
{
    std::vector<prometheus::MetricFamily> all = d->registry.Collect();
    const auto append = [&all](std::vector<prometheus::MetricFamily> more) {
        std::move(more.begin(), more.end(), std::back_inserter(all));
    };
    append(d->statements.Collect());
    append(d->readings.Collect());
    append(processMetrics());
    // Families without measurements are left out.
    std::erase_if(all, [](const prometheus::MetricFamily &family) { return family.metric.empty(); });
    std::ostringstream out;
    prometheus::TextSerializer().Serialize(out, all);
    return QByteArray::fromStdString(out.str());
}

} // namespace triage::metrics
