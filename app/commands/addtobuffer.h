// SPDX-License-Identifier: GPL-3.0-or-later
// Into one more buffer.
#pragma once

#include "commands/plan.h"
#include "domain/ids.h"

#include <QCoreApplication>

namespace triage::app {

class AddToBuffer
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::AddToBuffer)
public:
    static Plan plan(const LocalStore &store, std::vector<FeedbackId> ids, BufferId to);
};

} // namespace triage::app
