// SPDX-License-Identifier: GPL-3.0-or-later
// One step of the undo stack: a plan that was carried out, and its inverse.
#pragma once

#include "commands/keptoperations.h"
#include "store/localstore.h"
#include "store/values/takenmerges.h"

#include <QUndoCommand>

#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace triage::app {

/// Operations that were stored as one act.
struct Batch
{
    std::optional<ActId> act;
    KeptOperations operations;
};

/// Returns the number of items that the batches change by other operations than those that `leavesOut` names.
int itemsOf(std::span<const Batch> batches, bool (*leavesOut)(const Operation &) = nullptr);

/// The result of undoing or redoing a batch.
struct BatchResult
{
    int changed = 0;
    int refused = 0;
    QString why = {}; ///< The reason of the first refusal.
    FeedbackId refusedItem = {};
    std::vector<FeedbackId> changedItems = {};
    bool decides = false; ///< The operations decide about these items.

    /// Returns the result with the items of these operations, if any was changed, and whether they decide.
    BatchResult withItemsOf(const Operations &operations) const;

    BatchResult &operator+=(const BatchResult &part);
};

/// Applies, undoes and redoes a batch. Uses no Qt objects and no events: small steps run at once, large ones
/// in batches.
class BatchWork
{
public:
    BatchWork(LocalStore &store, QString text, std::chrono::seconds hold, std::shared_ptr<TakenMerges> taken)
        : m_store(store), m_text(std::move(text)), m_hold(hold), m_taken(std::move(taken))
    {
    }

    /// Stores the operations as an act. `stored` is called in any case, here and below.
    void apply(Batch &batch, const StoredCallback &stored) const;
    /// Withdraws the act, or stores its inverse. Items that another person changed since stay unchanged and
    /// leave the batch.
    BatchResult undo(Batch &batch, const StoredCallback &stored) const;
    /// Redoes the batch under the same conditions.
    BatchResult redo(Batch &batch, const StoredCallback &stored) const;
    std::chrono::seconds hold() const { return m_hold; }

private:
    BatchResult dropChanged(Operations &kept, const Operations &left) const;
    QString whyHeld() const;
    Operations withdraw(const Batch &batch) const;

    LocalStore &m_store;
    QString m_text;
    std::chrono::seconds m_hold;
    std::shared_ptr<TakenMerges> m_taken;
};

/// Reports the result of undo() and redo(), and when the undone step was made; set by the workspace.
using CommandReport
    = std::function<void(const QString &text, bool undone, const BatchResult &result, Timestamp madeAt)>;
/// Runs a function for each batch: few batches at once, many between events. every() processes one batch and
/// returns its result; over() gets the sum.
using BatchStep = std::function<BatchResult(Batch &, const StoredCallback &)>;
using BatchRunner = std::function<void(std::vector<Batch> &batches, BatchStep every,
                                       std::function<void(const BatchResult &)> over)>;

/// A step whose batches are applied before it is pushed, so the first redo() does nothing.
class FeedbackCommand : public QUndoCommand
{
public:
    FeedbackCommand(BatchWork work, const QString &text, std::vector<Batch> batches, Timestamp madeAt,
                    BatchRunner run, CommandReport report);

    void undo() override;
    void redo() override;
    /// Returns what it consists of.
    const std::vector<Batch> &batches() const { return m_batches; }
    std::chrono::seconds hold() const { return m_work.hold(); }
    /// Returns when a person did it last.
    Timestamp madeAt() const { return m_madeAt; }

private:
    BatchWork m_work;
    std::vector<Batch> m_batches;
    Timestamp m_madeAt;
    BatchRunner m_run;
    CommandReport m_report;
    bool m_applied = true;
};

} // namespace triage::app
