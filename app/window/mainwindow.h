// SPDX-License-Identifier: GPL-3.0-or-later
// The main window: sidebar, list and detail, with everything around them.
#pragma once

#include "actions/context.h"
#include "commands/workspace.h"
#include "list/feedbackdrop.h"
#include "store/sync/syncengine.h"
#include "store/values/filter.h"
#include "window/centreviews.h"

#include <QMainWindow>
#include <QTimer>

#include <array>
#include <optional>

class QSplitter;

namespace triage::app {

class Banner;
class BoardView;
class BufferPicker;
class CommandPalette;
class DashboardView;
class DetailView;
class DetailWindows;
class Dialogs;
class FeedbackActions;
class FeedbackListModel;
class FeedbackListView;
class FeedbackPane;
class ListToolBar;
class Menus;
class Navigation;
class SavedFilters;
class SidebarPane;
class StatusStrip;
class Toast;
class TriageMode;
class WindowCommands;
struct DeepLink;

/// Puts the parts together and lets them hear of each other; what they do is theirs.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(const Context &context, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows what the link names, or says that it is not here.
    void open(const DeepLink &link);
    void go(const Filter &filter);
    void showView(CentreView view);
    CentreView view() const;
    /// Gives the focus to the view in the centre.
    void enterCentre();
    /// Moves the cards to the next column in the picture, right (1) or left (-1), and goes there with them.
    void moveCard(int step);
    void goTo(BufferId buffer);
    void goTo(FeedbackId feedback);
    /// Goes to the item and marks a passage of its text.
    void showQuote(FeedbackId feedback, const QString &quote);
    void stepBuffer(int step, bool onlyWithNew);
    void goTriage();
    void showMessage(const QString &text);
    void showSidebar(bool visible);
    void showDetail(bool visible);
    bool isDetailShown() const { return m_detailShown[size_t(view())]; }
    void focusPane(int step);
    void clear();
    void openInOwnWindow();
    /// A window of its own that belongs to the main window, or to a dialog.
    void openInOwnWindow(FeedbackId id, QWidget *parent);
    /// Triage mode: puts the item where that suggestion says, or agrees that it is there.
    void acceptSuggestion(BufferId buffer);

    const Context &context() const { return m_context; }
    Navigation &navigation() { return *m_navigation; }
    FeedbackActions &feedbackActions() { return *m_feedbackActions; }
    Dialogs &dialogs() { return *m_dialogs; }
    TriageMode &triage() { return *m_triage; }
    /// What commands act on: the list, or the board's current column.
    FeedbackListView &list();
    /// The item that commands for one act on.
    FeedbackId currentId();
    BoardView &board() { return *m_board; }
    DashboardView &dashboard() { return *m_dashboard; }
    CentreViews &views() { return *m_views; }
    /// Showing the current item: that of the active window.
    DetailView &detail();
    SidebarPane &sidebar() { return *m_sidebar; }
    ListToolBar &toolBar() { return *m_toolBar; }
    CommandPalette &palette() { return *m_palette; }
    BufferPicker &picker() { return *m_picker; }
    Menus &menus() { return *m_menus; }
    SavedFilters &savedFilters() { return *m_filters; }

Q_SIGNALS:
    void connectRequested();
    void quitRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void buildCentre();
    void buildViews();
    void connectBoard();
    void connectDashboard();
    void columnChanged();
    void openBoard(FeedbackId current);
    bool goToCard(FeedbackId feedback);
    void refine(const Filter &filter);
    void connectPanes();
    void connectList(FeedbackListView *list);
    void connectDrops();
    void connectDrop(FeedbackDrop *drops);
    void connectDetail(DetailView *detail);
    DetailView *makeDetail(QWidget *parent);
    DropRules dropRules() const;
    void connectStates();
    void connectSession();
    void showFilter(const Filter &filter);
    void showSelection();
    QString listName() const;
    void showTitle();
    void storeChanged(const StoreChange &change);
    void listLoaded();
    void showCurrent(FeedbackId id);
    void showDetailNow();
    void showWarning(const QString &text, FeedbackId id);
    void showNoticed();
    void endTriage(const QString &summary);
    void orderTabs();
    void keepPlace();
    void savePlace();
    void saveState();
    void restoreState();

    const Context &m_context;
    FeedbackListModel *m_model = nullptr;
    Navigation *m_navigation = nullptr;
    SidebarPane *m_sidebar = nullptr;
    FeedbackPane *m_pane = nullptr;
    FeedbackListView *m_list = nullptr;
    BoardView *m_board = nullptr;
    DashboardView *m_dashboard = nullptr;
    CentreViews *m_views = nullptr;
    DetailView *m_detail = nullptr;
    DetailWindows *m_windows = nullptr;
    std::array<bool, 3> m_detailShown{ true, false,
                                       false }; ///< Whether the detail is beside that view of the centre.
    ListToolBar *m_toolBar = nullptr;
    Banner *m_banner = nullptr;
    StatusStrip *m_status = nullptr;
    Toast *m_toast = nullptr;
    TriageMode *m_triage = nullptr;
    CommandPalette *m_palette = nullptr;
    BufferPicker *m_picker = nullptr;
    Dialogs *m_dialogs = nullptr;
    FeedbackActions *m_feedbackActions = nullptr;
    WindowCommands *m_commands = nullptr;
    Menus *m_menus = nullptr;
    SavedFilters *m_filters = nullptr;
    QSplitter *m_splitter = nullptr;
    QWidget *m_listPane = nullptr;
    QTimer m_detailTimer; ///< The detail follows the list a moment later.
    QTimer m_place; ///< Where the person is is kept at most once a second.
    QTimer m_refresh; ///< What is possible is worked out once after many changes.
    QTimer m_seenTimer; ///< An item counts as seen when it was in view for a moment.
    std::optional<FeedbackId> m_wanted; ///< To be current when the list has been loaded.
    bool m_away = false; ///< The server could not be reached when it was heard of last.
    bool m_hadRows = false;
    FeedbackId m_quoted; ///< The item whose passage is marked instead of a search.
    QString m_quote; ///< As a search for it.
    std::optional<FeedbackId> m_noticed; ///< What the last warning was about.
};

} // namespace triage::app
