// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/activitydialog.h"

#include "commands/changedescription.h"
#include "commands/transfers.h"
#include "commands/workspace.h"
#include "dialogs/transfer/feedbackdialog.h"
#include "models/labels.h"
#include "models/roles.h"
#include "store/values/operation.h"
#include "store/values/patchvalues.h"
#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/confirmquestion.h"
#include "widgets/hintdelegate.h"
#include "widgets/inklabel.h"
#include "widgets/inputdialog.h"
#include "widgets/statepage.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QIdentityProxyModel>
#include <QInputDialog>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Decorates the outbox for its list: an icon, and the state at the end of the row.
class DrawnOutbox : public QIdentityProxyModel
{
public:
    DrawnOutbox(Theme &theme, QObject *parent) : QIdentityProxyModel(parent), m_theme(theme) { }

    QVariant data(const QModelIndex &index, int role) const override
    {
        if (role != Qt::DecorationRole && role != HintDelegate::HintRole)
            return QIdentityProxyModel::data(index, role);
        const auto entry = QIdentityProxyModel::data(index, EntryRole).value<OutboxEntry>();
        if (role == HintDelegate::HintRole)
            return Labels::state(entry.state);
        switch (entry.state) {
        case OutboxEntryState::Failed:
            return m_theme.icon(u"failed"_s, Ink::Danger);
        case OutboxEntryState::Conflict:
            return m_theme.icon(u"conflict"_s, Ink::Warning);
        case OutboxEntryState::Held:
        case OutboxEntryState::Waiting:
        case OutboxEntryState::Sending:
            break;
        }
        return m_theme.icon(u"pending"_s);
    }

private:
    Theme &m_theme;
};

/// Describes what a person wrote in a pending or refused change.
class ProposedValues
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::ProposedValues)
public:
    /// Returns the values of an edit or a note, or an empty text where the change has none.
    static QString text(const Operation &operation)
    {
        if (const auto *note = std::get_if<WriteNote>(&operation))
            return note->text;
        const auto *edit = std::get_if<EditFeedback>(&operation);
        if (!edit)
            return {};
        QStringList values;
        const auto add = [&values](const QString &name, const QString &value) {
            values << tr("%1: %2", "field, value").arg(name, value.isEmpty() ? tr("nothing") : value);
        };
        if (edit->patch->title.sent)
            add(tr("title"), edit->patch->title.value.value_or(QString()));
        if (edit->patch->description.sent)
            add(tr("text"), edit->patch->description.value);
        if (edit->patch->submittedBy.sent)
            add(tr("submitted by"), edit->patch->submittedBy.value.value_or(QString()));
        if (edit->patch->needsReview.sent)
            add(tr("needs review"), edit->patch->needsReview.value ? tr("yes") : tr("no"));
        return values.join(u"; "_s);
    }
};

} // namespace

ActivityDialog::ActivityDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"activityDialog"_s, tr("Activity"), parent), m_model(context.store),
      m_tabs(new QTabWidget(this)), m_changes(new QStackedWidget(this)), m_list(new QListView(this)),
      m_done(new QListWidget(this)),
      m_details(new InkLabel(context.theme, Ink::TextSecondary, Type::Body, this))
{
    m_tabs->setObjectName(u"activityTabs"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(buildChanges(), QString());
    m_tabs->addTab(buildDone(), tr("&Done"));
    body()->addWidget(m_tabs, 1);
    addButtons();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ActivityDialog::refresh);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ActivityDialog::refresh);
    // Queued, because the model follows the same signals and must be updated first.
    connect(&context.store, &LocalStore::outboxChanged, this, &ActivityDialog::follow, Qt::QueuedConnection);
    connect(&m_model, &OutboxModel::dataChanged, this, &ActivityDialog::refresh);
    connect(context.workspace.undoStack(), &QUndoStack::indexChanged, this, &ActivityDialog::fillDone);
    connect(&context.transfers, &Transfers::ended, this, &ActivityDialog::fillDone);
    resize(680, 480);
    fillDone();
    follow();
    m_list->setFocus();
}

QWidget *ActivityDialog::buildChanges()
{
    auto *page = new QWidget(this);
    auto *column = makeLayout<QVBoxLayout>(space::m, page, { 0, space::m, 0, 0 });
    auto *drawn = new DrawnOutbox(context().theme, this);
    drawn->setSourceModel(&m_model);
    setNames(m_list, u"activityList"_s, tr("Changes"));
    m_list->setModel(drawn);
    m_list->setItemDelegate(new HintDelegate(context().theme, m_list));
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_details->setObjectName(u"changeDetails"_s);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_details->setMinimumHeight(m_details->fontMetrics().lineSpacing() * 5);
    auto *nothing = new StatePage(context().theme, this);
    nothing->setObjectName(u"nothingWaits"_s);
    nothing->show({ u"check"_s,
                    tr("Everything was sent"),
                    tr("Changes that wait, or that the server refused, are listed here."),
                    {} });
    m_changes->addWidget(m_list);
    m_changes->addWidget(nothing);
    column->addWidget(m_changes, 1);
    column->addWidget(m_details);
    return page;
}

