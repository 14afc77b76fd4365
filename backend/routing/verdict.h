// Making a verdict: how sure each buffer is, in order, and the words for the person who checks it.
#pragma once

#include "routing/classifier.h"
#include "routing/knowledge.h"

namespace triage::routing {

Verdict verdictOn(const Item &item, const Knowledge &knowledge);

} // namespace triage::routing
