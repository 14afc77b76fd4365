// SPDX-License-Identifier: GPL-3.0-or-later
// Out of a buffer, or out of all.
#pragma once

#include "commands/plan.h"
#include "domain/ids.h"

#include <QCoreApplication>

#include <optional>

namespace triage::app {

class RemoveFromBuffer
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::RemoveFromBuffer)
public:
    /// No buffer: out of all.
    static Plan plan(const LocalStore &store, std::vector<FeedbackId> ids, std::optional<BufferId> from);
};

} // namespace triage::app
