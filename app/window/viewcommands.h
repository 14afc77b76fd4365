// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of saved views, taking the next item of a list, and the context menu of the sidebar.
#pragma once

#include "domain/ids.h"
#include "domain/savedview.h"
#include "store/values/filter.h"

#include <QObject>

#include <optional>

class QMenu;
class QPoint;

namespace triage::app {

class MainWindow;
class TakeNext;
class ViewActions;

/// Works on the view in view. Choosing one in the sidebar, by click or by key, brings it into view.
class ViewCommands : public QObject
{
    Q_OBJECT
public:
    explicit ViewCommands(MainWindow &window);

    /// Asks for a name and saves the list in view as a view.
    void save();
    /// Copies a link that opens the view or the list in view, for other members of the organization.
    void copyLink();
    /// Takes the next item of the view or the list in view.
    void takeNext();
    void showView(ViewId view);
    /// Returns the commands of the view in view, and the reasons why they are unavailable.
    ViewActions &views() const { return *m_views; }
    std::optional<QString> whyNotTakeNext() const;

private:
    void connectPalette();
    std::optional<SavedView> exactView() const;
    void followView(const Filter &list, const QString &text);
    void showTaken(FeedbackId item, const QString &text);
    void showCurrent();
    /// Shows the context menu of the sidebar's row at that point of its viewport.
    void showMenu(const QPoint &at);
    void showBufferMenu(BufferId buffer, const QPoint &at);
    QMenu &viewMenu();

    MainWindow &m_window;
    ViewActions *m_views;
    TakeNext *m_takeNext;
    QMenu *m_menu = nullptr;
    quint64 m_gestures = 0; ///< The person's gestures until the next item was asked for.
};

} // namespace triage::app
