// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/statepage.h"

#include "theme/labelcolor.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int pictureSide = 40;

} // namespace

StatePage::StatePage(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_icon(new QLabel(this)), m_title(new QLabel(this)),
      m_text(new QLabel(this)), m_actions(new QWidget(this))
{
    auto *column = makeLayout<QVBoxLayout>(space::s, this, { space::xl, space::xl, space::xl, space::xl });
    column->addStretch(2);
    // Between stretches, because a column would compute the height of a text that it does not limit.
    const auto addRow = [column](QWidget *widget) {
        auto *row = new QHBoxLayout;
        row->addStretch(1);
        row->addWidget(widget, 1000);
        row->addStretch(1);
        column->addLayout(row);
    };
    for (QLabel *label : { m_icon, m_title, m_text }) {
        label->setAlignment(Qt::AlignCenter);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(label != m_icon);
        addRow(label);
    }
    m_title->setObjectName(u"stateTitle"_s);
    m_text->setObjectName(u"stateText"_s);
    column->addSpacing(space::s);
    addRow(m_actions);
    column->addStretch(3);
    theme.watch(this, [this] { readTheme(); });
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
    int widest = 0;
    for (QLabel *step : m_actions->findChildren<QLabel *>()) {
        setLabelColor(step, m_theme.color(Ink::TextSecondary));
        widest = std::max(widest, step->fontMetrics().horizontalAdvance(step->text()) + 2);
    }
    int buttons = 0;
    for (const QPushButton *button : m_actions->findChildren<QPushButton *>())
        buttons = std::max(buttons, button->sizeHint().width());
    if (widest > 0)
        m_actions->setMaximumWidth(std::min(widest, m_theme.measure()) + space::l + buttons);
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
    auto *actions = new QWidget(this);
    const std::unique_ptr<QLayoutItem> before(layout()->replaceWidget(m_actions, actions));
    m_actions->hide();
    m_actions->deleteLater(); // one of its buttons may have been clicked
    m_actions = actions;
    const bool hasSteps = std::any_of(state.actions.begin(), state.actions.end(),
                                      [](const StateAction &action) { return !action.step.isEmpty(); });
    hasSteps ? showSteps(state.actions) : showButtons(state.actions);
    m_actions->show();
    readTheme();
}

QPushButton *StatePage::makeButton(const StateAction &action, int number)
{
    auto *button = new QPushButton(action.text, m_actions);
    button->setObjectName(u"stateButton%1"_s.arg(number));
    connect(button, &QPushButton::clicked, this, action.run);
    return button;
}

void StatePage::showButtons(const std::vector<StateAction> &actions)
{
    auto *row = makeLayout<QHBoxLayout>(space::s, m_actions);
    row->addStretch();
    int number = 0;
    for (const StateAction &action : actions)
        row->addWidget(makeButton(action, ++number));
    row->addStretch();
}

/// Puts each step on a line, with its button at the end; all begin below each other.
void StatePage::showSteps(const std::vector<StateAction> &actions)
{
    auto *lines = new QGridLayout(m_actions);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setHorizontalSpacing(space::l);
    lines->setVerticalSpacing(space::s);
    int number = 0;
    for (const StateAction &action : actions) {
        auto *step = new QLabel(action.step, m_actions);
        step->setObjectName(u"stateStep%1"_s.arg(++number));
        step->setTextFormat(Qt::PlainText);
        step->setWordWrap(true);
        lines->addWidget(step, number, 0);
        if (!action.text.isEmpty())
            lines->addWidget(makeButton(action, number), number, 1);
    }
    lines->setColumnStretch(0, 1);
}

} // namespace triage::app

#include "moc_statepage.cpp"
