// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/restoredialog.h"

#include "client/readall.h"
#include "commands/bufferchanges.h"
#include "store/values/dates.h"
#include "widgets/inklabel.h"
#include "widgets/recordtable.h"
#include "widgets/statepage.h"

#include <QLocale>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Older servers do not tell the time.
QString stampOf(Timestamp at)
{
    return at == Timestamp() ? QString() : Dates::stamp(at);
}

} // namespace

RestoreDialog::RestoreDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"restoreDialog"_s, tr("Restore deleted buffer"), parent),
      m_table(new RecordTable(u"deletedTable"_s, tr("Deleted buffers"),
                              { tr("Buffer"), tr("Collects"), tr("Feedback"),
                                tr("Deleted", "when a buffer was"), tr("Kept until", "a deleted buffer") },
                              this)),
      m_page(new StatePage(context.theme, this)), m_stack(new QStackedLayout),
      m_restore(addPrimaryButton(tr("&Restore"), u"restoreButton"_s))
{
    addClose();
    auto *note = new InkLabel(context.theme, Ink::TextSecondary, Type::Body, this);
    note->setObjectName(u"restoreNote"_s);
    note->setText(tr("Deleted buffers can be restored, with their feedback, until the date shown."));
    m_table->setNumeric(2);
    m_table->setStretched({ 0, 1 });
    m_page->setObjectName(u"restoreState"_s);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_page);
    body()->addWidget(note);
    body()->addLayout(m_stack, 1);
    connect(m_table, &RecordTable::chosen, this, &RestoreDialog::refresh);
    connect(m_table, &QTableWidget::itemDoubleClicked, m_restore, &QPushButton::click);
    connect(m_restore, &QPushButton::clicked, this, &RestoreDialog::restore);
    resize(860, 440);
    m_table->setFocus();
    refresh();
    if (!whyNotAdminister())
        load();
}

void RestoreDialog::load()
{
    m_state = State::Reading;
    request(readAll<DeletedBuffer>(&context().client, api::infoOf(api::listBuffers),
                                   { { "deleted", u"true"_s } }),
            tr("Reading the deleted buffers…"), [this](const Result<std::vector<DeletedBuffer>> &buffers) {
                m_state = buffers ? State::Read : State::Failed;
                if (buffers)
                    m_buffers = *buffers;
                else
                    m_problem = buffers.error();
                fill();
            });
}

void RestoreDialog::fill()
{
    m_table->clearRecords();
    for (const DeletedBuffer &buffer : m_buffers) {
        m_table->addRecord(buffer.id.value(),
                           { buffer.name, buffer.description.value_or(QString()),
                             QLocale().toString(buffer.feedbackCount), stampOf(buffer.deletedAt),
                             stampOf(buffer.restorableUntil) },
                           context().theme.bufferIcon(buffer.icon.value_or(QString()), buffer.name));
    }
    m_table->fit();
    if (!m_buffers.empty())
        m_table->setCurrentCell(0, 0);
    showState();
    refresh();
}

void RestoreDialog::showState()
{
    const bool shows = m_state == State::Reading || (m_state == State::Read && !m_buffers.empty());
    m_stack->setCurrentIndex(shows ? 0 : 1);
    if (m_state == State::Failed) {
        m_page->show({ u"failed"_s,
                       tr("The deleted buffers could not be read"),
                       messageOf(m_problem),
                       { { tr("Try Again"), [this] {
                              load();
                          } } } });
    } else if (m_state == State::Read && m_buffers.empty()) {
        m_page->show({ u"buffer"_s, tr("No deleted buffers"), tr("Deleted buffers appear here."), {} });
    }
}

const DeletedBuffer *RestoreDialog::chosen() const
{
    return m_table->chosenOf(m_buffers);
}

void RestoreDialog::refresh()
{
    const std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    setAllowed(m_restore,
               why            ? why
                   : isBusy() ? std::optional(tr("Checking the server…"))
                   : chosen() ? std::nullopt
                              : std::optional(tr("Choose a buffer first.")));
}

void RestoreDialog::restore()
{
    const DeletedBuffer *buffer = chosen();
    if (!buffer || !m_restore->isEnabled())
        return;
    requestValue(restoreBuffer(context().steps, buffer->id), tr("Restoring the buffer…"),
                 [this](const Buffer &back) { restored(back); });
}

void RestoreDialog::restored(const Buffer &buffer)
{
    std::erase_if(m_buffers, [&buffer](const Buffer &each) { return each.id == buffer.id; });
    fill();
    const QString words
        = tr("Restored the buffer %1 with %Ln feedback", nullptr, int(buffer.feedbackCount)).arg(buffer.name);
    showMessage(words);
    Q_EMIT messageRequested(words);
}

} // namespace triage::app

#include "moc_restoredialog.cpp"
