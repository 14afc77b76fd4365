// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/feedbackdrop.h"

#include "models/labels.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

/// The number of dragged items whose buffers are read while they hover. The move itself reads all of them.
constexpr std::size_t maxInspected = 200;

std::span<const FeedbackId> some(const std::vector<FeedbackId> &ids)
{
    return std::span(ids).first(std::min(ids.size(), maxInspected));
}

} // namespace

FeedbackDrop::FeedbackDrop(const LocalStore &store, DropRules rules, QObject *parent)
    : QObject(parent), m_store(store), m_rules(std::move(rules))
{
}

bool FeedbackDrop::allAreIn(const Ids &ids, BufferId buffer) const
{
    const std::vector<ListRow> rows = m_store.rows(some(ids));
    return ids.size() <= maxInspected
        && std::all_of(rows.begin(), rows.end(), [buffer](const ListRow &row) { return row.isIn(buffer); });
}

DropOutcome FeedbackDrop::outcomeOf(const Verdict &verdict)
{
    return { verdict.accepted, verdict.text, verdict.action, [this, verdict](const QPoint &at) {
                drop(verdict, at);
            } };
}

FeedbackDrop::Verdict FeedbackDrop::judge(const DraggedFeedback &dragged, const DropTarget &target,
                                          bool copy) const
{
    const auto verdict = [&](bool accepted, Qt::DropAction action, const QString &text) {
        return Verdict{ accepted, action, text, dragged, target };
    };
    const auto refusal = [&](const QString &why) {
        return verdict(false, Qt::IgnoreAction, why);
    };
    if (dragged.server != m_rules.server || dragged.organization != m_rules.organization)
        return refusal(tr("This feedback belongs to another organization."));
    if (target.item.isValid())
        return judgeSame(dragged, target);
    if (target.isNone())
        return refusal(tr("Feedback can be dropped on a buffer."));
    const int count = int(dragged.ids.size());
    if (target.place == Place::Unassigned) {
        if (copy)
            return refusal(tr("Feedback cannot be added to Unassigned."));
        if (!dragged.from)
            return refusal(tr("Drag feedback out of its buffer’s list to take it out of that buffer."));
        const BufferRecord *from = m_store.buffer(*dragged.from);
        return verdict(true, Qt::MoveAction,
                       tr("Remove %n from %1", nullptr, count).arg(from ? from->buffer.name : QString()));
    }
    const BufferRecord *to = m_store.buffer(target.buffer);
    if (!to)
        return refusal(tr("That buffer was deleted."));
    if (allAreIn(dragged.ids, target.buffer) && (copy || dragged.from == target.buffer || !dragged.from))
        return refusal(tr("Already in %1").arg(to->buffer.name));
    if (copy)
        return verdict(true, Qt::CopyAction, tr("Also add %n to %1", nullptr, count).arg(to->buffer.name));
    if (const std::optional<Problem> why = m_rules.whyNotMove(dragged.ids, dragged.from, target.buffer))
        return refusal(why->detail);
    return verdict(true, Qt::MoveAction, m_rules.moveText(dragged.ids, dragged.from, target.buffer));
}

FeedbackDrop::Verdict FeedbackDrop::judgeSame(const DraggedFeedback &dragged, const DropTarget &target) const
{
    const auto refusal = [&](const QString &why) {
        return Verdict{ false, Qt::IgnoreAction, why, dragged, target };
    };
    const FeedbackId original = m_store.originalOf(target.item);
    std::vector<ListRow> rows = m_store.rows(std::span(&original, 1));
    if (rows.empty()) // the original may be older than what is here
        rows = m_store.rows(std::span(&target.item, 1));
    const auto isDragged
        = std::find(dragged.ids.begin(), dragged.ids.end(), target.item) != dragged.ids.end();
    if (rows.empty() || isDragged)
        return refusal({});
    const auto sample = some(dragged.ids);
    if (std::all_of(sample.begin(), sample.end(),
                    [&](FeedbackId id) { return m_store.originalOf(id) == original; }))
        return refusal(tr("They are merged already"));
    return { true, Qt::MoveAction, tr("Merge with “%1”", "title").arg(Labels::headline(rows.front())),
             dragged, target };
}

std::vector<BufferId> FeedbackDrop::choices(const Ids &ids, BufferId to) const
{
    std::vector<BufferId> from;
    bool several = false;
    for (const ListRow &row : m_store.rows(some(ids))) {
        std::vector<BufferId> others = row.buffers;
        std::erase(others, to);
        several |= others.size() > 1;
        for (const BufferId each : others) {
            if (std::find(from.begin(), from.end(), each) == from.end())
                from.push_back(each);
        }
    }
    return several ? from : std::vector<BufferId>();
}

void FeedbackDrop::drop(const Verdict &verdict, const QPoint &at)
{
    if (!verdict.accepted)
        return;
    const DraggedFeedback &dragged = verdict.dragged;
    const BufferId to = verdict.target.buffer;
    if (verdict.target.item.isValid()) {
        Q_EMIT sameRequested(dragged.ids, verdict.target.item);
    } else if (verdict.target.place == Place::Unassigned) {
        Q_EMIT removeRequested(dragged.ids, *dragged.from);
    } else if (verdict.action == Qt::CopyAction) {
        Q_EMIT addRequested(dragged.ids, to);
    } else if (dragged.from) {
        Q_EMIT moveRequested(dragged.ids, dragged.from, to);
    } else if (const std::vector<BufferId> from = choices(dragged.ids, to); !from.empty()) {
        openMenu(dragged.ids, from, to, at);
    } else {
        Q_EMIT moveRequested(dragged.ids, std::nullopt, to);
    }
}

/// The store may have changed while the menu was open, and only now is it known which buffer is left.
void FeedbackDrop::moveOutOf(const Ids &ids, BufferId from, BufferId to)
{
    if (const std::optional<Problem> why = m_rules.whyNotMove(ids, from, to))
        Q_EMIT refused(why->detail);
    else
        Q_EMIT moveRequested(ids, from, to);
}

void FeedbackDrop::openMenu(const Ids &ids, const std::vector<BufferId> &from, BufferId to, const QPoint &at)
{
    auto *menu = new QMenu(qobject_cast<QWidget *>(parent()));
    menu->setObjectName(u"dropMenu"_s);
    menu->setAccessibleName(tr("Move out of"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSection(tr("Move out of"));
    for (const BufferId each : from) {
        const BufferRecord *buffer = m_store.buffer(each);
        if (!buffer)
            continue;
        QString name = buffer->buffer.name;
        connect(menu->addAction(name.replace(u'&', u"&&"_s)), &QAction::triggered, this,
                [this, ids, each, to] { moveOutOf(ids, each, to); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("&All of Them")), &QAction::triggered, this,
            [this, ids, to] { Q_EMIT moveRequested(ids, std::nullopt, to); });
    connect(menu->addAction(tr("&None, Just Add")), &QAction::triggered, this,
            [this, ids, to] { Q_EMIT addRequested(ids, to); });
    menu->popup(at);
}

} // namespace triage::app

#include "moc_feedbackdrop.cpp"
