// SPDX-License-Identifier: GPL-3.0-or-later
// Where the main window goes: to lists, to items, and to what links and quotes name.
#include "window/mainwindow.h"

#include "actions/deeplink.h"
#include "actions/navigation.h"
#include "board/boardview.h"
#include "detail/detailview.h"
#include "list/feedbackpane.h"
#include "models/feedbacklistmodel.h"
#include "sidebar/sidebarpane.h"
#include "store/localstore.h"
#include "window/listtoolbar.h"
#include "window/triagemode.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace triage::app {

void MainWindow::go(const Filter &filter)
{
    if (m_triage->isOn())
        m_triage->leave();
    // What is no column of the board is a list.
    if (view() != CentreView::List && !(view() == CentreView::Board && m_board->has(filter)))
        showView(CentreView::List);
    m_navigation->go(filter);
}

void MainWindow::goTo(BufferId buffer)
{
    Filter filter;
    filter.place = Place::Buffer;
    filter.buffer = buffer;
    go(filter);
    enterCentre();
}

void MainWindow::goTo(FeedbackId feedback)
{
    if (m_context.store.rows(std::span(&feedback, 1)).empty()) {
        showMessage(tr("There is no feedback %1 here, or it was deleted.").arg(toString(feedback)));
        return;
    }
    if (goToCard(feedback))
        return;
    if (m_model->rowOf(feedback) < 0) {
        m_wanted = feedback;
        go(Filter{});
        // The list is here already, and the item came or went with its filter.
        if (m_model->filter() == Filter{} && !m_model->isLoading())
            listLoaded();
    } else {
        m_list->setCurrentId(feedback);
    }
    enterCentre();
}

void MainWindow::showQuote(FeedbackId feedback, const QString &quote)
{
    // A search for a phrase holds no quotation marks and no runs of white space; what stands between them
    // does.
    static const QRegularExpression borders(u"\"|\\s{2,}"_s);
    QString phrases;
    for (const QString &part : quote.split(borders, Qt::SkipEmptyParts))
        phrases += u'"' + part + u"\" "_s;
    m_quoted = feedback;
    m_quote = phrases;
    showDetail(true);
    goTo(feedback);
    if (m_detail->feedback() == feedback)
        m_detail->setSearch(phrases);
    raise();
    activateWindow();
}

void MainWindow::open(const DeepLink &link)
{
    if (link.feedback)
        goTo(*link.feedback);
    else if (link.buffer && m_context.store.buffer(*link.buffer))
        goTo(*link.buffer);
    else if (link.list && (link.list->place != Place::Buffer || m_context.store.buffer(link.list->buffer)))
        go(*link.list);
    else
        showMessage(tr("This buffer is not here, or it was deleted."));
}

void MainWindow::showFilter(const Filter &filter)
{
    m_toolBar->setFilter(filter);
    m_sidebar->tree()->setCurrentFilter(filter);
    if (view() == CentreView::Board && m_board->has(filter)) {
        m_board->setFilter(filter);
        m_board->goTo(filter);
    } else {
        // Where the list is in view already, whoever types a search goes on typing.
        if (view() != CentreView::List)
            showView(CentreView::List);
        m_model->setFilter(filter);
    }
    keepPlace();
    m_refresh.start();
}

void MainWindow::stepBuffer(int step, bool onlyWithNew)
{
    if (view() == CentreView::Board) {
        if (!m_board->stepReading(step, onlyWithNew))
            showMessage(onlyWithNew ? tr("No further column has new feedback.")
                                    : tr("There is no further column."));
        return;
    }
    const Filter before = m_navigation->current();
    m_sidebar->tree()->stepList(step, onlyWithNew);
    if (m_navigation->current() == before)
        showMessage(onlyWithNew ? tr("No further list has new feedback.") : tr("There is no further list."));
}

} // namespace triage::app
