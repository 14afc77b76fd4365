// SPDX-License-Identifier: GPL-3.0-or-later
// The window's panes: shown and hidden, reached by key, and where they stood last time.
#include "window/mainwindow.h"

#include "actions/navigation.h"
#include "actions/preferences.h"
#include "detail/detailview.h"
#include "list/feedbacklistview.h"
#include "list/feedbackpane.h"
#include "sidebar/sidebarpane.h"
#include "widgets/banner.h"
#include "window/detailwindows.h"
#include "window/listtoolbar.h"
#include "window/triagemode.h"
#include "window/windowstate.h"

#include <QCloseEvent>
#include <QSplitter>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {

void MainWindow::openInOwnWindow()
{
    openInOwnWindow(list().currentId(), this);
}

void MainWindow::openInOwnWindow(FeedbackId id, QWidget *parent)
{
    if (id.isValid())
        m_windows->open(id, parent);
}

void MainWindow::showSidebar(bool visible)
{
    m_context.preferences.setValue(u"window/sidebar"_s, visible);
    m_sidebar->setVisible(visible);
}

void MainWindow::showDetail(bool visible)
{
    // Who was in it goes on in the centre.
    if (!visible && m_detail->parentWidget()->isAncestorOf(focusWidget()))
        enterCentre();
    m_detailShown[size_t(view())] = visible;
    m_context.preferences.setValue(u"window/boardDetail"_s, m_detailShown[size_t(CentreView::Board)]);
    m_detail->parentWidget()->setVisible(visible);
}

void MainWindow::focusPane(int step)
{
    const std::array<QWidget *, 4> panes{ m_sidebar, m_toolBar, m_views, m_detail };
    int at = 0;
    for (int i = 0; i < int(panes.size()); ++i) {
        if (panes[size_t(i)]->isAncestorOf(focusWidget()) || panes[size_t(i)] == focusWidget())
            at = i;
    }
    for (int tries = 0; tries < int(panes.size()); ++tries) {
        at = (at + step + int(panes.size())) % int(panes.size());
        QWidget *pane = panes[size_t(at)];
        if (!pane->isVisible())
            continue;
        if (pane == m_toolBar)
            m_toolBar->focusSearch();
        else if (pane == m_sidebar)
            m_sidebar->tree()->setFocus(Qt::ShortcutFocusReason);
        else if (pane == m_views)
            enterCentre();
        else
            pane->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

/// As one reads: from the top and the side on.
void MainWindow::orderTabs()
{
    QWidget *last = nullptr;
    for (const QWidget *pane : std::initializer_list<QWidget *>{ m_banner, m_sidebar, m_toolBar, m_views,
                                                                 m_detail->parentWidget() }) {
        for (QWidget *stop : pane->findChildren<QWidget *>()) {
            if (!(stop->focusPolicy() & Qt::TabFocus) || stop->focusProxy() || stop->window() != this)
                continue;
            if (last)
                setTabOrder(last, stop);
            last = stop;
        }
    }
}

void MainWindow::saveState()
{
    m_place.stop();
    const WindowState state(m_context.preferences, m_context.store);
    state.save(*this, *m_splitter);
    state.savePlace(m_navigation->current(), list().chosenId());
}

void MainWindow::keepPlace()
{
    if (!m_place.isActive())
        m_place.start();
}

/// While it changes, so that it is not lost with the program.
void MainWindow::savePlace()
{
    // What is to become current is not yet.
    if (list().feedback().isLoading() || m_wanted)
        m_place.start();
    else
        WindowState(m_context.preferences, m_context.store)
            .savePlace(m_navigation->current(), list().chosenId());
}

void MainWindow::restoreState()
{
    const WindowState state(m_context.preferences, m_context.store);
    state.restore(*this, *m_splitter);
    m_sidebar->setVisible(m_context.preferences.value(u"window/sidebar"_s, true).toBool());
    m_wanted = state.current();
    const Filter filter = state.filter();
    if (filter == m_navigation->current())
        showFilter(filter);
    else
        m_navigation->go(filter);
    m_detailShown[size_t(CentreView::Board)]
        = m_context.preferences.value(u"window/boardDetail"_s, false).toBool();
    const int view = m_context.preferences.value(u"window/view"_s, 0).toInt();
    showView(CentreView(std::clamp(view, 0, int(CentreView::Dashboard))));
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    enterCentre();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_triage->isOn())
        m_triage->leave();
    saveState();
    QMainWindow::closeEvent(event);
}

} // namespace triage::app
