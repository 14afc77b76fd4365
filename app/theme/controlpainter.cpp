// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/controlpainter.h"

#include "theme/buttonlook.h"
#include "theme/scrollbargeometry.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QStyleOption>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {
namespace {

// The moving part of a busy bar: the time it takes there and back, and the time between two frames.
constexpr auto busyTurn = 1600ms;
constexpr auto busyStep = 40ms;

/// Returns the colour below the content of a framed area, up to its rounded border.
QColor sheetOf(const QWidget *widget)
{
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
    return area ? area->palette().color(area->viewport()->backgroundRole()) : QColor();
}

/// Returns the colour beside a scroll bar: that of the content of its area.
QColor groundOf(const QWidget &bar)
{
    for (const QWidget *each = bar.parentWidget(); each; each = each->parentWidget()) {
        const auto *column = qobject_cast<const QScrollArea *>(each);
        if (column && column->widget())
            return column->palette().color(column->widget()->backgroundRole());
        if (const QColor sheet = sheetOf(each); sheet.isValid())
            return sheet;
    }
    return bar.palette().color(QPalette::Base);
}

} // namespace

ControlPainter::ControlPainter(const Theme &theme, QPainter &painter) : m_theme(theme), m_painter(painter)
{
}

bool ControlPainter::isEnabled(const QStyleOption &option)
{
    return option.state & QStyle::State_Enabled;
}

bool ControlPainter::isHovered(const QStyleOption &option)
{
    return isEnabled(option) && option.state & QStyle::State_MouseOver;
}

bool ControlPainter::isDefault(const QStyleOption &option, const QWidget *widget)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    return button && button->features & QStyleOptionButton::DefaultButton && isEnabled(option)
        && !isQuietDefault(widget) && !isDestructive(widget);
}

void ControlPainter::box(const QRect &rect, QColor fill, QColor border, qreal radius, qreal width)
{
    width += m_theme.borderWidth() - 1;
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(border.isValid() ? QPen(border, width) : QPen(Qt::NoPen));
    m_painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const qreal inset = border.isValid() ? width / 2 : 0;
    m_painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    m_painter.restore();
}

QRegion ControlPainter::popupArea(const QRect &rect)
{
    QPainterPath outline;
    outline.addRoundedRect(rect, controlRadius, controlRadius);
    return QRegion(outline.toFillPolygon().toPolygon());
}

void ControlPainter::drawButton(const QStyleOption &option, const QWidget *widget)
{
    const bool down = option.state & (QStyle::State_Sunken | QStyle::State_On);
    if (isDefault(option, widget)) {
        const QColor fill = ink(Ink::Accent);
        box(option.rect,
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
    if (isDestructive(widget) && isEnabled(option))
        box(option.rect, ink(isHovered(option) || down ? Ink::DangerFill : Ink::SurfaceRaised),
            ink(Ink::Danger), controlRadius);
    else
        box(option.rect, ink(fill), ink(isEnabled(option) ? Ink::Border : Ink::Divider), controlRadius);
}

bool ControlPainter::drawPanel(QStyle::PrimitiveElement element, const QStyleOption &option,
                               const QWidget *widget)
{
    const bool focused = option.state & QStyle::State_HasFocus && isEnabled(option);
    switch (element) {
    case QStyle::PE_PanelButtonCommand:
        drawButton(option, widget);
        return true;
    case QStyle::PE_PanelButtonTool:
        if (option.state & QStyle::State_On)
            box(option.rect, ink(Ink::Selection), {}, controlRadius);
        else if (isHovered(option) || option.state & QStyle::State_Sunken)
            box(option.rect, ink(Ink::SurfaceSunken), {}, controlRadius);
        return true;
    case QStyle::PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
        if (!frame || frame->lineWidth <= 0)
            return false;
        box(option.rect, option.palette.color(QPalette::Base), ink(focused ? Ink::FocusRing : Ink::Border),
            controlRadius, focused ? 2 : 1);
        return true;
    }
    case QStyle::PE_FrameLineEdit:
        return true;
    case QStyle::PE_Frame:
        if (widget && widget->inherits("QComboBoxPrivateContainer"))
            return false;
        box(option.rect, sheetOf(widget), ink(focused ? Ink::FocusRing : Ink::Border), controlRadius,
            focused ? 2 : 1);
        return true;
    case QStyle::PE_PanelMenu:
    case QStyle::PE_PanelTipLabel:
        m_painter.fillRect(option.rect, ink(Ink::SurfaceRaised)); // up to the edge of popupArea()
        box(option.rect, {}, ink(Ink::Border), controlRadius);
        return true;
    case QStyle::PE_FrameMenu:
    case QStyle::PE_FrameStatusBarItem:
        return true;
    default:
        return false;
    }
}

bool ControlPainter::drawMark(QStyle::PrimitiveElement element, const QStyleOption &option)
{
    const bool on = option.state & QStyle::State_On;
    switch (element) {
    case QStyle::PE_FrameFocusRect:
        box(option.rect.adjusted(1, 1, -1, -1), {}, ink(Ink::FocusRing), controlRadius - 1, 2);
        return true;
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorItemViewItemCheck: {
        const bool some = option.state & QStyle::State_NoChange;
        const QColor fill = !isEnabled(option) ? ink(Ink::SurfaceSunken)
            : on || some                       ? ink(Ink::Accent)
                                               : ink(Ink::Surface);
        box(option.rect, fill, ink(on && isEnabled(option) ? Ink::Accent : Ink::Border), 3);
        if (on || some)
            m_theme
                .icon(on ? u"check"_s : u"remove"_s, isEnabled(option) ? Ink::AccentText : Ink::TextSecondary)
                .paint(&m_painter, option.rect);
        return true;
    }
    case QStyle::PE_IndicatorRadioButton: {
        const qreal radius = option.rect.height() / 2.0;
        box(option.rect, ink(isEnabled(option) ? Ink::Surface : Ink::SurfaceSunken),
            ink(on && isEnabled(option) ? Ink::Accent : Ink::Border), radius);
        if (on)
            box(option.rect.adjusted(4, 4, -4, -4), ink(isEnabled(option) ? Ink::Accent : Ink::Border), {},
                radius);
        return true;
    }
    case QStyle::PE_IndicatorToolBarSeparator:
        if (option.state & QStyle::State_Horizontal)
            m_painter.fillRect(
                QRect(option.rect.center().x(), option.rect.top() + 4, 1, option.rect.height() - 8),
                ink(Ink::Divider));
        else
            m_painter.fillRect(
                QRect(option.rect.left() + 4, option.rect.center().y(), option.rect.width() - 8, 1),
                ink(Ink::Divider));
        return true;
    case QStyle::PE_IndicatorDockWidgetResizeHandle:
        return true;
    default:
        return false;
    }
}

bool ControlPainter::drawFlat(QStyle::ControlElement element, const QStyleOption &option)
{
    switch (element) {
    case QStyle::CE_MenuBarEmptyArea:
    case QStyle::CE_ToolBar:
        m_painter.fillRect(option.rect, ink(Ink::Window));
        return true;
    case QStyle::CE_Splitter: {
        const bool upright = option.state & QStyle::State_Horizontal;
        const QRect line = upright
            ? QRect(option.rect.center().x(), option.rect.top(), 1, option.rect.height())
            : QRect(option.rect.left(), option.rect.center().y(), option.rect.width(), 1);
        m_painter.fillRect(line, ink(isHovered(option) ? Ink::Accent : Ink::Divider));
        return true;
    }
    case QStyle::CE_HeaderSection:
    case QStyle::CE_HeaderEmptyArea:
        m_painter.fillRect(option.rect, ink(Ink::SurfaceSunken));
        m_painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                           ink(Ink::Divider));
        return true;
    case QStyle::CE_ProgressBarGroove: {
        QRect groove = option.rect;
        box(groove, ink(Ink::SurfaceSunken), ink(Ink::Border), std::min(4, groove.height() / 2));
        return true;
    }
    case QStyle::CE_ProgressBarContents:
        drawProgress(option);
        return true;
    default:
        return false;
    }
}

