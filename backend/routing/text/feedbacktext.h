// SPDX-License-Identifier: GPL-3.0-or-later
// The text of an item of feedback.
#pragma once

#include <QString>

namespace triage::routing {

struct FeedbackText
{
    QString title; ///< May be empty.
    QString description;
};

} // namespace triage::routing
