// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/messagestrip.h"

#include "widgets/inklabel.h"

#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int messageIconSide = 18;

struct StripLook
{
    QString icon;
    Ink ink;
    Ink fill;
};

StripLook lookOf(MessageStrip::Kind kind)
{
    switch (kind) {
    case MessageStrip::Kind::Info:
        return { u"info"_s, Ink::TextSecondary, Ink::InfoFill };
    case MessageStrip::Kind::Warning:
        return { u"warning"_s, Ink::Warning, Ink::WarningFill };
    case MessageStrip::Kind::Error:
        return { u"failed"_s, Ink::Danger, Ink::DangerFill };
    }
    return {};
}

} // namespace

MessageStrip::MessageStrip(Theme &theme, QWidget *parent)
    : QFrame(parent), m_theme(theme), m_icon(new QLabel(this)),
      m_text(new InkLabel(theme, Ink::Text, Type::Body, this))
{
    m_text->setObjectName(u"messageText"_s);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *row = makeLayout<QHBoxLayout>(space::s, this, { space::m, space::s, space::m, space::s });
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    connect(&theme, &Theme::changed, this, &MessageStrip::readTheme);
    hide();
}

void MessageStrip::showMessage(const QString &text, Kind kind)
{
    m_kind = kind;
    m_text->setText(text);
    readTheme();
    setVisible(!text.isEmpty());
}

QString MessageStrip::text() const
{
    return m_text->text();
}

void MessageStrip::readTheme()
{
    const StripLook look = lookOf(m_kind);
    m_icon->setPixmap(m_theme.icon(look.icon, look.ink)
                          .pixmap(QSize(messageIconSide, messageIconSide), devicePixelRatioF()));
    update();
}

void MessageStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(lookOf(m_kind).fill));
    painter.drawRoundedRect(rect(), space::radius, space::radius);
}

} // namespace triage::app

#include "moc_messagestrip.cpp"
