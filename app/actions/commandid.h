// SPDX-License-Identifier: GPL-3.0-or-later
// Identifies the commands of the main window in code. Settings, tests and assistive programs use their
// persistent names instead.
#pragma once

namespace triage::app {

/// In the order of the menus and of the rows of CommandTable and of functionOf(), which do not
/// compile if one is missing there.
// clang-format off
enum class CommandId {
    FileConnect, FileSync, FileImport, FileExport, FileClose, FileQuit,
    EditUndo, EditRedo, EditCopyText, EditCopyLink, EditCopySubmitter, EditSelectAll, EditClear, EditToggle,
    EditExtendDown, EditExtendUp, EditSearch, EditSearchHere, EditNextMatch, EditPreviousMatch,
    EditPreferences,
    ViewList, ViewBoard, ViewDashboard, ViewCardLeft, ViewCardRight, ViewGroups, ViewHidden,
    BoardColumns, BoardWider, BoardNarrower,
    DashboardTable, DashboardOnce, DashboardRefresh, DashboardSvg, DashboardCsv,
    ViewSidebar, ViewDetail, ViewNextPane, ViewPreviousPane, ViewLarger, ViewSmaller,
    ViewNormalSize,
    GoPalette, GoNext, GoPrevious, GoColumnLeft, GoColumnRight, GoInbox, GoReview, GoUnassigned,
    GoFailed, GoPending, GoMine, GoSnoozed, GoDone, GoEverything, GoDuplicates, GoNotices, GoPreviousBuffer, GoNextBuffer, GoPreviousNew, GoNextNew, GoBack,
    GoForward,
    FeedbackMove, FeedbackAdd, FeedbackRemove, FeedbackRepeat, FeedbackLooksRight, FeedbackFlag,
    FeedbackWhy, FeedbackRetry, FeedbackTriage, FeedbackSkip, FeedbackSuggestion1, FeedbackSuggestion2, FeedbackSuggestion3,
    FeedbackDone, FeedbackDeclined, FeedbackSnooze, FeedbackTake, FeedbackTakeNext, FeedbackGive, FeedbackTags,
    FeedbackSame, FeedbackSameAs, FeedbackNotSame, FeedbackUnmerge,
    FeedbackNote, FeedbackEdit, FeedbackSplit,
    FeedbackDelete, FeedbackPage, FeedbackOpen, FeedbackWindow, FeedbackMenu, FeedbackPin1,
    FeedbackPin2, FeedbackPin3, FeedbackPin4, FeedbackPin5, FeedbackPin6, FeedbackPin7,
    FeedbackPin8, FeedbackPin9,
    BufferNew, BufferEdit, BufferRename, BufferDelete, BufferRestore, BufferPin, BufferApprove,
    BufferReject, BufferMoveAll,
    ToolsSaveView, ToolsCopyLink, ToolsEditView, ToolsViewUp, ToolsViewDown,
    ToolsDeleteView, ToolsUpdateView,
    ResearchOpen,
    ToolsRoutingTest,
    RoutingQuality,
    ToolsTokens, ToolsWebhooks, ToolsMembers, ToolsOrganization, ToolsImports, ToolsActivity,
    HelpShortcuts, HelpGuides, HelpAbout,
};
// clang-format on

constexpr int commandCount = int(CommandId::HelpAbout) + 1;

} // namespace triage::app
