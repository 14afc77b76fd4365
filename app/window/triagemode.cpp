// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/triagemode.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "client/apiclient.h"
#include "commands/decidedtoday.h"
#include "contract/endpoints.h"
#include "detail/suggestionpanel.h"
#include "models/labels.h"
#include "models/reasonwords.h"
#include "theme/theme.h"
#include "widgets/keybutton.h"
#include "widgets/keycap.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>

#include <algorithm>
#include <cstdlib>
#include <iterator>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns the command whose key takes the suggestion, wherever the item is: the key that opens an item takes
/// the first one.
CommandId suggestionCommand(int number)
{
    return number == 1 ? CommandId::FeedbackOpen
                       : CommandId(int(CommandId::FeedbackSuggestion1) + number - 1);
}

} // namespace

TriageMode::TriageMode(const Context &context, QWidget *parent)
    : QFrame(parent), m_context(context), m_progress(new QProgressBar(this)),
      m_suggestions(new SuggestionPanel(context.theme, this)), m_count(new QLabel(this)),
      m_skip(new KeyButton(tr("Skip"), context.theme, this)),
      m_leave(new KeyButton(tr("Leave"), context.theme, this))
{
    setObjectName(u"triageBar"_s);
    m_progress->setObjectName(u"triageProgress"_s);
    m_progress->setAccessibleName(tr("Triage progress"));
    for (QWidget *each : { m_skip, m_leave })
        each->setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they are
    m_skip->setObjectName(u"skipButton"_s);
    m_skip->setToolTip(tr("Leave this one for later"));
    m_skip->showKeyOf(*context.actions.action(CommandId::FeedbackSkip));
    m_leave->setObjectName(u"leaveTriageButton"_s);
    m_leave->setToolTip(tr("Back to the list"));
    m_leave->showKeyOf(*context.actions.action(CommandId::EditClear));
    std::vector<QAction *> hints;
    // Looks Right is the act of the suggestion that holds the item.
    for (const CommandId id : { CommandId::FeedbackMove, CommandId::FeedbackDone, CommandId::FeedbackSnooze,
                                CommandId::FeedbackAdd, CommandId::FeedbackNote, CommandId::FeedbackWhy })
        hints.push_back(context.actions.action(id));
    m_suggestions->addHints(hints);
    // The sidebar, where the digits stand, is hidden.
    std::vector<QAction *> pins;
    for (int pin = int(CommandId::FeedbackPin1); pin <= int(CommandId::FeedbackPin9); ++pin)
        pins.push_back(context.actions.action(CommandId(pin)));
    m_suggestions->addHints(pins);
    layOut();
    connect(m_skip, &QPushButton::clicked, this, &TriageMode::skipRequested);
    connect(m_leave, &QPushButton::clicked, this, &TriageMode::leave);
    connect(m_suggestions, &SuggestionPanel::chosen, this, [this](int chosen) {
        if (chosen >= 0 && chosen < int(m_suggested.size()))
            Q_EMIT suggestionChosen(m_suggested[size_t(chosen)]);
    });
    connect(&context.store, &LocalStore::changed, this, &TriageMode::follow);
    // An act is counted once it is on disk.
    connect(&context.workspace, &Workspace::noticed, this, &TriageMode::showCount);
    connect(&context.workspace, &Workspace::restored, this, &TriageMode::showCount);
    hide();
}

void TriageMode::layOut()
{
    auto *row = makeLayout<QHBoxLayout>(space::s, this, { space::l, space::s, space::l, 0 });
    // The count is beside the bar: on it, the text would be on two colours.
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(space::xs + 2);
    m_count->setObjectName(u"triageCount"_s);
    m_count->setToolTip(tr("“By you today” counts your decisions on this computer since midnight, in any "
                           "list. What you undo does not count."));
    m_count->setContentsMargins(space::s, 0, space::s, 0);
    for (KeyButton *each : { m_skip, m_leave }) {
        each->setFlat(true);
        each->setSlim(true);
    }
    row->addWidget(m_progress, 1);
    row->addWidget(m_count);
    row->addWidget(m_skip);
    row->addWidget(m_leave);
}

void TriageMode::begin(Ids ids, FeedbackId first)
{
    if (ids.empty())
        return;
    m_ids = std::move(ids);
    const auto at = std::find(m_ids.begin(), m_ids.end(), first);
    m_at = at == m_ids.end() ? 0 : size_t(at - m_ids.begin());
    m_triaged.clear();
    m_skipped.clear();
    m_gone.clear();
    m_on = true;
    QFrame::show();
    show();
}

