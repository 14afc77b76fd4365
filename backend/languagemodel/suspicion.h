// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a text looks as if it told whoever reads it what to do.
#pragma once

#include "routing/classifier.h"

#include <QString>

#include <vector>

namespace triage::languagemodel {

/// Finds many of the texts that try to talk a model into something, and some that do not: what is suspicious
/// goes to a person, so that neither does harm. The text as it was sent, with the characters that nobody
/// sees.
bool isSuspicious(const QString &text, const std::vector<routing::BufferProfile> &buffers);

} // namespace triage::languagemodel
