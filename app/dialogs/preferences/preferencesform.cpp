// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/preferences/preferencesform.h"

#include "theme/theme.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include <algorithm>

namespace triage::app {

QFormLayout *makeForm(QWidget *page)
{
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(space::l);
    form->setVerticalSpacing(space::m);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->setRowWrapPolicy(QFormLayout::DontWrapRows);
    return form;
}

QComboBox *addCombo(QFormLayout *form, const QString &objectName, const QString &label, const QString &name,
                    const std::vector<Choice> &choices, const QVariant &now,
                    const std::function<void(const QVariant &)> &set)
{
    auto *combo = new QComboBox;
    combo->setObjectName(objectName);
    combo->setAccessibleName(name);
    combo->setMinimumWidth(220);
    for (const Choice &choice : choices)
        combo->addItem(choice.text, choice.value);
    combo->setCurrentIndex(std::max(0, combo->findData(now)));
    auto *text = new QLabel(label);
    text->setBuddy(combo);
    form->addRow(text, combo);
    QObject::connect(combo, &QComboBox::activated, combo, [combo, set] { set(combo->currentData()); });
    return combo;
}

} // namespace triage::app
