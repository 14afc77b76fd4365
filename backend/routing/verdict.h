// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a verdict: the confidence of each buffer, in order, and the explanation for the person who checks it.
#pragma once

#include "routing/classifier.h"
#include "routing/knowledge.h"

namespace triage::routing {

Verdict verdictOn(const FeedbackText &item, const Knowledge &knowledge);
/// Returns the best buffers, best first, without reasons.
std::vector<Candidate> shortlistOf(const FeedbackText &item, const Knowledge &knowledge, size_t limit);

} // namespace triage::routing
