// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebar/sidebardelegate.h"

#include "models/roles.h"
#include "store/values/filter.h"
#include "widgets/textline.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int inset = space::s; ///< Pixels around the highlighted part of a row.

} // namespace

SidebarDelegate::SidebarDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme)
{
}

QSize SidebarDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const bool compact = m_theme.density() == Density::Compact;
    const int text = QFontMetrics(m_theme.font(Type::BodyStrong)).height();
    const bool heading = index.data(HeadingRole).toBool();
    const int height = std::max(text, m_theme.side(18)) + (compact ? space::xs : space::s + 2);
    return { 120, (heading && index.row() > 0 ? height + space::s : height) / 2 * 2 };
}

bool SidebarDelegate::hasButtons(const QModelIndex &index) const
{
    return m_canDecide && index.data(SuggestionRole).toBool();
}

QRect SidebarDelegate::buttonRect(const QRect &row, SuggestionButton button) const
{
    const int buttonSide = m_theme.side(22);
    const int right
        = row.right() - inset - space::xs - (button == SuggestionButton::Reject ? 0 : buttonSide + space::xs);
    return { right - buttonSide + 1, row.center().y() - buttonSide / 2, buttonSide, buttonSide };
}

SuggestionButton SidebarDelegate::buttonAt(const QRect &row, const QModelIndex &index, const QPoint &at,
                                           Qt::LayoutDirection direction) const
{
    if (!hasButtons(index))
        return SuggestionButton::None;
    for (const SuggestionButton each : { SuggestionButton::Approve, SuggestionButton::Reject }) {
        if (QStyle::visualRect(direction, row, buttonRect(row, each)).contains(at))
            return each;
    }
    return SuggestionButton::None;
}

void SidebarDelegate::paintHeading(QPainter *painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const QFont font = m_theme.font(Type::Caption);
    QRect line = option.rect.adjusted(inset + space::s, 0, -inset, -space::xs / 2);
    line.setTop(line.bottom() - QFontMetrics(font).height() - space::xs);
    drawLine(painter, QStyle::visualRect(option.direction, option.rect, line),
             { index.data().toString(), font, m_theme.color(Ink::TextSecondary), {} }, option.direction);
}

