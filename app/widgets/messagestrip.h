// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence on a fill of its own: what is going on, what went wrong, why something is not possible.
#pragma once

#include "theme/theme.h"

#include <QFrame>

class QLabel;

namespace triage::app {

class InkLabel;

/// Hidden while it has nothing to say.
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
