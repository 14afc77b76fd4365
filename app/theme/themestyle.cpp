// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/themestyle.h"

#include "theme/buttonlook.h"
#include "theme/controlpainter.h"
#include "theme/scrollbargeometry.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns whether the frame of the view shows the focus, and its selection the current row.
bool hasRingOfItsOwn(const QWidget *widget)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(widget);
    return view && view->frameShape() != QFrame::NoFrame
        && view->selectionMode() == QAbstractItemView::SingleSelection;
}

/// Milliseconds of a movement that shows where something goes: seen, and over before the next key of a fast
/// person.
constexpr int motionTime = 120;

} // namespace

ThemeStyle::ThemeStyle(const Theme &theme) : QProxyStyle(u"Fusion"_s), m_theme(&theme)
{
    qApp->installEventFilter(this);
}

bool ThemeStyle::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt)
            showMnemonics(event->type() == QEvent::KeyPress);
        break;
    case QEvent::WindowDeactivate:
        showMnemonics(false);
        break;
    default:
        break;
    }
    return QProxyStyle::eventFilter(watched, event);
}

void ThemeStyle::showMnemonics(bool shown)
{
    if (shown == m_showsMnemonics)
        return;
    m_showsMnemonics = shown;
    for (QWidget *window : QApplication::topLevelWidgets()) {
        for (QWidget *each : window->findChildren<QWidget *>()) {
            if (qobject_cast<QMenuBar *>(each) || qobject_cast<QLabel *>(each)
                || qobject_cast<QAbstractButton *>(each))
                each->update();
        }
    }
}

void ThemeStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    // Qt shows all tips in this label.
    auto *label = qobject_cast<QLabel *>(widget);
    if (label && label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (m_theme) {
        ControlPainter controls(*m_theme, *painter);
        if (controls.drawPanel(element, *option, widget) || controls.drawMark(element, *option))
            return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    if (!m_theme)
        return QProxyStyle::drawControl(element, option, painter, widget);
    if (ControlPainter(*m_theme, *painter).drawFlat(element, *option))
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
        calm.showDecorationSelected = true;
        if (hasRingOfItsOwn(widget) && item->state & State_Selected)
            calm.state &= ~State_HasFocus; // one ring is enough
        return QProxyStyle::drawControl(element, &calm, painter, widget);
    }
    if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        button && element == CE_PushButtonLabel && ControlPainter::isDefault(*option, widget)) {
        QStyleOptionButton strong = *button;
        strong.palette.setColor(QPalette::ButtonText, ink(Ink::AccentText));
        return QProxyStyle::drawControl(element, &strong, painter, widget);
    } else if (button && element == CE_PushButtonLabel && isDestructive(widget)
               && ControlPainter::isEnabled(*option)) {
        QStyleOptionButton danger = *button;
        danger.palette.setColor(QPalette::ButtonText, ink(Ink::Danger));
        return QProxyStyle::drawControl(element, &danger, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ThemeStyle::drawMenuBarItem(const QStyleOptionMenuItem &item, QPainter *painter,
                                 const QWidget *widget) const
{
    painter->fillRect(item.rect, ink(Ink::Window));
    const bool chosen = item.state & (State_Selected | State_Sunken) && ControlPainter::isEnabled(item);
    if (chosen)
        ControlPainter(*m_theme, *painter)
            .box(item.rect.adjusted(0, 2, 0, -2), ink(Ink::Selection), {}, ControlPainter::controlRadius);
    int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    if (!proxy()->styleHint(SH_UnderlineShortcut, &item, widget))
        flags |= Qt::TextHideMnemonic;
    proxy()->drawItemText(painter, item.rect, flags, item.palette, ControlPainter::isEnabled(item), item.text,
                          QPalette::WindowText);
}

void ThemeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    if (m_theme && control == CC_ComboBox)
        return ControlPainter(*m_theme, *painter)
            .drawComboBox(*option, subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, nullptr));
    if (m_theme && control == CC_ScrollBar)
        return ControlPainter(*m_theme, *painter).drawScrollBar(*option, widget);
    if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
        QStyleOptionToolButton plain = *button; // the style's arrow is below the icon, outside of the button
        plain.features &= ~QStyleOptionToolButton::HasMenu;
        return QProxyStyle::drawComplexControl(control, &plain, painter, widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (m_theme && control == CC_SpinBox) {
        const bool focused = option->state & State_HasFocus && ControlPainter::isEnabled(*option);
        ControlPainter(*m_theme, *painter)
            .box(option->rect, {}, ink(focused ? Ink::FocusRing : Ink::Border), 2, focused ? 2 : 1);
    }
}

QRect ThemeStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    if (element == SE_LineEditContents && frame && frame->lineWidth > 0)
        return rect.adjusted(space::xs, 0, -space::xs, 0);
    // A row is current as a whole, with its icon.
    return element == SE_ItemViewItemFocusRect && option ? option->rect : rect;
}

QSize ThemeStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                   const QWidget *widget) const
{
    constexpr int minTarget = 24; // pixels, as a button has: a hand with a tremor still hits it
    const QSize made = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        return made + QSize(space::l, space::xs);
    case CT_MenuBarItem:
        return made + QSize(space::xs, space::xs);
    case CT_ItemViewItem: // letters of some scripts are higher than the computed line
        return (made + QSize(0, 2 * space::xs)).expandedTo(QSize(0, minTarget));
    case CT_CheckBox:
    case CT_RadioButton:
        return made.expandedTo(QSize(minTarget, minTarget));
    default:
        return made;
    }
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
        // Leaves room for the focus ring, and for corners that a square viewport would cut off.
        return qobject_cast<const QAbstractScrollArea *>(widget)
            ? 3
            : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return m_theme ? m_theme->side(14) : 14;
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
        return QDialogButtonBox::GnomeLayout; // the primary button ends its row on every desktop
    case SH_UnderlineShortcut:
        return m_showsMnemonics || qobject_cast<const QMenu *>(widget);
    case SH_Menu_Mask:
    case SH_ToolTip_Mask:
        if (auto *mask = qstyleoption_cast<QStyleHintReturnMask *>(answer); mask && option)
            mask->region = ControlPainter::popupArea(option->rect);
        return 1;
    case SH_Widget_Animation_Duration:
        return m_reducesMotion ? 0 : motionTime;
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
        return m_theme->icon(u"close"_s, Ink::TextSecondary);
    case SP_MessageBoxQuestion:
        return m_theme->icon(u"question"_s, Ink::Accent);
    case SP_MessageBoxInformation:
        return m_theme->icon(u"info"_s, Ink::Accent);
    case SP_MessageBoxWarning:
        return m_theme->icon(u"warning"_s, Ink::Warning);
    case SP_MessageBoxCritical:
        return m_theme->icon(u"failed"_s, Ink::Danger);
    default:
        return QProxyStyle::standardIcon(picture, option, widget);
    }
}

} // namespace triage::app

#include "moc_themestyle.cpp"
