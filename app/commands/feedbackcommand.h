// SPDX-License-Identifier: GPL-3.0-or-later
// One step of the undo stack: a plan that was carried out, and the way back.
#pragma once

#include "commands/plan.h"
#include "store/localstore.h"

#include <QUndoCommand>

#include <functional>
#include <optional>

namespace triage::app {

/// Operations that were stored as one act.
struct Batch
{
    std::optional<ActId> act;
    Operations operations;
};

/// What came of taking a batch back or doing it again.
struct BatchResult
{
    int changed = 0;
    int refused = 0;
    QString why = {}; ///< Of the first that was refused.
    FeedbackId refusedItem = {};
};

/// Carries a batch out, back and forth. No Qt objects, no events: used by small steps at once, by large ones
/// in turns.
class BatchWork
{
public:
    BatchWork(LocalStore &store, QString text, std::chrono::seconds hold)
        : m_store(store), m_text(std::move(text)), m_hold(hold)
    {
    }

    /// Stores the operations as an act.
    void apply(Batch &batch) const;
    /// Takes the act back, or stores its inverse. What someone else changed since is left alone and leaves
    /// the batch.
    BatchResult takeBack(Batch &batch) const;
    /// Does again what was taken back, with the same care.
    BatchResult again(Batch &batch) const;

private:
    BatchResult dropChanged(Operations &kept, const Operations &left) const;
    QString whyHeld() const;
    bool wasRefused(ActId act) const;

    LocalStore &m_store;
    QString m_text;
    std::chrono::seconds m_hold;
};

/// How a command tells its surroundings what came of undo() and redo(); set by the workspace.
using CommandReport = std::function<void(const QString &text, bool undone, const BatchResult &result)>;
/// Runs something for each batch: small ones at once, large ones between events. every() takes one batch and
/// says what came of it; over() has the sum.
using BatchRunner = std::function<void(std::vector<Batch> &batches, std::function<BatchResult(Batch &)> every,
                                       std::function<void(const BatchResult &)> over)>;

/// A step: its batches have been applied before it is pushed, so the first redo() does nothing.
class FeedbackCommand : public QUndoCommand
{
public:
    FeedbackCommand(BatchWork work, const QString &text, std::vector<Batch> batches, BatchRunner run,
                    CommandReport report);

    void undo() override;
    void redo() override;

private:
    BatchWork m_work;
    std::vector<Batch> m_batches;
    BatchRunner m_run;
    CommandReport m_report;
    bool m_applied = true;
};

} // namespace triage::app
