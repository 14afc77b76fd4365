// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/preferences/shortcutpage.h"

#include "actions/actionregistry.h"
#include "actions/preferences.h"
#include "dialogs/dialog.h"
#include "widgets/announcement.h"
#include "widgets/confirmquestion.h"
#include "widgets/fuzzymatch.h"
#include "widgets/messagestrip.h"
#include "widgets/recordtable.h"

#include <QHBoxLayout>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

ShortcutPage::ShortcutPage(const Context &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_find(new QLineEdit(this)),
      m_table(new RecordTable(u"shortcutTable"_s, tr("Shortcuts"), { tr("Command"), tr("Menu"), tr("Keys") },
                              this)),
      m_key(new QKeySequenceEdit(this)), m_set(Dialog::button(tr("&Set"), u"setKeyButton"_s, this)),
      m_add(Dialog::button(tr("&Add"), u"addKeyButton"_s, this)),
      m_clear(Dialog::button(tr("&No Key"), u"clearKeyButton"_s, this)),
      m_reset(Dialog::button(tr("&Default"), u"resetKeyButton"_s, this)),
      m_resetAll(Dialog::button(tr("Reset A&ll…"), u"resetKeysButton"_s, this)),
      m_strip(new MessageStrip(context.theme, this))
{
    build();
    connect(m_find, &QLineEdit::textChanged, this, &ShortcutPage::filter);
    connect(m_table, &RecordTable::chosen, this, &ShortcutPage::refresh);
    connect(m_key, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutPage::keyPressed);
    connect(m_set, &QPushButton::clicked, this, [this] { assign(false); });
    connect(m_add, &QPushButton::clicked, this, [this] { assign(true); });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        if (const Command *command = chosen())
            m_context.preferences.setShortcuts(command->name, QList<QKeySequence>());
    });
    connect(m_reset, &QPushButton::clicked, this, &ShortcutPage::reset);
    connect(m_resetAll, &QPushButton::clicked, this, &ShortcutPage::confirmResetAll);
    // Queued, because the registry follows the preferences and must be updated first.
    connect(&context.preferences, &Preferences::changed, this, &ShortcutPage::fill, Qt::QueuedConnection);
    fill();
}

void ShortcutPage::build()
{
    setNames(m_find, u"shortcutFilterEdit"_s, tr("Filter shortcuts"));
    m_find->setPlaceholderText(tr("Find a command or a key"));
    // The line within the widget has the focus.
    auto *line = m_key->findChild<QLineEdit *>();
    line->setAccessibleName(tr("New key"));
    line->setObjectName(u"keyLine"_s);
    setNames(m_key, u"keyEdit"_s, tr("New key"));
    auto *label = new QLabel(tr("Ne&w key:"), this);
    label->setBuddy(m_key);
    auto *row = makeLayout<QHBoxLayout>(space::s);
    row->addWidget(label);
    row->addWidget(m_key, 1);
    row->addWidget(m_set);
    row->addWidget(m_add);
    auto *more = makeLayout<QHBoxLayout>(space::s);
    more->addWidget(m_clear);
    more->addWidget(m_reset);
    more->addStretch();
    more->addWidget(m_resetAll);
    auto *column = makeLayout<QVBoxLayout>(space::m, this);
    column->addWidget(m_find);
    column->addWidget(m_table, 1);
    column->addLayout(row);
    column->addWidget(m_strip);
    column->addLayout(more);
}

void ShortcutPage::fill()
{
    const qint64 before = m_table->currentKey();
    m_table->clearRecords();
    const std::vector<Command> &commands = m_context.actions.commands();
    for (size_t i = 0; i < commands.size(); ++i) {
        const QString menu = ActionRegistry::plainText(CommandMenus::title(commands[i].menu));
        const QString text = ActionRegistry::plainText(m_context.actions.action(commands[i].name)->text());
        // Keys begin with 1, because 0 means no row.
        m_table->addRecord(
            qint64(i) + 1,
            { text, menu, QKeySequence::listToString(keysOf(commands[i]), QKeySequence::NativeText) });
    }
    m_table->fit();
    m_table->setCurrentKey(before ? before : 1);
    filter();
    refresh();
}

