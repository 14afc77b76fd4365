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

/// The lists that are counted, each by the filter that also shows it.
constexpr std::array<std::pair<Work, qint64 StateCounts::*>, 4> counted{
    { { work::open, &StateCounts::open },
      { work::snoozed, &StateCounts::snoozed },
      { work::done, &StateCounts::done },
      { work::declined, &StateCounts::declined } }
};

} // namespace

ListTally::ListTally(FeedbackListModel &model, LocalStore &store, QWidget *parent)
    : QPushButton(parent), m_model(model), m_store(store)
{
    setFlat(true);
    setAutoDefault(false);
    setToolTip(tr("Show what is done, snoozed or a duplicate, too"));
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
    const Filter filter = m_model.filter();
    const bool hides = filter.work() == work::open;
    if (m_model.isSuspended() || m_model.isLoading() || !(hides || filter.work() == work::any))
        return set(0, {});
    // The sizes of whole places are known; other lists are read.
    if (const SidebarRow row = rowOf(filter, m_store); hides && filter.isWholePlace() && row.total >= 0)
        return set(row.total - row.count, {});
    m_took.start();
    m_isReading = true;
    if (hides)
        countHidden(filter);
    else
        countStates(filter, {}, 0);
}

void ListTally::countHidden(const Filter &filter)
{
    Filter all = filter;
    all.show(work::any);
    m_store.list(all, this, [this, filter](const Listing &listing) {
        m_isReading = false;
        m_pause.setInterval(int(std::clamp<qint64>(m_took.elapsed() * share, pause, longestPause)));
        if (m_model.filter() == filter && !m_model.isLoading())
            set(qint64(listing.ids.size()) - m_model.rowCount() - m_model.heldBack(), {});
    });
}

/// Reads the list of one state after the other.
void ListTally::countStates(const Filter &filter, StateCounts counts, std::size_t next)
{
    Filter part = filter;
    part.show(counted[next].first);
    m_store.list(part, this, [this, filter, counts, next](const Listing &listing) mutable {
        m_isReading = next + 1 < counted.size() && m_model.filter() == filter && !m_model.isLoading();
        m_pause.setInterval(int(std::clamp<qint64>(m_took.elapsed() * share, pause, longestPause)));
        if (m_model.filter() != filter || m_model.isLoading())
            return;
        counts.*counted[next].second = qint64(listing.ids.size());
        if (!listing.complete) { // the server has more
            m_isReading = false;
            set(0, {});
        } else if (m_isReading)
            countStates(filter, counts, next + 1);
        else
            set(0, counts);
    });
}

void ListTally::set(qint64 hidden, const std::optional<StateCounts> &states)
{
    const bool isOther = std::exchange(m_hidden, std::max<qint64>(0, hidden)) != m_hidden;
    setText(tr("%1 hidden · Show", "a number of items").arg(Labels::number(m_hidden)));
    setVisible(m_hidden > 0);
    if (std::exchange(m_states, states) != states || isOther)
        Q_EMIT changed();
}

/// A narrow column of the board has room for the beginning only.
void ListTally::paintEvent(QPaintEvent *)
{
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = fontMetrics().elidedText(option.text, Qt::ElideRight, width() - 2 * space::xs);
    QStylePainter(this).drawControl(QStyle::CE_PushButton, option);
}

} // namespace triage::app

#include "moc_listtally.cpp"
