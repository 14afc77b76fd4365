// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/labelink.h"

#include <QLabel>

namespace triage::app {

void setInk(QWidget *label, const QColor &color)
{
    QPalette palette = label->palette();
    for (const QPalette::ColorRole role : { QPalette::WindowText, QPalette::Text })
        palette.setColor(role, color);
    label->setPalette(palette);
}

void setInk(QLabel *label, const QFont &font, const QColor &color)
{
    label->setFont(font);
    setInk(label, color);
}

} // namespace triage::app
