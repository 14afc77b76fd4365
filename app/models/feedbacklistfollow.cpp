// SPDX-License-Identifier: GPL-3.0-or-later
// How the list follows the store and the server: what comes, goes and changes, row by row.
#include "models/feedbacklistmodelprivate.h"

#include "models/feedbackorder.h"
#include "models/roles.h"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace triage::app {

namespace {

/// From here on it is cheaper to list anew than to ask where each belongs.
constexpr std::size_t manyChanges = 1000;

/// Where those of these items are that are in the list. Identifiers lie side by side: to look for a few one
/// after the other is cheaper than to make an index, for many it is not.
std::unordered_map<FeedbackId, int> rowsOf(const std::vector<FeedbackId> &list,
                                           std::span<const FeedbackId> ids)
{
    constexpr std::size_t few = 16;
    if (ids.size() <= few) {
        std::unordered_map<FeedbackId, int> rows;
        for (const FeedbackId id : ids) {
            if (const auto found = std::find(list.begin(), list.end(), id); found != list.end())
                rows.emplace(id, int(found - list.begin()));
        }
        return rows;
    }
    const std::unordered_set<FeedbackId> wanted(ids.begin(), ids.end());
    std::unordered_map<FeedbackId, int> rows;
    rows.reserve(wanted.size());
    for (std::size_t row = 0; row < list.size() && rows.size() < wanted.size(); ++row) {
        if (wanted.contains(list[row]))
            rows.emplace(list[row], int(row));
    }
    return rows;
}

/// Runs of rows that follow each other, from above.
std::vector<std::pair<int, int>> runsOf(std::vector<int> rows)
{
    std::sort(rows.begin(), rows.end());
    std::vector<std::pair<int, int>> runs;
    for (const int row : rows) {
        if (!runs.empty() && row <= runs.back().second + 1)
            runs.back().second = row;
        else
            runs.emplace_back(row, row);
    }
    return runs;
}

} // namespace

void FeedbackListModel::onListing(const Listing &listing)
{
    if (d->suspended) // it was asked for before
        return;
    d->listing = false;
    followCache();
    if (d->fresh) {
        beginResetModel();
        d->ids = listing.ids;
        std::erase_if(d->ids, [this](FeedbackId id) { return d->isBeyondComplete(id); });
        d->fresh = false;
        endResetModel();
    } else {
        take(listing);
    }
    // The list may have been read before these; asking again for them is harmless.
    StoreChange meanwhile = std::exchange(d->meanwhile, {});
    onChanged(meanwhile);
    Q_EMIT loaded();
    if (d->ids.empty() || (!d->endsWithCache() && d->fetchedCount == 0))
        askForOlder();
}

/// Where the cache ends, the list does, too. Once older items came from the server, the cache gives up
/// nothing more.
void FeedbackListModel::followCache()
{
    if (d->fetchedCount > 0)
        return;
    const FeedbackId newestEvicted = d->store.newestEvicted(d->filter);
    const FeedbackId before = std::exchange(d->oldestComplete, FeedbackId(newestEvicted.value() + 1));
    d->complete = d->reachedEnd || newestEvicted == FeedbackId();
    if (d->complete || d->fresh || before == d->oldestComplete)
        return;
    std::vector<FeedbackId> behind;
    std::copy_if(d->ids.begin(), d->ids.end(), std::back_inserter(behind),
                 [this](FeedbackId id) { return d->isBeyondComplete(id); });
    removeIds(behind);
}

void FeedbackListModel::askForOlder() const
{
    const FeedbackId last = d->lastKnown();
    if (d->complete || d->askedFor == last)
        return;
    d->askedFor = last;
    auto *self = const_cast<FeedbackListModel *>(this);
    QTimer::singleShot(0, self, [self, last, filter = d->filter] {
        if (self->filter() == filter)
            Q_EMIT self->needOlder(filter, last);
    });
}

