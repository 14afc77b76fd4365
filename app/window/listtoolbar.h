// SPDX-License-Identifier: GPL-3.0-or-later
// The bar above the list: search, order, period and the active filters.
#pragma once

#include "actions/commandid.h"
#include "store/values/filter.h"
#include "window/centreviews.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <array>

class QAction;
class QComboBox;
class QLineEdit;
class QToolBar;
class QToolButton;

namespace triage::app {

class ActionRegistry;
class LocalStore;
class Theme;

/// Shows a filter and changes it. Does not know any list.
class ListToolBar : public QWidget
{
    Q_OBJECT
public:
    ListToolBar(const LocalStore &store, Theme &theme, ActionRegistry &actions, QWidget *parent = nullptr);

    /// Shows a filter without emitting a signal.
    void setFilter(const Filter &filter);
    /// Sets the view in the centre.
    void setView(CentreView view);
    void focusSearch();
    bool hasSearch() const { return m_filter.isSearch(); }
    void clearSearch();

Q_SIGNALS:
    void filterChanged(const triage::app::Filter &filter);
    /// Requests to give the focus to the list.
    void listRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *viewButton(CentreView view, const QString &objectName, const QString &name,
                            const QString &icon, CommandId command);
    void buildSearch();
    void buildCombos();
    void change(const Filter &filter);
    /// Reads the search box: filter words become chips.
    void searchEdited(bool isFinished = false);
    void finishSearch();
    void showSort();
    void showPeriod();
    QString periodText() const;
    void showChips();
    void addChip(const QString &text, const Filter &without);

    const LocalStore &m_store; ///< For the names of buffers.
    Theme &m_theme;
    ActionRegistry &m_actions;
    Filter m_filter;
    QLineEdit *m_search;
    QAction *m_clear;
    QComboBox *m_sort;
    QComboBox *m_period;
    QToolButton *m_review;
    std::array<QToolButton *, 3> m_views{};
    CentreView m_view = CentreView::List;
    QList<QWidget *> m_refining; ///< Controls that are for lists only.
    QToolBar *m_chips;
    QToolButton *m_save;
    QTimer m_pause;
    QElapsedTimer m_searched; ///< Time since the last search was requested.
};

} // namespace triage::app
