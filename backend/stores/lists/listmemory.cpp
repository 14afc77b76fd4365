// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listmemory.h"

#include "database/arraytext.h"
#include "stores/lists/feedbacklist.h"
#include "stores/lists/listchanges.h"

#include <algorithm>
#include <limits>

namespace triage::storage {

namespace {

constexpr auto identifierOf = [](const std::pair<qint64, bool> &difference) {
    return difference.first;
};

qint64 bytesOf(const CountedTotal &total)
{
    constexpr qint64 withoutItems = 1024;
    return withoutItems + (total.items ? total.items->bytes() : 0);
}

} // namespace

ListItems::ListItems(std::vector<qint64> ids) : m_size(qint64(ids.size()))
{
    std::ranges::sort(ids);
    m_ids = std::make_shared<const std::vector<qint64>>(std::move(ids));
}

bool ListItems::contains(qint64 id) const
{
    const auto difference = std::ranges::lower_bound(m_differences, id, {}, identifierOf);
    if (difference != m_differences.end() && difference->first == id)
        return difference->second;
    return m_ids && std::ranges::binary_search(*m_ids, id);
}

ListItems ListItems::after(std::span<const qint64> changed, std::vector<qint64> remaining) const
{
    std::ranges::sort(remaining);
    std::vector<Difference> newer;
    for (const qint64 id : changed)
        newer.emplace_back(id, std::ranges::binary_search(remaining, id));
    std::ranges::sort(newer);
    newer.erase(std::ranges::unique(newer).begin(), newer.end());

    ListItems next;
    next.m_ids = m_ids;
    next.m_size = m_size;
    for (const auto &[id, isIn] : newer)
        next.m_size += qint64(isIn) - qint64(contains(id));
    // Of equal elements the union takes the newer one.
    std::ranges::set_union(newer, m_differences, std::back_inserter(next.m_differences), {}, identifierOf,
                           identifierOf);
    const std::size_t most = std::min(maxDifferences, std::size_t(next.m_size));
    return next.m_differences.size() > most ? next.standingAlone() : next;
}

qint64 ListItems::bytes() const
{
    const std::size_t ids = m_ids ? m_ids->size() : 0;
    return qint64(ids * sizeof(qint64) + m_differences.size() * sizeof(Difference));
}

std::vector<qint64> ListItems::first(qint64 number, bool descending) const
{
    const auto wanted = std::size_t(std::clamp<qint64>(number, 0, m_size));
    std::vector<qint64> ids;
    const auto add = [&](auto id, auto end) {
        for (; id != end && ids.size() < wanted; ++id) {
            if (contains(*id))
                ids.push_back(*id);
        }
    };
    const auto isBefore = [descending](qint64 a, qint64 b) {
        return descending ? b < a : a < b;
    };
    if (m_ids && descending)
        add(m_ids->rbegin(), m_ids->rend());
    else if (m_ids)
        add(m_ids->begin(), m_ids->end());
    for (const auto &[id, isIn] : m_differences) {
        if (isIn && !(m_ids && std::ranges::binary_search(*m_ids, id)))
            ids.push_back(id);
    }
    std::ranges::sort(ids, isBefore);
    ids.resize(wanted);
    return ids;
}

ListItems ListItems::standingAlone() const
{
    std::vector<qint64> ids;
    ids.reserve(std::size_t(m_size));
    if (m_ids)
        std::ranges::copy_if(*m_ids, std::back_inserter(ids), [this](qint64 id) { return contains(id); });
    for (const auto &[id, isIn] : m_differences) {
        if (isIn && !(m_ids && std::ranges::binary_search(*m_ids, id)))
            ids.push_back(id);
    }
    return ListItems(std::move(ids));
}

std::optional<CountedTotal> ListMemory::findTotal(const QByteArray &listKey) const
{
    const std::lock_guard lock(m_mutex);
    const CountedTotal *found = m_totals.object(listKey);
    return found ? std::optional(*found) : std::nullopt;
}

void ListMemory::storeTotal(const QByteArray &listKey, const CountedTotal &total)
{
    const std::lock_guard lock(m_mutex);
    const CountedTotal *known = m_totals.object(listKey);
    if (!known || known->change <= total.change)
        m_totals.insert(listKey, new CountedTotal(total), bytesOf(total));
}

qint64 ListMemory::bytes() const
{
    const std::lock_guard lock(m_mutex);
    return m_totals.totalCost();
}

TrackedList::TrackedList(ListMemory *memory, QByteArray key, const ListShape &shape,
                         const api::PageRequest &page)
    : m_memory(shape.counts() ? memory : nullptr), m_key(std::move(key)), m_shape(shape), m_page(page)
{
    if (m_memory)
        m_known = m_memory->findTotal(m_key);
    m_items = itemsOfPage();
}

bool TrackedList::wantsItems() const
{
    return m_memory && (!m_known || m_known->total <= ListMemory::maxTracked);
}

std::optional<TrackedList::PageItems> TrackedList::itemsOfPage() const
{
    constexpr qint64 most = 2000;
    constexpr qint64 mostChanges = 100; // in the time between two requests
    if (!m_known || !m_known->items)
        return std::nullopt;
    const ListItems &known = *m_known->items;
    const qint64 end = m_page.offset() + m_page.limit;
    const qint64 wanted = m_shape.sortBy == SortBy::CreatedAt ? end + mostChanges : known.size();
    if (wanted > most)
        return std::nullopt;
    PageItems items{ known.first(wanted, m_shape.order == SortOrder::Descending), mostChanges };
    if (qint64(items.ids.size()) == known.size())
        items.mostChanges = std::numeric_limits<qint64>::max();
    return items;
}

/// Returns the number of first items that are searched before the index is used: enough for the page if the
/// matches are spread evenly, none if there are too few of them. Reading ends where the page is full.
qint64 TrackedList::window() const
{
    // By relevance, items with the words in their title are wanted: about one of eight.
    const qint64 least = m_shape.sortBy == SortBy::Relevance ? 8000 : 1000;
    constexpr qint64 maxWindow = 50'000;
    const qint64 wanted = m_page.offset() + m_page.limit;
    if (!m_known)
        return std::clamp(4 * wanted, least, maxWindow);
    if (m_known->total < wanted)
        return 0;
    const double spread = double(m_known->all) / double(m_known->total);
    const double window = std::min(2.0 * double(wanted) * spread, 1e9);
    return window > double(maxWindow) ? 0 : std::max(qint64(window), least);
}

void TrackedList::addTo(Binds &binds) const
{
    if (m_shape.counts()) {
        const CountedTotal known = m_known.value_or(CountedTotal());
        binds.push_back({ "known_change", known.change });
        binds.push_back({ "known_total", known.total });
        binds.push_back({ "known_mark", known.mark });
        binds.push_back({ "has_items", known.items.has_value() });
        binds.push_back({ "wants_items", wantsItems() });
        binds.push_back({ "from_known", m_items.has_value() });
        binds.push_back({ "known_ids", m_items ? m_items->ids : std::vector<qint64>() });
    }
    if (m_shape.looksAtWindow())
        binds.push_back({ "window", window() });
}

std::optional<ListItems> TrackedList::itemsOf(const Rows &rows) const
{
    const Row first = rows.first();
    const auto numbers = [&rows](int column) {
        std::vector<qint64> all;
        // Growing would take three times the memory: a common word is in hundreds of thousands of items.
        qsizetype size = 0;
        for (const Row row : rows)
            size += std::ranges::count(row.bytes(column), ',') + 1;
        all.reserve(std::size_t(size));
        for (int i = 0; i < rows.size(); ++i)
            forEachElement(rows.at(i).bytes(column),
                           [&all](QByteArrayView each) { all.push_back(each.toLongLong()); });
        return all;
    };
    switch (ListReuse(first.integer(ReuseColumn))) {
    case ListReuse::Nothing:
        return wantsItems() && !first.boolean(CutColumn) ? std::optional(ListItems(numbers(ItemsColumn)))
                                                         : std::nullopt;
    case ListReuse::Items:
        return m_known->items->after(numbers(ChangedColumn), numbers(ItemsColumn));
    case ListReuse::Total:
        break;
    }
    return m_known ? m_known->items : std::nullopt;
}

/// Returns false if so much changed that the items of the page are not among the known ones.
bool TrackedList::isPageKnown(const Row &first) const
{
    return ListReuse(first.integer(ReuseColumn)) != ListReuse::Items
        || qint64(parseIds<qint64>(first.bytes(ChangedColumn)).size()) <= m_items->mostChanges;
}

std::optional<qint64> TrackedList::read(const Rows &rows)
{
    const Row first = rows.first();
    if (!m_memory)
        return first.integer(TotalColumn);
    const bool isPage = !m_items || isPageKnown(first);
    std::optional<ListItems> items = itemsOf(rows);
    const qint64 total = first.isNull(TotalColumn) ? items->size() : first.integer(TotalColumn);
    if (total > ListMemory::maxTracked)
        items.reset();
    m_known = CountedTotal{ total, first.integer(ChangeColumn), first.integer(AllColumn),
                            first.bytes(MarkColumn).toByteArray(), std::move(items) };
    m_memory->storeTotal(m_key, *m_known);
    m_items.reset();
    return isPage ? std::optional(total) : std::nullopt;
}

} // namespace triage::storage