void SidebarDelegate::paintGround(QPainter *painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    const QRectF lit = QRectF(option.rect).adjusted(inset, 1, -inset, -1);
    const bool target = m_dropTarget == index;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(target ? QPen(m_theme.color(Ink::Accent), 2) : QPen(Qt::NoPen));
    if (target)
        painter->setBrush(m_theme.color(Ink::DropTarget));
    else if (option.state & QStyle::State_Selected)
        painter->setBrush(
            m_theme.color(option.state & QStyle::State_Active ? Ink::Selection : Ink::SelectionInactive));
    else if (option.state & QStyle::State_MouseOver)
        painter->setBrush(m_theme.color(Ink::SurfaceSunken));
    else
        painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(target ? lit.adjusted(1, 1, -1, -1) : lit, space::radius, space::radius);
    if (option.state & QStyle::State_HasFocus && m_focusedButton == SuggestionButton::None && !target) {
        painter->setPen(QPen(m_theme.color(Ink::FocusRing), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(lit.adjusted(1, 1, -1, -1), space::radius - 1, space::radius - 1);
    }
}

int SidebarDelegate::paintButtons(QPainter *painter, const QStyleOptionViewItem &option) const
{
    for (const SuggestionButton each : { SuggestionButton::Approve, SuggestionButton::Reject }) {
        const QRect place = QStyle::visualRect(option.direction, option.rect, buttonRect(option.rect, each));
        const bool focused = option.state & QStyle::State_HasFocus && m_focusedButton == each;
        painter->setPen(QPen(m_theme.color(focused ? Ink::FocusRing : Ink::Border), focused ? 2 : 1));
        painter->setBrush(m_theme.color(Ink::SurfaceRaised));
        painter->drawRoundedRect(QRectF(place).adjusted(.5, .5, -.5, -.5), space::xs, space::xs);
        const bool approve = each == SuggestionButton::Approve;
        m_theme.icon(approve ? u"check"_s : u"close"_s, approve ? Ink::Positive : Ink::Danger)
            .paint(painter, place.adjusted(4, 4, -4, -4));
    }
    return buttonRect(option.rect, SuggestionButton::Approve).left();
}

int SidebarDelegate::paintCount(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const bool news = index.data(NewItemsRole).toLongLong() > 0;
    int right = option.rect.right() - inset - space::s;
    const int keyWidth = m_theme.side(18);
    const int pin = index.data(PinRole).toInt();
    const QFont font = m_theme.font(Type::Caption);
    const auto seen = [&option](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    painter->setFont(font);
    if (pin > 0) {
        const int keySide = keyWidth - 2;
        const QRect key(right - keyWidth + 4, option.rect.center().y() - keySide / 2, keySide, keySide + 1);
        painter->setPen(m_theme.color(Ink::Border));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(seen(key)).adjusted(.5, .5, -.5, -.5), 3, 3);
        painter->setPen(m_theme.color(Ink::TextSecondary));
        painter->drawText(seen(key), Qt::AlignCenter, QLocale().toString(pin));
    }
    if (index.data(PlaceRole).toInt() == int(Place::Buffer))
        right -= keyWidth + 2;
    const qint64 count = index.data(CountRole).toLongLong();
    if (count <= 0)
        return right;
    const QFont countFont = m_theme.font(news ? Type::BodyStrong : Type::Body);
    const QString text = QLocale().toString(count);
    const int width = QFontMetrics(countFont).horizontalAdvance(text) + 1;
    painter->setFont(countFont);
    const BufferId buffer(index.data(IdRole).toLongLong());
    const bool ticks = std::find(m_ticking.begin(), m_ticking.end(), buffer) != m_ticking.end();
    painter->setPen(m_theme.color(ticks ? Ink::Accent : news ? Ink::Text : Ink::TextSecondary));
    painter->drawText(seen(QRect(right - width, option.rect.top(), width, option.rect.height())),
                      Qt::AlignCenter, text);
    return right - width;
}

QIcon SidebarDelegate::iconOf(const QModelIndex &index, Ink ink) const
{
    const QString icon = index.data(IconNameRole).toString();
    const bool buffer
        = index.data(PlaceRole).toInt() == int(Place::Buffer) || index.data(ViewRole).toLongLong() > 0;
    return buffer && !Theme::hasIcon(icon) ? m_theme.bufferIcon(icon, index.data().toString())
                                           : m_theme.icon(icon, ink);
}

void SidebarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    if (index.data(HeadingRole).toBool()) {
        paintHeading(painter, option, index);
        painter->restore();
        return;
    }
    paintGround(painter, option, index);
    const bool selected = option.state & QStyle::State_Selected;
    const QString name = index.data().toString();
    const auto seen = [&option](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    const int iconSide = m_theme.side(18);
    const QRect picture(option.rect.left() + inset + space::s, option.rect.center().y() - iconSide / 2 + 1,
                        iconSide, iconSide);
    iconOf(index, selected ? Ink::Accent : Ink::TextSecondary).paint(painter, seen(picture));
    const int end = hasButtons(index) ? paintButtons(painter, option) : paintCount(painter, option, index);
    const bool news = index.data(NewItemsRole).toLongLong() > 0;
    QRect text = option.rect;
    text.setLeft(picture.right() + space::s + 2);
    text.setRight(end - space::s);
    drawLine(painter, seen(text),
             { name,
               m_theme.font(news ? Type::BodyStrong : Type::Body),
               m_theme.color(selected ? Ink::SelectionText : Ink::Text),
               {} },
             option.direction);
    painter->restore();
}

} // namespace triage::app

#include "moc_sidebardelegate.cpp"
