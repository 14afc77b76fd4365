// SPDX-License-Identifier: GPL-3.0-or-later
#include "list/listtally.h"

#include "models/feedbacklistmodel.h"
#include "models/labels.h"
#include "models/sidebarrows.h"
#include "store/localstore.h"
#include "theme/theme.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>
#include <array>
#include <utility>

namespace triage::app {

namespace {

constexpr int pause = 300; ///< In milliseconds, between a change and the next count.
/// A busy feed keeps the reader at most for a 50th of its time, where longestPause allows it.
constexpr int share = 50;
constexpr int longestPause = 5000; ///< In milliseconds.

/// The lists that are counted, each by the filter that also shows it. Lists of all states do not need the
/// last one, and lists of open work not the first.
constexpr std::array<std::pair<Work, qint64 StateCounts::*>, 5> counted{
    { { work::open, &StateCounts::open },
      { work::snoozed, &StateCounts::snoozed },
      { work::done, &StateCounts::done },
      { work::declined, &StateCounts::declined },
      { Work{ { TriageState::Open }, false, true }, &StateCounts::duplicates } }
};

/// Returns the index behind the last list that is counted for this one.
std::size_t endFor(const Filter &filter)
{
    // What groups leave out does not appear either when all states are shown.
    const bool leavesDuplicatesOut
        = filter.work() == work::open && filter.hidesDuplicates() && !filter.isGrouped();
    return leavesDuplicatesOut ? counted.size() : counted.size() - 1;
}

} // namespace

ListTally::ListTally(FeedbackListModel &model, LocalStore &store, QWidget *parent)
    : QPushButton(parent), m_model(model), m_store(store)
{
    setFlat(true);
    setAutoDefault(false);
    setToolTip(tr("Show what is done, snoozed or a duplicate, too"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // its words do not make a list wider
    hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &ListTally::count);
    connect(&model, &FeedbackListModel::loaded, this, [this] {
        const Filter filter = m_model.filter();
        const bool isOther = std::exchange(m_listed, filter) != filter;
        if (!filter.isSearch())
            count();
        else if (isOther)
            m_pause.start(pause); // the list of the next letter does not wait for the count
        else if (!m_pause.isActive())
            m_pause.start();
    });
    connect(&model, &QAbstractItemModel::modelReset, this, [this] { set(0, {}); });
    connect(&store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (!m_pause.isActive() && (change.counts || change.everything || !change.changed.empty()))
            m_pause.start();
    });
}

void ListTally::count()
{
    m_isReading = false; // what is still being read says nothing any more
    const Filter filter = m_model.filter();
    const bool hides = filter.work() == work::open;
    if (m_model.isSuspended() || m_model.isLoading() || !(hides || filter.work() == work::any))
        return set(0, {});
    // The sizes of whole places are known: their number does not wait for its words.
    if (const SidebarRow row = rowOf(filter, m_store); hides && filter.isWholePlace() && row.total >= 0) {
        const qint64 hidden = std::max<qint64>(0, row.total - row.count);
        if (hidden != m_hidden || hidden == 0)
            set(hidden, {});
        if (hidden == 0)
            return;
    }
    m_took.start();
    m_isReading = true;
    countStates(filter, {}, hides ? 1 : 0);
}

/// Reads the list of one state after the other.
void ListTally::countStates(const Filter &filter, StateCounts counts, std::size_t next)
{
    Filter part = filter;
    part.show(counted[next].first);
    m_store.list(part, this, [this, filter, counts, next](const Listing &listing) mutable {
        m_pause.setInterval(int(std::clamp<qint64>(m_took.elapsed() * share, pause, longestPause)));
        const bool isCurrent = m_isReading && m_model.filter() == filter && !m_model.isLoading();
        m_isReading = isCurrent && next + 1 < endFor(filter);
        if (!isCurrent)
            return;
        const bool hides = filter.work() == work::open;
        counts.*counted[next].second = qint64(listing.ids.size());
        if (!hides && !listing.complete) { // the server has more
            m_isReading = false;
            set(0, {});
        } else if (m_isReading)
            countStates(filter, counts, next + 1);
        else if (hides)
            set(counts.hidden(), {}, wordsOf(counts));
        else
            set(0, counts);
    });
}

/// Returns "34 done, 3 snoozed".
QString ListTally::wordsOf(const StateCounts &hidden)
{
    QStringList words;
    if (hidden.done > 0)
        words += tr("%n done", "items", int(hidden.done));
    if (hidden.snoozed > 0)
        words += tr("%n snoozed", "items", int(hidden.snoozed));
    if (hidden.declined > 0)
        words += tr("%n declined", "items", int(hidden.declined));
    if (hidden.duplicates > 0)
        words += tr("%n duplicate(s)", "items", int(hidden.duplicates));
    return Labels::list(words);
}

void ListTally::set(qint64 hidden, const std::optional<StateCounts> &states, const QString &words)
{
    const bool isSame = hidden == m_hidden && states == m_states;
    m_hidden = hidden;
    m_states = states;
    setText(tr("%1 hidden · Show", "such as: 34 done, 3 snoozed")
                .arg(words.isEmpty() ? Labels::number(hidden) : words));
    setVisible(hidden > 0);
    if (!isSame)
        Q_EMIT changed();
}

/// A narrow column of the board has no room for the middle.
void ListTally::paintEvent(QPaintEvent *)
{
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = fontMetrics().elidedText(option.text, Qt::ElideMiddle, width() - 2 * space::xs);
    QStylePainter(this).drawControl(QStyle::CE_PushButton, option);
}

} // namespace triage::app

#include "moc_listtally.cpp"
