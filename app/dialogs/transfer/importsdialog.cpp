// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/transfer/importsdialog.h"

#include "client/readall.h"
#include "commands/transfers.h"
#include "models/labels.h"
#include "widgets/confirmquestion.h"
#include "widgets/recordtable.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

QString stateText(const Import &import)
{
    switch (import.state) {
    case ImportState::Running:
        return ImportsDialog::tr("Running");
    case ImportState::Done:
        return ImportsDialog::tr("Done");
    case ImportState::Undoing:
        return ImportsDialog::tr("Being undone");
    case ImportState::Undone:
        return ImportsDialog::tr("Undone");
    }
    Q_UNREACHABLE();
}

} // namespace

ImportsDialog::ImportsDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"importsDialog"_s, tr("Imports"), parent),
      m_table(new RecordTable(u"importTable"_s, tr("Imports"),
                              { tr("File"), tr("Imported"), tr("State"), tr("Items") }, this)),
      m_undo(addSideButton(tr("&Undo Import…"), u"undoImportButton"_s))
{
    addClose();
    m_table->setNumeric(3);
    body()->addWidget(m_table, 1);
    connect(m_table, &RecordTable::chosen, this, &ImportsDialog::refresh);
    connect(m_undo, &QPushButton::clicked, this, &ImportsDialog::confirmUndo);
    connect(&context.transfers, &Transfers::changed, this, &ImportsDialog::follow);
    resize(640, 400);
    m_table->setFocus();
    refresh();
    if (!whyNotAdminister())
        load();
}

void ImportsDialog::load()
{
    requestValue(readAll(&context().client, api::listImports), tr("Reading the imports…"),
                 [this](const std::vector<Import> &imports) {
                     m_imports = imports;
                     fill();
                 });
}

void ImportsDialog::fill()
{
    const qint64 wanted = m_table->currentKey();
    m_table->clearRecords();
    for (const Import &import : m_imports)
        m_table->addRecord(import.id->value(),
                           { import.source, Labels::longAge(import.createdAt, Labels::now()),
                             stateText(import), QLocale().toString(import.created) });
    m_table->fit();
    m_table->setCurrentKey(wanted);
    if (m_imports.empty())
        showMessage(tr("Nothing has been imported yet."));
    refresh();
}

/// Reads the list again after a transfer has ended, because it may have changed it.
void ImportsDialog::follow(const TransferState &state)
{
    if (!state.isRunning() && !isBusy() && !whyNotAdminister())
        load();
    refresh();
}

const Import *ImportsDialog::chosen() const
{
    const auto found = std::find_if(m_imports.begin(), m_imports.end(), [this](const Import &import) {
        return import.id->value() == m_table->currentKey();
    });
    return found == m_imports.end() ? nullptr : &*found;
}

std::optional<QString> ImportsDialog::whyNotUndo() const
{
    if (const auto why = whyNotAdminister())
        return why;
    const Import *import = chosen();
    if (!import)
        return tr("Choose an import first.");
    if (import->state == ImportState::Undone || import->state == ImportState::Undoing)
        return tr("This import is undone already.");
    if (context().transfers.isBusy())
        return tr("Wait until the import or export is done.");
    return {};
}

void ImportsDialog::refresh()
{
    showBlocked(whyNotAdminister());
    setAllowed(m_undo, whyNotUndo());
}

void ImportsDialog::confirmUndo()
{
    const Import *import = chosen();
    if (!import)
        return;
    ConfirmQuestion question;
    question.title = tr("Undo import");
    question.text
        = tr("Remove the %Ln items that came from %1? Items that somebody has worked on since stay.", nullptr,
             int(import->created))
              .arg(import->source);
    question.buttonText = tr("Undo Import");
    question.destructive = true;
    confirm(this, question, [this, import = *import] { context().transfers.undo(import); });
}

} // namespace triage::app

#include "moc_importsdialog.cpp"
