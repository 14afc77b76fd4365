// SPDX-License-Identifier: GPL-3.0-or-later
// Why an item is in its buffers: the reasoning of the classifier and its candidates.
#pragma once

#include "detail/detailsection.h"
#include "domain/ids.h"
#include "domain/routing.h"
#include "result.h"

#include <vector>

class QStandardItemModel;

namespace triage::app {

class LocalStore;

/// Hidden until it is unfolded. Has all candidates with their reasons. Buffers that the classifier did not
/// consider were chosen by hand.
class RoutingSection : public DetailSection
{
    Q_OBJECT
public:
    RoutingSection(const LocalStore &store, Theme &theme, QWidget *parent);

    /// Shows nothing of the item before.
    void clear();
    /// Shows the answer for an item in these buffers, or why there is none.
    void setRouting(const Result<RoutingDetails> &routing, const std::vector<BufferId> &buffers);
    bool hasRows() const;
    /// Unfolds the section and gives the focus to the list, or folds it.
    void toggle();
    bool isUnfolded() const { return m_isUnfolded; }
    /// Returns the reason for the whole, or why it is not known.
    QString reason() const { return m_reason; }

private:
    void addRow(BufferId id, double confidence, const QString &reason, bool isByHand);
    void showParts();

    const LocalStore &m_store;
    QStandardItemModel *m_model;
    QString m_reason;
    bool m_isUnfolded = false;
};

} // namespace triage::app
