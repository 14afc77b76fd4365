// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/triagemode.h"

#include "actions/context.h"
#include "commands/administration.h"
#include "detail/candidatedelegate.h"
#include "models/labels.h"
#include "theme/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr size_t maxSuggestions = 3;

} // namespace

TriageMode::TriageMode(const Context &context, QWidget *parent)
    : QFrame(parent), m_context(context), m_progress(new QProgressBar(this)),
      m_suggestions(new QListWidget(this)), m_note(new QLabel(this)), m_count(new QLabel(this)),
      m_skip(new QPushButton(tr("Skip"), this)), m_leave(new QPushButton(tr("Leave"), this))
{
    setObjectName(u"triageBar"_s);
    m_progress->setObjectName(u"triageProgress"_s);
    m_progress->setAccessibleName(tr("Triage progress"));
    m_skip->setObjectName(u"skipButton"_s);
    m_skip->setAccessibleName(tr("Skip"));
    m_skip->setToolTip(tr("Leave this one for later (S)"));
    m_leave->setObjectName(u"leaveTriageButton"_s);
    m_leave->setAccessibleName(tr("Leave triage mode"));
    m_leave->setToolTip(tr("Back to the list (Esc)"));
    m_suggestions->setObjectName(u"suggestionList"_s);
    m_suggestions->setAccessibleName(tr("Suggested buffers"));
    m_suggestions->setItemDelegate(new CandidateDelegate(m_context.theme, m_suggestions));
    m_suggestions->setFrameShape(QFrame::NoFrame);
    m_suggestions->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_suggestions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_suggestions->viewport()->setAutoFillBackground(false);
    m_note->setObjectName(u"triageNote"_s);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    layOut();
    connect(m_skip, &QPushButton::clicked, this, &TriageMode::skipRequested);
    connect(m_leave, &QPushButton::clicked, this, &TriageMode::leave);
    connect(m_suggestions, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        const int chosen = m_suggestions->row(item);
        if (chosen >= 0 && chosen < int(m_suggested.size()))
            Q_EMIT suggestionChosen(m_suggested[size_t(chosen)]);
    });
    hide();
}

/// Gives the bar the width of the text below it.
void TriageMode::layOut()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(space::s);
    // The count is beside the bar: on it, the text would be on two colours.
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(space::s);
    m_count->setObjectName(u"triageCount"_s);
    row->addWidget(m_progress, 1);
    row->addWidget(m_count);
    row->addWidget(m_skip);
    row->addWidget(m_leave);
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(space::l, space::m, space::l, space::s);
    layout->setSpacing(space::s);
    layout->addLayout(row);
    layout->addWidget(m_suggestions);
    layout->addWidget(m_note);
    auto *middle = new QHBoxLayout(this);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->addStretch(1);
    middle->addWidget(content, 1000);
    middle->addStretch(1);
    const auto readTheme = [this, content] {
        content->setMaximumWidth(m_context.theme.measure() + 2 * space::l);
        QPalette palette = m_note->palette();
        palette.setColor(QPalette::WindowText, m_context.theme.color(Ink::TextSecondary));
        m_note->setPalette(palette);
        fitSuggestions();
    };
    connect(&m_context.theme, &Theme::changed, this, readTheme);
    readTheme();
}

void TriageMode::fitSuggestions()
{
    int height = 0;
    for (int row = 0; row < m_suggestions->count(); ++row)
        height += m_suggestions->sizeHintForRow(row);
    m_suggestions->setFixedHeight(height);
    m_suggestions->doItemsLayout();
}

void TriageMode::begin(Ids ids, FeedbackId first)
{
    if (ids.empty())
        return;
    m_ids = std::move(ids);
    const auto at = std::find(m_ids.begin(), m_ids.end(), first);
    m_at = at == m_ids.end() ? 0 : size_t(at - m_ids.begin());
    m_on = true;
    QFrame::show();
    show();
}

