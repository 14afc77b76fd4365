// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/feedbackcommand.h"

#include "commands/changedescription.h"
#include "commands/inverse.h"
#include "store/values/clock.h"

#include <QCoreApplication>

#include <algorithm>

namespace triage::app {

namespace {

bool isHeldKind(const Operations &operations)
{
    return !operations.empty() && !hasInverse(operations.front());
}

/// Returns the item of each operation, ascending.
std::vector<FeedbackId> itemsOf(const Operations &operations)
{
    std::vector<FeedbackId> ids;
    ids.reserve(operations.size());
    for (const Operation &operation : operations)
        ids.push_back(feedbackOf(operation));
    std::sort(ids.begin(), ids.end());
    return ids;
}

int itemsIn(const Operations &operations)
{
    std::vector<FeedbackId> ids = itemsOf(operations);
    return int(std::unique(ids.begin(), ids.end()) - ids.begin());
}

/// Removes from the operations of a step those that were sent and could not be undone.
void keepUndone(Operations &operations, const Operations &sent, const Operations &undone)
{
    const std::vector<FeedbackId> wereSent = itemsOf(sent);
    const std::vector<FeedbackId> wereUndone = itemsOf(undone);
    std::erase_if(operations, [&](const Operation &operation) {
        const FeedbackId id = feedbackOf(operation);
        return std::binary_search(wereSent.begin(), wereSent.end(), id)
            && !std::binary_search(wereUndone.begin(), wereUndone.end(), id);
    });
}

} // namespace

int itemsOf(std::span<const Batch> batches, bool (*leavesOut)(const Operation &))
{
    qsizetype count = 0;
    for (const Batch &batch : batches) {
        FeedbackId last;
        // The operations of one item are adjacent.
        for (const Operation &operation : batch.operations.all()) {
            if (leavesOut && leavesOut(operation))
                continue;
            count += feedbackOf(operation) != last;
            last = feedbackOf(operation);
        }
    }
    return int(count);
}

BatchResult &BatchResult::operator+=(const BatchResult &part)
{
    if (refused == 0) {
        why = part.why;
        refusedItem = part.refusedItem;
    }
    changed += part.changed;
    refused += part.refused;
    changedItems.insert(changedItems.end(), part.changedItems.begin(), part.changedItems.end());
    decides = decides || part.decides;
    return *this;
}

BatchResult BatchResult::withItemsOf(const Operations &operations) const
{
    BatchResult result = *this;
    for (size_t i = 0; changed > 0 && i < operations.size(); ++i) {
        const FeedbackId item = feedbackOf(operations[i]);
        if (result.changedItems.empty() || result.changedItems.back() != item)
            result.changedItems.push_back(item);
        result.decides = result.decides || app::decides(operations[i]);
    }
    return result;
}

void BatchWork::apply(Batch &batch, const StoredCallback &stored) const
{
    if (batch.operations.empty())
        return stored({});
    batch.act = m_store.apply(Act{ m_text, batch.operations.all(), m_hold }, stored);
}

/// Removes from `kept` the operations of items that are not as `left` says; both have the same order of
/// items.
BatchResult BatchWork::dropChanged(Operations &kept, const Operations &left) const
{
    CurrentValues now(m_store, m_taken.get());
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

/// Withdraws what did not reach the server, whatever is shown. Returns the operations that did reach it.
Operations BatchWork::withdraw(const Batch &batch) const
{
    Operations left = batch.operations.all();
    if (!batch.act)
        return left;
    const std::vector<FeedbackId> gone = m_store.withdraw(*batch.act, left);
    std::erase_if(left, [&gone](const Operation &operation) {
        return std::binary_search(gone.begin(), gone.end(), feedbackOf(operation));
    });
    return left;
}

BatchResult BatchWork::undo(Batch &batch, const StoredCallback &stored) const
{
    if (batch.operations.empty()) {
        stored({});
        return {};
    }
    Operations operations = batch.operations.all();
    const int items = itemsIn(operations);
    const Operations sent = withdraw(batch);
    if (sent.empty()) {
        stored({});
        return { .changed = items };
    }
    BatchResult result;
    Operations undone = sent;
    if (isHeldKind(sent)) {
        undone.clear();
        result = { .refused = itemsIn(sent), .why = whyHeld(), .refusedItem = feedbackOf(sent.front()) };
    } else {
        result = dropChanged(undone, sent);
        if (result.refused > 0 && batch.act && m_store.wasRefused(*batch.act))
            result.why = QCoreApplication::translate("triage::app::BatchWork", "the server had refused it");
    }
    result.changed = items - result.refused;
    keepUndone(operations, sent, undone);
    batch.operations = std::move(operations);
    noteReviews(m_store, undone);
    if (undone.empty()) {
        stored({});
        return result;
    }
    const Operations inverse = inverseOf(undone);
    m_taken->note(inverse);
    batch.act = m_store.apply(
        Act{ QCoreApplication::translate("triage::app::BatchWork", "Undo: %1").arg(m_text), inverse },
        stored);
    return result;
}

BatchResult BatchWork::redo(Batch &batch, const StoredCallback &stored) const
{
    BatchResult result;
    Operations operations = batch.operations.all();
    if (isHeldKind(operations)) {
        CurrentValues now(m_store);
        now.read(operations);
        std::erase_if(operations,
                      [&](const Operation &operation) { return !now.exists(feedbackOf(operation)); });
        result.changed = itemsIn(operations);
    } else {
        result = dropChanged(operations, inverseOf(operations));
    }
    batch.operations = std::move(operations);
    apply(batch, stored);
    return result;
}

FeedbackCommand::FeedbackCommand(BatchWork work, const QString &text, std::vector<Batch> batches,
                                 Timestamp madeAt, BatchRunner run, CommandReport report)
    : QUndoCommand(text), m_work(std::move(work)), m_batches(std::move(batches)), m_madeAt(madeAt),
      m_run(std::move(run)), m_report(std::move(report))
{
}

void FeedbackCommand::undo()
{
    const auto every = [this](Batch &batch, const StoredCallback &stored) {
        return m_work.undo(batch, stored).withItemsOf(batch.operations.all());
    };
    const auto over = [this](const BatchResult &sum) {
        if (sum.changed == 0)
            setObsolete(true);
        m_report(text(), true, sum, m_madeAt);
    };
    m_run(m_batches, every, over);
}

void FeedbackCommand::redo()
{
    if (std::exchange(m_applied, false))
        return;
    const auto every = [this](Batch &batch, const StoredCallback &stored) {
        return m_work.redo(batch, stored).withItemsOf(batch.operations.all());
    };
    const auto over = [this](const BatchResult &sum) {
        if (sum.changed == 0)
            setObsolete(true);
        m_madeAt = currentTime();
        m_report(text(), false, sum, m_madeAt);
    };
    m_run(m_batches, every, over);
}

} // namespace triage::app
