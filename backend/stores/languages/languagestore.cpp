// SPDX-License-Identifier: GPL-3.0-or-later
#include "stores/languages/languagestore.h"

#include "stores/triage/organizationsdue.h"

namespace triage::storage {

Result<std::vector<Language>> LanguageStore::common()
{
    const auto rows = query("language.common");
    if (!rows)
        return rows.error();
    std::vector<Language> languages;
    for (int i = 0; i < rows->size(); ++i)
        languages.push_back(Language::fromCode(rows->at(i).text(0)));
    return languages;
}

Result<std::vector<UntoldText>> LanguageStore::untold(int limit)
{
    const auto rows = query("language.untoldTexts", { { "limit", limit } });
    if (!rows)
        return rows.error();
    std::vector<UntoldText> texts;
    for (int i = 0; i < rows->size(); ++i) {
        const Row row = rows->at(i);
        texts.push_back({ row.id<FeedbackId>(0), row.integer(1), row.text(2), row.text(3) });
    }
    return texts;
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
    return organizationsDue(connection, "language.untold", limit);
}

} // namespace triage::storage