void TriageMode::leave()
{
    if (!m_on)
        return;
    m_on = false;
    ++m_lastRequest;
    hide();
    const QLocale locale;
    const QString at = locale.toString(int(m_at) + 1);
    Q_EMIT ended(m_at >= m_ids.size()
                     ? tr("Triage done: %n seen", nullptr, int(m_ids.size()))
                     : tr("Left triage mode at %1 of %2").arg(at, locale.toString(int(m_ids.size()))));
}

FeedbackId TriageMode::current() const
{
    return m_on && m_at < m_ids.size() ? m_ids[m_at] : FeedbackId();
}

std::optional<BufferId> TriageMode::suggestion(int number) const
{
    const size_t at = size_t(number - 1);
    return m_on && at < m_suggested.size() ? std::optional(m_suggested[at]) : std::nullopt;
}

void TriageMode::next()
{
    do {
        ++m_at;
    } while (m_at < m_ids.size() && m_context.store.rows(std::span(&m_ids[m_at], 1)).empty());
    if (m_at < m_ids.size())
        show();
    else
        leave();
}

void TriageMode::show()
{
    const QLocale locale;
    const int total = int(m_ids.size());
    m_progress->setRange(0, total);
    m_progress->setValue(int(m_at) + 1);
    m_progress->setFormat(tr("%1 of %2").arg(locale.toString(int(m_at) + 1), locale.toString(total)));
    m_count->setText(m_progress->format());
    m_suggested.clear();
    m_suggestions->clear();
    m_suggestions->hide();
    setNote(tr("Looking for suggestions…"));
    Q_EMIT currentChanged(current());
    requestSuggestions();
}

void TriageMode::requestSuggestions()
{
    const int request = ++m_lastRequest;
    QCoro::connect(m_context.administration.routingOf(current()), this,
                   [this, request](const Result<RoutingDetails> &details) {
                       if (request != m_lastRequest)
                           return;
                       if (details)
                           showSuggestions(*details);
                       else
                           setNote(tr("No suggestions: %1").arg(Labels::problem(details.error())));
                   });
}

void TriageMode::showSuggestions(const RoutingDetails &details)
{
    for (const RoutingCandidate &candidate : details.candidates) {
        const BufferRecord *record = m_context.store.buffer(candidate.buffer);
        if (!record || m_suggested.size() == maxSuggestions
            || candidate.confidence < CandidateDelegate::minConfidence)
            continue;
        m_suggested.push_back(candidate.buffer);
        const QString &name = record->buffer.name;
        auto *item = new QListWidgetItem(name, m_suggestions);
        item->setData(CandidateDelegate::KeyRole, int(m_suggested.size()));
        item->setData(CandidateDelegate::ConfidenceRole, candidate.confidence);
        item->setData(Qt::AccessibleTextRole,
                      tr("%1: %2, %3", "key, buffer, confidence")
                          .arg(QLocale().toString(int(m_suggested.size())), name,
                               Labels::percent(candidate.confidence)));
        item->setToolTip(candidate.reasoning);
        item->setIcon(m_context.theme.bufferIcon(record->buffer.icon.value_or(QString()), name));
    }
    m_suggestions->setVisible(!m_suggested.empty());
    fitSuggestions();
    setNote(hint());
}

QString TriageMode::hint() const
{
    switch (m_suggested.size()) {
    case 0:
        return tr("No suggestions. Y: looks right, M: move to a buffer, S skips, Esc leaves");
    case 1:
        return tr("Nothing else comes close. 1 moves to the suggestion, Y: looks right, M: another buffer, S "
                  "skips, "
                  "Esc leaves");
    default:
        return tr("1–%1 move to a suggestion, Y: looks right, M: another buffer, S skips, Esc leaves")
            .arg(QLocale().toString(int(m_suggested.size())));
    }
}

void TriageMode::setNote(const QString &text)
{
    m_note->setText(text);
}

} // namespace triage::app
