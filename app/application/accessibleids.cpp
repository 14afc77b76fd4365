// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/accessibleids.h"

#include <QEvent>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace triage::app {

bool AccessibleIds::wanted()
{
    return qEnvironmentVariable("TRIAGE_DESK_A11Y_IDS") == "1"_L1;
}

bool AccessibleIds::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish || event->type() == QEvent::Show) {
        auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && !widget->objectName().isEmpty() && !widget->objectName().startsWith("qt_"_L1))
            widget->setAccessibleDescription(u"id:"_s + widget->objectName());
    }
    return QObject::eventFilter(watched, event);
}

} // namespace triage::app

#include "moc_accessibleids.cpp"
