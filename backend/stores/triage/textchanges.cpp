// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/triage/textchanges.h"

#include "database/record.h"
#include "database/transaction.h"

namespace triage::storage {

Result<TextChanges> TextChangeStore::after(const TextChangePlace &place, int length, int limit)
{
    const auto rows = query("textchange.after",
                            { { "change", place.change },
                              { "id", place.feedback.value() },
                              { "length", length },
                              { "limit", limit } });
    if (!rows)
        return rows.error();
    TextChanges changes{ 0, {}, place };
    for (const Row row : *rows) {
        changes.generation = row.integer(0);
        if (row.isNull(1))
            break;
        changes.items.push_back({ row.id<FeedbackId>(2), row.boolean(3), quint64(row.integer(4)) });
        changes.end = { row.integer(1), changes.items.back().feedback };
    }
    return changes;
}

Result<TextChangeStart> TextChangeStore::startOf(qint64 items)
{
    return firstOr<TextChangeStart>(
        query("textchange.start", { { "items", items } }), organizationNotFound, [](const Row &row) {
            return TextChangeStart{ row.integer(0),
                                    { row.integer(1), {} },
                                    row.isNull(2) ? Language() : Language::fromCode(row.text(2)) };
        });
}

Result<std::vector<ChangedText>> TextChangeStore::texts(const std::vector<FeedbackId> &items, int length)
{
    return listOf<ChangedText>(query("textchange.texts", { { "ids", items }, { "length", length } }),
                               [](const Row &row) {
                                   return ChangedText{ row.id<FeedbackId>(0), row.text(1), row.text(2) };
                               });
}

} // namespace triage::storage
