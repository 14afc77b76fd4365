// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/feedbackselection.h"

#include <algorithm>

namespace triage::app {

FeedbackSelection::FeedbackSelection(FeedbackListModel &model, QObject *parent)
    : QItemSelectionModel(&model, parent), m_model(model)
{
    connect(&model, &QAbstractItemModel::rowsRemoved, this,
            [this] { m_everything = m_everything && hasSelection(); });
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
    QItemSelectionModel::select(QItemSelection(m_model.index(0), m_model.index(rows - 1)), ClearAndSelect);
    if (selectsNothingNew)
        Q_EMIT selectionChanged({}, {});
}

void FeedbackSelection::select(const QItemSelection &selection, SelectionFlags command)
{
    if (command & Clear)
        m_everything = false;
    QItemSelectionModel::select(selection, command);
}

void FeedbackSelection::clear()
{
    m_everything = false;
    QItemSelectionModel::clear();
}

void FeedbackSelection::reset()
{
    m_everything = false;
    QItemSelectionModel::reset();
}

int FeedbackSelection::count() const
{
    int rows = 0;
    for (const QItemSelectionRange &range : selection())
        rows += range.height();
    return rows;
}

std::vector<FeedbackId> FeedbackSelection::ids() const
{
    std::vector<std::pair<int, int>> ranges;
    for (const QItemSelectionRange &range : selection())
        ranges.emplace_back(range.top(), range.bottom());
    std::sort(ranges.begin(), ranges.end());
    std::vector<FeedbackId> ids;
    for (const auto &[top, bottom] : ranges) {
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
    if (count() < m_model.rowCount()) {
        for (int row = 0; row < m_model.rowCount(); ++row) {
            if (!isRowSelected(row, QModelIndex()))
                rule.ids.push_back(m_model.idAt(row));
        }
    }
    return rule;
}

} // namespace triage::app

#include "moc_feedbackselection.cpp"
