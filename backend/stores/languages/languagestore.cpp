// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/languages/languagestore.h"

#include "database/record.h"
#include "search/stemming.h"

namespace triage::storage {

Result<std::vector<Language>> LanguageStore::common()
{
    const auto counts = listOf<std::pair<Language, qint64>>(query("language.common"), [](const Row &row) {
        return std::pair(Language::fromCode(row.text(0)), row.integer(1));
    });
    if (!counts)
        return counts.error();
    return search::queryLanguages(*counts);
}

Result<std::vector<UntoldText>> LanguageStore::untold(int limit)
{
    return listOf<UntoldText>(query("language.untoldTexts", { { "limit", limit } }), [](const Row &row) {
        return UntoldText{ row.id<FeedbackId>(0), row.integer(1), row.text(2), row.text(3) };
    });
}

Result<void> reindex(Transaction &tx, std::span<const ReindexedText> texts)
{
    std::vector<FeedbackId> ids;
    std::vector<qint64> changes;
    std::vector<QString> lexemes;
    for (const ReindexedText &text : texts) {
        ids.push_back(text.feedback);
        changes.push_back(text.change);
        lexemes.push_back(text.lexemes);
    }
    return tx.run("language.reindex", { { "ids", ids }, { "changes", changes }, { "lexemes", lexemes } });
}

Result<std::vector<OrganizationId>> organizationsWithUntoldTexts(Connection &connection, int limit)
{
    return listOf<OrganizationId>(connection.execute("language.untold", { { "limit", limit } }));
}

} // namespace triage::storage
