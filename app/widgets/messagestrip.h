// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence on a fill of its own: progress, an error, or the reason why something is not possible.
#pragma once

#include "theme/theme.h"

#include <QFrame>

class QLabel;

namespace triage::app {

class InkLabel;

/// Hidden while it has no message.
class MessageStrip : public QFrame
{
    Q_OBJECT
public:
    enum class Kind { Info, Warning, Error };

    explicit MessageStrip(Theme &theme, QWidget *parent = nullptr);

    void showMessage(const QString &text, Kind kind);
    void clear() { showMessage({}, Kind::Info); }
    QString text() const;
    Kind kind() const { return m_kind; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void readTheme();

    Theme &m_theme;
    Kind m_kind = Kind::Info;
    QLabel *m_icon;
    InkLabel *m_text;
};

} // namespace triage::app
