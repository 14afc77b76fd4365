// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/dialogs.h"

#include "actions/context.h"
#include "commands/bufferchanges.h"
#include "commands/changedescription.h"
#include "commands/workspace.h"
#include "dialogs/buffers/bufferdialog.h"
#include "dialogs/buffers/columnsdialog.h"
#include "dialogs/buffers/movealldialog.h"
#include "dialogs/people/activitydialog.h"
#include "dialogs/people/restoredialog.h"
#include "dialogs/people/settingsdialog.h"
#include "dialogs/preferences/aboutdialog.h"
#include "dialogs/preferences/preferencesdialog.h"
#include "dialogs/routing/routingtestdialog.h"
#include "dialogs/transfer/exportdialog.h"
#include "dialogs/transfer/feedbackdialog.h"
#include "dialogs/transfer/importdialog.h"
#include "dialogs/triage/duplicatequeue.h"
#include "dialogs/triage/splitdialog.h"
#include "store/localstore.h"
#include "store/values/patchvalues.h"
#include "widgets/confirmquestion.h"
#include "widgets/inputdialog.h"

#include <QInputDialog>

#include <functional>

using namespace Qt::StringLiterals;

namespace triage::app {

Dialogs::Dialogs(const Context &context, QWidget *window)
    : QObject(window), m_context(context), m_window(window)
{
}

std::optional<QString> Dialogs::whyNotRestoreBuffer() const
{
    return Dialog::whyNotOnline(m_context);
}

template <typename T>
void Dialogs::showOutcome(T task, const QString &done)
{
    QCoro::connect(std::move(task), this, [this, done](const auto &result) {
        Q_EMIT messageRequested(result ? done : Dialog::messageOf(result.error()));
    });
}

template <typename D, typename... Arguments>
D *Dialogs::open(const QString &name, Arguments &&...arguments)
{
    if (QDialog *there = m_window->findChild<QDialog *>(name, Qt::FindDirectChildrenOnly)) {
        there->raise();
        there->activateWindow();
        return nullptr;
    }
    auto *dialog = new D(m_context, std::forward<Arguments>(arguments)..., m_window);
    connect(dialog, &Dialog::messageRequested, this, &Dialogs::messageRequested);
    // QDialog::open() would make it modal.
    if (dialog->windowModality() == Qt::NonModal)
        dialog->show();
    else
        dialog->open();
    return dialog;
}

std::optional<FeedbackId> Dialogs::current() const
{
    return m_current.isValid() ? std::optional(m_current) : std::nullopt;
}

void Dialogs::newBuffer(const QString &name)
{
    if (BufferDialog *dialog = openEditor(std::nullopt))
        dialog->setName(name);
}

void Dialogs::editBuffer(BufferId buffer)
{
    if (const BufferRecord *record = m_context.store.buffer(buffer))
        openEditor(record->buffer);
}

BufferDialog *Dialogs::openEditor(const std::optional<Buffer> &buffer)
{
    auto *dialog = open<BufferDialog>(u"bufferDialog"_s, buffer, current());
    if (!dialog)
        return nullptr;
    connect(dialog, &BufferDialog::openRequested, this,
            [this, dialog](FeedbackId feedback) { Q_EMIT itemRequested(feedback, dialog); });
    connect(dialog, &BufferDialog::gainsFound, this, &Dialogs::gainsFound);
    return dialog;
}

void Dialogs::deleteBuffer(BufferId buffer)
{
    const QString name = m_context.store.bufferName(buffer);
    ConfirmQuestion question;
    question.title = tr("Delete buffer");
    question.text
        = tr("Delete the buffer %1? Its feedback stays. The buffer can be restored for a while.").arg(name);
    question.buttonText = tr("Delete %1").arg(name);
    question.destructive = true;
    confirm(m_window, question, [this, buffer, name] {
        showOutcome(app::deleteBuffer(m_context.steps, buffer), tr("Deleted the buffer %1").arg(name));
    });
}

void Dialogs::restoreBuffer()
{
    open<RestoreDialog>(u"restoreDialog"_s);
}

void Dialogs::approveBuffer(BufferId buffer)
{
    BufferPatch patch;
    patch.needsReview = false;
    showOutcome(updateBuffer(m_context.steps, buffer, patch),
                tr("Kept the buffer %1").arg(m_context.store.bufferName(buffer)));
}

void Dialogs::renameBuffer(BufferId buffer)
{
    const QString before = m_context.store.bufferName(buffer);
    if (before.isEmpty() || m_window->findChild<QDialog *>(u"renameBufferDialog"_s))
        return;
    auto *dialog = new QInputDialog(m_window);
    dialog->setObjectName(u"renameBufferDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename buffer"));
    dialog->setLabelText(tr("New name of %1:").arg(before));
    dialog->setTextValue(before);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, buffer, before](const QString &typed) {
        const QString name = typed.simplified();
        if (name.isEmpty() || name == before)
            return;
        BufferPatch patch;
        patch.name = name;
        showOutcome(updateBuffer(m_context.steps, buffer, patch), tr("Renamed %1 to %2").arg(before, name));
    });
    openInput(*dialog);
}

