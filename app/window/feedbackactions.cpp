// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/feedbackactions.h"

#include "actions/context.h"
#include "actions/preferences.h"
#include "list/feedbackdrop.h"
#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

DropRules dropRulesOf(const Context &context)
{
    const Workspace &workspace = context.workspace;
    DropRules rules;
    rules.server = context.server;
    rules.organization = context.organization;
    rules.moveText = [&workspace](const Ids &ids, std::optional<BufferId> from, BufferId to) {
        return workspace.moveText(ids, from, to);
    };
    rules.whyNotMove = [&workspace](const Ids &ids, std::optional<BufferId> from, BufferId to) {
        return workspace.whyNotMove(ids, from, to);
    };
    return rules;
}

FeedbackActions::FeedbackActions(const Context &context, QWidget *window)
    : QObject(window), m_context(context), m_attention(new Attention(context.store, this)), m_window(window)
{
    connect(&context.workspace, &Workspace::restored, m_attention, &Attention::expectClosed);
}

void FeedbackActions::connectDrops(FeedbackDrop &drops)
{
    connect(&drops, &FeedbackDrop::moveRequested, this, &FeedbackActions::moveJudged);
    connect(&drops, &FeedbackDrop::addRequested, this, &FeedbackActions::add);
    connect(&drops, &FeedbackDrop::removeRequested, this,
            [this](const Ids &ids, BufferId from) { removeFrom(ids, from); });
    connect(&drops, &FeedbackDrop::sameRequested, this, &FeedbackActions::sameRequested);
    connect(&drops, &FeedbackDrop::refused, this, &FeedbackActions::refused);
}

/// Returns the item that becomes current after the act: below or above the items, as the preferences say. An
/// act on another item than the current one, as in a window of its own, leaves the list where it is.
std::optional<FeedbackId> FeedbackActions::nextAfter(const Ids &ids) const
{
    const AfterAction after = m_context.preferences.afterAction();
    const FeedbackListView &list = m_attention->list();
    const FeedbackListModel &model = list.feedback();
    const bool isSelected = list.selectedCount() == 1 && list.targets() == ids;
    const bool isElsewhere = ids.size() == 1 && ids.front() != list.currentId() && !isSelected;
    if (after == AfterAction::Stay || !m_advancing || isElsewhere || ids.size() > 1000)
        return {};
    int first = model.rowCount();
    int last = -1;
    for (const FeedbackId id : ids) {
        const int row = model.rowOf(id);
        if (row < 0)
            continue;
        first = std::min(first, row);
        last = std::max(last, row);
    }
    if (last < 0)
        return {};
    const int wanted = after == AfterAction::Next ? last + 1 : first - 1;
    const int other = after == AfterAction::Next ? first - 1 : last + 1;
    for (const int row : { wanted, other }) {
        if (row >= 0 && row < model.rowCount())
            return model.idAt(row);
    }
    return {};
}

void FeedbackActions::run(const Ids &ids, const Act &act)
{
    const std::optional<FeedbackId> next = nextAfter(ids);
    FeedbackListView *list = &m_attention->list();
    // What is refused stays selected.
    if (ids.size() > 1 && !m_context.workspace.whyBusy())
        list->selectNone();
    if (!act())
        return;
    const AfterAction after = m_context.preferences.afterAction();
    const bool hadLeft = !list->currentIndex().isValid() && ids == Ids{ list->currentId() };
    if (next)
        list->setCurrentId(*next);
    else if (hadLeft && m_advancing && list->feedback().rowCount() == 0)
        list->hold({}); // the next key must not hit it again
    else if (hadLeft && m_advancing && after != AfterAction::Stay)
        list->step(after == AfterAction::Next ? 1 : -1);
    Q_EMIT acted(ids);
}

void FeedbackActions::perform(const Ids &ids, const QString &text, const Act &act, bool canUndo)
{
    ask(
        ids, text, [this, ids, act] { run(ids, act); }, canUndo);
}

