// SPDX-License-Identifier: GPL-3.0-or-later
// Shows every widget's object name as its accessible description, for tests that run in other languages.
#pragma once

#include <QObject>

namespace triage::app {

/// Installed only where TRIAGE_DESK_A11Y_IDS=1. Never for people: their screen readers would read the names
/// out.
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
