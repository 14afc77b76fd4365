// SPDX-License-Identifier: GPL-3.0-or-later
// The main window: sidebar, centre and detail, with everything around them.
#pragma once

#include "domain/ids.h"

#include <QMainWindow>

#include <functional>
#include <optional>

class QSplitter;

namespace triage::app {

class Banner;
class BufferPicker;
class CentreController;
class CommandPalette;
class DetailController;
class Dialogs;
class FeedbackActions;
class Menus;
class NoticeBell;
class SidebarPane;
class StatusStrip;
class Toast;
class TriageMode;
class ViewCommands;
class WindowCommands;
class WorkPickers;
enum class Decision;
struct Context;
struct PersonalNotice;

/// Lays the parts out and connects them. The centre, the detail and the session's state have controllers of
/// their own.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(const Context &context, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Shows a sentence in the status bar.
    void showMessage(const QString &text);
    /// Shows something that the person should know, in the banner; see Banner::addNotice().
    void showNotice(const QString &text, const QString &button = {}, std::function<void()> act = {});
    /// Says in place of the status line what can be shown now, and offers it.
    void showOffer(const QString &text, std::function<void()> show);
    void showSidebar(bool visible);
    /// Gives the focus to the next (1) or the previous (-1) part of the window.
    void focusPane(int step);
    /// Ends triage mode, else the selection, else the search; else hides the notice.
    void clear();
    /// Enters triage mode with the list in view, or leaves it.
    void toggleTriage();

    const Context &context() const { return m_context; }
    CentreController &centre() const { return *m_centre; }
    DetailController &detail() const { return *m_detail; }
    FeedbackActions &feedbackActions() const { return *m_feedbackActions; }
    WindowCommands &commands() const { return *m_commands; }
    Dialogs &dialogs() const { return *m_dialogs; }
    TriageMode &triage() const { return *m_triage; }
    SidebarPane &sidebar() const { return *m_sidebar; }
    CommandPalette &palette() const { return *m_palette; }
    BufferPicker &picker() const { return *m_picker; }
    WorkPickers &workPickers() const { return *m_workPickers; }
    Menus &menus() const { return *m_menus; }
    NoticeBell &noticeBell() const { return *m_noticeBell; }
    ViewCommands &viewCommands() const { return *m_viewCommands; }
    /// Goes to what the notice is about, or opens the list of notices if they are several.
    void openNotices(const std::vector<PersonalNotice> &notices);

Q_SIGNALS:
    void connectRequested();
    void quitRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void buildSidebar();
    QWidget *buildListPane();
    void layOut();
    void connectParts();
    void connectSidebar();
    void connectPickers();
    void connectTriage();
    void openNotice(const PersonalNotice &notice);
    void showRestored(const std::vector<FeedbackId> &ids, Decision decision);
    void selectRestored();
    void forgetElsewhere(const StoreChange &change);
    void showTitle();
    void endTriage(const QString &summary);
    void orderTabs();
    void saveState();
    void restoreState();

    const Context &m_context;
    WindowCommands *m_commands = nullptr;
    SidebarPane *m_sidebar = nullptr;
    TriageMode *m_triage = nullptr;
    FeedbackActions *m_feedbackActions = nullptr;
    Dialogs *m_dialogs = nullptr;
    CentreController *m_centre = nullptr;
    DetailController *m_detail = nullptr;
    ViewCommands *m_viewCommands = nullptr;
    Menus *m_menus = nullptr;
    CommandPalette *m_palette = nullptr;
    BufferPicker *m_picker = nullptr;
    WorkPickers *m_workPickers = nullptr;
    Banner *m_banner = nullptr;
    StatusStrip *m_status = nullptr;
    NoticeBell *m_noticeBell = nullptr;
    Toast *m_toast = nullptr;
    QSplitter *m_splitter = nullptr;
    QWidget *m_listPane = nullptr;
    std::vector<FeedbackId> m_restored; ///< They are selected when the list has them again.
};

} // namespace triage::app
