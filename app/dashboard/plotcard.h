// SPDX-License-Identifier: GPL-3.0-or-later
// A card of the dashboard: a plot with its title, its source, its message, its table and its files.
#pragma once

#include "dashboard/plotcatalog.h"
#include "dashboard/plotfile.h"
#include "dashboard/plotsource.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QStackedWidget;
class QToolButton;

namespace triage::app {

class PlotTableView;
class PlotView;
class StatePage;
class Theme;

class PlotCard : public QFrame
{
    Q_OBJECT
public:
    PlotCard(PlotKind kind, Theme &theme, QWidget *parent = nullptr);

    PlotKind kind() const { return m_kind; }
    /// Shows that numbers are being fetched. An existing plot stays; without one, an animation starts after a
    /// moment.
    void setWaiting();
    void setAnswer(const PlotAnswer &answer);

    bool isTable() const;
    void setTable(bool table);
    bool hasPlot() const { return m_hasPlot; }
    const PlotData &plot() const { return m_plot; }
    /// Returns nullptr before the first numbers.
    PlotView *view() const { return m_view; }
    PlotTableView *table() const { return m_table; }
    /// Gives the focus to what the card shows.
    void enter(Qt::FocusReason reason);
    PlotCaption caption() const;
    QByteArray file(PlotFormat format) const;
    /// Asks for the path of the file.
    void saveAs(PlotFormat format);

Q_SIGNALS:
    void opened(const triage::app::Filter &filter);
    void nothingToOpen();
    void retryRequested();
    void tableToggled(bool table);
    /// Emitted with a message for the status bar.
    void messageRequested(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *buildHead();
    QToolButton *addButton(const QString &objectName, const QString &name);
    void buildViews();
    void showPlot();
    void showState(const QString &icon, const QString &title, const QString &text, bool canRetry);
    void showDescription(const QString &text);
    void readTheme();
    QString subtitle(const PlotAnswer &answer) const;
    void save(PlotFormat format, const QString &path);

    PlotKind m_kind;
    Theme &m_theme;
    PlotData m_plot;
    bool m_hasPlot = false;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_subtitle;
    QLabel *m_value;
    QToolButton *m_asTable = nullptr;
    QToolButton *m_export = nullptr;
    QStackedWidget *m_stack;
    QWidget *m_blank;
    QWidget *m_skeleton;
    StatePage *m_state;
    PlotView *m_view = nullptr;
    PlotTableView *m_table;
    QTimer m_progressDelay;
};

} // namespace triage::app
