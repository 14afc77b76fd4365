// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/languagemodelmetrics.h"

namespace triage::metrics {

namespace {

/// In seconds.
const prometheus::Histogram::BucketBoundaries callBoundaries{ 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60 };

} // namespace

LanguageModelMetrics::LanguageModelMetrics(prometheus::Registry &registry)
    : m_calls(prometheus::BuildCounter()
                  .Name("triaged_language_model_calls_total")
                  .Help("Calls of the language model by what for and outcome; \"none\": no failure.")
                  .Register(registry)),
      m_unanswered(prometheus::BuildCounter()
                       .Name("triaged_language_model_unanswered_total")
                       .Help("Questions without an answer of the language model, by what for and reason.")
                       .Register(registry)),
      m_durations(prometheus::BuildHistogram()
                      .Name("triaged_language_model_call_duration_seconds")
                      .Help("Time that calls of the language model took, whatever came of them.")
                      .Register(registry)),
      m_tokens(prometheus::BuildCounter()
                   .Name("triaged_language_model_tokens_total")
                   .Help("Tokens of the language model that were used, by what for and kind.")
                   .Register(registry))
{
}

void LanguageModelMetrics::called(const char *purpose, languagemodel::FailureKind kind,
                                  std::chrono::milliseconds took)
{
    m_calls.Add({ { "purpose", purpose }, { "failure", wordOf(kind) } }).Increment();
    m_durations.Add({ { "purpose", purpose } }, callBoundaries)
        .Observe(std::chrono::duration<double>(took).count());
}

void LanguageModelMetrics::unanswered(const char *purpose, languagemodel::FailureKind kind)
{
    m_unanswered.Add({ { "purpose", purpose }, { "reason", wordOf(kind) } }).Increment();
}

void LanguageModelMetrics::spent(const char *purpose, qint64 promptTokens, qint64 answerTokens)
{
    m_tokens.Add({ { "purpose", purpose }, { "kind", "prompt" } }).Increment(double(promptTokens));
    m_tokens.Add({ { "purpose", purpose }, { "kind", "answer" } }).Increment(double(answerTokens));
}

} // namespace triage::metrics
