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
#include <utility>

namespace triage::app {

namespace {

constexpr int pause = 300; ///< In milliseconds, between a change and the next count.
/// A busy feed keeps the reader at most for a 50th of its time, where longestPause allows it.
constexpr int share = 50;
constexpr int longestPause = 5000; ///< In milliseconds.

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
    Filter counted = filter;
    counted.show(hides ? work::any : work::closed);
    m_took.start();
    m_isReading = true;
    m_store.list(counted, this, [this, filter, hides](const Listing &listing) {
        m_isReading = false;
        m_pause.setInterval(int(std::clamp<qint64>(m_took.elapsed() * share, pause, longestPause)));
        if (m_model.filter() != filter || m_model.isLoading())
            return;
        const auto found = qint64(listing.ids.size());
        if (hides)
            set(found - m_model.rowCount() - m_model.heldBack(), {});
        else
            set(0, found);
    });
}

void ListTally::set(qint64 hidden, std::optional<qint64> closed)
{
    const bool isOther = std::exchange(m_hidden, std::max<qint64>(0, hidden)) != m_hidden;
    setText(tr("%1 hidden · Show", "a number of items").arg(Labels::number(m_hidden)));
    setVisible(m_hidden > 0);
    if (std::exchange(m_closed, closed) != closed || isOther)
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
