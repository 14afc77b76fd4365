// SPDX-License-Identifier: GPL-3.0-or-later
// Routing asked for once more.
#pragma once

#include "commands/plan.h"

#include <QCoreApplication>

namespace triage::app {

class AskForRouting
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::AskForRouting)
public:
    /// Those that are pending already are left out. Not undone: routing decides anew.
    static Plan plan(std::vector<FeedbackId> ids);
};

} // namespace triage::app
