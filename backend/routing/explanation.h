// Saying in a sentence or two why a buffer fits, or why none does.
#pragma once

#include "routing/profiles.h"

#include <QString>

#include <vector>

namespace triage::routing {

/// Why a buffer was chosen: the words of the text that decided.
QString whyItFits(const QString &bufferName, const std::vector<Evidence> &evidence);
/// Why no buffer was chosen: what came closest, and how far off it is.
QString whyNothingFits(const QString &closestName, double confidence, const std::vector<Evidence> &evidence);
/// Why no buffer was chosen where the text shares nothing with any.
QString whyNothingIsClose(bool hasBuffers, bool hasWords);

} // namespace triage::routing
