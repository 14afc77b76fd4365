// SPDX-License-Identifier: GPL-3.0-or-later
// ThemeStyle's boxes, buttons, frames and marks.
#include "theme/themestyle.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

/// What lies under the content of a framed area, up to its rounded border.
QColor sheetOf(const QWidget *widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
    return area ? area->palette().color(area->viewport()->backgroundRole()) : QColor();
}

} // namespace

bool ThemeStyle::isEnabled(const QStyleOption &option)
{
    return option.state & State_Enabled;
}

bool ThemeStyle::isHovered(const QStyleOption &option)
{
    return isEnabled(option) && option.state & State_MouseOver;
}

bool ThemeStyle::isDefault(const QStyleOption &option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    return button && button->features & QStyleOptionButton::DefaultButton && isEnabled(option);
}

void ThemeStyle::box(QPainter *painter, const QRect &rect, QColor fill, QColor border, qreal radius,
                     qreal width)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(border.isValid() ? QPen(border, width) : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const qreal inset = border.isValid() ? width / 2 : 0;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

void ThemeStyle::drawButton(const QStyleOption &option, QPainter *painter) const
{
    const bool down = option.state & (State_Sunken | State_On);
    if (isDefault(option)) {
        const QColor fill = ink(Ink::Accent);
        box(painter, option.rect,
            down                    ? fill.darker(112)
                : isHovered(option) ? fill.lighter(106)
                                    : fill,
            {}, controlRadius);
        return;
    }
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    if (button && button->features & QStyleOptionButton::Flat && !down && !isHovered(option))
        return;
    const Ink fill = !isEnabled(option) ? Ink::SurfaceSunken
        : down                          ? Ink::SurfaceSunken
        : isHovered(option)             ? Ink::Hover
                                        : Ink::SurfaceRaised;
    box(painter, option.rect, ink(fill), ink(isEnabled(option) ? Ink::Border : Ink::Divider), controlRadius);
}

bool ThemeStyle::drawPanel(PrimitiveElement element, const QStyleOption &option, QPainter *painter,
                           const QWidget *widget) const
{
    const bool focused = option.state & State_HasFocus && isEnabled(option);
    switch (element) {
    case PE_PanelButtonCommand:
        drawButton(option, painter);
        return true;
    case PE_PanelButtonTool:
        if (option.state & State_On)
            box(painter, option.rect, ink(Ink::Selection), {}, controlRadius);
        else if (isHovered(option) || option.state & State_Sunken)
            box(painter, option.rect, ink(Ink::SurfaceSunken), {}, controlRadius);
        return true;
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
        if (!frame || frame->lineWidth <= 0)
            return false;
        box(painter, option.rect, option.palette.color(QPalette::Base),
            ink(focused ? Ink::FocusRing : Ink::Border), controlRadius, focused ? 2 : 1);
        return true;
    }
    case PE_FrameLineEdit:
        return true;
    case PE_Frame:
        if (widget && widget->inherits("QComboBoxPrivateContainer"))
            return false;
        box(painter, option.rect, sheetOf(widget), ink(focused ? Ink::FocusRing : Ink::Border), controlRadius,
            focused ? 2 : 1);
        return true;
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        painter->fillRect(option.rect, ink(Ink::SurfaceRaised));
        painter->setPen(ink(Ink::Border));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        return true;
    case PE_FrameMenu:
    case PE_FrameStatusBarItem:
        return true;
    default:
        return false;
    }
}

bool ThemeStyle::drawMark(PrimitiveElement element, const QStyleOption &option, QPainter *painter) const
{
    const bool on = option.state & State_On;
    switch (element) {
    case PE_FrameFocusRect:
        box(painter, option.rect.adjusted(1, 1, -1, -1), {}, ink(Ink::FocusRing), controlRadius - 1, 2);
        return true;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: {
        const bool some = option.state & State_NoChange;
        const QColor fill = !isEnabled(option) ? ink(Ink::SurfaceSunken)
            : on || some                       ? ink(Ink::Accent)
                                               : ink(Ink::Surface);
        box(painter, option.rect, fill, ink(on && isEnabled(option) ? Ink::Accent : Ink::Border), 3);
        if (on || some)
            m_theme
                ->icon(on ? u"check"_s : u"remove"_s,
                       isEnabled(option) ? Ink::AccentText : Ink::TextSecondary)
                .paint(painter, option.rect);
        return true;
    }
    case PE_IndicatorRadioButton: {
        const qreal radius = option.rect.height() / 2.0;
        box(painter, option.rect, ink(isEnabled(option) ? Ink::Surface : Ink::SurfaceSunken),
            ink(on && isEnabled(option) ? Ink::Accent : Ink::Border), radius);
        if (on)
            box(painter, option.rect.adjusted(4, 4, -4, -4),
                ink(isEnabled(option) ? Ink::Accent : Ink::Border), {}, radius);
        return true;
    }
    case PE_IndicatorToolBarSeparator:
        if (option.state & State_Horizontal)
            painter->fillRect(
                QRect(option.rect.center().x(), option.rect.top() + 4, 1, option.rect.height() - 8),
                ink(Ink::Divider));
        else
            painter->fillRect(
                QRect(option.rect.left() + 4, option.rect.center().y(), option.rect.width() - 8, 1),
                ink(Ink::Divider));
        return true;
    case PE_IndicatorDockWidgetResizeHandle:
        return true;
    default:
        return false;
    }
}

} // namespace triage::app
