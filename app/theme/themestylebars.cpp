// SPDX-License-Identifier: GPL-3.0-or-later
// ThemeStyle's scroll bars, progress bars and combo boxes.
#include "theme/themestyle.h"

#include <QPainter>
#include <QStyleOption>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {
namespace {

// The part of a bar that only says that something goes on: there and back, and from picture to picture.
constexpr auto busyTurn = 1600ms;
constexpr auto busyStep = 40ms;

QRect scrollHandle(const QStyleOptionSlider &bar)
{
    const bool across = bar.orientation == Qt::Horizontal;
    const int length = across ? bar.rect.width() : bar.rect.height();
    const int range = bar.maximum - bar.minimum;
    int size = length;
    if (range > 0)
        size = std::clamp(int(qint64(length) * bar.pageStep / (qint64(range) + bar.pageStep)),
                          std::min(32, length), length);
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - size, bar.upsideDown);
    return across ? QRect(bar.rect.x() + start, bar.rect.y(), size, bar.rect.height())
                  : QRect(bar.rect.x(), bar.rect.y() + start, bar.rect.width(), size);
}

QRect scrollPart(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const QRect handle = scrollHandle(bar);
    const bool across = bar.orientation == Qt::Horizontal;
    QRect before = bar.rect;
    QRect after = bar.rect;
    if (across) {
        before.setRight(handle.left() - 1);
        after.setLeft(handle.right() + 1);
    } else {
        before.setBottom(handle.top() - 1);
        after.setTop(handle.bottom() + 1);
    }
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return handle;
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    case QStyle::SC_ScrollBarSubPage:
        return bar.upsideDown ? after : before;
    case QStyle::SC_ScrollBarAddPage:
        return bar.upsideDown ? before : after;
    default:
        return {};
    }
}

} // namespace

void ThemeStyle::drawBusy(const QStyleOption &option, const QRect &groove, QPainter *painter) const
{
    const int width = groove.width() * 3 / 10;
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    const qreal there = qreal(now % busyTurn / 1ms) / qreal(busyTurn / 1ms);
    const qreal eased = (1 - std::cos(2 * std::numbers::pi * there)) / 2;
    const QRect part(groove.left() + qRound((groove.width() - width) * eased), groove.top(), width,
                     groove.height());
    box(painter, part, ink(Ink::Accent), {}, std::min(3, part.height() / 2));
    if (auto *bar = qobject_cast<QWidget *>(option.styleObject))
        QTimer::singleShot(busyStep, bar, qOverload<>(&QWidget::update)); // as long as anybody sees it
}

void ThemeStyle::drawProgress(const QStyleOption &option, QPainter *painter) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(&option);
    if (!bar)
        return;
    QRect done = bar->rect.adjusted(1, 1, -1, -1);
    const qint64 range = qint64(bar->maximum) - bar->minimum;
    if (range <= 0) // a full bar would say that it is done
        return drawBusy(option, done, painter);
    const qreal share = qreal(bar->progress - bar->minimum) / qreal(range);
    const int width = qRound(done.width() * std::clamp(share, 0.0, 1.0));
    if (bar->direction == Qt::RightToLeft)
        done.setLeft(done.right() - width + 1);
    else
        done.setWidth(width);
    if (width > 0)
        box(painter, done, ink(Ink::Accent), {}, std::min(3, done.height() / 2));
}

void ThemeStyle::drawComboBox(const QStyleOptionComplex &option, QPainter *painter) const
{
    const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(&option);
    if (!combo)
        return;
    const bool focused = option.state & State_HasFocus && isEnabled(option);
    if (combo->frame) {
        const Ink fill = combo->editable ? Ink::Surface
            : !isEnabled(option)         ? Ink::SurfaceSunken
            : isHovered(option)          ? Ink::Hover
                                         : Ink::SurfaceRaised;
        box(painter, option.rect, ink(fill),
            ink(focused                 ? Ink::FocusRing
                    : isEnabled(option) ? Ink::Border
                                        : Ink::Divider),
            controlRadius, focused ? 2 : 1);
    }
    QRect arrow(0, 0, 16, 16);
    arrow.moveCenter(subControlRect(CC_ComboBox, &option, SC_ComboBoxArrow, nullptr).center());
    m_theme->icon(u"chevron-down"_s, isEnabled(option) ? Ink::TextSecondary : Ink::Border)
        .paint(painter, arrow);
}

void ThemeStyle::drawScrollBar(const QStyleOptionComplex &option, QPainter *painter,
                               const QWidget *widget) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(&option);
    if (!bar)
        return;
    if (widget)
        painter->fillRect(option.rect, widget->palette().color(QPalette::Base));
    const bool busy
        = option.state & State_Sunken || (isHovered(option) && option.activeSubControls & SC_ScrollBarSlider);
    if (bar->maximum > bar->minimum)
        box(painter, scrollHandle(*bar).adjusted(3, 3, -3, -3), ink(busy ? Ink::BorderStrong : Ink::Border),
            {}, 3);
}

QRect ThemeStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                 const QWidget *widget) const
{
    if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        bar && control == CC_ScrollBar)
        return visualRect(bar->orientation == Qt::Vertical ? Qt::LeftToRight : bar->direction, bar->rect,
                          scrollPart(*bar, part));
    return QProxyStyle::subControlRect(control, option, part, widget);
}

} // namespace triage::app
