// SPDX-License-Identifier: GPL-3.0-or-later
// "Looks right", and its opposite: the flag that asks a person to look.
#pragma once

#include "commands/plan.h"

#include <QCoreApplication>

namespace triage::app {

class ReviewFlag
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::ReviewFlag)
public:
    static Plan plan(std::vector<FeedbackId> ids, bool needsReview);
};

} // namespace triage::app