void ControlPainter::drawBusy(const QStyleOption &option, const QRect &groove)
{
    const int width = groove.width() * 3 / 10;
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    const qreal there = qreal(now % busyTurn / 1ms) / qreal(busyTurn / 1ms);
    const qreal eased = (1 - std::cos(2 * std::numbers::pi * there)) / 2;
    const QRect part(groove.left() + qRound((groove.width() - width) * eased), groove.top(), width,
                     groove.height());
    box(part, ink(Ink::Accent), {}, std::min(3, part.height() / 2));
    if (auto *bar = qobject_cast<QWidget *>(option.styleObject))
        // continues as long as the bar is visible
        QTimer::singleShot(busyStep, bar, qOverload<>(&QWidget::update));
}

void ControlPainter::drawProgress(const QStyleOption &option)
{
    const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(&option);
    if (!bar)
        return;
    QRect done = bar->rect.adjusted(1, 1, -1, -1);
    const qint64 range = qint64(bar->maximum) - bar->minimum;
    if (range <= 0) // a full bar would look completed
        return drawBusy(option, done);
    const qreal share = qreal(bar->progress - bar->minimum) / qreal(range);
    const int width = qRound(done.width() * std::clamp(share, 0.0, 1.0));
    if (bar->direction == Qt::RightToLeft)
        done.setLeft(done.right() - width + 1);
    else
        done.setWidth(width);
    if (width > 0)
        box(done, ink(Ink::Accent), {}, std::min(3, done.height() / 2));
}

void ControlPainter::drawComboBox(const QStyleOptionComplex &option, const QRect &arrowArea)
{
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(&option);
    if (!combo)
        return;
    const bool focused = option.state & QStyle::State_HasFocus && isEnabled(option);
    if (combo->frame) {
        const Ink fill = combo->editable ? Ink::Surface
            : !isEnabled(option)         ? Ink::SurfaceSunken
            : isHovered(option)          ? Ink::Hover
                                         : Ink::SurfaceRaised;
        box(option.rect, ink(fill),
            ink(focused                 ? Ink::FocusRing
                    : isEnabled(option) ? Ink::Border
                                        : Ink::Divider),
            controlRadius, focused ? 2 : 1);
    } else if (focused || isHovered(option)) {
        box(option.rect, ink(Ink::Hover), focused ? ink(Ink::FocusRing) : QColor(), controlRadius, 2);
    }
    QRect arrow(0, 0, 16, 16);
    arrow.moveCenter(arrowArea.center());
    m_theme.icon(u"chevron-down"_s, isEnabled(option) ? Ink::TextSecondary : Ink::Border)
        .paint(&m_painter, arrow);
}

void ControlPainter::drawScrollBar(const QStyleOptionComplex &option, const QWidget *widget)
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(&option);
    if (!bar)
        return;
    if (widget)
        m_painter.fillRect(option.rect, groundOf(*widget));
    const bool busy = option.state & QStyle::State_Sunken
        || (isHovered(option) && option.activeSubControls & QStyle::SC_ScrollBarSlider);
    if (bar->maximum > bar->minimum)
        box(scrollHandle(*bar).adjusted(3, 3, -3, -3), ink(busy ? Ink::BorderStrong : Ink::Border), {}, 3);
}

} // namespace triage::app
