// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/labelcolor.h"

#include <QLabel>

namespace triage::app {

void setLabelColor(QWidget *label, const QColor &color)
{
    QPalette palette = label->palette();
    for (const QPalette::ColorRole role : { QPalette::WindowText, QPalette::Text })
        palette.setColor(role, color);
    label->setPalette(palette);
}

void setLabelColor(QLabel *label, const QFont &font, const QColor &color)
{
    label->setFont(font);
    setLabelColor(label, color);
}

} // namespace triage::app
