// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a text is one that a field takes.
#pragma once

#include "fields/fields.h"
#include "problem.h"

#include <QString>

#include <optional>

namespace triage {

/// Why the field at that path does not take the text; nothing where it does.
std::optional<Problem> whyNotText(const QString &text, const Rules &rules, const QString &path);

/// "1 to 100 characters", for sentences.
QString lengthWords(const Rules &rules, const QString &unit);

} // namespace triage
