// SPDX-License-Identifier: GPL-3.0-or-later
// Other words for an item: its title, text and submitter.
#pragma once

#include "commands/plan.h"

#include <QCoreApplication>

namespace triage::app {

class EditWords
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::EditWords)
public:
    /// Fields that have their value already are left out.
    static Plan plan(FeedbackId id, const FeedbackPatch &patch);
};

} // namespace triage::app
