// SPDX-License-Identifier: GPL-3.0-or-later
// Why an item is in its buffers: the reasoning of the classifier and its candidates.
#pragma once

#include "detail/detailsection.h"
#include "domain/ids.h"
#include "domain/routing.h"
#include "result.h"

#include <vector>

class QLabel;
class QStandardItemModel;

namespace triage::app {

class LocalStore;

/// Buffers that the classifier did not consider were chosen by hand.
class RoutingSection : public DetailSection
{
    Q_OBJECT
public:
    RoutingSection(const LocalStore &store, Theme &theme, QWidget *parent);

    /// Shows nothing of the item before; the heading stays until the next answer.
    void clear();
    /// Shows the answer for an item in these buffers, or why there is none.
    void setRouting(const Result<RoutingDetails> &routing, const std::vector<BufferId> &buffers);
    bool hasRows() const;
    /// Gives the focus to the list.
    void enter();

private:
    void addRow(BufferId id, double confidence, const QString &reason, bool isByHand);
    void readTheme();

    const LocalStore &m_store;
    QStandardItemModel *m_model;
    QLabel *m_note;
};

} // namespace triage::app
