// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the preferences, but for the shortcuts.
#pragma once

#include "actions/context.h"
#include "domain/ids.h"

#include <QCoreApplication>
#include <QWidget>

#include <vector>

class QComboBox;
class QFormLayout;

namespace triage::app {

/// Pages that need no more than their widgets.
class PreferencesPages
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::PreferencesPages)
public:
    static QWidget *general(const Context &context, QWidget *parent);
    static QWidget *appearance(const Context &context, QWidget *parent);
    static QWidget *offline(const Context &context, QWidget *parent);
    static QWidget *privacy(const Context &context, QWidget *parent);
};

/// What comes after an action, and which buffers have the keys 1 to 9.
class TriagePage : public QWidget
{
    Q_OBJECT
public:
    TriagePage(const Context &context, QWidget *parent = nullptr);

private:
    void addPin(QFormLayout *form, int number);
    void fillPins();

    const Context &m_context;
    std::vector<QComboBox *> m_pins;
};

} // namespace triage::app
