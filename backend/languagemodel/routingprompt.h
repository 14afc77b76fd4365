// SPDX-License-Identifier: GPL-3.0-or-later
// The prompt that asks the model which buffers an item belongs to.
#pragma once

#include "languagemodel/languagemodel.h"
#include "languagemodel/opinion.h"
#include "routing/model.h"

#include <QByteArray>

#include <vector>

namespace triage::languagemodel {

/// Increases with each change of the prompt's words.
inline constexpr int routingPromptVersion = 1;

/// The content of a prompt before it is put into words.
struct RoutingSubject
{
    std::vector<const routing::BufferProfile *>
        buffers; ///< The buffers in question, in the order of the routing model.
    std::vector<const routing::Example *> examples; ///< Most similar first.
    QString text; ///< The text of the item, masked and shortened.
};

/// Chooses the buffers and examples. If there are more than maxBuffers, the prompt has the shortlist of the
/// embedded classifier and the buffers of similar examples.
RoutingSubject subjectOf(const routing::FeedbackText &item, const routing::Model &model,
                         const routing::Verdict &embedded, const LanguageModel &languageModel);

inline constexpr size_t maxBuffers = 30;
inline constexpr size_t shortlistSize = 20;
inline constexpr size_t maxExamples = 8;
inline constexpr size_t maxExamplesPerBuffer = 3;
inline constexpr qint64 maxPromptTokens = 12'000;

/// Returns a key that is equal for prompts with equal answers.
QByteArray keyOf(const RoutingSubject &subject, const LanguageModel &languageModel);

/// The handles of buffers are random in each prompt, so that the author of the item cannot know them.
struct RoutingPrompt
{
    Prompt prompt;
    std::vector<Handle> handles;
};
RoutingPrompt routingPrompt(const RoutingSubject &subject, const LanguageModel &languageModel);

} // namespace triage::languagemodel
