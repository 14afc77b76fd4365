// SPDX-License-Identifier: GPL-3.0-or-later
// Which commands of the main window are possible now, and why the others are not.
#include "window/windowcommands.h"

#include "actions/actionregistry.h"
#include "actions/navigation.h"
#include "board/boardview.h"
#include "commands/administration.h"
#include "list/feedbackpane.h"
#include "models/feedbacklistmodel.h"
#include "models/sidebarmodel.h"
#include "sidebar/sidebarpane.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/mainwindow.h"
#include "window/savedfilters.h"

#include <QUndoStack>

using namespace Qt::StringLiterals;

namespace triage::app {

void WindowCommands::setWhyNot(const QString &command, const std::optional<QString> &why)
{
    if (why && !m_why.contains(command))
        m_why.insert(command, *why);
}

void WindowCommands::refresh()
{
    m_why.clear();
    const Context &context = m_window.context();
    const std::optional<Problem> admin = context.administration.whyNotAdminister();
    m_window.sidebar().tree()->setCanDecide(!admin);
    for (const Command &command : context.actions.commands()) {
        std::optional<QString> why = m_window.dialogs().whyNot(command.name);
        if (!why && command.adminOnly && admin)
            why = admin->detail;
        setWhyNot(command.name, why);
    }
    refreshBoard();
    refreshDashboard();
    const QUndoStack *stack = context.workspace.undoStack();
    setWhyNot(u"edit.undo"_s,
              stack->canUndo() ? std::nullopt : std::optional(tr("There is nothing to undo")));
    setWhyNot(u"edit.redo"_s,
              stack->canRedo() ? std::nullopt : std::optional(tr("There is nothing to redo")));
    setWhyNot(u"go.back"_s,
              m_window.navigation().canGoBack() ? std::nullopt
                                                : std::optional(tr("This is where you began")));
    setWhyNot(u"go.forward"_s,
              m_window.navigation().canGoForward() ? std::nullopt
                                                   : std::optional(tr("There is nothing ahead")));
    refreshFilters();
    refreshFeedback();
    refreshBuffers();
    refreshPins();
    for (const Command &command : context.actions.commands()) {
        const auto why = m_why.constFind(command.name);
        context.actions.setWhyNot(command.name, why == m_why.constEnd() ? std::nullopt : std::optional(*why));
    }
}

void WindowCommands::refreshDashboard()
{
    if (m_window.views().current() == CentreView::Dashboard)
        return;
    for (const QString &name : { u"dashboard.table"_s, u"dashboard.refresh"_s, u"dashboard.svg"_s,
                                 u"dashboard.png"_s, u"dashboard.csv"_s })
        setWhyNot(name, tr("Only in the dashboard"));
}

void WindowCommands::refreshBoard()
{
    const CentreViews &views = m_window.views();
    m_window.context().actions.action(u"view.dashboard"_s)->setVisible(views.has(CentreView::Dashboard));
    const std::optional<QString> elsewhere
        = views.current() == CentreView::Board ? std::nullopt : std::optional(tr("Only in the board view"));
    const BoardView &board = m_window.board();
    const auto columnWhy = [&](int step) -> std::optional<QString> {
        if (elsewhere || board.beside(step))
            return elsewhere;
        return step < 0 ? tr("There is no column on the left") : tr("There is no column on the right");
    };
    for (const QString &name : { u"view.cardLeft"_s, u"view.cardRight"_s }) {
        if (!m_window.feedbackActions().hasTargets() && !board.awaited())
            setWhyNot(name, elsewhere ? elsewhere : std::optional(tr("Nothing is selected")));
    }
    for (const QString &name : { u"view.cardLeft"_s, u"go.columnLeft"_s, u"board.columnLeft"_s })
        setWhyNot(name, columnWhy(-1));
    for (const QString &name : { u"view.cardRight"_s, u"go.columnRight"_s, u"board.columnRight"_s })
        setWhyNot(name, columnWhy(1));
    const std::optional<QString> none
        = elsewhere || board.currentColumn() ? elsewhere : std::optional(tr("The board has no columns"));
    for (const QString &name : { u"board.wider"_s, u"board.narrower"_s, u"board.hideColumn"_s })
        setWhyNot(name, none);
}

void WindowCommands::refreshFilters()
{
    const SavedFilters &filters = m_window.savedFilters();
    for (const QString &name : { u"tools.renameFilter"_s, u"tools.deleteFilter"_s })
        setWhyNot(name, filters.whyNot());
    setWhyNot(u"tools.filterUp"_s, filters.whyNotMove(-1));
    setWhyNot(u"tools.filterDown"_s, filters.whyNotMove(1));
}

void WindowCommands::refreshFeedback()
{
    const bool any = m_window.feedbackActions().hasTargets();
    const std::optional<QString> none = any ? std::nullopt : std::optional(tr("Nothing is selected"));
    for (const char *name : { "move", "add", "remove", "looksRight", "flag", "why", "retry", "note", "edit",
                              "delete", "page", "open", "window", "menu" })
        setWhyNot(u"feedback."_s + QLatin1StringView(name), none);
    setWhyNot(u"edit.copyText"_s, none);
    setWhyNot(u"edit.toggle"_s, none);
    const std::optional<QString> last = m_window.context().workspace.lastText();
    setWhyNot(u"feedback.repeat"_s, last ? none : std::optional(tr("There is no move to repeat yet")));
    setWhyNot(u"feedback.triage"_s,
              m_window.list().feedback().rowCount() > 0 ? std::nullopt
                                                        : std::optional(tr("This list is empty")));
}

void WindowCommands::refreshBuffers()
{
    const Context &context = m_window.context();
    const std::optional<BufferId> buffer = m_window.feedbackActions().bufferInView();
    const BufferRecord *record = buffer ? context.store.buffer(*buffer) : nullptr;
    for (const QString &name : { u"buffer.edit"_s, u"buffer.rename"_s, u"buffer.delete"_s, u"buffer.pin"_s,
                                 u"buffer.approve"_s, u"buffer.reject"_s }) {
        if (!record)
            setWhyNot(name, tr("Open a buffer first"));
    }
    for (const QString &name : { u"buffer.approve"_s, u"buffer.reject"_s }) {
        if (record && !record->buffer.needsReview)
            setWhyNot(name, tr("This buffer was not suggested, or is approved already"));
    }
}

/// The menu says which buffer each number stands for.
void WindowCommands::refreshPins()
{
    const Context &context = m_window.context();
    const std::vector<BufferId> pins = context.sidebar.pins();
    for (size_t at = 0; at < 9; ++at) {
        const QString name = u"feedback.pin%1"_s.arg(at + 1);
        const BufferRecord *record = at < pins.size() ? context.store.buffer(pins[at]) : nullptr;
        QAction *action = context.actions.action(name);
        QString shown = record ? record->buffer.name : QString();
        shown.replace(u'&', u"&&"_s);
        action->setText(record ? tr("Move to %1").arg(shown) : tr("Move to Pinned Buffer %1").arg(at + 1));
        if (!record)
            setWhyNot(name, tr("No buffer has this number"));
        else if (!m_window.feedbackActions().hasTargets())
            setWhyNot(name, tr("Nothing is selected"));
    }
}

} // namespace triage::app
