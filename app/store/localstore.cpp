// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/localstore.h"

#include "store/cache/pointreader.h"
#include "store/cache/statisticsreader.h"
#include "store/listquery.h"
#include "store/localstoreprivate.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

LocalStore::LocalStore() = default;

LocalStore::~LocalStore() = default;

const std::vector<BufferRecord> &LocalStore::buffers() const
{
    return *d->snapshot.buffers;
}

const BufferRecord *LocalStore::buffer(BufferId id) const
{
    const auto place = d->bufferPlaces.find(id);
    return place == d->bufferPlaces.end() ? nullptr : &d->snapshot.buffers->at(place->second);
}

Counts LocalStore::counts() const
{
    return d->snapshot.counts;
}
std::optional<Organization> LocalStore::organization() const
{
    return d->snapshot.organization;
}
std::optional<Me> LocalStore::me() const
{
    return d->snapshot.me;
}
OutboxSummary LocalStore::outboxSummary() const
{
    return d->queue.summary();
}
bool LocalStore::isEmpty() const
{
    return d->snapshot.cursor.isEmpty();
}

QString LocalStore::memberName(MemberId id) const
{
    const auto member = d->snapshot.members->find(id);
    return member == d->snapshot.members->end() ? QString() : member->second;
}

std::vector<ListRow> LocalStore::rows(std::span<const FeedbackId> ids) const
{
    LocalDatabase *database = d->reading();
    if (!database)
        return {};
    std::vector<ListRow> rows = readRows(*database, ids);
    if (database->isDamaged())
        d->reportDamage();
    const auto placeOf = [this](BufferId id) {
        const auto place = d->bufferPlaces.find(id);
        return place == d->bufferPlaces.end() ? std::numeric_limits<std::size_t>::max() : place->second;
    };
    for (ListRow &row : rows) {
        std::erase_if(row.buffers, [&](BufferId id) { return !d->bufferPlaces.contains(id); });
        std::sort(row.buffers.begin(), row.buffers.end(),
                  [&](BufferId one, BufferId other) { return placeOf(one) < placeOf(other); });
        row.delivery = d->queue.deliveryOf(row.id);
        if (row.delivery != Delivery::Sent)
            row.notes += int(d->waitingNotes(row.id, readNotes(*database, row.id)).size());
    }
    return rows;
}

std::optional<ShownItem> LocalStore::item(FeedbackId id) const
{
    LocalDatabase *database = d->reading();
    std::optional<ShownItem> item = database ? readShownItem(*database, id) : std::nullopt;
    if (!item)
        return item;
    std::erase_if(item->buffers, [this](BufferId each) { return !d->bufferPlaces.contains(each); });
    std::sort(item->buffers.begin(), item->buffers.end(), [this](BufferId one, BufferId other) {
        return d->bufferPlaces.at(one) < d->bufferPlaces.at(other);
    });
    item->delivery = d->queue.deliveryOf(id);
    return item;
}

std::vector<TimelineEntry> LocalStore::timeline(FeedbackId id) const
{
    LocalDatabase *database = d->reading();
    std::vector<Note> notes = database ? readNotes(*database, id) : std::vector<Note>();
    std::vector<TimelineEntry> waiting = d->waitingNotes(id, notes);
    std::vector<TimelineEntry> entries;
    entries.reserve(notes.size() + waiting.size());
    for (Note &note : notes) {
        if (note.author.isSystem())
            note.authorName = u"System"_s;
        else if (d->snapshot.members->contains(note.author.member))
            note.authorName = memberName(note.author.member);
        entries.push_back({ std::move(note), {}, Delivery::Sent });
    }
    std::move(waiting.begin(), waiting.end(), std::back_inserter(entries));
    return entries;
}

std::vector<OutboxEntry> LocalStore::outbox(int limit) const
{
    return d->queue.oldest(limit);
}

std::vector<ListPosition> LocalStore::positionsOf(const Filter &filter, std::span<const FeedbackId> ids) const
{
    LocalDatabase *database = d->reading();
    return database ? readPositions(*database, filter, ids) : std::vector<ListPosition>();
}

QString LocalStore::draft(FeedbackId id) const
{
    return d->drafts.value(id.value());
}
QByteArray LocalStore::memo(const QString &name) const
{
    return d->memos.value(name);
}

FeedbackId LocalStore::newestEvicted(const Filter &filter) const
{
    const bool neverGivenUp = filter.place == Place::NeedsReview || filter.place == Place::Unassigned;
    return d->snapshot.complete || neverGivenUp ? FeedbackId() : d->snapshot.newestEvicted;
}

void LocalStore::list(const Filter &filter, QObject *context, std::function<void(Listing)> done)
{
    const bool complete = newestEvicted(filter) == FeedbackId();
    d->lists->request(context, 0, [filter, complete, done = std::move(done)](LocalDatabase &database) {
        Listing listing{ filter, readList(database, filter), complete };
        return std::function<void()>(
            [done, listing = std::move(listing)]() mutable { done(std::move(listing)); });
    });
}

void LocalStore::find(const QString &search, int limit, QObject *context,
                      std::function<void(std::vector<ListRow>)> done)
{
    d->finds->request(context, 1, [this, search, limit, done = std::move(done)](LocalDatabase &database) {
        std::vector<FeedbackId> ids = readBest(database, search, limit);
        return std::function<void()>([this, ids = std::move(ids), done] { done(rows(ids)); });
    });
}

void LocalStore::count(Statistic statistic, const StatisticsQuery &query, QObject *context,
                       std::function<void(LocalFigures)> done)
{
    const FeedbackId newestEvicted = this->newestEvicted(Filter());
    d->countReader().request(
        context, int(statistic),
        [statistic, query, newestEvicted, done = std::move(done)](LocalDatabase &database) {
            LocalFigures figures = readStatistics(database, statistic, query, newestEvicted);
            return std::function<void()>([done, figures = std::move(figures)] { done(figures); });
        });
}

} // namespace triage::app
