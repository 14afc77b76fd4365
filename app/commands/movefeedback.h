// SPDX-License-Identifier: GPL-3.0-or-later
// Out of one buffer and into another.
#pragma once

#include "commands/plan.h"
#include "domain/ids.h"
#include "problem.h"

#include <QCoreApplication>

#include <optional>

namespace triage::app {

class MoveFeedback
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::MoveFeedback)
public:
    using From = std::optional<BufferId>;

    static Plan plan(const LocalStore &store, std::vector<FeedbackId> ids, From from, BufferId to);
    static Plan planOutOfAll(const LocalStore &store, std::vector<FeedbackId> ids, BufferId to);
    /// "Move 3 from Inbox to Billing".
    static QString text(const LocalStore &store, int count, From from, BufferId to);
    static std::optional<Problem> whyNot(const LocalStore &store, std::span<const FeedbackId> ids, From from,
                                         BufferId to);
};

} // namespace triage::app
