// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/transfer/exportdialog.h"

#include "commands/transfers.h"
#include "store/localstore.h"
#include "store/values/clock.h"
#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"

#include <QComboBox>
#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardPaths>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

ExportDialog::ExportDialog(const Context &context, const Filter &filter, QWidget *parent)
    : Dialog(context, u"exportDialog"_s, tr("Export"), parent), m_transfers(context.transfers),
      m_filter(filter), m_list(new QRadioButton(tr("Current &list"), this)),
      m_all(new QRadioButton(tr("&Everything"), this)), m_format(new QComboBox(this)),
      m_about(new InkLabel(context.theme, Ink::TextSecondary, Type::Caption, this)),
      m_outcome(new InkLabel(context.theme, Ink::Text, Type::Body, this)), m_progress(new QProgressBar(this)),
      m_stop(addSideButton(tr("&Stop"), u"stopExportButton"_s)),
      m_act(addPrimaryButton(tr("E&xport…"), u"exportButton"_s))
{
    addClose();
    m_list->setObjectName(u"listRadio"_s);
    m_all->setObjectName(u"allRadio"_s);
    (filter == Filter() ? m_all : m_list)->setChecked(true);
    setNames(m_format, u"formatCombo"_s, tr("Format"));
    m_format->addItem(tr("JSON lines: everything, for an import"), int(TransferFormat::JsonLines));
    m_format->addItem(tr("CSV: a table, for spreadsheets"), int(TransferFormat::Csv));
    m_about->setObjectName(u"formatLabel"_s);
    setNames(m_outcome, u"outcomeLabel"_s, tr("Outcome"));
    setNames(m_progress, u"exportProgress"_s, tr("Export progress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(space::s);
    auto *choice = makeLayout<QVBoxLayout>(space::s);
    choice->addWidget(m_list);
    choice->addWidget(m_all);
    body()->addLayout(choice);
    addLabelled(body(), tr("&Format"), m_format)->addWidget(m_about);
    body()->addWidget(m_outcome);
    body()->addWidget(m_progress);
    body()->addStretch();
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    connect(m_act, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(m_stop, &QPushButton::clicked, &m_transfers, &Transfers::cancel);
    connect(&m_transfers, &Transfers::changed, this, &ExportDialog::follow);
    resize(480, 320);
    m_format->setFocus();
    follow(m_transfers.state());
}

TransferFormat ExportDialog::format() const
{
    return TransferFormat(m_format->currentData().toInt());
}

void ExportDialog::chooseFile()
{
    const QString suffix = format() == TransferFormat::Csv ? u"csv"_s : u"jsonl"_s;
    const QString name = u"feedback-%1.%2"_s.arg(today().toString(Qt::ISODate), suffix);
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto *dialog = new QFileDialog(this, tr("Export"), QDir(folder).filePath(name));
    dialog->setObjectName(u"exportFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::exportTo);
    dialog->open();
}

void ExportDialog::exportTo(const QString &path)
{
    if (!m_act->isEnabled())
        return;
    ExportPlan plan;
    plan.path = path;
    plan.format = format();
    if (m_list->isChecked())
        plan.filter = m_filter;
    m_transfers.exportTo(plan);
}

void ExportDialog::refresh()
{
    const TransferState &state = m_transfers.state();
    const bool runs = state.isRunning() && state.kind == TransferState::Kind::Export;
    const std::optional<QString> offline = whyNotOnline();
    showBlocked(offline);
    m_about->setText(format() == TransferFormat::Csv
                         ? tr("One line for each feedback. Descriptions of buffers are not in it. "
                              "Text that begins like a formula gets an apostrophe in front.")
                         : tr("Full backup: can be imported into an empty organization."));
    for (QWidget *each :
         { static_cast<QWidget *>(m_list), static_cast<QWidget *>(m_all), static_cast<QWidget *>(m_format) })
        each->setEnabled(!runs);
    setAllowed(m_act,
               offline ? offline
                   : state.isRunning()
                   ? std::optional(tr("Something is being imported or exported just now."))
                   : std::nullopt);
    m_stop->setVisible(runs);
    m_progress->setVisible(runs);
    m_progress->setRange(0, 0);
}

QString ExportDialog::outcome(const TransferState &state) const
{
    switch (state.phase) {
    case TransferState::Phase::Running:
        return tr("%Ln feedback written so far", nullptr, int(state.items));
    case TransferState::Phase::Waiting:
        return state.why;
    case TransferState::Phase::Done:
        return tr("%Ln feedback written to %1", nullptr, int(state.items)).arg(state.file);
    case TransferState::Phase::Cancelled:
        return tr("Stopped. Nothing was written.");
    case TransferState::Phase::Failed:
        return state.why;
    }
    return {};
}

void ExportDialog::follow(const TransferState &state)
{
    const bool isMine = state.kind == TransferState::Kind::Export;
    m_outcome->setVisible(isMine);
    if (isMine) {
        m_outcome->setText(outcome(state));
        m_outcome->setInk(state.phase == TransferState::Phase::Failed ? Ink::Danger : Ink::Text);
    }
    refresh();
}

} // namespace triage::app

#include "moc_exportdialog.cpp"
