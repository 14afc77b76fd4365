// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/commandavailability.h"

#include "actions/context.h"
#include "actions/navigation.h"
#include "board/boardview.h"
#include "commands/serversteps.h"
#include "commands/workspace.h"
#include "detail/detailview.h"
#include "dialogs/views/viewactions.h"
#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"
#include "models/sidebarmodel.h"
#include "store/localstore.h"
#include "window/centrecontroller.h"
#include "window/commandfunction.h"
#include "window/detailcontroller.h"
#include "window/dialogs.h"
#include "window/feedbackactions.h"
#include "window/mainwindow.h"
#include "window/triagemode.h"
#include "window/viewcommands.h"

#include <QUndoStack>

namespace triage::app {

namespace {

CommandAvailability::Reason reasonIf(bool holds, const QString &reason)
{
    return holds ? std::optional(reason) : std::nullopt;
}

} // namespace

CommandAvailability::CommandAvailability(MainWindow &window) : m_window(window), m_buffer(nullptr)
{
    const Context &context = window.context();
    m_notAdmin = context.steps.whyNotAdminister();
    if (const std::optional<BufferId> buffer = window.feedbackActions().attention().bufferInView())
        m_buffer = context.store.buffer(*buffer);
}

CommandAvailability::Reason CommandAvailability::whyNot(const CommandRow &row) const
{
    if (row.adminOnly && m_notAdmin)
        return m_notAdmin;
    const auto reason = functionOf(row.id).whyNot;
    return reason ? (this->*reason)() : std::nullopt;
}

CommandAvailability::Reason CommandAvailability::nothingToUndo() const
{
    return reasonIf(!m_window.context().workspace.undoStack()->canUndo(), tr("There is nothing to undo"));
}

CommandAvailability::Reason CommandAvailability::nothingToRedo() const
{
    return reasonIf(!m_window.context().workspace.undoStack()->canRedo(), tr("There is nothing to redo"));
}

CommandAvailability::Reason CommandAvailability::nothingBack() const
{
    return reasonIf(!m_window.centre().navigation().canGoBack(), tr("This is where you began"));
}

CommandAvailability::Reason CommandAvailability::nothingForward() const
{
    return reasonIf(!m_window.centre().navigation().canGoForward(), tr("There is nothing ahead"));
}

CommandAvailability::Reason CommandAvailability::nothingSelected() const
{
    return reasonIf(!m_window.feedbackActions().attention().hasTargets(), tr("Nothing is selected"));
}

CommandAvailability::Reason CommandAvailability::noWordsSelected() const
{
    return reasonIf(m_window.detail().readableView().selectedWords().isEmpty(),
                    tr("Select words of the text first"));
}

CommandAvailability::Reason CommandAvailability::noSubmitter() const
{
    const FeedbackId id = m_window.feedbackActions().attention().currentId();
    if (const Reason nothing = nothingSelected(); nothing || !id.isValid())
        return nothing;
    const std::optional<ShownItem> item = m_window.context().store.item(id);
    return reasonIf(item && !item->feedback.submittedBy, tr("It is not known who submitted it"));
}

/// Looks at one item only: what is true of several is found when the command runs.
CommandAvailability::Reason CommandAvailability::inNoBuffer() const
{
    const Attention &attention = m_window.feedbackActions().attention();
    const FeedbackId id = attention.currentId();
    if (!attention.hasTargets() || !id.isValid() || m_window.centre().list().selectedCount() > 1)
        return nothingSelected();
    const std::vector<ListRow> rows = m_window.context().store.rows(std::span(&id, 1));
    return reasonIf(!rows.empty() && rows.front().buffers.empty(), tr("It is in no buffer"));
}

CommandAvailability::Reason CommandAvailability::nothingToApprove() const
{
    // Triage mode takes the suggestion. What is marked for review may belong nowhere.
    const FeedbackId id = m_window.feedbackActions().attention().currentId();
    const std::vector<ListRow> rows = m_window.context().store.rows(std::span(&id, id.isValid() ? 1 : 0));
    const bool isMarked = !rows.empty() && rows.front().needsReview;
    return m_window.triage().isOn() || isMarked ? nothingSelected() : inNoBuffer();
}

CommandAvailability::Reason CommandAvailability::nothingToRepeat() const
{
    if (!m_window.context().workspace.lastText())
        return tr("There is no move to repeat yet");
    return nothingSelected();
}

CommandAvailability::Reason CommandAvailability::notInTriage() const
{
    return reasonIf(!m_window.triage().isOn(), tr("Start triage mode first"));
}

CommandAvailability::Reason CommandAvailability::emptyList() const
{
    return reasonIf(m_window.centre().list().feedback().rowCount() == 0, tr("This list is empty"));
}

CommandAvailability::Reason CommandAvailability::onlyOnDashboard() const
{
    return reasonIf(m_window.centre().view() != CentreView::Dashboard, tr("Only in the dashboard"));
}

CommandAvailability::Reason CommandAvailability::onlyOnBoard() const
{
    return reasonIf(m_window.centre().view() != CentreView::Board, tr("Only in the board view"));
}

CommandAvailability::Reason CommandAvailability::noColumnBeside(int step) const
{
    if (const Reason elsewhere = onlyOnBoard())
        return elsewhere;
    if (m_window.centre().board().beside(step))
        return {};
    return step < 0 ? tr("There is no column on the left") : tr("There is no column on the right");
}

CommandAvailability::Reason CommandAvailability::noCardToMove(int step) const
{
    if (const Reason elsewhere = onlyOnBoard())
        return elsewhere;
    // A card that is on its way to the column can be moved on already.
    if (!m_window.feedbackActions().attention().hasTargets() && !m_window.centre().board().awaited())
        return tr("Nothing is selected");
    return noColumnBeside(step);
}

CommandAvailability::Reason CommandAvailability::noBufferInView() const
{
    return reasonIf(!m_buffer, tr("Open a buffer first"));
}

CommandAvailability::Reason CommandAvailability::notSuggested() const
{
    if (!m_buffer)
        return noBufferInView();
    return reasonIf(!m_buffer->buffer.needsReview,
                    tr("This buffer was not suggested, or is approved already"));
}

CommandAvailability::Reason CommandAvailability::noGroupsHere() const
{
    if (!showsItems(m_window.centre().view()))
        return tr("Only in a list or on the board");
    return reasonIf(m_window.centre().navigation().current().work().isDuplicate,
                    tr("This list has nothing but duplicates"));
}

CommandAvailability::Reason CommandAvailability::hidesNothing() const
{
    const Work shown = m_window.centre().navigation().current().work();
    if (!showsItems(m_window.centre().view()))
        return tr("Only in a list");
    return reasonIf(shown != work::open && shown != work::any, tr("This list has one state only"));
}

CommandAvailability::Reason CommandAvailability::notQuery() const
{
    return reasonIf(!m_window.centre().navigation().current().isQuery(),
                    tr("Remove the filter “Back from snooze” first: it applies only in this window"));
}

CommandAvailability::Reason CommandAvailability::noServerToRestoreFrom() const
{
    return m_window.dialogs().whyNotRestoreBuffer();
}

CommandAvailability::Reason CommandAvailability::cannotChangeView() const
{
    return m_window.viewCommands().views().whyNotChange();
}

CommandAvailability::Reason CommandAvailability::cannotUpdateView() const
{
    const Reason why = notQuery();
    return why ? why : m_window.viewCommands().views().whyNotUpdate();
}

CommandAvailability::Reason CommandAvailability::cannotTakeNext() const
{
    const Reason why = notQuery(); // the list cannot be saved as a view that items are taken from
    return why ? why : m_window.viewCommands().whyNotTakeNext();
}

CommandAvailability::Reason CommandAvailability::cannotMoveView(int by) const
{
    return m_window.viewCommands().views().whyNotMove(by);
}

CommandAvailability::Reason CommandAvailability::noPin(int number) const
{
    const Context &context = m_window.context();
    const std::vector<BufferId> pins = context.sidebar.pins();
    const size_t at = size_t(number - 1);
    if (at >= pins.size() || !context.store.buffer(pins[at]))
        return tr("No buffer has this number");
    return nothingSelected();
}

} // namespace triage::app
