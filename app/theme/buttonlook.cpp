// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/buttonlook.h"

#include <QVariant>
#include <QWidget>

namespace triage::app {
namespace {

constexpr char destructive[] = "destructive";
constexpr char quietDefault[] = "quietDefault";

} // namespace

void setDestructive(QWidget *button)
{
    button->setProperty(destructive, true);
}

bool isDestructive(const QWidget *button)
{
    return button && button->property(destructive).toBool();
}

void setQuietDefault(QWidget *button)
{
    button->setProperty(quietDefault, true);
}

bool isQuietDefault(const QWidget *button)
{
    return button && button->property(quietDefault).toBool();
}

} // namespace triage::app
