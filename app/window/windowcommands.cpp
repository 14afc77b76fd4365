// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/windowcommands.h"

#include "actions/actionregistry.h"
#include "actions/commandtable.h"
#include "actions/deeplink.h"
#include "actions/navigation.h"
#include "actions/preferences.h"
#include "board/boardview.h"
#include "commands/administration.h"
#include "dashboard/dashboardview.h"
#include "detail/detailview.h"
#include "list/feedbackpane.h"
#include "models/feedbacklistmodel.h"
#include "models/labels.h"
#include "models/sidebarmodel.h"
#include "sidebar/sidebarpane.h"
#include "store/sync/syncengine.h"
#include "widgets/inputdialog.h"
#include "window/bufferpicker.h"
#include "window/commandpalette.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/listtoolbar.h"
#include "window/mainwindow.h"
#include "window/menus.h"
#include "window/savedfilters.h"
#include "window/shortcutsheet.h"
#include "window/triagemode.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputDialog>
#include <QLocale>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int widthStep = 40; ///< Of a column of the board, by key.

Filter placeFilter(Place place)
{
    Filter filter;
    filter.place = place;
    return filter;
}

} // namespace

WindowCommands::WindowCommands(MainWindow &window) : QObject(&window), m_window(window)
{
    const QHash<QString, Run> known = runs();
    ActionRegistry &actions = m_window.context().actions;
    for (const Command &command : CommandTable::commands())
        actions.add(command, known.value(command.name, [] {}));
}

QHash<QString, WindowCommands::Run> WindowCommands::runs()
{
    QHash<QString, Run> all;
    addFileAndEdit(all);
    addViewAndGo(all);
    addDashboard(all);
    addFeedback(all);
    addBufferAndTools(all);
    return all;
}

void WindowCommands::addFileAndEdit(QHash<QString, Run> &runs)
{
    MainWindow *w = &m_window;
    runs[u"file.connect"_s] = [w] {
        Q_EMIT w->connectRequested();
    };
    runs[u"file.sync"_s] = [w] {
        w->context().sync.syncNow();
    };
    runs[u"file.import"_s] = [w] {
        w->dialogs().importFile();
    };
    runs[u"file.export"_s] = [w] {
        w->dialogs().exportList(w->navigation().current());
    };
    runs[u"file.close"_s] = [w] {
        w->close();
    };
    runs[u"file.quit"_s] = [w] {
        Q_EMIT w->quitRequested();
    };
    runs[u"edit.undo"_s] = [w] {
        w->context().workspace.undo();
    };
    runs[u"edit.redo"_s] = [w] {
        w->context().workspace.redo();
    };
    runs[u"edit.copyText"_s] = [this] {
        copyText();
    };
    runs[u"edit.copyLink"_s] = [this] {
        copyLink();
    };
    runs[u"edit.selectAll"_s] = [w] {
        w->list().selectAll();
    };
    runs[u"edit.clear"_s] = [w] {
        w->clear();
    };
    runs[u"edit.toggle"_s] = [w] {
        w->list().toggleCurrent();
    };
    runs[u"edit.extendDown"_s] = [w] {
        w->list().step(1, true);
    };
    runs[u"edit.extendUp"_s] = [w] {
        w->list().step(-1, true);
    };
    runs[u"edit.searchHere"_s] = [w] {
        w->toolBar().focusSearch();
    };
    runs[u"edit.search"_s] = [w] {
        // The board searches in all of its columns.
        if (w->navigation().current().place != Place::All && w->view() != CentreView::Board)
            w->go(Filter{});
        w->toolBar().focusSearch();
    };
    runs[u"edit.nextMatch"_s] = [w] {
        w->detail().stepMatch(1);
    };
    runs[u"edit.previousMatch"_s] = [w] {
        w->detail().stepMatch(-1);
    };
    runs[u"edit.preferences"_s] = [w] {
        w->dialogs().preferences();
    };
}

