// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/routingtestdialog.h"

#include "commands/bufferchanges.h"
#include "dialogs/field.h"
#include "dialogs/routing/previewpane.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "text.h"
#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/confirmquestion.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace triage::app {

RoutingTestDialog::RoutingTestDialog(const Context &context, std::optional<FeedbackId> feedback,
                                     QWidget *parent)
    : Dialog(context, u"routingTestDialog"_s, tr("Routing test"), parent), m_list(new QListWidget(this)),
      m_instructions(new QPlainTextEdit(this)), m_preview(new PreviewPane(context, feedback, this)),
      m_save(addSideButton(tr("&Save These Instructions…"), u"saveInstructionsButton"_s))
{
    auto *halves = makeLayout<QHBoxLayout>(space::xl);
    halves->addWidget(m_preview, 3);
    halves->addWidget(buildBuffers(), 2);
    body()->addLayout(halves, 1);
    addClose();
    connect(m_save, &QPushButton::clicked, this, &RoutingTestDialog::confirmSave);
    resize(820, 540);
    m_preview->sample()->focus();
    refresh();
}

QWidget *RoutingTestDialog::buildBuffers()
{
    auto *side = new QWidget(this);
    auto *column = makeLayout<QVBoxLayout>(space::xs, side);
    auto *listLabel = new QLabel(tr("&Buffers"), side);
    listLabel->setBuddy(m_list);
    auto *textLabel = new QLabel(tr("&Routing instructions, for this test"), side);
    textLabel->setBuddy(m_instructions);
    setNames(m_list, u"routedBuffersList"_s, tr("Buffers"));
    setNames(m_instructions, u"instructionsText"_s, tr("Routing instructions, for this test"));
    m_instructions->setTabChangesFocus(true);
    m_instructions->setPlaceholderText(tr("No instructions. Routing uses its name and past items."));
    for (const BufferRecord &record : context().store.buffers()) {
        if (record.buffer.needsReview)
            continue;
        const Buffer &buffer = record.buffer;
        auto *item = new QListWidgetItem(
            context().theme.bufferIcon(buffer.icon.value_or(QString()), buffer.name), buffer.name, m_list);
        item->setToolTip(buffer.description.value_or(QString()));
        m_tried.push_back({ buffer, buffer.routingInstructions.value_or(QString()) });
    }
    column->addWidget(listLabel);
    column->addWidget(m_list, 3);
    column->addSpacing(space::s);
    column->addWidget(textLabel);
    column->addWidget(m_instructions, 2);
    connect(m_list, &QListWidget::currentRowChanged, this, &RoutingTestDialog::showInstructions);
    connect(m_instructions, &QPlainTextEdit::textChanged, this, &RoutingTestDialog::instructionsEdited);
    m_list->setCurrentRow(0);
    showInstructions();
    return side;
}

void RoutingTestDialog::showInstructions()
{
    const int row = m_list->currentRow();
    const QSignalBlocker quiet(m_instructions);
    m_instructions->setEnabled(row >= 0);
    m_instructions->setPlainText(row < 0 ? QString() : m_tried[std::size_t(row)].instructions);
}

void RoutingTestDialog::instructionsEdited()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    m_tried[std::size_t(row)].instructions = m_instructions->toPlainText();
    showChanges();
}

/// Marks the changed buffers, and tries their instructions.
void RoutingTestDialog::showChanges()
{
    std::vector<BufferTrial> overrides;
    for (std::size_t i = 0; i < m_tried.size(); ++i) {
        const Tried &tried = m_tried[i];
        QListWidgetItem *item = m_list->item(int(i));
        item->setText(tried.isChanged() ? tr("%1 (changed)", "buffer").arg(tried.buffer.name)
                                        : tried.buffer.name);
        QFont font = m_list->font();
        font.setBold(tried.isChanged());
        item->setFont(font);
        if (tried.isChanged())
            overrides.push_back(
                { toString(tried.buffer.id),
                  {},
                  {},
                  isBlank(tried.instructions) ? std::nullopt : std::optional(tried.instructions) });
    }
    m_preview->setOverrides(std::move(overrides));
    refresh();
}

int RoutingTestDialog::changes() const
{
    return int(std::count_if(m_tried.begin(), m_tried.end(), std::mem_fn(&Tried::isChanged)));
}

bool RoutingTestDialog::isUnsaved() const
{
    return changes() > 0;
}

void RoutingTestDialog::refresh()
{
    std::optional<QString> why = whyNotAdminister();
    const auto isTooLong = [](const Tried &tried) {
        return codePoints(tried.instructions) > bufferrules::routingInstructions.maxLength;
    };
    if (!why && changes() == 0)
        why = tr("Change the instructions of a buffer first.");
    if (!why && std::any_of(m_tried.begin(), m_tried.end(), isTooLong))
        why = tr("A text is too long.");
    if (!why && isBusy())
        why = tr("Saving…");
    setAllowed(m_save, why);
    m_instructions->setReadOnly(isBusy()); // the answer shows what was saved
}

void RoutingTestDialog::confirmSave()
{
    QStringList names;
    for (const Tried &tried : m_tried) {
        if (tried.isChanged())
            names << tried.buffer.name;
    }
    ConfirmQuestion question;
    question.title = tr("Save these instructions");
    question.text = tr("New feedback is then routed by the instructions of this test: %1.", "buffers")
                        .arg(Labels::list(names));
    question.buttonText = tr("Save Instructions");
    confirm(this, question, [this] { saveNext(); });
}

void RoutingTestDialog::saveNext()
{
    const auto next = std::find_if(m_tried.begin(), m_tried.end(), std::mem_fn(&Tried::isChanged));
    if (next == m_tried.end()) {
        Q_EMIT messageRequested(tr("Saved the routing instructions"));
        return;
    }
    BufferPatch patch;
    patch.routingInstructions
        = isBlank(next->instructions) ? std::nullopt : std::optional(next->instructions);
    requestValue(updateBuffer(context().steps, next->buffer.id, patch, next->buffer), tr("Saving…"),
                 [this, at = next - m_tried.begin()](const Buffer &saved) {
                     Tried &tried = m_tried[std::size_t(at)];
                     tried.buffer = saved;
                     tried.instructions = saved.routingInstructions.value_or(QString());
                     showInstructions();
                     showChanges();
                     saveNext();
                 });
}

} // namespace triage::app

#include "moc_routingtestdialog.cpp"