void FeedbackActions::ask(const Ids &ids, const QString &text, const std::function<void()> &act, bool canUndo)
{
    if (ids.empty()) {
        Q_EMIT refused(tr("Nothing is selected."));
        return;
    }
    if (ids.size() <= maxUnconfirmed) {
        act();
        return;
    }
    ConfirmQuestion question;
    question.title = tr("Many at once");
    question.text = canUndo ? tr("This changes %n items. You can undo this.", nullptr, int(ids.size()))
                            : tr("This cannot be undone, because routing decides again.");
    question.buttonText = text;
    confirm(m_window, question, act);
}

bool FeedbackActions::canMove(const Ids &ids, std::optional<BufferId> from, BufferId to)
{
    const std::optional<Problem> why = m_context.workspace.whyNotMove(ids, from, to);
    if (why)
        Q_EMIT refused(why->detail);
    return !why;
}

void FeedbackActions::move(const Ids &ids, std::optional<BufferId> from, BufferId to)
{
    if (canMove(ids, from, to))
        moveJudged(ids, from, to);
}

void FeedbackActions::moveJudged(const Ids &ids, std::optional<BufferId> from, BufferId to)
{
    perform(ids, m_context.workspace.moveText(ids, from, to),
            [this, ids, from, to] { return m_context.workspace.move(ids, from, to); });
}

void FeedbackActions::add(const Ids &ids, BufferId to)
{
    const QString text
        = tr("Add %1 to %2").arg(QLocale().toString(qulonglong(ids.size())), m_context.store.bufferName(to));
    perform(ids, text, [this, ids, to] { return m_context.workspace.add(ids, to); });
}

void FeedbackActions::removeFrom(const Ids &ids, std::optional<BufferId> from)
{
    const QString count = QLocale().toString(qulonglong(ids.size()));
    const QString text = from ? tr("Remove %1 from %2").arg(count, m_context.store.bufferName(*from))
                              : tr("Remove %1 from All Buffers").arg(count);
    perform(ids, text, [this, ids, from] { return m_context.workspace.remove(ids, from); });
}

void FeedbackActions::moveTo(BufferId to)
{
    const Ids ids = m_attention->targets();
    const std::optional<BufferId> from = m_attention->bufferInView();
    // It goes on to the next item all the same: otherwise the next key would hit this one.
    if (!ids.empty() && m_context.workspace.areThere(ids, from, to))
        setNeedsReview(false);
    else
        move(ids, from, to);
}

void FeedbackActions::moveToColumn(const Ids &ids, std::optional<BufferId> to,
                                   const std::function<void()> &done)
{
    const auto from = m_attention->bufferInView();
    if (to && !canMove(ids, from, *to))
        return;
    const QString text = to ? m_context.workspace.moveText(ids, from, *to)
                            : tr("Remove %1 from %2")
                                  .arg(QLocale().toString(qulonglong(ids.size())),
                                       from ? m_context.store.bufferName(*from) : QString());
    perform(ids, text, [this, ids, from, to, done] {
        const bool began
            = to ? m_context.workspace.move(ids, from, *to) : !from || m_context.workspace.remove(ids, *from);
        if (began)
            done();
        return began;
    });
}

void FeedbackActions::acceptSuggestion(BufferId buffer)
{
    const FeedbackId id = m_attention->currentId();
    const std::vector<ListRow> rows = m_context.store.rows(std::span(&id, 1));
    const bool isThere = !rows.empty() && rows.front().isIn(buffer);
    if (isThere)
        setNeedsReview(false);
    else
        moveTo(buffer);
}

void FeedbackActions::addTo(BufferId to)
{
    add(m_attention->targets(), to);
}

void FeedbackActions::remove()
{
    const Ids ids = m_attention->targets();
    if (const auto buffer = m_attention->bufferInView()) {
        removeFrom(ids, buffer);
        return;
    }
    // Outside a buffer the change is clear only for items of at most one buffer. Many items are asked about
    // anyway, and their rows are too many to be read here.
    const std::vector<ListRow> rows
        = ids.size() > maxUnconfirmed ? std::vector<ListRow>() : m_context.store.rows(ids);
    const bool clear
        = std::all_of(rows.begin(), rows.end(), [](const ListRow &row) { return row.buffers.size() <= 1; });
    if (clear)
        removeFrom(ids, std::nullopt);
    else
        Q_EMIT refused(
            tr("It is in several buffers: open the one to take it out of, or use the chips in the detail."));
}

