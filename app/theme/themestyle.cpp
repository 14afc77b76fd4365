// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/themestyle.h"

#include <QPainter>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace triage::app {

ThemeStyle::ThemeStyle(const Theme &theme) : QProxyStyle(u"Fusion"_s), m_theme(&theme)
{
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (m_theme && (drawPanel(element, *option, painter, widget) || drawMark(element, *option, painter)))
        return;
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    if (!m_theme)
        return QProxyStyle::drawControl(element, option, painter, widget);
    if (drawFlat(element, *option, painter))
        return;
    if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        item && element == CE_MenuBarItem) {
        return drawMenuBarItem(*item, painter, widget);
    } else if (item && element == CE_MenuItem) {
        QStyleOptionMenuItem calm = *item;
        calm.palette.setColor(QPalette::Highlight, ink(Ink::Selection));
        calm.palette.setColor(QPalette::HighlightedText, ink(Ink::SelectionText));
        return QProxyStyle::drawControl(element, &calm, painter, widget);
    }
    if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
        item && element == CE_ItemViewItem) {
        QStyleOptionViewItem calm = *item;
        const Ink fill = item->state & State_Active ? Ink::Selection : Ink::SelectionInactive;
        calm.palette.setColor(QPalette::Highlight, ink(fill));
        calm.palette.setColor(QPalette::HighlightedText, ink(Ink::SelectionText));
        return QProxyStyle::drawControl(element, &calm, painter, widget);
    }
    if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        button && element == CE_PushButtonLabel && isDefault(*option)) {
        QStyleOptionButton strong = *button;
        strong.palette.setColor(QPalette::ButtonText, ink(Ink::AccentText));
        return QProxyStyle::drawControl(element, &strong, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ThemeStyle::drawMenuBarItem(const QStyleOptionMenuItem &item, QPainter *painter,
                                 const QWidget *widget) const
{
    painter->fillRect(item.rect, ink(Ink::Window));
    const bool chosen = item.state & (State_Selected | State_Sunken) && isEnabled(item);
    if (chosen)
        box(painter, item.rect.adjusted(0, 2, 0, -2), ink(Ink::Selection), {}, controlRadius);
    int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    if (!proxy()->styleHint(SH_UnderlineShortcut, &item, widget))
        flags |= Qt::TextHideMnemonic;
    proxy()->drawItemText(painter, item.rect, flags, item.palette, isEnabled(item), item.text,
                          QPalette::WindowText);
}

bool ThemeStyle::drawFlat(ControlElement element, const QStyleOption &option, QPainter *painter) const
{
    switch (element) {
    case CE_MenuBarEmptyArea:
    case CE_ToolBar:
        painter->fillRect(option.rect, ink(Ink::Window));
        return true;
    case CE_Splitter: {
        const bool upright = option.state & State_Horizontal;
        const QRect line = upright
            ? QRect(option.rect.center().x(), option.rect.top(), 1, option.rect.height())
            : QRect(option.rect.left(), option.rect.center().y(), option.rect.width(), 1);
        painter->fillRect(line, ink(isHovered(option) ? Ink::Accent : Ink::Divider));
        return true;
    }
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option.rect, ink(Ink::SurfaceSunken));
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                          ink(Ink::Divider));
        return true;
    case CE_ProgressBarGroove: {
        QRect groove = option.rect;
        box(painter, groove, ink(Ink::SurfaceSunken), ink(Ink::Border), std::min(4, groove.height() / 2));
        return true;
    }
    case CE_ProgressBarContents:
        drawProgress(option, painter);
        return true;
    default:
        return false;
    }
}

void ThemeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    if (m_theme && control == CC_ComboBox)
        return drawComboBox(*option, painter);
    if (m_theme && control == CC_ScrollBar)
        return drawScrollBar(*option, painter, widget);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (m_theme && control == CC_SpinBox) {
        const bool focused = option->state & State_HasFocus && isEnabled(*option);
        box(painter, option->rect, {}, ink(focused ? Ink::FocusRing : Ink::Border), 2, focused ? 2 : 1);
    }
}

QRect ThemeStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    if (element == SE_LineEditContents && frame && frame->lineWidth > 0)
        return rect.adjusted(space::xs, 0, -space::xs, 0);
    return rect;
}

QSize ThemeStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                   const QWidget *widget) const
{
    const QSize made = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        return made + QSize(space::l, space::xs);
    case CT_MenuBarItem:
        return made + QSize(space::xs, space::xs);
    default:
        return made;
    }
}

} // namespace triage::app
