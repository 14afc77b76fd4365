// SPDX-License-Identifier: GPL-3.0-or-later
// A filled strip above a view that says what its content needs or lacks.
#pragma once

#include "theme/theme.h"

#include <QFrame>

class QLabel;

namespace triage::app {

/// Shows an icon, a sentence and an optional button on a fill of its own.
class NoticeStrip : public QFrame
{
    Q_OBJECT
public:
    NoticeStrip(Theme &theme, const QString &icon, Ink ink, Ink fill, QWidget *action,
                QWidget *parent = nullptr);

    /// Makes the strip as high as one line, for something that many items have.
    void setSlim();
    void setText(const QString &text);
    void setLook(const QString &icon, Ink ink, Ink fill);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void readTheme();

    Theme &m_theme;
    QString m_iconName;
    Ink m_ink;
    Ink m_fill;
    QLabel *m_icon;
    QLabel *m_text;
};

} // namespace triage::app