void FeedbackActions::setNeedsReview(bool needsReview)
{
    const Ids ids = m_attention->targets();
    const QString count = QLocale().toString(qulonglong(ids.size()));
    perform(ids, needsReview ? tr("Flag %1 for review").arg(count) : tr("Mark %1 as right").arg(count),
            [this, ids, needsReview] { return m_context.workspace.setNeedsReview(ids, needsReview); });
}

void FeedbackActions::toggle(TriageState state)
{
    const Ids ids = m_attention->targets();
    const auto toggled = [this, ids, state](bool areAll) {
        TriageAct act;
        act.state = areAll ? TriageState::Open : state;
        triage(ids, act);
    };
    // Each of very many may have to be read. They are asked about anyway.
    if (ids.size() > maxUnconfirmed) {
        m_context.store.areAll(ids, state, this, toggled);
        return;
    }
    const std::vector<ListRow> rows = m_context.store.rows(ids);
    // Somebody may have done it a moment before the key, which then must not take it back.
    const bool isSurprising = std::any_of(rows.begin(), rows.end(), [this](const ListRow &row) {
        return row.triage.state != TriageState::Open && m_attention->sawOpen(row.id);
    });
    if (isSurprising) {
        m_attention->expectClosed(ids);
        Q_EMIT refused(
            ids.size() == 1
                ? tr("Somebody else has just changed it. Do it again if you still want to.")
                : tr("Somebody else has just changed some of them. Do it again if you still want to."));
        return;
    }
    toggled(std::all_of(rows.begin(), rows.end(),
                        [state](const ListRow &row) { return row.triage.state == state; }));
}

void FeedbackActions::take()
{
    const std::optional<Me> me = m_context.store.me();
    if (!me)
        return;
    TriageAct act;
    act.owner = std::optional(me->member.id);
    act.takes = true;
    triage(m_attention->targets(), act);
}

/// Goes on to the next item where this one leaves the list. Owners and tags are set in place.
void FeedbackActions::triage(const Ids &ids, const TriageAct &act)
{
    const QString text = triageText(m_context.store, act, int(ids.size()));
    carryOut(
        ids, text,
        [this, ids, act] {
            const bool began = m_context.workspace.triage(ids, act);
            if (began && act.state.sent)
                m_attention->expectClosed(ids);
            return began;
        },
        act.state.sent || act.snoozedUntil.sent);
}

void FeedbackActions::carryOut(const Ids &ids, const QString &text, const Act &act, bool leaves)
{
    if (leaves)
        perform(ids, text, act);
    else
        ask(ids, text, act);
}

void FeedbackActions::repeat()
{
    const std::optional<QString> text = m_context.workspace.lastText();
    if (!text) {
        Q_EMIT refused(tr("There is no move to repeat yet."));
        return;
    }
    const Ids ids = m_attention->targets();
    perform(ids, *text,
            [this, ids] { return m_context.workspace.repeatLast(ids, m_attention->bufferInView()); });
}

void FeedbackActions::retryRouting()
{
    const Ids ids = m_attention->targets();
    perform(
        ids, tr("Route %1 Again").arg(QLocale().toString(qulonglong(ids.size()))),
        [this, ids] { return m_context.workspace.retryRouting(ids); }, false);
}

void FeedbackActions::deleteItems()
{
    const Ids ids = m_attention->targets();
    if (ids.empty()) {
        Q_EMIT refused(tr("Nothing is selected."));
        return;
    }
    ConfirmQuestion question;
    question.title = tr("Delete feedback");
    question.text = tr("Delete %n feedback? You can undo this for 10 seconds; then it is gone for everyone.",
                       nullptr, int(ids.size()));
    question.buttonText = tr("Delete %n Feedback", nullptr, int(ids.size()));
    question.destructive = true;
    confirm(m_window, question,
            [this, ids] { run(ids, [this, ids] { return m_context.workspace.deleteFeedback(ids); }); });
}

} // namespace triage::app

#include "moc_feedbackactions.cpp"