QWidget *ActivityDialog::buildDone()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, space::m, 0, 0);
    setNames(m_done, u"doneList"_s, tr("Done"));
    column->addWidget(m_done);
    return page;
}

void ActivityDialog::addButtons()
{
    m_retry = addSideButton(tr("&Retry"), u"retryButton"_s);
    m_edit = addSideButton(tr("&Edit…"), u"editButton"_s);
    m_discard = addSideButton(tr("Disc&ard…"), u"discardButton"_s);
    m_selectAct = addSideButton(tr("&Select Whole Action"), u"selectActButton"_s);
    m_copy = addSideButton(tr("&Copy Details"), u"copyDetailsButton"_s);
    addClose();
    connect(m_retry, &QPushButton::clicked, this, &ActivityDialog::retry);
    connect(m_selectAct, &QPushButton::clicked, this, &ActivityDialog::selectAct);
    connect(m_edit, &QPushButton::clicked, this, &ActivityDialog::edit);
    connect(m_discard, &QPushButton::clicked, this, &ActivityDialog::confirmDiscard);
    connect(m_copy, &QPushButton::clicked, this, &ActivityDialog::copyDetails);
}

/// Selects a change that needs a person first.
void ActivityDialog::follow()
{
    const OutboxSummary summary = context().store.outboxSummary();
    const int all = summary.waiting + summary.failed;
    m_tabs->setTabText(0,
                       all == 0 ? tr("&Changes")
                           : m_model.rowCount() < all
                           ? tr("&Changes (%1, the first %2 are shown)", "numbers")
                                 .arg(Labels::number(all), Labels::number(m_model.rowCount()))
                           : tr("&Changes (%Ln)", nullptr, all));
    m_changes->setCurrentIndex(m_model.rowCount() == 0 ? 1 : 0);
    m_details->setVisible(m_model.rowCount() > 0);
    if (!m_list->currentIndex().isValid() && m_model.rowCount() > 0) {
        int row = 0;
        while (row < m_model.rowCount() - 1 && !needsPerson(m_model.entryAt(row)))
            ++row;
        m_list->setCurrentIndex(m_list->model()->index(needsPerson(m_model.entryAt(row)) ? row : 0, 0));
    }
    refresh();
}

void ActivityDialog::choose(OutboxEntryId entry)
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.entryAt(row).id == entry)
            m_list->setCurrentIndex(m_list->model()->index(row, 0));
    }
}

void ActivityDialog::fillDone()
{
    const QUndoStack *stack = context().workspace.undoStack();
    m_done->clear();
    const QStringList transfers = context().transfers.history();
    m_done->addItems(transfers);
    for (int i = stack->count() - 1; i >= 0; --i)
        m_done->addItem(i < stack->index() ? stack->text(i) : tr("%1 (undone)").arg(stack->text(i)));
    if (stack->count() == 0 && transfers.isEmpty()) {
        auto *nothing = new QListWidgetItem(tr("Nothing was done yet."), m_done);
        nothing->setFlags(Qt::NoItemFlags);
    }
}

const OutboxEntry *ActivityDialog::chosen() const
{
    const int row = m_list->currentIndex().row();
    return row >= 0 && row < m_model.rowCount() ? &m_model.entryAt(row) : nullptr;
}

std::vector<OutboxEntryId> ActivityDialog::selected() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_list->selectionModel()->selectedRows()) {
        if (index.row() < m_model.rowCount())
            rows.push_back(index.row());
    }
    if (const int row = m_list->currentIndex().row(); rows.empty() && row >= 0 && row < m_model.rowCount())
        rows.push_back(row);
    std::sort(rows.begin(), rows.end());
    std::vector<OutboxEntryId> ids;
    for (const int row : rows)
        ids.push_back(m_model.entryAt(row).id);
    return ids;
}

void ActivityDialog::retry()
{
    for (const OutboxEntryId id : selected())
        context().store.retry(id);
}

/// Selects all changes that were made in one go with the chosen one.
void ActivityDialog::selectAct()
{
    const OutboxEntry *entry = chosen();
    if (!entry)
        return;
    QItemSelection whole;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.entryAt(row).act == entry->act)
            whole.select(m_list->model()->index(row, 0), m_list->model()->index(row, 0));
    }
    m_list->selectionModel()->select(whole, QItemSelectionModel::ClearAndSelect);
    m_list->setFocus();
}

