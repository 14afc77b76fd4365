// SPDX-License-Identifier: GPL-3.0-or-later
// The dashboard: plots of what comes in, where it goes and how long it waits.
#pragma once

#include "actions/context.h"
#include "dashboard/plotfile.h"
#include "dashboard/plotsource.h"
#include "store/values/filter.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QScrollArea;

namespace triage::app {

class DashboardBar;
class NoticeStrip;
class PlotCard;
struct StoreChange;

/// Counts only while it is visible, and only after what it shows has changed.
class DashboardView : public QWidget
{
    Q_OBJECT
public:
    explicit DashboardView(const Context &context, QWidget *parent = nullptr);

    /// Gives the focus to the plot that had it last.
    void enter();
    DashboardBar &bar() { return *m_bar; }
    const std::vector<PlotCard *> &cards() const { return m_cards; }
    /// Returns the plot that commands act on, or nullptr where there is none yet.
    PlotCard *current() const;

    // The actions of the commands.
    void refresh();
    void toggleTable();
    void exportPlot(PlotFormat format);

Q_SIGNALS:
    /// Emitted when a mark was opened, with the filter of the list behind it.
    void filterChosen(const triage::app::Filter &filter);
    /// Emitted when the person asks for more about the confidence of routing.
    void qualityRequested();
    void messageRequested(const QString &text);
    /// Emitted when the plots exist. They are built when the dashboard is first shown.
    void built();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void buildCards();
    void connectCard(PlotCard *card);
    void arrange();
    void requestNumbers();
    void receive(const PlotAnswer &answer);
    void enterFirst();
    void storeChanged(const StoreChange &change);
    void syncChanged();
    void writeTables();

    const Context &m_context;
    PlotSource *m_source;
    DashboardBar *m_bar;
    NoticeStrip *m_note;
    QScrollArea *m_scroll;
    QGridLayout *m_grid;
    std::vector<PlotCard *> m_cards;
    PlotCard *m_last = nullptr;
    QTimer m_again;
    std::optional<StatisticsQuery> m_query;
    bool m_wasAway = false;
    bool m_stale = true;
    bool m_waitsForPlot = false; ///< True where the focus waits for the first plot.
    int m_columns = 0;
};

} // namespace triage::app
