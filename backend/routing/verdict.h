// SPDX-License-Identifier: GPL-3.0-or-later
// Making a verdict: how sure each buffer is, in order, and the words for the person who checks it.
#pragma once

#include "routing/classifier.h"
#include "routing/knowledge.h"

namespace triage::routing {

Verdict verdictOn(const FeedbackText &item, const Knowledge &knowledge);
/// All buffers, best first, without reasons.
std::vector<Candidate> shortlistOf(const FeedbackText &item, const Knowledge &knowledge, size_t limit);

} // namespace triage::routing
