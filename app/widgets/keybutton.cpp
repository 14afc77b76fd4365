// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/keybutton.h"

#include "theme/theme.h"
#include "widgets/keycap.h"

#include <QAction>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace triage::app {

KeyButton::KeyButton(const QString &text, Theme &theme, QWidget *parent)
    : QPushButton(text, parent), m_theme(theme)
{
    setAutoDefault(false);
    connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
}

void KeyButton::setKey(const QKeySequence &key)
{
    const QString text = keyCapText(key);
    if (text == m_key)
        return;
    m_key = text;
    updateGeometry();
    update();
}

void KeyButton::showKeyOf(const QAction &action)
{
    const auto follow = [this, &action] {
        setKey(action.shortcut());
    };
    connect(&action, &QAction::changed, this, follow);
    follow();
}

void KeyButton::setSlim(bool slim)
{
    m_slim = slim;
    updateGeometry();
}

void KeyButton::setIconOnly(bool iconOnly)
{
    m_iconOnly = iconOnly;
    updateGeometry();
}

QSize KeyButton::sizeWith(bool iconOnly) const
{
    QSize size = QPushButton::sizeHint();
    constexpr int minTarget = 24; // in pixels: a hand with a tremor still hits it
    constexpr int iconGap = 4; // in pixels, as QPushButton draws it
    int content = iconOnly ? iconSize().width() : fontMetrics().size(Qt::TextShowMnemonic, text()).width();
    if (!m_iconOnly && !icon().isNull()) // before the text
        content += iconSize().width() + iconGap;
    if (m_slim)
        size = { content + 2 * space::s, std::max(minTarget, fontMetrics().height() + space::s - 2) };
    size.rwidth() += keyWidth();
    return size;
}

int KeyButton::keyWidth() const
{
    return m_key.isEmpty() ? 0 : keyCapSize(m_theme, m_key).width() + space::xs + 2;
}

QSize KeyButton::minimumSizeHint() const
{
    return sizeHint() - QSize(keyWidth(), 0);
}

void KeyButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    const bool showsKey = !m_key.isEmpty() && width() >= sizeHint().width();
    const QSize cap = showsKey ? keyCapSize(m_theme, m_key) : QSize();
    const int end = m_slim ? space::xs + 1 : space::s;
    QRect words = rect();
    if (showsKey) {
        const QRect place(words.right() + 1 - end - cap.width(), words.center().y() - cap.height() / 2 + 1,
                          cap.width(), cap.height());
        paintKeyCap(painter, m_theme, QStyle::visualRect(option.direction, rect(), place), m_key);
        words.setRight(place.left() - 1);
    }
    QStyleOptionButton label = option;
    label.rect = QStyle::visualRect(option.direction, rect(), words);
    if (m_iconOnly)
        label.text.clear();
    painter.drawControl(QStyle::CE_PushButtonLabel, label);
    if (option.state & QStyle::State_HasFocus) {
        QStyleOptionFocusRect ring;
        ring.QStyleOption::operator=(option);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, ring);
    }
}

} // namespace triage::app

#include "moc_keybutton.cpp"
