// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/selectionsummary.h"

#include "list/feedbacklistview.h"
#include "store/localstore.h"

#include <QLocale>

namespace triage::app {

QString SelectionSummary::of(const FeedbackListView &list, const Filter &filter, const LocalStore &store)
{
    const Selection selection = list.selected();
    const QLocale locale;
    const QString count = locale.toString(list.selectedCount());
    if (selection.everything && list.selectedCount() == 1)
        return tr("%1 selected").arg(count);
    if (selection.everything && selection.ids.empty())
        return tr("All %1 in %2 selected", "count, list").arg(count, nameOf(filter, store));
    if (list.selectedCount() > 1)
        return tr("%1 selected").arg(count);
    return sizeOf(list.feedback().rowCount());
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
