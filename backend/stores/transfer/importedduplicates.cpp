// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/transfer/importedduplicates.h"

#include "stores/transfer/importstore.h"

namespace triage::storage {

namespace {

constexpr int maxPasses = 3; ///< Passes over the items of a part that name an original.

} // namespace

Result<void> ImportedDuplicates::link(const std::vector<ImportedItem> &items)
{
    std::vector<FeedbackId> ids, all;
    std::vector<QString> originals;
    std::vector<qint64> numbers;
    for (const ImportedItem &item : items) {
        all.push_back(item.feedback.id);
        if (item.original.isEmpty())
            continue;
        ids.push_back(item.feedback.id);
        originals.push_back(item.original);
        numbers.push_back(decodeId(item.original).value_or(0));
    }
    if (!ids.empty()) {
        const auto kept = m_tx.run("import.keepDuplicates",
                                   { { "ids", ids }, { "originals", originals }, { "numbers", numbers } });
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
    const auto found = m_tx.execute("import.findOriginals", { { "ids", items } });
    if (!found)
        return found.error();
    if (found->isEmpty())
        return false;
    std::vector<FeedbackId> duplicates, originalIds;
    for (int i = 0; i < found->size(); ++i) {
        duplicates.push_back(found->at(i).id<FeedbackId>(0));
        originalIds.push_back(found->at(i).id<FeedbackId>(1));
    }
    const Binds binds{ { "ids", duplicates }, { "originals", originalIds } };
    for (const char *statement : { "import.makeRecords", "import.linkDuplicates" }) {
        if (const auto done = m_tx.run(statement, binds); !done)
            return done.error();
    }
    const auto forgotten = m_tx.run("import.forgetDuplicates", { { "ids", duplicates } });
    if (!forgotten)
        return forgotten.error();
    return true;
}

} // namespace triage::storage
