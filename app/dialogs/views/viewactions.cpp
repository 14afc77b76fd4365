// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/views/viewactions.h"

#include "commands/serversteps.h"
#include "commands/viewchanges.h"
#include "commands/vieworder.h"
#include "dialogs/dialog.h"
#include "dialogs/views/viewdialog.h"
#include "store/localstore.h"
#include "text.h"

#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

ViewActions::ViewActions(const Context &context, QWidget *window)
    : QObject(window), m_context(context), m_window(window)
{
    connect(&context.store, &LocalStore::changed, this, &ViewActions::follow);
}

void ViewActions::setCurrent(const Filter &filter)
{
    m_current = filter;
    const std::optional<ListedView> now = listed();
    if (now && now->filter == filter) {
        m_seen = now;
        return;
    }
    if (const std::optional<ListedView> view = viewOf(filter, m_context.store)) {
        m_open = view->view.id;
        m_seen = view;
    } else if (!now || filter.isWholePlace() || filter.place() != now->filter.place()
               || filter.buffer != now->filter.buffer) {
        m_open.reset();
        m_seen.reset();
    }
}

std::optional<ListedView> ViewActions::listed() const
{
    const SavedView *view = m_open ? m_context.store.view(*m_open) : nullptr;
    return view ? std::optional(listedView(*view)) : std::nullopt;
}

std::optional<SavedView> ViewActions::open() const
{
    const SavedView *view = m_open ? m_context.store.view(*m_open) : nullptr;
    return view ? std::optional(*view) : std::nullopt;
}

bool ViewActions::isExact() const
{
    const std::optional<ListedView> view = listed();
    return view && view->filter == m_current;
}

void ViewActions::follow(const StoreChange &change)
{
    if (!change.views && !change.everything)
        return;
    followOpen();
    Q_EMIT viewsChanged();
}

/// Says that somebody changed the view. The list stays where the view is deleted.
void ViewActions::followOpen()
{
    if (!m_open || m_context.store.isEmpty()) {
        setCurrent(m_current);
        return;
    }
    m_open = m_context.steps.currentId(*m_open);
    const std::optional<ListedView> now = listed();
    if (!now) {
        const QString name = m_seen ? m_seen->view.name : QString();
        m_open.reset();
        m_seen.reset();
        Q_EMIT messageRequested(tr("The view %1 was deleted. Its list stays here.").arg(name));
        return;
    }
    const bool wasExact = m_seen && m_seen->filter == m_current;
    const bool isOther = m_seen && m_seen->view.filter != now->view.filter;
    m_seen = now;
    if (wasExact && isOther && now->filter != m_current)
        Q_EMIT listChanged(now->filter, tr("The view %1 was changed.").arg(now->view.name));
}

void ViewActions::save(const Filter &filter)
{
    auto *dialog = new ViewDialog(m_context, filter, m_window);
    connect(dialog, &ViewDialog::saved, this, [this](const SavedView &view) {
        m_open = view.id;
        m_seen = listedView(view);
        Q_EMIT messageRequested(tr("View saved: %1").arg(view.name));
        Q_EMIT listRequested(m_seen->filter);
    });
    dialog->open();
}

void ViewActions::edit()
{
    const std::optional<SavedView> view = open();
    if (!view)
        return;
    auto *dialog = new ViewDialog(m_context, *view, m_window);
    connect(dialog, &ViewDialog::saved, this, [this](const SavedView &saved) {
        Q_EMIT messageRequested(tr("View saved: %1").arg(saved.name));
    });
    dialog->open();
}

void ViewActions::update()
{
    const std::optional<SavedView> view = open();
    if (!view || whyNotUpdate())
        return;
    ViewPatch wanted;
    wanted.filter = m_current.list();
    wanted.sortBy = m_current.sortBy == SortBy::Relevance ? std::nullopt : std::optional(m_current.sortBy);
    wanted.order = m_current.order;
    patch(*view, wanted, tr("View changed: %1").arg(view->name));
}

void ViewActions::patch(const SavedView &view, const ViewPatch &patch, const QString &done)
{
    QCoro::connect(updateView(m_context.steps, view.id, patch, view), this,
                   [this, done](const Result<SavedView> &saved) {
                       Q_EMIT messageRequested(saved ? done : Dialog::messageOf(saved.error()));
                   });
}

