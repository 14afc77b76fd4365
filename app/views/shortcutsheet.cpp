#include "views/shortcutsheet.h"

#include "views/actionregistry.h"
#include "views/commandtable.h"
#include "views/fuzzymatch.h"
#include "views/theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTableWidget>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace triage::app {

ShortcutSheet::ShortcutSheet(const ActionRegistry &actions, QWidget *parent)
    : QDialog(parent), m_actions(actions), m_table(new QTableWidget(0, 3, this))
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
    m_table->setObjectName(u"shortcutsTable"_s);
    m_table->setAccessibleName(tr("Shortcuts"));
    m_table->setHorizontalHeaderLabels({tr("Menu"), tr("Command"), tr("Keys")});
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(find);
    layout->addWidget(m_table);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(find, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    fill();
    resize(620, 560);
    find->setFocus();
}

void ShortcutSheet::fill()
{
    for (const auto &[menu, title] : CommandTable::menus()) {
        for (const Command &command : m_actions.commands()) {
            if (command.menu != menu)
                continue;
            const int row = m_table->rowCount();
            const QAction *action = m_actions.action(command.name);
            m_table->insertRow(row);
            m_table->setItem(row, 0, new QTableWidgetItem(ActionRegistry::plainText(title)));
            m_table->setItem(row, 1, new QTableWidgetItem(ActionRegistry::plainText(action->text())));
            const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
            m_table->setItem(row, 2, new QTableWidgetItem(keys));
        }
    }
    m_table->resizeColumnToContents(0);
    m_table->resizeColumnToContents(2);
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
