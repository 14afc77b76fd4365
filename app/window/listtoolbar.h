// SPDX-License-Identifier: GPL-3.0-or-later
// Above the list: search, order, period and the filters in force.
#pragma once

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
class Theme;

/// Shows a filter and changes it; knows nothing of lists.
class ListToolBar : public QWidget
{
    Q_OBJECT
public:
    ListToolBar(Theme &theme, ActionRegistry &actions, QWidget *parent = nullptr);

    /// Shows a filter; says nothing.
    void setFilter(const Filter &filter);
    /// Which of the views is in view.
    void setView(CentreView view);
    void focusSearch();
    bool hasSearch() const { return m_filter.isSearch(); }
    void clearSearch();

Q_SIGNALS:
    void filterChanged(const triage::app::Filter &filter);
    /// Out of the search and into the list.
    void listRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *viewButton(CentreView view, const QString &objectName, const QString &name,
                            const QString &icon, const QString &command);
    void buildSearch();
    void buildCombos();
    void change(const Filter &filter);
    void searchEdited();
    void showSort();
    void showPeriod();
    QString periodText() const;
    void showChips();
    void addChip(const QString &text, const Filter &without);

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
    QList<QWidget *> m_refining; ///< What is about lists only.
    QToolBar *m_chips;
    QToolButton *m_save;
    QTimer m_pause;
    QElapsedTimer m_searched; ///< Since the last search was asked for.
};

} // namespace triage::app