/// Returns the views that the same people see, in their order.
std::vector<SavedView> ViewActions::alike(const SavedView &view) const
{
    std::vector<SavedView> views;
    for (const ViewRecord &each : m_context.store.views()) {
        if (each.view.visibility == view.visibility)
            views.push_back(each.view);
    }
    return views;
}

std::optional<SavedView> ViewActions::beside(int by) const
{
    const std::optional<SavedView> view = open();
    if (!view)
        return std::nullopt;
    const std::vector<SavedView> views = alike(*view);
    const auto found = std::find_if(views.begin(), views.end(),
                                    [&view](const SavedView &each) { return each.id == view->id; });
    const auto at = (found - views.begin()) + by;
    if (found == views.end() || at < 0 || at >= std::ptrdiff_t(views.size()))
        return std::nullopt;
    return views[std::size_t(at)];
}

void ViewActions::move(int by)
{
    const std::optional<SavedView> view = open();
    if (!view || whyNotMove(by))
        return;
    const std::optional<SavedView> before = by < 0 ? beside(by) : beside(by + 1);
    place(view->id, before ? before->id : ViewId());
}

void ViewActions::place(ViewId id, ViewId before)
{
    const SavedView *view = m_context.store.view(id);
    if (!view)
        return;
    // Shared views come first: a private one that goes before them becomes the first of its kind.
    const SavedView *next = m_context.store.view(before);
    const std::vector<SavedView> views = alike(*view);
    const bool isAmongOthers = next && next->visibility != view->visibility;
    if (isAmongOthers)
        before = view->visibility == Visibility::Shared ? ViewId() : views.front().id;
    const std::vector<ViewPlace> places = placesFor(views, id, before);
    for (const ViewPlace &each : places) {
        if (const auto why = app::whyNotChange(m_context.store, each.view))
            return Q_EMIT messageRequested(*why);
    }
    if (places.empty())
        return;
    QCoro::connect(moveViews(m_context.steps, view->name, places), this,
                   [this, name = view->name](const Result<void> &moved) {
                       Q_EMIT messageRequested(moved ? tr("View moved: %1").arg(name)
                                                     : Dialog::messageOf(moved.error()));
                   });
}

void ViewActions::remove()
{
    const std::optional<SavedView> view = open();
    if (!view || whyNotChange())
        return;
    m_open.reset();
    m_seen.reset();
    QCoro::connect(deleteView(m_context.steps, view->id), this,
                   [this, name = view->name](const Result<void> &removed) {
                       Q_EMIT messageRequested(removed ? tr("View deleted: %1").arg(name)
                                                       : Dialog::messageOf(removed.error()));
                       setCurrent(m_current);
                   });
}

void ViewActions::show(ViewId id)
{
    const SavedView *view = m_context.store.view(id);
    if (!view) {
        Q_EMIT messageRequested(tr("This view is not here, or it was deleted."));
        return;
    }
    m_open = id;
    m_seen = listed();
    Q_EMIT listRequested(m_seen->filter);
    if (view->bufferDeleted)
        Q_EMIT messageRequested(tr("The buffer of this view was deleted."));
    else if (const auto tag = missingTagOf(m_seen->filter, m_context.store))
        Q_EMIT messageRequested(tr("The tag %1 is not there any more.").arg(isolated(*tag)));
    else if (!m_seen->isExact)
        Q_EMIT messageRequested(whyInexact(*view));
}

QString ViewActions::whyInexact(const SavedView &view)
{
    return tr("The view %1 has filters that this program does not have. Its list here has more.")
        .arg(view.name);
}

std::optional<QString> ViewActions::whyNotChange() const
{
    const std::optional<SavedView> view = open();
    if (!view)
        return tr("Open a view first");
    if (const auto why = app::whyNotChange(m_context.store, *view))
        return why;
    return Dialog::whyNotOnline(m_context);
}

std::optional<QString> ViewActions::whyNotUpdate() const
{
    if (const auto why = whyNotChange())
        return why;
    if (const std::optional<ListedView> view = listed(); view && !view->isExact)
        return whyInexact(view->view);
    return isExact() ? std::optional(tr("The view has these filters already")) : std::nullopt;
}

std::optional<QString> ViewActions::whyNotMove(int by) const
{
    if (const auto why = whyNotChange())
        return why;
    if (!beside(by))
        return by < 0 ? tr("It is the first one") : tr("It is the last one");
    return std::nullopt;
}

} // namespace triage::app

#include "moc_viewactions.cpp"
