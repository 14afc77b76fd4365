// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/researchdialog.h"

#include "commands/administration.h"
#include "dialogs/field.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "theme/theme.h"
#include "widgets/confirmquestion.h"
#include "widgets/inklabel.h"
#include "widgets/textdirection.h"

#include <QComboBox>
#include <QDateTime>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int quoteRole = Qt::UserRole + 1;
constexpr int maxEvidence = 200;

template <typename IdType>
IdType idOf(const QListWidgetItem *row)
{
    return row ? IdType(row->data(idRole).toLongLong()) : IdType();
}

/// A row whose text a screen reader is told without what only the eye needs.
QListWidgetItem *addRow(QListWidget *list, const QString &text)
{
    auto *row = new QListWidgetItem(text, list);
    row->setData(Qt::AccessibleTextRole, QString(text).remove(QChar(0x2068)).remove(QChar(0x2069)));
    return row;
}

/// A day as people write it here.
QString dayOf(Timestamp at)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(at.milliseconds()).date(), QLocale::ShortFormat);
}

} // namespace

ResearchDialog::ResearchDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"researchDialog"_s, tr("Research"), parent),
      m_question(new Field(context.theme, Field::Lines::One, u"questionEdit"_s, tr("&Question"),
                           tr("Question"), this))
{
    setWindowModality(Qt::NonModal);
    setWindowFlags(Qt::Window);
    m_ask = addPrimaryButton(tr("&Ask"), u"askButton"_s, tr("Ask"));
    m_delete = addSideButton(tr("&Delete Answer…"), u"deleteAnswerButton"_s, tr("Delete answer"));
    addClose();
    body()->addWidget(buildQuestion());
    auto *halves = new QSplitter(this);
    halves->setChildrenCollapsible(false);
    halves->setHandleWidth(space::l);
    halves->addWidget(buildSaved());
    halves->addWidget(buildAnswer());
    halves->setStretchFactor(1, 1);
    halves->setSizes({ 250, 560 });
    body()->addWidget(halves, 1);
    connect(m_question, &Field::edited, this, &ResearchDialog::refresh);
    connect(m_ask, &QPushButton::clicked, this, &ResearchDialog::askQuestion);
    connect(m_delete, &QPushButton::clicked, this, &ResearchDialog::askToDelete);
    resize(860, 620);
    m_question->focus();
    showChosen();
}

/// A window that belongs to another one stays in front of it, and would hide what a quote opens.
void ResearchDialog::showEvent(QShowEvent *event)
{
    Dialog::showEvent(event);
    if (QWindow *window = windowHandle())
        window->setTransientParent(nullptr);
}

void ResearchDialog::load()
{
    m_queries.expect();
    request(context().administration.research(), tr("Reading the saved answers…"),
            [this](const Result<std::vector<ResearchQuery>> &queries) {
                if (!queries) {
                    m_queries.missed();
                    showProblem(queries.error());
                    return;
                }
                m_queries.read(*queries);
                fillSaved();
            });
}

void ResearchDialog::fillSaved()
{
    const ResearchId before = m_wanted.isValid() ? m_wanted : idOf<ResearchId>(m_saved->currentItem());
    m_wanted = {};
    const QSignalBlocker silence(m_saved);
    m_saved->clear();
    for (const ResearchQuery &query : m_queries.all()) {
        const QString age = Labels::longAge(query.createdAt, Labels::now());
        const QString state = query.status == ResearchStatus::Pending ? tr("waits for its answer")
            : query.status == ResearchStatus::Failed                  ? tr("failed")
                                                                      : age;
        QListWidgetItem *row = addRow(m_saved, isolated(query.question.simplified()) + u'\n' + state);
        row->setData(idRole, query.id.value());
        if (query.id == before)
            m_saved->setCurrentItem(row);
    }
    if (!m_saved->currentItem() && m_saved->count() > 0)
        m_saved->setCurrentRow(0);
    showChosen();
}

