// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the preferences about triage.
#pragma once

#include "actions/context.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QFormLayout;

namespace triage::app {

/// Sets what follows an action and which buffers have the keys 1 to 9.
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
