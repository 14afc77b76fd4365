#include "views/triagemode.h"

#include "commands/administration.h"
#include "models/wording.h"
#include "views/context.h"
#include "views/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace triage::app {

namespace {

constexpr size_t mostSuggestions = 3;

} // namespace

TriageMode::TriageMode(const Context &context, QWidget *parent)
    : QFrame(parent), m_context(context), m_progress(new QProgressBar(this)), m_suggestions(new QListWidget(this)),
      m_note(new QLabel(this)), m_count(new QLabel(this)), m_skip(new QPushButton(tr("Skip"), this)), m_leave(new QPushButton(tr("Leave"), this))
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
    m_suggestions->setUniformItemSizes(true);
    m_note->setObjectName(u"triageNote"_s);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    auto *row = new QHBoxLayout;
    // Beside the bar: on it, one half of the words would stand on each of two colours.
    m_progress->setTextVisible(false);
    m_count->setObjectName(u"triageCount"_s);
    row->addWidget(m_progress, 1);
    row->addWidget(m_count);
    row->addWidget(m_skip);
    row->addWidget(m_leave);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::l, space::m, space::l, space::s);
    layout->setSpacing(space::s);
    layout->addLayout(row);
    layout->addWidget(m_note);
    layout->addWidget(m_suggestions);
    connect(m_skip, &QPushButton::clicked, this, &TriageMode::skipRequested);
    connect(m_leave, &QPushButton::clicked, this, &TriageMode::leave);
    connect(m_suggestions, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        const int chosen = m_suggestions->row(item);
        if (chosen >= 0 && chosen < int(m_suggested.size()))
            Q_EMIT suggestionChosen(m_suggested[size_t(chosen)]);
    });
    hide();
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
    ++m_asked;
    hide();
    Q_EMIT ended(m_at >= m_ids.size() ? tr("Triage done: %n seen", nullptr, int(m_ids.size()))
                                      : tr("Left triage mode at %1 of %2").arg(m_at + 1).arg(m_ids.size()));
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
    say(tr("Looking for suggestions…"));
    Q_EMIT currentChanged(current());
    askForSuggestions();
}

void TriageMode::askForSuggestions()
{
    const int asked = ++m_asked;
    QCoro::connect(m_context.administration.routingOf(current()), this,
                   [this, asked](const Result<RoutingDetails> &details) {
                       if (asked != m_asked)
                           return;
                       if (details)
                           showSuggestions(*details);
                       else
                           say(tr("No suggestions: %1").arg(Wording::problem(details.error())));
                   });
}

void TriageMode::showSuggestions(const RoutingDetails &details)
{
    const QLocale locale;
    for (const RoutingCandidate &candidate : details.candidates) {
        const BufferRecord *record = m_context.store.buffer(candidate.buffer);
        if (!record || m_suggested.size() == mostSuggestions)
            continue;
        m_suggested.push_back(candidate.buffer);
        const QString percent = locale.toString(std::lround(candidate.confidence * 100));
        auto *item = new QListWidgetItem(tr("%1   %2   %3 %", "key, buffer, confidence")
                                             .arg(QString::number(m_suggested.size()), record->buffer.name, percent),
                                         m_suggestions);
        item->setToolTip(candidate.reasoning);
        item->setIcon(m_context.theme.bufferIcon(record->buffer.icon.value_or(QString()), record->buffer.name));
    }
    const bool any = !m_suggested.empty();
    m_suggestions->setVisible(any);
    m_suggestions->setFixedHeight(int(m_suggested.size()) * std::max(24, m_suggestions->sizeHintForRow(0))
                                  + 2 * m_suggestions->frameWidth());
    say(any ? tr("1–3 move to a suggestion, Y: looks right, M: another buffer, S skips, Esc leaves")
            : tr("No suggestions. Y: looks right, M: move to a buffer, S skips, Esc leaves"));
}

void TriageMode::say(const QString &text)
{
    m_note->setText(text);
}

} // namespace triage::app