void FeedbackListModel::addOlder(const OlderPage &page)
{
    if (page.filter != d->filter || d->fresh)
        return;
    const std::size_t before = d->ids.size();
    if (page.last) {
        d->complete = true;
        d->reachedEnd = true;
    } else if (!page.ids.empty()) {
        d->oldestComplete = std::min(d->oldestComplete, page.ids.back());
        d->lastFetched = page.ids.back();
        d->fetchedCount += int(page.ids.size());
    }
    // Where a list is being read it may be from before: the one after it has them all.
    if (page.last || d->listing || d->filter.isSearch()) {
        relist();
        return;
    }
    StoreChange change;
    change.changed = page.ids;
    applyNamed(change);
    Q_EMIT loaded();
    if (d->ids.size() == before) { // all were here, or have left the list since: on from the same item
        d->askedFor.reset();
        askForOlder();
    }
}

void FeedbackListModel::setOlderState(const OlderState &state)
{
    const bool failed = state.problem.has_value();
    if (std::exchange(d->olderFailed, failed) != failed && d->ids.empty())
        Q_EMIT loaded();
}

void FeedbackListModel::take(const Listing &listing)
{
    std::vector<FeedbackId> wanted = listing.ids;
    std::erase_if(wanted, [this](FeedbackId id) { return d->isBeyondComplete(id); });
    if (d->hold && !d->ids.empty()) {
        const std::unordered_set<FeedbackId> here(d->ids.begin(), d->ids.end());
        const auto isNews = [&](FeedbackId id) {
            return !here.contains(id) && !d->departed.contains(id);
        };
        const auto known = std::find_if_not(wanted.begin(), wanted.end(), isNews);
        std::vector<FeedbackId> held(wanted.begin(), known);
        wanted.erase(wanted.begin(), known);
        setHeld(std::move(held));
    } else {
        setHeld({});
    }
    const ListDifference changes = difference(d->ids, wanted);
    removeRowsAt(changes.removed);
    insert(changes.inserted);
    d->cache.clear();
    if (!d->ids.empty())
        Q_EMIT dataChanged(index(0), index(int(d->ids.size()) - 1));
}

void FeedbackListModel::onChanged(const StoreChange &change)
{
    if (d->suspended)
        return;
    if (d->listing) {
        d->meanwhile.everything |= change.everything;
        d->meanwhile.buffers |= change.buffers;
        d->meanwhile.changed.insert(d->meanwhile.changed.end(), change.changed.begin(), change.changed.end());
        d->meanwhile.removed.insert(d->meanwhile.removed.end(), change.removed.begin(), change.removed.end());
        return;
    }
    if (change.everything || change.changed.size() + change.removed.size() > manyChanges) {
        relist();
        return;
    }
    removeIds(change.removed);
    followCache();
    for (const FeedbackId id : change.changed)
        d->cache.forget(id);
    if (d->filter.isSearch())
        applyToSearch(change);
    else
        applyNamed(change);
    if (change.buffers && !d->ids.empty()) // a name that chips show
        Q_EMIT dataChanged(index(0), index(int(d->ids.size()) - 1), { RowRole, Qt::AccessibleTextRole });
}

void FeedbackListModel::applyNamed(const StoreChange &change)
{
    if (change.changed.empty())
        return;
    std::vector<FeedbackId> leave;
    std::vector<FeedbackId> stay;
    std::vector<ListPosition> come;
    FeedbackOrder order(d->store, d->filter, d->ids);
    const std::unordered_map<FeedbackId, int> rows = rowsOf(d->ids, change.changed);
    for (const ListPosition &position : d->store.positionsOf(d->filter, change.changed)) {
        const auto row = rows.find(position.id);
        if (!position.belongs) {
            leave.push_back(position.id); // from what is held back, too
        } else if (d->isBeyondComplete(position.id)) {
            continue;
        } else if (row == rows.end()) {
            come.push_back(position);
        } else if (d->isByCreation() || order.isInOrder(row->second, position)) {
            stay.push_back(position.id);
        } else {
            leave.push_back(position.id);
            come.push_back(position);
        }
    }
    removeIds(leave);
    refresh(stay);
    if (come.empty())
        return;
    std::vector<FeedbackId> held = d->held;
    FeedbackOrder now(d->store, d->filter, d->ids);
    const auto waits = [&](const ListPosition &position) {
        const bool news
            = d->hold && !d->ids.empty() && !d->departed.contains(position.id) && now.rowFor(position) == 0;
        if (news && std::find(held.begin(), held.end(), position.id) == held.end())
            held.push_back(position.id);
        return news;
    };
    std::erase_if(come, waits);
    for (const ListPosition &position : come)
        std::erase(held, position.id);
    insert(now.insertionsFor(std::move(come)));
    setHeld(std::move(held));
}

