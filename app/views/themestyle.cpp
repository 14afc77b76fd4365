#include "views/themestyle.h"

#include <QPainter>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int controlRadius = 5;

bool isEnabled(const QStyleOption &option)
{
    return option.state & QStyle::State_Enabled;
}

bool isHovered(const QStyleOption &option)
{
    return isEnabled(option) && option.state & QStyle::State_MouseOver;
}

bool isDefault(const QStyleOption &option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    return button && button->features & QStyleOptionButton::DefaultButton && isEnabled(option);
}

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

ThemeStyle::ThemeStyle(const Theme &theme) : QProxyStyle(u"Fusion"_s), m_theme(&theme)
{
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

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (m_theme && (drawPanel(element, *option, painter, widget) || drawMark(element, *option, painter)))
        return;
    QProxyStyle::drawPrimitive(element, option, painter, widget);
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
        box(painter, option.rect, {}, ink(focused ? Ink::FocusRing : Ink::Border), controlRadius,
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

void ThemeStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    if (!m_theme)
        return QProxyStyle::drawControl(element, option, painter, widget);
    if (drawFlat(element, *option, painter))
        return;
    if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        item && (element == CE_MenuItem || element == CE_MenuBarItem)) {
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

void ThemeStyle::drawProgress(const QStyleOption &option, QPainter *painter) const
{
    const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(&option);
    if (!bar)
        return;
    QRect done = bar->rect.adjusted(1, 1, -1, -1);
    const qint64 range = qint64(bar->maximum) - bar->minimum;
    const qreal share = range > 0 ? qreal(bar->progress - bar->minimum) / qreal(range) : 1;
    const int width = qRound(done.width() * std::clamp(share, 0.0, 1.0));
    if (bar->direction == Qt::RightToLeft)
        done.setLeft(done.right() - width + 1);
    else
        done.setWidth(width);
    if (width > 0)
        box(painter, done, ink(Ink::Accent), {}, std::min(3, done.height() / 2));
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
    return type == CT_PushButton ? made + QSize(space::l, space::xs) : made;
}

} // namespace triage::app
