// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a text in its language, and the languages of texts.
#pragma once

#include "languages/language.h"
#include "routing/text/features.h"
#include "routing/text/feedbacktext.h"

#include <QString>

#include <span>
#include <vector>

namespace triage::research {

using routing::FeatureKey;

/// A word of a text.
struct TextToken
{
    FeatureKey key = 0; ///< The key of its stem.
    QString surface; ///< As it is written.
    bool isContent = false; ///< Says something about the subject of the text.
    bool isUnspaced = false; ///< Written together with the words beside it.
};

/// Returns the words of a part of a text in order: stems and common words are those of its language.
std::vector<TextToken> tokensOf(QStringView text, Language language);
/// Returns the key of two consecutive words.
FeatureKey keyOfPair(FeatureKey first, FeatureKey second);
/// Returns two consecutive words as they are written.
QString surfaceOfPair(const TextToken &first, const TextToken &second);

/// Returns the language that most of the texts with a known language have, and at least a quarter of all; the
/// unknown one if there is none.
Language homeLanguageOf(std::span<const routing::FeedbackText> texts);
/// Determines the language of each text that does not name one. A text that is too short to tell has the
/// home language of all.
void tellLanguages(std::span<routing::FeedbackText> texts);

} // namespace triage::research
