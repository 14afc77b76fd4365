// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/commandfunction.h"

#include "actions/context.h"
#include "actions/navigation.h"
#include "board/boardview.h"
#include "commands/workspace.h"
#include "dashboard/dashboardbar.h"
#include "dashboard/dashboardview.h"
#include "detail/detailview.h"
#include "dialogs/triage/duplicateacts.h"
#include "dialogs/triage/workpickers.h"
#include "list/feedbacklistview.h"
#include "sidebar/sidebarpane.h"
#include "store/sync/syncengine.h"
#include "window/bufferpicker.h"
#include "window/centrecontroller.h"
#include "window/commandavailability.h"
#include "window/commandpalette.h"
#include "window/detailcontroller.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/listtoolbar.h"
#include "window/mainwindow.h"
#include "window/savedfilters.h"
#include "window/windowcommands.h"

namespace triage::app {

namespace {

constexpr int widthStep = 40; ///< Pixels by which a key widens a column of the board.
constexpr double textScaleStep = 0.1;

Filter filterOf(Place place)
{
    Filter filter;
    filter.place = place;
    return filter;
}

} // namespace

// clang-format off
const CommandFunction &functionOf(CommandId id)
{
    using enum CommandId;
    using Why = CommandAvailability;
    static constexpr CommandFunction table[] = {
        { .id = FileConnect, .run = [](MainWindow &w) { Q_EMIT w.connectRequested(); } },
        { .id = FileSync, .run = [](MainWindow &w) { w.context().sync.syncNow(); } },
        { .id = FileImport, .run = [](MainWindow &w) { w.dialogs().importFile(); } },
        { .id = FileExport,
          .run = [](MainWindow &w) { w.dialogs().exportList(w.centre().navigation().current()); } },
        { .id = FileClose, .run = [](MainWindow &w) { w.close(); } },
        { .id = FileQuit, .run = [](MainWindow &w) { Q_EMIT w.quitRequested(); } },
        { .id = EditUndo, .run = [](MainWindow &w) { w.context().workspace.undo(); },
          .whyNot = &Why::nothingToUndo },
        { .id = EditRedo, .run = [](MainWindow &w) { w.context().workspace.redo(); },
          .whyNot = &Why::nothingToRedo },
        { .id = EditCopyText, .run = [](MainWindow &w) { w.commands().copyText(); },
          .whyNot = &Why::nothingSelected },
        { .id = EditCopyLink, .run = [](MainWindow &w) { w.commands().copyLink(); } },
        { .id = EditSelectAll, .run = [](MainWindow &w) { w.centre().list().selectAll(); } },
        { .id = EditClear, .run = [](MainWindow &w) { w.clear(); } },
        { .id = EditToggle, .run = [](MainWindow &w) { w.centre().list().toggleCurrent(); },
          .whyNot = &Why::nothingSelected },
        { .id = EditExtendDown, .run = [](MainWindow &w) { w.centre().list().step(1, true); } },
        { .id = EditExtendUp, .run = [](MainWindow &w) { w.centre().list().step(-1, true); } },
        { .id = EditSearch, .run = [](MainWindow &w) { w.commands().searchEverywhere(); } },
        { .id = EditSearchHere, .run = [](MainWindow &w) { w.centre().toolBar().focusSearch(); } },
        { .id = EditNextMatch, .run = [](MainWindow &w) { w.detail().activeView().stepMatch(1); } },
        { .id = EditPreviousMatch, .run = [](MainWindow &w) { w.detail().activeView().stepMatch(-1); } },
        { .id = EditPreferences, .run = [](MainWindow &w) { w.dialogs().preferences(); } },
        { .id = ViewList, .run = [](MainWindow &w) { w.centre().showView(CentreView::List); } },
        { .id = ViewBoard, .run = [](MainWindow &w) { w.centre().showView(CentreView::Board); } },
        { .id = ViewDashboard, .run = [](MainWindow &w) { w.centre().showView(CentreView::Dashboard); } },
        { .id = ViewCardLeft, .run = [](MainWindow &w) { w.centre().moveCard(-1); },
          .whyNot = &Why::noCardToMoveLeft },
        { .id = ViewCardRight, .run = [](MainWindow &w) { w.centre().moveCard(1); },
          .whyNot = &Why::noCardToMoveRight },
        { .id = ViewGroups, .run = [](MainWindow &w) { w.commands().toggleGroups(); },
          .whyNot = &Why::noGroupsHere },
        { .id = BoardColumns,
          .run = [](MainWindow &w) { w.dialogs().columns(w.centre().board().choices()); } },
        { .id = BoardColumnLeft, .run = [](MainWindow &w) { w.centre().board().moveColumn(-1); },
          .whyNot = &Why::noColumnLeft },
        { .id = BoardColumnRight, .run = [](MainWindow &w) { w.centre().board().moveColumn(1); },
          .whyNot = &Why::noColumnRight },
        { .id = BoardWider, .run = [](MainWindow &w) { w.centre().board().widen(widthStep); },
          .whyNot = &Why::noColumn },
        { .id = BoardNarrower, .run = [](MainWindow &w) { w.centre().board().widen(-widthStep); },
          .whyNot = &Why::noColumn },
        { .id = BoardHideColumn, .run = [](MainWindow &w) { w.centre().board().hideColumn(); },
          .whyNot = &Why::noColumn },
        { .id = DashboardTable, .run = [](MainWindow &w) { w.centre().dashboard().toggleTable(); },
          .whyNot = &Why::onlyOnDashboard },
        { .id = DashboardOnce, .run = [](MainWindow &w) { w.centre().dashboard().bar().toggleOnce(); },
          .whyNot = &Why::onlyOnDashboard },
        { .id = DashboardRefresh, .run = [](MainWindow &w) { w.centre().dashboard().refresh(); },
          .whyNot = &Why::onlyOnDashboard },
        { .id = DashboardSvg,
          .run = [](MainWindow &w) { w.centre().dashboard().exportPlot(PlotFormat::Svg); },
          .whyNot = &Why::onlyOnDashboard },
        { .id = DashboardPng,
          .run = [](MainWindow &w) { w.centre().dashboard().exportPlot(PlotFormat::Png); },
          .whyNot = &Why::onlyOnDashboard },
        { .id = DashboardCsv,
          .run = [](MainWindow &w) { w.centre().dashboard().exportPlot(PlotFormat::Csv); },
          .whyNot = &Why::onlyOnDashboard },
        { .id = ViewSidebar, .run = [](MainWindow &w) { w.showSidebar(!w.sidebar().isVisible()); } },
        { .id = ViewDetail, .run = [](MainWindow &w) { w.detail().show(!w.detail().isShown()); } },
        { .id = ViewNextPane, .run = [](MainWindow &w) { w.focusPane(1); } },
        { .id = ViewPreviousPane, .run = [](MainWindow &w) { w.focusPane(-1); } },
        { .id = ViewLarger, .run = [](MainWindow &w) { w.commands().scaleText(textScaleStep); } },
        { .id = ViewSmaller, .run = [](MainWindow &w) { w.commands().scaleText(-textScaleStep); } },
        { .id = ViewNormalSize, .run = [](MainWindow &w) { w.commands().scaleText(0); } },
        { .id = GoPalette, .run = [](MainWindow &w) { w.palette().openFor(); } },
        { .id = GoNext, .run = [](MainWindow &w) { w.commands().step(1); } },
        { .id = GoPrevious, .run = [](MainWindow &w) { w.commands().step(-1); } },
        { .id = GoColumnLeft, .run = [](MainWindow &w) { w.centre().board().step(-1); },
          .whyNot = &Why::noColumnLeft },
        { .id = GoColumnRight, .run = [](MainWindow &w) { w.centre().board().step(1); },
          .whyNot = &Why::noColumnRight },
        { .id = GoAll, .run = [](MainWindow &w) { w.centre().go(filterOf(Place::All)); } },
        { .id = GoReview, .run = [](MainWindow &w) { w.centre().go(filterOf(Place::NeedsReview)); } },
        { .id = GoUnassigned, .run = [](MainWindow &w) { w.centre().go(filterOf(Place::Unassigned)); } },
        { .id = GoFailed, .run = [](MainWindow &w) { w.centre().go(filterOf(Place::RoutingFailed)); } },
        { .id = GoPending, .run = [](MainWindow &w) { w.centre().go(filterOf(Place::Pending)); } },
        { .id = GoMine, .run = [](MainWindow &w) { w.centre().go(filterOf(Place::Mine)); },
          .whyNot = &Why::noTriageRecords },
        { .id = GoSnoozed, .run = [](MainWindow &w) { w.centre().go(filterOf(Place::Snoozed)); },
          .whyNot = &Why::noTriageRecords },
        { .id = GoDone, .run = [](MainWindow &w) { w.centre().go(filterOf(Place::Done)); },
          .whyNot = &Why::noTriageRecords },
        { .id = GoDuplicates, .run = [](MainWindow &w) { w.dialogs().duplicates(); },
          .whyNot = &Why::noTriageRecords },
        { .id = GoPreviousBuffer, .run = [](MainWindow &w) { w.centre().stepBuffer(-1, false); } },
        { .id = GoNextBuffer, .run = [](MainWindow &w) { w.centre().stepBuffer(1, false); } },
        { .id = GoPreviousNew, .run = [](MainWindow &w) { w.centre().stepBuffer(-1, true); } },
        { .id = GoNextNew, .run = [](MainWindow &w) { w.centre().stepBuffer(1, true); } },
        { .id = GoBack, .run = [](MainWindow &w) { w.centre().navigation().back(); },
          .whyNot = &Why::nothingBack },
        { .id = GoForward, .run = [](MainWindow &w) { w.centre().navigation().forward(); },
          .whyNot = &Why::nothingForward },
        { .id = FeedbackMove, .run = [](MainWindow &w) { w.commands().pickBuffer(true); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackAdd, .run = [](MainWindow &w) { w.commands().pickBuffer(false); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackRemove, .run = [](MainWindow &w) { w.feedbackActions().remove(); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackRepeat, .run = [](MainWindow &w) { w.feedbackActions().repeat(); },
          .whyNot = &Why::nothingToRepeat },
        { .id = FeedbackLooksRight, .run = [](MainWindow &w) { w.commands().approveItems(); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackFlag, .run = [](MainWindow &w) { w.feedbackActions().setNeedsReview(true); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackWhy,
          .run = [](MainWindow &w) { w.detail().show(true); w.detail().activeView().showWhy(); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackRetry, .run = [](MainWindow &w) { w.feedbackActions().retryRouting(); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackTriage, .run = [](MainWindow &w) { w.toggleTriage(); }, .whyNot = &Why::emptyList },
        { .id = FeedbackSkip, .run = [](MainWindow &w) { w.commands().skip(); } },
        { .id = FeedbackSuggestion1, .run = [](MainWindow &w) { w.commands().takeSuggestion(1); },
          .whyNot = &Why::notInTriage },
        { .id = FeedbackSuggestion2, .run = [](MainWindow &w) { w.commands().takeSuggestion(2); },
          .whyNot = &Why::notInTriage },
        { .id = FeedbackSuggestion3, .run = [](MainWindow &w) { w.commands().takeSuggestion(3); },
          .whyNot = &Why::notInTriage },
        { .id = FeedbackDone, .run = [](MainWindow &w) { w.feedbackActions().toggle(TriageState::Done); },
          .whyNot = &Why::nothingToTriage },
        { .id = FeedbackDeclined,
          .run = [](MainWindow &w) { w.feedbackActions().toggle(TriageState::Declined); },
          .whyNot = &Why::nothingToTriage },
        { .id = FeedbackSnooze, .run = [](MainWindow &w) { w.commands().snooze(); },
          .whyNot = &Why::nothingToTriage },
        { .id = FeedbackTake, .run = [](MainWindow &w) { w.feedbackActions().take(); },
          .whyNot = &Why::nothingToTriage },
        { .id = FeedbackTakeNext, .run = [](MainWindow &w) { w.savedFilters().takeNext(); },
          .whyNot = &Why::cannotTakeNext },
        { .id = FeedbackGive,
          .run = [](MainWindow &w) { w.workPickers().give(w.feedbackActions().targets()); },
          .whyNot = &Why::nothingToTriage },
        { .id = FeedbackTags,
          .run = [](MainWindow &w) { w.workPickers().tag(w.feedbackActions().targets()); },
          .whyNot = &Why::nothingToTriage },
        { .id = FeedbackSame,
          .run = [](MainWindow &w) { w.commands().actOnDuplicates(&DuplicateActs::same); },
          .whyNot = &Why::nothingToTriage },
        { .id = FeedbackSameAs,
          .run = [](MainWindow &w) { w.commands().actOnDuplicates(&DuplicateActs::sameAs); },
          .whyNot = &Why::nothingToTriage },
        { .id = FeedbackNotSame,
          .run = [](MainWindow &w) { w.commands().actOnDuplicates(&DuplicateActs::notSame); },
          .whyNot = &Why::nothingToTriage },
        { .id = FeedbackUnmerge,
          .run = [](MainWindow &w) { w.workPickers().duplicates().unmerge(w.feedbackActions().targets()); },
          .whyNot = &Why::nothingToTriage },
        { .id = FeedbackNote,
          .run = [](MainWindow &w) { w.detail().show(true); w.detail().activeView().focusNote(); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackEdit,
          .run = [](MainWindow &w) { w.dialogs().editFeedback(w.feedbackActions().currentId()); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackDelete, .run = [](MainWindow &w) { w.feedbackActions().deleteItems(); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackPage, .run = [](MainWindow &w) { w.detail().activeView().page(1); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackOpen,
          .run = [](MainWindow &w) { w.commands().openItem(); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackWindow, .run = [](MainWindow &w) { w.detail().openInOwnWindow(); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackMenu, .run = [](MainWindow &w) { w.commands().showContextMenu(); },
          .whyNot = &Why::nothingSelected },
        { .id = FeedbackPin1, .run = [](MainWindow &w) { w.commands().moveToPin(1); },
          .whyNot = &Why::pinUnavailable<1> },
        { .id = FeedbackPin2, .run = [](MainWindow &w) { w.commands().moveToPin(2); },
          .whyNot = &Why::pinUnavailable<2> },
        { .id = FeedbackPin3, .run = [](MainWindow &w) { w.commands().moveToPin(3); },
          .whyNot = &Why::pinUnavailable<3> },
        { .id = FeedbackPin4, .run = [](MainWindow &w) { w.commands().moveToPin(4); },
          .whyNot = &Why::pinUnavailable<4> },
        { .id = FeedbackPin5, .run = [](MainWindow &w) { w.commands().moveToPin(5); },
          .whyNot = &Why::pinUnavailable<5> },
        { .id = FeedbackPin6, .run = [](MainWindow &w) { w.commands().moveToPin(6); },
          .whyNot = &Why::pinUnavailable<6> },
        { .id = FeedbackPin7, .run = [](MainWindow &w) { w.commands().moveToPin(7); },
          .whyNot = &Why::pinUnavailable<7> },
        { .id = FeedbackPin8, .run = [](MainWindow &w) { w.commands().moveToPin(8); },
          .whyNot = &Why::pinUnavailable<8> },
        { .id = FeedbackPin9, .run = [](MainWindow &w) { w.commands().moveToPin(9); },
          .whyNot = &Why::pinUnavailable<9> },
        { .id = BufferNew, .run = [](MainWindow &w) { w.dialogs().newBuffer(); } },
        { .id = BufferEdit, .run = [](MainWindow &w) { w.commands().withBuffer(&Dialogs::editBuffer); },
          .whyNot = &Why::noBufferInView },
        { .id = BufferRename, .run = [](MainWindow &w) { w.commands().withBuffer(&Dialogs::renameBuffer); },
          .whyNot = &Why::noBufferInView },
        { .id = BufferDelete, .run = [](MainWindow &w) { w.commands().withBuffer(&Dialogs::deleteBuffer); },
          .whyNot = &Why::noBufferInView },
        { .id = BufferRestore, .run = [](MainWindow &w) { w.dialogs().restoreBuffer(); },
          .whyNot = &Why::noServerToRestoreFrom },
        { .id = BufferPin, .run = [](MainWindow &w) { w.commands().pinBuffer(); },
          .whyNot = &Why::noBufferInView },
        { .id = BufferApprove, .run = [](MainWindow &w) { w.commands().withBuffer(&Dialogs::approveBuffer); },
          .whyNot = &Why::notSuggested },
        { .id = BufferReject, .run = [](MainWindow &w) { w.commands().withBuffer(&Dialogs::rejectBuffer); },
          .whyNot = &Why::notSuggested },
        { .id = BufferMoveAll,
          .run = [](MainWindow &w) { w.dialogs().moveAll(w.feedbackActions().bufferInView()); } },
        { .id = ToolsSaveFilter, .run = [](MainWindow &w) { w.savedFilters().save(); } },
        { .id = ToolsShareFilter, .run = [](MainWindow &w) { w.savedFilters().copyLink(); } },
        { .id = ToolsRenameFilter, .run = [](MainWindow &w) { w.savedFilters().rename(); },
          .whyNot = &Why::noSavedFilter },
        { .id = ToolsFilterUp, .run = [](MainWindow &w) { w.savedFilters().move(-1); },
          .whyNot = &Why::cannotMoveFilterUp },
        { .id = ToolsFilterDown, .run = [](MainWindow &w) { w.savedFilters().move(1); },
          .whyNot = &Why::cannotMoveFilterDown },
        { .id = ToolsDeleteFilter, .run = [](MainWindow &w) { w.savedFilters().remove(); },
          .whyNot = &Why::noSavedFilter },
        { .id = ToolsUpdateView, .run = [](MainWindow &w) { w.savedFilters().updateView(); },
          .whyNot = &Why::cannotUpdateView },
        { .id = ToolsUploadFilters, .run = [](MainWindow &w) { w.savedFilters().upload(); },
          .whyNot = &Why::nothingToUpload },
        { .id = ResearchOpen, .run = [](MainWindow &w) { w.dialogs().research(); } },
        { .id = ToolsRoutingTest, .run = [](MainWindow &w) { w.commands().testRouting(); } },
        { .id = RoutingQuality, .run = [](MainWindow &w) { w.dialogs().routingQuality(); } },
        { .id = ToolsTokens, .run = [](MainWindow &w) { w.dialogs().tokens(); } },
        { .id = ToolsWebhooks, .run = [](MainWindow &w) { w.dialogs().webhooks(); } },
        { .id = ToolsMembers, .run = [](MainWindow &w) { w.dialogs().members(); } },
        { .id = ToolsOrganization, .run = [](MainWindow &w) { w.dialogs().organization(); } },
        { .id = ToolsImports, .run = [](MainWindow &w) { w.dialogs().imports(); } },
        { .id = ToolsActivity, .run = [](MainWindow &w) { w.dialogs().activity(); } },
        { .id = HelpShortcuts, .run = [](MainWindow &w) { w.commands().showShortcuts(); } },
        { .id = HelpGuides, .run = [](MainWindow &w) { w.commands().openGuides(); } },
        { .id = HelpAbout, .run = [](MainWindow &w) { w.dialogs().about(); } },
    };
    static_assert(hasEveryCommand(table), "Every CommandId has one row, in the order of the enumeration.");
    return table[std::size_t(id)];
}
// clang-format on

} // namespace triage::app
