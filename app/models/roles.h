// SPDX-License-Identifier: GPL-3.0-or-later
// The roles of the models of lists and the sidebar, besides Qt's.
#pragma once

#include <Qt>

namespace triage::app {

enum ModelRole {
    IdRole = Qt::UserRole + 1, ///< qint64 of a FeedbackId or BufferId.
    RowRole, ///< ListRow, of feedback lists.
    PlaceRole, ///< int of a Place, of the sidebar.
    CountRole, ///< qint64, of the sidebar.
    IconNameRole, ///< QString: emoji or name of an icon.
    PinRole, ///< int 1-9; 0 if not pinned.
    HeadingRole, ///< bool: a heading, which is neither selected nor a drop target.
    SuggestionRole, ///< bool: a suggested buffer, not approved yet.
    NewItemsRole, ///< qint64.
    FilterRole, ///< Filter, of sidebar rows that show a list.
    ViewRole, ///< qint64 of a ViewId; 0 for other rows.
    EntryRole, ///< TimelineEntry or OutboxEntry.
    SectionRole, ///< QString: the name of the section that begins with this row of a feedback list.
};

} // namespace triage::app
