// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shortcutsheet.h"

#include "actions/actionregistry.h"
#include "theme/theme.h"
#include "widgets/fuzzymatch.h"
#include "widgets/recordtable.h"

#include <QAction>
#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// The jobs that keys are for, in the order in which the sheet lists them.
enum class Job { Triage, Move, Go, Select, Search, Board, Dashboard, View, Buffers, Program };

constexpr std::array jobs{ Job::Triage, Job::Move,      Job::Go,   Job::Select,  Job::Search,
                           Job::Board,  Job::Dashboard, Job::View, Job::Buffers, Job::Program };

Job jobOf(const Command &command)
{
    switch (command.menu) {
    case CommandMenu::Edit:
        return std::array{ Job::Triage, Job::Select, Job::Select, Job::Search, Job::Program }.at(
            size_t(command.group));
    case CommandMenu::View:
        if (command.group == 6)
            return Job::Dashboard;
        return command.group == 1 || command.group == 5 ? Job::Board : Job::View;
    case CommandMenu::Go:
        return Job::Go;
    case CommandMenu::Move:
        return Job::Move;
    case CommandMenu::Feedback:
    case CommandMenu::Status:
        return Job::Triage;
    case CommandMenu::Buffer:
        return Job::Buffers;
    case CommandMenu::Tools:
        return command.group == 0 ? Job::Search : Job::Program;
    case CommandMenu::File:
    case CommandMenu::Help:
        return Job::Program;
    }
    return Job::Program;
}

/// Returns whether the key is one letter, digit or sign.
bool isSingle(const QAction *action)
{
    const QKeySequence key = action->shortcut();
    return key.count() == 1 && key[0].keyboardModifiers() == Qt::NoModifier && key[0].key() < Qt::Key_Escape;
}

} // namespace

ShortcutSheet::ShortcutSheet(const ActionRegistry &actions, QWidget *parent)
    : QDialog(parent), m_actions(actions)
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
    auto *columns = makeLayout<QHBoxLayout>(space::l);
    for (const QString &name : { u"shortcutsTable"_s, u"shortcutsTable2"_s }) {
        auto *table = new RecordTable(name, tr("Shortcuts"), { tr("Command"), tr("Keys") }, this);
        table->setStretched({ 0 });
        table->horizontalHeader()->hide();
        table->verticalHeader()->setMinimumSectionSize(table->fontMetrics().height());
        table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + space::s);
        columns->addWidget(table);
        m_tables.push_back(table);
    }
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
    auto *layout = makeLayout<QVBoxLayout>(space::l, this, { space::l, space::l, space::l, space::l });
    layout->addWidget(find);
    layout->addLayout(columns, 1);
    layout->addWidget(layouts);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(find, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    fill();
    resize(QSize(1000, 680).boundedTo(parent->size() - QSize(2 * space::xl, 2 * space::xl)));
    find->setFocus();
}

QString ShortcutSheet::titleOf(int job)
{
    switch (Job(job)) {
    case Job::Triage:
        return tr("Triage");
    case Job::Move:
        return tr("Move");
    case Job::Go:
        return tr("Go");
    case Job::Select:
        return tr("Select");
    case Job::Search:
        return tr("Search");
    case Job::Board:
        return tr("Board");
    case Job::Dashboard:
        return tr("Dashboard");
    case Job::View:
        return tr("View");
    case Job::Buffers:
        return tr("Buffers");
    case Job::Program:
        return tr("Program");
    }
    return {};
}

/// Fills both columns with about the same number of rows; the keys of one job stay together.
void ShortcutSheet::fill()
{
    std::vector<std::vector<const QAction *>> actions(jobs.size());
    size_t rows = jobs.size();
    for (const Command &command : m_actions.commands()) {
        const QAction *action = m_actions.action(command.id);
        if (!action->isVisible())
            continue;
        actions[size_t(jobOf(command))].push_back(action);
        ++rows;
    }
    size_t added = 0;
    for (size_t job = 0; job < jobs.size(); ++job) {
        // The job goes where more of it fits.
        RecordTable *table = m_tables[added + actions[job].size() / 2 > rows / 2 ? 1 : 0];
        std::stable_partition(actions[job].begin(), actions[job].end(), isSingle);
        addTitle(*table, titleOf(int(job)));
        for (const QAction *action : actions[job])
            table->addRecord(table->rowCount() + 1,
                             { ActionRegistry::plainText(action->text()),
                               QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText) });
        added += actions[job].size() + 1;
    }
    for (RecordTable *table : m_tables)
        table->fit();
}

void ShortcutSheet::addTitle(RecordTable &table, const QString &title)
{
    const int row = table.rowCount();
    table.addRecord(0, { title, QString() });
    QTableWidgetItem *item = table.item(row, 0);
    QFont strong = table.font();
    strong.setBold(true);
    item->setFont(strong);
    item->setFlags(Qt::ItemIsEnabled);
    table.setSpan(row, 0, 1, 2);
}

/// Hides what does not fit, and the title of a job of which nothing does.
void ShortcutSheet::filter(const QString &text)
{
    const QString wanted = foldedForMatch(text.trimmed());
    for (RecordTable *table : m_tables) {
        int title = 0;
        bool isAnyShown = true;
        for (int row = 0; row < table->rowCount(); ++row) {
            if (table->columnSpan(row, 0) > 1) {
                table->setRowHidden(title, !isAnyShown);
                title = row;
                isAnyShown = false;
                continue;
            }
            const bool fits = foldedForMatch(table->item(row, 0)->text()).contains(wanted)
                || foldedForMatch(table->item(row, 1)->text()).contains(wanted);
            table->setRowHidden(row, !fits);
            isAnyShown = isAnyShown || fits;
        }
        table->setRowHidden(title, !isAnyShown);
    }
}

} // namespace triage::app

#include "moc_shortcutsheet.cpp"
