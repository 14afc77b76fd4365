// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/feedbackorder.h"

#include <algorithm>

namespace triage::app {

bool FeedbackOrder::before(const ListPosition &one, const ListPosition &other) const
{
    const bool ascending = m_filter.order == SortOrder::Ascending;
    const ListPosition &low = ascending ? one : other;
    const ListPosition &high = ascending ? other : one;
    if (m_filter.sortBy == SortBy::Title) {
        if (const int compared = low.text.toUtf8().compare(high.text.toUtf8());
            compared != 0) // the order of the store
            return compared < 0;
    } else if (low.time != high.time) {
        return low.time < high.time;
    }
    return low.id < high.id;
}

const ListPosition &FeedbackOrder::probe(int row)
{
    const FeedbackId id = m_ids[std::size_t(row)];
    const auto known = m_probed.find(id);
    if (known != m_probed.end())
        return known->second;
    const std::vector<ListPosition> found = m_store.positionsOf(m_filter, std::span(&id, 1));
    return m_probed.emplace(id, found.empty() ? ListPosition{ id, false, {}, {} } : found.front())
        .first->second;
}

int FeedbackOrder::rowFor(const ListPosition &position)
{
    int low = 0;
    int high = int(m_ids.size());
    // New items mostly belong at the top.
    if (high > 0 && before(position, probe(0)))
        return 0;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (before(probe(middle), position))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool FeedbackOrder::isInOrder(int row, const ListPosition &position)
{
    return (row == 0 || before(probe(row - 1), position))
        && (row + 1 == int(m_ids.size()) || before(position, probe(row + 1)));
}

std::vector<Insertion> FeedbackOrder::insertionsFor(std::vector<ListPosition> positions)
{
    std::sort(positions.begin(), positions.end(),
              [this](const ListPosition &one, const ListPosition &other) { return before(one, other); });
    std::vector<Insertion> insertions;
    for (const ListPosition &each : positions) {
        const int row = rowFor(each);
        if (insertions.empty() || insertions.back().row != row)
            insertions.push_back({ row, {} });
        insertions.back().ids.push_back(each.id);
    }
    return insertions;
}

void removeFromSections(StateCounts &sections, qint64 first, qint64 end)
{
    qint64 begin = 0; // of a section before the removal
    for (const auto section : stateSections) {
        qint64 &size = sections.*section;
        const qint64 next = begin + size;
        size -= std::max<qint64>(0, std::min(end, next) - std::max(first, begin));
        begin = next;
    }
}

namespace {

/// Marks the longest ascending subsequence (patience sorting).
std::vector<bool> longestAscent(const std::vector<int> &values)
{
    std::vector<std::size_t> tails;
    std::vector<std::size_t> previous(values.size(), values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto pile
            = std::lower_bound(tails.begin(), tails.end(), values[i],
                               [&values](std::size_t tail, int value) { return values[tail] < value; });
        if (pile != tails.begin())
            previous[i] = *(pile - 1);
        if (pile == tails.end())
            tails.push_back(i);
        else
            *pile = i;
    }
    std::vector<bool> kept(values.size(), false);
    for (std::size_t i = tails.empty() ? values.size() : tails.back(); i < values.size(); i = previous[i])
        kept[i] = true;
    return kept;
}

} // namespace

ListDifference difference(const std::vector<FeedbackId> &from, const std::vector<FeedbackId> &to)
{
    std::unordered_map<FeedbackId, int> places;
    places.reserve(to.size());
    for (std::size_t i = 0; i < to.size(); ++i)
        places.emplace(to[i], int(i));

    ListDifference made;
    std::vector<int> rows; // rows of `from` that are in `to`, and their rows there
    std::vector<int> targets;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto place = places.find(from[i]);
        if (place == places.end()) {
            made.removed.push_back(int(i));
        } else {
            rows.push_back(int(i));
            targets.push_back(place->second);
        }
    }
    const std::vector<bool> kept = longestAscent(targets);
    std::vector<bool> stays(to.size(), false);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (kept[i])
            stays[std::size_t(targets[i])] = true;
        else
            made.removed.push_back(rows[i]);
    }
    std::sort(made.removed.begin(), made.removed.end());
    int row = 0;
    for (std::size_t i = 0; i < to.size(); ++i) {
        if (stays[i]) {
            ++row;
            continue;
        }
        if (made.inserted.empty() || made.inserted.back().row != row)
            made.inserted.push_back({ row, {} });
        made.inserted.back().ids.push_back(to[i]);
    }
    return made;
}

} // namespace triage::app
