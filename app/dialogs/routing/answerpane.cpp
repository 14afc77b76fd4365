// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/answerpane.h"

#include "dialogs/routing/roomylist.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "store/values/dates.h"
#include "text.h"
#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"

#include <QProgressBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <span>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int feedbackRole = Qt::UserRole;
constexpr int quoteRole = Qt::UserRole + 1;
constexpr int maxEvidence = 200;

} // namespace

AnswerPane::AnswerPane(const Context &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    auto *column = makeLayout<QVBoxLayout>(space::s, this);
    m_heading = new InkLabel(m_context.theme, Ink::Text, Type::Title, this);
    m_heading->setObjectName(u"askedLabel"_s);
    m_scope = new InkLabel(m_context.theme, Ink::TextSecondary, Type::Caption, this);
    m_scope->setObjectName(u"scopeLabel"_s);
    m_progress = new QProgressBar(this);
    setNames(m_progress, u"researchProgress"_s, tr("Looking for an answer"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_answer = new InkLabel(m_context.theme, Ink::Text, Type::Body, this);
    m_answer->setObjectName(u"answerText"_s);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    for (QWidget *each : { static_cast<QWidget *>(m_heading), static_cast<QWidget *>(m_scope),
                           static_cast<QWidget *>(m_progress), static_cast<QWidget *>(m_answer) })
        column->addWidget(each);
    m_findings = new QWidget(this);
    auto *findings = makeLayout<QVBoxLayout>(space::xs, m_findings);
    m_themes = new RoomyList(u"themeList"_s, tr("&Themes"), findings, 2, m_findings);
    findings->addSpacing(space::s);
    m_evidence = new RoomyList(u"evidenceList"_s, tr("What &people say"), findings, 3, m_findings);
    // All scrolls only where not even the least of the lists has room.
    for (RoomyList *each : { m_themes, m_evidence })
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    column->addWidget(m_findings, 1);
    column->addStretch(0);
    connect(m_themes, &QListWidget::currentRowChanged, this, &AnswerPane::showEvidence);
    connect(m_evidence, &QListWidget::itemActivated, this, &AnswerPane::openEvidence);
    connect(m_evidence, &QListWidget::itemClicked, this, &AnswerPane::openEvidence);
}

void AnswerPane::setQuery(const ResearchQuery *query)
{
    m_query = query ? std::optional(*query) : std::nullopt;
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
}

void AnswerPane::showAnswer(const ResearchQuery &query)
{
    m_heading->setQuoted(query.question);
    QStringList scope;
    if (query.buffer) {
        const BufferRecord *record = m_context.store.buffer(*query.buffer);
        scope << tr("In %1", "buffer").arg(record ? record->buffer.name : tr("a deleted buffer"));
    }
    if (query.createdAfter || query.createdBefore)
        scope << Dates::period(query.createdAfter, query.createdBefore);
    if (query.status == ResearchStatus::Answered)
        scope << tr("%n items read", nullptr, int(query.itemsConsidered));
    m_scope->setText(scope.join(u" · "_s));
    m_answer->setInk(query.status == ResearchStatus::Failed ? Ink::Danger : Ink::Text);
    switch (query.status) {
    case ResearchStatus::Pending:
        m_answer->setText(tr("Looking for an answer. You can go on meanwhile."));
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
        m_themes->addRow(tr("All themes"));
    for (const ResearchTheme &theme : query.themes)
        m_themes->addRow(tr("%1: %2", "theme: 12 items")
                             .arg(isolated(theme.label), tr("%n items", nullptr, int(theme.count))));
    m_themes->setCurrentRow(0);
    showEvidence();
}

/// Shows the quotes. For a selected theme, shows all of its items, quoted ones first, and says how many it
/// leaves out.
void AnswerPane::showEvidence()
{
    m_evidence->clear();
    if (!m_query)
        return;
    const int row = m_themes->currentRow() - 1;
    const ResearchTheme *theme
        = row >= 0 && size_t(row) < m_query->themes.size() ? &m_query->themes[size_t(row)] : nullptr;
    std::set<FeedbackId> listed;
    for (const ResearchCitation &citation : m_query->citations) {
        if (theme
            && std::find(theme->feedback.begin(), theme->feedback.end(), citation.feedback)
                == theme->feedback.end())
            continue;
        if (addEvidence(citation.feedback, citation.quote))
            listed.insert(citation.feedback);
    }
    for (size_t i = 0; theme && i < theme->feedback.size() && m_evidence->count() < maxEvidence; ++i) {
        if (!listed.contains(theme->feedback[i]) && addEvidence(theme->feedback[i], {}))
            listed.insert(theme->feedback[i]);
    }
    if (const qint64 others = theme ? theme->count - qint64(listed.size()) : 0; others > 0)
        m_evidence->addRow(tr("and %Ln more", "items of a theme", int(others)))->setFlags(Qt::ItemIsEnabled);
}

/// Returns whether the item has a row: one that was deleted, or that this computer does not have, has none
/// unless it is quoted.
bool AnswerPane::addEvidence(FeedbackId feedback, const QString &quote)
{
    const std::vector<ListRow> rows = m_context.store.rows(std::span(&feedback, 1));
    QString text = quote.isEmpty() ? QString() : isolated(tr("“%1”", "quote").arg(quote));
    if (quote.isEmpty() && !rows.empty())
        text = isolated(rows.front().title.isEmpty() ? rows.front().excerpt : rows.front().title);
    if (text.isEmpty())
        return false;
    if (!rows.empty())
        text += u'\n' + Labels::longAge(rows.front().createdAt, Labels::now());
    QListWidgetItem *row = m_evidence->addRow(text);
    row->setData(feedbackRole, feedback.value());
    row->setData(quoteRole, quote);
    row->setToolTip(tr("Open this feedback"));
    return true;
}

void AnswerPane::openEvidence(QListWidgetItem *row)
{
    const FeedbackId feedback(row->data(feedbackRole).toLongLong());
    if (feedback.isValid())
        Q_EMIT openRequested(feedback, row->data(quoteRole).toString());
}

} // namespace triage::app

#include "moc_answerpane.cpp"
