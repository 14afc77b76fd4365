// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/bulkpane.h"

#include "actions/actionregistry.h"
#include "store/localstore.h"
#include "widgets/inklabel.h"
#include "widgets/keybutton.h"

#include <QAction>
#include <QBoxLayout>
#include <QLocale>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

struct BulkButton
{
    CommandId command;
    QString objectName;
};

} // namespace

BulkPane::BulkPane(const LocalStore &store, Theme &theme, const ActionRegistry &actions, QWidget *parent)
    : QWidget(parent), m_store(store), m_title(new InkLabel(theme, Ink::Text, Type::Title, this)),
      m_places(new InkLabel(theme, Ink::TextSecondary, Type::Body, this))
{
    setObjectName(u"bulkPane"_s);
    setAccessibleName(tr("Selected items"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_title->setObjectName(u"bulkTitle"_s);
    m_places->setObjectName(u"bulkPlaces"_s);
    auto *column = makeLayout<QVBoxLayout>(space::m, this, { space::l, space::l, space::l, space::l });
    column->addWidget(m_title);
    column->addWidget(m_places);
    // All as wide as the widest, so that their keys stand below each other.
    auto *commands = new QWidget(this);
    auto *rows = makeLayout<QVBoxLayout>(space::s, commands);
    column->addWidget(commands, 0, Qt::AlignLeading);
    const BulkButton buttons[] = { { CommandId::FeedbackMove, u"bulkMoveButton"_s },
                                   { CommandId::FeedbackAdd, u"bulkAddButton"_s },
                                   { CommandId::FeedbackLooksRight, u"bulkLooksRightButton"_s },
                                   { CommandId::FeedbackDone, u"bulkDoneButton"_s },
                                   { CommandId::FeedbackDeclined, u"bulkDeclineButton"_s },
                                   { CommandId::FeedbackSnooze, u"bulkSnoozeButton"_s },
                                   { CommandId::FeedbackTake, u"bulkTakeButton"_s },
                                   { CommandId::FeedbackTags, u"bulkTagsButton"_s },
                                   { CommandId::FeedbackSame, u"bulkSameButton"_s },
                                   { CommandId::FeedbackDelete, u"bulkDeleteButton"_s } };
    for (const BulkButton &each : buttons) {
        QAction *action = actions.action(each.command);
        const QString text = ActionRegistry::plainText(action->text());
        auto *button = new KeyButton(text, theme, commands);
        button->setObjectName(each.objectName);
        button->setAccessibleName(text);
        button->setFocusPolicy(Qt::TabFocus); // after a click the keys go on in the list
        button->showKeyOf(*action);
        const auto follow = [button, action] {
            button->setEnabled(action->isEnabled());
            button->setVisible(action->isVisible());
        };
        connect(action, &QAction::changed, button, follow);
        connect(button, &KeyButton::clicked, action, &QAction::trigger);
        follow();
        rows->addWidget(button);
    }
    column->addStretch(1);
}

void BulkPane::setSelection(const QString &title, const std::vector<FeedbackId> &ids)
{
    m_title->setText(title);
    m_places->setText(places(ids));
    m_places->setVisible(!ids.empty());
}

/// Returns the buffers of the items, the one with most of them first, one a line.
QString BulkPane::places(const std::vector<FeedbackId> &ids) const
{
    std::map<QString, int> counts;
    for (const FeedbackId id : ids) {
        const std::optional<ShownItem> item = m_store.item(id);
        if (!item)
            continue;
        for (const BufferId each : item->buffers) {
            if (const BufferRecord *record = m_store.buffer(each))
                ++counts[record->buffer.name];
        }
        if (item->buffers.empty())
            ++counts[tr("Unassigned")];
    }
    std::vector<std::pair<QString, int>> sorted(counts.begin(), counts.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto &one, const auto &other) { return one.second > other.second; });
    QStringList lines;
    for (const auto &[name, count] : sorted)
        lines += tr("%1: %2", "buffer, number of the selected items in it")
                     .arg(name, QLocale().toString(count));
    return lines.join(u'\n');
}

} // namespace triage::app

#include "moc_bulkpane.cpp"
