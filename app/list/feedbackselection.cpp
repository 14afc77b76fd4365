// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/feedbackselection.h"

#include <algorithm>

namespace triage::app {

FeedbackSelection::FeedbackSelection(FeedbackListModel &model, QObject *parent)
    : QItemSelectionModel(nullptr, parent), m_model(model)
{
    // Before setModel(): it is notified before the rows leave the selection.
    connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) { rememberMoving(first, last); });
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { selectMoved(first, last); });
    setModel(&model);
}

void FeedbackSelection::rememberMoving(int first, int last)
{
    const bool isFirst = m_moving.empty();
    for (const auto &[top, bottom] : ranges()) {
        for (int row = std::max(top, first); row <= std::min(bottom, last); ++row)
            m_moving.insert(m_model.idAt(row));
    }
    if (!isFirst || m_moving.empty())
        return;
    // Queued, because the rows that move are inserted before. An item that comes back later was not selected.
    const auto end = [this] {
        m_moving.clear();
        m_everything = m_everything && hasSelection();
    };
    QMetaObject::invokeMethod(this, end, Qt::QueuedConnection);
}

void FeedbackSelection::selectMoved(int first, int last)
{
    QItemSelection moved;
    for (int row = first; row <= last && !m_moving.empty(); ++row) {
        if (m_moving.erase(m_model.idAt(row)) == 0)
            continue;
        int end = row;
        while (end < last && m_moving.erase(m_model.idAt(end + 1)) > 0)
            ++end;
        moved.select(m_model.index(row), m_model.index(end));
        row = end;
    }
    if (!moved.isEmpty())
        QItemSelectionModel::select(moved, Select);
}

void FeedbackSelection::forget()
{
    m_everything = false;
    m_moving.clear();
}

void FeedbackSelection::selectEverything()
{
    const int rows = m_model.rowCount();
    if (rows == 0)
        return;
    // One range, however long the list is. The rule is set first, so that observers see it when they are
    // notified.
    const bool selectsNothingNew = !m_everything && count() == rows;
    m_everything = true;
    m_moving.clear();
    QItemSelectionModel::select(QItemSelection(m_model.index(0), m_model.index(rows - 1)), ClearAndSelect);
    if (selectsNothingNew)
        Q_EMIT selectionChanged({}, {});
}

void FeedbackSelection::select(const QItemSelection &selection, SelectionFlags command)
{
    if (command & Clear)
        forget();
    QItemSelectionModel::select(selection, command);
}

void FeedbackSelection::clear()
{
    forget();
    QItemSelectionModel::clear();
}

void FeedbackSelection::reset()
{
    forget();
    QItemSelectionModel::reset();
}

int FeedbackSelection::count() const
{
    int rows = 0;
    for (const QItemSelectionRange &range : selection())
        rows += range.height();
    return rows;
}

/// Returns the first and the last rows of the selected ranges, in the order of the list.
std::vector<std::pair<int, int>> FeedbackSelection::ranges() const
{
    std::vector<std::pair<int, int>> ranges;
    for (const QItemSelectionRange &range : selection())
        ranges.emplace_back(range.top(), range.bottom());
    std::sort(ranges.begin(), ranges.end());
    return ranges;
}

std::vector<FeedbackId> FeedbackSelection::ids() const
{
    std::vector<FeedbackId> ids;
    for (const auto &[top, bottom] : ranges()) {
        for (int row = top; row <= bottom; ++row)
            ids.push_back(m_model.idAt(row));
    }
    return ids;
}

Selection FeedbackSelection::value() const
{
    if (!m_everything)
        return { false, ids() };
    Selection rule{ true, {} };
    int row = 0;
    const auto exceptUntil = [&](int end) {
        for (; row < end; ++row)
            rule.ids.push_back(m_model.idAt(row));
    };
    for (const auto &[top, bottom] : ranges()) {
        exceptUntil(top);
        row = bottom + 1;
    }
    exceptUntil(m_model.rowCount());
    return rule;
}

} // namespace triage::app

#include "moc_feedbackselection.cpp"
