// SPDX-License-Identifier: GPL-3.0-or-later
// A plot on the screen, with pointer, keys and descriptions for screen readers.
#pragma once

#include "dashboard/plotdata.h"

#include <QChartView>

namespace triage::app {

class PlotChart;
class Theme;

/// Arrow keys step through the marks. Return or a click opens the list behind the current mark.
class PlotView : public QChartView
{
    Q_OBJECT
public:
    explicit PlotView(const Theme &theme, QWidget *parent = nullptr);

    void setPlot(const PlotData &plot);
    const PlotChart &drawing() const { return *m_drawing; }
    std::optional<PlotMark> current() const;
    /// Moves to the next mark in that direction of the picture. Without a current mark, moves to the newest
    /// or the largest one.
    void step(int right, int up);
    void readTheme();

    QSize sizeHint() const override;

Q_SIGNALS:
    /// Emitted with the description of the current mark or the mark under the pointer, or with an empty text
    /// where there is none.
    void markDescribed(const QString &text);
    void opened(const triage::app::Filter &filter);
    /// Emitted where there is no list behind the mark.
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
    /// Returns the next mark to stop at. Stays at the ends.
    std::optional<PlotMark> next(PlotMark from, int series, int category) const;
    void moveTo(std::optional<PlotMark> mark);
    void describeMark(std::optional<PlotMark> mark);
    void open(PlotMark mark);

    PlotChart *m_drawing;
    std::optional<PlotMark> m_hovered;
    std::optional<PlotMark> m_pressed;
};

} // namespace triage::app