void Dialogs::moveAll(std::optional<BufferId> from, std::optional<BufferId> to)
{
    open<MoveAllDialog>(u"moveAllDialog"_s, from, to);
}

void Dialogs::columns(BoardColumns &columns)
{
    open<ColumnsDialog>(u"columnsDialog"_s, std::ref(columns));
}

void Dialogs::routingTest(std::optional<FeedbackId> feedback)
{
    open<RoutingTestDialog>(u"routingTestDialog"_s, feedback);
}

void Dialogs::settings(SettingsPage page)
{
    const QString name = u"settingsDialog"_s;
    if (auto *dialog = open<SettingsDialog>(name, page))
        connect(dialog, &SettingsDialog::openRequested, this, &Dialogs::itemRequested);
    else
        m_window->findChild<SettingsDialog *>(name, Qt::FindDirectChildrenOnly)->showPage(page);
}

void Dialogs::tokens()
{
    settings(SettingsPage::Tokens);
}

void Dialogs::webhooks()
{
    settings(SettingsPage::Webhooks);
}

void Dialogs::members()
{
    settings(SettingsPage::Members);
}

void Dialogs::organization()
{
    settings(SettingsPage::Organization);
}

void Dialogs::imports()
{
    settings(SettingsPage::Imports);
}

void Dialogs::preferences()
{
    open<PreferencesDialog>(u"preferencesDialog"_s);
}

void Dialogs::duplicates()
{
    open<DuplicateQueue>(u"duplicateQueue"_s);
}

void Dialogs::activity()
{
    open<ActivityDialog>(u"activityDialog"_s);
}

void Dialogs::activityOf(OutboxEntryId entry)
{
    if (auto *dialog = open<ActivityDialog>(u"activityDialog"_s))
        dialog->choose(entry);
}

void Dialogs::importFile()
{
    open<ImportDialog>(u"importDialog"_s);
}

void Dialogs::exportList(const Filter &filter)
{
    open<ExportDialog>(u"exportDialog"_s, filter);
}

void Dialogs::editFeedback(FeedbackId feedback)
{
    const std::optional<ShownItem> item = m_context.store.item(feedback);
    if (!item)
        return Q_EMIT messageRequested(ChangeDescription::gone(m_context.store, feedback));
    const FeedbackTexts texts{ item->feedback.title.value_or(QString()), item->feedback.description,
                               item->feedback.submittedBy.value_or(QString()) };
    const auto save
        = [this, feedback, seen = item->feedback](const FeedbackPatch &patch, const StoredCallback &stored) {
              m_context.workspace.edit(feedback, patch, valuesOf(patch, seen), stored);
          };
    open<FeedbackDialog>(u"feedbackDialog"_s, texts, save);
}

void Dialogs::splitFeedback(FeedbackId feedback, const QString &words)
{
    const std::optional<ShownItem> item = m_context.store.item(feedback);
    if (!item)
        return Q_EMIT messageRequested(ChangeDescription::gone(m_context.store, feedback));
    if (!item->feedback.description.contains(words))
        return Q_EMIT messageRequested(tr("The text has changed: select the words again"));
    open<SplitDialog>(u"splitDialog"_s, item->feedback, words);
}

void Dialogs::about()
{
    open<AboutDialog>(u"aboutDialog"_s);
}

} // namespace triage::app

#include "moc_dialogs.cpp"
