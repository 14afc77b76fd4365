// SPDX-License-Identifier: GPL-3.0-or-later
// What people do with views: save, rename, share, change, order and delete them.
#pragma once

#include "actions/context.h"
#include "commands/notice.h"
#include "store/storechange.h"
#include "store/values/filter.h"
#include "views/listedview.h"

#include <QObject>

#include <optional>

class QWidget;

namespace triage::app {

/// Knows which view is open: the one whose list is in view, also while the person refines it.
class ViewActions : public QObject
{
    Q_OBJECT
public:
    ViewActions(const Context &context, QWidget *window);

    /// Follows the list in view.
    void setCurrent(const Filter &filter);
    /// Returns the view whose list is in view, or else the one that was refined.
    std::optional<SavedView> open() const;
    /// Returns whether the list in view is exactly that of the view that is open.
    bool isExact() const;

    void save(const Filter &filter);
    void edit();
    /// Gives the open view the filters of the list in view.
    void update();
    void move(int by); ///< -1: up, 1: down, among the views that the same people see.
    /// Puts a view before another one; not valid: at the end of those that the same people see.
    void place(ViewId view, ViewId before);
    void remove();
    void show(ViewId id);

    std::optional<QString> whyNotChange() const;
    std::optional<QString> whyNotUpdate() const;
    std::optional<QString> whyNotMove(int by) const;

Q_SIGNALS:
    void messageRequested(const QString &text);
    void listRequested(const triage::app::Filter &filter);
    /// The open view has another list now, though the person did not ask for it.
    void listChanged(const triage::app::Filter &filter, const QString &text);
    /// The rows of the sidebar stand for other lists now.
    void viewsChanged();

private:
    static QString whyInexact(const SavedView &view);
    void follow(const StoreChange &change);
    void followOpen();
    std::optional<ListedView> listed() const;
    std::vector<SavedView> alike(const SavedView &view) const;
    std::optional<SavedView> beside(int by) const;
    void patch(const SavedView &view, const ViewPatch &patch, const QString &done);

    const Context &m_context;
    QWidget *m_window;
    Filter m_current;
    std::optional<ViewId> m_open;
    std::optional<ListedView> m_seen; ///< The open view as it was when its list came into view.
};

} // namespace triage::app
