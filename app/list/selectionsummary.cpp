// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/selectionsummary.h"

#include "list/feedbacklistview.h"
#include "store/localstore.h"

#include <QLocale>

namespace triage::app {

QString SelectionSummary::of(const FeedbackListView &list, const Filter &filter, const LocalStore &store)
{
    const int selected = list.selectedCount();
    const int rows = list.feedback().rowCount();
    const QString count = QLocale().toString(selected);
    if (selected > 1 && selected == rows && list.selected().everything)
        return tr("All %1 in %2 selected", "count, list").arg(count, nameOf(filter, store));
    if (selected > 1 || (selected == 1 && list.selected().everything))
        return tr("%1 selected").arg(count);
    return sizeOf(rows);
}

QString SelectionSummary::sizeOf(qint64 items)
{
    return tr("%1 in this list").arg(QLocale().toString(items));
}

QString SelectionSummary::nameOf(const Filter &filter, const LocalStore &store)
{
    const BufferRecord *buffer = store.buffer(filter.bufferId());
    return buffer && filter.isWholePlace() ? buffer->buffer.name : tr("this list");
}

} // namespace triage::app
