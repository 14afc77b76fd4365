// SPDX-License-Identifier: GPL-3.0-or-later
// The selection of a list as text for the status bar.
#pragma once

#include "store/values/filter.h"

#include <QCoreApplication>
#include <QString>

namespace triage::app {

class FeedbackListView;
class LocalStore;

class SelectionSummary
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::SelectionSummary)
public:
    /// Returns how much of the list is selected, or else the size of the list. The filter names the list.
    static QString of(const FeedbackListView &list, const Filter &filter, const LocalStore &store);

    /// Returns the size of a list in words.
    static QString sizeOf(qint64 items);

private:
    static QString nameOf(const Filter &filter, const LocalStore &store);
};

} // namespace triage::app
