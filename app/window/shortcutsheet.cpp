// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shortcutsheet.h"

#include "actions/actionregistry.h"
#include "theme/theme.h"
#include "widgets/fuzzymatch.h"
#include "widgets/recordtable.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

ShortcutSheet::ShortcutSheet(const ActionRegistry &actions, QWidget *parent)
    : QDialog(parent), m_actions(actions),
      m_table(new RecordTable(u"shortcutsTable"_s, tr("Shortcuts"), { tr("Menu"), tr("Command"), tr("Keys") },
                              this))
{
    setObjectName(u"shortcutsDialog"_s);
    setWindowTitle(tr("Keyboard shortcuts"));
    setAccessibleName(tr("Keyboard shortcuts"));
    setWindowModality(Qt::WindowModal);
    auto *find = new QLineEdit(this);
    find->setObjectName(u"shortcutFilterEdit"_s);
    find->setAccessibleName(tr("Filter shortcuts"));
    find->setPlaceholderText(tr("Filter shortcuts"));
    find->setClearButtonEnabled(true);
    m_table->setStretched({ 1 });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *close = buttons->button(QDialogButtonBox::Close);
    close->setObjectName(u"closeButton"_s);
    close->setText(tr("Close"));
    close->setAutoDefault(false);
    auto *layouts = new QLabel(tr("If your keyboard types no Latin letters, press the keys where an English "
                                  "keyboard has them."),
                               this);
    layouts->setObjectName(u"keyboardLayoutLabel"_s);
    layouts->setTextFormat(Qt::PlainText);
    layouts->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::l, space::l, space::l, space::l);
    layout->setSpacing(space::l);
    layout->addWidget(find);
    layout->addWidget(m_table);
    layout->addWidget(layouts);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(find, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    fill();
    resize(620, 560);
    find->setFocus();
}

void ShortcutSheet::fill()
{
    for (const CommandMenu menu : CommandMenus::all) {
        for (const Command &command : m_actions.commands()) {
            const QAction *action = m_actions.action(command.id);
            if (command.menu != menu || !action->isVisible())
                continue;
            m_table->addRecord(m_table->rowCount() + 1,
                               { ActionRegistry::plainText(CommandMenus::title(menu)),
                                 ActionRegistry::plainText(action->text()),
                                 QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText) });
        }
    }
    m_table->fit();
}

void ShortcutSheet::filter(const QString &text)
{
    const QString wanted = foldedForMatch(text.trimmed());
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const bool fits = foldedForMatch(m_table->item(row, 1)->text()).contains(wanted)
            || foldedForMatch(m_table->item(row, 2)->text()).contains(wanted);
        m_table->setRowHidden(row, !fits);
    }
}

} // namespace triage::app
