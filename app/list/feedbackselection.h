// SPDX-License-Identifier: GPL-3.0-or-later
// A selection that can be a rule: all items of this list, except those that were taken out of it or came
// later.
#pragma once

#include "models/feedbacklistmodel.h"

#include <QItemSelectionModel>

namespace triage::app {

/// Qt's selection model, which also remembers that all rows were selected. Rows that come later are
/// exceptions: nobody saw them when all were selected, so that no act on the selection may reach them.
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
    FeedbackListModel &m_model;
    bool m_everything = false;
};

} // namespace triage::app
