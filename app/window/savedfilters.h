// SPDX-License-Identifier: GPL-3.0-or-later
// Named filters: they are saved, renamed, reordered and deleted, and each change can be undone.
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

/// Works on the saved filter in view. Choosing one in the sidebar, by click or by key, brings it into view.
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
    /// Copies a link that opens the list in view, for other members of the organization.
    void copyLink();
    /// Returns why the saved filter cannot be changed; nothing: it can.
    std::optional<QString> whyNot() const;
    std::optional<QString> whyNotMove(int by) const;
    /// Shows the context menu of the sidebar's row at that point of its viewport.
    void showMenu(const QPoint &at);
    void showBufferMenu(BufferId buffer, const QPoint &at);

private:
    std::optional<int> current() const; ///< Position of the saved filter in view.
    void ask(const QString &objectName, const QString &title, const QString &text,
             std::function<void(const QString &)> done);
    void change(const QString &text, std::vector<SavedFilter> after);

    MainWindow &m_window;
    QMenu *m_menu = nullptr;
};

} // namespace triage::app
