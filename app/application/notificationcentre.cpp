// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/notificationcentre.h"

#include "actions/preferences.h"
#include "models/noticewords.h"
#include "models/sidebarmodel.h"
#include "store/values/clock.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

/// How long arrivals are gathered before they are announced; routing takes a moment, too.
constexpr auto gathering = 2s;
constexpr size_t maxNamedBuffers = 3;

} // namespace

NotificationCentre::NotificationCentre(const Context &context, DesktopNotifications &notifications,
                                       std::function<bool()> isWatched, QObject *parent)
    : QObject(parent), m_context(context), m_notifications(notifications), m_isWatched(std::move(isWatched)),
      m_arrivals(context.store), m_gather(new QTimer(this)), m_pause(new QTimer(this))
{
    m_gather->setObjectName(u"gather"_s);
    m_gather->setSingleShot(true);
    m_gather->setInterval(gathering);
    m_pause->setObjectName(u"pause"_s);
    m_pause->setSingleShot(true);
    m_pause->setInterval(pause);
    connect(m_gather, &QTimer::timeout, this, &NotificationCentre::notify);
    connect(m_pause, &QTimer::timeout, this, &NotificationCentre::notify);
    connect(&m_arrivals, &ArrivalTracker::arrived, this, [this] {
        if (!m_pause->isActive() && !m_gather->isActive())
            m_gather->start();
    });
    connect(&m_notifications, &DesktopNotifications::opened, this, &NotificationCentre::open);
    connect(&context.sync, &SyncEngine::stateChanged, this, &NotificationCentre::follow);
    connect(&context.store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.everything && m_arrivals.hasBegun())
            begin();
        if (change.everything) // A new cache numbers its notices from 1 again.
            m_lastNotice = std::min(m_lastNotice, newestNotice());
        if (change.notices)
            notifyOfNotices();
    });
    m_lastNotice = newestNotice();
    follow(context.sync.state());
}

void NotificationCentre::follow(const SyncState &state)
{
    if (state.phase == SyncState::Phase::UpToDate && !m_arrivals.hasBegun())
        begin();
}

/// Starts tracking from the newest known item.
void NotificationCentre::begin()
{
    m_context.store.list(Filter{}, this, [this](const Listing &listing) {
        if (listing.ids.empty() && !listing.complete) // it could not be read
            return;
        const auto newest = std::max_element(listing.ids.begin(), listing.ids.end());
        m_arrivals.begin(newest == listing.ids.end() ? FeedbackId() : *newest);
    });
}

void NotificationCentre::notify()
{
    const NotificationSettings settings
        = NotificationSettings::read(m_context.preferences, m_context.organization);
    if (m_isWatched() || settings.isQuiet(currentDateTime().time())) {
        m_arrivals.forget();
        return;
    }
    const ArrivalSummary news = m_arrivals.take(settings, m_context.sidebar.pins());
    if (news.isEmpty())
        return;
    m_shown = news;
    m_shownNotices.clear();
    const auto [title, text] = message(news, m_context.store, settings.showsText);
    m_notifications.show(title, text);
    m_pause->start();
}

qint64 NotificationCentre::newestNotice() const
{
    const std::vector<PersonalNotice> known = m_context.store.notices();
    return known.empty() ? 0 : known.front().id;
}

/// Shows the notices that came since the last time, without a word of the items.
void NotificationCentre::notifyOfNotices()
{
    const NotificationSettings settings
        = NotificationSettings::read(m_context.preferences, m_context.organization);
    std::vector<PersonalNotice> notices = NoticeWords::shown(m_context.store, settings.hiddenNotices);
    std::erase_if(
        notices, [this](const PersonalNotice &notice) { return notice.id <= m_lastNotice || notice.isRead; });
    if (notices.empty())
        return;
    m_lastNotice = notices.front().id;
    if (m_isWatched() || settings.isQuiet(currentDateTime().time()))
        return;
    m_shownNotices = notices;
    QStringList lines;
    for (const PersonalNotice &notice : notices) {
        const QString line = NoticeWords::of(notice, m_context.store);
        if (!lines.contains(line) && lines.size() < qsizetype(maxNamedBuffers))
            lines << line;
    }
    if (notices.size() == 1)
        m_notifications.show(lines.front(), {});
    else
        m_notifications.show(tr("%n notices", nullptr, int(notices.size())), lines.join(u'\n'));
}

std::pair<QString, QString> NotificationCentre::message(const ArrivalSummary &news, const LocalStore &store,
                                                        bool showsText)
{
    const QString title = tr("%n new feedback", nullptr, int(news.items.size()));
    QStringList parts;
    for (const auto &[id, count] : news.buffers) {
        const BufferRecord *record = store.buffer(id);
        if (record && parts.size() < qsizetype(maxNamedBuffers))
            parts << tr("%1: %2", "buffer, how many").arg(record->buffer.name, QLocale().toString(count));
    }
    if (news.needsReview > 0)
        parts << tr("%n need a look", nullptr, news.needsReview);
    QString text = parts.join(tr(", ", "between the parts of a notification"));
    if (showsText) {
        const FeedbackId newest = news.items.back();
        const std::vector<ListRow> rows = store.rows(std::span(&newest, 1));
        if (!rows.empty())
            text += (text.isEmpty() ? QString() : u"\n"_s)
                + (rows.front().title.isEmpty() ? rows.front().excerpt.left(120) : rows.front().title);
    }
    return { title, text };
}

void NotificationCentre::open()
{
    if (!m_shownNotices.empty())
        return Q_EMIT noticesRequested(m_shownNotices);
    if (m_shown.isEmpty())
        return;
    Filter list;
    const int count = int(m_shown.items.size());
    if (!m_shown.buffers.empty() && m_shown.buffers.front().second == count)
        list = inBuffer({}, m_shown.buffers.front().first);
    else if (m_shown.needsReview == count)
        list = inPlace({}, Place::NeedsReview);
    Q_EMIT openRequested(count == 1 ? m_shown.items.front() : FeedbackId(), list);
}

} // namespace triage::app

#include "moc_notificationcentre.cpp"