void ResearchDialog::refresh()
{
    const std::optional<QString> why = whyNotOnline();
    showBlocked(why);
    if (!why && !m_isLoaded && !isBusy()) {
        m_isLoaded = true; // tried; what goes wrong is said once
        load();
    }
    if (!why)
        followPending();
    const bool isBlank = m_question->text().trimmed().isEmpty();
    setAllowed(m_ask,
               why                           ? why
                   : m_question->isTooLong() ? std::optional(tr("The question is too long."))
                   : isBlank                 ? std::optional(tr("Write a question first."))
                                             : std::nullopt,
               tr("Answered from what the feedback says"));
    setAllowed(m_delete, why ? why : chosen() ? std::nullopt : std::optional(tr("Choose an answer first.")));
}

void ResearchDialog::askQuestion()
{
    NewResearch body;
    body.question = m_question->text().trimmed();
    if (const QString buffer = m_buffer->currentData().toString(); !buffer.isEmpty())
        body.buffer = buffer;
    if (const int days = m_period->currentData().toInt(); days > 0)
        body.createdAfter = Timestamp(QDateTime::currentDateTimeUtc().addDays(-days).toMSecsSinceEpoch());
    request(context().administration.askResearch(body), tr("Asking…"),
            [this](const Result<ResearchQuery> &asked) {
                if (!asked) {
                    showProblem(asked.error());
                    return;
                }
                m_question->setText({});
                m_wanted = asked->id;
                m_queries.put(*asked);
                fillSaved();
            });
}

/// Waits for the answers that are still to come, for a few at a time.
void ResearchDialog::followPending()
{
    constexpr size_t maxFollowed = 2;
    for (const ResearchQuery &query : m_queries.all()) {
        const bool isFollowed = std::find(m_followed.begin(), m_followed.end(), query.id) != m_followed.end();
        if (query.status == ResearchStatus::Pending && !isFollowed && m_followed.size() < maxFollowed)
            follow(query.id);
    }
}

void ResearchDialog::follow(ResearchId id)
{
    m_followed.push_back(id);
    QCoro::connect(
        context().administration.researchAnswer(id), this, [this, id](const Result<ResearchQuery> &answer) {
            std::erase(m_followed, id);
            if (answer)
                keep(*answer);
            else if (answer.error().type != ProblemType::ResearchQueryNotFound)
                showProblem(
                    answer
                        .error()); // it is followed again when something is done here, or the server is back
            if (answer)
                followPending();
        });
}

void ResearchDialog::keep(const ResearchQuery &query)
{
    const ResearchQuery *before = m_queries.find(query.id);
    if (!before)
        return; // deleted here meanwhile
    const bool isNew = before->status != query.status;
    m_queries.put(query);
    if (!isNew)
        return;
    fillSaved();
    if (query.status == ResearchStatus::Answered)
        Q_EMIT messageRequested(tr("Answered: %1").arg(query.question.simplified()));
}

const ResearchQuery *ResearchDialog::chosen() const
{
    return m_queries.find(idOf<ResearchId>(m_saved->currentItem()));
}

void ResearchDialog::showChosen()
{
    const ResearchQuery *query = chosen();
    m_scope->setVisible(query);
    m_progress->setVisible(query && query->status == ResearchStatus::Pending);
    m_findings->setVisible(query && query->status == ResearchStatus::Answered
                           && (!query->themes.empty() || !query->citations.empty()));
    if (query) {
        showAnswer(*query);
    } else {
        m_heading->setText(tr("Ask what your feedback says"));
        m_answer->setInk(Ink::TextSecondary);
        m_answer->setText(
            tr("The answer shows what many people have in common, with exact counts and their own "
               "words. Answers stay here until somebody deletes them."));
    }
    refresh();
}

