// SPDX-License-Identifier: GPL-3.0-or-later
// For tests in other languages: every widget's accessible description is its object name.
#pragma once

#include <QObject>

namespace triage::app {

/// Only where TRIAGE_DESK_A11Y_IDS=1: never for people, who would hear the names read out.
class AccessibleIds : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    static bool wanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace triage::app
