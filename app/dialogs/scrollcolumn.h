// SPDX-License-Identifier: GPL-3.0-or-later
// A column of widgets that scrolls where it has less room than it needs.
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace triage::app {

/// Prefers the height that its widgets need at its preferred width, and can be much lower.
class ScrollColumn : public QScrollArea
{
    Q_OBJECT
public:
    explicit ScrollColumn(int width, QWidget *parent = nullptr);

    QVBoxLayout *column() const { return m_column; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    const int m_width; ///< The preferred width.
    QVBoxLayout *m_column;
};

} // namespace triage::app
