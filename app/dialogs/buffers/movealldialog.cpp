// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/buffers/movealldialog.h"

#include "commands/bufferchanges.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

MoveAllDialog::MoveAllDialog(const Context &context, std::optional<BufferId> from, std::optional<BufferId> to,
                             QWidget *parent)
    : Dialog(context, u"moveAllDialog"_s, tr("Move all"), parent),
      m_from(addCombo(u"fromCombo"_s, tr("&From"), tr("From"))),
      m_to(addCombo(u"toCombo"_s, tr("&To"), tr("To"))), m_onlyOpen(new QCheckBox(this)),
      m_summary(new InkLabel(context.theme, Ink::Text, Type::BodyStrong, this)),
      m_undoNote(new InkLabel(context.theme, Ink::TextSecondary, Type::Caption, this)),
      m_accept(addPrimaryButton(tr("&Move All"), u"moveAllButton"_s)), m_leave(addCancel())
{
    m_onlyOpen->setObjectName(u"onlyOpenBox"_s);
    setNames(m_summary, u"summaryLabel"_s, tr("Summary"));
    m_undoNote->setObjectName(u"undoNote"_s);
    body()->addSpacing(space::xs);
    body()->addWidget(m_onlyOpen);
    body()->addWidget(m_summary);
    body()->addWidget(m_undoNote);
    body()->addStretch();
    // What nobody chose is not moved by a quick Return.
    m_from->setCurrentIndex(from ? m_from->findData(toString(*from)) : -1);
    m_to->setCurrentIndex(to ? m_to->findData(toString(*to)) : -1);
    connect(m_from, &QComboBox::currentIndexChanged, this, &MoveAllDialog::refresh);
    connect(m_to, &QComboBox::currentIndexChanged, this, &MoveAllDialog::refresh);
    connect(m_onlyOpen, &QCheckBox::toggled, this, &MoveAllDialog::refresh);
    connect(&context.store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.buffers || change.counts)
            refresh();
    });
    connect(m_accept, &QPushButton::clicked, this, &MoveAllDialog::move);
    resize(440, 300);
    if (from && to)
        m_accept->setFocus();
    else
        (from ? m_to : m_from)->setFocus();
    refresh();
}

QComboBox *MoveAllDialog::addCombo(const QString &objectName, const QString &label, const QString &name)
{
    auto *combo = new QComboBox(this);
    setNames(combo, objectName, name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const BufferRecord &record : context().store.buffers()) {
        const Buffer &buffer = record.buffer;
        combo->addItem(context().theme.bufferIcon(buffer.icon.value_or(QString()), buffer.name), buffer.name,
                       toString(buffer.id));
    }
    combo->setPlaceholderText(tr("Choose a buffer"));
    addLabelled(body(), label, combo);
    return combo;
}

bool MoveAllDialog::isChosen() const
{
    return chosen(m_from).isValid() && chosen(m_to).isValid() && chosen(m_from) != chosen(m_to);
}

BufferId MoveAllDialog::chosen(const QComboBox *combo) const
{
    return idFromString<BufferTag>(combo->currentData().toString()).value_or(BufferId());
}

QString MoveAllDialog::summary() const
{
    const BufferRecord *record = context().store.buffer(chosen(m_from));
    if (!isChosen() || !record)
        return tr("Choose two different buffers.");
    if (m_move)
        return tr("Moved %1 of %2", "numbers of items")
            .arg(Labels::number(m_move->moved), Labels::number(m_move->total));
    const qint64 all = record->buffer.feedbackCount;
    const qint64 open = record->openItems;
    if (m_onlyOpen->isChecked())
        return tr("%Ln feedback to move", nullptr, int(open));
    const QString moved = tr("%Ln feedback to move", nullptr, int(all));
    return all == open ? moved
                       : tr("%1, of them done, snoozed or duplicates: %2", "how much is moved, a number")
                             .arg(moved, Labels::number(all - open));
}

void MoveAllDialog::refresh()
{
    const BufferRecord *record = context().store.buffer(chosen(m_from));
    const bool isOnlyOpen = m_onlyOpen->isChecked();
    const qint64 open = record ? record->openItems : 0;
    const qint64 all = record ? record->buffer.feedbackCount : 0;
    std::optional<QString> why = whyNotOnline();
    showBlocked(why);
    if (!why && !isChosen())
        why = tr("Choose two different buffers.");
    if (!why && (isOnlyOpen ? open : all) == 0)
        why = tr("%1 is empty.").arg(context().store.bufferName(chosen(m_from)));
    m_onlyOpen->setText(tr("&Only the open ones (%1)", "a number of items").arg(Labels::number(open)));
    m_onlyOpen->setVisible(isChosen());
    m_summary->setText(summary());
    m_undoNote->setText(isBusy() ? tr("It goes on at the server when you close this window.")
                                 : tr("You can undo this."));
    m_undoNote->setVisible(isBusy() || !why);
    for (QWidget *choice : std::initializer_list<QWidget *>{ m_from, m_to, m_onlyOpen })
        choice->setEnabled(!isBusy());
    m_leave->setText(isBusy() ? tr("Close") : tr("Cancel"));
    setAllowed(m_accept, isBusy() ? std::optional(tr("Moving…")) : why);
}

void MoveAllDialog::move()
{
    const auto follower = [self = QPointer<MoveAllDialog>(this)](const Move &move) {
        if (self)
            self->follow(move);
    };
    const BufferRecord *record = context().store.buffer(chosen(m_from));
    const bool isOnlyOpen = m_onlyOpen->isChecked();
    const qint64 announced = !record ? 0 : isOnlyOpen ? record->openItems : record->buffer.feedbackCount;
    request(moveAll(context().steps, chosen(m_from), chosen(m_to), follower, isOnlyOpen, announced),
            tr("Moving everything; this may take a while…"), [this](const Result<Move> &moved) {
                m_move.reset();
                if (moved)
                    accept();
                else
                    showProblem(moved.error());
            });
}

void MoveAllDialog::follow(const Move &move)
{
    if (!isBusy() || move.source != chosen(m_from) || move.destination != chosen(m_to))
        return;
    m_move = move;
    refresh();
}

} // namespace triage::app

#include "moc_movealldialog.cpp"