void ResearchDialog::showAnswer(const ResearchQuery &query)
{
    m_heading->setQuoted(query.question);
    QStringList scope;
    if (query.buffer) {
        const BufferRecord *record = context().store.buffer(*query.buffer);
        scope << tr("In %1", "buffer").arg(record ? record->buffer.name : tr("a deleted buffer"));
    }
    if (query.createdAfter)
        scope << tr("Since %1", "date").arg(dayOf(*query.createdAfter));
    if (query.createdBefore)
        scope << tr("Until %1", "date").arg(dayOf(*query.createdBefore));
    if (query.status == ResearchStatus::Answered)
        scope << tr("%n items read", nullptr, int(query.itemsConsidered));
    m_scope->setText(scope.join(u" · "_s));
    m_answer->setInk(query.status == ResearchStatus::Failed ? Ink::Danger : Ink::Text);
    switch (query.status) {
    case ResearchStatus::Pending:
        m_answer->setText(tr("Looking for an answer. You can close this window meanwhile."));
        break;
    case ResearchStatus::Failed:
        m_answer->setText(query.error.value_or(tr("There is no answer.")));
        break;
    case ResearchStatus::Answered:
        m_answer->setQuoted(query.answer.value_or(QString()));
        break;
    }
    const QSignalBlocker silence(m_themes);
    m_themes->clear();
    if (!query.themes.empty())
        addRow(m_themes, tr("All themes"));
    for (const ResearchTheme &theme : query.themes)
        addRow(m_themes,
               tr("%1: %2", "theme: 12 items")
                   .arg(isolated(theme.label), tr("%n items", nullptr, int(theme.count))));
    m_themes->setCurrentRow(0);
    showEvidence();
}

/// The quotes; of a chosen theme all of its items, those that are quoted first.
void ResearchDialog::showEvidence()
{
    m_evidence->clear();
    const ResearchQuery *query = chosen();
    if (!query)
        return;
    const int row = m_themes->currentRow() - 1;
    const ResearchTheme *theme
        = row >= 0 && size_t(row) < query->themes.size() ? &query->themes[size_t(row)] : nullptr;
    std::vector<FeedbackId> quoted;
    for (const ResearchCitation &citation : query->citations) {
        if (theme
            && std::find(theme->feedback.begin(), theme->feedback.end(), citation.feedback)
                == theme->feedback.end())
            continue;
        addEvidence(citation.feedback, citation.quote);
        quoted.push_back(citation.feedback);
    }
    for (size_t i = 0; theme && i < theme->feedback.size() && m_evidence->count() < maxEvidence; ++i) {
        if (std::find(quoted.begin(), quoted.end(), theme->feedback[i]) == quoted.end())
            addEvidence(theme->feedback[i], {});
    }
}

void ResearchDialog::addEvidence(FeedbackId feedback, const QString &quote)
{
    const std::vector<ListRow> rows = context().store.rows(std::span(&feedback, 1));
    QString text = quote.isEmpty() ? QString() : isolated(tr("“%1”", "quote").arg(quote));
    if (quote.isEmpty() && !rows.empty())
        text = isolated(rows.front().title.isEmpty() ? rows.front().excerpt : rows.front().title);
    if (text.isEmpty())
        return; // neither quoted nor known here
    if (!rows.empty())
        text += u'\n' + Labels::longAge(rows.front().createdAt, Labels::now());
    QListWidgetItem *row = addRow(m_evidence, text);
    row->setData(idRole, feedback.value());
    row->setData(quoteRole, quote);
    row->setToolTip(tr("Open this feedback"));
}

void ResearchDialog::openEvidence(QListWidgetItem *row)
{
    Q_EMIT openRequested(idOf<FeedbackId>(row), row->data(quoteRole).toString());
}

void ResearchDialog::askToDelete()
{
    const ResearchQuery *query = chosen();
    if (!query)
        return;
    ConfirmQuestion question;
    question.title = tr("Delete answer");
    question.text = tr("Delete the question “%1” and its answer for everybody? This cannot be undone.")
                        .arg(query->question.simplified());
    question.buttonText = tr("Delete Answer");
    question.destructive = true;
    confirm(this, question, [this, id = query->id] { remove(id); });
}

void ResearchDialog::remove(ResearchId id)
{
    request(context().administration.deleteResearch(id), tr("Deleting the answer…"),
            [this, id](const Result<void> &gone) {
                if (!gone && gone.error().type != ProblemType::ResearchQueryNotFound) {
                    showProblem(gone.error());
                    return;
                }
                m_queries.remove(id);
                fillSaved();
                Q_EMIT messageRequested(tr("Deleted the answer"));
            });
}

} // namespace triage::app
