// SPDX-License-Identifier: GPL-3.0-or-later
// A label in an ink and a type of the theme that follows changes of the theme.
#pragma once

#include "theme/theme.h"

#include <QLabel>

namespace triage::app {

/// Shows plain text, wrapped. Text that people wrote is never interpreted as markup.
class InkLabel : public QLabel
{
    Q_OBJECT
public:
    InkLabel(Theme &theme, Ink ink, Type type, QWidget *parent = nullptr);

    void setInk(Ink ink);
    /// Shows a text of the program.
    void setText(const QString &text);
    /// Shows a text that a person wrote, in its own direction, from the edge where the layout begins.
    void setQuoted(const QString &text);

private:
    void readTheme();

    Theme &m_theme;
    Ink m_ink;
    Type m_type;
};

} // namespace triage::app