void FeedbackListModel::applyToSearch(const StoreChange &change)
{
    // Whether the words still match is asked again soon; what left the place goes at once.
    Filter place = d->filter;
    place.search.clear();
    std::vector<FeedbackId> here;
    const std::unordered_map<FeedbackId, int> rows = rowsOf(d->ids, change.changed);
    std::copy_if(change.changed.begin(), change.changed.end(), std::back_inserter(here),
                 [&rows](FeedbackId id) { return rows.contains(id); });
    std::vector<FeedbackId> leave;
    for (const ListPosition &position : d->store.positionsOf(place, here)) {
        if (!position.belongs)
            leave.push_back(position.id);
    }
    removeIds(leave);
    refresh(here);
    if (!change.changed.empty() && !d->again.isActive())
        d->again.start();
}

void FeedbackListModel::refresh(const std::vector<FeedbackId> &ids)
{
    std::vector<int> rows;
    for (const auto &[id, row] : rowsOf(d->ids, ids))
        rows.push_back(row);
    for (const auto &[first, last] : runsOf(std::move(rows)))
        Q_EMIT dataChanged(index(first), index(last));
}

void FeedbackListModel::removeIds(const std::vector<FeedbackId> &ids)
{
    if (ids.empty())
        return;
    std::vector<int> rows;
    for (const FeedbackId id : ids)
        d->cache.forget(id);
    for (const auto &[id, row] : rowsOf(d->ids, ids))
        rows.push_back(row);
    std::sort(rows.begin(), rows.end());
    removeRowsAt(rows);
    const std::unordered_set<FeedbackId> gone(ids.begin(), ids.end());
    std::vector<FeedbackId> held = d->held;
    std::erase_if(held, [&gone](FeedbackId id) { return gone.contains(id); });
    setHeld(std::move(held));
}

void FeedbackListModel::removeRowsAt(const std::vector<int> &rows)
{
    for (std::size_t last = rows.size(); last > 0;) {
        std::size_t first = last - 1;
        while (first > 0 && rows[first - 1] == rows[first] - 1)
            --first;
        const auto begin = d->ids.begin() + rows[first];
        const auto end = d->ids.begin() + rows[last - 1] + 1;
        beginRemoveRows({}, rows[first], rows[last - 1]);
        d->departed.insert(begin, end);
        d->ids.erase(begin, end);
        endRemoveRows();
        last = first;
    }
}

void FeedbackListModel::insert(const std::vector<Insertion> &insertions)
{
    for (auto each = insertions.rbegin(); each != insertions.rend(); ++each) {
        beginInsertRows({}, each->row, each->row + int(each->ids.size()) - 1);
        d->ids.insert(d->ids.begin() + each->row, each->ids.begin(), each->ids.end());
        endInsertRows();
    }
}

int FeedbackListModel::heldBack() const
{
    return int(d->held.size());
}

void FeedbackListModel::setHoldNew(bool hold)
{
    d->hold = hold;
}

void FeedbackListModel::setHeld(std::vector<FeedbackId> held)
{
    const bool differs = held.size() != d->held.size();
    d->held = std::move(held);
    if (differs)
        Q_EMIT heldBackChanged(heldBack());
}

void FeedbackListModel::showNew()
{
    std::vector<FeedbackId> held = std::exchange(d->held, {});
    if (held.empty())
        return;
    if (d->filter.isSearch()) {
        d->departed.insert(held.begin(), held.end()); // so that the list lets them in
        relist();
    } else {
        std::vector<ListPosition> come = d->store.positionsOf(d->filter, held);
        std::erase_if(come,
                      [this](const ListPosition &each) { return !each.belongs || rowOf(each.id) >= 0; });
        insert(FeedbackOrder(d->store, d->filter, d->ids).insertionsFor(std::move(come)));
    }
    Q_EMIT heldBackChanged(0);
}

} // namespace triage::app
