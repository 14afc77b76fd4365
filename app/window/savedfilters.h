// SPDX-License-Identifier: GPL-3.0-or-later
// Named lists, which are views of the server or filters of this computer: they are saved, renamed, reordered
// and deleted, and each change can be undone.
#pragma once

#include "models/sidebarmodel.h"

#include <QObject>
#include <QPoint>

#include <functional>
#include <optional>

class QInputDialog;
class QMenu;

namespace triage::app {

class MainWindow;
class TakeNext;
class ViewActions;
class ViewUpload;

/// Works on the view or the saved filter in view. Choosing one in the sidebar, by click or by key, brings it
/// into view.
class SavedFilters : public QObject
{
    Q_OBJECT
public:
    explicit SavedFilters(MainWindow &window);

    /// Asks for a name and saves the filter of the list in view under it.
    void save();
    void rename();
    void move(int by); ///< -1: up, 1: down.
    /// Puts a filter before another one; without another one, at the end.
    void place(const QString &name, const QString &before);
    void remove();
    /// Copies a link that opens the view or the list in view, for other members of the organization.
    void copyLink();
    /// Gives the open view the filters of the list in view.
    void updateView();
    /// Makes views of the saved filters.
    void upload();
    /// Takes the next item of the view or the list in view.
    void takeNext();
    void showView(ViewId view);
    std::optional<QString> whyNotUpdateView() const;
    std::optional<QString> whyNotUpload() const;
    std::optional<QString> whyNotTakeNext() const;
    /// Returns why the saved filter cannot be changed; nothing: it can.
    std::optional<QString> whyNot() const;
    std::optional<QString> whyNotMove(int by) const;
    /// Shows the context menu of the sidebar's row at that point of its viewport.
    void showMenu(const QPoint &at);
    void showBufferMenu(BufferId buffer, const QPoint &at);

private:
    void connectViews();
    void showOffer(int filters);
    void keep(const QString &name, const Filter &filter);
    void showCurrent();
    void saveHere(const QString &name, const Filter &filter);
    bool isView() const; ///< True if commands are for a view rather than for a saved filter.
    std::optional<int> current() const; ///< Position of the saved filter in view.
    void ask(const QString &objectName, const QString &title, const QString &text,
             std::function<void(const QString &)> done);
    void change(const QString &text, std::vector<SavedFilter> after);

    MainWindow &m_window;
    ViewActions *m_views;
    ViewUpload *m_upload;
    TakeNext *m_takeNext;
    QMenu *m_menu = nullptr;
};

} // namespace triage::app
