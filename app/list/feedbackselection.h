// SPDX-License-Identifier: GPL-3.0-or-later
// A selection that can be a rule: all items of this list, except those that were taken out of it or came
// later.
#pragma once

#include "models/feedbacklistmodel.h"

#include <QItemSelectionModel>

#include <unordered_set>
#include <utility>
#include <vector>

namespace triage::app {

/// Qt's selection model, which also remembers that all rows were selected. Rows that come later are
/// exceptions: nobody saw them when all were selected, so that no act on the selection may reach them. A
/// selected row that only moves stays selected.
class FeedbackSelection : public QItemSelectionModel
{
    Q_OBJECT
public:
    explicit FeedbackSelection(FeedbackListModel &model, QObject *parent = nullptr);

    void selectEverything();
    int count() const; ///< Number of rows.
    Selection value() const;
    /// Returns the selected items in the order of the list.
    std::vector<FeedbackId> ids() const;

    using QItemSelectionModel::select;
    void select(const QItemSelection &selection, SelectionFlags command) override;
    void clear() override;
    void reset() override;

private:
    std::vector<std::pair<int, int>> ranges() const;
    void rememberMoving(int first, int last);
    void selectMoved(int first, int last);
    void forget();

    FeedbackListModel &m_model;
    bool m_everything = false;
    /// The selected items that a change of the rows has removed. Those that move are inserted by the same
    /// one.
    std::unordered_set<FeedbackId> m_moving;
};

} // namespace triage::app
