// SPDX-License-Identifier: GPL-3.0-or-later
// Labels for texts that people wrote.
#pragma once

#include <QLabel>

namespace triage::app {

/// Returns a label whose text is never read as HTML, wraps, and can be selected with the mouse.
inline QLabel *plainLabel(const QString &objectName, const QString &accessibleName, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(objectName);
    label->setAccessibleName(accessibleName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace triage::app
