// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a row that leaves a list.
#pragma once

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

namespace triage::app {

/// Shows the picture of a removed row, which collapses; then deletes itself. The rows of the list are in
/// their new places meanwhile, and receive all that a pointer does.
class LeavingRow : public QWidget
{
    Q_OBJECT
public:
    LeavingRow(const QPixmap &picture, const QRect &place, int milliseconds, QWidget *viewport);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPixmap m_picture;
    QVariantAnimation m_collapse;
};

} // namespace triage::app