void WindowCommands::addViewAndGo(QHash<QString, Run> &runs)
{
    MainWindow *w = &m_window;
    runs[u"view.list"_s] = [w] {
        w->showView(CentreView::List);
    };
    runs[u"view.board"_s] = [w] {
        w->showView(CentreView::Board);
    };
    runs[u"view.dashboard"_s] = [w] {
        w->showView(CentreView::Dashboard);
    };
    runs[u"view.cardLeft"_s] = [w] {
        w->moveCard(-1);
    };
    runs[u"view.cardRight"_s] = [w] {
        w->moveCard(1);
    };
    runs[u"go.columnLeft"_s] = [w] {
        w->board().step(-1);
    };
    runs[u"go.columnRight"_s] = [w] {
        w->board().step(1);
    };
    runs[u"board.columns"_s] = [w] {
        w->dialogs().columns(w->board().choices());
    };
    runs[u"board.columnLeft"_s] = [w] {
        w->board().moveColumn(-1);
    };
    runs[u"board.columnRight"_s] = [w] {
        w->board().moveColumn(1);
    };
    runs[u"board.wider"_s] = [w] {
        w->board().widen(widthStep);
    };
    runs[u"board.narrower"_s] = [w] {
        w->board().widen(-widthStep);
    };
    runs[u"board.hideColumn"_s] = [w] {
        w->board().hideColumn();
    };
    runs[u"view.sidebar"_s] = [w] {
        w->showSidebar(!w->sidebar().isVisible());
    };
    runs[u"view.detail"_s] = [w] {
        w->showDetail(!w->isDetailShown());
    };
    runs[u"view.nextPane"_s] = [w] {
        w->focusPane(1);
    };
    runs[u"view.previousPane"_s] = [w] {
        w->focusPane(-1);
    };
    runs[u"view.larger"_s] = [this] {
        scaleText(0.1);
    };
    runs[u"view.smaller"_s] = [this] {
        scaleText(-0.1);
    };
    runs[u"view.normalSize"_s] = [this] {
        scaleText(0);
    };
    runs[u"go.palette"_s] = [w] {
        w->palette().openFor();
    };
    runs[u"go.next"_s] = [w] {
        w->list().step(1);
    };
    runs[u"go.previous"_s] = [w] {
        w->list().step(-1);
    };
    runs[u"go.all"_s] = [w] {
        w->go(placeFilter(Place::All));
    };
    runs[u"go.review"_s] = [w] {
        w->go(placeFilter(Place::NeedsReview));
    };
    runs[u"go.unassigned"_s] = [w] {
        w->go(placeFilter(Place::Unassigned));
    };
    runs[u"go.failed"_s] = [w] {
        w->go(placeFilter(Place::RoutingFailed));
    };
    runs[u"go.pending"_s] = [w] {
        w->go(placeFilter(Place::Pending));
    };
    runs[u"go.previousBuffer"_s] = [w] {
        w->stepBuffer(-1, false);
    };
    runs[u"go.nextBuffer"_s] = [w] {
        w->stepBuffer(1, false);
    };
    runs[u"go.previousNew"_s] = [w] {
        w->stepBuffer(-1, true);
    };
    runs[u"go.nextNew"_s] = [w] {
        w->stepBuffer(1, true);
    };
    runs[u"go.back"_s] = [w] {
        w->navigation().back();
    };
    runs[u"go.forward"_s] = [w] {
        w->navigation().forward();
    };
}

void WindowCommands::addDashboard(QHash<QString, Run> &runs)
{
    MainWindow *w = &m_window;
    runs[u"dashboard.table"_s] = [w] {
        w->dashboard().toggleTable();
    };
    runs[u"dashboard.refresh"_s] = [w] {
        w->dashboard().refresh();
    };
    runs[u"dashboard.svg"_s] = [w] {
        w->dashboard().exportPlot(PlotFormat::Svg);
    };
    runs[u"dashboard.png"_s] = [w] {
        w->dashboard().exportPlot(PlotFormat::Png);
    };
    runs[u"dashboard.csv"_s] = [w] {
        w->dashboard().exportPlot(PlotFormat::Csv);
    };
}