void TriageMode::leave()
{
    if (!m_on)
        return;
    m_on = false;
    m_looking = false;
    ++m_lastRequest;
    hide();
    const QLocale locale;
    const QString total = locale.toString(int(m_ids.size() - m_gone.size()));
    const QString triaged = locale.toString(int(m_triaged.size()));
    const QString skipped = locale.toString(int(m_skipped.size()));
    Q_EMIT ended(m_triaged.empty()       ? tr("Nothing triaged")
                     : m_skipped.empty() ? tr("%1 of %2 triaged").arg(triaged, total)
                                         : tr("%1 of %2 triaged, %3 skipped").arg(triaged, total, skipped));
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

void TriageMode::goOn()
{
    if (!m_gone.contains(current())) {
        ++m_triaged[current()];
        m_skipped.erase(current());
    }
    next();
}

void TriageMode::skip()
{
    if (!m_gone.contains(current()))
        m_skipped.insert(current());
    next();
}

void TriageMode::restore(Ids ids, Decision decision)
{
    std::sort(ids.begin(), ids.end());
    Ids here;
    std::copy_if(m_ids.begin(), m_ids.end(), std::back_inserter(here),
                 [&ids](FeedbackId id) { return std::binary_search(ids.begin(), ids.end(), id); });
    if (here.empty())
        return;
    for (const FeedbackId id : here) {
        const auto triaged = m_triaged.find(id);
        if (decision == Decision::TakenBack && triaged != m_triaged.end() && --triaged->second == 0)
            m_triaged.erase(triaged);
        if (decision != Decision::Made)
            continue;
        ++m_triaged[id];
        m_skipped.erase(id);
        m_gone.erase(id);
    }
    showCount();
    goTo(here.front());
}

void TriageMode::next()
{
    do {
        ++m_at;
    } while (m_at < m_ids.size() && !look(m_at));
    if (m_at < m_ids.size())
        show();
    else
        leave();
}

void TriageMode::follow(const StoreChange &change)
{
    if (!m_on)
        return;
    for (const FeedbackId id : change.changed)
        m_gone.erase(id);
    std::vector<FeedbackId> removed = change.removed;
    std::sort(removed.begin(), removed.end());
    for (size_t at = 0; !removed.empty() && at < m_ids.size(); ++at) {
        if (std::binary_search(removed.begin(), removed.end(), m_ids[at]))
            setGone(m_ids[at]);
    }
    if (change.everything) // the others are looked at when they are reached
        look(m_at);
    showCount();
}

bool TriageMode::look(size_t at)
{
    const bool isHere = !m_context.store.rows(std::span(&m_ids[at], 1)).empty();
    if (isHere)
        m_gone.erase(m_ids[at]);
    else
        setGone(m_ids[at]);
    return isHere;
}

void TriageMode::setGone(FeedbackId id)
{
    m_skipped.erase(id);
    if (!m_triaged.contains(id))
        m_gone.insert(id);
}

void TriageMode::step(int items)
{
    if (!current().isValid())
        return;
    const qsizetype by = items < 0 ? -1 : 1;
    qsizetype reached = qsizetype(m_at);
    for (int left = std::abs(items); left > 0; --left) {
        qsizetype next = reached + by;
        while (next >= 0 && next < qsizetype(m_ids.size()) && !look(size_t(next)))
            next += by;
        if (next < 0 || next >= qsizetype(m_ids.size()))
            break;
        reached = next;
    }
    goTo(m_ids[size_t(reached)]);
}

void TriageMode::goTo(FeedbackId id)
{
    const auto at = std::find(m_ids.begin(), m_ids.end(), id);
    if (!m_on || at == m_ids.end() || at - m_ids.begin() == qsizetype(m_at))
        return;
    m_at = size_t(at - m_ids.begin());
    show();
}

/// Counts decisions. Skipping or going back changes no number.
void TriageMode::showCount()
{
    if (!m_on)
        return;
    const qint64 triaged = qint64(m_triaged.size());
    const qint64 total = qint64(m_ids.size() - m_gone.size());
    m_progress->setRange(0, std::max(1, int(total)));
    m_progress->setValue(int(triaged));
    m_progress->setFormat(
        tr("%1 left · %2 by you today", "numbers of items and of decisions")
            .arg(Labels::number(total - triaged), Labels::number(decidedToday(m_context.store))));
    m_count->setText(m_progress->format());
}

void TriageMode::show()
{
    showCount();
    m_suggested.clear();
    m_looking = true;
    setNote(tr("Looking for suggestions…"));
    Q_EMIT currentChanged(current());
    requestSuggestions();
}

void TriageMode::requestSuggestions()
{
    const int request = ++m_lastRequest;
    QCoro::connect(m_context.client.send(api::getRouting, current()), this,
                   [this, request](const Result<RoutingDetails> &details) {
                       if (request != m_lastRequest)
                           return;
                       m_looking = false;
                       if (details)
                           showSuggestions(*details);
                       else
                           setNote(tr("No suggestions: %1").arg(Labels::problem(details.error())));
                   });
}

void TriageMode::showSuggestions(const RoutingDetails &details)
{
    const FeedbackId id = current();
    const std::vector<ListRow> rows = m_context.store.rows(std::span(&id, 1));
    std::vector<Suggestion> suggestions;
    for (const RoutingCandidate &candidate : details.candidates) {
        const BufferRecord *record = m_context.store.buffer(candidate.buffer);
        const bool isHere = !rows.empty() && rows.front().isIn(candidate.buffer);
        if (!record || suggestions.size() == SuggestionPanel::maxSuggestions
            || (!isHere && !SuggestionPanel::isOffered(candidate.confidence)))
            continue;
        m_suggested.push_back(candidate.buffer);
        const QString &name = record->buffer.name;
        suggestions.push_back(
            { candidate.buffer, name,
              m_context.theme.bufferIcon(record->buffer.icon.value_or(QString()), name), candidate.confidence,
              ReasonWords::of(candidate.reason, candidate.reasoning),
              keyCapText(m_context.actions.action(suggestionCommand(int(m_suggested.size())))->shortcut()),
              isHere, ReasonWords::wordsOf(candidate.reason) });
    }
    if (suggestions.empty())
        setNote(tr("No suggestions"));
    else
        m_suggestions->setSuggestions(suggestions);
}

void TriageMode::setNote(const QString &text)
{
    m_suggestions->setNote(text);
}

} // namespace triage::app

#include "moc_triagemode.cpp"
