// SPDX-License-Identifier: GPL-3.0-or-later
// The words and features of a text that is to be sorted.
#pragma once

#include "routing/classifier.h"
#include "routing/corpus.h"

#include <vector>

namespace triage::routing {

struct ParsedItem
{
    FeedbackText item;
    PackedText text;
    std::vector<SurfaceWord> surfaceWords;
    int words = 0;
};

ParsedItem parseItem(const FeedbackText &item);

} // namespace triage::routing
