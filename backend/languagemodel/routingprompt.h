// SPDX-License-Identifier: GPL-3.0-or-later
// The question which buffers an item belongs to, as the model is asked it.
#pragma once

#include "languagemodel/languagemodel.h"
#include "languagemodel/opinion.h"
#include "routing/model.h"

#include <QByteArray>

#include <vector>

namespace triage::languagemodel {

/// Goes up whenever the words of the prompt change.
inline constexpr int routingPromptVersion = 1;

/// What a question is about, before it is put into words.
struct RoutingSubject
{
    std::vector<const routing::BufferProfile *> buffers; ///< Which are asked about; in the model's order.
    std::vector<const routing::Example *> examples; ///< Most alike first.
    QString text; ///< Of the item, as it may leave the machine, cut where it is long.
};

/// Chooses the buffers and examples. At most maxBuffers are asked about: where there are more, those that
/// the embedded classifier thinks of, and those of examples like the item.
RoutingSubject subjectOf(const routing::FeedbackText &item, const routing::Model &model,
                         const routing::Verdict &embedded, const LanguageModel &languageModel);

inline constexpr size_t maxBuffers = 30;
inline constexpr size_t shortlistSize = 20;
inline constexpr size_t maxExamples = 8;
inline constexpr size_t maxExamplesPerBuffer = 3;
inline constexpr qint64 maxPromptTokens = 12'000;

/// The same for questions that have the same answer.
QByteArray keyOf(const RoutingSubject &subject, const LanguageModel &languageModel);

/// A question in words. What buffers are called is new in each: nobody who wrote the item can know it.
struct RoutingPrompt
{
    Prompt prompt;
    std::vector<Handle> handles;
};
RoutingPrompt routingPrompt(const RoutingSubject &subject, const LanguageModel &languageModel);

} // namespace triage::languagemodel
