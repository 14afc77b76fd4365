// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/feedbackcommand.h"

#include "commands/changedescription.h"
#include "commands/inverse.h"

#include <QCoreApplication>

#include <algorithm>

namespace triage::app {

namespace {

bool isHeldKind(const Operations &operations)
{
    return !operations.empty() && !hasInverse(operations.front());
}

int itemsIn(const Operations &operations)
{
    std::vector<FeedbackId> ids;
    ids.reserve(operations.size());
    for (const Operation &operation : operations)
        ids.push_back(feedbackOf(operation));
    std::sort(ids.begin(), ids.end());
    return int(std::unique(ids.begin(), ids.end()) - ids.begin());
}

} // namespace

void BatchWork::apply(Batch &batch, StoredCallback stored) const
{
    if (!batch.operations.empty())
        batch.act = m_store.apply(Act{ m_text, batch.operations, m_hold }, std::move(stored));
}

/// Removes from `kept` the operations of items that are not as `left` says; both have the same order of
/// items.
BatchResult BatchWork::dropChanged(Operations &kept, const Operations &left) const
{
    CurrentValues now(m_store);
    now.read(left);
    BatchResult result;
    std::vector<FeedbackId> changed;
    for (const Operation &operation : left) {
        const FeedbackId id = feedbackOf(operation);
        if (now.isCurrent(operation) || std::find(changed.begin(), changed.end(), id) != changed.end())
            continue;
        if (changed.empty()) {
            result.why = ChangeDescription::whoChanged(m_store, operation);
            result.refusedItem = id;
        }
        changed.push_back(id);
    }
    std::erase_if(kept, [&](const Operation &operation) {
        return std::find(changed.begin(), changed.end(), feedbackOf(operation)) != changed.end();
    });
    result.refused = int(changed.size());
    result.changed = itemsIn(kept);
    return result;
}

QString BatchWork::whyHeld() const
{
    return QCoreApplication::translate("triage::app::BatchWork", "it was sent already and cannot be undone");
}

bool BatchWork::wasRefused(ActId act) const
{
    const std::vector<OutboxEntry> entries = m_store.outbox();
    return std::any_of(entries.begin(), entries.end(), [act](const OutboxEntry &entry) {
        return entry.act == act
            && (entry.state == OutboxEntryState::Failed || entry.state == OutboxEntryState::Conflict);
    });
}

BatchResult BatchWork::undo(Batch &batch) const
{
    if (batch.operations.empty())
        return {};
    if (isHeldKind(batch.operations)) {
        const int items = itemsIn(batch.operations);
        if (batch.act && m_store.withdraw(*batch.act))
            return { .changed = items };
        const FeedbackId first = feedbackOf(batch.operations.front());
        batch.operations.clear();
        return { .refused = items, .why = whyHeld(), .refusedItem = first };
    }
    const Operations left = batch.operations;
    BatchResult result = dropChanged(batch.operations, left);
    if (result.refused > 0 && batch.act && wasRefused(*batch.act))
        result.why = QCoreApplication::translate("triage::app::BatchWork", "the server had refused it");
    if (batch.operations.empty() || (result.refused == 0 && batch.act && m_store.withdraw(*batch.act)))
        return result;
    batch.act
        = m_store.apply(Act{ QCoreApplication::translate("triage::app::BatchWork", "Undo: %1").arg(m_text),
                             inverseOf(batch.operations) });
    return result;
}

BatchResult BatchWork::redo(Batch &batch) const
{
    BatchResult result;
    if (isHeldKind(batch.operations)) {
        CurrentValues now(m_store);
        now.read(batch.operations);
        std::erase_if(batch.operations,
                      [&](const Operation &operation) { return !now.exists(feedbackOf(operation)); });
        result.changed = itemsIn(batch.operations);
    } else {
        result = dropChanged(batch.operations, inverseOf(batch.operations));
    }
    apply(batch);
    return result;
}

FeedbackCommand::FeedbackCommand(BatchWork work, const QString &text, std::vector<Batch> batches,
                                 BatchRunner run, CommandReport report)
    : QUndoCommand(text), m_work(std::move(work)), m_batches(std::move(batches)), m_run(std::move(run)),
      m_report(std::move(report))
{
}

void FeedbackCommand::undo()
{
    const auto every = [this](Batch &batch) {
        return m_work.undo(batch);
    };
    const auto over = [this](const BatchResult &sum) {
        if (sum.changed == 0)
            setObsolete(true);
        m_report(text(), true, sum);
    };
    m_run(m_batches, every, over);
}

void FeedbackCommand::redo()
{
    if (std::exchange(m_applied, false))
        return;
    const auto every = [this](Batch &batch) {
        return m_work.redo(batch);
    };
    const auto over = [this](const BatchResult &sum) {
        if (sum.changed == 0)
            setObsolete(true);
        m_report(text(), false, sum);
    };
    m_run(m_batches, every, over);
}

} // namespace triage::app
