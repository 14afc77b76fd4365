// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/listfollower.h"

#include "models/feedbackorder.h"
#include "models/roles.h"
#include "models/rowcache.h"

#include <algorithm>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace triage::app {

namespace {

/// From this number of changes on it is cheaper to read the list again than to read each item's position.
constexpr std::size_t manyChanges = 1000;

/// The shortest time between two listings of a search, in milliseconds.
constexpr int searchPause = 250;

/// Returns the rows of those items that are in the list. A few are found one by one, which is cheaper than an
/// index as the identifiers are contiguous; for many it is not.
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

/// Returns the runs of adjacent rows, in ascending order.
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

ListFollower::ListFollower(FeedbackListModel &model, LocalStore &store) : m_model(model), m_store(store)
{
    m_relistTimer.setSingleShot(true);
    m_relistTimer.setInterval(searchPause);
    connect(&m_relistTimer, &QTimer::timeout, this, &ListFollower::relist);
    connect(&store, &LocalStore::changed, this, &ListFollower::onChanged);
}

/// Removes the old rows at once, so that a key that is pressed now does not act on them as rows of the new
/// list.
void ListFollower::begin(const Filter &filter, bool suspended)
{
    m_model.resetRows([this, filter, suspended](std::vector<FeedbackId> &rows) {
        m_filter = filter;
        m_model.m_cache.setSearch(filter.findsGroups() ? *filter.search : QString());
        m_model.m_sections.reset();
        rows.clear();
        rows.shrink_to_fit();
        m_departed.clear();
        m_meanwhile = {};
        m_extent.reset(filter);
        m_fresh = true;
        m_isSimilar = false;
        m_suspended = suspended;
        // A list whose rows have not arrived yet must not be mistaken for an empty one.
        m_listing = !suspended;
        m_relistTimer.stop();
    });
    setHeld({});
}

void ListFollower::follow(const Filter &filter)
{
    begin(filter, false);
    relist();
}

void ListFollower::suspend()
{
    if (!m_suspended)
        begin(m_filter, true);
}

void ListFollower::relist()
{
    m_listing = true;
    m_store.list(m_filter, this, [this](const Listing &listing) { onListing(listing); });
}

bool ListFollower::isLoading() const
{
    // The first rows may come from the server.
    const bool mayCome = m_filter.woken.empty() && !m_extent.isComplete() && !m_olderFailed;
    return (m_listing && m_fresh) || (ids().empty() && mayCome);
}

const std::vector<FeedbackId> &ListFollower::ids() const
{
    return m_model.m_ids;
}

void ListFollower::rowRead(int row)
{
    if (m_extent.isNearEnd(row, ids()))
        requestOlder();
}

void ListFollower::onListing(const Listing &listing)
{
    if (m_suspended) // the list was requested before
        return;
    m_listing = false;
    m_fresh = m_fresh || m_isSimilar != listing.isSimilar; // all rows are others then
    m_isSimilar = listing.isSimilar;
    followCache();
    Listing list = withoutUnknown(listing);
    if (m_fresh) {
        m_model.resetRows([this, &list](std::vector<FeedbackId> &rows) {
            rows = std::move(list.ids);
            m_model.m_sections = list.sections;
            m_fresh = false;
        });
    } else {
        applyListing(std::move(list));
    }
    // The list may have been read before these changes. Applying them twice is harmless.
    StoreChange meanwhile = std::exchange(m_meanwhile, {});
    for (std::vector<FeedbackId> *each : { &meanwhile.changed, &meanwhile.removed }) {
        std::sort(each->begin(), each->end());
        each->erase(std::unique(each->begin(), each->end()), each->end());
    }
    onChanged(meanwhile);
    Q_EMIT loaded();
    if (m_extent.isUnknown(ids()))
        requestOlder();
}

void ListFollower::followCache()
{
    if (!m_extent.followsCache() || !m_extent.setNewestEvicted(m_store.newestEvicted(m_filter)) || m_fresh)
        return;
    std::vector<FeedbackId> behind;
    std::copy_if(ids().begin(), ids().end(), std::back_inserter(behind),
                 [this](FeedbackId id) { return m_extent.isBeyond(id); });
    removeIds(behind);
}

void ListFollower::requestOlder()
{
    if (!m_filter.woken.empty()) // all of them are here
        return;
    const std::optional<FeedbackId> last = m_extent.takeRequest(ids());
    if (!last)
        return;
    QTimer::singleShot(0, this, [this, last = *last, filter = m_filter] {
        if (m_filter == filter)
            Q_EMIT needOlder(filter, last);
    });
}

void ListFollower::addOlder(const OlderPage &page)
{
    if (page.filter != m_filter || m_fresh)
        return;
    const std::size_t before = ids().size();
    m_extent.add(page);
    // A list that is being read may be older than the page; the next one has all of its items.
    if (page.last || m_listing || m_filter.isSearch()) {
        relist();
        return;
    }
    StoreChange change;
    change.changed = page.ids;
    applyNamed(change);
    Q_EMIT loaded();
    if (ids().size()
        == before) { // all items were here or have left the list since: continue after the same item
        m_extent.forgetRequest();
        requestOlder();
    }
}

void ListFollower::setOlderState(const OlderState &state)
{
    const bool failed = state.problem.has_value();
    if (std::exchange(m_olderFailed, failed) != failed && ids().empty())
        Q_EMIT loaded();
}

/// Returns the listing without the rows between which items may be missing.
Listing ListFollower::withoutUnknown(Listing listing) const
{
    for (qint64 row = qint64(listing.ids.size()) - 1; listing.sections && row >= 0; --row) {
        if (m_extent.isBeyond(listing.ids[std::size_t(row)]))
            removeFromSections(*listing.sections, row, row + 1);
    }
    std::erase_if(listing.ids, [this](FeedbackId id) { return m_extent.isBeyond(id); });
    return listing;
}

void ListFollower::applyListing(Listing list)
{
    if (m_holdNew && !ids().empty()) {
        const std::unordered_set<FeedbackId> here(ids().begin(), ids().end());
        const auto isNew = [&](FeedbackId id) {
            return !here.contains(id) && !m_departed.contains(id);
        };
        const auto known = std::find_if_not(list.ids.begin(), list.ids.end(), isNew);
        std::vector<FeedbackId> held(list.ids.begin(), known);
        list.ids.erase(list.ids.begin(), known);
        if (list.sections)
            removeFromSections(*list.sections, 0, qint64(held.size()));
        setHeld(std::move(held));
    } else {
        setHeld({});
    }
    const ListDifference changes = difference(ids(), list.ids);
    removeRows(changes.removed);
    m_model.m_sections = list.sections;
    m_model.insert(changes.inserted);
    m_model.m_cache.clear();
    if (!ids().empty())
        m_model.announce(0, int(ids().size()) - 1);
}

void ListFollower::onChanged(const StoreChange &change)
{
    if (m_suspended)
        return;
    if (m_listing) {
        m_meanwhile.everything |= change.everything;
        m_meanwhile.buffers |= change.buffers;
        m_meanwhile.changed.insert(m_meanwhile.changed.end(), change.changed.begin(), change.changed.end());
        m_meanwhile.removed.insert(m_meanwhile.removed.end(), change.removed.begin(), change.removed.end());
        return;
    }
    if (change.everything || change.changed.size() + change.removed.size() > manyChanges) {
        relist();
        return;
    }
    removeIds(change.removed);
    followCache();
    if (m_filter.isSearch())
        applyToSearch(change);
    else
        applyNamed(change);
    // Rows leave out buffers that are not known yet.
    if (std::exchange(m_buffers, m_store.buffers().size()) != m_store.buffers().size())
        m_model.m_cache.clear();
    if (change.buffers && !ids().empty()) // chips may show its name
        m_model.announce(0, int(ids().size()) - 1, { RowRole, Qt::AccessibleTextRole });
}

void ListFollower::applyNamed(const StoreChange &change)
{
    if (change.changed.empty())
        return;
    std::vector<FeedbackId> leave;
    std::vector<FeedbackId> stay;
    std::vector<ListPosition> come;
    FeedbackOrder order(m_store, m_filter, ids());
    const std::unordered_map<FeedbackId, int> rows = rowsOf(ids(), change.changed);
    for (const ListPosition &position : m_store.positionsOf(m_filter, change.changed)) {
        const auto row = rows.find(position.id);
        if (!position.belongs) {
            leave.push_back(position.id); // also from the items that are held back
        } else if (m_extent.isBeyond(position.id)) {
            continue;
        } else if (row == rows.end()) {
            come.push_back(position);
        } else if (m_filter.isByCreation() || order.isInOrder(row->second, position)) {
            stay.push_back(position.id);
        } else {
            leave.push_back(position.id);
            come.push_back(position);
        }
    }
    removeIds(leave);
    forget(change.changed);
    announce(stay);
    if (come.empty())
        return;
    std::vector<FeedbackId> held = m_held;
    FeedbackOrder now(m_store, m_filter, ids());
    const auto isHeld = [&](const ListPosition &position) {
        const bool isNew
            = m_holdNew && !ids().empty() && !m_departed.contains(position.id) && now.rowFor(position) == 0;
        if (isNew && std::find(held.begin(), held.end(), position.id) == held.end())
            held.push_back(position.id);
        return isNew;
    };
    std::erase_if(come, isHeld);
    for (const ListPosition &position : come)
        std::erase(held, position.id);
    m_model.insert(now.insertionsFor(std::move(come)));
    setHeld(std::move(held));
}

void ListFollower::applyToSearch(const StoreChange &change)
{
    // Items that left the place are removed at once; the search itself is listed again soon.
    std::vector<FeedbackId> here;
    const std::unordered_map<FeedbackId, int> rows = rowsOf(ids(), change.changed);
    std::copy_if(change.changed.begin(), change.changed.end(), std::back_inserter(here),
                 [&rows](FeedbackId id) { return rows.contains(id); });
    std::vector<FeedbackId> leave;
    for (const ListPosition &position : m_store.positionsOf(m_filter, here)) {
        if (!position.belongs)
            leave.push_back(position.id);
    }
    removeIds(leave);
    forget(change.changed);
    announce(here);
    if (!change.changed.empty() && !m_relistTimer.isActive())
        m_relistTimer.start();
}

void ListFollower::announce(const std::vector<FeedbackId> &items)
{
    std::vector<int> rows;
    for (const auto &[id, row] : rowsOf(ids(), items))
        rows.push_back(row);
    for (const auto &[first, last] : runsOf(std::move(rows)))
        m_model.announce(first, last);
}

void ListFollower::removeIds(const std::vector<FeedbackId> &items)
{
    if (items.empty())
        return;
    std::vector<int> rows;
    for (const auto &[id, row] : rowsOf(ids(), items))
        rows.push_back(row);
    std::sort(rows.begin(), rows.end());
    removeRows(rows);
    forget(items);
    const std::unordered_set<FeedbackId> gone(items.begin(), items.end());
    std::vector<FeedbackId> held = m_held;
    std::erase_if(held, [&gone](FeedbackId id) { return gone.contains(id); });
    setHeld(std::move(held));
}

/// Comes after the removal of rows, so that what is notified of it still finds their values.
void ListFollower::forget(const std::vector<FeedbackId> &items)
{
    for (const FeedbackId id : items)
        m_model.m_cache.forget(id);
}

void ListFollower::removeRows(const std::vector<int> &rows)
{
    for (const int row : rows)
        m_departed.insert(ids()[std::size_t(row)]);
    m_model.removeRowsAt(rows);
}

void ListFollower::setHeld(std::vector<FeedbackId> held)
{
    const bool differs = held.size() != m_held.size();
    m_held = std::move(held);
    if (differs)
        Q_EMIT heldBackChanged(heldBack());
}

void ListFollower::showNew()
{
    std::vector<FeedbackId> held = std::exchange(m_held, {});
    if (held.empty())
        return;
    if (m_filter.isSearch()) {
        m_departed.insert(held.begin(), held.end()); // so that the list inserts them
        relist();
    } else {
        std::vector<ListPosition> come = m_store.positionsOf(m_filter, held);
        std::erase_if(
            come, [this](const ListPosition &each) { return !each.belongs || m_model.rowOf(each.id) >= 0; });
        m_model.insert(FeedbackOrder(m_store, m_filter, ids()).insertionsFor(std::move(come)));
    }
    Q_EMIT heldBackChanged(0);
}

} // namespace triage::app

#include "moc_listfollower.cpp"
