// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/routingtestdialog.h"

#include "dialogs/field.h"
#include "dialogs/routing/previewpane.h"
#include "store/localstore.h"
#include "theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace triage::app {

RoutingTestDialog::RoutingTestDialog(const Context &context, std::optional<FeedbackId> feedback,
                                     QWidget *parent)
    : Dialog(context, u"routingTestDialog"_s, tr("Routing test"), parent), m_list(new QListWidget(this)),
      m_instructions(new QPlainTextEdit(this)), m_preview(new PreviewPane(context, feedback, this))
{
    auto *halves = new QHBoxLayout;
    halves->setSpacing(space::xl);
    halves->addWidget(m_preview, 3);
    halves->addWidget(buildBuffers(), 2);
    body()->addLayout(halves, 1);
    addClose();
    resize(820, 540);
    m_preview->sample()->focus();
}

QWidget *RoutingTestDialog::buildBuffers()
{
    auto *side = new QWidget(this);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    auto *listLabel = new QLabel(tr("&Buffers"), side);
    listLabel->setBuddy(m_list);
    auto *textLabel = new QLabel(tr("&Routing instructions"), side);
    textLabel->setBuddy(m_instructions);
    m_list->setObjectName(u"routedBuffersList"_s);
    m_list->setAccessibleName(tr("Buffers"));
    m_instructions->setObjectName(u"instructionsText"_s);
    m_instructions->setAccessibleName(tr("Routing instructions"));
    m_instructions->setReadOnly(true);
    m_instructions->setTabChangesFocus(true);
    m_instructions->setPlaceholderText(tr("No instructions. Routing uses its name and past items."));
    for (const BufferRecord &record : context().store.buffers()) {
        if (record.buffer.needsReview)
            continue;
        const Buffer &buffer = record.buffer;
        auto *item = new QListWidgetItem(
            context().theme.bufferIcon(buffer.icon.value_or(QString()), buffer.name), buffer.name, m_list);
        item->setData(Qt::UserRole, buffer.routingInstructions.value_or(QString()));
        item->setToolTip(buffer.description.value_or(QString()));
    }
    column->addWidget(listLabel);
    column->addWidget(m_list, 3);
    column->addSpacing(space::s);
    column->addWidget(textLabel);
    column->addWidget(m_instructions, 2);
    connect(m_list, &QListWidget::currentRowChanged, this, &RoutingTestDialog::showInstructions);
    m_list->setCurrentRow(0);
    return side;
}

void RoutingTestDialog::showInstructions(int row)
{
    const QListWidgetItem *item = m_list->item(row);
    m_instructions->setPlainText(item ? item->data(Qt::UserRole).toString() : QString());
}

} // namespace triage::app

#include "moc_routingtestdialog.cpp"
