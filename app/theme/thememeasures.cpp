// SPDX-License-Identifier: GPL-3.0-or-later
// The rest of ThemeStyle: its measures, and the pictures of question boxes.
#include "theme/themestyle.h"

#include <QAbstractScrollArea>
#include <QDialogButtonBox>

namespace triage::app {

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return 12;
    case PM_SplitterWidth:
        return 5;
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
        return m_theme ? m_theme->side(18) : 18;
    case PM_DefaultFrameWidth:
        // Room for the focus ring and for corners that a square viewport would cut off.
        return qobject_cast<const QAbstractScrollArea *>(widget)
            ? 3
            : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ToolBarItemSpacing:
    case PM_MenuVMargin:
        return space::xs;
    case PM_HeaderMargin:
        return space::s; // headers begin where the texts of their column begin
    case PM_MessageBoxIconSize:
        return m_theme ? m_theme->side(32) : 32;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ThemeStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *answer) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_DialogButtonLayout:
        return QDialogButtonBox::GnomeLayout; // what a dialog is for ends its row, on every desktop
    case SH_ToolTip_WakeUpDelay:
        return 500;
    default:
        return QProxyStyle::styleHint(hint, option, widget, answer);
    }
}

QIcon ThemeStyle::standardIcon(StandardPixmap picture, const QStyleOption *option,
                               const QWidget *widget) const
{
    switch (picture) {
    case SP_LineEditClearButton:
        return m_theme->icon(QStringLiteral("close"), Ink::TextSecondary);
    case SP_MessageBoxQuestion:
        return m_theme->icon(QStringLiteral("question"), Ink::Accent);
    case SP_MessageBoxInformation:
        return m_theme->icon(QStringLiteral("info"), Ink::Accent);
    case SP_MessageBoxWarning:
        return m_theme->icon(QStringLiteral("warning"), Ink::Warning);
    case SP_MessageBoxCritical:
        return m_theme->icon(QStringLiteral("failed"), Ink::Danger);
    default:
        return QProxyStyle::standardIcon(picture, option, widget);
    }
}

} // namespace triage::app