void ShortcutPage::filter()
{
    const QString wanted = foldedForMatch(m_find->text().trimmed());
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const bool fits = foldedForMatch(m_table->item(row, 0)->text()).contains(wanted)
            || foldedForMatch(m_table->item(row, 2)->text()).contains(wanted);
        // A command that this window lacks has no keys either.
        const QAction *action = m_context.actions.action(m_context.actions.commands()[size_t(row)].name);
        m_table->setRowHidden(row, !fits || !action->isVisible());
    }
}

const Command *ShortcutPage::chosen() const
{
    const qint64 key = m_table->currentKey();
    const std::vector<Command> &commands = m_context.actions.commands();
    return key > 0 && size_t(key) <= commands.size() ? &commands[size_t(key) - 1] : nullptr;
}

QList<QKeySequence> ShortcutPage::keysOf(const Command &command) const
{
    return m_context.preferences.shortcuts(command.name).value_or(command.keys);
}

QString ShortcutPage::conflictText(const QString &command, const QKeySequence &key) const
{
    QStringList names;
    for (const QString &other : m_context.actions.conflicts(command, key))
        names << ActionRegistry::plainText(m_context.actions.action(other)->text());
    if (names.isEmpty())
        return {};
    return tr("%1 is used by %2. Reassign?", "key, commands")
        .arg(key.toString(QKeySequence::NativeText), names.join(tr(", ", "between commands")));
}

void ShortcutPage::refresh()
{
    const Command *command = chosen();
    const std::optional<QString> none = command ? std::nullopt : std::optional(tr("Choose a command first."));
    const std::optional<QString> noKey
        = m_key->keySequence().isEmpty() ? std::optional(tr("Press the new key first.")) : none;
    Dialog::setAllowed(m_set, none ? none : noKey, tr("Use this key instead of the others"));
    Dialog::setAllowed(m_add, none ? none : noKey, tr("Use this key too"));
    Dialog::setAllowed(m_clear, none);
    const bool changed = command && m_context.preferences.shortcuts(command->name);
    Dialog::setAllowed(m_reset,
                       none          ? none
                           : changed ? std::nullopt
                                     : std::optional(tr("It has its default key.")));
    keyPressed();
}

void ShortcutPage::keyPressed()
{
    const Command *command = chosen();
    const QKeySequence key = m_key->keySequence();
    const QString conflict = command && !key.isEmpty() ? conflictText(command->name, key) : QString();
    m_strip->showMessage(conflict, MessageStrip::Kind::Warning);
    const bool ready = command && !key.isEmpty();
    m_set->setEnabled(ready);
    m_add->setEnabled(ready);
}

void ShortcutPage::assign(bool add)
{
    const Command *command = chosen();
    const QKeySequence key = m_key->keySequence();
    if (!command || key.isEmpty())
        return;
    for (const QString &other : m_context.actions.conflicts(command->name, key)) {
        QList<QKeySequence> left = m_context.actions.action(other)->shortcuts();
        left.removeIf([&key](const QKeySequence &one) {
            return one.matches(key) != QKeySequence::NoMatch || key.matches(one) != QKeySequence::NoMatch;
        });
        m_context.preferences.setShortcuts(other, left);
    }
    QList<QKeySequence> keys = add ? keysOf(*command) : QList<QKeySequence>();
    if (!keys.contains(key))
        keys << key;
    m_context.preferences.setShortcuts(command->name, keys);
    m_key->clear();
}

void ShortcutPage::reset()
{
    if (const Command *command = chosen())
        m_context.preferences.setShortcuts(command->name, std::nullopt);
}

void ShortcutPage::confirmResetAll()
{
    ConfirmQuestion question;
    question.title = tr("Reset all keys");
    question.text = tr("Give all commands their default keys? Your own are forgotten.");
    question.buttonText = tr("Reset All Keys");
    question.destructive = true;
    confirm(window(), question, [this] {
        for (const Command &command : m_context.actions.commands()) {
            if (m_context.preferences.shortcuts(command.name))
                m_context.preferences.setShortcuts(command.name, std::nullopt);
        }
    });
}

} // namespace triage::app

#include "moc_shortcutpage.cpp"
