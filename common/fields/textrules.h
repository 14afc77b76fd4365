// SPDX-License-Identifier: GPL-3.0-or-later
// Checks texts against the rules of their fields.
#pragma once

#include "fields/fields.h"
#include "problem.h"

#include <QString>

#include <optional>

namespace triage {

/// Returns why the field at that path refuses the text; nothing if it accepts it.
std::optional<Problem> whyNotText(const QString &text, const Rules &rules, const QString &path);

/// Returns "1 to 100 characters", for sentences.
QString lengthWords(const Rules &rules, const QString &unit);

} // namespace triage
