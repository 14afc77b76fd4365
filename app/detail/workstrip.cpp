// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/workstrip.h"

#include "actions/actionregistry.h"
#include "detail/plainlabel.h"
#include "store/values/dates.h"
#include "text.h"
#include "theme/labelcolor.h"
#include "widgets/keybutton.h"
#include "widgets/wraplayout.h"

#include <QAction>
#include <QBoxLayout>
#include <QPainter>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr char iconProperty[] = "iconName";

/// A tag as a button that looks like the chips of lists. One that is wider than the pane is cut: a wider page
/// would cut all lines of the item.
class TagChip : public QToolButton
{
public:
    TagChip(const QString &tag, Theme &theme, QWidget *parent) : QToolButton(parent), m_theme(theme)
    {
        // From right to left, the sign would go to the other side of a tag in Latin letters.
        setText(isolated(u'#' + tag));
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        theme.watch(this, [this] { readTheme(); });
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(font());
        return { metrics.horizontalAdvance(text()) + 2 * space::s, metrics.height() + space::xs + 2 };
    }
    QSize minimumSizeHint() const override { return { 4 * space::s, sizeHint().height() }; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF field = QRectF(rect()).adjusted(1, 1, -1, -1);
        painter.setPen(hasFocus() ? QPen(m_theme.color(Ink::FocusRing), 2) : QPen(Qt::NoPen));
        painter.setBrush(m_theme.color(underMouse() ? Ink::Hover : Ink::ChipFill));
        painter.drawRoundedRect(field, field.height() / 2, field.height() / 2);
        painter.setFont(font());
        painter.setPen(m_theme.color(underMouse() ? Ink::Text : Ink::ChipText));
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width() - space::s);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, shown);
    }

private:
    void readTheme()
    {
        setFont(m_theme.font(Type::Caption));
        updateGeometry();
        update();
    }

    Theme &m_theme;
};

} // namespace

WorkStrip::WorkStrip(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_state(new PlainLabel(u"workState"_s, tr("State"), this)),
      m_owner(new PlainLabel(u"workOwner"_s, tr("Owner"), this)), m_tagRow(new QWidget(this)),
      m_actions(new QWidget(this))
{
    setObjectName(u"workStrip"_s);
    m_state->setWordWrap(false); // it would share its line with the owner
    m_tagRow->setObjectName(u"tagRow"_s);
    auto *words = makeLayout<QHBoxLayout>(space::m);
    words->addWidget(m_state);
    words->addWidget(m_owner, 1);
    auto *column = makeLayout<QVBoxLayout>(space::s, this);
    column->addLayout(words);
    column->addWidget(m_tagRow);
    m_actions->setObjectName(u"workActions"_s);
    new WrapLayout(space::xs, m_tagRow);
    theme.watch(this, [this] { readTheme(); });
}

void WorkStrip::readTheme()
{
    for (QLabel *each : { m_state, m_owner })
        setLabelColor(each, m_theme.font(Type::Caption), m_theme.color(Ink::TextSecondary));
    for (const auto &[button, action] : m_buttons)
        button->setIcon(m_theme.icon(button->property(iconProperty).toString()));
}

QString WorkStrip::stateText(const Triage &record)
{
    const auto since = [&record](const QString &state) {
        return record.stateChangedAt
            ? tr("%1 · %2", "state, time").arg(state, isolated(Dates::stamp(*record.stateChangedAt)))
            : state;
    };
    if (record.state == TriageState::Done)
        return since(tr("Done"));
    if (record.state == TriageState::Declined)
        return since(tr("Declined"));
    if (record.snoozedUntil)
        return tr("Snoozed until %1", "time").arg(isolated(Dates::stamp(*record.snoozedUntil)));
    return {};
}

void WorkStrip::setRecord(const Triage &record, bool isOwn)
{
    const QString state = stateText(record);
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
    const QString owner = isolated(record.ownerName.value_or(tr("somebody")));
    m_owner->setText(record.owner ? tr("Owner: %1", "member").arg(owner) : QString());
    m_owner->setVisible(record.owner.has_value());
    setTags(record.tags);
    setVisible(!state.isEmpty() || record.owner || !record.tags.empty()); // else it would be a gap
    m_isDone = record.state == TriageState::Done;
    m_isOwn = isOwn;
    updateButtons();
}

void WorkStrip::setTags(const std::vector<QString> &tags)
{
    m_tagRow->setVisible(!tags.empty());
    if (tags == m_tags)
        return;
    m_tags = tags;
    qDeleteAll(m_tagRow->findChildren<QToolButton *>(Qt::FindDirectChildrenOnly));
    for (const QString &tag : tags) {
        auto *chip = new TagChip(tag, m_theme, m_tagRow);
        chip->setObjectName(u"tagChip"_s);
        chip->setAccessibleName(tr("Show feedback with the tag %1").arg(isolated(tag)));
        chip->setToolTip(chip->accessibleName());
        // Queued, because the list in view changes with it.
        connect(
            chip, &QToolButton::clicked, this, [this, tag] { Q_EMIT tagRequested(tag); },
            Qt::QueuedConnection);
        m_tagRow->layout()->addWidget(chip);
        chip->show();
    }
}

void WorkStrip::showKeys(const ActionRegistry &actions)
{
    auto *row = new WrapLayout(space::xs, m_actions);
    for (const auto &[id, icon] :
         { std::pair{ CommandId::FeedbackMove, u"move"_s }, std::pair{ CommandId::FeedbackDone, u"check"_s },
           std::pair{ CommandId::FeedbackSnooze, u"clock"_s },
           std::pair{ CommandId::FeedbackTake, u"person"_s },
           std::pair{ CommandId::FeedbackTags, u"tag"_s } }) {
        QAction *action = actions.action(id);
        auto *button = new KeyButton(ActionRegistry::plainText(action->text()), m_theme, this);
        button->setObjectName(u"work."_s + action->objectName());
        button->setSlim(true);
        button->setIconOnly(true);
        button->setProperty(iconProperty, icon);
        button->setFocusPolicy(Qt::TabFocus); // after a click the keys go on in the list
        button->showKeyOf(*action);
        connect(action, &QAction::changed, this, &WorkStrip::updateButtons);
        connect(button, &KeyButton::clicked, action, &QAction::trigger);
        row->addWidget(button);
        m_buttons.emplace_back(button, action);
        if (id == CommandId::FeedbackDone)
            m_done = button;
        else if (id == CommandId::FeedbackTake)
            m_take = button;
    }
    readTheme();
    updateButtons();
}

void WorkStrip::updateButtons()
{
    for (const auto &[button, action] : m_buttons) {
        button->setVisible(!m_isElsewhere && action->isVisible() && !(button == m_take && m_isOwn));
        if (button == m_done) {
            button->setText(m_isDone ? tr("Open Again") : ActionRegistry::plainText(action->text()));
            button->setProperty(iconProperty, m_isDone ? u"undo"_s : u"check"_s);
            button->setIcon(m_theme.icon(button->property(iconProperty).toString()));
        }
        button->setToolTip(tr("%1: %2", "command, what it does").arg(button->text(), action->toolTip()));
    }
}

void WorkStrip::setOfferedElsewhere(bool elsewhere)
{
    m_isElsewhere = elsewhere;
    updateButtons();
}

} // namespace triage::app

#include "moc_workstrip.cpp"
