// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statepage.h"

#include "theme/labelcolor.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int pictureSide = 40;

} // namespace

StatePage::StatePage(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_icon(new QLabel(this)), m_title(new QLabel(this)),
      m_text(new QLabel(this)), m_buttons(new QHBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::xl);
    column->setSpacing(space::s);
    column->addStretch(2);
    for (QLabel *label : { m_icon, m_title, m_text }) {
        label->setAlignment(Qt::AlignCenter);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(label != m_icon);
        // Between stretches, because a column would compute the height of a text that it does not limit.
        auto *row = new QHBoxLayout;
        row->addStretch(1);
        row->addWidget(label, 1000);
        row->addStretch(1);
        column->addLayout(row);
    }
    m_title->setObjectName(u"stateTitle"_s);
    m_text->setObjectName(u"stateText"_s);
    m_buttons->setSpacing(space::s);
    column->addSpacing(space::s);
    column->addLayout(m_buttons);
    column->addStretch(3);
    connect(&theme, &Theme::changed, this, &StatePage::readTheme);
    readTheme();
}

void StatePage::readTheme()
{
    m_title->setFont(m_theme.font(Type::BodyStrong));
    const int side = m_theme.side(pictureSide);
    m_icon->setPixmap(
        m_theme.icon(m_iconName, Ink::TextPlaceholder).pixmap(QSize(side, side), devicePixelRatioF()));
    setLabelColor(m_text, m_theme.color(Ink::TextSecondary));
    int longest = 0;
    for (const QString &line : m_text->text().split(u'\n'))
        longest = std::max(longest, m_text->fontMetrics().horizontalAdvance(line) + 2);
    m_text->setMaximumWidth(std::min(longest, m_theme.measure()));
}

void StatePage::show(const StateText &state)
{
    m_iconName = state.icon;
    setAccessibleName(state.title);
    m_title->setText(state.title);
    m_text->setText(state.text);
    m_text->setVisible(!state.text.isEmpty());
    // The lines of a list begin below each other.
    m_text->setAlignment(state.text.contains(u'\n') ? Qt::AlignLeading | Qt::AlignVCenter
                                                    : Qt::Alignment(Qt::AlignCenter));
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    m_buttons->addStretch();
    for (const StateAction &action : state.actions) {
        auto *button = new QPushButton(action.text, this);
        button->setObjectName(u"stateButton%1"_s.arg(m_buttons->count()));
        connect(button, &QPushButton::clicked, this, action.run);
        m_buttons->addWidget(button);
        button->show();
    }
    m_buttons->addStretch();
    readTheme();
}

} // namespace triage::app

#include "moc_statepage.cpp"
