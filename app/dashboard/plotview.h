// SPDX-License-Identifier: GPL-3.0-or-later
// A plot on the screen: under the pointer and the keys of a person, and said aloud.
#pragma once

#include "dashboard/plotdata.h"

#include <QChartView>

namespace triage::app {

class PlotChart;
class Theme;

/// Arrow keys step through the marks, Return opens the list behind the current one, as a click does.
class PlotView : public QChartView
{
    Q_OBJECT
public:
    explicit PlotView(const Theme &theme, QWidget *parent = nullptr);

    void setPlot(const PlotData &plot);
    const PlotChart &drawing() const { return *m_drawing; }
    std::optional<PlotMark> current() const;
    /// To the next mark in that direction of the picture; from nowhere to the newest or largest one.
    void step(int right, int up);
    void readTheme();

    QSize sizeHint() const override;

Q_SIGNALS:
    /// The mark that a person is on or points at, in words; empty: none.
    void markDescribed(const QString &text);
    void opened(const triage::app::Filter &filter);
    /// There is no list of what the mark stands for.
    void nothingToOpen();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    std::optional<PlotMark> markAt(const QPoint &point) const;
    /// The next mark that is worth a stop; the ends do not move.
    std::optional<PlotMark> next(PlotMark from, int series, int category) const;
    void go(std::optional<PlotMark> mark);
    void describeMark(std::optional<PlotMark> mark);
    void open(PlotMark mark);

    PlotChart *m_drawing;
    std::optional<PlotMark> m_hovered;
    std::optional<PlotMark> m_pressed;
};

} // namespace triage::app