void WindowCommands::addFeedback(QHash<QString, Run> &runs)
{
    MainWindow *w = &m_window;
    runs[u"feedback.move"_s] = [this] {
        pick(true);
    };
    runs[u"feedback.add"_s] = [this] {
        pick(false);
    };
    runs[u"feedback.remove"_s] = [w] {
        w->feedbackActions().remove();
    };
    runs[u"feedback.repeat"_s] = [w] {
        w->feedbackActions().repeat();
    };
    runs[u"feedback.looksRight"_s] = [w] {
        // What is nowhere yet is right where the best suggestion puts it.
        const std::vector<ListRow> rows = w->context().store.rows(w->feedbackActions().targets());
        const std::optional<BufferId> best = w->triage().suggestion(1);
        if (best && rows.size() == 1 && rows.front().buffers.empty())
            w->acceptSuggestion(*best);
        else
            w->feedbackActions().setNeedsReview(false);
    };
    runs[u"feedback.flag"_s] = [w] {
        w->feedbackActions().setNeedsReview(true);
    };
    runs[u"feedback.why"_s] = [w] {
        w->showDetail(true);
        w->detail().showWhy();
    };
    runs[u"feedback.retry"_s] = [w] {
        w->feedbackActions().retryRouting();
    };
    runs[u"feedback.triage"_s] = [w] {
        w->goTriage();
    };
    runs[u"feedback.skip"_s] = [w] {
        if (w->triage().isOn())
            w->triage().next();
        else
            w->list().step(1);
    };
    runs[u"feedback.note"_s] = [w] {
        w->showDetail(true);
        w->detail().focusNote();
    };
    runs[u"feedback.edit"_s] = [w] {
        w->dialogs().editFeedback(w->currentId());
    };
    runs[u"feedback.delete"_s] = [w] {
        w->feedbackActions().deleteItems();
    };
    runs[u"feedback.page"_s] = [w] {
        w->detail().page(1);
    };
    runs[u"feedback.open"_s] = [w] {
        w->showDetail(true);
        w->detail().setFocus();
    };
    runs[u"feedback.window"_s] = [w] {
        w->openInOwnWindow();
    };
    runs[u"feedback.menu"_s] = [this] {
        showContextMenu();
    };
    for (int number = 1; number <= 9; ++number)
        runs[u"feedback.pin%1"_s.arg(number)] = [this, number] {
            pin(number);
        };
}

void WindowCommands::addBufferAndTools(QHash<QString, Run> &runs)
{
    MainWindow *w = &m_window;
    const auto withBuffer = [w](void (Dialogs::*open)(BufferId)) {
        return [w, open] {
            if (const auto buffer = w->feedbackActions().bufferInView())
                (w->dialogs().*open)(*buffer);
        };
    };
    runs[u"buffer.new"_s] = [w] {
        w->dialogs().newBuffer();
    };
    runs[u"buffer.edit"_s] = withBuffer(&Dialogs::editBuffer);
    runs[u"buffer.rename"_s] = withBuffer(&Dialogs::renameBuffer);
    runs[u"buffer.delete"_s] = withBuffer(&Dialogs::deleteBuffer);
    runs[u"buffer.restore"_s] = [w] {
        w->dialogs().restoreBuffer();
    };
    runs[u"buffer.approve"_s] = withBuffer(&Dialogs::approveBuffer);
    runs[u"buffer.reject"_s] = withBuffer(&Dialogs::rejectBuffer);
    runs[u"buffer.pin"_s] = [this] {
        pinBuffer();
    };
    runs[u"buffer.moveAll"_s] = [w] {
        w->dialogs().moveAll(w->feedbackActions().bufferInView());
    };
    runs[u"tools.saveFilter"_s] = [w] {
        w->savedFilters().save();
    };
    runs[u"tools.shareFilter"_s] = [w] {
        w->savedFilters().copyLink();
    };
    runs[u"tools.renameFilter"_s] = [w] {
        w->savedFilters().rename();
    };
    runs[u"tools.filterUp"_s] = [w] {
        w->savedFilters().move(-1);
    };
    runs[u"tools.filterDown"_s] = [w] {
        w->savedFilters().move(1);
    };
    runs[u"tools.deleteFilter"_s] = [w] {
        w->savedFilters().remove();
    };
    runs[u"tools.routingTest"_s] = [w] {
        const FeedbackId id = w->list().currentId();
        w->dialogs().routingTest(id.isValid() ? std::optional(id) : std::nullopt);
    };
    runs[u"tools.tokens"_s] = [w] {
        w->dialogs().tokens();
    };
    runs[u"tools.members"_s] = [w] {
        w->dialogs().members();
    };
    runs[u"routing.quality"_s] = [w] {
        w->dialogs().routingQuality();
    };
    runs[u"research.open"_s] = [w] {
        w->dialogs().research();
    };
    runs[u"tools.activity"_s] = [w] {
        w->dialogs().activity();
    };
    runs[u"help.shortcuts"_s] = [w] {
        auto *sheet = new ShortcutSheet(w->context().actions, w);
        sheet->setAttribute(Qt::WA_DeleteOnClose);
        sheet->show();
    };
    runs[u"help.about"_s] = [w] {
        w->dialogs().about();
    };
}

