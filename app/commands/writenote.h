// SPDX-License-Identifier: GPL-3.0-or-later
// A note on an item, after a moment in which it can be taken back.
#pragma once

#include "commands/plan.h"

#include <QCoreApplication>

namespace triage::app {

class AddNote
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::AddNote)
public:
    static Plan plan(FeedbackId id, const QString &text);
};

} // namespace triage::app
