// SPDX-License-Identifier: GPL-3.0-or-later
// A text in one of the theme's inks and steps of type, which follows the theme.
#pragma once

#include "theme/theme.h"

#include <QLabel>

namespace triage::app {

/// Plain text, wrapped; what people wrote is never taken for markup.
class InkLabel : public QLabel
{
    Q_OBJECT
public:
    InkLabel(Theme &theme, Ink ink, Type type, QWidget *parent = nullptr);

    void setInk(Ink ink);
    /// Words of the program.
    void setText(const QString &text);
    /// What somebody wrote, in its own direction.
    void setQuoted(const QString &text);

private:
    void readTheme();

    Theme &m_theme;
    Ink m_ink;
    Type m_type;
};

} // namespace triage::app
