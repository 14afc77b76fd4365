// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/researchdialog.h"

#include "client/apiclient.h"
#include "contract/endpoints.h"
#include "dialogs/field.h"
#include "dialogs/routing/answerpane.h"
#include "dialogs/routing/roomylist.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "store/values/clock.h"
#include "text.h"
#include "theme/theme.h"
#include "widgets/confirmquestion.h"
#include "widgets/wraplayout.h"

#include <QComboBox>
#include <QDateTime>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr std::array periods{ 0, 7, 30, 90, 365 }; // in days; 0 means any time

template <typename IdType>
IdType idOf(const QListWidgetItem *row)
{
    return row ? IdType(row->data(idRole).toLongLong()) : IdType();
}

} // namespace

ResearchDialog::ResearchDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"researchDialog"_s, tr("Research"), parent),
      m_question(new Field(context.theme, Field::Lines::One, u"questionEdit"_s, tr("&Question"),
                           tr("Question"), this))
{
    m_ask = addPrimaryButton(tr("&Ask"), u"askButton"_s);
    m_delete = addSideButton(tr("&Delete Answer…"), u"deleteAnswerButton"_s);
    addClose();
    body()->addWidget(buildQuestion());
    auto *halves = new QSplitter(this);
    halves->setChildrenCollapsible(false);
    halves->setHandleWidth(space::l);
    halves->addWidget(buildSaved());
    halves->widget(0)->hide(); // until there is an answer
    m_delete->hide();
    m_answer = new AnswerPane(context, this);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"answerScroll"_s);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_answer);
    halves->addWidget(scroll);
    halves->setStretchFactor(1, 1);
    halves->setSizes({ 250, 560 });
    body()->addWidget(halves, 1);
    connect(m_answer, &AnswerPane::openRequested, this, &ResearchDialog::openRequested);
    connect(m_question, &Field::edited, this, &ResearchDialog::refresh);
    connect(m_ask, &QPushButton::clicked, this, &ResearchDialog::askQuestion);
    connect(m_delete, &QPushButton::clicked, this, &ResearchDialog::confirmDelete);
    setFocusProxy(m_question->editor());
    m_answer->setQuery(nullptr);
}

/// Reads the answers of others again, and the buffers, whenever the page is shown.
void ResearchDialog::showEvent(QShowEvent *event)
{
    Dialog::showEvent(event);
    fillBuffers();
    m_isLoaded = false;
    refresh();
}

QWidget *ResearchDialog::buildQuestion()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    m_question->setLimit(researchrules::question.maxLength);
    m_question->setPlaceholder(tr("For example: Why do people give up on the export?"));
    column->addWidget(m_question);
    auto *limits = new WrapLayout(space::s);
    column->addLayout(limits);
    m_period = addCombo(u"periodCombo"_s, tr("&Period"), *limits);
    for (const int days : periods)
        m_period->addItem(days == 0         ? tr("Any time")
                              : days == 365 ? tr("The last 12 months")
                                            : tr("The last %n days", nullptr, days),
                          days);
    m_buffer = addCombo(u"bufferCombo"_s, tr("&Buffer"), *limits);
    return part;
}

void ResearchDialog::fillBuffers()
{
    const QVariant before = m_buffer->currentData();
    m_buffer->clear();
    m_buffer->addItem(tr("All buffers"), QString());
    for (const BufferRecord &record : context().store.buffers())
        m_buffer->addItem(
            context().theme.bufferIcon(record.buffer.icon.value_or(QString()), record.buffer.name),
            record.buffer.name, toString(record.buffer.id));
    m_buffer->setCurrentIndex(std::max(0, m_buffer->findData(before)));
}

QComboBox *ResearchDialog::addCombo(const QString &objectName, const QString &label, WrapLayout &row)
{
    auto *combo = new QComboBox(this);
    combo->setObjectName(objectName);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto *text = new QLabel(label, this);
    text->setBuddy(combo);
    row.addTogether({ text, combo });
    return combo;
}

QWidget *ResearchDialog::buildSaved()
{
    auto *part = new QWidget(this);
    // In a layout from right to left, a splitter cuts off the last pixel at its edge.
    auto *column = makeLayout<QVBoxLayout>(space::xs, part, { 1, 0, 1, 0 });
    m_saved = new RoomyList(u"researchList"_s, tr("&Saved answers"), column, 1, part);
    connect(m_saved, &QListWidget::currentRowChanged, this, &ResearchDialog::showChosen);
    return part;
}

void ResearchDialog::load()
{
    m_queries.expect();
    request(context().client.query(api::listResearch, { { "limit", u"100"_s } }),
            tr("Reading the saved answers…"), [this](const Result<Page<ResearchQuery>> &queries) {
                if (!queries) {
                    m_queries.missed();
                    showProblem(queries.error());
                    return;
                }
                m_queries.read(queries->items);
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
        QListWidgetItem *row = m_saved->addRow(isolated(query.question.simplified()) + u'\n' + state);
        row->setData(idRole, query.id.value());
        if (query.id == before)
            m_saved->setCurrentItem(row);
    }
    if (!m_saved->currentItem() && m_saved->count() > 0)
        m_saved->setCurrentRow(0);
    for (QWidget *each : { m_saved->parentWidget(), static_cast<QWidget *>(m_delete) })
        each->setVisible(m_saved->count() > 0);
    showChosen();
}

void ResearchDialog::refresh()
{
    const std::optional<QString> why = whyNotOnline();
    showBlocked(why);
    if (why)
        m_isLoaded = false;
    if (!why && !m_isLoaded && !isBusy() && isVisible()) {
        m_isLoaded = true; // tried; a problem is reported once
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
        body.createdAfter = Timestamp(currentDateTime().addDays(-days).toMSecsSinceEpoch());
    requestValue(context().client.send(api::createResearch, body), tr("Asking…"),
                 [this](const ResearchQuery &created) {
                     m_question->setText({});
                     m_wanted = created.id;
                     m_queries.put(created);
                     fillSaved();
                 });
}

/// Waits for pending answers, for a few at a time.
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
    const auto handler = [this, id](const Result<ResearchQuery> &answer) {
        std::erase(m_followed, id);
        if (answer)
            updateQuery(*answer);
        else if (answer.error().type != ProblemType::ResearchQueryNotFound)
            showProblem(
                answer.error()); // followed again after the next action here, or when the server is back
        if (answer)
            followPending();
    };
    // The query comes after it was answered or has failed; still pending after this time.
    QCoro::connect(context().client.query(api::getResearch, { { "wait", u"15"_s } }, id), this, handler);
}

void ResearchDialog::updateQuery(const ResearchQuery &query)
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
    m_answer->setQuery(chosen());
    refresh();
}

void ResearchDialog::confirmDelete()
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
    request(context().client.send(api::deleteResearch, id), tr("Deleting the answer…"),
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

#include "moc_researchdialog.cpp"
