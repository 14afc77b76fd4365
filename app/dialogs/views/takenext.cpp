// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/views/takenext.h"

#include "commands/viewchanges.h"
#include "dialogs/dialog.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "store/values/clock.h"

#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns the list without the state of its items and without nobody or the caller as their owner: these are
/// the server's own conditions.
Filter anyWorkOf(Filter list)
{
    list.show(work::open);
    list.duplicates.reset();
    if (list.owner && !list.owner->member.isValid()) // nobody, or the caller
        list.owner.reset();
    return list;
}

/// Returns whether the list is neither of a buffer nor of all open feedback.
bool isOfOtherPlace(const Filter &list)
{
    return !list.buffer && list.place() != Place::All;
}

/// Returns the set that the server is to choose from, or std::nullopt if the list is narrower than each of
/// those that it can choose from.
std::optional<NextTaken> setOf(const Filter &list, const std::optional<SavedView> &view)
{
    NextTaken from;
    if (view) {
        from.view = view->id;
        if (const QString zone = timeZoneName(); !zone.isEmpty())
            from.timeZone = zone;
        return from;
    }
    const Filter whole = anyWorkOf(list);
    if (!whole.isWholePlace() || isOfOtherPlace(whole))
        return std::nullopt;
    if (whole.buffer)
        from.buffer = toString(whole.bufferId());
    return from;
}

} // namespace

TakeNext::TakeNext(const Context &context, QObject *parent) : QObject(parent), m_context(context)
{
    connect(&context.store, &LocalStore::changed, this, &TakeNext::showWhenHere);
}

std::optional<QString> TakeNext::whyNot(const Filter &list, const std::optional<SavedView> &view) const
{
    if (!view && isOfOtherPlace(anyWorkOf(list)))
        return tr("Go to a buffer or to all feedback, or save this list as a view.");
    if (!setOf(list, view))
        return tr("The next item comes from a buffer, a saved view or all feedback. Clear the search and the "
                  "filters, or save this list as a view.");
    // The server gives each item to one person only.
    return Dialog::whyNotOnline(m_context);
}

void TakeNext::start(const Filter &list, const std::optional<SavedView> &view)
{
    if (const std::optional<QString> why = whyNot(list, view)) {
        Q_EMIT messageRequested(*why);
        return;
    }
    if (std::exchange(m_isRunning, true))
        return;
    QCoro::connect(takeNext(m_context.steps, *setOf(list, view)), this,
                   [this](const Result<std::optional<FeedbackId>> &item) { receive(item); });
}

void TakeNext::receive(const Result<std::optional<FeedbackId>> &item)
{
    m_isRunning = false;
    if (!item) {
        Q_EMIT messageRequested(Dialog::messageOf(item.error()));
    } else if (!*item) {
        Q_EMIT messageRequested(emptyText());
    } else {
        m_awaited = **item;
        showWhenHere();
    }
}

/// The feed tells of the owner, and of items that this machine does not have yet.
void TakeNext::showWhenHere()
{
    if (!m_awaited)
        return;
    const std::optional<Me> me = m_context.store.me();
    const std::vector<ListRow> rows = m_context.store.rows(std::span(&*m_awaited, 1));
    if (rows.empty() || !me || rows.front().triage.owner != me->member.id)
        return;
    const FeedbackId item = *std::exchange(m_awaited, std::nullopt);
    Q_EMIT taken(item, tr("Assigned to you: %1", "feedback").arg(Labels::headline(rows.front())));
}

QString TakeNext::emptyText() const
{
    const std::optional<Me> me = m_context.store.me();
    const qint64 done = me ? m_context.store.closedSince(timeOf(FilterTime::ago(0)), me->member.id) : 0;
    const QString nothing = tr("Nothing here is free. Everything is assigned, or somebody is writing on it.");
    return done == 0
        ? nothing
        : tr("%1 You finished %n today.", "sentence about an empty queue", int(done)).arg(nothing);
}

} // namespace triage::app

#include "moc_takenext.cpp"
