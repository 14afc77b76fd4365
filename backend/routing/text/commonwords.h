// SPDX-License-Identifier: GPL-3.0-or-later
// Words that say nothing about the subject of a text: they ask, join, point, or are said of anything.
#pragma once

#include "routing/text/features.h"

namespace triage::routing {

/// Returns whether a word is common, by its stem, in some languages at least: "the", "why", "feedback",
/// "please".
bool isCommonWord(FeatureKey key);
/// Does the same for a word of a text in a language, by its stem there (FeatureReader): "die" says something
/// in English and nothing in German.
bool isCommonWord(FeatureKey key, Language language);
/// Returns whether a word belongs to grammar, in some languages at least: "the", "why", but not "feedback".
bool isFunctionWord(FeatureKey key);
/// Returns whether a word is typical of questions about feedback: "complaints", "users", "main".
bool isWordOfFeedback(FeatureKey key);
bool isWordOfFeedback(FeatureKey key, Language language);

} // namespace triage::routing
