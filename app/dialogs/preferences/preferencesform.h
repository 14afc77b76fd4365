// SPDX-License-Identifier: GPL-3.0-or-later
// The layout that the pages of the preferences share.
#pragma once

#include <QString>
#include <QVariant>

#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QWidget;

namespace triage::app {

struct Choice
{
    QString text;
    QVariant value;
};

QFormLayout *makeForm(QWidget *page);
/// Adds a combo box with its label. Calls set with the value that the person picks.
QComboBox *addCombo(QFormLayout *form, const QString &objectName, const QString &label, const QString &name,
                    const std::vector<Choice> &choices, const QVariant &now,
                    const std::function<void(const QVariant &)> &set);

} // namespace triage::app
