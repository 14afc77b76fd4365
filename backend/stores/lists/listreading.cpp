// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/lists/listreading.h"

#include "database/arraytext.h"
#include "stores/lists/listchanges.h"

#include <algorithm>
#include <limits>

namespace triage::storage {

namespace {

/// Returns the items of a tracked list, if they are known.
std::optional<ListItems> itemsOf(const Row &first, const std::optional<CountedTotal> &known, bool wantsItems)
{
    const auto numbers = [&first](int column) {
        return parseIds<qint64>(first.bytes(column));
    };
    switch (ListReuse(first.integer(ReuseColumn))) {
    case ListReuse::Nothing:
        return wantsItems ? std::optional(ListItems(numbers(ItemsColumn))) : std::nullopt;
    case ListReuse::Items:
        return known->items->after(numbers(ChangedColumn), numbers(ItemsColumn));
    case ListReuse::Total:
        break;
    }
    return known ? known->items : std::nullopt;
}

} // namespace

std::optional<PageItems> itemsOfPage(const ListShape &shape, const api::FeedbackFilter &filter,
                                     const std::optional<CountedTotal> &known)
{
    constexpr qint64 most = 2000;
    constexpr qint64 mostChanges = 100; // in the time between two requests
    if (!shape.tracks() || !known || !known->items)
        return std::nullopt;
    const qint64 end = filter.page.offset() + filter.page.limit;
    const qint64 wanted = shape.sortBy == SortBy::CreatedAt ? end + mostChanges : known->items->size();
    if (wanted > most)
        return std::nullopt;
    PageItems items{ known->items->first(wanted, shape.order == SortOrder::Descending), mostChanges };
    if (qint64(items.ids.size()) == known->items->size())
        items.mostChanges = std::numeric_limits<qint64>::max();
    return items;
}

bool isPageKnown(const Row &first, const ListShape &shape, const PageItems &items, bool wantsItems)
{
    switch (ListReuse(first.integer(ReuseColumn))) {
    case ListReuse::Nothing: // by creation, the page is among those that were counted
        return wantsItems && shape.sortBy == SortBy::CreatedAt;
    case ListReuse::Items:
        return qint64(parseIds<qint64>(first.bytes(ChangedColumn)).size()) <= items.mostChanges;
    case ListReuse::Total:
        break;
    }
    return true;
}

CountedTotal countedTotal(const Row &first, const std::optional<CountedTotal> &known, bool keepsItems)
{
    std::optional<ListItems> items = itemsOf(first, known, keepsItems);
    const qint64 total = first.isNull(TotalColumn) ? items->size() : first.integer(TotalColumn);
    if (total > ListMemory::maxTracked)
        items.reset();
    return { total,
             first.integer(ChangeColumn),
             first.integer(NextIdColumn),
             first.integer(AllColumn),
             first.bytes(MarkColumn).toByteArray(),
             std::move(items) };
}

qint64 windowFor(const ListShape &shape, qint64 wanted, const std::optional<CountedTotal> &known)
{
    // By relevance, items with the words in their title are wanted: about one of eight.
    const qint64 least = shape.sortBy == SortBy::Relevance ? 8000 : 1000;
    constexpr qint64 maxWindow = 50'000;
    if (!known)
        return std::clamp(4 * wanted, least, maxWindow);
    if (known->total < wanted)
        return 0;
    const double spread = double(known->all) / double(known->total);
    const double window = std::min(2.0 * double(wanted) * spread, 1e9);
    return window > double(maxWindow) ? 0 : std::max(qint64(window), least);
}

} // namespace triage::storage
