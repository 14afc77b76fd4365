// SPDX-License-Identifier: GPL-3.0-or-later
#include "routing/parseditem.h"

namespace triage::routing {

ParsedItem parseItem(const FeedbackText &item)
{
    const FeatureReader reader = readerOf(item);
    return { item, packed(reader.features()), reader.surfaceWords(), reader.wordCount() };
}

} // namespace triage::routing
