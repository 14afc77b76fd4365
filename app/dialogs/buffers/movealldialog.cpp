// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/buffers/movealldialog.h"

#include "commands/administration.h"
#include "commands/workspace.h"
#include "theme/theme.h"
#include "widgets/confirmquestion.h"
#include "widgets/inklabel.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns the list of what a server moves: all items, in whatever state.
Filter everythingIn(BufferId buffer)
{
    Filter filter = inBuffer({}, buffer);
    filter.show(work::any);
    return filter;
}

std::vector<FeedbackId> inBoth(std::vector<FeedbackId> one, std::vector<FeedbackId> other)
{
    std::sort(one.begin(), one.end());
    std::sort(other.begin(), other.end());
    std::vector<FeedbackId> both;
    std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(both));
    return both;
}

} // namespace

MoveAllDialog::MoveAllDialog(const Context &context, std::optional<BufferId> from, std::optional<BufferId> to,
                             QWidget *parent)
    : Dialog(context, u"moveAllDialog"_s, tr("Move all"), parent),
      m_from(addCombo(u"fromCombo"_s, tr("&From"), tr("From"))),
      m_to(addCombo(u"toCombo"_s, tr("&To"), tr("To"))),
      m_summary(new InkLabel(context.theme, Ink::Text, Type::BodyStrong, this)),
      m_undoNote(new InkLabel(context.theme, Ink::TextSecondary, Type::Caption, this)),
      m_accept(addPrimaryButton(tr("&Move All"), u"moveAllButton"_s))
{
    addCancel();
    m_summary->setObjectName(u"summaryLabel"_s);
    m_summary->setAccessibleName(tr("Summary"));
    m_undoNote->setObjectName(u"undoNote"_s);
    body()->addSpacing(space::xs);
    body()->addWidget(m_summary);
    body()->addWidget(m_undoNote);
    body()->addStretch();
    // What nobody chose is not moved by a quick Return.
    m_from->setCurrentIndex(from ? m_from->findData(toString(*from)) : -1);
    m_to->setCurrentIndex(to ? m_to->findData(toString(*to)) : -1);
    connect(m_from, &QComboBox::currentIndexChanged, this, &MoveAllDialog::count);
    connect(m_to, &QComboBox::currentIndexChanged, this, &MoveAllDialog::count);
    connect(m_accept, &QPushButton::clicked, this, &MoveAllDialog::confirmFirst);
    resize(440, 280);
    if (from && to)
        m_accept->setFocus();
    else
        (from ? m_to : m_from)->setFocus();
    count();
}

QComboBox *MoveAllDialog::addCombo(const QString &objectName, const QString &label, const QString &name)
{
    auto *combo = new QComboBox(this);
    combo->setObjectName(objectName);
    combo->setAccessibleName(name);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const BufferRecord &record : context().store.buffers()) {
        const Buffer &buffer = record.buffer;
        combo->addItem(context().theme.bufferIcon(buffer.icon.value_or(QString()), buffer.name), buffer.name,
                       toString(buffer.id));
    }
    combo->setPlaceholderText(tr("Choose a buffer"));
    auto *text = new QLabel(label, this);
    text->setBuddy(combo);
    auto *column = new QVBoxLayout;
    column->setSpacing(space::xs);
    column->addWidget(text);
    column->addWidget(combo);
    body()->addLayout(column);
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

QString MoveAllDialog::nameOf(BufferId id) const
{
    const BufferRecord *record = context().store.buffer(id);
    return record ? record->buffer.name : QString();
}

qint64 MoveAllDialog::total() const
{
    if (m_source && m_source->complete)
        return qint64(m_source->ids.size());
    const BufferRecord *record = context().store.buffer(chosen(m_from));
    return record ? record->buffer.feedbackCount : 0;
}

/// Reads again for each choice what the buffers contain.
void MoveAllDialog::count()
{
    m_source.reset();
    m_target.reset();
    m_there.clear();
    m_listing = std::make_unique<QObject>();
    m_otherListing = std::make_unique<QObject>();
    context().store.list(everythingIn(chosen(m_from)), m_listing.get(), [this](const Listing &listing) {
        m_source = listing;
        counted();
    });
    context().store.list(everythingIn(chosen(m_to)), m_otherListing.get(), [this](const Listing &listing) {
        m_target = listing;
        counted();
    });
    refresh();
}

void MoveAllDialog::counted()
{
    if (m_source && m_target)
        m_there = inBoth(m_source->ids, m_target->ids);
    refresh();
}

bool MoveAllDialog::canUndo() const
{
    return m_source && m_source->complete && m_target && qsizetype(m_source->ids.size()) <= maxUndoable;
}

QString MoveAllDialog::summary() const
{
    if (!m_source || !m_target)
        return tr("Counting…");
    const QString moved = tr("%Ln feedback to move", nullptr, int(total()));
    if (m_there.empty())
        return moved;
    return tr("%1, already there: %2", "how much is moved, how much of that is in the other buffer")
        .arg(moved, QLocale().toString(qlonglong(m_there.size())));
}

void MoveAllDialog::refresh()
{
    const std::optional<QString> offline = whyNotOnline();
    std::optional<QString> why = offline;
    showBlocked(offline);
    if (!why && !isChosen())
        why = tr("Choose two different buffers.");
    if (!why && (!m_source || !m_target))
        why = tr("Counting…");
    if (!why && total() == 0)
        why = tr("%1 is empty.").arg(nameOf(chosen(m_from)));
    m_summary->setText(isChosen() ? summary() : tr("Choose two different buffers."));
    m_undoNote->setText(canUndo() ? tr("You can undo this.")
                                  : tr("It cannot be undone: that is possible up to %1 only.")
                                        .arg(QLocale().toString(qlonglong(maxUndoable))));
    m_undoNote->setVisible(!why);
    for (QComboBox *combo : { m_from, m_to })
        combo->setEnabled(!isBusy());
    setAllowed(m_accept, isBusy() ? std::optional(tr("Moving…")) : why);
}

void MoveAllDialog::confirmFirst()
{
    const QString count = tr("%Ln feedback", nullptr, int(total()));
    ConfirmQuestion question;
    question.title = tr("Move all");
    question.text = tr("Move everything from %1 to %2?").arg(nameOf(chosen(m_from)), nameOf(chosen(m_to)));
    if (!canUndo())
        question.text += u' ' + tr("This move is too large to undo.");
    question.buttonText = tr("Move %1", "an amount of feedback").arg(count);
    question.destructive = !canUndo();
    confirm(this, question, [this] { move(); });
}

void MoveAllDialog::move()
{
    request(context().administration.moveAll(chosen(m_from), chosen(m_to)),
            tr("Moving everything; this may take a while…"),
            [this](const Result<qint64> &moved) { receive(moved); });
}

void MoveAllDialog::receive(const Result<qint64> &moved)
{
    if (!moved) {
        showProblem(moved.error());
        return;
    }
    if (canUndo())
        context().workspace.movedByServer(m_source->ids, m_there, chosen(m_from), chosen(m_to));
    Q_EMIT messageRequested(tr("Moved %Ln from %1 to %2", nullptr, int(*moved))
                                .arg(nameOf(chosen(m_from)), nameOf(chosen(m_to))));
    accept();
}

} // namespace triage::app

#include "moc_movealldialog.cpp"
