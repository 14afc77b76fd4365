// SPDX-License-Identifier: GPL-3.0-or-later
// The bar above the list: its heading, order and period, search, views and the active filters.
#pragma once

#include "actions/commandid.h"
#include "list/listtally.h"
#include "store/values/filter.h"
#include "window/centreviews.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <array>

class QBoxLayout;
class QAction;
class QLineEdit;
class QToolBar;
class QToolButton;

namespace triage::app {

class CompactCombo;
class KeyButton;
class ListHeading;
class PeriodCombo;
struct Context;

/// Shows a filter and changes it. Does not know any list.
class ListToolBar : public QWidget
{
    Q_OBJECT
public:
    ListToolBar(const Context &context, QWidget *parent = nullptr);

    /// Shows a filter without emitting a signal.
    void setFilter(const Filter &filter);
    /// Sets the view in the centre.
    void setView(CentreView view);
    /// Sets the number of rows of the list in view.
    void setRows(qint64 rows, const std::optional<StateCounts> &states);
    void focusSearch();
    bool hasSearch() const { return m_filter.isSearch(); }
    void clearSearch();

Q_SIGNALS:
    void filterChanged(const triage::app::Filter &filter);
    /// Requests to give the focus to the list.
    void listRequested();
    void searchLeft(); ///< The person ended the search.

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QToolButton *viewButton(CentreView view, const QString &objectName, const QString &name,
                            const QString &icon, CommandId command);
    void buildSearch();
    void buildCombos();
    void buildButtons();
    void layOut();
    void fit();
    void drawTriage(bool iconOnly);
    void showHeading();
    void change(const Filter &filter);
    /// Reads the search box: filter words become chips.
    void searchEdited(bool isFinished = false);
    void finishSearch();
    void showSort();
    void showChips();
    void addChip(const QString &text, const Filter &without);

    const Context &m_context;
    Filter m_filter;
    ListHeading *m_heading;
    CompactCombo *m_sort;
    PeriodCombo *m_period;
    QToolButton *m_review;
    QLineEdit *m_search;
    QAction *m_clear;
    QToolButton *m_save;
    KeyButton *m_triage;
    std::array<QToolButton *, 3> m_views{}; ///< Buttons of the first views.
    CentreView m_view = CentreView::List;
    QList<QWidget *> m_refining; ///< Controls that are for lists only.
    QToolBar *m_chips;
    QBoxLayout *m_rows; ///< The heading, and m_second below it.
    QBoxLayout *m_second;
    QTimer m_pause;
    QElapsedTimer m_searched; ///< Time since the last search was requested.
};

} // namespace triage::app
