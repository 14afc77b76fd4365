// SPDX-License-Identifier: GPL-3.0-or-later
// Detects texts that give orders to their reader.
#pragma once

#include "routing/classifier.h"

#include <QString>

#include <vector>

namespace triage::languagemodel {

/// Returns whether a text tries to influence a model. Misses some such texts and reports some harmless ones;
/// a person checks reported texts, so neither does harm. Requires the original text with its invisible
/// characters.
bool isSuspicious(const QString &text, const std::vector<routing::BufferProfile> &buffers);

} // namespace triage::languagemodel
