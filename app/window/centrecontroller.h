// SPDX-License-Identifier: GPL-3.0-or-later
// The centre of the main window: the list, the board or the dashboard, and the navigation between places.
#pragma once

#include "domain/ids.h"
#include "problem.h"
#include "store/localstore.h"
#include "store/values/filter.h"
#include "window/centreviews.h"

#include <QObject>

#include <optional>

class QWidget;

namespace triage::app {

class BoardController;
class BoardView;
class DashboardView;
class Dialogs;
class FeedbackActions;
class FeedbackListModel;
class FeedbackListView;
class FeedbackPane;
class ListToolBar;
class Navigation;
class PlaceKeeper;
class SidebarView;
class TriageMode;
struct Context;
struct DeepLink;

/// Keeps the views of the centre, the sidebar's tree and the tool bar on the same place. Leaves triage mode
/// before it goes anywhere else.
class CentreController : public QObject
{
    Q_OBJECT
public:
    /// The parts of the window that the centre works with; they outlive it.
    struct Parts
    {
        SidebarView &tree;
        TriageMode &triage;
        FeedbackActions &feedbackActions;
        Dialogs &dialogs;
    };

    /// Makes the views and the tool bar as children of the window.
    CentreController(const Context &context, const Parts &parts, QWidget *window);

    Navigation &navigation() const { return *m_navigation; }
    CentreViews &views() const { return *m_views; }
    FeedbackPane &pane() const { return *m_pane; }
    BoardView &board() const { return *m_board; }
    DashboardView &dashboard() const { return *m_dashboard; }
    ListToolBar &toolBar() const { return *m_toolBar; }
    /// Returns the list that commands act on: the one in view, or the current column of the board. It is
    /// empty while a view without items is shown.
    FeedbackListView &list() const;
    CentreView view() const { return m_views->current(); }

    /// Shows what the link names, or says that it is not here.
    void open(const DeepLink &link);
    void go(const Filter &filter);
    void goTo(BufferId buffer);
    void goTo(FeedbackId feedback);
    /// Shows the list that took the place of the one in view because somebody changed it. The next key still
    /// reaches the item that was aimed at. Returns false, and shows nothing, where more than that would
    /// change: in triage mode, with several selected items or none at all, and outside of the list.
    bool follow(const Filter &filter);
    void showView(CentreView view);
    /// Goes to the search field with a list of everything. The end of the search leads back.
    void searchEverywhere();
    /// Searches the list in view; everything where there is none.
    void searchHere();
    /// Shows what the list leaves out because of its state, or leaves it out again.
    void toggleHidden();
    /// Gives the focus to the view in the centre.
    void enter();
    /// Goes to the next (1) or the previous (-1) buffer: a column of the board, else a list of the sidebar.
    void stepBuffer(int step, bool onlyWithNew);
    /// Moves the target cards to the column beside theirs, right (1) or left (-1), and goes there with them.
    void moveCard(int step);
    /// Goes back to the place and the view of the last start.
    void restorePlace();
    /// Stores the place now.
    void savePlace();

Q_SIGNALS:
    void viewChanged(triage::app::CentreView view);
    /// The current item is another one; not valid: there is none.
    void currentChanged(triage::FeedbackId id);
    /// Describes the selection for the status bar; empty where there is nothing to say.
    void selectionChanged(const QString &text);
    /// The possible commands may differ now.
    void stateChanged();
    /// Widgets were added or have another order.
    void widgetsChanged();
    /// Return or a double click on an item.
    void detailRequested();
    void ownWindowRequested();
    void messageRequested(const QString &text);

private:
    void build(QWidget *window);
    /// Makes the page of a view that is made when it is shown for the first time.
    void addPage(CentreView view);
    void connectNavigation();
    void connectList(FeedbackListView *list);
    void connectEmptyStates();
    void connectBoard();
    void connectDashboard();
    void showFilter(const Filter &filter);
    void refine(const Filter &filter);
    void showHidden();
    void leaveSearch();
    void columnChanged();
    void listLoaded();
    void leaveDeletedBuffer(const StoreChange &change);
    void showCurrent(FeedbackId id);
    void showSelection();

    const Context &m_context;
    const Parts m_parts;
    Navigation *m_navigation;
    FeedbackListModel *m_model;
    FeedbackPane *m_pane = nullptr;
    BoardView *m_board = nullptr;
    BoardController *m_boardController = nullptr;
    DashboardView *m_dashboard = nullptr;
    CentreViews *m_views = nullptr;
    ListToolBar *m_toolBar = nullptr;
    /// Where a search of everything began.
    struct SearchOrigin
    {
        CentreView view;
        Filter filter;
        FeedbackId item;
    };
    std::optional<SearchOrigin> m_searchedFrom;
    std::optional<FeedbackId> m_wanted; ///< Becomes current when the list is loaded.
    bool m_hadRows = false; ///< The list had rows at least once.
    PlaceKeeper *m_place = nullptr;
};

} // namespace triage::app
