// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/similarsection.h"

#include "detail/candidatedelegate.h"
#include "models/labels.h"
#include "models/roles.h"
#include "store/localstore.h"
#include "text.h"
#include "theme/labelcolor.h"
#include "widgets/fittedlist.h"

#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {
namespace {

constexpr int maxWords = 6;

} // namespace

SimilarSection::SimilarSection(const LocalStore &store, Theme &theme, const Request &request, QWidget *parent)
    : QWidget(parent), m_store(store), m_theme(theme),
      m_request(request, 500ms,
                [this](const Result<std::vector<SimilarFeedback>> &answer) {
                    if (!answer && m_answer && !m_answer->empty())
                        return;
                    m_answer = answer;
                    showRows();
                }),
      m_model(new QStandardItemModel(this)), m_heading(new QLabel(tr("Similar feedback"), this)),
      m_note(new QLabel(this)), m_list(new FittedList(this))
{
    m_heading->setContentsMargins(0, space::s, 0, 0);
    m_heading->setBuddy(m_list);
    m_note->setObjectName(u"similarNote"_s);
    m_note->setAccessibleName(tr("About similar feedback"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_list->setObjectName(u"similarList"_s);
    m_list->setAccessibleName(tr("Similar feedback"));
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setItemDelegate(new CandidateDelegate(theme, m_list));
    m_list->setModel(m_model);
    m_list->viewport()->setCursor(Qt::PointingHandCursor);
    auto *column = makeLayout<QVBoxLayout>(space::m, this);
    column->addWidget(m_heading);
    column->addWidget(m_note);
    column->addWidget(m_list);
    m_request.setWidget(parent);
    connect(m_list, &FittedList::clicked, this, &SimilarSection::open);
    connect(m_list, &FittedList::activated, this, &SimilarSection::open);
    theme.watch(this, [this] { readTheme(); });
    hide();
}

void SimilarSection::setFeedback(FeedbackId id)
{
    m_answer = std::vector<SimilarFeedback>();
    m_elsewhere.clear();
    showRows();
    m_request.setFeedback(id);
}

void SimilarSection::repeatIfEmpty()
{
    if (m_answer && m_answer->empty())
        m_request.repeat();
}

void SimilarSection::leaveOut(std::vector<FeedbackId> ids)
{
    if (std::exchange(m_elsewhere, ids) != ids)
        showRows();
}

void SimilarSection::showRows()
{
    m_model->clear();
    m_note->clear();
    if (m_answer) {
        for (const SimilarFeedback &item : *m_answer) {
            if (std::find(m_elsewhere.begin(), m_elsewhere.end(), item.id) == m_elsewhere.end())
                addRow(item);
        }
    } else {
        m_note->setText(Labels::notKnown(m_answer.error()));
    }
    m_note->setVisible(!m_answer);
    m_list->setVisible(m_model->rowCount() > 0);
    setVisible(!m_answer || m_model->rowCount() > 0);
}

void SimilarSection::addRow(const SimilarFeedback &item)
{
    const QString words = item.title && !item.title->isEmpty() ? *item.title : item.excerpt.simplified();
    const BufferRecord *buffer = item.buffers.empty() ? nullptr : m_store.buffer(item.buffers.front());
    auto *row = new QStandardItem(
        buffer ? m_theme.bufferIcon(buffer->buffer.icon.value_or(QString()), buffer->buffer.name)
               : m_theme.icon(u"unassigned"_s),
        words);
    QStringList shared;
    for (size_t i = 0; i < item.sharedWords.size() && i < maxWords; ++i)
        shared += item.sharedWords[i];
    QStringList isolatedWords;
    for (const QString &word : shared)
        isolatedWords += isolated(word);
    const QString share = Labels::percent(item.similarity);
    row->setData(item.id.value(), IdRole);
    row->setData(item.similarity, CandidateDelegate::ConfidenceRole);
    if (!shared.isEmpty())
        row->setData(tr("In common: %1", "words").arg(Labels::list(isolatedWords)),
                     CandidateDelegate::ReasonRole);
    row->setData(shared.isEmpty() ? tr("%1, %2 alike", "feedback, share").arg(words, share)
                                  : tr("%1, %2 alike, in common: %3", "feedback, share, words")
                                        .arg(words, share, Labels::list(shared)),
                 Qt::AccessibleTextRole);
    row->setToolTip(item.excerpt);
    m_model->appendRow(row);
}

void SimilarSection::open(const QModelIndex &row)
{
    if (row.isValid())
        Q_EMIT openRequested(FeedbackId(row.data(IdRole).toLongLong()));
}

void SimilarSection::readTheme()
{
    setLabelColor(m_heading, m_theme.font(Type::BodyStrong), m_theme.color(Ink::Text));
    setLabelColor(m_note, m_theme.font(), m_theme.color(Ink::TextSecondary));
    m_list->refit();
}

} // namespace triage::app

#include "moc_similarsection.cpp"
