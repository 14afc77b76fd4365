// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/arrivaltracker.h"

#include <algorithm>
#include <map>

namespace triage::app {

namespace {

/// The number of new items that are tracked one by one. A notification needs no more.
constexpr size_t maxTracked = 5000;

bool concerns(const ListRow &row, const NotificationSettings &settings, const std::vector<BufferId> &pins)
{
    const auto isIn = [&row](const std::vector<BufferId> &buffers) {
        return std::any_of(row.buffers.begin(), row.buffers.end(), [&](BufferId buffer) {
            return std::find(buffers.begin(), buffers.end(), buffer) != buffers.end();
        });
    };
    switch (settings.scope) {
    case NotificationSettings::Scope::Important:
        return row.needsReview || isIn(pins);
    case NotificationSettings::Scope::Off:
        return false;
    case NotificationSettings::Scope::Chosen:
        return isIn(settings.buffers);
    case NotificationSettings::Scope::All:
        return true;
    }
    return false;
}

} // namespace

ArrivalTracker::ArrivalTracker(const LocalStore &store, QObject *parent) : QObject(parent), m_store(store)
{
    connect(&store, &LocalStore::changed, this, &ArrivalTracker::follow);
}

void ArrivalTracker::begin(FeedbackId newest)
{
    // In an organization without feedback, the first item to come is already an arrival.
    m_newest = newest.isValid() ? newest : FeedbackId(1);
    m_waiting.clear();
}

void ArrivalTracker::follow(const StoreChange &change)
{
    if (!hasBegun())
        return;
    for (const FeedbackId id : change.removed)
        m_waiting.erase(id);
    const FeedbackId before = m_newest;
    for (const FeedbackId id : change.changed) {
        // Identifiers grow in the order in which the server received feedback.
        if (id > before && m_waiting.size() < maxTracked)
            m_waiting.insert(id);
        m_newest = std::max(m_newest, id);
    }
    if (!m_waiting.empty())
        Q_EMIT arrived();
}

ArrivalSummary ArrivalTracker::take(const NotificationSettings &settings, const std::vector<BufferId> &pins)
{
    const std::vector<FeedbackId> waiting(m_waiting.begin(), m_waiting.end());
    ArrivalSummary news;
    std::map<BufferId, int> buffers;
    for (const ListRow &row : m_store.rows(waiting)) {
        // The buffer of an item is known once it has been routed.
        if (row.routingStatus == RoutingStatus::Pending)
            continue;
        m_waiting.erase(row.id);
        if (!row.isNew || !concerns(row, settings, pins))
            continue;
        news.items.push_back(row.id);
        news.needsReview += row.needsReview;
        for (const BufferId buffer : row.buffers)
            ++buffers[buffer];
    }
    news.buffers.assign(buffers.begin(), buffers.end());
    std::stable_sort(news.buffers.begin(), news.buffers.end(),
                     [](const auto &one, const auto &other) { return one.second > other.second; });
    return news;
}

void ArrivalTracker::forget()
{
    m_waiting.clear();
}

} // namespace triage::app

#include "moc_arrivaltracker.cpp"