void WindowCommands::pick(bool move)
{
    const Ids ids = m_window.feedbackActions().targets();
    if (ids.empty()) {
        m_window.showMessage(tr("Nothing is selected."));
        return;
    }
    const std::optional<BufferId> from = m_window.feedbackActions().bufferInView();
    m_window.feedbackActions().captureTarget();
    const Workspace &workspace = m_window.context().workspace;
    const auto whyNot = [&workspace, ids, from, move](BufferId to) -> std::optional<QString> {
        const auto why = workspace.whyNotMove(ids, move ? from : std::nullopt, to);
        return why ? std::optional(why->detail) : std::nullopt;
    };
    m_window.picker().openFor(move ? BufferPicker::Purpose::Move : BufferPicker::Purpose::Add, whyNot);
}

void WindowCommands::pin(int number)
{
    if (const auto suggested = m_window.triage().suggestion(number)) {
        m_window.acceptSuggestion(*suggested);
        return;
    }
    const std::vector<BufferId> pins = m_window.context().sidebar.pins();
    const size_t at = size_t(number - 1);
    if (at < pins.size() && pins[at].isValid())
        m_window.feedbackActions().moveTo(pins[at]);
    else
        m_window.showMessage(tr("No buffer has the number %1.").arg(QLocale().toString(number)));
}

void WindowCommands::pinBuffer()
{
    const auto buffer = m_window.feedbackActions().bufferInView();
    if (!buffer)
        return;
    auto *dialog = new QInputDialog(&m_window);
    dialog->setObjectName(u"pinDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Pin to a number"));
    dialog->setLabelText(tr("Key 1 to 9; 0 takes the buffer off its key:"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(0, 9);
    dialog->setIntValue(1);
    connect(dialog, &QInputDialog::intValueSelected, this,
            [this, id = *buffer](int number) { m_window.context().sidebar.setPin(id, number); });
    openInput(*dialog);
}

void WindowCommands::copyText()
{
    const std::optional<ShownItem> item = m_window.context().store.item(m_window.currentId());
    if (!item)
        return;
    const QString title = item->feedback.title.value_or(QString());
    QGuiApplication::clipboard()->setText(title.isEmpty() ? item->feedback.description
                                                          : title + u"\n\n"_s + item->feedback.description);
    m_window.showMessage(tr("Text copied"));
}

void WindowCommands::copyLink()
{
    const std::optional<Organization> organization = m_window.context().store.organization();
    const FeedbackId id = m_window.currentId();
    const std::optional<BufferId> buffer = m_window.feedbackActions().bufferInView();
    if (!organization || (!id.isValid() && !buffer))
        return;
    DeepLink link;
    link.organization = organization->slug;
    if (id.isValid())
        link.feedback = id;
    else
        link.buffer = buffer;
    QGuiApplication::clipboard()->setText(link.toText());
    m_window.showMessage(tr("Link copied"));
}

void WindowCommands::scaleText(double step)
{
    const Context &context = m_window.context();
    context.preferences.setTextScale(step == 0 ? 1 : context.preferences.textScale() + step);
    context.theme.setTextScale(context.preferences.textScale());
    m_window.showMessage(tr("Text size %1").arg(Labels::percent(context.preferences.textScale())));
}

void WindowCommands::showContextMenu()
{
    FeedbackListView &list = m_window.list();
    const QPoint at = list.visualRect(list.currentIndex()).center();
    m_window.menus().menu(u"Feedback"_s)->popup(list.viewport()->mapToGlobal(at));
}

} // namespace triage::app