void ActivityDialog::refresh()
{
    const OutboxEntry *entry = chosen();
    const bool sending = entry && entry->state == OutboxEntryState::Sending;
    const bool edits = entry
        && (std::holds_alternative<EditFeedback>(entry->operation)
            || std::holds_alternative<WriteNote>(entry->operation));
    const std::optional<QString> none = !entry ? std::optional(tr("Choose a change first."))
        : sending                              ? std::optional(tr("It is being sent."))
                                               : std::nullopt;
    const bool isOne = selected().size() < 2;
    setAllowed(m_retry, none);
    setAllowed(m_selectAct, none);
    setAllowed(m_edit,
               none                 ? none
                   : edits && isOne ? std::nullopt
                                    : std::optional(tr("Only texts can be edited.")));
    setAllowed(m_discard, none);
    setAllowed(m_copy, entry ? std::nullopt : none);
    const bool waits = entry && !needsPerson(*entry);
    m_retry->setText(waits                                                     ? tr("Send &Now")
                         : entry && entry->state == OutboxEntryState::Conflict ? tr("&Redo Mine")
                                                                               : tr("&Retry"));
    m_details->setText(entry ? details(*entry) : QString());
}

QString ActivityDialog::details(const OutboxEntry &entry) const
{
    QStringList lines{ entry.sending->trouble.problem
                           ? messageOf(*entry.sending->trouble.problem)
                           : tr("%1.", "a state").arg(Labels::state(entry.state)) };
    if (const QString item = m_model.itemOf(entry); !item.isEmpty())
        lines << tr("Feedback: %1").arg(item);
    const QString mine = ProposedValues::text(entry.operation);
    if (!mine.isEmpty())
        lines << tr("Yours: %1").arg(mine);
    if (!entry.sending->trouble.theirs.isEmpty())
        lines << tr("The server has: %1").arg(entry.sending->trouble.theirs);
    lines << tr("%1 · %n attempt(s)", nullptr, entry.sending->attempts)
                 .arg(Labels::longAge(entry.origin->createdAt, Labels::now()));
    return lines.join(u'\n');
}

void ActivityDialog::edit()
{
    const OutboxEntry *entry = chosen();
    if (!entry)
        return;
    if (std::holds_alternative<EditFeedback>(entry->operation))
        editFeedback(*entry);
    else if (std::holds_alternative<WriteNote>(entry->operation))
        editNote(*entry);
}

void ActivityDialog::editFeedback(const OutboxEntry &entry)
{
    const EditFeedback mine = std::get<EditFeedback>(entry.operation);
    const std::optional<ShownItem> item = context().store.item(mine.feedback);
    if (!item) {
        showMessage(ChangeDescription::gone(context().store, mine.feedback));
        return;
    }
    const Feedback &now = item->feedback;
    const FeedbackTexts texts{ now.title.value_or(QString()), now.description,
                               now.submittedBy.value_or(QString()) };
    const auto save
        = [this, id = entry.id, mine, now](const FeedbackPatch &patch, const StoredCallback &stored) {
              const EditFeedback edit{ mine.feedback, patch, valuesOf(patch, now) };
              if (context().store.amend(id, edit))
                  stored({});
              else // it was sent meanwhile, so this is another change
                  context().workspace.edit(edit.feedback, edit.patch, edit.before, stored);
          };
    auto *dialog = new FeedbackDialog(context(), texts, save, this);
    dialog->propose(mine.patch);
    dialog->open();
}

void ActivityDialog::editNote(const OutboxEntry &entry)
{
    const WriteNote mine = std::get<WriteNote>(entry.operation);
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(u"editNoteDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Edit note"));
    dialog->setLabelText(tr("Note:"));
    dialog->setOption(QInputDialog::UsePlainTextEditForTextInput);
    dialog->setTextValue(mine.text);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id = entry.id, mine](const QString &text) {
        if (!text.trimmed().isEmpty() && !context().store.amend(id, WriteNote{ mine.feedback, text }))
            context().workspace.writeNote(mine.feedback, text); // it was sent meanwhile
    });
    openInput(*dialog);
}

void ActivityDialog::confirmDiscard()
{
    const OutboxEntry *entry = chosen();
    if (!entry)
        return;
    ConfirmQuestion question;
    question.title = tr("Discard change");
    const std::vector<OutboxEntryId> ids = selected();
    question.text = ids.size() < 2 ? tr("Discard this unsent change? (%1)").arg(entry->origin->text)
                                   : tr("Discard %n changes? They are never sent.", nullptr, int(ids.size()));
    question.buttonText = tr("Discard Change");
    question.destructive = true;
    confirm(this, question, [this, ids] {
        for (const OutboxEntryId id : ids)
            context().store.discard(id);
    });
}

void ActivityDialog::copyDetails()
{
    const OutboxEntry *entry = chosen();
    if (!entry)
        return;
    QString text = entry->origin->text + u'\n' + details(*entry);
    if (entry->sending->trouble.problem)
        text += u'\n' + titleOf(entry->sending->trouble.problem->type) + u": "_s
            + entry->sending->trouble.problem->detail;
    if (!entry->sending->trouble.requestId.isEmpty())
        text += u'\n' + tr("Request id: %1").arg(entry->sending->trouble.requestId);
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT messageRequested(tr("Details copied"));
}

} // namespace triage::app

#include "moc_activitydialog.cpp"
