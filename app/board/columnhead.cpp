// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/columnhead.h"

#include "models/labels.h"
#include "widgets/announcement.h"
#include "widgets/keycap.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace triage::app {

ColumnHead::ColumnHead(Theme &theme, QMenu *menu, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_shared(menu), m_menu(new QToolButton(this))
{
    m_menu->setAutoRaise(true);
    m_menu->hide();
    theme.watch(this, [this] {
        m_menu->setIcon(m_theme.icon(u"more"_s));
        const int lines = QFontMetrics(m_theme.font(Type::BodyStrong)).height();
        setFixedHeight((lines + 2 * space::s + 3) / 4 * 4);
        update();
    });
    connect(m_menu, &QToolButton::clicked, this, [this] {
        Q_EMIT menuOpening();
        m_shared->popup(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
    });
}

void ColumnHead::setContent(const QIcon &icon, const QString &name, std::optional<qint64> count,
                            std::optional<qint64> shown)
{
    m_icon = icon;
    m_name = name;
    m_count = count;
    m_shown = shown;
    setSpokenName(*m_menu, tr("Column %1: menu").arg(name));
    m_menu->setToolTip(tr("What can be done with this column"));
    describe();
    setToolTip(name);
    update();
}

void ColumnHead::setPin(int number)
{
    if (number == m_pin)
        return;
    m_pin = number;
    describe();
    update();
}

void ColumnHead::describe()
{
    const QString name
        = m_count ? tr("%1, %2", "a column's name, how many it holds").arg(m_name, countText()) : m_name;
    setSpokenName(*this,
                  m_pin > 0 ? tr("%1, key %2", "column, number").arg(name, Labels::number(m_pin)) : name);
}

void ColumnHead::setCurrent(bool current)
{
    m_current = current;
    showMenuButton();
    update();
}

void ColumnHead::setLit(bool lit)
{
    if (m_lit == lit)
        return;
    m_lit = lit;
    update();
}

QString ColumnHead::countText() const
{
    if (!m_count)
        return {};
    const QLocale locale;
    const QString all = locale.toString(*m_count);
    return m_shown ? tr("%1 of %2", "how many are shown, of how many").arg(locale.toString(*m_shown), all)
                   : all;
}

/// Shows the menu button under the pointer and in the current column only.
void ColumnHead::showMenuButton()
{
    m_menu->setVisible(m_current || underMouse() || m_menu->hasFocus());
    placeMenuButton();
    update();
}

void ColumnHead::placeMenuButton()
{
    const int side = height() - space::s;
    const QRect place(width() - side - space::xs, (height() - side) / 2, side, side);
    m_menu->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

void ColumnHead::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto seen = [this](const QRect &part) {
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    if (m_lit) {
        painter.setPen(QPen(m_theme.color(Ink::Accent), 2));
        painter.setBrush(m_theme.color(Ink::DropTarget));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), space::radius, space::radius);
    }
    const int side = m_theme.side(18);
    m_icon.paint(&painter, seen(QRect(space::m, (height() - side) / 2, side, side)));
    int right = width() - space::m;
    if (m_menu->isVisible())
        right = width() - height() - space::xs + space::xs;
    if (m_pin > 0) {
        const QString key = Labels::number(m_pin);
        const QSize size = keyCapSize(m_theme, key);
        const QRect cap(QPoint(right - size.width(), (height() - size.height()) / 2), size);
        paintKeyCap(painter, m_theme, seen(cap), key);
        right -= size.width() + space::s;
    }
    const QString count = countText();
    painter.setFont(m_theme.font(Type::Caption));
    const int countWidth
        = count.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(count) + 2 * space::s;
    if (countWidth > 0) {
        const int pillHeight = painter.fontMetrics().height() + 4;
        const QRect pill(right - countWidth, (height() - pillHeight) / 2, countWidth, pillHeight);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Ink::ChipFill));
        painter.drawRoundedRect(seen(pill), pillHeight / 2.0, pillHeight / 2.0);
        painter.setPen(m_theme.color(Ink::ChipText));
        painter.drawText(seen(pill), Qt::AlignCenter | Qt::TextSingleLine, count);
        right -= countWidth + space::s;
    }
    const int left = space::m + side + space::s;
    painter.setFont(m_theme.font(Type::BodyStrong));
    painter.setPen(m_theme.color(m_current ? Ink::Link : Ink::Text));
    painter.drawText(seen(QRect(left, 0, right - left, height())),
                     int(QStyle::visualAlignment(layoutDirection(), Qt::AlignVCenter | Qt::AlignLeading)),
                     painter.fontMetrics().elidedText(m_name, Qt::ElideRight, right - left));
}

QPixmap ColumnHead::picture() const
{
    constexpr int maxWidth = 240;
    const QFont font = m_theme.font(Type::BodyStrong);
    const QFontMetrics metrics(font);
    const int side = m_theme.side(18);
    const QString name
        = metrics.elidedText(m_name, Qt::ElideRight, maxWidth - side - 2 * space::m - space::s);
    const QSize size(metrics.horizontalAdvance(name) + side + 2 * space::m + space::s, height());
    QPixmap pixmap(size * devicePixelRatioF());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.color(Ink::Border));
    painter.setBrush(m_theme.color(Ink::SurfaceRaised));
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(.5, .5, -.5, -.5), space::radius, space::radius);
    const QRect all(QPoint(), size);
    m_icon.paint(
        &painter,
        QStyle::visualRect(layoutDirection(), all, QRect(space::m, (height() - side) / 2, side, side)));
    painter.setFont(font);
    painter.setPen(m_theme.color(Ink::Text));
    const QRect words(space::m + side + space::s, 0, size.width() - side - 2 * space::m - space::s + 1,
                      height());
    painter.drawText(QStyle::visualRect(layoutDirection(), all, words), Qt::AlignCenter, name);
    return pixmap;
}

void ColumnHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeMenuButton();
}

void ColumnHead::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressed = true;
    m_pressedAt = event->position().toPoint();
    Q_EMIT pressed();
}

void ColumnHead::mouseMoveEvent(QMouseEvent *event)
{
    const bool far
        = (event->position().toPoint() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (!m_pressed || !far || !(event->buttons() & Qt::LeftButton))
        return;
    m_pressed = false;
    Q_EMIT dragStarted();
}

void ColumnHead::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_pressed = false;
    if (event->button() == Qt::LeftButton)
        Q_EMIT doubleClicked();
}

void ColumnHead::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT menuOpening();
    m_shared->popup(event->globalPos());
}

void ColumnHead::enterEvent(QEnterEvent *event)
{
    QWidget::enterEvent(event);
    showMenuButton();
}

void ColumnHead::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    showMenuButton();
}

} // namespace triage::app

#include "moc_columnhead.cpp"
