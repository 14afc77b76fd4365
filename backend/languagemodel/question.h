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
struct Subject
{
    std::vector<const routing::BufferProfile *> buffers; ///< Which are asked about; in the model's order.
    std::vector<const routing::Example *> examples; ///< Most alike first.
    QString text; ///< Of the item, as it may leave the machine, cut where it is long.
};

/// Chooses the buffers and examples. At most mostBuffers are asked about: where there are more, those that
/// the embedded classifier thinks of, and those of examples like the item.
Subject subjectOf(const routing::Item &item, const routing::Model &model, const routing::Verdict &embedded,
                  const LanguageModel &languageModel);

inline constexpr size_t mostBuffers = 30;
inline constexpr size_t shortlistSize = 20;
inline constexpr size_t mostExamples = 8;
inline constexpr size_t mostExamplesOfBuffer = 3;
inline constexpr qint64 mostPromptTokens = 12'000;

/// The same for questions that have the same answer.
QByteArray keyOf(const Subject &subject, const LanguageModel &languageModel);

/// A question in words. What buffers are called is new in each: nobody who wrote the item can know it.
struct Question
{
    Prompt prompt;
    std::vector<Handle> handles;
};
Question questionAbout(const Subject &subject, const LanguageModel &languageModel);

} // namespace triage::languagemodel
