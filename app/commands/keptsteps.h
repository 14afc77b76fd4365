// SPDX-License-Identifier: GPL-3.0-or-later
// The newest steps of the undo stack on disk, so that they can be undone after a restart.
#pragma once

#include "commands/feedbackcommand.h"

#include <QByteArray>

class QUndoStack;

namespace triage::app {

/// A step without the parts that only a running program has.
struct KeptStep
{
    QString text;
    std::chrono::seconds hold{ 0 };
    Timestamp madeAt;
    std::vector<Batch> batches;
};

/// Returns the newest steps that can be undone as a value for LocalStore::setMemo(), up to the first one that
/// is large or a change of the server's data.
QByteArray keptSteps(const QUndoStack &stack);
/// Returns the steps of such a value, oldest first. A step that cannot be read ends them.
std::vector<KeptStep> keptStepsFrom(const QByteArray &memo);

} // namespace triage::app
