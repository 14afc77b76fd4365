// SPDX-License-Identifier: GPL-3.0-or-later
// Words that say nothing of what a text is about: they ask, join, point, or are said of anything.
#pragma once

#include "routing/text/features.h"

namespace triage::routing {

/// Whether a word, by its stem, is one of them: "the", "why", "feedback", "please"; some languages' at least.
bool isCommonWord(FeatureKey key);
/// Whether it is one of grammar: "the", "why", but not "feedback"; some languages' at least.
bool isFunctionWord(FeatureKey key);
/// Whether it is one of those that questions about feedback are made of: "complaints", "users", "main".
bool isWordOfFeedback(FeatureKey key);

} // namespace triage::routing
