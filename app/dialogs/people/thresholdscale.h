// SPDX-License-Identifier: GPL-3.0-or-later
// The thresholds of routing on one scale from 0 to 100 %.
#pragma once

#include <QWidget>

namespace triage::app {

class Theme;

/// Shows what happens at which confidence: below the first threshold nothing is assigned, from there on an
/// item is assigned and marked for review, and from the second one on it is assigned. Says the same in words.
class ThresholdScale : public QWidget
{
    Q_OBJECT
public:
    ThresholdScale(Theme &theme, QWidget *parent);

    /// Sets the thresholds in percent.
    void setThresholds(int review, int assign);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    int m_review = 0;
    int m_assign = 100;
};

} // namespace triage::app
