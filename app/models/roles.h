// SPDX-License-Identifier: GPL-3.0-or-later
// What the models of lists and the sidebar offer beyond Qt's own roles.
#pragma once

#include <Qt>

namespace triage::app {

enum Role {
    IdRole = Qt::UserRole + 1, ///< qint64 of a FeedbackId or BufferId.
    RowRole, ///< ListRow, of feedback lists.
    PlaceRole, ///< int of a Place, of the sidebar.
    CountRole, ///< qint64, of the sidebar.
    IconNameRole, ///< QString: emoji or name of an icon.
    PinRole, ///< int 1-9; 0: not pinned.
    HeadingRole, ///< bool: a heading, neither selected nor dropped on.
    SuggestionRole, ///< bool: a buffer that waits for approval.
    NewItemsRole, ///< qint64.
    FilterRole, ///< Filter, of sidebar rows that stand for a list.
    SavedRole, ///< QString: the name of a saved filter; empty: it is none.
    EntryRole, ///< TimelineEntry or OutboxEntry.
};

} // namespace triage::app
