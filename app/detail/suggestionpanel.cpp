// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/suggestionpanel.h"

#include "actions/actionregistry.h"
#include "detail/suggestiondelegate.h"
#include "models/labels.h"
#include "text.h"
#include "widgets/inklabel.h"
#include "widgets/keybutton.h"
#include "widgets/wraplayout.h"

#include <QListWidget>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

SuggestionPanel::SuggestionPanel(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_list(new QListWidget(this)),
      m_note(new InkLabel(theme, Ink::TextSecondary, Type::Body, this)), m_room(new QWidget(this)),
      m_stack(new QStackedLayout(m_room))
{
    m_delegate = new SuggestionDelegate(theme, m_list);
    m_list->setObjectName(u"suggestionList"_s);
    m_list->setAccessibleName(tr("Suggested buffers"));
    m_list->setItemDelegate(m_delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->viewport()->setCursor(Qt::PointingHandCursor);
    m_note->setObjectName(u"triageNote"_s);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_note->setContentsMargins(space::m, space::m, space::m, 0);
    m_stack->addWidget(m_note);
    m_stack->addWidget(m_list);
    auto *column = makeLayout<QVBoxLayout>(space::m, this);
    column->addWidget(m_room);
    const auto activate = [this](const QListWidgetItem *item) {
        Q_EMIT chosen(m_list->row(item));
    };
    connect(m_list, &QListWidget::itemActivated, this, activate);
    theme.watch(this, [this] { readTheme(); });
}

void SuggestionPanel::readTheme()
{
    m_room->setFixedHeight(maxSuggestions * m_delegate->rowHeight());
    m_list->doItemsLayout();
}

bool SuggestionPanel::isOffered(double confidence)
{
    return qRound(confidence * 100) >= minPercent;
}

void SuggestionPanel::setSuggestions(const std::vector<Suggestion> &suggestions)
{
    m_list->clear();
    for (const Suggestion &each : suggestions) {
        auto *item = new QListWidgetItem(each.icon, each.name, m_list);
        const QString share = Labels::percent(each.confidence);
        item->setData(SuggestionDelegate::ConfidenceRole, each.confidence);
        item->setData(SuggestionDelegate::WordsRole,
                      each.words.isEmpty() ? SuggestionDelegate::quotedWords(each.reason, each.name)
                                           : each.words);
        item->setData(SuggestionDelegate::KeyRole, each.key);
        item->setData(SuggestionDelegate::ActRole, each.isHere ? tr("Looks Right") : tr("Move Here"));
        item->setData(SuggestionDelegate::IsHereRole, each.isHere);
        item->setData(Qt::AccessibleTextRole,
                      tr("%1: %2, %3", "key, buffer, confidence").arg(each.key, each.name, share));
        item->setToolTip(each.reason);
    }
    m_stack->setCurrentWidget(m_list);
}

void SuggestionPanel::setNote(const QString &text)
{
    m_list->clear();
    m_note->setText(text);
    m_stack->setCurrentWidget(m_note);
}

void SuggestionPanel::addHints(const std::vector<QAction *> &actions)
{
    auto *line = new WrapLayout(space::s);
    for (QAction *action : actions) {
        auto *hint = new KeyButton(ActionRegistry::plainText(action->text()), m_theme, this);
        hint->setFlat(true);
        hint->setSlim(true);
        hint->setFocusPolicy(Qt::TabFocus); // after a click the keys go on with the item
        hint->setObjectName(u"hint."_s + action->objectName());
        hint->showKeyOf(*action);
        connect(hint, &KeyButton::clicked, action, &QAction::trigger);
        const auto follow = [this, hint, action] {
            // The key of a buffer shows the buffer, and is left out while it has none.
            const QVariant buffer = action->property("buffer");
            const bool isNameless = buffer.isValid() && buffer.toString().isEmpty();
            if (buffer.isValid() && !isNameless) {
                constexpr int maxName = 120; // in pixels at the usual text size
                const QString name = buffer.toString().replace(u"&&"_s, u"&"_s);
                QString shown = hint->fontMetrics().elidedText(name, Qt::ElideRight, m_theme.side(maxName));
                shown.replace(u'&', u"&&"_s);
                // The dots stand where reading ends.
                hint->setText(layoutDirection() == Qt::RightToLeft ? isolated(shown) : shown);
                hint->setIcon(action->icon());
                hint->setAccessibleName(name);
                hint->setToolTip(name);
            }
            hint->setVisible(action->isVisible() && !isNameless);
        };
        connect(action, &QAction::changed, hint, follow);
        follow();
        line->addWidget(hint);
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(line);
}

} // namespace triage::app

#include "moc_suggestionpanel.cpp"
