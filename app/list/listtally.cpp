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
    setToolTip(tr("Show what is done, snoozed, declined or a duplicate, too"));
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
    const bool isOpen = filter.work() == work::open;
    const bool hides = isOpen || filter.hidesDuplicates();
    // Of a list of all states, the server may have more.
    const bool isWhole = filter.work() == work::any && !filter.hasSections()
        && m_store.newestEvicted(filter) == FeedbackId();
    if (m_model.isSuspended() || m_model.isLoading() || !(hides || isWhole))
        return set(0, {});
    // The sizes of whole places are known: their number does not wait for its words.
    if (const SidebarRow row = rowOf(filter, m_store); isOpen && filter.isWholePlace() && row.total >= 0) {
        const qint64 hidden = std::max<qint64>(0, row.total - row.count);
        if (hidden != m_hidden || hidden == 0)
            set(hidden, {});
        if (hidden == 0)
            return;
    }
    m_took.start();
    m_isReading = true;
    m_store.countStates(filter, this, [this, filter, isOpen, isWhole](const StateCounts &counts) {
        m_pause.setInterval(int(std::clamp<qint64>(m_took.elapsed() * share, pause, longestPause)));
        const bool isCurrent = std::exchange(m_isReading, false);
        if (!isCurrent || m_model.filter() != filter || m_model.isLoading())
            return;
        const StateCounts hidden = isOpen ? counts : StateCounts{ .duplicates = counts.duplicates };
        set(hidden.hidden(), isWhole ? std::optional(counts) : std::nullopt, wordsOf(hidden));
    });
}

QString ListTally::endOf(const QString &items)
{
    return tr("%1 hidden · Show", "such as: 34 done, 3 snoozed").arg(items);
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
    setText(endOf(words.isEmpty() ? Labels::number(hidden) : words));
    setVisible(hidden > 0);
    if (!isSame)
        Q_EMIT changed();
}

/// A narrow column of the board may have room for the number of all hidden items only.
void ListTally::paintEvent(QPaintEvent *)
{
    QStyleOptionButton option;
    initStyleOption(&option);
    const int room = width() - 2 * space::xs;
    if (fontMetrics().horizontalAdvance(option.text) > room)
        option.text = fontMetrics().elidedText(endOf(Labels::number(m_hidden)), Qt::ElideRight, room);
    QStylePainter(this).drawControl(QStyle::CE_PushButton, option);
}

} // namespace triage::app

#include "moc_listtally.cpp"
