// SPDX-License-Identifier: GPL-3.0-or-later
// Away for good, after a moment in which it can be taken back.
#pragma once

#include "commands/plan.h"

#include <QCoreApplication>

namespace triage::app {

class DeleteItems
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::DeleteItems)
public:
    static Plan plan(std::vector<FeedbackId> ids);
};

} // namespace triage::app
