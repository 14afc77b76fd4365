// SPDX-License-Identifier: GPL-3.0-or-later
// A selection that can be a rule: all items of this list, except those that were taken out of it.
#pragma once

#include "models/feedbacklistmodel.h"

#include <QItemSelectionModel>

namespace triage::app {

/// Qt's selection model, which also remembers that all rows were selected: later rows belong to the selection
/// then.
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
    void onInserted(int first, int last);

    FeedbackListModel &m_model;
    bool m_everything = false;
};

} // namespace triage::app
