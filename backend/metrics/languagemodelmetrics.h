// SPDX-License-Identifier: GPL-3.0-or-later
// Counts requests to the language model by outcome and questions without an answer by reason; measures the
// duration and cost of requests.
#pragma once

#include "languagemodel/observer.h"

#include <prometheus/counter.h>
#include <prometheus/family.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

namespace triage::metrics {

/// Thread-safe. A request takes so long that looking up its counters is negligible.
class LanguageModelMetrics final : public languagemodel::Observer
{
public:
    explicit LanguageModelMetrics(prometheus::Registry &registry);

    void called(const char *purpose, languagemodel::FailureKind kind,
                std::chrono::milliseconds took) override;
    void unanswered(const char *purpose, languagemodel::FailureKind kind) override;
    void spent(const char *purpose, qint64 promptTokens, qint64 answerTokens) override;

private:
    prometheus::Family<prometheus::Counter> &m_calls;
    prometheus::Family<prometheus::Counter> &m_unanswered;
    prometheus::Family<prometheus::Histogram> &m_durations;
    prometheus::Family<prometheus::Counter> &m_tokens;
};

} // namespace triage::metrics
