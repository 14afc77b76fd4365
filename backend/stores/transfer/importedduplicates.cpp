// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/transfer/importedduplicates.h"

#include "database/columns.h"
#include "database/record.h"
#include "stores/transfer/importstore.h"

namespace triage::storage {

namespace {

constexpr int maxPasses = 3; ///< Passes over the items of a part that name an original.

} // namespace

Result<void> ImportedDuplicates::link(const std::vector<ImportedItem> &items)
{
    const auto all = columnOf(items, [](const ImportedItem &each) { return each.feedback.id; });
    std::vector<FeedbackId> ids;
    std::vector<QString> originals;
    for (const ImportedItem &item : items) {
        if (!item.original.isEmpty()) {
            ids.push_back(item.feedback.id);
            originals.push_back(item.original);
        }
    }
    if (!ids.empty()) {
        const auto numberOf = [](const QString &original) {
            return decodeId(original).value_or(0);
        };
        const auto kept = m_tx.run(
            "import.keepDuplicates",
            { { "ids", ids }, { "originals", originals }, { "numbers", columnOf(originals, numberOf) } });
        if (!kept)
            return kept;
    }
    // An original that is a duplicate itself is linked before those that name it.
    for (int pass = 0; pass < maxPasses; ++pass) {
        const auto linked = linkFound(all);
        if (!linked)
            return linked.error();
        if (!*linked)
            break;
    }
    return {};
}

Result<bool> ImportedDuplicates::linkFound(const std::vector<FeedbackId> &items)
{
    using Pair = std::pair<FeedbackId, FeedbackId>;
    const auto found
        = listOf<Pair>(m_tx.execute("import.findOriginals", { { "ids", items } }),
                       [](const Row &row) { return Pair(row.id<FeedbackId>(0), row.id<FeedbackId>(1)); });
    if (!found)
        return found.error();
    if (found->empty())
        return false;
    const Bind duplicates("ids", columnOf(*found, &Pair::first));
    const Bind originals("originals", columnOf(*found, &Pair::second));
    for (const char *statement : { "import.makeRecords", "import.linkDuplicates" }) {
        if (const auto done = m_tx.run(statement, { duplicates, originals }); !done)
            return done.error();
    }
    return valueAfter(m_tx.run("import.forgetDuplicates", { duplicates }), true);
}

} // namespace triage::storage
